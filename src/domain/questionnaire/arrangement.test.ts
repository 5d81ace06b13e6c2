import { expect, test } from 'vitest'
import { type ArrangedQuestion, arrangeQuestions } from './arrangement.ts'
import { all, any, has, is, not } from './condition.ts'
import type { Question } from './question.ts'

const timely: Question = { kind: 'yes-no', name: 'timely', label: 'Filed in time?' }
const text = (name: string, visibleWhen?: Question['visibleWhen']): Question => ({
  kind: 'text',
  name,
  label: name,
  ...(visibleWhen && { visibleWhen }),
})

function outline(arranged: readonly ArrangedQuestion[]): unknown[] {
  return arranged.map(({ question, reason, followUps }) => [
    question.name,
    ...(reason === undefined ? [] : [reason]),
    ...(followUps.length > 0 ? [outline(followUps)] : []),
  ])
}

test('a question stands under the answer that opened it, and what follows from it stands beside it', () => {
  const questions = [
    timely,
    text('why', is('timely', 'no')),
    text('since', all(is('timely', 'no'), { question: 'why', answered: true })),
    text('judge'),
  ]
  expect(outline(arrangeQuestions(questions, { timely: 'no', why: 'illness' }))).toEqual([
    [
      'timely',
      [
        ['why', 'Asked because you answered No'],
        ['since', 'Asked because of your answer to “why”'],
      ],
    ],
    ['judge'],
  ])
})

test('further down, the reason names the question', () => {
  const questions = [timely, text('judge'), text('why', is('timely', 'no'))]
  expect(outline(arrangeQuestions(questions, { timely: 'no' }))).toEqual([
    ['timely'],
    ['judge'],
    ['why', 'Asked because you answered No to “Filed in time?”'],
  ])
})

test('of several choices only those that opened the question are named', () => {
  const relief: Question = {
    kind: 'choices',
    name: 'relief',
    label: 'Relief',
    options: [
      { value: 'asylum', label: 'Asylum' },
      { value: 'cat', label: 'Convention Against Torture' },
      { value: 'wor', label: 'Withholding of removal' },
    ],
  }
  const details = text('details', any(has('relief', 'cat'), has('relief', 'wor')))
  const [arranged] = arrangeQuestions([relief, details], { relief: ['asylum', 'cat', 'wor'] })
  expect(arranged?.followUps[0]?.reason).toBe(
    'Asked because you chose Convention Against Torture and Withholding of removal',
  )
  expect(outline(arrangeQuestions([details], { relief: ['cat'] }, [relief, details]))).toEqual([
    ['details', 'Asked because you chose Convention Against Torture for “Relief”'],
  ])
})

const service: Question = {
  kind: 'choice',
  name: 'service',
  label: 'Service',
  initial: 'null',
  options: [
    { value: 'null', label: 'N/A' },
    { value: 'active', label: 'Active' },
  ],
}

test('nobody is said to have answered what the form starts with', () => {
  const asked = (answers: Record<string, string>) => {
    const [first] = arrangeQuestions([service, text('fee', not(is('service', 'active')))], answers)
    return first?.followUps[0]?.reason
  }
  expect(asked({ service: 'null' })).toBe('Asked while the answer above is N/A')
  expect(asked({})).toBe('Asked unless your answer above says otherwise')
})

test('a question that was not answered is not called an answer', () => {
  const questions = [timely, text('judge'), text('receipt', not(is('timely', 'no')))]
  const reason = (answers: Record<string, string>) => outline(arrangeQuestions(questions, answers)).at(-1)
  expect(reason({})).toEqual(['receipt', 'Asked unless your answer to “Filed in time?” says otherwise'])
  expect(reason({ timely: 'yes' })).toEqual(['receipt', 'Asked because you answered Yes to “Filed in time?”'])
})

test('the reason names the answer that opened the question, not a nearer one that did not', () => {
  const questions = [service, timely, text('spouse', any(is('service', 'active'), is('timely', 'yes')))]
  const reason = (answers: Record<string, string>) => outline(arrangeQuestions(questions, answers)).flat(3).at(-1)
  expect(reason({ service: 'active' })).toBe('Asked because you answered Active to “Service”')
  expect(reason({ service: 'active', timely: 'no' })).toBe('Asked because you answered Active to “Service”')
  expect(reason({ service: 'active', timely: 'yes' })).toBe('Asked because you answered Yes')
})
