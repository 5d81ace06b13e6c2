import fc from 'fast-check'
import { expect, test } from 'vitest'
import { all, answered, has, is, not, recordHas } from './condition.ts'
import type { Question, Questionnaire } from './question.ts'
import { checkAnswers } from './validate.ts'
import { visibleQuestions } from './visibility.ts'

const today = '2026-11-20'

const questionnaire: Questionnaire = {
  groups: [
    {
      id: 'person',
      title: 'Person',
      questions: [
        { name: 'client_id', label: 'Client', kind: 'client', required: true },
        { name: 'detained', label: 'Detained', kind: 'yes-no', required: true },
        { name: 'center', label: 'Detention center', kind: 'text', visibleWhen: is('detained', 'yes'), required: true },
        { name: 'ground', label: 'Ground', kind: 'choices', options: options('race', 'religion') },
        {
          name: 'religion_details',
          label: 'Religion: facts',
          kind: 'textarea',
          visibleWhen: has('ground', 'religion'),
          required: true,
          minLength: 20,
          tooShort: 'Please give more details about the religion.',
        },
        {
          name: 'arrived',
          label: 'Arrival',
          kind: 'date',
          required: not(recordHas('last_entry_date')),
          missingMessage: 'Please enter the date of arrival; the client record has none.',
        },
      ],
    },
    {
      id: 'filing',
      title: 'Filing',
      questions: [
        { name: 'hearing', label: 'Hearing', kind: 'date', future: true },
        { name: 'model', label: 'AI model', kind: 'choice', options: options('gpt-5', 'o3'), initial: 'gpt-5' },
        {
          name: 'forum',
          label: 'Forum',
          kind: 'choice',
          options: [...options('uscis'), { value: 'district', label: 'District court', disabled: true }],
        },
        { name: 'country', label: 'Country', kind: 'country' },
        { name: 'receipt', label: 'Receipt number', kind: 'text', pattern: 'receipt-number' },
        { name: 'children', label: 'Children', kind: 'number', min: 0, max: 20 },
        { name: 'sources', label: 'Sources', kind: 'records', source: 'citations' },
        {
          name: 'entries',
          label: 'Entries',
          kind: 'rows',
          addLabel: 'Add an entry',
          columns: [
            { name: 'date', label: 'Date', kind: 'date', required: true },
            { name: 'place', label: 'Place', kind: 'text' },
          ],
        },
        { name: 'note', label: 'Note', kind: 'text', visibleWhen: all(answered('hearing'), is('model', 'gpt-5')) },
      ],
    },
  ],
}

const complete = { client_id: 'c1', detained: 'no', arrived: '2024-02-29' }

function options(...values: string[]) {
  return values.map((value) => ({ value, label: value }))
}

function check(answers: unknown, record = {}) {
  return checkAnswers(questionnaire, answers, record, today)
}

/** The sentences by question. */
function problems(answers: unknown, record = {}) {
  return Object.fromEntries(check(answers, record).problems.map(({ name, message }) => [name, message]))
}

test('a complete request has no problems, and what was left out has the answer that the form starts with', () => {
  const { answers, given, problems: found } = check(complete)
  expect(found).toEqual([])
  expect(answers).toEqual({ ...complete, model: 'gpt-5' })
  expect(given).toEqual(complete)
})

test('required questions are named with label and sentence, in the order of the form', () => {
  expect(check({}).problems).toEqual([
    { name: 'client_id', label: 'Client', message: 'Please select a client.' },
    { name: 'detained', label: 'Detained', message: 'Please answer Yes or No.' },
    {
      name: 'arrived',
      label: 'Arrival',
      message: 'Please enter the date of arrival; the client record has none.',
    },
  ])
})

test('a condition on the client record takes a requirement away', () => {
  expect(problems({ client_id: 'c1', detained: 'no' }, { last_entry_date: '2019-05-01' })).toEqual({})
})

test('what hides is neither judged nor used, and stays among what was given', () => {
  const { answers, given, problems: found } = check({ ...complete, center: 'x'.repeat(300) })
  expect(found).toEqual([])
  expect(answers).not.toHaveProperty('center')
  expect(given).toHaveProperty('center')
  expect(problems({ ...complete, detained: true })).toEqual({ center: 'Please fill in this field.' })
})

test('booleans, numbers, null and blank text are read as people mean them', () => {
  const { answers } = check({
    client_id: 17,
    detained: false,
    arrived: ' 2024-01-05 ',
    children: 3,
    ground: ['race', 'race', ' '],
    model: null,
    forum: '',
    country: 'ir',
    entries: [{ date: '2020-01-01', place: '  ', secret: 'x' }, {}],
  })
  expect(answers).toEqual({
    client_id: '17',
    detained: 'no',
    arrived: '2024-01-05',
    children: '3',
    ground: ['race'],
    model: 'gpt-5',
    country: 'Iran',
    entries: [{ date: '2020-01-01' }],
  })
})

test('text keeps what Word can hold: control characters and broken surrogates go', () => {
  const { answers } = check({ ...complete, detained: 'yes', center: ' Elo\u0000y\r\nCenter\ud800 ' })
  expect(answers['center']).toBe('Eloy Center\ufffd')
})

test('short text holds 255 characters, one more is refused with the count', () => {
  expect(problems({ ...complete, detained: 'yes', center: 'x'.repeat(255) })).toEqual({})
  expect(problems({ ...complete, detained: 'yes', center: 'x'.repeat(256) })).toEqual({
    center: 'Please use at most 255 characters; this answer has 256.',
  })
})

