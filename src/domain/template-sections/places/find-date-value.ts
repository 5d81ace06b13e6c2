import { formatLongDate } from '#domain/dates/calendar.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { type FoundDate, findDates } from '#domain/language/find-dates.ts'
import { toIso } from '#domain/language/partial-date.ts'
import type { PlaceMaterial } from './material.ts'

/** Words that say the same beside a date. */
const kindred: Readonly<Record<string, readonly string[]>> = {
  due: ['due', 'deadline', 'respond', 'until'],
  deadline: ['due', 'deadline', 'respond'],
  rfe: ['rfe', 'evidence'],
  requested: ['reset', 'after', 'continued', 'request', 'reschedule', 'new'],
  marriage: ['married', 'marriage', 'wedding'],
  filing: ['filed', 'filing', 'submitted'],
  entry: ['entered', 'entry', 'arrived', 'came', 'arrival'],
  birth: ['born', 'birth', 'dob'],
  notice: ['notice', 'dated'],
  known: ['knows', 'known', 'met', 'since'],
  hire: ['hired', 'employed', 'since'],
}

const empty = /^(?:date|day|of|the|and|time|on|a|an|when|for|full|insert|exact|place)$/

/**
 * The date that a label asks for, in long form: the one that stands nearest to the label's own words. `beside` are words
 * around the place, for a label that only says "date".
 */
export function findDateValue(label: string, beside: string, material: PlaceMaterial): string | undefined {
  const own =
    label
      .toLowerCase()
      .match(/[\p{L}]+/gu)
      ?.filter((word) => !empty.test(word)) ?? []
  const asked = own.length > 0 ? own : /\b(?:have |has )?known\b/u.test(beside) ? ['known'] : []
  if (asked.length === 0) return undefined
  const words = new Set(asked.flatMap((word) => stemsOf([word, ...(kindred[word] ?? [])].join(' ')).concat(word)))
  let best: { readonly date: FoundDate; readonly clause: string; readonly score: number } | undefined
  material.clauses.forEach((clause, index) => {
    for (const date of findDates(clause)) {
      const distance = distanceTo(words, clause, date)
      if (distance === undefined) continue
      // What the attorney says counts before what a document says.
      const score = -distance - index / 1000
      if (!best || score > best.score) best = { date, clause, score }
    }
  })
  if (!best) return undefined
  const day = written(best.date)
  const time = /\btime\b/iu.test(label) ? timeIn(best.clause) : undefined
  return day === undefined ? undefined : time === undefined ? day : `${day}, at ${time}`
}

/** How many letters away one of the words stands; a word behind the date is farther than one before it. */
function distanceTo(words: ReadonlySet<string>, clause: string, { start, end }: FoundDate): number | undefined {
  const distances = [...clause.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const stem = stemsOf(word)[0] ?? word.toLowerCase()
    if (!words.has(stem) && !words.has(word.toLowerCase())) return []
    if (index < start) return [start - index - word.length]
    return index >= end ? [(index - end) * 2 + 20] : []
  })
  const near = Math.min(...distances)
  return near <= 90 ? near : undefined
}

function written({ date }: FoundDate): string | undefined {
  const iso = toIso(date)
  if (iso !== undefined) return formatLongDate(iso)
  if (date.year === undefined) return undefined
  return date.month === undefined
    ? String(date.year)
    : formatLongDate(`${date.year}-${String(date.month).padStart(2, '0')}-01`).replace(/ 1,/, '')
}

function timeIn(clause: string): string | undefined {
  const found = /\b(\d{1,2})(?::(\d{2}))? ?([ap])\.?m\.?(?![\p{L}])/iu.exec(clause)
  return found ? `${found[1]}:${found[2] ?? '00'} ${found[3]?.toLowerCase()}.m.` : undefined
}
