import { expect, test } from 'vitest'
import type { Filling } from '#domain/template-sections/fill-section.ts'
import { newClients } from '#tools/template-revision/testing/firm-documents/new-client.ts'
import { leaningsOf } from './lean-facts.ts'
import { mendFillings } from './mend-fillings.ts'
import { placeFacts } from './place-facts.ts'

const place = (text: string, words: string) => {
  const start = text.indexOf(words)
  return { paragraph: 0, start, end: start + words.length, label: 'place' }
}

test('the article before a place agrees with the new words', () => {
  const text = 'She was hired as a teacher after an 8-year-old wrote.'
  const fillings: Filling[] = [
    { ...place(text, 'teacher'), kind: 'value', text: 'ESL Instructor', field: 'old-case' },
    { ...place(text, '8-year-old'), kind: 'value', text: '44-year-old', field: 'old-case' },
  ]
  const mended = mendFillings(text, fillings).toReversed()
  const printed = mended.reduce(
    (made, one) => made.slice(0, one.start) + (one.kind === 'value' ? one.text : '') + made.slice(one.end),
    text,
  )
  expect(printed).toBe('She was hired as an ESL Instructor after a 44-year-old wrote.')
})

test('the same gap twice with only "and" between is one gap', () => {
  const text = 'He admits allegation 1 and concedes the charge.'
  const gap = { kind: 'gap', gap: 'pleadings' } as const
  const mended = mendFillings(text, [
    { ...place(text, 'admits allegation 1'), ...gap },
    { ...place(text, 'concedes the charge'), ...gap },
  ])
  expect(mended.map(({ start, end }) => text.slice(start, end))).toEqual([
    'admits allegation 1 and concedes the charge',
  ])
})

test('a pronoun keeps its person: the client by name, somebody else behind the sentence that names them', () => {
  const told = ['Ms. Rakhimova lives in Aurora.', 'She works nights.', 'Her mother is ill.', 'She needs care.']
  const leanings = leaningsOf(told, newClients.she, 'she')
  expect(leanings.map(({ named }) => named)).toEqual([
    told[0],
    'Ms. Rakhimova works nights.',
    'Ms. Rakhimova’s mother is ill.',
    told[3],
  ])
  expect(leanings.map(({ isBound }) => isBound)).toEqual([false, false, false, true])
})

test('a fact stands where the old case told of the like, and none of illness stands elsewhere', () => {
  const runs = [
    { slot: 'background', text: 'He received the prize of the society in 2019.' },
    { slot: 'background', text: 'He has reviewed forty manuscripts for a journal.' },
  ] as const
  const fact = (kind: 'background' | 'illness', text: string) => ({ kind, text, isBound: false, named: text })
  const placed = placeFacts(runs, [
    fact('background', 'She reviewed nine manuscripts for another journal.'),
    fact('background', 'She grew up in Samarkand.'),
    fact('illness', 'Her asthma needs a nebulizer.'),
  ])
  expect(placed.get(runs[1])).toEqual(['She reviewed nine manuscripts for another journal.'])
  expect(placed.get(runs[0])).toEqual(['She grew up in Samarkand.'])
})
