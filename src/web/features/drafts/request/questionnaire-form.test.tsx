import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { FieldProblem } from '#domain/questionnaire/check.ts'
import { has, is } from '#domain/questionnaire/condition.ts'
import type { Answers, Question } from '#domain/questionnaire/question.ts'
import { renderPage } from '#test/render-page.tsx'
import type { FormSources } from './form-context.ts'
import { QuestionnaireForm } from './questionnaire-form.tsx'

const sources: FormSources = {
  clients: ['Ana Ruiz', 'Emmanuel Ngwa Tabot', 'Ilse Verhoeven', 'Samuel Wasswa', 'Thi Hoa Nguyen'].map(
    (label, index) => ({
      value: `c${index}`,
      label,
    }),
  ),
  countries: ['Cameroon', 'Türkiye'].map((label) => ({ value: label, label })),
  records: {
    client_documents: [
      { value: 'd1', label: 'Declaration' },
      { value: 'd1', label: 'Declaration' },
      { value: 'd2', label: 'No Label' },
      { value: 'd3', label: 'Lease', processing: true },
      { value: 'd4', label: 'Passport' },
    ],
    templates: [{ value: 't1', label: 'Motion.docx' }],
  },
}

type FormProps = {
  readonly questions: readonly Question[]
  readonly start?: Answers
  readonly problems?: readonly FieldProblem[]
  readonly onProvide?: (entry: string, question: string) => void
  readonly onAnswers?: (answers: Answers) => void
}

function Form({ questions, start = {}, problems = [], onProvide = () => {}, onAnswers }: FormProps) {
  const [answers, setAnswers] = useState(start)
  return (
    <QuestionnaireForm
      questionnaire={{ groups: [{ id: 'g', title: 'Group', questions }] }}
      answers={answers}
      record={{}}
      problems={problems}
      sources={sources}
      onGroup={() => {}}
      onProvide={onProvide}
      onAnswer={(name, answer) => {
        const next = { ...answers, [name]: answer }
        setAnswers(next)
        onAnswers?.(next)
      }}
    />
  )
}

/** Renders one question and gives back what it was answered with. */
function ask(question: Question, start: Answers = {}) {
  const onAnswers = vi.fn<(answers: Answers) => void>()
  renderPage(<Form questions={[question]} start={start} onAnswers={onAnswers} />)
  return () => onAnswers.mock.lastCall?.[0][question.name]
}

test('a text takes 255 characters, and says that it is required', () => {
  const answer = ask({ kind: 'text', name: 'city', label: 'City', required: true })
  const field = screen.getByRole('textbox', { name: 'City' })
  expect(field).toHaveProperty('maxLength', 255)
  expect(field.getAttribute('aria-required')).toBe('true')
  fireEvent.change(field, { target: { value: 'Dallas' } })
  expect(answer()).toBe('Dallas')
})

test('a long answer tells how much room is left near its end', () => {
  ask({ kind: 'textarea', name: 'why', label: 'Why?', maxLength: 100 }, { why: 'x'.repeat(95) })
  expect(screen.getByRole('status').textContent).toBe('5 characters left')
})

test('dates and numbers are answered with what their fields hold', () => {
  const date = ask({ kind: 'date', name: 'entry', label: 'Last entry' })
  fireEvent.change(screen.getByLabelText('Last entry'), { target: { value: '2022-04-05' } })
  expect(date()).toBe('2022-04-05')
  const number = ask({ kind: 'number', name: 'limit', label: 'Page limit', min: 1 })
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Page limit' }), { target: { value: '25' } })
  expect(number()).toBe('25')
})

test('yes and no are two options of one question', () => {
  const answer = ask({ kind: 'yes-no', name: 'detained', label: 'Detained?' })
  const group = screen.getByRole('group', { name: 'Detained?' })
  fireEvent.click(within(group).getByRole('radio', { name: 'No' }))
  expect(answer()).toBe('no')
})

