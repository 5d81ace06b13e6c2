import { expect, test } from 'vitest'
import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { ModelEvent, ModelPort } from '#server/gateways/llm/port.ts'
import { addSpent, countUsage, readPrice, tellCost } from '../scripts/evaluate/cost.ts'
import { readDraft, tellReading } from '../scripts/evaluate/reading.ts'

const told = 'Tom Ash drives the truck from Sunday night to Thursday and sleeps in the cab at the depot in Amarillo'

/** A draft on a map; a tool without one numbers its own exhibits. */
const map = { persons: [] as const } as unknown as CaseMap

const section = (html: string) => ({ id: 'sep_spouse', section_content: html })

test('a draft is read for gaps, repetition, pasted answers, straight quotes and exhibits that nobody can open', () => {
  const good = readDraft(
    [section('<p>He is away four nights a week (<span data-source="ex:d1|p=2">Ex. A at 2</span>).</p>')],
    { hardship: told },
    map,
  )
  expect(tellReading([good])).toBe(
    '11 words, 0.0 gaps on 1,000 words, 0 sentences twice, 0 pasted runs over 15 words, 0 straight quotes, 0 names twice, 1 of 1 exhibit cites resolved',
  )
  const bad = readDraft(
    [
      section(
        `<p>${told}. She "waits" at home with the child. She "waits" at home with the child.</p><p>See Exhibit C, Ex. B at <mark data-gap="page">[page]</mark>, <mark data-gap="exhibit to be named">[exhibit to be named]</mark> and <span data-source="ex:d1">Ex. A</span>.</p>`,
      ),
      { id: 'exhibit_index', section_content: '<p>Exhibit A</p><p>Exhibit B</p>' },
    ],
    { hardship: told },
    map,
  )
  expect(bad.repeated).toHaveLength(1)
  expect(bad.pasted).toHaveLength(1)
  expect(bad.straightQuotes).toBe(4)
  // One is written out, one has no page, one names nothing.
  expect(bad.exhibitCites).toEqual({ all: 4, resolved: 1 })
})

test('what a model took is counted with what its provider had cached, and costs only what a price says', async () => {
  const usage: ModelEvent = { kind: 'usage', inputTokens: 10_000, cachedTokens: 8000, outputTokens: 1000 }
  const port: ModelPort = {
    provider: 'openai',
    nameOf: () => 'gpt-5-2026',
    async *write() {
      yield { kind: 'text', text: 'x' }
      yield usage
    },
  }
  const { models, take } = countUsage(port)
  const request = { model: 'gpt-5', system: '', prompt: '', maxOutputTokens: 1, signal: new AbortController().signal }
  for (const _ of [1, 2]) for await (const event of models.write(request)) expect(event).toBeDefined()
  const spent = take()
  expect(tellCost(spent, new Map())).toBe(
    '2 requests, 20000 tokens in (16000 cached) and 2000 out, price of gpt-5-2026 not known',
  )
  // 4,000 tokens at $2, 16,000 at $0.20 and 2,000 at $8, each for a million.
  expect(tellCost(spent, new Map([readPrice('gpt-5-2026=2/0.2/8')]))).toContain('$0.0272 of gpt-5-2026')
  expect(tellCost(addSpent([spent, spent]), new Map())).toContain('4 requests, 40000 tokens in')
  expect(tellCost(take(), new Map())).toBe('')
  expect(() => readPrice('gpt-5: cheap')).toThrow('reads like')
})
