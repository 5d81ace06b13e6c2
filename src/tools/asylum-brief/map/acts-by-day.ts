import type { CaseFact } from '#domain/case-map/case-map.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { findDates } from '#domain/language/find-dates.ts'
import { listInWords } from '#domain/prose/words.ts'
import type { CaseFrame } from '../case.ts'
import { actNoun, dayOf, wasDoneToClient } from './signs.ts'

/** Facts told elsewhere by act and day: `the detention of March 14, 2024`; at most `most` of them, each day once. */
export function referTo(facts: readonly CaseFact[], most = 4): string | undefined {
  const items = new Map<string, string>()
  // What was done to the client goes before what was done to others.
  const own = facts.filter((fact) => dayOf(fact) !== undefined && wasDoneToClient(fact))
  for (const fact of own.length > 0 ? own : facts) {
    const day = dayOf(fact)
    // The day of a release is no day of harm.
    if (day === undefined || fact.negated || /\breleased\b/i.test(fact.statement)) continue
    // Of a sentence with several days nobody can say which act was on which.
    if (findDates(fact.statement).length > 1) continue
    const noun = actNoun(fact)
    const known = items.get(day)
    if (known === undefined) items.set(day, noun ?? 'events')
    else if (known !== noun) items.set(day, known === 'events' ? (noun ?? known) : known)
  }
  const chosen = [...items.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(0, most)
  if (chosen.length === 0) return undefined
  const days = chosen.filter(([, noun]) => noun === 'events').map(([day]) => formatLongDate(day))
  const named = chosen
    .filter(([, noun]) => noun !== 'events')
    .map(([day, noun]) => `the ${noun} of ${formatLongDate(day)}`)
  return listInWords([...named, ...(days.length > 0 ? [`the events of ${listInWords(days)}`] : [])]).replaceAll(
    /(\d{4})(?= (?:and|or) )/g,
    '$1,',
  )
}

/** Facts of the time before the last arrival: what happened here since is no harm of the past. */
export function beforeArrival({ frame }: { readonly frame: CaseFrame }, facts: readonly CaseFact[]): CaseFact[] {
  const { lastArrival } = frame.timing
  return facts.filter((fact) => lastArrival === undefined || (dayOf(fact) ?? '') < lastArrival)
}
