import { fullName, hasInformation } from '#domain/clients/client-record.ts'
import { addYears, ageOn, type IsoDate } from '#domain/dates/calendar.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { printANumber } from '#domain/identifiers/a-number.ts'
import { readDate, readNarrative, readYesNo, recordDate, recordLine } from './case/answers.ts'
import { countUnlawfulPresence, type UnlawfulPresence } from './case/unlawful-presence.ts'
import { type Entry, readEntry } from './case/entry.ts'
import { type QualifyingRelative, readRelatives } from './case/relatives.ts'
import { readVisaBasis, type VisaBasis } from './case/visa-basis.ts'
import { frozenAgeOf, type PetitionDates, readPetitionDates } from './case/petition-dates.ts'
import { isChnvParole, readTemporaryProtection } from './case/temporary-stays.ts'
import { visaCategory } from './case/visa-category.ts'

type Applicant = {
  readonly name: string
  readonly bornOn: IsoDate | undefined
  readonly age: number | undefined
  readonly ageAtEntry: number | undefined
  /** Whole years from the last entry to the filing date. */
  readonly yearsInUs: number | undefined
  readonly citizenship: string | undefined
  readonly birthCountry: string | undefined
  readonly aNumber: string | undefined
  /** Two letters. */
  readonly state: string | undefined
  /** By the record, a marriage date or a selected spouse. */
  readonly isMarried: boolean
}

export type Child = {
  readonly name: string | undefined
  readonly bornOn: IsoDate | undefined
  readonly age: number | undefined
  readonly citizenship: string | undefined
}

export const screeningNames = [
  'dos_fee_paid',
  'in_proceedings',
  'admin_closed',
  'final_order',
  'i212_approved',
  'reinstated_order',
  'pending_i485',
  'other_inadmissibility',
  'prior_departures',
  'arrests',
] as const
type Screening = Readonly<Record<(typeof screeningNames)[number], 'yes' | 'no' | undefined>>

/** The answers and the record as one typed case: the only thing that checks, templates, digest and exhibits read. */
export type WaiverCase = {
  readonly input: DraftInput
  readonly asOf: IsoDate
  readonly applicant: Applicant
  readonly entry: Entry
  /** Undefined where days must not be computed. */
  readonly presence: UnlawfulPresence | undefined
  readonly basis: VisaBasis
  readonly category: string | undefined
  readonly relatives: readonly QualifyingRelative[]
  readonly marriedOn: IsoDate | undefined
  readonly metOn: IsoDate | undefined
  readonly howTheyMet: string | undefined
  readonly marriageText: string | undefined
  readonly children: readonly Child[]
  readonly hasOtherRelatives: 'yes' | 'no' | undefined
  readonly otherRelativesText: string | undefined
  readonly argueCharacter: 'yes' | 'no' | undefined
  readonly characterText: string | undefined
  readonly screening: Screening
  /** Frozen by INA 201(f) for the child of a citizen (section 4.2 of the domain file). */
  readonly frozenAge: number | undefined
  readonly filing: PetitionDates
  /** TPS was held, by the answer or by what a text says; `end` is its last day where the attorney gave it. */
  readonly temporaryProtection: { readonly end: string | undefined } | undefined
  /** Parole of the process for Cubans, Haitians, Nicaraguans and Venezuelans whose end is unsettled (K35). */
  readonly hasChnvParole: boolean
}

export function readCase(input: DraftInput): WaiverCase {
  const { answers, client, filingDate: asOf } = input
  const entry = readEntry(input)
  const basis = readVisaBasis(input)
  const relatives = readRelatives(input, basis)
  const applicant = readApplicant(input, entry, relatives)
  const { bornOn, age, isMarried } = applicant
  const filing = readPetitionDates(input)
  const frozenAge = frozenAgeOf({ bornOn, age, asOf }, filing)
  return {
    input,
    asOf,
    applicant,
    entry,
    presence: countUnlawfulPresence({ ...entry, bornOn, asOf }),
    basis,
    category: visaCategory({ basis, age, isMarried, frozenAge, agedOn: ageAt(bornOn, filing.filedOn) }),
    relatives,
    marriedOn: recordDate(client.client, 'marriage_date'),
    metOn: readDate(answers, 'applicant_meet_spouse_date'),
    howTheyMet: readNarrative(answers, 'how_applicant_met_spouse'),
    marriageText: readNarrative(answers, 'applicant_relationship_with_spouse'),
    children: readChildren(input),
    hasOtherRelatives: readYesNo(answers, 'other_relatives'),
    otherRelativesText: readNarrative(answers, 'details_about_other_relatives'),
    argueCharacter: readYesNo(answers, 'moral_character'),
    characterText: readNarrative(answers, 'additional_details'),
    screening: readScreening(input),
    frozenAge,
    filing,
    temporaryProtection: readTemporaryProtection(input),
    hasChnvParole: isChnvParole(entry, applicant.citizenship),
  }
}

function readApplicant(
  { client, filingDate }: DraftInput,
  { lastEntryDate }: Entry,
  relatives: readonly QualifyingRelative[],
): Applicant {
  const bornOn = recordDate(client.client, 'date_of_birth')
  return {
    name: fullName(client).replaceAll(/\s+/g, ' '),
    bornOn,
    age: ageAt(bornOn, filingDate),
    ageAtEntry: ageAt(bornOn, lastEntryDate),
    yearsInUs: wholeYears(lastEntryDate, filingDate),
    citizenship: recordLine(client.client, 'country_of_citizenship'),
    birthCountry: recordLine(client.client, 'country_of_birth'),
    aNumber: printANumber(recordLine(client.client, 'a_number')),
    state: recordLine(client.client, 'state'),
    isMarried:
      hasInformation(client.spouse) ||
      recordDate(client.client, 'marriage_date') !== undefined ||
      relatives.some(({ role }) => role === 'spouse'),
  }
}

function readChildren({ client, filingDate }: DraftInput): Child[] {
  return client.children.filter(hasInformation).map((child) => ({
    name: recordLine(child, 'name'),
    bornOn: recordDate(child, 'date_of_birth'),
    age: ageAt(recordDate(child, 'date_of_birth'), filingDate),
    citizenship: recordLine(child, 'citizenship'),
  }))
}

function readScreening({ answers }: DraftInput): Screening {
  return Object.fromEntries(screeningNames.map((name) => [name, readYesNo(answers, name)])) as Screening
}

/** The age on a day; undefined before the birth. */
function ageAt(bornOn: IsoDate | undefined, on: IsoDate | undefined): number | undefined {
  return bornOn && on && bornOn <= on ? ageOn(bornOn, on) : undefined
}

/** Whole years from one day to another; undefined when the first is missing or later. */
export function wholeYears(from: IsoDate | undefined, to: IsoDate): number | undefined {
  if (from === undefined || from > to) return undefined
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return addYears(from, years) <= to ? years : years - 1
}
