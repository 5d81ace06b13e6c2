import { expect, test } from 'vitest'
import type { CaseMap } from './case-map.ts'
import type { CaseRules } from './elements.ts'
import { adverseFactsIn, citeOf, factOf, factsFor, factsToldIn, gapsIn } from './read-map.ts'
import { recordPersons } from './record-persons.ts'
import { statementOf } from './wording.ts'

const text = (value: string) => ({ value, dataType: 'text' as const })
const record = {
  id: 'c1',
  first_name: 'Tomas',
  middle_name: null,
  last_name: 'Berg',
  client: { gender: text('male') },
  spouse: { name: text('Ida Berg'), gender: text('female'), citizenship: text('United States citizen') },
  children: [],
}
const persons = recordPersons(record)

/** How a tool states its part: one element, one free-text question, one statement from a structured answer. */
const rules: CaseRules = {
  persons,
  elements: [
    {
      id: 'separation',
      name: 'Extreme hardship on separation',
      test: 'If the qualifying relative stays in the United States without the applicant, the hardship is extreme.',
      authorities: ['P2', 'C1'],
      sections: ['sep_spouse'],
      servedBy: ['health', 'care', 'money'],
      persons: ['spouse'],
      terms: ['diagnosis', 'medication', 'therapy', 'alone', 'rent'],
      against: ['remission', 'family nearby'],
      needs: 'statement of a treating clinician on the effect of separation',
    },
  ],
  questions: [
    {
      question: 'extreme_hardship_spouse_denied_admission',
      about: 'spouse',
      kind: 'health',
      serves: [{ element: 'separation' }],
    },
  ],
  stated: [
    {
      wording: '{spouse.subj} met {applicant} on March 16, 2013',
      kind: 'event',
      date: { from: '2013-03-16' },
      sources: [{ type: 'answer', question: 'applicant_meet_spouse_date' }],
      toldIn: 'statement_of_facts',
    },
  ],
  history: 'statement_of_facts',
  wanted: [{ title: 'Marriage certificate', words: ['marriage certificate'] }],
}

/** What comes of it, for the answer `Has asthma and takes a steroid every day` and one document. */
const map: CaseMap = {
  version: 1,
  tool: 'upw',
  asOf: '2026-11-20',
  persons,
  passages: [
    { id: 'p1', document: 'doc-1', page: 2, paragraph: 4, start: 10, end: 42, words: 'My asthma has not troubled me.' },
  ],
  facts: [
    {
      id: 'F1',
      statement: 'Ms. Berg has asthma and takes a steroid every day.',
      wording: '{spouse.subj} has asthma and takes a steroid every day',
      subject: 'spouse',
      kind: 'health',
      persons: ['spouse'],
      amounts: [],
      sources: [{ type: 'answer', question: 'extreme_hardship_spouse_denied_admission' }],
      state: 'confirmed',
      asTold: 'Has asthma and takes a steroid every day.',
      toldIn: 'sep_spouse',
    },
    {
      id: 'F2',
      statement: 'Ms. Berg’s asthma has not troubled her.',
      wording: '{spouse.poss} asthma has not troubled {spouse.him}',
      kind: 'health',
      persons: ['spouse'],
      amounts: [],
      negated: true,
      sources: [{ type: 'passage', passage: 'p1' }],
      state: 'proposed',
      toldIn: 'sep_spouse',
    },
  ],
  elements: [],
  links: [
    { fact: 'F1', element: 'separation', direction: 'supports', weight: 1 },
    { fact: 'F2', element: 'separation', direction: 'against', weight: 0.6, met: 'The steroid is why.', metBy: ['F1'] },
  ],
  conflicts: [],
  exhibits: [{ id: 'doc-1', letter: 'A', title: 'Declaration of Ida Berg', pages: 3 }],
  chronology: [],
  sections: [{ section: 'sep_spouse', tells: ['F1'], refers: [], meets: ['F2'] }],
  gaps: [{ id: 'G1', element: 'separation', section: 'sep_spouse', text: 'letter of the treating doctor' }],
  wanted: ['Marriage certificate'],
}

test('a section reads what it tells, what it must meet and what it lacks', () => {
  expect(factsToldIn(map, 'sep_spouse').map(({ statement }) => statement)).toEqual([
    'Ms. Berg has asthma and takes a steroid every day.',
  ])
  expect(adverseFactsIn(map, 'sep_spouse').map(({ fact, link }) => [fact.id, link.met])).toEqual([
    ['F2', 'The steroid is why.'],
  ])
  expect(factsFor(map, 'separation').map(({ id }) => id)).toEqual(['F1'])
  expect(gapsIn(map, 'sep_spouse')).toHaveLength(1)
  expect(rules.elements[0]?.sections).toEqual(['sep_spouse'])
})

test('a cite is a token that names the document and the page', () => {
  const [first, second] = ['F1', 'F2'].map((id) => factOf(map, id))
  expect(first && citeOf(map, first)).toBe('')
  expect(second && citeOf(map, second)).toBe('([[ex:doc-1|p=2|n=4]])')
})

test('a wording is printed with short forms, and with pronouns only where the person has one', () => {
  expect(statementOf('{spouse.poss} asthma has not troubled {spouse.him}', persons)).toBe(
    'Ms. Berg’s asthma has not troubled her.',
  )
  const unknown = recordPersons({ ...record, spouse: { name: text('Ida Berg') }, client: {} })
  expect(statementOf('{spouse.subj} drives {applicant} in {spouse.his} car', unknown)).toBe(
    'Ida drives Tomas Berg in Ida’s car.',
  )
})
