import { formatLongDate, type IsoDate } from '#domain/dates/calendar.ts'
import { gap, paragraph } from '#domain/section-content/write.ts'

const paragraphBreak = '\u2029'

/** Markup in reading order as paragraphs; a narrative brings its own paragraph breaks, empty parts print nothing. */
export function flow(...parts: readonly (string | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined && part !== '')
    .join(' ')
    .split(paragraphBreak)
    .map((text) => paragraph(text.trim()))
    .join('')
}

export function dateOrGap(date: IsoDate | undefined, label = 'date'): string {
  return date === undefined ? gap(label) : formatLongDate(date)
}
