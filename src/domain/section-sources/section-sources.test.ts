import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitizeSection } from '#domain/section-content/sanitize.ts'
import { caseOf, clientCalled } from '#test/case-map-cases.ts'
import { makeCaseMap } from '../case-map/making/make-case-map.ts'
import { keepFactMarks, takeFactMarks } from './fact-marks.ts'
import { sourcesOfSection } from './sources-of-section.ts'

const map = makeCaseMap(
  caseOf(clientCalled('Daniel', 'Otero'), {
    'otero-affidavit': 'Affidavit of Luz Marina Otero',
    'otero-doctor': 'Letter of Dr. Brandt',
  }),
)
const [first, second, third] = map.facts.map(({ id }) => id)
const take = (html: string) => takeFactMarks(sanitizeSection(keepFactMarks(html)), map)

test('a mark belongs to the sentence that it stands in, behind or right before; it prints nothing', () => {
  const { content, sentences } = take(
    `<p>She fell[[fact:F1]]. He came.[[fact:${second}]] [[fact:${third}]]They <em>left</em> at noon. Law says so.</p><p>[[fact:F1]][[fact:F2]]Again.</p>`,
  )
  expect(content).toBe('<p>She fell. He came. They <em>left</em> at noon. Law says so.</p><p>Again.</p>')
  expect(sentences).toEqual([
    { words: 'She fell.', facts: [first] },
    { words: 'He came.', facts: [second] },
    { words: 'They left at noon.', facts: [third] },
    { words: 'Again.', facts: [first, second] },
  ])
})

test('marks leave no space behind, and models may put them behind the sentence', () => {
  const { content, sentences } = take(
    '<p>“I fell.” [[fact:F1]] She rose in 2019 [[fact:F2]] ([[ex:A]]) [[fact:F2]]. Then [[fact:F3]][[fact:F1]], at last, rest [[fact:F3]]</p>',
  )
  expect(content).toBe('<p>“I fell.” She rose in 2019 ([[ex:A]]). Then, at last, rest</p>')
  expect(sentences.map(({ facts }) => facts)).toEqual([[first], [second], [third, first]])
  expect(take('<p>It is at 8:30 a.m. [[fact:F1]] [[fact:F2]]. He comes.</p>').content).toBe(
    '<p>It is at 8:30 a.m. He comes.</p>',
  )
})

test('a number or id that the map does not have names nothing; without a map the text is only cleaned', () => {
  expect(take('<p>He fell.[[fact:F9999]][[fact:client.name]][[fact:F0]]</p>')).toEqual({
    content: '<p>He fell.</p>',
    sentences: [],
  })
  expect(takeFactMarks(keepFactMarks('<p>He fell.[[fact:F1]]</p>'), undefined)).toEqual({
    content: '<p>He fell.</p>',
    sentences: [],
  })
})

test('whatever a model writes, no mark is left in the text', () => {
  const part = fc.constantFrom(
    '[[fact:F1]]',
    '\uE010',
    '\uE011',
    '[[fact:',
    ']]',
    '<p>',
    '</p>',
    'She fell. ',
    'x',
    '[[fact:F1|x]]',
    '<em>',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const { content, sentences } = take(parts.join(''))
      expect(content).not.toMatch(/[\uE010\uE011]/)
      for (const { facts } of sentences) expect(facts.length).toBeGreaterThan(0)
    }),
  )
})

const fact = map.facts.find(({ statement }) => statement.startsWith('Mr. Otero drives'))
const marks = [
  {
    words: 'Mr. Otero drives his mother to the wound clinic three times a week (Ex. A at 2).',
    facts: [fact?.id ?? ''],
  },
]
const sourced = (words: string) => {
  const [sentence] = sourcesOfSection(`<p>${words}</p>`, map, marks)
  return sentence && [sentence.known, sentence.facts]
}

test('a sentence keeps its sources when its exhibit moves, and when the attorney changes a few words', () => {
  expect(sourced('Mr. Otero drives his mother to the wound clinic three times a week (Ex. C at 2).')).toEqual([
    'marked',
    [fact?.id],
  ])
  expect(sourced('Mr. Otero himself drives her to the wound clinic three times every week (Ex. A at 2).')).toEqual([
    'edited',
    [fact?.id],
  ])
  expect(sourced('The clinic bills the insurance.')).toEqual([null, []])
})

test('a sentence that nobody marked is found by what it says; one of law alone rests on nothing', () => {
  const [found] = sourcesOfSection('<p>Her green card was issued on June 4, 2011.</p>', map, [])
  expect(found?.known).toBe('words')
  expect(map.facts.find(({ id }) => id === found?.facts[0])?.statement).toContain('June 4, 2011')
  // Another day is another fact.
  expect(sourcesOfSection('<p>Her green card was issued on June 5, 2011.</p>', map, [])[0]?.facts).toEqual([])
  expect(sourcesOfSection('<p>The Board weighs all factors in the aggregate.</p>', map, [])[0]?.known).toBeNull()
})
