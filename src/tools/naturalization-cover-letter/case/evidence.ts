import { fieldText } from '#domain/clients/client-record.ts'
import { ageOn } from '#domain/dates/calendar.ts'
import { choicesOf, isYes, rowsOf } from '#domain/questionnaire/question.ts'
import { dateOf, type NaturalizationCase } from '../case.ts'
import { legalConcerns, positiveEquities } from '../questionnaire/options.ts'

/** The five kinds of record that answer for an arrest, each with the outcomes that call for it. */
const recordsByOutcome: readonly { readonly outcomes: readonly string[]; readonly record: string }[] = [
  {
    outcomes: ['no_charges'],
    record:
      'no charges filed: arrest report, and official statement of the arresting agency or court that no charges were filed',
  },
  {
    outcomes: ['charged_dismissed', 'acquitted', 'convicted'],
    record:
      'charges filed: original or court-certified arrest record, charging document and disposition for each incident (dismissal, conviction or acquittal)',
  },
  {
    outcomes: ['convicted', 'alternative'],
    record:
      'conviction, alternative sentence or rehabilitation program: certified sentencing record for each incident, and proof of completion (probation or parole record, program completion)',
  },
  {
    outcomes: ['expunged'],
    record:
      'vacated, set aside, sealed, expunged or pardoned: court order removing it, pardon decision, or court statement that no record exists',
  },
  {
    outcomes: ['unavailable'],
    record: 'record unavailable: original or certified confirmation of unavailability',
  },
]

/** The records to list for the arrests: those that fit the outcomes named, all five when none is named. */
export function arrestRecords(application: Pick<NaturalizationCase, 'answers'>): string[] {
  const fitting = fittingRecords(application)
  return (fitting.length > 0 ? fitting : recordsByOutcome).map(({ record }) => record)
}

/** True when no outcome is known, so that the letter lists every kind of record and the attorney must delete some. */
export function listsAllArrestRecords(application: Pick<NaturalizationCase, 'answers'>): boolean {
  return fittingRecords(application).length === 0
}

function fittingRecords({ answers }: Pick<NaturalizationCase, 'answers'>) {
  const outcomes = rowsOf(answers, 'arrests').map(({ outcome = '' }) => outcome)
  return recordsByOutcome.filter((entry) => entry.outcomes.some((outcome) => outcomes.includes(outcome)))
}

/** The evidence for the matters chosen, each piece once, in the order of the form. */
export function concernEvidence(application: NaturalizationCase): string[] {
  const chosen = chosenConcerns(application)
  const evidence = legalConcerns
    .filter(({ value }) => chosen.includes(value))
    .filter(({ value }) => value !== 'selective_service' || selectiveService(application).isAsked)
    .map(({ value }) => evidenceFor(value, application.basis === '319(a)' ? 3 : 5))
  return [...new Set(evidence)]
}

export function chosenConcerns({ answers }: Pick<NaturalizationCase, 'answers'>): string[] {
  return isYes(answers, 'has_legal_concerns') ? choicesOf(answers, 'legal_concerns') : []
}

/**
 * Whether USCIS asks for a Selective Service status letter at the Applicant's age on the filing date: 26 to 30, under
 * INA 319(a) 26 to 28. Asked when the date of birth is not on record.
 */
export function selectiveService({ basis, client, filingDate }: NaturalizationCase) {
  const oldest = basis === '319(a)' ? 28 : 30
  const born = dateOf(fieldText(client.client, 'date_of_birth'))
  const age = born === undefined ? undefined : ageOn(born, filingDate)
  return { isAsked: age === undefined || (age >= 26 && age <= oldest), oldest, age }
}

/** `years`: how far tax and residence records go back, by the period of the basis. */
function evidenceFor(concern: string, years: 5 | 3): string {
  switch (concern) {
    case 'trip_over_6_months':
      return `proof that residence was kept during each trip of more than six months: IRS transcripts or certified returns (${years} years); rent or mortgage payments and pay stubs; bank statements; car registration; passport stamps`
    case 'failed_to_file_taxes':
      return 'all correspondence with the IRS about the failure to file'
    case 'overdue_taxes':
      return `IRS transcripts (${years} years), signed agreement with the IRS, state or local tax office, and current status of the repayment plan`
    case 'selective_service':
      return 'Selective Service status information letter and statement of reasons'
    case 'removal_proceedings':
      return 'Notice to Appear and final order, or proof of termination'
    case 'support_arrears':
      return 'court or government order to provide support, evidence of compliance with it, and proof of payment of arrears'
    default:
      return 'signed statement, and court or agency records'
  }
}

const evidenceOfEquity: Readonly<Record<string, string>> = {
  community: 'letters from members or organizations of the community, neighbors or clergy',
  family_care: 'evidence of family responsibilities and of care given to family members',
  education: 'diplomas, transcripts or certificates',
  employment: 'employer’s letter and proof of stable, lawful work',
  taxes: 'IRS tax return transcripts showing that taxes were filed and paid',
  rehabilitation: 'evidence of rehabilitation (completed programs, paid fines or restitution, letters)',
}

/** What is enclosed in the Applicant's favor, in the order of the form (PM-602-0188). */
export function equityEvidence({ answers }: Pick<NaturalizationCase, 'answers'>): string[] {
  const concerns = chosenConcerns({ answers })
  const owes = ['failed_to_file_taxes', 'overdue_taxes'].some((matter) => concerns.includes(matter))
  // Nobody encloses proof that taxes were paid beside the plan by which they are paid.
  const chosen = choicesOf(answers, 'positive_equities').filter((value) => value !== 'taxes' || !owes)
  return positiveEquities.flatMap(({ value }) => (chosen.includes(value) ? (evidenceOfEquity[value] ?? []) : []))
}
