import { expect, test } from 'vitest'
import { factKinds } from '#domain/case-map/fact-kinds.ts'
import { labelledStatements } from '#test/fact-kinds/labelled-statements.ts'
import { sealedStatements } from '#test/fact-kinds/sealed-statements.data.ts'
import { kindOf } from '../classify.ts'
import { kindsInPlay } from './kinds-in-play.ts'

const among = new Set(factKinds)

test('what a statement is about is found in the words of cases that nothing was learned from', () => {
  const sealed = labelledStatements(sealedStatements)
  const found = sealed.map((one) => kindOf({ ...one, among }))
  const right = sealed.filter(({ kinds }, at) => kinds.includes(found[at] ?? 'other'))
  expect(right.length / sealed.length).toBeGreaterThan(0.55)
})

test('a burned field is harm, pay for nothing said is no motive, and an unanswered complaint is what the authorities did', () => {
  const kind = (words: string) => kindOf({ words, sort: 'declaration', among })
  expect(kind('They burned his field and drove off the goats.')).toBe('harm')
  expect(kind('I left my complaint with the prosecutor and nobody ever answered.')).toBe('protection')
  expect(kind('He told me that he would find me wherever I went.')).toBe('threat')
  expect(kind('She gives him his insulin and washes him.')).toBe('care')
})

test('a kind that a tool does not argue is found in none of its cases', () => {
  const element = { id: 'e', name: '', test: '', authorities: [], sections: [], terms: [] }
  const waiver = kindsInPlay({ elements: [{ ...element, servedBy: ['health', 'care'] }], questions: [] })
  expect([waiver.has('care'), waiver.has('motive'), waiver.has('family')]).toEqual([true, false, true])
  expect(kindOf({ words: 'They beat him with sticks.', sort: 'declaration', among: waiver })).not.toBe('harm')
})
