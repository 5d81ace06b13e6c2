import { expect, test } from 'vitest'
import { caseOf, clientCalled, everything } from '#test/case-map-cases.ts'
import type { ElementRule } from '../elements.ts'
import { makeCaseMap } from './make-case-map.ts'

const fear: ElementRule = {
  ...everything,
  id: 'fear',
  servedBy: ['country'],
  apartFrom: { living: true },
  terms: ['women'],
}

const textile = 'The textile zones pay women about $212 a month. The average wage of a cashier is $260 a month.'
const killings =
  'Armed men killed 41 women who had lodged complaints. Families paid up to $900 for a body of one of the women.'

function mapOf(elements: readonly ElementRule[]) {
  const input = caseOf(clientCalled('Ana', 'Ruiz'), {})
  const text = `COUNTRY REPORT ON HUMAN RIGHTS PRACTICES\n\n${textile}\n\n${killings}`
  const documents = [{ id: 'report', title: 'Country report on human rights practices', text }]
  return makeCaseMap({ ...input, documents, rules: { ...input.rules, elements } })
}

const linked = (elements: readonly ElementRule[]) => {
  const { facts, links } = mapOf(elements)
  return links
    .filter(({ element }) => element === 'fear')
    .map(({ fact }) => facts.find(({ id }) => id === fact)?.statement ?? '')
}

test('what a report tells of wages serves no argument about harm, and a price among killings is part of these', () => {
  const served = linked([fear])
  expect(served.join(' ')).toContain('killed 41 women')
  expect(served.join(' ')).toContain('$900')
  expect(served.join(' ')).not.toContain('textile')
  expect(linked([{ ...fear, apartFrom: {} }]).join(' ')).toContain('textile')
})

test('an element that wants its own words takes no statement for its kind alone', () => {
  const elsewhere = { ...fear, terms: ['barbers'], test: 'Barbers.', name: 'Barbers' }
  expect(linked([elsewhere])).not.toEqual([])
  expect(linked([{ ...elsewhere, wantsTerm: true }])).toEqual([])
})
