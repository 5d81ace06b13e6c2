import type { ForumId } from '#law/filing-kit/filing-kit.ts'
import { caseFields } from '#domain/deadlines/case-fields.ts'

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
  {
    name: 'respondents',
    label: 'Other respondents in the caption',
    help: 'Each as “Name, A 012-345-678”, divided by semicolons.',
    kind: 'text',
    forums: eoir,
  },
  {
    name: 'used_letters',
    label: 'Last exhibit letter of earlier filings',
    help: 'Such as “F”; empty where this is the first filing.',
    kind: 'text',
    forums: eoir,
  },
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
  ofCase('hearing_time', ['court']),
  ofCase('hearing_type', ['court']),
  {
    name: 'cover_note',
    label: 'Note on the cover',
    kind: 'choice',
    options: [
      { value: 'none', label: 'None' },
      { value: 'joint', label: 'Joint motion' },
      { value: 'emergency', label: 'Emergency' },
      { value: 'late', label: 'Filed out of time' },
    ],
    forums: eoir,
  },
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
    name: 'interview_track',
    label: 'Kind of interview',
    kind: 'choice',
    options: [
      { value: 'affirmative', label: 'Affirmative asylum' },
      { value: 'merits', label: 'Merits interview after credible fear' },
    ],
    forums: ['asylum-office'],
  },
  {
    name: 'answers_notice',
    label: 'Does it answer an RFE or NOID?',
    kind: 'choice',
    options: yesNo,
    forums: ['uscis-paper', 'asylum-office'],
  },
  ofCase('notice_due', ['uscis-paper', 'asylum-office']),
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
    name: 'strict_rules',
    label: 'Should rules whose text nobody has read stop the filing?',
    help: 'Where it is not “Yes” they warn.',
    kind: 'choice',
    options: yesNo,
  },
  {
    name: 'ai_court',
    label: 'Court or judge with a rule on generative AI',
    help: 'For a filing in another court than the ones named here.',
    kind: 'text',
  },
]