test('of a choice one option is taken, a disabled one never', () => {
  const answer = ask({
    kind: 'choice',
    name: 'forum',
    label: 'Forum',
    options: [
      { value: 'uscis', label: 'USCIS' },
      { value: 'district', label: 'District court', disabled: true },
    ],
  })
  expect(screen.getByRole('radio', { name: 'District court' })).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('radio', { name: 'USCIS' }))
  expect(answer()).toBe('uscis')
})

test('several choices are kept in the order of the options', () => {
  const options = ['Race', 'Religion', 'Nationality'].map((value) => ({ value, label: value }))
  const answer = ask({ kind: 'choices', name: 'grounds', label: 'Grounds', options }, { grounds: ['Nationality'] })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Race' }))
  expect(answer()).toEqual(['Race', 'Nationality'])
})

test('clients are found by their names, whatever the case, and at least five are offered', () => {
  const answer = ask({ kind: 'client', name: 'client_id', label: 'Client' })
  fireEvent.click(screen.getByRole('combobox', { name: 'Client' }))
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(options[0]).toBe('Add New Client')
  expect(options.length).toBeGreaterThanOrEqual(6)
  const search = screen.getByRole('combobox', { name: 'Search clients' })
  expect(search).toHaveProperty('maxLength', 255)
  fireEvent.change(search, { target: { value: 'ngwa EMM' } })
  fireEvent.keyDown(search, { key: 'Enter' })
  expect(answer()).toBe('c1')
})

test('the clients and the countries that were loaded are the options of their dropdowns', () => {
  const questions: Question[] = [
    { kind: 'client', name: 'client_id', label: 'Client' },
    { kind: 'country', name: 'country_persecution', label: 'Country' },
  ]
  renderPage(<Form questions={questions} />)
  const offered = (name: string) => {
    fireEvent.click(screen.getByRole('combobox', { name }))
    return screen.getAllByRole('option').map(({ textContent }) => textContent)
  }
  expect(offered('Client')).toEqual(expect.arrayContaining(sources.clients.map(({ label }) => label)))
  expect(offered('Country')).toEqual(expect.arrayContaining(['Cameroon', 'Türkiye']))
})

test('Add New Client opens its dialog and is no answer', () => {
  const onProvide = vi.fn<(entry: string, question: string) => void>()
  const onAnswers = vi.fn<(answers: Answers) => void>()
  const questions: Question[] = [{ kind: 'client', name: 'client_id', label: 'Client' }]
  renderPage(<Form questions={questions} onProvide={onProvide} onAnswers={onAnswers} />)
  fireEvent.click(screen.getByRole('combobox', { name: 'Client' }))
  fireEvent.click(screen.getByRole('option', { name: 'Add New Client' }))
  expect(onProvide).toHaveBeenCalledWith('special:client', 'client_id')
  expect(onAnswers).not.toHaveBeenCalled()
})

test('documents are ticked one after the other; one that is being read waits, duplicates and nameless ones are left out', () => {
  const answer = ask({ kind: 'records', source: 'client_documents', name: 'documents', label: 'Documents' })
  fireEvent.click(screen.getByRole('combobox', { name: 'Documents' }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Upload New Document',
    'Declaration',
    'Lease Processing...',
    'Passport',
  ])
  fireEvent.click(screen.getByRole('option', { name: 'Lease Processing...' }))
  expect(answer()).toBeUndefined()
  fireEvent.click(screen.getByRole('option', { name: 'Declaration' }))
  fireEvent.click(screen.getByRole('option', { name: 'Passport' }))
  expect(answer()).toEqual(['d1', 'd4'])
  fireEvent.click(screen.getByRole('button', { name: 'Remove Declaration', hidden: true }))
  expect(answer()).toEqual(['d4'])
})

