import { formatANumber } from '#domain/identifiers/a-number.ts'
import { type ForumId } from '#law/filing-kit/filing-kit.ts'
import { attorneyName, cityLine } from '#domain/clients/attorney.ts'
import { fieldText, fullName } from '#domain/clients/client-record.ts'
import { caseFields } from '#domain/deadlines/case-fields.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { isYes, textOf } from '#domain/questionnaire/question.ts'

/** A person of the caption. */
export type Respondent = { readonly name: string; readonly aNumber?: string }

/** What the papers of the kit and the preflight know of a filing. What is unknown is absent, never guessed. */
export type KitCase = {
  readonly forum: ForumId
  readonly lead: Respondent
  readonly others: readonly Respondent[]
  readonly counsel: {
    readonly name?: string
    readonly firm?: string
    readonly address: readonly string[]
    readonly phone?: string
    readonly email: string
    readonly eoirId?: string
    readonly bar?: string
  }
  readonly court?: { readonly city?: string; readonly state?: string }
  readonly judge?: string
  readonly hearing?: string
  readonly hearingType?: string
  readonly detained: boolean
  /** `removal`, `withholding-only`, `bond`. */
  readonly proceeding: string
  readonly form: string
  readonly receipt?: string
  readonly decision?: string
  readonly usedModel: boolean
  /** The attorney's answers about this filing, by the names of `kitQuestions`. */
  readonly answers: KitAnswers
}

export type KitAnswers = Readonly<Record<string, string>>

export type KitQuestion = {
  readonly name: string
  readonly label: string
  readonly help?: string
  readonly kind: 'text' | 'date' | 'choice'
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** The forums that it matters to; all when absent. */
  readonly forums?: readonly ForumId[]
}

const eoir = ['court', 'board'] as const
const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

/** What dates of the case are counted from as well: asked under the same label wherever it is asked. */
function ofCase(name: string, forums: readonly ForumId[]): KitQuestion {
  const field = caseFields.find(({ filing }) => filing === name)
  if (!field) throw new Error(`No field of a case is called ${name} in a filing.`)
  const { label, kind, options, help } = field
  return { name, label, kind, forums, ...(options && { options }), ...(help !== undefined && { help }) }
}

