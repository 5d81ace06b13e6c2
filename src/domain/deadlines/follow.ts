import type { IsoDate } from '../dates/calendar.ts'
import type { CaseDate } from './case-date.ts'

/** A date as it was shown last. */
export type ShownDate = {
  readonly key: string
  readonly date: IsoDate
  /** What it was counted from, as one text. */
  readonly basis: string
  readonly isGone: boolean
}

/** `record`: something told was changed. `law`: the same was counted by other rules. `time`: a yearly look went on. */
export type MovedBecause = 'record' | 'law' | 'time'

export type Followed = {
  readonly added: readonly CaseDate[]
  readonly moved: readonly { readonly to: CaseDate; readonly was: IsoDate; readonly because: MovedBecause }[]
  /** Stays on its day; its words may be others. */
  readonly kept: readonly CaseDate[]
  readonly gone: readonly string[]
}

/** What a date was counted from, as one text: equal where nothing told has changed. */
export const basisOf = ({ triggers }: CaseDate) => triggers.map(({ field, value }) => `${field}=${value}`).join(';')

/** Compares the dates of a case with those shown last; `basis` is how the basis of a date was written down. */
export function followDates(
  shown: readonly ShownDate[],
  now: readonly CaseDate[],
  basis: (date: CaseDate) => string = basisOf,
): Followed {
  const before = new Map(shown.map((one) => [one.key, one]))
  const there = now.map((date) => ({ date, last: before.get(date.key) }))
  return {
    added: there.flatMap(({ date, last }) => (last ? [] : [date])),
    moved: there.flatMap(({ date, last }) =>
      last && last.date !== date.date
        ? [{ to: date, was: last.date, because: becauseOf(last, date, basis(date)) }]
        : [],
    ),
    kept: there.flatMap(({ date, last }) => (last?.date === date.date ? [date] : [])),
    gone: shown.filter(({ key, isGone }) => !isGone && !now.some((one) => one.key === key)).map(({ key }) => key),
  }
}

function becauseOf(last: ShownDate, to: CaseDate, basis: string): MovedBecause {
  if (last.basis !== basis) return 'record'
  return to.kind === 'reminder' ? 'time' : 'law'
}
