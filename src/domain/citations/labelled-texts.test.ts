import { expect, test } from 'vitest'
import { labelledTexts } from './labelled-texts.data.ts'
import { recogniseCitations } from './recognise.ts'

type Label = { readonly start: number; readonly end: number; readonly keys: readonly string[] }

/** Takes the labels out of a text: the plain text and where each label stands in it. */
function readLabels(marked: string): { text: string; labels: Label[] } {
  const labels: Label[] = []
  let text = ''
  let at = 0
  for (const match of marked.matchAll(/\{\{(.*?)=>(.*?)\}\}/gs)) {
    text += marked.slice(at, match.index)
    const words = match[1] ?? ''
    labels.push({ start: text.length, end: text.length + words.length, keys: (match[2] ?? '').split('|') })
    text += words
    at = match.index + match[0].length
  }
  return { text: text + marked.slice(at), labels }
}

const overlaps = (label: Label, start: number, end: number) => label.start < end && start < label.end

function compare(marked: string) {
  const { text, labels } = readLabels(marked)
  const emphasised = labels.filter(({ keys }) => keys[0] === 'name-only')
  const found = recogniseCitations(text, { emphasised, isKnownName: () => true })
  const wanted = labels.flatMap((label) => label.keys.map((key) => ({ key, label })))
  const missed = wanted.filter(
    ({ key, label }) =>
      !found.some(
        (citation) =>
          overlaps(label, citation.start, citation.end) &&
          `${citation.key ?? citation.kind}${citation.key ? (citation.sub ?? '') : ''}` === key,
      ),
  )
  const extra = found.filter(({ start, end }) => !labels.some((label) => overlaps(label, start, end)))
  return { wanted: wanted.length, missed: missed.map(({ key }) => key), extra: extra.map((citation) => citation.text) }
}

const results = Object.entries(labelledTexts).map(([style, marked]) => ({ style, ...compare(marked) }))

test('of the labelled citations at least 97 in a hundred are recognised with their key', () => {
  const wanted = results.reduce((sum, result) => sum + result.wanted, 0)
  const missed = results.flatMap((result) => result.missed)
  expect(wanted).toBeGreaterThan(110)
  expect({ share: 1 - missed.length / wanted, missed }).toMatchObject({
    share: expect.toSatisfy((share: number) => share >= 0.97),
  })
})

test('of what is recognised at least 97 in a hundred is a citation', () => {
  const extra = results.flatMap((result) => result.extra)
  const found = results.reduce((sum, result) => sum + result.wanted - result.missed.length, 0)
  expect({ share: found / (found + extra.length), extra }).toMatchObject({
    share: expect.toSatisfy((share: number) => share >= 0.97),
  })
})