test("a narrative has a lower bound with the question's own sentence and an upper one of 10,000", () => {
  expect(
    [19, 20, 10_000, 10_001].map((length) =>
      problems({ ...complete, ground: ['religion'], religion_details: 'x'.repeat(length) }),
    ),
  ).toEqual([
    { religion_details: 'Please give more details about the religion.' },
    {},
    {},
    { religion_details: 'Please use at most 10,000 characters; this answer has 10,001.' },
  ])
})

test('dates are days of the calendar from 1900 to today, later only where the question looks ahead', () => {
  const arrived = (date: string) => problems({ ...complete, arrived: date })['arrived']
  expect(arrived(today)).toBeUndefined()
  expect(arrived('2026-11-21')).toBe('The date cannot be in the future.')
  expect(arrived('1900-01-01')).toBeUndefined()
  expect(arrived('1899-12-31')).toBe('Please enter a date on or after January 1, 1900.')
  const unreal = ['2023-02-29', '2024-13-01', '03/14/2018', '2018-3-4', 'yesterday', '2018-03-14T00:00:00Z'].map(
    arrived,
  )
  expect(new Set(unreal)).toEqual(
    new Set(['Please enter a date of the calendar as year-month-day, for example 2024-03-14.']),
  )
  expect(problems({ ...complete, hearing: '2027-05-01' })).toEqual({})
  expect(problems({ ...complete, hearing: '9999-05-01' })).toEqual({
    hearing: 'Please enter a date on or before December 31, 2199.',
  })
})

test('only listed options can be chosen, and a disabled one is refused by name', () => {
  expect(problems({ ...complete, model: 'gpt-9' })).toEqual({ model: 'Please choose one of the listed options.' })
  expect(problems({ ...complete, forum: 'district' })).toEqual({ forum: '"District court" is not available.' })
  expect(problems({ ...complete, ground: ['race', 'shoe size'] })).toEqual({
    ground: 'Please choose one of the listed options.',
  })
  expect(problems({ ...complete, country: 'Atlantis' })).toEqual({
    country: 'Please select a country from the list.',
  })
})

test('numbers, receipt numbers and rows say exactly what is wrong', () => {
  expect(problems({ ...complete, children: '21' })).toEqual({ children: 'Please enter a number of at most 20.' })
  expect(problems({ ...complete, children: -1 })).toEqual({ children: 'Please enter a number of at least 0.' })
  expect(problems({ ...complete, children: 2.5 })).toEqual({ children: 'Please enter a whole number.' })
  expect(problems({ ...complete, children: 'two' })).toEqual({ children: 'Please enter a whole number.' })
  expect(problems({ ...complete, receipt: 'ioe 0921-457783' })).toEqual({})
  expect(problems({ ...complete, receipt: 'IOE092145778' })).toEqual({
    receipt: 'A receipt number has three letters and ten digits, for example IOE0123456789.',
  })
  expect(problems({ ...complete, entries: [{ date: '2020-01-01' }, { place: 'Nogales' }] })).toEqual({
    entries: 'Entry 2, Date: Please enter a date.',
  })
  const many = Array.from({ length: 201 }, (_, index) => `source-${index}`)
  expect(problems({ ...complete, sources: many })).toEqual({ sources: 'At most 200 entries can be taken.' })
})

test('JSON of the wrong kind is a missing answer where one is required, and is named where none is', () => {
  expect(problems({ ...complete, detained: ['no'], model: { a: 1 }, entries: 'x', ground: [{}] })).toEqual({
    detained: 'Please answer Yes or No.',
    ground: 'The answer does not have the form that this question takes.',
    model: 'The answer does not have the form that this question takes.',
    entries: 'The answer does not have the form that this question takes.',
  })
})

test('a question may be named like a property that every object has', () => {
  const questions: Question[] = [{ name: 'constructor', label: 'Builder', kind: 'text' }]
  const odd = { groups: [{ id: 'odd', title: 'Odd', questions }] }
  expect(checkAnswers(odd, {}, {}, today)).toEqual({ answers: {}, given: {}, problems: [] })
  expect(checkAnswers(odd, { constructor: 'Ann' }, {}, today).answers).toEqual({ constructor: 'Ann' })
})

test('an answer that cannot be taken does not reach the tool, but stays among what was given', () => {
  const { answers, given } = check({ ...complete, arrived: 'soon' })
  expect(answers).not.toHaveProperty('arrived')
  expect(given['arrived']).toBe('soon')
})

test('any JSON is judged without an exception; only visible questions are reported, each once', () => {
  const names = questionnaire.groups.flatMap(({ questions }) => questions.map(({ name }) => name))
  const payload = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom(...names, '__proto__', 'other'), fc.jsonValue()),
    fc.record(
      Object.fromEntries(
        names.map((name) => [
          name,
          fc.oneof(
            fc.constantFrom('yes', 'no', 'religion', 'gpt-5', '2020-02-02', 'Iran', true, null, ''),
            fc.jsonValue(),
          ),
        ]),
      ),
      { requiredKeys: [] },
    ),
  )
  fc.assert(
    fc.property(payload, (sent) => {
      const { answers, given, problems: found } = check(sent)
      const visible = new Set(
        visibleQuestions(questionnaire, { model: 'gpt-5', ...given }, {}).map(({ name }: Question) => name),
      )
      const reported = found.map(({ name }) => name)
      expect(reported.filter((name) => !visible.has(name))).toEqual([])
      expect(new Set(reported).size).toBe(reported.length)
      expect(Object.keys(answers).filter((name) => !visible.has(name) || reported.includes(name))).toEqual([])
      expect(found.every(({ message, label }) => message.endsWith('.') && label !== '')).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('accepted answers are accepted again unchanged', () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), fc.constantFrom('race', 'religion'), (text, detained, ground) => {
      const { answers } = check({ ...complete, detained, center: text, ground, religion_details: text })
      expect(check(answers).answers).toEqual(answers)
    }),
  )
})
