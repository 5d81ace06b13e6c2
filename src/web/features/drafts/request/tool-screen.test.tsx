import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { ToolIdentity } from '#domain/drafting/tool.ts'
import { block, inform, warn } from '#domain/questionnaire/check.ts'
import { is } from '#domain/questionnaire/condition.ts'
import type { Answer, Answers, Questionnaire } from '#domain/questionnaire/question.ts'
import type { RecordEntry } from '#domain/questionnaire/record-entries.ts'
import { renderPage } from '#test/render-page.tsx'
import type { ErrorEntry } from '#web/ui/show-error.ts'
import type { FormSources } from './form-context.ts'
import { ToolScreen, type ToolScreenProps } from './tool-screen.tsx'

const tool: ToolIdentity = {
  type: 'draft_generator',
  folder: 'asylum-brief',
  route: '/ai/asylum',
  title: 'Asylum brief',
  produces: 'A brief.',
  turnaround: 'about 10 minutes',
  cost: 100,
  models: ['gpt-5', 'o3'],
  defaultModel: 'gpt-5',
  fileLabel: 'draft',
  permission: 'user',
  keywords: [],
}

const questionnaire: Questionnaire = {
  groups: [
    {
      id: 'family',
      title: 'Timing and family',
      questions: [
        { kind: 'yes-no', name: 'timely', label: 'Filed within one year?', required: true },
        { kind: 'text', name: 'reason', label: 'Why not?', required: true, visibleWhen: is('timely', 'no') },
      ],
    },
    {
      id: 'harm',
      title: 'Harm',
      questions: [
        { kind: 'text', name: 'who', label: 'Who harmed the client?', required: true },
        { kind: 'text', name: 'when', label: 'When?', required: true },
        { kind: 'records', source: 'client_documents', name: 'documents', label: 'Documents' },
      ],
    },
  ],
}

const withDocument = (record: RecordEntry): FormSources => ({
  clients: [],
  countries: [],
  records: { client_documents: [record] },
})

/** The screen with answers of its own; a click on `Later` gives it the later props. */
function renderTool({ later, ...given }: Partial<ToolScreenProps> & { later?: Partial<ToolScreenProps> } = {}) {
  const calls = {
    onMissing: vi.fn<(entries: readonly ErrorEntry[], goToFirst: () => void) => void>(),
    onPerform: vi.fn<(answers: Answers) => void>(),
    onAnswer: vi.fn<(name: string, answer: Answer) => void>(),
    onModel: vi.fn<ToolScreenProps['onModel']>(),
  }
  function Screen() {
    const [answers, setAnswers] = useState<Answers>(given.answers ?? {})
    const [isLater, setIsLater] = useState(false)
    return (
      <>
        {later && <button onClick={() => setIsLater(true)}>Later</button>}
        <ToolScreen
          tool={tool}
          questionnaire={questionnaire}
          record={{}}
          problems={[]}
          sources={{ clients: [], countries: [], records: {} }}
          saved={{ state: 'saved', at: '9:42 AM' }}
          checks={[]}
          model="gpt-5"
          creditsLeft={1075}
          isPerforming={false}
          onProvide={() => {}}
          {...calls}
          {...given}
          {...(isLater && later)}
          answers={answers}
          onAnswer={(name, answer) => {
            calls.onAnswer(name, answer)
            setAnswers((known) => ({ ...known, [name]: answer }))
          }}
        />
      </>
    )
  }
  renderPage(<Screen />)
  return calls
}

const perform = () => {
  const [first] = screen.getAllByRole('button', { name: 'Perform Request' })
  if (!first) throw new Error('no request button')
  fireEvent.click(first)
}
const pane = () => within(screen.getByRole('region', { name: 'What will be produced' }))

test('the screen says what it makes, for how many credits, and makes one promise of time', () => {
  renderTool()
  expect(pane().getByRole('heading', { name: 'Drafty' })).toBeTruthy()
  expect(pane().getByText('Click Perform Request and your draft will be generated within 1 to 5 minutes.')).toBeTruthy()
  expect(pane().getAllByText(/minutes/)).toHaveLength(1)
  expect(pane().getByText('1,075 left')).toBeTruthy()
  expect(screen.getByText(/Saved 9:42 AM/)).toBeTruthy()
})

test('with something missing the request leads to the first field and tells what is missing', () => {
  const { onMissing, onPerform } = renderTool({ answers: { timely: 'no' } })
  perform()
  expect(onPerform).not.toHaveBeenCalled()
  expect(onMissing.mock.lastCall?.[0].map((entry) => (typeof entry === 'string' ? entry : entry.message))).toEqual([
    'Why not?',
    'Who harmed the client?',
    'When?',
  ])
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Why not?' }))
  expect(screen.getByText('Why not must not be empty', { selector: 'p span' })).toBeTruthy()
})

test('a rule that blocks stands in the way with its own sentence', () => {
  const { onMissing } = renderTool({
    answers: { timely: 'yes', who: 'soldiers', when: '2024' },
    checks: [block('E02', 'No information about spouse is found.', 'timely'), warn('C1', 'Look.', 'when')],
  })
  perform()
  expect(onMissing.mock.lastCall?.[0]).toMatchObject([
    { message: 'No information about spouse is found.', place: { label: 'Timing and family' } },
  ])
})

test('the request carries the answers of visible questions only', () => {
  const { onPerform } = renderTool({ answers: { timely: 'yes', reason: 'left behind', who: 'soldiers', when: '2024' } })
  perform()
  expect(onPerform).toHaveBeenCalledWith({ timely: 'yes', who: 'soldiers', when: '2024' })
})

test('readiness lists must fix, check and note, and each leads to its question', () => {
  renderTool({
    answers: { timely: 'yes', when: '2024' },
    checks: [inform('C3', 'The Second Circuit controls.'), warn('C2', 'The dates differ.', 'when')],
  })
  const kinds = pane()
    .getAllByText(/^(Must fix|Check|Note)$/)
    .map(({ textContent }) => textContent)
  expect(kinds).toEqual(['Must fix', 'Check', 'Note'])
  expect(screen.getAllByText('1 to fix, 1 to check, 1 note').length).toBeGreaterThan(0)
  const [harm] = pane().getAllByRole('button', { name: 'Harm' })
  if (!harm) throw new Error('no link to the group')
  fireEvent.click(harm)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Who harmed the client?' }))
})

test('groups are turned one by one, and the title of the next one is read out', () => {
  renderTool()
  expect(screen.queryByRole('textbox', { name: 'When?' })).toBeNull()
  const [next] = screen.getAllByRole('button', { name: 'Harm' })
  if (!next) throw new Error('no way to the next group')
  fireEvent.click(next)
  expect(document.activeElement?.textContent).toContain('Harm')
  fireEvent.click(screen.getByRole('radio', { name: 'All questions' }))
  expect(screen.getByText('Filed within one year?')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'When?' })).toBeTruthy()
})

test('a document is chosen by itself once it has been read', () => {
  const reading = { value: 'd1', label: 'Declaration', processing: true }
  const { onAnswer } = renderTool({
    sources: withDocument(reading),
    later: { sources: withDocument({ ...reading, processing: false }) },
  })
  expect(onAnswer).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('Later'))
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('documents', ['d1'])
})

test('a tool without a model offers none and costs nothing', () => {
  renderTool({ tool: { ...tool, models: [], cost: 0 } })
  expect(screen.queryByLabelText('Model')).toBeNull()
  expect(pane().getByText('Free of credits')).toBeTruthy()
})
