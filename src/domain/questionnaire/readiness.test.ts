import { expect, test } from 'vitest'
import { block, inform, warn } from './check.ts'
import { groupProgress } from './progress.ts'
import type { Question, Questionnaire } from './question.ts'
import { readinessOf } from './readiness.ts'
import { missingAnswers } from './required.ts'

const required = (name: string): Question => ({ kind: 'text', name, label: `${name}?`, required: true })
const questionnaire: Questionnaire = {
  groups: [
    { id: 'family', title: 'Timing and family', questions: [required('spouse')] },
    { id: 'harm', title: 'Harm', questions: [required('who'), required('why'), required('when')] },
  ],
}

test('readiness lists what must be fixed first, then what to check, then notes, in the order of the form', () => {
  const answers = { spouse: 'yes', when: '2024' }
  const { items, counts } = readinessOf(
    groupProgress(questionnaire, answers, {}),
    missingAnswers(questionnaire, answers, {}),
    [{ name: 'when', label: 'when?', message: 'Give the whole date.' }],
    [
      inform('C1', 'The Second Circuit controls.'),
      warn('C2', 'The dates differ.', 'when'),
      block('E2', 'No spouse on file.', 'spouse'),
    ],
  )
  expect(
    items.map(({ severity, message, group, questions }) => [severity, message, group?.title, questions[0]?.name]),
  ).toEqual([
    ['block', 'No spouse on file.', 'Timing and family', 'spouse'],
    ['block', 'Two required answers are empty.', 'Harm', 'who'],
    ['block', 'Give the whole date.', 'Harm', 'when'],
    ['warn', 'The dates differ.', 'Harm', 'when'],
    ['inform', 'The Second Circuit controls.', undefined, undefined],
  ])
  expect(counts).toEqual({ block: 4, warn: 1, inform: 1 })
})

test('a single empty answer is said in its own sentence, and a cell of a row leads to its question', () => {
  const answers = { spouse: 'x', who: 'x', why: 'x' }
  const groups = groupProgress(questionnaire, answers, {})
  const { items } = readinessOf(
    groups,
    missingAnswers(questionnaire, answers, {}),
    [],
    [warn('C3', 'Odd.', 'who.0.name')],
  )
  expect(items.map(({ message, group }) => [message, group?.id])).toEqual([
    ['when must not be empty', 'harm'],
    ['Odd.', 'harm'],
  ])
})

test('a group that was not begun tells how much is missing, not each question', () => {
  const { items } = readinessOf(groupProgress(questionnaire, {}, {}), missingAnswers(questionnaire, {}, {}), [], [])
  expect(items.map(({ isUntouched = false }) => isUntouched)).toEqual([true, true])
  const begun = { who: 'soldiers' }
  const [, harm] = readinessOf(
    groupProgress(questionnaire, begun, {}),
    missingAnswers(questionnaire, begun, {}),
    [],
    [],
  ).items
  expect(harm?.isUntouched).toBeUndefined()
})
