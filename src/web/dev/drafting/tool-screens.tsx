import { type ReactNode, useState } from 'react'
import type { ModelAlias, ToolIdentity } from '#domain/drafting/tool.ts'
import { messages } from '#domain/messages.ts'
import { block, inform, warn } from '#domain/questionnaire/check.ts'
import type { Answers } from '#domain/questionnaire/question.ts'
import type { FormSources } from '#web/features/drafts/request/form-context.ts'
import { ToolScreen, type ToolScreenProps, ToolScreenSkeleton } from '#web/features/drafts/request/tool-screen.tsx'
import { type ErrorEntry, showError } from '#web/ui/show-error.ts'
import { sampleQuestionnaire } from './sample-questions.data.ts'

const tool: ToolIdentity = {
  type: 'draft_generator',
  route: '/ai/asylum',
  title: 'Asylum / Withholding of Removal / Convention Against Torture brief',
  produces: 'A brief for the asylum office, the immigration court or the Board.',
  turnaround: 'about 10 minutes',
  cost: 100,
  models: ['gpt-5', 'gpt-4o', 'gpt-4.1', 'o3-mini', 'o3'],
  defaultModel: 'gpt-5',
  fileLabel: 'Asylum/WOR/CAT draft',
  permission: 'user',
  keywords: [],
}

const sources: FormSources = {
  clients: [
    'Emmanuel Ngwa Tabot',
    'Rogelio Medina Castañeda',
    'Ilse Maartje Verhoeven',
    'Samuel Kizito Wasswa',
    'Amina Farah Warsame',
    'Thi Hoa Nguyen',
  ].map((label, index) => ({ value: `c${index + 1}`, label })),
  countries: [
    'Afghanistan',
    'Cameroon',
    'Colombia',
    'Eritrea',
    'Honduras',
    'Mexico',
    'Nicaragua',
    'Türkiye',
    'Uganda',
  ].map((label) => ({ value: label, label })),
  records: {
    citations: [
      { value: 's1', label: 'Country report on Cameroon, 2024' },
      { value: 's2', label: 'Human rights monitor, Northwest and Southwest Regions' },
    ],
    client_documents: [
      { value: 'd1', label: 'Declaration of the father, Kumba, March 2, 2025.pdf' },
      { value: 'd2', label: 'Form I-589 with attachments.pdf' },
      { value: 'd3', label: 'Birth certificate.pdf', processing: true },
    ],
    templates: [{ value: 't1', label: 'Hardship memorandum.docx' }],
  },
}

const answers: Answers = {
  client_id: 'c1',
  jurisdiction: 'immigration',
  judge_name: 'Celeste Moreau-Finch',
  city: 'New York',
  detained: 'no',
  asylum_application_timing: 'no',
  missed_filing_deadline_reason:
    'He arrived as a visitor on April 5, 2022 and did not then fear return. On October 16, 2024 soldiers burned his family home in Kumba and announced that he was wanted for sending money to separatists. He learned of it on October 20, 2024 and filed Form I-589 on February 11, 2025.',
  spouse_applying: 'yes',
  first_defendant: 'Beatrice Ngwa Tabot, A-number to be supplied',
  children_applying: 'no',
  applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
  applicant_basis: ['Nationality', 'Political Opinion'],
  political_opinion_details: 'Imputed support of the separatists.',
  country_persecution: 'Cameroon',
  what: 'The family home was burned. He is wanted.',
  cited_sources: ['s1'],
  documents: ['d1', 'd2'],
  entries: [{ date: '2016-06-12', place: 'New York, John F. Kennedy Airport' }],
}

const checks = [
  block('E02', messages.noSpouseInfo, 'spouse_applying'),
  warn(
    'C11',
    'Your answer says that the house was burned on October 16. The father’s declaration, page 2, says October 17.',
    'missed_filing_deadline_reason',
  ),
  warn('C12', 'The co-respondent has no A-number. The cover will print [A-NUMBER].', 'first_defendant'),
  inform(
    'C01',
    'The deadline was April 5, 2023. The form was filed 678 days after it and 114 days after the client learned of the change.',
    'missed_filing_deadline_reason',
  ),
  inform('C14', 'Personal harm was answered No, so the brief argues an independent fear and no presumption.', 'what'),
  inform(
    'C20',
    'The Second Circuit controls. Where its law decides, the draft prints a placeholder for you.',
    'jurisdiction',
  ),
]

const readings = {
  missed_filing_deadline_reason: [
    { label: 'Last arrival', value: 'Apr 5, 2022' },
    { label: 'House burned', value: 'Oct 16, 2024', conflict: true },
    { label: 'Learned of it', value: 'Oct 20, 2024' },
    { label: 'I-589 filed', value: 'Feb 11, 2025' },
  ],
}

function SampleTool(given: Partial<ToolScreenProps>) {
  const [current, setCurrent] = useState<Answers>(given.answers ?? answers)
  const [model, setModel] = useState<ModelAlias>('gpt-5')
  return (
    <ToolScreen
      tool={tool}
      questionnaire={sampleQuestionnaire}
      record={{}}
      problems={[]}
      sources={sources}
      today="2026-11-20"
      readings={readings}
      startGroup="family"
      produces="Respondents’ pre-hearing brief in support of asylum, withholding of removal and protection under the Convention Against Torture"
      size="24 sections, about 23 of 25 pages"
      saved={{ state: 'saved', at: '9:42 AM' }}
      checks={checks}
      creditsLeft={1075}
      isPerforming={false}
      {...given}
      answers={current}
      model={model}
      onModel={setModel}
      onAnswer={(name, answer) => setCurrent((known) => ({ ...known, [name]: answer }))}
      onProvide={() => undefined}
      onMissing={explain}
      onPerform={() => undefined}
    />
  )
}

function explain(error: readonly ErrorEntry[], goToFirst: () => void) {
  showError({
    title: 'The draft cannot start yet',
    error,
    action: { label: 'Go to the first field', run: goToFirst },
  })
}

const complete: Answers = {
  ...answers,
  spouse_applying: 'no',
  who: 'Soldiers of the rapid intervention unit.',
  why: 'They believe that he pays the separatists.',
  when: 'October 16, 2024',
}

const lists: Partial<FormSources> = {
  loading: ['citations'],
  problems: { client_documents: 'Please refresh page. Error getting all cited documents' },
}

/** The tool screen in its states. */
export const toolScreens: Readonly<Record<string, () => ReactNode>> = {
  tool: () => <SampleTool />,
  'tool-new': () => <SampleTool answers={{}} checks={[]} readings={{}} saved={{ state: 'none' }} startGroup="forum" />,
  'tool-kinds': () => <SampleTool startGroup="history" />,
  'tool-lists': () => (
    <SampleTool startGroup="sources" sources={{ ...sources, ...lists }} saved={{ state: 'failed' }} />
  ),
  'tool-ready': () => <SampleTool answers={complete} checks={checks.slice(3)} startGroup="harm" isPerforming />,
  'tool-problems': () => (
    <SampleTool
      startGroup="harm"
      saved={{ state: 'saved', at: '9:44 AM', notice: 'Changed in another window at 9:41 AM' }}
      problems={[{ name: 'when', label: 'When did it happen?', message: 'Give at least the month and the year.' }]}
    />
  ),
  'tool-loading': () => <ToolScreenSkeleton title={tool.title} />,
}
