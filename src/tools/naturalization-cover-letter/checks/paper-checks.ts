import { fullName } from '#domain/clients/client-record.ts'
import { foldToWords } from '#domain/language/fold.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { isYes } from '#domain/questionnaire/question.ts'
import { type Check, inform, warn } from '#domain/questionnaire/check.ts'
import { joinWithAnd } from '#domain/section-content/write.ts'
import type { NaturalizationCase } from '../case.ts'
import { chosenConcerns } from '../case/evidence.ts'
import { certificationsOf } from '../case/certifications.ts'
import { isOfOffice, looseTitles } from '../case/enclosed-papers.ts'
import { listExhibits } from '../case/exhibits.ts'
import { halfYear, readPapers, tripWords } from '../case/papers.ts'
import { accountPaper } from '../writing/arrests.ts'
import { isYearLong, mayFileAfter, overlappingTrips, type PeriodTrip, tripsOfPeriod } from '../case/period-trips.ts'
import type { Place } from '../case/paper-facts.ts'

/**
 * W24 to W31: what the client's papers say and the answers do not, and which of them no exhibit takes up. Each quotes its line; none stops the letter, because
 * the paper may be of somebody else.
 */
export function comparePapers(application: NaturalizationCase): Check[] {
  return [
    tripsTogether,
    longTrips,
    manyDays,
    undisclosedArrests,
    formerNames,
    openTaxes,
    residentWhileAway,
    loosePapers,
  ]
    .map((rule) => rule(application))
    .filter((check) => check !== undefined)
}

/** Nobody is on two trips at once; what is counted of them would be false. */
function tripsTogether(application: NaturalizationCase): Check | undefined {
  const both = overlappingTrips(application)
  if (both.length === 0) return undefined
  return warn(
    'W30',
    `By the papers these trips overlap: ${joinWithAnd(both.map((trip) => `${tripWords(trip)} in “${trip.paper}”`))}. Compare them with the passport; the letter counts no trips until then.`,
    'has_legal_concerns',
  )
}

function longTrips(application: NaturalizationCase): Check | undefined {
  const { trips, years } = tripsOfPeriod(application)
  if (overlappingTrips(application).length > 0) return undefined
  const early = trips.filter((trip) => isYearLong(trip) && application.filingDate < mayFileAfter(trip, years))
  if (early.length > 0)
    return warn(
      'W24',
      `The papers list an absence of a year or more: ${joinWithAnd(early.map(tripWords))} (${early[0]?.paper}). It breaks continuous residence unless Form N-470 was approved; the Applicant may file from ${joinWithAnd(early.map((trip) => formatLongDate(mayFileAfter(trip, years))))} on (8 C.F.R. § 316.5(c)(1)(ii), to be confirmed).`,
      'has_legal_concerns',
    )
  const long = trips.filter(({ days }) => days > halfYear)
  if (long.length === 0) return nearlyHalfYear(trips)
  if (chosenConcerns(application).includes('trip_over_6_months')) return undefined
  return warn(
    'W24',
    `The papers list a trip of more than six months: ${joinWithAnd(long.map(tripWords))} (${long[0]?.paper}). It raises a presumption that continuous residence was broken (8 C.F.R. § 316.5(c)(1), to be confirmed). Choose the trip among the legal concerns, so that its evidence is listed.`,
    'has_legal_concerns',
  )
}

/** A trip within a month of six months, whose days an officer will count in the passport. */
function nearlyHalfYear(trips: readonly PeriodTrip[]): Check | undefined {
  const near = trips.filter(({ days }) => days > halfYear - 31)
  if (near.length === 0) return undefined
  return warn(
    'W24',
    `The papers list ${near.length === 1 ? 'a trip' : 'trips'} of almost six months: ${joinWithAnd(near.map(tripWords))} (${near[0]?.paper}). Confirm the days against the passport: an absence of more than six months raises a presumption that continuous residence was broken (8 C.F.R. § 316.5(c)(1), to be confirmed).${near.length === 1 ? '' : ' Officers may ask whether several such trips leave the residence in the United States.'}`,
    'has_legal_concerns',
  )
}

/** Half of the period has to be spent here; only days within it count. */
function manyDays(application: NaturalizationCase): Check | undefined {
  const { years, days, length } = tripsOfPeriod(application)
  if (overlappingTrips(application).length > 0) return undefined
  const half = years === 5 ? 913 : 548
  const here = length - days
  if (here >= half + 60) return undefined
  const result = here < half ? `${half - here} too few` : here === half ? 'none to spare' : `${here - half} to spare`
  return warn(
    'W25',
    `By the trips that the papers list, the Applicant was outside the United States on ${days.toLocaleString('en-US')} of the ${length.toLocaleString('en-US')} days before the filing and here on ${here.toLocaleString('en-US')}; physical presence on ${half} days is asked for: ${result}. Count them against the passport.`,
    'permanent_residence_date',
  )
}

function undisclosedArrests({ input, answers }: NaturalizationCase): Check | undefined {
  const { arrests } = readPapers(input)
  if (isYes(answers, 'has_past_arrests')) return withoutRecord(arrests)
  const [first, ...more] = arrests
  if (first === undefined) return undefined
  return warn(
    'W26',
    `A paper tells of an arrest, a citation or a charge, and the answer is that there was none: “${first.line}” (${first.paper})${more.length === 0 ? '' : `, and ${more.length} more`}. Form N-400 asks for every one, whatever came of it.`,
    'has_past_arrests',
  )
}

