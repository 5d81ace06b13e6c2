import { addDays } from '#domain/dates/calendar.ts'
import { findDays } from '#domain/language/find-days.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { DocumentSort } from '../elements.ts'
import type { MapDocument } from '../map-input.ts'

/** The title that a report prints above itself states nothing. */
export const isTitleOfReport = (printed: string, { title, text }: MapDocument, sort: DocumentSort): boolean =>
  sort === 'country' &&
  !/[.!?]$/.test(printed.trim()) &&
  countWords(printed) < 25 &&
  (text.trimStart().startsWith(printed.trim()) || title.includes(printed.trim()))

/** `Michoacán state - Do not travel due to crime.`: the line of a travel advisory, with what it is. */
export function advisory(words: string): string | undefined {
  const [, place, level] =
    /^(\p{Lu}[\p{L}\p{M} ,()]{2,60}?) ?[-–—:] ?((?:Do [Nn]ot [Tt]ravel|Reconsider [Tt]ravel|Exercise \p{L}+ [Cc]aution)\b[^.“”]*)\.?$/u.exec(
      words.trim(),
    ) ?? []
  return place === undefined || level === undefined ? undefined : `For ${place} the advisory reads: “${level}”`
}

/** `Rape and Domestic Violence: The law ...`: the label of a part of a report is no part of its sentence. */
export const sectionLabel =
  /^\p{Lu}\p{L}+(?:,? (?:and|or|of|the|in|on|for|to|\p{Lu}\p{L}+)){1,7}: (?=(?:The|In|An?|There|Although|While|According|Human|Women|Men|Authorities|Police|During)\b)/u

/** `was killed yesterday` in a newspaper of May 18: the day before that of the paper. */
export function dayOfNews(words: string, { title, text }: MapDocument): string | undefined {
  const said = /\b(yesterday|last night|this morning|today)\b/i.exec(words)?.[1]?.toLowerCase()
  if (said === undefined || !/\b(?:article|newspaper|press|news|diario|gazette|times|post)\b/i.test(title))
    return undefined
  const [day] = findDays(`${title}\n${text.slice(0, 300)}`)
  if (day === undefined || day.from !== day.to) return undefined
  return /^(?:yesterday|last night)$/.test(said) ? addDays(day.from, -1) : day.from
}
