import type { IsoDate } from '#domain/dates/calendar.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { readDate, readLine, readMany, readNarrative, readYesNo } from './answers.ts'
import { type FactorTag, tagFactors } from './factor-tags.ts'
import {
  type RelativeRole,
  relativeAnswers,
  relativeRoles,
  type SignificantFactor,
  significantFactors,
} from './vocabulary.ts'
import { isSameName, withoutCapitals } from './words.ts'
import { isDerivative, type VisaBasis } from './visa-basis.ts'

/** One selected relative. With both statuses chosen (K17 blocks it) the citizen's status is taken. */
export type QualifyingRelative = {
  readonly role: RelativeRole
  readonly status: 'citizen' | 'resident'
  readonly hasBothStatuses: boolean
  readonly name: string | undefined
  readonly birthplace: string | undefined
  readonly movedOn: IsoDate | undefined
  readonly residentSince: IsoDate | undefined
  readonly citizenSince: IsoDate | undefined
  readonly separation: string | undefined
  /** Whether hardship on relocation is argued as well. */
  readonly argueRelocation: 'yes' | 'no' | undefined
  readonly relocation: string | undefined
  readonly statedIntentToRemain: boolean
  readonly significantFactors: readonly SignificantFactor[]
  readonly tags: readonly FactorTag[]
  /** The petition for the applicant, as principal, was filed by this relative. */
  readonly isPetitioner: boolean
}

/** The relatives selected in `qualifying_relative`, spouse first, then mother, then father. */
export function readRelatives(input: DraftInput, basis: VisaBasis): QualifyingRelative[] {
  return relativeRoles.flatMap((role) => {
    const { citizen, resident } = relativeAnswers[role]
    const chosen = readMany(input.answers, 'qualifying_relative', [citizen, resident])
    if (chosen.length === 0) return []
    const status = chosen.includes(citizen) ? 'citizen' : 'resident'
    return [{ ...readBlock(input, role, basis), status, hasBothStatuses: chosen.length === 2 }]
  })
}

/** The selected mother or father whose name is the petitioner's. */
export function parentPetitioner(
  relatives: readonly QualifyingRelative[],
  basis: VisaBasis,
): QualifyingRelative | undefined {
  return relatives.find(({ role, name }) => role !== 'spouse' && isSameName(name, basis.petitioner))
}

function readBlock({ answers }: DraftInput, role: RelativeRole, basis: VisaBasis) {
  const written = readLine(answers, `${role}_name`)
  const name = written && withoutCapitals(written)
  const separation = readNarrative(answers, `extreme_hardship_${role}_denied_admission`)
  const relocation = readNarrative(answers, `extreme_hardship_${role}_return_to_home_country`)
  return {
    role,
    name,
    birthplace: readLine(answers, `${role}_place_of_birth`),
    movedOn: readDate(answers, `${role}_moved_to_US_date`),
    residentSince: readDate(answers, `${role}_became_legal_permanent_resident_date`),
    citizenSince: readDate(answers, `${role}_became_US_citizen_date`),
    separation,
    argueRelocation: readYesNo(answers, `${role}_unable_to_return_option`),
    relocation,
    statedIntentToRemain: readYesNo(answers, `${role}_intends_to_remain`) === 'yes',
    significantFactors: readMany(
      answers,
      `${role}_significant_factors`,
      Object.keys(significantFactors) as SignificantFactor[],
    ),
    tags: tagFactors(`${separation ?? ''}\n${relocation ?? ''}`),
    isPetitioner: !isDerivative(basis) && isPetitioner(role, name, basis),
  }
}

function isPetitioner(role: RelativeRole, name: string | undefined, { relationship, petitioner }: VisaBasis): boolean {
  if (role === 'spouse') return relationship === 'USC Spouse' || relationship === 'LPR Spouse'
  return (relationship === 'USC Parent' || relationship === 'LPR Parent') && isSameName(name, petitioner)
}