/** One that notes or an account tell of, in a year of which no record among the papers speaks. */
function withoutRecord(arrests: readonly Place[]): Check | undefined {
  const isAccount = ({ paper }: Place) => isOfOffice(paper) || accountPaper.test(paper)
  const years = ({ line }: Place): string[] => line.match(/\b(?:19|20)\d\d\b/g) ?? []
  const recorded = arrests.filter((place) => !isAccount(place)).flatMap(years)
  const open = arrests.filter(
    (place) => isAccount(place) && years(place).length > 0 && years(place).every((year) => !recorded.includes(year)),
  )
  const [first] = open
  if (first === undefined) return undefined
  return warn(
    'W26',
    `No record among the papers speaks of this one: “${first.line}” (${first.paper}). Form N-400 asks for every arrest, citation and charge; for a traffic incident records are asked for only where alcohol or drugs, an arrest or a serious injury was involved.`,
    'has_past_arrests',
  )
}

function formerNames({ input, answers }: NaturalizationCase): Check | undefined {
  const carded = nameOnCard(input)
  if (carded !== undefined && !isYes(answers, 'name_changed'))
    return warn(
      'W27',
      `The Permanent Resident Card bears another name than the client record: ${carded}. Form N-400 asks for the name as it stands on the card and for all names used; the letter uses the name of the record.`,
      'name_changed',
    )
  const [first] = readPapers(input).otherNames
  if (first === undefined || isYes(answers, 'name_changed')) return undefined
  return warn(
    'W27',
    `A paper gives another name: ${first.name} (${first.paper}). Form N-400 asks for all names used; where the name was changed, the document that changed it is listed only if the question is answered Yes.`,
    'name_changed',
  )
}

/** The name that the card prints, where its words are not those of the record. */
function nameOnCard({ sources, client }: NaturalizationCase['input']): string | undefined {
  const own = new Set(foldToWords(fullName(client)).split(' '))
  return sources.flatMap(({ text }) => {
    const [, surname = '', given = ''] =
      /\bsurname:? (\p{Lu}[\p{L} ’'-]{1,40}?) {1,4}given names?:? (\p{Lu}[\p{L} ’'-]{1,40}?)(?= {2}|$|\n| (?:Category|USCIS|Date|Country|Sex)\b)/iu.exec(
        text,
      ) ?? []
    const printed = foldToWords(`${given} ${surname}`).split(' ')
    const isOther = surname !== '' && (printed.some((word) => !own.has(word)) || printed.length !== own.size)
    return isOther ? [`${given.trim()} ${surname.trim()}`] : []
  })[0]
}

function openTaxes(application: NaturalizationCase): Check | undefined {
  const concerns = chosenConcerns(application)
  const open = readPapers(application.input).taxes.filter(
    ({ isUnfiled }) => !concerns.includes(isUnfiled ? 'failed_to_file_taxes' : 'overdue_taxes'),
  )
  if (open.length === 0) return undefined
  const unfiled = open.filter(({ isUnfiled }) => isUnfiled).map(({ year }) => year)
  const owed = open.filter(({ isUnfiled }) => !isUnfiled).map(({ year }) => year)
  const parts = [
    ...(unfiled.length > 0 ? [`no return for ${joinWithAnd([...new Set(unfiled)].toSorted())}`] : []),
    ...(owed.length > 0 ? [`a balance for ${joinWithAnd([...new Set(owed)].toSorted())}`] : []),
  ]
  return warn(
    'W28',
    `The tax papers show ${joinWithAnd(parts)} (${open[0]?.paper}, read for the filing of ${formatLongDate(application.filingDate)}). Taxes that are owed or were not filed bear on good moral character: choose them among the legal concerns, so that the transcripts and the agreement are listed.`,
    'has_legal_concerns',
  )
}

/** A paper on file goes along only where an exhibit asks for it; the attorney reads which do not. */
function loosePapers(application: NaturalizationCase): Check | undefined {
  const exhibits = listExhibits(application)
  const loose = looseTitles(
    application,
    exhibits.map(({ code }) => code),
    [
      ...exhibits.flatMap(({ parts }) => parts),
      ...tripsOfPeriod(application).trips.map(({ paper }) => paper),
      ...certificationsOf(application.input).map(({ title }) => title),
    ],
  )
  if (loose.length === 0) return undefined
  const names = loose.slice(0, 6).map((title) => `“${title}”`)
  const more = loose.length - names.length
  return inform(
    'W31',
    `On file and named under no exhibit: ${joinWithAnd([...names, ...(more > 0 ? [`${more} more`] : [])])}. Add what is to be enclosed.`,
  )
}

/** Who becomes a resident is here on that day: admitted with a visa, or adjusted. */
function residentWhileAway({ residentSince, input }: NaturalizationCase): Check | undefined {
  const trip = readPapers(input).trips.find(
    ({ left, returned }) => residentSince !== undefined && left < residentSince && residentSince < returned,
  )
  if (trip === undefined || residentSince === undefined) return undefined
  return warn(
    'W29',
    `The date of permanent residence, ${formatLongDate(residentSince)}, lies within a trip that the papers list: ${tripWords(trip)} (${trip.paper}). One of the two is wrong: compare the card with the passport.`,
    'permanent_residence_date',
  )
}
