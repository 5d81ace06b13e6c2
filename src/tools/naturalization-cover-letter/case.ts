import { type ClientRecord, fieldText } from '#domain/clients/client-record.ts'
import { addDays, addYears, isIsoDate, type IsoDate } from '#domain/dates/calendar.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { earliestDate, latestFutureDate } from '#domain/questionnaire/judge-answer.ts'
import { type Answers, isYes, textOf } from '#domain/questionnaire/question.ts'
import type { FilingAddress, Lockbox } from '#law/filing-addresses/n400-addresses.ts'
import { type FeeCase, findFilingAddress, type N400Filing } from '#law/n400-filing.ts'
import { suggestLockbox } from './questionnaire/suggestions.ts'

/** The section of the INA under which the Applicant files; Part 1 of Form N-400 takes one. */
export type Basis = '316(a)' | '319(a)' | '319(b)' | '328' | '329' | '328 or 329'

/** Years of permanent residence that INA 316(a) or 319(a) asks for, and when they are complete. */
export type ResidencePeriod = {
  readonly years: 5 | 3
  /** The day on which the period is complete. */
  readonly anniversary: IsoDate
  /** Ninety days before it: the first day on which USCIS accepts the application (INA 334(a), 8 CFR 334.2(b)). */
  readonly earliestFiling: IsoDate
}

/** What the letter and its warnings are decided from; everything that a rule needs to know about one application. */
export type NaturalizationCase = {
  readonly input: DraftInput
  /** The addresses, fees and edition that USCIS publishes, with their dates. */
  readonly filing: N400Filing
  readonly filingDate: IsoDate
  readonly basis: Basis
  /** Whose service the application rests on, if the Applicant's own. */
  readonly service: 'active' | 'past' | undefined
  readonly residentSince: IsoDate | undefined
  /** For INA 316(a) and 319(a), once the date of permanent residence is known. */
  readonly period: ResidencePeriod | undefined
  readonly fee: FeeCase
  readonly residesAbroad: boolean
  readonly address: FilingAddress | undefined
  readonly suggestedLockbox: Lockbox | undefined
  readonly answers: Answers
  readonly client: ClientRecord
}

/** Reads one application out of the answers. Total: what is missing or unreadable stays undefined. */
export function readCase(input: DraftInput, filing: N400Filing): NaturalizationCase {
  const { answers, client } = input
  const service = serviceOf(answers)
  const basis = basisOf(answers, service)
  const residentSince = dateOf(textOf(answers, 'permanent_residence_date'))
  return {
    input,
    filing,
    filingDate: filingDateOf(input),
    basis,
    service,
    residentSince,
    period: residentSince === undefined ? undefined : periodOf(basis, residentSince),
    fee: service ? 'service' : feeOption(answers),
    residesAbroad: textOf(answers, 'reside_within_usa') === 'no',
    address: findFilingAddress(filing, textOf(answers, 'uscis_mailing_address')),
    suggestedLockbox: suggestLockbox(answers, fieldText(client.client, 'state'), filing),
    answers,
    client,
  }
}

/** The filing date that the attorney entered, else the one that came with the request. */
export function filingDateOf({ answers, filingDate }: Pick<DraftInput, 'answers' | 'filingDate'>): IsoDate {
  return dateOf(textOf(answers, 'filing_date')) ?? filingDate
}

/** A real day that a file of today can name; undefined for anything else. */
export function dateOf(text: string | undefined): IsoDate | undefined {
  return isIsoDate(text) && text >= earliestDate && text <= latestFutureDate ? text : undefined
}

/** Filing before the window opens. */
export function isPremature({ filingDate, period }: NaturalizationCase): boolean {
  return period !== undefined && filingDate < period.earliestFiling
}

/** The full period has run; on the anniversary itself it is complete. */
export function isPeriodComplete({ filingDate, period }: NaturalizationCase): boolean {
  return period !== undefined && filingDate >= period.anniversary
}

export function isThroughSpouse({ basis }: NaturalizationCase): boolean {
  return basis === '319(a)' || basis === '319(b)'
}

/** `years` of residence counted from `residentSince`; a February 29 falls on March 1 in a common year. */
export function residencePeriod(residentSince: IsoDate, years: 5 | 3): ResidencePeriod {
  const anniversary = addYears(residentSince, years)
  return { years, anniversary, earliestFiling: addDays(anniversary, -90) }
}

function periodOf(basis: Basis, residentSince: IsoDate): ResidencePeriod | undefined {
  if (basis === '316(a)') return residencePeriod(residentSince, 5)
  return basis === '319(a)' ? residencePeriod(residentSince, 3) : undefined
}

function serviceOf(answers: Answers): NaturalizationCase['service'] {
  const member = textOf(answers, 'is_us_military_member')
  if (member === 'active_military') return 'active'
  return member === 'past_military' ? 'past' : undefined
}

/** Service comes first, then the stationed spouse, then marriage: one letter names one basis. */
function basisOf(answers: Answers, service: NaturalizationCase['service']): Basis {
  if (service) {
    const section = textOf(answers, 'military_basis')
    return section === '328' || section === '329' ? section : '328 or 329'
  }
  if (textOf(answers, 'is_us_military_member') === 'regularly_stationed_spouse') return '319(b)'
  return isYes(answers, 'is_applying_based_on_marriage') ? '319(a)' : '316(a)'
}

function feeOption(answers: Answers): FeeCase {
  const option = textOf(answers, 'fee_option')
  return option === 'reduced' || option === 'waiver' ? option : 'standard'
}
