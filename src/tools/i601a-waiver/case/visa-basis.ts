import { withoutCapitals } from './words.ts'
import type { IsoDate } from '#domain/dates/calendar.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { readDate, readLine, readOne, readYesNo } from './answers.ts'
import {
  type BasisType,
  type EmploymentType,
  employmentTypes,
  type PetitionerRelationship,
  petitionerRelationships,
  type Position,
  visaBases,
} from './vocabulary.ts'

export type VisaBasis = {
  readonly type: BasisType | undefined
  readonly employmentType: EmploymentType | undefined
  readonly approvedOn: IsoDate | undefined
  readonly petitioner: string | undefined
  /** In capitals, without spaces and hyphens; K19 judges the form. */
  readonly receipt: string | undefined
  readonly relationship: PetitionerRelationship | undefined
  readonly position: Position | undefined
  readonly principalName: string | undefined
  /** In the attorney's word: `wife`, `father`. */
  readonly principalRelationship: string | undefined
  readonly dosCaseNumber: string | undefined
  readonly dvFiscalYear: number | undefined
  readonly dvCaseNumber: string | undefined
  readonly reliesOnSurvivingRelative: boolean
}

/** Typed in capitals throughout, a name is written as in prose. */
function nameIn(answers: DraftInput['answers'], question: string): string | undefined {
  const name = readLine(answers, question)
  return name && withoutCapitals(name)
}

export function readVisaBasis({ answers }: DraftInput): VisaBasis {
  const year = readLine(answers, 'dv_fiscal_year')
  return {
    type: readOne(answers, 'migration_basis', keysOf(visaBases)),
    employmentType: readOne(answers, 'i_140_type', keysOf(employmentTypes)),
    approvedOn: readDate(answers, 'approval_date'),
    petitioner: nameIn(answers, 'petitioner_name'),
    receipt: readLine(answers, 'USCIS_receipt_number')?.toUpperCase().replaceAll(/[\s-]/g, ''),
    relationship: readOne(answers, 'beneficiary_relationship', petitionerRelationships),
    position: readOne<Position>(answers, 'application_dependant', ['principal', 'derivative']),
    principalName: nameIn(answers, 'principal_applicant_name'),
    principalRelationship: kinship(readLine(answers, 'principal_applicant_relationship_with_applicant')),
    dosCaseNumber: readLine(answers, 'nvc_case_number'),
    dvFiscalYear: year !== undefined && /^\d{4}$/.test(year) ? Number(year) : undefined,
    dvCaseNumber: readLine(answers, 'dv_case_number'),
    reliesOnSurvivingRelative: readYesNo(answers, 'rely_on_204l') === 'yes',
  }
}

export function isDiversity({ type }: VisaBasis): boolean {
  return type === 'diversity_visa_program'
}

export function isDerivative({ position }: VisaBasis): boolean {
  return position === 'derivative'
}

/** The principal is the applicant's spouse or parent, so the applicant is the spouse or the child of the principal. */
export function derivativeTie({ principalRelationship }: VisaBasis): 'spouse' | 'child' | undefined {
  if (principalRelationship === undefined) return undefined
  if (/^(wife|husband|spouse)$/.test(principalRelationship)) return 'spouse'
  return /^(mother|father|parent)$/.test(principalRelationship) ? 'child' : undefined
}

/** The usual words stand inside a sentence: `Husband` becomes `husband`; any other words stay as written. */
function kinship(word: string | undefined): string | undefined {
  return word && /^(wife|husband|spouse|mother|father|parent)$/i.test(word) ? word.toLowerCase() : word
}

function keysOf<T extends string>(labels: Readonly<Record<T, string>>): T[] {
  return Object.keys(labels) as T[]
}
