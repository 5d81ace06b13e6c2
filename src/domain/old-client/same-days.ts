import { findDates } from '#domain/language/find-dates.ts'
import type { FoundMark, Slot, TemplateLine } from '#domain/template-sections/old-case.ts'

/** Kinds of days that one place can tell for all others of the same day. */
const told = new Set<Slot>([
  'hearing-date',
  'entry-date',
  'notice-date',
  'birth-date',
  'marriage-date',
  'filing-date',
  'decision-date',
])

/**
 * One day is one thing wherever it stands: where the words beside a day do not say what happened on it, another place of
 * the same day does, if all that say it agree. Changes `raw`.
 */
export function sameDays(raw: Map<TemplateLine, readonly FoundMark[]>): void {
  const slots = new Map<string, Set<Slot>>()
  for (const [{ text }, marks] of raw)
    for (const mark of marks) {
      const day = told.has(mark.slot) ? dayOf(text, mark) : undefined
      if (day !== undefined) slots.set(day, (slots.get(day) ?? new Set()).add(mark.slot))
    }
  for (const [line, marks] of raw) {
    if (!marks.some(({ slot }) => slot === 'event-date')) continue
    raw.set(
      line,
      marks.map((mark): FoundMark => {
        const known = mark.slot === 'event-date' ? slots.get(dayOf(line.text, mark) ?? '') : undefined
        const [only] = known?.size === 1 ? known : []
        return only === undefined ? mark : { ...mark, slot: only }
      }),
    )
  }
}

/** A whole day, in one form. */
function dayOf(text: string, { start, end }: FoundMark): string | undefined {
  const [found] = findDates(text.slice(start, end))
  const { year, month, day } = found?.date ?? {}
  return year === undefined || month === undefined || day === undefined ? undefined : `${year}-${month}-${day}`
}