/** What the attorney is asked about a filing, beside the record and the draft. */
export const kitQuestions: readonly KitQuestion[] = [
  { name: 'eoir_id', label: 'Your EOIR ID', kind: 'text', forums: eoir },
  {
    name: 'filing_kind',
    label: 'What is filed?',
    kind: 'choice',
    options: [
      { value: 'brief', label: 'Brief with exhibits' },
      { value: 'reopen', label: 'Motion to reopen' },
      { value: 'reconsider', label: 'Motion to reconsider' },
      { value: 'motion', label: 'Another motion' },
      { value: 'appeal', label: 'Notice of appeal' },
    ],
    forums: eoir,
  },
  {
    name: 'filed_how',
    label: 'How is it filed?',
    kind: 'choice',
    options: [
      { value: 'ecas', label: 'Through ECAS' },
      { value: 'paper', label: 'On paper' },
    ],
    forums: eoir,
  },
  { name: 'ecas_eligible', label: 'Is the case eligible for ECAS?', kind: 'choice', options: yesNo, forums: eoir },
  {
    name: 'prior_motion',
    label: 'Earlier motion of this kind',
    help: 'Its date as 2026-05-02, or “none”.',
    kind: 'text',
    forums: eoir,
  },
  { name: 'motion_exception', label: 'Exception for a second motion', kind: 'text', forums: eoir },
  ofCase('opponent_received', ['court']),
  ofCase('final_order', ['board']),
  ofCase('motion_served', ['board']),
  ofCase('waiver_rejected', ['board']),
  {
    name: 'brief_promised',
    label: 'Does the notice say that a brief follows?',
    kind: 'choice',
    options: yesNo,
    forums: ['board'],
  },
  ofCase('hearing_date', ['court']),
  ofCase('hearing_type', ['court']),
  ofCase('ordered_due', ['court']),
  { name: 'all_on_ecas', label: 'Do all parties take part in ECAS?', kind: 'choice', options: yesNo, forums: eoir },
  {
    name: 'service_method',
    label: 'How is the other side served?',
    kind: 'choice',
    options: [
      { value: 'ecas', label: 'Through ECAS' },
      { value: 'mail', label: 'First-class mail' },
      { value: 'hand', label: 'Hand delivery' },
      { value: 'courier', label: 'Commercial courier' },
    ],
    forums: eoir,
  },
  { name: 'opla_address', label: 'Address of the OPLA office', kind: 'text', forums: eoir },
  {
    name: 'outside_ecas',
    label: 'Documents filed outside of ECAS',
    help: 'Their titles, divided by semicolons.',
    kind: 'text',
    forums: eoir,
  },
  { name: 'server_name', label: 'Who serves it', kind: 'text', forums: eoir },
  {
    name: 'served_otherwise',
    label: 'Served in the hearing, or a joint motion?',
    kind: 'choice',
    options: yesNo,
    forums: eoir,
  },
  ofCase('decision_date', ['board']),
  {
    name: 'decision_notice',
    label: 'How was the decision given?',
    kind: 'choice',
    options: [
      { value: 'oral', label: 'Orally' },
      { value: 'written', label: 'In writing' },
    ],
    forums: ['board'],
  },
  ofCase('briefing_due', ['board']),
  ofCase('interview_date', ['asylum-office']),
  {
    name: 'receipt_number',
    label: 'Receipt number',
    kind: 'text',
    forums: ['uscis-paper', 'uscis-online', 'asylum-office'],
  },
  {
    name: 'fee_option',
    label: 'Fee',
    kind: 'choice',
    options: [
      { value: 'paid', label: 'Paid' },
      { value: 'waiver', label: 'Waiver asked for' },
      { value: 'none', label: 'No fee' },
    ],
  },
  {
    name: 'fee_amount',
    label: 'Fee as looked up',
    kind: 'text',
    forums: ['uscis-paper', 'uscis-online', 'asylum-office'],
  },
  {
    name: 'fee_checked',
    label: 'Day on which the fee was looked up',
    kind: 'date',
    forums: ['uscis-paper', 'uscis-online', 'asylum-office'],
  },
  { name: 'translator', label: 'Translator', kind: 'text' },
  { name: 'translator_language', label: 'Language of the translated documents', kind: 'text' },
  { name: 'translator_address', label: 'Translator’s address', kind: 'text' },
  { name: 'translator_phone', label: 'Translator’s telephone', kind: 'text' },
  {
    name: 'translated',
    label: 'Documents that were translated',
    help: 'Their titles, divided by semicolons.',
    kind: 'text',
  },
  { name: 'interpreter', label: 'Interpreter', kind: 'text' },
  { name: 'interpreter_address', label: 'Interpreter’s address', kind: 'text' },
  { name: 'interpreter_phone', label: 'Interpreter’s telephone', kind: 'text' },
  {
    name: 'interpreter_medium',
    label: 'How it was read',
    kind: 'choice',
    options: [
      { value: 'person', label: 'In person' },
      { value: 'video', label: 'By video' },
      { value: 'telephone', label: 'By telephone' },
    ],
  },
  { name: 'declarant', label: 'Who declares', kind: 'text' },
  { name: 'declarant_language', label: 'Language of the declarant', kind: 'text' },
  { name: 'declaration_title', label: 'Title of the declaration', kind: 'text' },
  { name: 'signed_abroad', label: 'Is it signed outside the United States?', kind: 'choice', options: yesNo },
  {
    name: 'ai_court',
    label: 'Court or judge with a rule on generative AI',
    help: 'For a filing in another court than the ones named here.',
    kind: 'text',
  },
]

type Known = {
  readonly forum: ForumId
  readonly form: string
  readonly usedModel: boolean
  readonly answers: KitAnswers
}

/** The filing of a draft, from its record, its answers and what the attorney said about the filing. */
export function kitCaseOf(input: DraftInput, { forum, form, usedModel, answers }: Known): KitCase {
  const { client, attorney, answers: told } = input
  const given = (name: string) => answers[name]?.trim() || undefined
  const name = attorneyName(attorney)
  const city = cityLine(attorney)
  const court = { city: textOf(told, 'city'), state: textOf(told, 'state') }
  const optional = {
    judge: textOf(told, 'judge_name'),
    hearing: given('hearing_date') ?? textOf(told, 'next_hearing'),
    hearingType: given('hearing_type'),
    receipt: given('receipt_number'),
    decision: given('decision_date'),
  }
  return {
    forum,
    lead: respondent(fullName(client), fieldText(client.client, 'a_number')),
    others: [],
    counsel: {
      ...defined({
        name,
        firm: attorney.firm_name ?? undefined,
        phone: attorney.phone ?? undefined,
        eoirId: given('eoir_id'),
      }),
      ...(attorney.license_number && {
        bar: [attorney.license_authority, `No. ${attorney.license_number}`].filter(Boolean).join(' '),
      }),
      address: [attorney.address_1, attorney.address_2, city].flatMap((line) => line ?? []),
      email: attorney.email,
    },
    ...((court.city ?? court.state) && { court: defined(court) }),
    ...defined(optional),
    detained: isYes(told, 'detained'),
    proceeding: 'removal',
    form,
    usedModel,
    answers,
  }
}

function respondent(name: string, number: string | undefined): Respondent {
  const aNumber = number && formatANumber(number)
  return aNumber ? { name, aNumber } : { name }
}

function defined<Values extends Readonly<Record<string, string | undefined>>>(values: Values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: string
  }
}
