import { expect, test } from 'vitest'
import { caseOf, clientCalled, everything } from '#test/case-map-cases.ts'
import { makeCaseMap } from '../making/make-case-map.ts'
import { adverseSigns } from './adverse-sign.ts'

const base = caseOf(clientCalled('Daniel', 'Otero', 'Luz Marina Otero'), {})

/** Which statements of a declaration of the wife are put against the client, each with its sign. */
function against(...sentences: readonly string[]): string[] {
  const text = ['DECLARATION OF LUZ MARINA OTERO', 'I am the wife of Daniel Otero.', ...sentences].join('\n')
  const elements = adverseSigns.map((sign) => ({ ...everything, id: sign, name: sign, meets: [sign] }))
  const map = makeCaseMap({
    ...base,
    rules: { ...base.rules, elements },
    documents: [{ id: 'd', title: 'Declaration of Luz Marina Otero', text }],
  })
  return map.links
    .filter(({ direction }) => direction === 'against')
    .map(
      ({ element, fact }) =>
        `${element}: ${map.facts.find(({ id }) => id === fact)?.asTold ?? map.facts.find(({ id }) => id === fact)?.statement}`,
    )
}

test.each([
  ['help', 'My sister Carmen takes care of the boys when I work on Sundays.'],
  ['help', 'My parents live around the corner from us.'],
  ['improved', 'Since the new medicine my blood pressure has been well controlled.'],
  ['improved', 'The doctor says that my depression is in partial remission.'],
  ['home-abroad', 'His uncle in Cali has a house with three empty rooms.'],
  ['record', 'In 2014 Daniel pleaded guilty to driving after two beers.'],
  ['record', 'Daniel did not file a tax return for 2015.'],
  ['safe-elsewhere', 'For half a year we lived quietly in the capital.'],
  ['safe-elsewhere', 'In the capital nobody looked for us.'],
  ['other-account', 'I told the nurse that I had slipped on the stairs.'],
  ['other-account', 'At the police station I could not identify the men.'],
  ['returned', 'In 2021 I went back to my village for the funeral.'],
])('%s: %s', (sign, sentence) => {
  expect(against(sentence)).toEqual([`${sign}: ${sentence}`])
})

test.each([
  'My sister Carmen lives in Bogotá and cannot help me.',
  'Daniel takes care of my mother every night.',
  'My mother never recovered from the stroke.',
  'The wound has not improved.',
  'Daniel has never been arrested.',
  'My brother Luis was convicted in 2010.',
  'We could not live safely anywhere.',
  'I told the nurse that he had beaten me.',
  'I cannot go back to my village.',
  'He fell from the roof and broke his arm.',
])('nothing is held against the client in: %s', (sentence) => {
  expect(against(sentence)).toEqual([])
})
