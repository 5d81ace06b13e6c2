import { expect, test } from 'vitest'
import { runPreflight } from './run-preflight.ts'
import { filing, item, plus } from './testing/sample-filing.ts'

const said = (code: string, changes: Parameters<typeof filing>[1]) =>
  runPreflight(filing('court', changes))
    .filter((line) => line.code === code)
    .map(({ state, sentence }) => (state === 'holds' ? 'holds' : `${state} ${sentence}`))
const set = (draftLayout: NonNullable<Parameters<typeof filing>[1]>['draftLayout']) =>
  said('E12', { ...(draftLayout && { draftLayout }) })
const numbered = { hasPageNumbers: true } as const

test('type below 12 points, lines below double and narrow margins are each told with what the Word file has', () => {
  expect(set({ ...numbered, size: 12, lineSpacing: 2, margin: 1 })).toEqual(['holds'])
  expect(set({ ...numbered, size: 13, lineSpacing: 1.9, margin: 1.25 })).toEqual(['holds'])
  expect(set({ ...numbered, size: 11, lineSpacing: 2, margin: 1 })).toEqual([
    'open Body text is set in 11 pt at 2; the court expects 12 pt double-spaced.',
  ])
  expect(set({ ...numbered, size: 11.5, lineSpacing: 1.5, margin: 0.75 })).toEqual([
    'open Body text is set in 11.5 pt at 1.5; the court expects 12 pt double-spaced.',
    'open The narrowest margin is 0.75 inches; the court expects one inch.',
  ])
})

test('what the Word file does not tell of its type is asked', () => {
  const question = 'ask Is the body set in 12 point, double-spaced, with one-inch margins?'
  expect(set(numbered)).toEqual([question])
  expect(set({ ...numbered, size: 12, lineSpacing: 2 })).toEqual([question])
})

const report = (changes: Partial<Parameters<typeof item>[0]>) =>
  said(
    'E35',
    plus(
      item({
        id: 'd',
        letter: 'D',
        title: 'Country report on Cameroon',
        text: 'Office of the High Commissioner. Teachers were held.',
        ...changes,
      }),
    ),
  )
const wanting = ['open Country report on Cameroon: give source and date; mark the passages relied on.']

test('a country report needs a publisher or an address, and a day', () => {
  expect(report({})).toEqual(['holds'])
  expect(report({ text: 'Teachers were held without charge.' })).toEqual(wanting)
  expect(report({ text: 'Read on https://reports.example.net/cameroon. Teachers were held.' })).toEqual(['holds'])
  const { date: _, ...undated } = item({ id: 'd', letter: 'D', title: 'Country report on Cameroon' })
  const told = (text: string) => said('E35', { ...plus({ ...undated, text }), text: 'Ex. A. Ex. B. Ex. C. Ex. D.' })
  expect(told('Human Rights Watch. Teachers were held.')).toEqual(wanting)
  expect(told('Human Rights Watch, April 2026. Teachers were held.')).toEqual(['holds'])
})

test('a report of more than 30 pages needs marked passages; where nobody could look it is asked', () => {
  expect(report({ pages: 31, marks: 0 })).toEqual(wanting)
  expect(report({ pages: 31, marks: 4 })).toEqual(['holds'])
  expect(report({ pages: 30, marks: 0 })).toEqual(['holds'])
  expect(report({ pages: 31 })).toEqual([
    'ask Country report on Cameroon has 31 pages: are the passages relied on marked?',
  ])
})
