import { expect, test } from 'vitest'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import { inputOf, waiverExample } from '#test/i601a-cases.ts'
import { tenthWaivers } from '#test/waiver-tenth-readings.data.ts'
import { waiverCaseRules } from '../map/elements.ts'
import { checkOtherGrounds } from './other-grounds.ts'

/** What is found in a case without any such ground once this stands in the applicant's declaration. */
function groundsIn(told: string): string[] {
  const [leukemia] = tenthWaivers
  if (!leukemia) throw new Error('The case is gone.')
  const { sources = [], ...changes } = leukemia.changes
  const text = `I, Marta Elena Portillo Ayala, declare:\n\n1. ${told}`
  const own = { id: 'own', kind: 'client_document', title: 'Declaration of Marta Elena Portillo Ayala', text } as const
  const input = inputOf(waiverExample(leukemia.base), { ...changes, sources: [...sources, own] })
  const documents = input.sources.map(({ id, title, text }) => ({ id, title, text }))
  const map = makeCaseMap({ ...input, tool: 'upw', asOf: input.filingDate, rules: waiverCaseRules(input), documents })
  return checkOtherGrounds(map).map(({ code, severity, message }) => `${code} ${severity} ${message}`)
}

test('a second entry and a claim to citizenship that stand in a paper are red before the brief is used', () => {
  const [entry, ...others] = groundsIn(
    'In 2015 I went home to El Salvador for a funeral and came back across the river with a guide.',
  )
  expect(entry).toMatch(
    /^K37 block The file may tell of a second entry.+“.*came back across the river.*” \(Ex\. [A-Z]+\)/u,
  )
  expect(others).toEqual([])
  const [claim] = groundsIn('When I applied at the packing plant I told the manager that I was a U.S. citizen.')
  expect(claim).toMatch(/^K37 block .+212\(a\)\(6\)\(C\)\(ii\).+U\.S\. citizen/u)
})

test('what was denied, and what the case holds anyway, is no other ground', () => {
  expect(groundsIn('I have never told anybody that I am a U.S. citizen, and I have never left since I came.')).toEqual(
    [],
  )
})
