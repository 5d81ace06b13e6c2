import { expect, test } from 'vitest'
import { inputOf, waiverExample, waiverExamples } from '#test/i601a-cases.ts'
import { readCase } from '../case.ts'
import { i601aTool } from '../tool.ts'
import { waiverCaseRules } from './elements.ts'

test('every element is argued in sections of the plan, and every question about facts is asked', () => {
  for (const example of waiverExamples) {
    const input = inputOf(example)
    const rules = waiverCaseRules(input)
    const planned = i601aTool
      .open(input)
      .plan()
      .map(({ id }) => id)
    const named = [
      ...rules.elements.flatMap(({ sections }) => sections),
      ...rules.questions.flatMap(({ toldIn }) => toldIn ?? []),
      rules.history,
    ]
    expect(named.filter((section) => section !== undefined && !planned.includes(section))).toEqual([])
    const elements = new Set(rules.elements.map(({ id }) => id))
    const served = [...rules.questions, ...rules.stated].flatMap(({ serves = [] }) =>
      serves.map(({ element }) => element),
    )
    expect(served.filter((element) => !elements.has(element))).toEqual([])
  }
})

test('a pronoun comes from a relation that the file names, never from a first name', () => {
  const people = waiverCaseRules(inputOf(waiverExample('F1'))).persons
  const called = (id: string) => people.find((person) => person.id === id)
  expect(called('child-1')).toMatchObject({ full: 'Elena Medina', pronoun: 'she', short: 'Elena' })
  expect(called('child-2')).toMatchObject({ pronoun: 'he' })
  // "He coaches a youth soccer team" in the answer about him.
  expect(called('applicant')).toMatchObject({ short: 'Mr. Medina Castañeda', pronoun: 'he' })
  const silent = waiverCaseRules(inputOf(waiverExample('F1'), { answers: { additional_details: undefined } })).persons
  expect(silent.find(({ id }) => id === 'applicant')).toMatchObject({ short: 'the applicant' })
  const sources = [
    {
      id: 'd1',
      kind: 'client_document' as const,
      title: 'Declaration',
      text: 'I am the wife of Rogelio Medina Castañeda.',
    },
  ]
  const withDeclaration = waiverCaseRules(inputOf(waiverExample('F1'), { sources })).persons
  expect(withDeclaration.find(({ id }) => id === 'applicant')).toMatchObject({
    pronoun: 'he',
    short: 'Mr. Medina Castañeda',
  })
  expect(withDeclaration.find(({ id }) => id === 'spouse')).toMatchObject({ pronoun: 'she', short: 'Ms. Medina' })
})

test('days, status and approval are stated as software computed them', () => {
  const input = inputOf(waiverExample('F1'))
  const wordings = waiverCaseRules(input).stated.map(({ wording }) => wording)
  expect(wordings).toContain(
    '{applicant.poss} unlawful presence comes to 6,744 days from June 3, 2008 to November 20, 2026',
  )
  expect(wordings).toContain(
    '{spouse} was born in Tucson, Arizona, United States and is a citizen of the United States',
  )
  expect(readCase(input).presence?.days).toBe(6744)
})
