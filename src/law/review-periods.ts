import { lawPart } from './in-force.ts'

/** Kinds of law data by how soon they have to be read again. */
export type ReviewedKind =
  | 'country-lists'
  | 'fees'
  | 'memoranda'
  | 'decisions'
  | 'unconfirmed'
  | 'statutes'
  | 'circuits'

/** After how many days each kind is read again, and the days of the year on which fees and the like change in any case. */
export type ReviewPeriods = {
  readonly days: Readonly<Record<ReviewedKind, number>>
  /** `MM-DD` */
  readonly feeDays: readonly string[]
}

/** How soon law data is read again: what changes by announcement every week, statutes every quarter. */
export const reviewPeriods = lawPart<ReviewPeriods>('reviewPeriods', {
  days: {
    'country-lists': 7,
    fees: 30,
    memoranda: 30,
    decisions: 30,
    unconfirmed: 90,
    statutes: 90,
    circuits: 365,
  },
  feeDays: ['10-01', '01-01'],
})

/** The day after which data of this kind that was read on a day has to be read again. */
export function reviewBy(kind: ReviewedKind, checkedOn: string): string {
  const { days, feeDays } = reviewPeriods()
  const byPeriod = new Date(Date.parse(checkedOn) + days[kind] * 86_400_000).toISOString().slice(0, 10)
  if (kind !== 'fees') return byPeriod
  const year = Number(checkedOn.slice(0, 4))
  const turns = [year, year + 1].flatMap((of) => feeDays.map((day) => `${of}-${day}`)).filter((day) => day > checkedOn)
  return [byPeriod, ...turns].toSorted()[0] ?? byPeriod
}

/** Whether it should have been read again before this day. */
export function isOverdue(kind: ReviewedKind, checkedOn: string, today: string): boolean {
  return reviewBy(kind, checkedOn) < today
}
