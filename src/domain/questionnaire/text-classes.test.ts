import { expect, test } from 'vitest'
import { holds, readsAs } from './condition.ts'
import { questionsIn } from './testing/questions-in.ts'
import { classifyText, type TextClasses } from './text-classes.ts'

const classes: TextClasses = {
  rules: [
    { pattern: String.raw`\bo ?1\b`, class: 'O-1' },
    { pattern: 'waiver', class: 'waiver' },
  ],
  otherwise: 'other',
}

test('the first rule that matches reads a free text, whatever its case and punctuation', () => {
  expect(classifyText('Petition: O-1 (waiver)', classes)).toBe('O-1')
  expect(classifyText('WAIVER', classes)).toBe('waiver')
  expect(classifyText('something else', classes)).toBe('other')
  expect(classifyText(' -- ', classes)).toBeUndefined()
})

test('a question shows by what another free text reads as', () => {
  const condition = readsAs('case_type', ['waiver', 'other'], classes)
  expect(holds(condition, { case_type: 'I-601A waiver' }, {})).toBe(true)
  expect(holds(condition, { case_type: 'O-1' }, {})).toBe(false)
  expect(holds(condition, { case_type: '' }, {})).toBe(false)
  expect(holds(condition, {}, {})).toBe(false)
  expect(holds(condition, { case_type: ['waiver'] }, {})).toBe(false)
  expect(questionsIn(condition)).toEqual(['case_type'])
})
