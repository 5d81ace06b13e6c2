import { addDays, addYears, daysBetween, type IsoDate } from '#domain/dates/calendar.ts'
import type { NaturalizationCase } from '../case.ts'
import { keptResidence, proofsOfReason } from './kept-residence.ts'
import { halfYear, readPapers } from './papers.ts'
import type { Trip } from './paper-facts.ts'

/** A trip that reaches into the years of the basis; `inPeriod` are its days abroad within them. */
export type PeriodTrip = Trip & { readonly inPeriod: number }

/** The trips that the papers give for the years which the basis counts back from the filing. */
export function tripsOfPeriod({ input, basis, filingDate }: NaturalizationCase): {
  readonly trips: readonly PeriodTrip[]
  readonly years: 5 | 3
  /** Days abroad within those years. */
  readonly days: number
  /** All days of those years. */
  readonly length: number
} {
  const years = basis === '319(a)' ? 3 : 5
  const from = addYears(filingDate, -years)
  const dayBefore = addDays(from, -1)
  const counts = basis === '316(a)' || basis === '319(a)'
  const trips = (counts ? readPapers(input).trips : [])
    .filter(({ returned, left }) => returned > from && left <= filingDate)
    .map((trip) => {
      const start = trip.left > dayBefore ? trip.left : dayBefore
      const end = trip.returned < filingDate ? trip.returned : filingDate
      return { ...trip, inPeriod: Math.max(0, daysBetween(start, end) - 1) }
    })
  return {
    trips,
    years,
    days: trips.reduce((sum, { inPeriod }) => sum + inPeriod, 0),
    length: daysBetween(from, filingDate),
  }
}

/** An absence of at least this many days breaks continuous residence, whatever explains it. */
const year = 365

export const isYearLong = ({ left, returned }: Trip): boolean => daysBetween(left, returned) >= year

/** After an absence of a year or more: four years and a day from the return, two under INA 319(a) (8 CFR 316.5(c)(1)(ii)). */
export const mayFileAfter = ({ returned }: Trip, years: 5 | 3): IsoDate => addDays(addYears(returned, years - 1), 1)

/** Titles of the papers that the letter quotes for its long trips, each once: they are enclosed. */
export function quotedPapers(application: NaturalizationCase): string[] {
  const places = tripsOfPeriod(application)
    .trips.filter((trip) => trip.inPeriod > halfYear && !isYearLong(trip))
    .flatMap((trip) => {
      const { reasons, matters } = keptResidence(application.input, trip)
      return [...matters.map(({ place }) => place), ...reasons, ...proofsOfReason(application.input, trip)]
    })
  return [...new Set(places.map(({ paper }) => paper))]
}

/** Two trips of which one begins before the other ends: at most one of them is as the papers say. */
export function overlappingTrips(application: NaturalizationCase): readonly PeriodTrip[] {
  const { trips } = tripsOfPeriod(application)
  return trips.filter((trip) =>
    trips.some((other) => other !== trip && other.left < trip.returned && trip.left < other.returned),
  )
}
