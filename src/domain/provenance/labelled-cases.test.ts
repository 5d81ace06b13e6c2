import { expect, test } from 'vitest'
import { readSection } from '#domain/section-content/read.ts'
import { escapeText } from '#domain/section-content/write.ts'
import { checkFacts } from './check.ts'
import { findContradictions } from './contradictions.ts'
import { readSourceFacts, type SourceFacts } from './fact-index.ts'
import { labelledCases, type LabelledCase } from './labelled-cases.data.ts'

type Planted = { readonly start: number; readonly end: number; readonly type: string; readonly text: string }

function readSources({ record, answers, documents, filingDate }: LabelledCase): SourceFacts[] {
  const titles = Object.keys(documents).join('\n')
  return [
    { id: 'titles', kind: 'document' as const, title: 'Titles of documents', text: titles },
    { id: 'record', kind: 'record' as const, title: 'Client record', text: record },
    { id: 'filing', kind: 'record' as const, title: 'Filing date', text: filingDate },
    ...Object.entries(answers).map(([id, text]) => ({ id, kind: 'answer' as const, title: id, text })),
    ...Object.entries(documents).map(([id, text]) => ({ id, kind: 'document' as const, title: id, text })),
  ].map(readSourceFacts)
}

/** The draft with its errors or clean, and where the errors are. */
function readDraft(draft: string, side: 'wrong' | 'right'): { text: string; planted: Planted[] } {
  const planted: Planted[] = []
  let text = ''
  let at = 0
  for (const match of draft.matchAll(/\{\{(.*?)\|(.*?)=>(\w+)\}\}/g)) {
    text += draft.slice(at, match.index)
    const words = (side === 'wrong' ? match[1] : match[2]) ?? ''
    planted.push({ start: text.length, end: text.length + words.length, type: match[3] ?? '', text: words })
    text += words
    at = match.index + match[0].length
  }
  return { text: text + draft.slice(at), planted }
}

function check(labelled: LabelledCase, side: 'wrong' | 'right') {
  const { text, planted } = readDraft(labelled.draft, side)
  const html = text
    .split('\n\n')
    .map((block) => (/^[A-Z -]+$/.test(block) ? `<h2>${escapeText(block)}</h2>` : `<p>${escapeText(block)}</p>`))
    .join('')
  const reading = readSection(html)
  const moved = planted.map((error) => ({ ...error, start: shift(text, error.start), end: shift(text, error.end) }))
  const sources = readSources(labelled)
  const items = checkFacts([{ id: 'S', reading }], { sources })
  return { items, planted: moved, words: text.split(/\s+/).length }
}

/** Two line breaks become one in the section's plain text. */
const shift = (text: string, offset: number) => offset - (text.slice(0, offset).match(/\n\n/g)?.length ?? 0)

const wrong = labelledCases.map((labelled) => check(labelled, 'wrong'))
const clean = labelledCases.map((labelled) => check(labelled, 'right'))
const isFlag = ({ state }: { state: string }) => state === 'conflict' || state === 'not-found' || state === 'check'

const outcome = wrong.flatMap(({ items, planted }) =>
  planted.map((error) => ({
    ...error,
    isCaught: items.some((item) => isFlag(item) && item.start < error.end && error.start < item.end),
  })),
)

function recall(types: readonly string[]): { share: number; missed: string[] } {
  const own = outcome.filter(({ type }) => types.includes(type))
  const missed = own.filter(({ isCaught }) => !isCaught).map(({ text }) => text)
  return { share: 1 - missed.length / own.length, missed }
}

const atLeast = (least: number) => expect.toSatisfy((share: number) => share >= least)

test('of planted wrong dates, identifiers, sums and names at least nine in ten are caught', () => {
  expect(recall(['date'])).toMatchObject({ share: atLeast(0.9) })
  expect(recall(['identifier', 'money', 'percent'])).toMatchObject({ share: atLeast(0.9) })
  expect(recall(['name'])).toMatchObject({ share: atLeast(0.9) })
})

test('of planted wrong numbers and relations at least eight in ten are caught', () => {
  expect(outcome.length).toBeGreaterThanOrEqual(40)
  expect(recall(['quantity', 'relation'])).toMatchObject({ share: atLeast(0.8) })
})

test('a clean draft has at most one false flag a page', () => {
  const words = clean.reduce((sum, draft) => sum + draft.words, 0)
  const flags = clean.flatMap(({ items }) =>
    items.filter((item) => isFlag(item) && item.severity !== 'grey').map(({ text, message }) => `${text}: ${message}`),
  )
  expect({ perPage: flags.length / (words / 275), flags }).toMatchObject({
    perPage: expect.toSatisfy((perPage: number) => perPage <= 1),
  })
})

test('files without contradictions have none', () => {
  expect(
    labelledCases.flatMap((labelled) => findContradictions(readSources(labelled)).map(({ message }) => message)),
  ).toEqual([])
})
