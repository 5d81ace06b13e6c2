import { formatLongDate } from '#domain/dates/calendar.ts'
import { findDates, type PartialDate } from '#domain/language/find-dates.ts'
import { isCovered, isWhole, toIso } from '#domain/language/partial-date.ts'
import { placeOf } from '#domain/provenance/passage.ts'
import type { EvidenceIndex } from './evidence.ts'
import type { StatementItem, ToldPassage } from './told-passage.ts'

/** What happens once in a life or in a case, by the words before its date. */
const events: readonly (readonly [string, RegExp])[] = [
  ['marriage', /(?<!\p{L})(?:married|marriage date:|wed|wedding)(?!\p{L})[^.;]{0,40}$/iu],
  ['divorce', /(?<!\p{L})(?:divorced?|dissolved)(?!\p{L})[^.;]{0,40}$/iu],
  ['last entry', /(?<!\p{L})(?:last (?:entered|arrived|admitted)|last entry(?: date)?)(?!\p{L})[^.;]{0,60}$/iu],
  ['approval of the petition', /(?<!\p{L})(?:petition|I-130|I-140)(?!\p{L})[^.;]{0,50}approved(?!\p{L})[^.;]{0,20}$/iu],
]

/** `The couple married on September 2, 2015` where the file has another day for the marriage. */
export function checkDates({ passage, evidence, sentences }: ToldPassage): StatementItem[] {
  return sentences.flatMap((sentence) =>
    findDates(sentence.text).flatMap(({ start, end, text, date }): StatementItem[] => {
      const event = eventBefore(sentence.text, start)
      const known = event === undefined ? [] : datesOf(event, evidence)
      if (event === undefined || !isWhole(date) || known.length === 0 || known.some((other) => isCovered(date, other)))
        return []
      const days = known.map((other) => formatLongDate(toIso(other) ?? '')).join(', ')
      return [
        {
          ...placeOf(passage, { start: sentence.start + start, end: sentence.start + end }),
          text,
          state: 'conflict',
          flag: 'Conflict',
          severity: 'red',
          message: `The draft dates the ${event} ${text}; the file gives ${days}.`,
        },
      ]
    }),
  )
}

const eventBefore = (text: string, at: number) =>
  events.find(([, pattern]) => pattern.test(text.slice(Math.max(0, at - 90), at)))?.[0]

/** The days that the sources give for an event; none where they do not name it. */
function datesOf(event: string, { sentences }: EvidenceIndex): PartialDate[] {
  return sentences.flatMap(({ text }) =>
    /\d/.test(text)
      ? findDates(text).flatMap(({ start, date }) =>
          isWhole(date) && eventBefore(text, start) === event ? [date] : [],
        )
      : [],
  )
}
