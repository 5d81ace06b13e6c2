import { expect, test } from 'vitest'
import { is } from './condition.ts'
import { groupLetter, groupProgress, totalProgress } from './progress.ts'
import type { Questionnaire } from './question.ts'
import { isAnswered, missingAnswers } from './required.ts'

const questionnaire: Questionnaire = {
  groups: [
    {
      id: 'family',
      title: 'Timing and family',
      questions: [
        { kind: 'yes-no', name: 'timely', label: 'Filed within one year?', required: true },
        {
          kind: 'textarea',
          name: 'reason',
          label: 'Why was the deadline missed?',
          required: is('timely', 'no'),
          visibleWhen: is('timely', 'no'),
          missingMessage: 'Say why the deadline was missed.',
        },
        { kind: 'text', name: 'judge', label: 'Judge' },
      ],
    },
    {
      id: 'detention',
      title: 'Detention',
      questions: [{ kind: 'text', name: 'center', label: 'Center', visibleWhen: is('timely', 'never') }],
    },
    {
      id: 'children',
      title: 'Children',
      questions: [
        { kind: 'rows', name: 'children', label: 'Children', required: true, columns: [], addLabel: 'Add a child' },
      ],
    },
  ],
}

test('progress counts what must be answered, and a question counts only while it shows', () => {
  const before = groupProgress(questionnaire, {}, {})
  expect(before.map(({ letter, id, answered, required }) => [letter, id, answered, required])).toEqual([
    ['A', 'family', 0, 1],
    ['B', 'children', 0, 1],
  ])
  const after = groupProgress(questionnaire, { timely: 'no', children: [{ name: 'Mateo' }] }, {})
  expect(totalProgress(after)).toEqual({ required: 3, answered: 2 })
})

test('what is missing is said in the order of the form, in the words of the question', () => {
  expect(missingAnswers(questionnaire, { timely: 'no', reason: '  ', judge: '' }, {})).toEqual([
    { name: 'reason', label: 'Why was the deadline missed?', message: 'Say why the deadline was missed.' },
    { name: 'children', label: 'Children', message: 'Children must not be empty' },
  ])
  expect(missingAnswers(questionnaire, { timely: 'yes', children: [{ name: 'Mateo' }] }, {})).toEqual([])
})

test('spaces, empty lists and empty rows are no answers', () => {
  expect(isAnswered({ kind: 'text', name: 'a' }, { a: ' ' })).toBe(false)
  expect(isAnswered({ kind: 'choices', name: 'a' }, { a: [] })).toBe(false)
  expect(isAnswered({ kind: 'rows', name: 'a' }, { a: [{ name: '' }] })).toBe(false)
  expect(isAnswered({ kind: 'rows', name: 'a' }, { a: [{ name: 'Ana' }] })).toBe(true)
})

test('groups have letters, also after Z', () => {
  expect([0, 25, 26, 27, 52].map(groupLetter)).toEqual(['A', 'Z', 'AA', 'AB', 'BA'])
})