test('of templates one is taken, and the AI-generated one cannot be', () => {
  const answer = ask({ kind: 'record', source: 'templates', name: 'template', label: 'Template' })
  fireEvent.click(screen.getByRole('combobox', { name: 'Template' }))
  const coming = screen.getByRole('option', { name: 'Create New AI Generated Template. Coming Soon!' })
  expect(coming.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(coming)
  expect(answer()).toBeUndefined()
  fireEvent.click(screen.getByRole('option', { name: 'Motion.docx' }))
  expect(answer()).toBe('t1')
})

test('rows are added, filled in and taken away one by one', () => {
  const answer = ask(
    {
      kind: 'rows',
      name: 'entries',
      label: 'Entries',
      addLabel: 'Add an entry',
      columns: [{ kind: 'text', name: 'place', label: 'Place' }],
    },
    { entries: [{ place: 'Miami' }] },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Add an entry' }))
  const [, second] = screen.getAllByRole('textbox', { name: 'Place' })
  if (!second) throw new Error('no second row')
  fireEvent.change(second, { target: { value: 'Dallas' } })
  expect(answer()).toEqual([{ place: 'Miami' }, { place: 'Dallas' }])
  fireEvent.click(screen.getByRole('button', { name: 'Remove Entries 1' }))
  expect(answer()).toEqual([{ place: 'Dallas' }])
})

const timely: Question = { kind: 'yes-no', name: 'timely', label: 'Filed within one year?' }
const reason: Question = { kind: 'textarea', name: 'reason', label: 'Why not?', visibleWhen: is('timely', 'no') }

test('a conditional question says why it is asked, and keeps its answer while it is hidden', () => {
  renderPage(<Form questions={[timely, reason]} />)
  expect(screen.queryByLabelText('Why not?')).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'No' }))
  expect(screen.getByText('Asked because you answered No')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Why not?'), { target: { value: 'He was ill.' } })
  fireEvent.click(screen.getByRole('radio', { name: 'Yes' }))
  expect(screen.queryByLabelText('Why not?')).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'No' }))
  expect(screen.getByLabelText('Why not?')).toHaveProperty('value', 'He was ill.')
})

test('questions with the same reason stand behind one line', () => {
  const relief: Question = {
    kind: 'choices',
    name: 'relief',
    label: 'Relief',
    options: [{ value: 'cat', label: 'Convention Against Torture' }],
  }
  const more = ['a', 'b'].map((name): Question => ({
    kind: 'text',
    name,
    label: name,
    visibleWhen: has('relief', 'cat'),
  }))
  renderPage(<Form questions={[relief, ...more]} start={{ relief: ['cat'] }} />)
  expect(screen.getAllByText('Asked because you chose Convention Against Torture')).toHaveLength(1)
})

test('an error stands at its field, also in a cell of a row', () => {
  const entries: Question = {
    kind: 'rows',
    name: 'entries',
    label: 'Entries',
    addLabel: 'Add an entry',
    columns: [{ kind: 'date', name: 'date', label: 'Date' }],
  }
  const problems = [
    { name: 'reason', label: 'Why not?', message: 'Why not? must not be empty' },
    { name: 'entries.0.date', label: 'Date', message: 'No such day' },
  ]
  renderPage(<Form questions={[timely, reason, entries]} start={{ timely: 'no', entries: [{}] }} problems={problems} />)
  const field = screen.getByLabelText('Why not?')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Why not? must not be empty',
  )
  expect(screen.getByLabelText('Date').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('2 to fix')).toBeTruthy()
})

test('what goes beyond the usual questions waits folded, unless it has been answered', () => {
  const extra: Question = { kind: 'text', name: 'extra', label: 'Alien file office', advanced: true }
  const { unmount } = renderPage(<Form questions={[timely, extra]} />)
  expect(screen.getByText('Further details').closest('details')).toHaveProperty('open', false)
  unmount()
  renderPage(<Form questions={[timely, extra]} start={{ extra: 'Dallas' }} />)
  expect(screen.getByText('Further details').closest('details')).toHaveProperty('open', true)
})
