import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import { inputOf, waiverExample } from '#test/i601a-cases.ts'
import { waiverCaseRules } from './elements.ts'

const papers = {
  'Declaration of Dana Whitlock Medina': 'declaration-of-dana-whitlock-medina',
  'Psychological evaluation of Dana Whitlock Medina by Lena Ostrander, Psy.D.': 'psychological-evaluation',
  'School record': 'school-record-iep',
  'Country Information Sheet 2026/17, Sinaloa, Mexico': 'country-information-sheet',
}
const documents = Object.entries(papers).map(([title, file]) => ({
  id: file,
  title,
  text: readFileSync(new URL(`../examples/documents/${file}.txt`, import.meta.url), 'utf8'),
}))

/** How the papers call somebody, and how the brief does. */
const called = [
  [/\b(?:Mr\. Medina|Rogelio)\b/, 'Mr. Medina'],
  [/\b(?:Mrs\. Medina|Ms\. Medina|Dana)\b/, 'Ms. Medina'],
  [/\bMateo\b/, 'Mateo'],
  [/\bElena\b/, 'Elena'],
] as const

test('whoever a paper names in a sentence is named in what is told of it, and nobody else is taken for them', () => {
  const input = inputOf(waiverExample('F1'))
  const rules = waiverCaseRules(input)
  const map = makeCaseMap({ ...input, tool: 'upw', asOf: input.filingDate, rules, documents })
  const words = new Map(map.passages.map((passage) => [passage.id, passage.words]))
  const told = map.facts.flatMap(({ statement, quoteOnly, sources }) => {
    const from = sources.flatMap((source) => (source.type === 'passage' ? [words.get(source.passage) ?? ''] : []))
    return quoteOnly || from.length !== 1 || sources.length > 1 ? [] : [{ statement, from: from.join(' ') }]
  })
  expect(told.length).toBeGreaterThan(60)
  const wrong = told.filter(({ statement, from }) =>
    called.some(
      ([inPaper, inBrief]) =>
        inPaper.test(from) !== statement.includes(inBrief) &&
        // A pronoun or a word of kin of the paper may become a name.
        !(
          statement.includes(inBrief) &&
          /\b(?:I|my|me|we|our|us|he|she|him|her|his|son|wife|husband|daughter|student|patient)\b/i.test(from)
        ),
    ),
  )
  // The form names whom it is about in its head alone.
  expect(wrong.map(({ statement }) => statement)).toEqual([
    'Dr. Ostrander’s diagnoses of Ms. Medina are major depressive disorder, recurrent, in partial remission; and generalized anxiety disorder.',
  ])
  const meetings = told.find(({ from }) => from.includes('every IEP meeting'))
  expect(meetings?.statement).toMatch(/^Mr\. Medina has attended every IEP meeting/)
})
