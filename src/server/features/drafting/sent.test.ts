import { expect, onTestFinished, test } from 'vitest'
import type { SentRequest } from '#contract/sent-requests.ts'
import { type ModelReply, startOpenAiDouble } from '#test/doubles/openai.ts'
import { buildClient, clientOf, waiverCases } from '#test/records.ts'
import { createTestApp } from '#test/test-app.ts'
import { modelsByAiSdk } from '#server/gateways/llm/ai-sdk.ts'

type Read = SentRequest & { system: string; prompt: string; stand_ins: { stand_in: string; words: string }[] }

async function draftWaiver(answer: (number: number) => ModelReply, extra: object = {}) {
  const double = await startOpenAiDouble((_, number) => answer(number))
  onTestFinished(() => double.close())
  const models = modelsByAiSdk({
    provider: 'openai',
    apiKey: 'key',
    baseUrl: double.baseUrl,
    modelMap: { 'gpt-4.1': 'our-deployment' },
    firstPauseMs: 1,
  })
  const { signUp } = await createTestApp({ services: { models } })
  const ana = await signUp()
  const [example] = waiverCases
  if (!example) throw new Error('There are no cases.')
  const client_id = await buildClient(ana, clientOf(example))
  const request = {
    ...example.answers,
    ...example.extra,
    client_id,
    filing_date: example.as_of,
    model: 'gpt-4.1',
    ...extra,
  }
  const started = await ana.call<{ draft_id: string }>('POST', '/ai_tool/upw', request)
  const path = `/clients/${client_id}/drafts/${started.body.draft_id}`
  const status = async () => (await ana.call<{ status: string }>('GET', path)).body.status
  await expect.poll(status, { timeout: 120_000 }).toBe('ready')
  const sent = (await ana.call<SentRequest[]>('GET', `${path}/sent`)).body
  return { double, signUp, ana, path, sent, example }
}

const text: ModelReply = { kind: 'text', text: '<p>Person-1 lives here.</p>' }

test('each attempt is on record with its model, its tokens and how it ended, numbered within its section', async () => {
  const { sent } = await draftWaiver((number) => (number === 1 ? { kind: 'error', status: 500 } : text))
  const [failed] = sent.filter(({ outcome }) => outcome === 'unavailable')
  expect(failed).toMatchObject({ attempt: 1, model: 'our-deployment', provider: 'openai', input_tokens: null })
  const again = sent.find(({ section_id, attempt }) => section_id === failed?.section_id && attempt === 2)
  expect(again).toMatchObject({ outcome: 'answered', input_tokens: 100, section_title: failed?.section_title })
})

test('what one request sent is shown as it went over the wire, with the words behind its stand-ins', async () => {
  const { double, ana, path, sent, example } = await draftWaiver(() => text)
  const raw = double.calls.map((call) => call.raw)
  for (const { id } of sent) {
    const { body } = await ana.call<Read>('GET', `${path}/sent/${id}`)
    const wire = JSON.stringify(body.prompt).slice(1, -1)
    expect(raw.some((call) => call.includes(wire))).toBe(true)
    expect(body.is_shielded).toBe(true)
    for (const { stand_in, words } of body.stand_ins) {
      expect(body.prompt).toContain(stand_in)
      expect(words.length).toBeGreaterThan(0)
    }
    expect(body.stand_ins.map(({ words }) => words).join(' ')).toContain(String(example.client['last_name']))
  }
})

test('a draft whose shield is off says so, and nobody else sees what it sent', async () => {
  const { signUp, ana, path, sent } = await draftWaiver(() => text, { privacy_shield: 'no' })
  expect((await ana.call('GET', path)).body).toMatchObject({ is_shielded: false })
  expect((await ana.call('GET', `${path}/sent/${sent[0]?.id}`)).body).toMatchObject({
    is_shielded: false,
    stand_ins: [],
  })
  const other = await signUp()
  expect((await other.call('GET', `${path}/sent`)).status).toBe(404)
  expect((await other.call('GET', `${path}/sent/${sent[0]?.id}`)).status).toBe(404)
  expect((await ana.call('GET', `${path}/sent/nothing`)).status).toBe(404)
})
