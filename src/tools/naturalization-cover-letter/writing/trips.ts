import { addYears } from '#domain/dates/calendar.ts'
import { countInWords, listInWords } from '#domain/prose/words.ts'
import { escapeText } from '#domain/section-content/write.ts'
import type { NaturalizationCase } from '../case.ts'
import { halfYear, readPapers, type Trip, tripWords } from '../case/papers.ts'

/** The trips that the papers give for the years which the basis counts back from the filing. */
export function tripsOfPeriod({ input, basis, filingDate }: NaturalizationCase): {
  readonly trips: readonly Trip[]
  readonly years: 5 | 3
} {
  const years = basis === '319(a)' ? 3 : 5
  const from = addYears(filingDate, -years)
  const trips = readPapers(input).trips.filter(({ returned, left }) => returned > from && left <= filingDate)
  return { trips: basis === '316(a)' || basis === '319(a)' ? trips : [], years }
}

/** What the letter says of them; undefined where no paper lists one. */
export function tripsText(application: NaturalizationCase): string | undefined {
  const { trips, years } = tripsOfPeriod(application)
  if (trips.length === 0) return undefined
  const days = trips.reduce((sum, trip) => sum + trip.days, 0)
  const long = trips.filter((trip) => trip.days > halfYear)
  const listed = `The enclosed record lists ${trips.length === 1 ? 'one trip' : `${countInWords(trips.length)} trips`} outside the United States in the ${countInWords(years)} years before this filing, ${days.toLocaleString('en-US')} days in all.`
  if (long.length === 0) return `${listed} None lasted more than six months.`
  const which = escapeText(listInWords(long.map(tripWords)))
  return `${listed} ${long.length === 1 ? 'One' : capital(countInWords(long.length))} lasted more than six months: ${which}.`
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
