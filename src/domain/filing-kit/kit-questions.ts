import { aiDisclosureRules } from '#law/filing-kit/ai-disclosure.data.ts'
import type { ForumId } from '#law/filing-kit/filing-kit.ts'
import { caseFields } from '#domain/deadlines/case-fields.ts'
import { filingOrdinal } from '#domain/section-content/filing-mark.ts'

export type KitQuestion = {
  readonly name: string
  readonly label: string
  readonly help?: string
  /** `lines`: one entry a line. */
  readonly kind: 'text' | 'lines' | 'date' | 'choice'
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** The forums that it matters to; all when absent. */
  readonly forums?: readonly ForumId[]
}

const eoir = ['court', 'board'] as const
const agencies = ['uscis-paper', 'uscis-online', 'asylum-office'] as const
const onPaper = ['uscis-paper', 'asylum-office'] as const
const yesNo = { yes: 'Yes', no: 'No' }

type About = Pick<KitQuestion, 'help' | 'forums'>

const asked =
  (kind: KitQuestion['kind']) =>
  (name: string, label: string, about: About = {}) => ({
    name,
    label,
    kind,
    ...about,
  })
const text = asked('text')
const lines = asked('lines')
const date = asked('date')

/** One of several, by what is kept and what is shown. */
function choice(name: string, label: string, options: Readonly<Record<string, string>>, about?: About): KitQuestion {
  const shown = Object.entries(options).map(([value, words]) => ({ value, label: words }))
  return { ...asked('choice')(name, label, about), options: shown }
}

