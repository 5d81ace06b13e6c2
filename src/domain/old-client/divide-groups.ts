import { findDates } from '#domain/language/find-dates.ts'
import { foldText } from '#domain/language/fold.ts'
import type { Mark, Slot, StorySentence } from '#domain/template-sections/old-case.ts'

const monthNames = 'january february march april may june july august september october november december'.split(' ')

/** Kinds of which a paper often has several things that one answer cannot stand for. */
const divided = new Set<Slot>([
  'amount',
  'town',
  'hearing-date',
  'filing-date',
  'letter-date',
  'decision-date',
  'event-date',
  'notice-date',
  'address',
  'relative-a-number',
])

/**
 * Gives each different thing of such a kind a group of its own: two hearings are two questions. What stands in told
 * sentences alone makes none, because those sentences are never kept.
 */
export function divideGroups(marks: readonly Mark[], stories: readonly StorySentence[]): Mark[] {
  // What only looks like a claim may be kept.
  const told = Map.groupBy(
    stories.filter(({ slot }) => slot !== 'claim'),
    ({ part, index }) => `${part} ${index}`,
  )
  const isTold = ({ part, index, start }: Mark) =>
    (told.get(`${part} ${index}`) ?? []).some((story) => story.start <= start && start < story.end)
  const ids = new Map<string, string>()
  /** `November 3` is the hearing of `November 3, 2025`. */
  const idOf = (key: string) =>
    ids.get(key) ??
    (/-date \p{L}+ \d{1,2}$/u.test(key)
      ? [...ids].find(([other]) => other.startsWith(`${key},`) || other.startsWith(`${key} `))?.[1]
      : undefined)
  const counts = new Map<Slot, number>()
  for (const mark of marks) {
    const key = keyOf(mark)
    if (key === undefined || idOf(key) !== undefined || isTold(mark)) continue
    const count = (counts.get(mark.slot) ?? 0) + 1
    counts.set(mark.slot, count)
    ids.set(key, count === 1 ? mark.slot : `${mark.slot}: ${count}`)
  }
  return marks.map((mark) => {
    const id = idOf(keyOf(mark) ?? '')
    return id === undefined ? mark : { ...mark, group: id }
  })
}

/** The number of a group that is the second and more of its kind. */
export function numberOf(group: string): number | undefined {
  const [, written] = /^[a-z-]+: (\d+)$/.exec(group) ?? []
  return written === undefined ? undefined : Number(written)
}

/** The thing that a mark names: a day without its hour, a city without its state. */
function keyOf({ slot, text }: Mark): string | undefined {
  if (!divided.has(slot)) return undefined
  const bare = slot.endsWith('-date')
    ? text.replace(/,? (?:at|a las?) \d.*$/u, '').replace(/ \d{1,2}:\d\d.*$/u, '')
    : (text.split(',')[0] ?? text)
  const [day] = slot.endsWith('-date') ? findDates(bare) : []
  const { year, month } = day?.date ?? {}
  // `7/21/2025` is the day of `July 21, 2025`.
  if (day && year !== undefined && month !== undefined)
    return `${slot} ${monthNames[month - 1]} ${[day.date.day, year].filter(Boolean).join(', ')}`
  return `${slot} ${foldText(slot === 'amount' ? text : bare)}`
}
