import { formatLongDate } from '#domain/dates/calendar.ts'
import { isYes } from '#domain/questionnaire/question.ts'
import { type Check, warn } from '#domain/questionnaire/check.ts'
import { joinWithAnd } from '#domain/section-content/write.ts'
import type { NaturalizationCase } from '../case.ts'
import { chosenConcerns } from '../case/evidence.ts'
import { halfYear, readPapers, tripWords } from '../case/papers.ts'
import { tripsOfPeriod } from '../writing/trips.ts'

/**
 * W24 to W28: what the client's papers say and the answers do not. Each quotes its line; none stops the letter, because
 * the paper may be of somebody else.
 */
export function comparePapers(application: NaturalizationCase): Check[] {
  return [longTrips, manyDays, undisclosedArrests, formerNames, openTaxes]
    .map((rule) => rule(application))
    .filter((check) => check !== undefined)
}

function longTrips(application: NaturalizationCase): Check | undefined {
  const long = tripsOfPeriod(application).trips.filter(({ days }) => days > halfYear)
  if (long.length === 0 || chosenConcerns(application).includes('trip_over_6_months')) return undefined
  const isYear = long.some(({ days }) => days >= 365)
  return warn(
    'W24',
    `The papers list a trip of more than six months: ${joinWithAnd(long.map(tripWords))} (${long[0]?.paper}). ${isYear ? 'An absence of a year or more breaks continuous residence' : 'It raises a presumption that continuous residence was broken'} (8 C.F.R. § 316.5(c)(1), to be confirmed). Choose the trip among the legal concerns, so that its evidence is listed.`,
    'has_legal_concerns',
  )
}

/** Half of the period has to be spent here. */
function manyDays(application: NaturalizationCase): Check | undefined {
  const { trips, years } = tripsOfPeriod(application)
  const days = trips.reduce((sum, trip) => sum + trip.days, 0)
  const half = years === 5 ? 913 : 548
  if (days <= half - 60) return undefined
  return warn(
    'W25',
    `The trips that the papers list come to ${days} days outside the United States in ${years} years; physical presence for half of that time (${half} days) is asked for. Count them against the passport.`,
    'permanent_residence_date',
  )
}

function undisclosedArrests({ input, answers }: NaturalizationCase): Check | undefined {
  const { arrests } = readPapers(input)
  const [first, ...more] = arrests
  if (first === undefined || isYes(answers, 'has_past_arrests')) return undefined
  return warn(
    'W26',
    `A paper tells of an arrest, a citation or a charge, and the answer is that there was none: “${first.line}” (${first.paper})${more.length === 0 ? '' : `, and ${more.length} more`}. Form N-400 asks for every one, whatever came of it.`,
    'has_past_arrests',
  )
}

function formerNames({ input, answers }: NaturalizationCase): Check | undefined {
  const [first] = readPapers(input).otherNames
  if (first === undefined || isYes(answers, 'name_changed')) return undefined
  return warn(
    'W27',
    `A paper gives another name: ${first.name} (${first.paper}). Form N-400 asks for all names used; where the name was changed, the document that changed it is listed only if the question is answered Yes.`,
    'name_changed',
  )
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