/** What dates of the case are counted from as well: asked under the same label wherever it is asked. */
function ofCase(name: string, forums: readonly ForumId[]): KitQuestion {
  const field = caseFields.find(({ filing }) => filing === name)
  if (!field) throw new Error(`No field of a case is called ${name} in a filing.`)
  const { label, kind, options, help } = field
  return { name, label, kind, forums, ...(options && { options }), ...(help !== undefined && { help }) }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What the attorney is asked about a filing, beside the record and the draft, under the law of the moment. */
export const kitQuestions = (): readonly KitQuestion[] => [...askedAlways, askedByCourts()]

/** What is known from the filings that are marked as filed, and asked where an earlier one was made elsewhere. */
export const placeQuestions: readonly KitQuestion[] = [
  choice(
    'filing_number',
    'Which filing of the case is it?',
    Object.fromEntries(Array.from({ length: 12 }, (_, index) => [index + 1, filingOrdinal(index + 1)])),
    { forums: eoir },
  ),
  text('used_letters', 'Last exhibit letter of earlier filings', { help: 'Such as “F”.', forums: eoir }),
  text('used_bates', 'Last Bates number of earlier filings', {
    help: 'Such as “214”; the numbers at the lower left run on from it.',
  }),
]

const askedAlways: readonly KitQuestion[] = [
  text('eoir_id', 'Your EOIR ID', { forums: eoir }),
  choice(
    'filing_kind',
    'What is filed?',
    {
      brief: 'Brief with exhibits',
      reopen: 'Motion to reopen',
      reconsider: 'Motion to reconsider',
      motion: 'Another motion',
      appeal: 'Notice of appeal',
    },
    { forums: eoir },
  ),
  choice('filed_how', 'How is it filed?', { ecas: 'Through ECAS', paper: 'On paper' }, { forums: eoir }),
  choice('ecas_eligible', 'Is the case eligible for ECAS?', yesNo, { forums: eoir }),
  text('prior_motion', 'Earlier motion of this kind', { help: 'Its date as 2026-05-02, or “none”.', forums: eoir }),
  text('motion_exception', 'Exception for a second motion', { forums: eoir }),
  lines('respondents', 'Other respondents in the caption, one a line', {
    help: 'Name, A 012-345-678',
    forums: eoir,
  }),
  ofCase('opponent_received', ['court']),
  ofCase('final_order', ['board']),
  ofCase('motion_served', ['board']),
  ofCase('waiver_rejected', ['board']),
  choice('brief_promised', 'Does the notice say that a brief follows?', yesNo, { forums: ['board'] }),
  ofCase('hearing_date', ['court']),
  ofCase('hearing_time', ['court']),
  ofCase('hearing_type', ['court']),
  choice('wants_ruling', 'Is a ruling asked at the master hearing?', yesNo, { forums: ['court'] }),
  choice(
    'cover_note',
    'Note on the cover',
    { none: 'None', joint: 'Joint motion', emergency: 'Emergency', late: 'Filed out of time' },
    { forums: eoir },
  ),
  ofCase('ordered_due', ['court']),
  choice('all_on_ecas', 'Do all parties take part in ECAS?', yesNo, { forums: eoir }),
  choice(
    'service_method',
    'How is the other side served?',
    { ecas: 'Through ECAS', mail: 'First-class mail', hand: 'Hand delivery', courier: 'Commercial courier' },
    { forums: eoir },
  ),
  text('opla_address', 'Address of the OPLA office', { forums: eoir }),
  text('outside_ecas', 'Documents filed outside of ECAS', {
    help: 'Their titles, divided by semicolons.',
    forums: eoir,
  }),
  text('server_name', 'Who serves it', { forums: eoir }),
  choice('served_otherwise', 'Served in the hearing, or a joint motion?', yesNo, { forums: eoir }),
  ofCase('decision_date', ['board']),
  choice(
    'decision_notice',
    'How was the decision given?',
    { oral: 'Orally', written: 'In writing' },
    { forums: ['board'] },
  ),
  ofCase('briefing_due', ['board']),
  ofCase('interview_date', ['asylum-office']),
  choice(
    'interview_track',
    'Kind of interview',
    { affirmative: 'Affirmative asylum', merits: 'Merits interview after credible fear' },
    { forums: ['asylum-office'] },
  ),
  choice('answers_notice', 'Does it answer an RFE or NOID?', yesNo, { forums: onPaper }),
  ofCase('notice_due', ['uscis-paper', 'asylum-office']),
  choice('filed_online', 'Was this form filed online already?', yesNo, { forums: onPaper }),
  text('receipt_number', 'Receipt number', { forums: agencies }),
  choice('fee_option', 'Fee', { paid: 'Paid', waiver: 'Waiver asked for', none: 'No fee' }),
  text('fee_amount', 'Fee as looked up', { forums: agencies }),
  date('fee_checked', 'Day on which the fee was looked up', { forums: agencies }),
  text('translator', 'Translator'),
  text('translator_language', 'Language of the translated documents'),
  text('translator_address', 'Translator’s address'),
  text('translator_phone', 'Translator’s telephone'),
  text('translated', 'Documents that were translated', { help: 'Their titles, divided by semicolons.' }),
  text('interpreter', 'Interpreter'),
  text('interpreter_address', 'Interpreter’s address'),
  text('interpreter_phone', 'Interpreter’s telephone'),
  choice('interpreter_medium', 'How it was read', {
    person: 'In person',
    video: 'By video',
    telephone: 'By telephone',
  }),
  text('declarant', 'Who declares'),
  text('declarant_language', 'Language of the declarant'),
  text('declaration_title', 'Title of the declaration'),
  choice('signed_abroad', 'Is it signed outside the United States?', yesNo),
  lines('witnesses', 'Witnesses, one a line', {
    help: 'Name | A-number or status | relation | subject | minutes | language | in person or by telephone | CV at',
    forums: ['court'],
  }),
  lines('arrest_rows', 'Arrests, one a line', {
    help: 'Date | agency | charge and statute | disposition and date | sentence | court and number | exhibit page',
    forums: eoir,
  }),
  text('filing_address', 'Address that it is sent to', { forums: onPaper }),
  choice('strict_rules', 'Should rules whose text nobody has read stop the filing?', yesNo, {
    help: 'Where it is not “Yes” they warn.',
  }),
]

const askedByCourts = (): KitQuestion =>
  choice(
    'ai_court',
    'Court or judge with a rule on generative AI',
    Object.fromEntries(aiDisclosureRules().map(({ id, forum }) => [id, capital(forum)])),
    { help: 'Where it is another than the usual one of this forum.' },
  )

/** The answers that stand on papers of the packet: when one changes, its files are old. */
export const printedAnswers: readonly string[] = [
  'eoir_id',
  'filing_kind',
  'respondents',
  'hearing_date',
  'hearing_time',
  'hearing_type',
  'cover_note',
  'all_on_ecas',
  'service_method',
  'opla_address',
  'outside_ecas',
  'server_name',
  'served_otherwise',
  'decision_date',
  'receipt_number',
  'used_bates',
]

/** The answers that hold for each filing of a case: the next one begins with them, and they can be changed there. */
export const answersOfCase: readonly string[] = [
  'eoir_id',
  'respondents',
  'ecas_eligible',
  'all_on_ecas',
  'service_method',
  'opla_address',
  'server_name',
]
