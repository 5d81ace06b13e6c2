import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import { inputOf, waiverExample } from '#test/i601a-cases.ts'
import { i601aTool } from '../tool.ts'

const names = [
  'declaration-of-dana-whitlock-medina',
  'psychological-evaluation',
  'school-record-iep',
  'country-information-sheet',
]
const documents = names.map((name) => ({
  id: name,
  title: name.replaceAll('-', ' '),
  text: readFileSync(new URL(`../examples/documents/${name}.txt`, import.meta.url), 'utf8'),
}))

/** The section that tells each statement in full, by a run of its words. */
function sectionsTelling() {
  const input = inputOf(waiverExample('F1_i130_usc_spouse_ewi'))
  const rules = i601aTool.caseRules?.(input)
  if (!rules) throw new Error('no rules')
  const { answers, client, filingDate: asOf } = input
  const map = makeCaseMap({ tool: 'upw', asOf, answers, client, rules, documents })
  return (words: string) => {
    const fact = map.facts.find(({ statement }) => statement.includes(words))
    if (!fact) throw new Error(`no fact: ${words}`)
    return map.sections.find(({ tells, meets }) => tells.includes(fact.id) || meets.includes(fact.id))?.section
  }
}

test('what a report says of the country and what a move would end are told where the move is argued', () => {
  const telling = sectionsTelling()
  for (const words of [
    'no psychologist and no psychiatrist in the municipality',
    'move to rural Mexico',
    'no speech therapist',
  ])
    expect([words, telling(words)]).toEqual([words, 'rel_spouse'])
  // A center of the school district is no visa center.
  expect(telling('Mesquite Center')).toBe('sep_spouse')
  expect(telling('would bring on a third recurrence')).toBe('sep_spouse')
})
