import { formatLongDate, type IsoDate } from '#domain/dates/calendar.ts'
import { escapeText, gap, paragraph } from '#domain/section-content/write.ts'

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

function closed(text: string): string {
  return /[.!?:;…]["'”’)\]]*$/.test(text) ? text : `${text}.`
}

// "Stage I", "World War I", "Form I-130" and an initial are not the first person.
const firstPerson =
  /\bmy\b|(?<!\b(?:stage|type|phase|grade|part|class|level|war|title|section|chapter|group|category|bipolar|form)\s)\bi\b(?![-.)])/i

function isFirstPerson(text: string): boolean {
  return firstPerson.test(text.replaceAll(/"[^"]*"|“[^“”]*”/g, ''))
}

const withArticle =
  /^(Bahamas|Comoros|Gambia|Maldives|Netherlands|Philippines|Seychelles|United .*|.* Islands|.* Republic( of .*)?|Republic of .*)$/i
