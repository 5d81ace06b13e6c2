import { expect, test } from 'vitest'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import { draftOffline, inputOf } from '#test/asylum-examples.ts'
import { tenthAsylum } from '#test/asylum-tenth-readings.data.ts'
import { asylumBrief } from '../tool.ts'

test('a preparer who filed nothing is no changed circumstance, a nickname stays a nickname, and a policeman holds an office', () => {
  const [seller] = tenthAsylum
  if (!seller) throw new Error('The reading is gone.')
  const input = inputOf(seller)
  const rules = asylumBrief.caseRules?.(input)
  if (!rules) throw new Error('The tool states no elements.')
  const { answers, client, filingDate: asOf } = input
  const caseMap = makeCaseMap({ tool: 'draft_generator', asOf, answers, client, rules, documents: seller.documents })
  const draft = draftOffline({ ...input, caseMap })
  const text = draft.written.map(({ id }) => draft.text(id)).join('\n')
  expect(text).toContain('The delay is excused by extraordinary circumstances.')
  expect(text).not.toContain('The change is material')
  expect(text).toContain('at most 93 days after she learned in December 2024 that nothing had been filed.')
  expect(text).toMatch(/looked in the computer of the court[^]*§ 1208\.4\(a\)\(5\)/)
  expect(text).toContain('Wilmer Pineda, whom they call El Tuerto, took out a gun')
  expect(text).not.toMatch(/(?:Wilmer|Pineda) Tuerto/)
  expect(text).toContain('and also from Officer Funez and one more policeman of the post')
  expect(text).toContain('March 8, 2023: broken bones and blows with a pistol')
  // An officer at the border is no record of hers: not to have paid a gang is held against nobody.
  expect(text).toMatch(/Border Patrol near Hidalgo[^]*presumed to have a well-founded fear/)
  expect(text).not.toMatch(/Against a grant\.[^]*Border Patrol[^]*asylum status extend/)
  expect(text).toContain('as findings “laceration of the scalp 5 cm, sutured; fracture of ribs 7 and 8 on the left”')
  expect(text).toMatch(/Dr\. Hannah Price writes: “/)
  expect(text).toMatch(/La Ceiba has been tried|Another place in the country has been tried/)
})
