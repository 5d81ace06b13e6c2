import { formatLongDate } from '#domain/dates/calendar.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { countInWords, listInWords } from '#domain/prose/words.ts'
import { escapeText, gap } from '#domain/section-content/write.ts'
import { isPeriodComplete, type NaturalizationCase } from '../case.ts'
import { isOfOffice } from '../case/enclosed-papers.ts'
import { keptResidence } from '../case/kept-residence.ts'
import { halfYear, readPapers, tripWords } from '../case/papers.ts'
import { inBrackets } from './paper-cites.ts'
import { isYearLong, mayFileAfter, overlappingTrips, type PeriodTrip, tripsOfPeriod } from '../case/period-trips.ts'

/** What the letter says of them, a paragraph each; nothing where no paper lists one. */
export function tripsParagraphs(application: NaturalizationCase): string[] {
  const { trips, years, days } = tripsOfPeriod(application)
  if (trips.length === 0) return []
  const overlapping = overlappingTrips(application)
  if (overlapping.length > 0)
    return [gap(`Trips: by the papers these overlap, which cannot be: ${overlapping.map(tripWords).join('; ')}`)]
  const { unreadTrips } = readPapers(application.input)
  const long = trips.filter((trip) => trip.days > halfYear)
  const isClipped = trips.some((trip) => trip.inPeriod < trip.days)
  const within = isClipped ? `, counting only the days within those ${countInWords(years)} years` : ''
  const explained = long.flatMap((trip) =>
    isYearLong(trip) ? returnedAgo(trip, application, years) : kept(trip, application),
  )
  // A number that leaves a trip out would be false.
  if (unreadTrips.length > 0) return [uncounted(unreadTrips), ...explained]
  // Counsel’s notes are no exhibit.
  const isEnclosed = trips.every(({ paper }) => !isOfOffice(paper))
  // Form N-400 asks for trips of 24 hours or longer.
  const ofDays = hasDayTrips(application) ? ' of 24 hours or longer' : ''
  const listed = `${isEnclosed ? 'The enclosed record lists' : 'The Applicant reports'} ${trips.length === 1 ? 'one trip' : `${countInWords(trips.length)} trips`}${ofDays} outside the United States in the ${countInWords(years)} years before this filing, ${days.toLocaleString('en-US')} ${days === 1 ? 'day' : 'days'} in all${within}.`
  const present = presence(application)
  if (long.length === 0) return [`${listed} None lasted more than six months.${present}`]
  const which = escapeText(listInWords(long.map(tripWords)))
  return [
    `${listed} ${long.length === 1 ? 'One' : capital(countInWords(long.length))} lasted more than six months: ${which}.${present}`,
    ...explained,
  ]
}

const hasDayTrips = ({ input }: NaturalizationCase): boolean =>
  input.sources.some(
    ({ kind, title, text }) =>
      kind === 'client_document' &&
      /\b(?:trips?|travel|passport|itinerary|absences)\b/iu.test(`${title} ${text.slice(0, 80)}`) &&
      /\bsame[- ]day\b|\bday trip\b/iu.test(text),
  )

/** The days that were spent here, beside the half that the law asks for; only of a period that is complete, and met. */
function presence(application: NaturalizationCase): string {
  const { days, length, years } = tripsOfPeriod(application)
  const here = length - days
  if (!isPeriodComplete(application) || here * 2 < length) return ''
  const law = years === 3 ? 'INA § 319(a), 8 U.S.C. § 1430(a)' : 'INA § 316(a)(1), 8 U.S.C. § 1427(a)(1)'
  return ` By that record the Applicant was in the United States on ${here.toLocaleString('en-US')} of the ${length.toLocaleString('en-US')} days of those ${countInWords(years)} years; ${law}, asks for physical presence during at least half of them.`
}

const uncounted = (lines: readonly { readonly line: string }[]): string =>
  gap(
    `Trips: the list has ${listInWords(lines.map(({ line }) => `“${line}”`))}, of which no whole trip can be read; count the trips and their days with it`,
  )

/** A year abroad is no matter of explaining; the time since the return is. */
function returnedAgo(trip: PeriodTrip, { filingDate }: NaturalizationCase, years: 5 | 3): string[] {
  if (filingDate < mayFileAfter(trip, years)) return []
  return [
    `The Applicant returned from the longer absence on ${formatLongDate(trip.returned)}, and this application is filed at least ${countInWords(years - 1)} years and one day after that return (8 C.F.R. § 316.5(c)(1)(ii)).`,
  ]
}

/** The papers' own words on each matter that the regulation names; a gap where there are none. */
function kept(trip: PeriodTrip, application: NaturalizationCase): string[] {
  const { input } = application
  if (trip.inPeriod <= halfYear) return []
  const during = `the trip of ${formatLongDate(trip.left)}, to ${formatLongDate(trip.returned)}`
  const { reasons, matters } = keptResidence(input, trip)
  const why = reasons.length === 0 ? '' : ` On the reason for the absence: ${inOnePaper(application, reasons)}.`
  if (matters.length === 0)
    return [
      `${gap(`Why residence was kept during ${during}: work, family, home and no work abroad, with the papers that show it`)}${why}`,
    ]
  // One sentence on two matters stands once.
  const said = [...Map.groupBy(matters, ({ place }) => place.line)].flatMap(([, same]) => {
    const [first] = same
    const names = same.map(({ name }, at) => (at === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)))
    return first === undefined ? [] : [`${listInWords(names)}: ${quoted(application, first.place)}.`]
  })
  return [
    `The Applicant submits that ${during}, did not disrupt the continuity of residence, and encloses evidence on the following matters (8 C.F.R. § 316.5(c)(1)(i)). ${said.join(' ')}${why}`,
  ]
}

/** Sentences of one paper, with its name once. */
function inOnePaper(
  application: NaturalizationCase,
  said: readonly { readonly line: string; readonly paper: string }[],
): string {
  const [first] = said
  const isOne = said.every(({ paper }) => paper === first?.paper)
  return isOne && first !== undefined
    ? `${said.map(({ line }) => escapeText(`“${curlyQuotes(line.replace(/[.;]$/, ''))}”`)).join(' and ')} ${inBrackets(application, first.paper, 'TRAVEL')}`
    : said.map((one) => quoted(application, one)).join(' and ')
}

const quoted = (application: NaturalizationCase, { line, paper }: { readonly line: string; readonly paper: string }) =>
  `${escapeText(`“${curlyQuotes(line.replace(/[.;]$/, ''))}”`)} ${inBrackets(application, paper, 'TRAVEL')}`

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
