import { formatLongDate, type IsoDate } from '#domain/dates/calendar.ts'
import type { Json } from '#domain/drafting/tool.ts'
import { screeningNames, type WaiverCase, wholeYears } from '../case.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { isDerivative, isDiversity } from '../case/visa-basis.ts'
import { isInNinthCircuit } from '../case/circuit.ts'
import { presenceCaveat } from '../checks/computed-facts.ts'
import { hintSignificantFactors } from '../case/factor-tags.ts'
import type { HardshipSection } from '../plan.ts'
import { relationshipPhrases } from '../writing/people.ts'
import { yearsText } from '../case/unlawful-presence.ts'
import { employmentTypes, entryManners, significantFactors, visaBases } from '../case/vocabulary.ts'

/** One part of the fact digest (section 6 of the domain file); what is not known is null, never an empty string. */
export type DigestPart = (waiver: WaiverCase) => Json

type JsonObject = { readonly [name: string]: Json }

export const applicant: DigestPart = ({ applicant: facts }) => ({
  name: orNull(facts.name),
  dob: dateOrNull(facts.bornOn),
  age: orNull(facts.age),
  age_at_entry: orNull(facts.ageAtEntry),
  years_in_us: orNull(facts.yearsInUs),
  country: orNull(facts.citizenship),
})

export const entry: DigestPart = ({ entry: facts }) => ({
  manner: facts.manner.map((manner) => entryManners[manner]),
  date: dateOrNull(facts.lastEntryDate),
  place: orNull(facts.lastEntryPlace),
  admitted_date: dateOrNull(facts.admittedOn),
  admission_basis: orNull(facts.admissionBasis),
  parole_date: dateOrNull(facts.paroledOn),
  parole_basis: orNull(facts.paroleBasis),
  stay_ended: facts.isDurationOfStatus ? 'duration of status' : dateOrNull(facts.stayEnd),
})

export const presence: DigestPart = (waiver) => {
  const counted = waiver.presence
  return {
    start: dateOrNull(counted?.start),
    days: orNull(counted?.days),
    years_text: counted ? yearsText(counted.days) : null,
    bar: orNull(counted?.bar),
    excluded_minor_days: orNull(counted?.excludedMinorDays),
    caveat: presenceCaveat(waiver),
  }
}

export const basis: DigestPart = ({ basis: facts, category }) => ({
  type: orNull(facts.type),
  label: facts.type ? visaBases[facts.type] : null,
  employment_category: facts.employmentType ? employmentTypes[facts.employmentType] : null,
  approval_date: dateOrNull(facts.approvedOn),
  petitioner: orNull(facts.petitioner),
  relationship: orNull(facts.relationship && (relationshipPhrases[facts.relationship] ?? facts.relationship)),
  receipt: orNull(facts.receipt),
  category: orNull(category),
  principal_or_derivative: orNull(facts.position),
  principal_name: isDerivative(facts) ? orNull(facts.principalName) : null,
  principal_relationship: isDerivative(facts) ? orNull(facts.principalRelationship) : null,
  dos_case_number: orNull(facts.dosCaseNumber),
  dv: isDiversity(facts) ? { fiscal_year: orNull(facts.dvFiscalYear), case_number: orNull(facts.dvCaseNumber) } : null,
  relies_on_204l: facts.reliesOnSurvivingRelative,
})

export const relativesInFull: DigestPart = (waiver) =>
  waiver.relatives.map((relative) => fullRelative(relative, waiver))
export const relativesWithFactors: DigestPart = ({ relatives }) =>
  relatives.map((relative) => ({
    ...briefRelative(relative),
    tags: relative.tags,
    significant_flags: relative.significantFactors.map((factor) => significantFactors[factor]),
  }))

export const marriage: DigestPart = ({ marriedOn, asOf }) => ({
  date: dateOrNull(marriedOn),
  years: orNull(wholeYears(marriedOn, asOf)),
})

export const children: DigestPart = (waiver) =>
  waiver.children.map(({ name, age, citizenship }) => ({
    name: orNull(name),
    age: orNull(age),
    citizenship: orNull(citizenship),
  }))

export const otherRelativesText: DigestPart = (waiver) => orNull(waiver.otherRelativesText)

export const character: DigestPart = (waiver) => ({
  argue: waiver.argueCharacter === 'yes',
  text: orNull(waiver.characterText),
})

export const screening: DigestPart = (waiver) => {
  const answered = screeningNames.some((name) => waiver.screening[name] !== undefined)
  if (!answered) return null
  return Object.fromEntries(screeningNames.map((name) => [name, orNull(waiver.screening[name])]))
}

export const circuit: DigestPart = (waiver) => (isInNinthCircuit(waiver.applicant.state) ? 'Ninth Circuit' : null)

/** The relative of one hardship section; the answers about this scenario only where no case map holds them as facts. */
export function relativeIn({ role, scenario }: HardshipSection): DigestPart {
  return (waiver) => {
    const relative = waiver.relatives.find((one) => one.role === role)
    if (!relative) return null
    return {
      name: orNull(relative.name),
      stated_intention_to_remain: relative.statedIntentToRemain ? true : null,
      relocation_argued: orNull(relative.argueRelocation),
      significant_flags: relative.significantFactors.map((factor) => significantFactors[factor]),
      flags_to_consider: flagsToConsider(relative),
      ...(!waiver.input.caseMap && { [`${scenario}_text`]: orNull(relative[scenario]) }),
    }
  }
}

function briefRelative(relative: QualifyingRelative): JsonObject {
  return {
    role: relative.role,
    name: orNull(relative.name),
    status: relative.status === 'citizen' ? 'United States citizen' : 'lawful permanent resident',
    lpr: dateOrNull(relative.residentSince),
    usc: dateOrNull(relative.citizenSince),
    is_petitioner: relative.isPetitioner,
  }
}

function fullRelative(relative: QualifyingRelative, waiver: WaiverCase): JsonObject {
  const isSpouse = relative.role === 'spouse'
  return {
    ...briefRelative(relative),
    birthplace: orNull(relative.birthplace),
    moved: dateOrNull(relative.movedOn),
    years_in_us: orNull(wholeYears(relative.movedOn, waiver.asOf)),
    met: isSpouse ? dateOrNull(waiver.metOn) : null,
    how_met: isSpouse ? orNull(waiver.howTheyMet) : null,
    relationship_text: isSpouse ? orNull(waiver.marriageText) : null,
    stated_intention_to_remain: relative.statedIntentToRemain ? true : null,
    separation_text: orNull(relative.separation),
    relocation_text: orNull(relative.relocation),
    relocation_argued: orNull(relative.argueRelocation),
    tags: relative.tags,
    significant_flags: relative.significantFactors.map((factor) => significantFactors[factor]),
    flags_to_consider: flagsToConsider(relative),
  }
}

function flagsToConsider({ separation, relocation }: QualifyingRelative): string[] {
  const text = `${separation ?? ''}\n${relocation ?? ''}`
  return hintSignificantFactors(text).map((factor) => significantFactors[factor])
}

function orNull<T extends string | number>(value: T | undefined): T | null {
  return value === undefined || value === '' ? null : value
}

function dateOrNull(date: IsoDate | undefined): string | null {
  return date === undefined ? null : formatLongDate(date)
}
