import { expect, onTestFinished, test } from 'vitest'
import { sectionAsked, startOpenAiDouble } from '#test/doubles/openai.ts'
import { buildClient, clientOf, waiverAnswers, waiverCases, waiverClient } from '#test/records.ts'
import { type Caller, createTestApp } from '#test/test-app.ts'
import { modelsByAiSdk } from '#server/gateways/llm/ai-sdk.ts'

type Draft = {
  status: string
  writer: string
  facts: Record<string, unknown>
  warnings: { code: string }[]
  sections: { id: string; section_content: string; state: string; version: number; origin: string }[]
}

async function finishDraft(attorney: Caller, path: string): Promise<Draft> {
  await expect
    .poll(async () => (await attorney.call<Draft>('GET', path)).body.status, { timeout: 120_000 })
    .toBe('ready')
  return (await attorney.call<Draft>('GET', path)).body
}

test('every worked waiver case drafts offline with its facts, its sections and its checks', async () => {
  const { signUp, services } = await createTestApp()
  expect(waiverCases.length).toBeGreaterThan(3)
  for (const example of waiverCases) {
    const ana = await signUp()
    const client_id = await buildClient(ana, clientOf(example))
    const request = { ...example.answers, ...example.extra, client_id, filing_date: example.as_of }
    const started = await ana.call<{ draft_id: string }>('POST', '/ai_tool/upw', request)
    expect([example.id, started.status, started.status === 202 ? '' : started.body]).toEqual([example.id, 202, ''])
    const draft = await finishDraft(ana, `/clients/${client_id}/drafts/${started.body.draft_id}`)
    const { checks, sections, ...facts } = example.expected
    expect(
      draft.sections.map(({ id }) => id),
      example.id,
    ).toEqual(sections)
    expect(draft.warnings.map(({ code }) => code).toSorted(compare), example.id).toEqual(checks.toSorted(compare))
    expect(draft.facts, example.id).toMatchObject(facts)
    expect(draft.sections.every(({ section_content, version }) => section_content !== '' && version === 1)).toBe(true)
    expect((await ana.call('GET', '/chargebee/status')).body).toMatchObject({ drafts_current_count: 1 })
  }
  const open = await services.database
    .selectFrom('jobs')
    .selectAll()
    .where('kind', '=', 'write-draft')
    .where('state', '=', 'waiting')
    .execute()
  expect(open).toEqual([])
})

test('a model writes the sections that are its own, software the others, and unknown citations become gaps', async () => {
  const double = await startOpenAiDouble(() => ({
    kind: 'text',
    text: '<p>Facts [[cite:C99]] and <script>x</script>words.</p>',
  }))
  onTestFinished(() => double.close())
  const models = modelsByAiSdk({ provider: 'openai', apiKey: 'key', baseUrl: double.baseUrl, modelMap: {} })
  const { signUp } = await createTestApp({ services: { models } })
  const ana = await signUp()
  const client_id = await buildClient(ana, waiverClient)
  const request = { ...waiverAnswers, client_id, filing_date: '2026-11-20' }
  const started = await ana.call<{ draft_id: string }>('POST', '/ai_tool/upw', request)
  const draft = await finishDraft(ana, `/clients/${client_id}/drafts/${started.body.draft_id}`)
  expect(draft.writer).toBe('openai')
  const facts = draft.sections.find(({ id }) => id === 'statement_of_facts')
  expect(facts).toMatchObject({ origin: 'generated' })
  expect(facts?.section_content.split('</p>')[0]).toBe(
    '<p>Facts <mark data-gap="authority to be confirmed">[authority to be confirmed]</mark> and words.',
  )
  expect(draft.sections.find(({ id }) => id === 'legal_standard')).toMatchObject({ origin: 'template' })
  expect(double.calls.length).toBe(draft.sections.filter(({ origin }) => origin === 'generated').length)
})

test('starter credits pay for two briefs; the third is refused with the exact sentence and nothing is held', async () => {
  const { signUp, services } = await createTestApp()
  const ana = await signUp()
  const client_id = await buildClient(ana, waiverClient)
  const request = { ...waiverAnswers, client_id, filing_date: '2026-11-20' }
  const replies = await Promise.all(Array.from({ length: 6 }, () => ana.call('POST', '/ai_tool/upw', request)))
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 202, 403, 403, 403, 403])
  const refused = replies.find(({ status }) => status === 403)
  expect(refused?.body).toMatchObject({
    code: 'subscription-limit-reached',
    message:
      'You reached your subscription limit. You have 0.5 out of 2.5 💎 Premium Document drafts left. Starter credits do not reset: they end in 4 days, on November 24, 2026.',
  })
  expect(await services.database.selectFrom('drafts').select('id').execute()).toHaveLength(2)
  const free = {
    client_id,
    permanent_residence_date: '2018-03-14',
    is_applying_based_on_marriage: 'no',
    is_divorced: 'no',
    is_paying_child_support: 'no',
    has_past_arrests: 'no',
    has_legal_concerns: 'no',
    uscis_mailing_address: 'elgin_lockbox_usps',
    filing_date: '2026-11-20',
  }
  expect((await ana.call('POST', '/ai_tool/naturalization', free)).status).toBe(201)
})

test('a draft that is cancelled costs nothing and goes on when it is tried again', async () => {
  const double = await startOpenAiDouble((_, number) => ({
    kind: 'text',
    text: '<p>Text.</p>',
    firstTokenMs: number > 3 ? 300 : 0,
  }))
  onTestFinished(() => double.close())
  const models = modelsByAiSdk({ provider: 'openai', apiKey: 'key', baseUrl: double.baseUrl, modelMap: {} })
  const { signUp } = await createTestApp({ services: { models } })
  const ana = await signUp()
  const client_id = await buildClient(ana, waiverClient)
  const started = await ana.call<{ draft_id: string }>('POST', '/ai_tool/upw', { ...waiverAnswers, client_id })
  const path = `/clients/${client_id}/drafts/${started.body.draft_id}`
  await expect.poll(async () => (await ana.call<Draft>('GET', path)).body.status).toBe('drafting')
  expect((await ana.call('POST', `${path}/cancel`)).status).toBe(202)
  expect((await ana.call('GET', '/chargebee/status')).body).toMatchObject({ drafts_current_count: 0 })
  expect((await ana.call('POST', `${path}/cancel`)).status).toBe(409)
  expect((await ana.call('GET', `${path}/download`)).status).toBe(409)
  expect((await ana.call('POST', `${path}/retry`)).status).toBe(202)
  const draft = await finishDraft(ana, path)
  expect(draft.sections.every(({ version }) => version === 1)).toBe(true)
  expect((await ana.call('GET', '/chargebee/status')).body).toMatchObject({ drafts_current_count: 1 })
})

test('a draft whose model is gone fails with a sentence and costs nothing', async () => {
  const double = await startOpenAiDouble(() => ({ kind: 'error', status: 400 }))
  onTestFinished(() => double.close())
  const models = modelsByAiSdk({ provider: 'openai', apiKey: 'key', baseUrl: double.baseUrl, modelMap: {} })
  const { signUp } = await createTestApp({ services: { models } })
  const ana = await signUp()
  const client_id = await buildClient(ana, waiverClient)
  const started = await ana.call<{ draft_id: string }>('POST', '/ai_tool/upw', { ...waiverAnswers, client_id })
  const path = `/clients/${client_id}/drafts/${started.body.draft_id}`
  await expect.poll(async () => (await ana.call<Draft>('GET', path)).body.status, { timeout: 120_000 }).toBe('failed')
  expect((await ana.call('GET', path)).body).toMatchObject({ reason: expect.stringContaining('No credits were used') })
  expect((await ana.call('GET', '/chargebee/status')).body).toMatchObject({ drafts_current_count: 0 })
})

test('a section that the model refuses comes from the template, and the draft says so', async () => {
  const double = await startOpenAiDouble((call) =>
    sectionAsked(call).id === 'statement_of_facts'
      ? { kind: 'refusal', text: 'I cannot.' }
      : { kind: 'text', text: '<p>Text.</p>' },
  )
  onTestFinished(() => double.close())
  const models = modelsByAiSdk({ provider: 'openai', apiKey: 'key', baseUrl: double.baseUrl, modelMap: {} })
  const { signUp } = await createTestApp({ services: { models } })
  const ana = await signUp()
  const client_id = await buildClient(ana, waiverClient)
  const started = await ana.call<{ draft_id: string }>('POST', '/ai_tool/upw', { ...waiverAnswers, client_id })
  const draft = await finishDraft(ana, `/clients/${client_id}/drafts/${started.body.draft_id}`)
  expect(draft.sections.find(({ id }) => id === 'statement_of_facts')).toMatchObject({ origin: 'template' })
  expect(draft.warnings.map(({ code }) => code)).toContain('MODEL')
})

test('the page follows a draft: the whole of it first, then each section, until it is ready', async () => {
  const { signUp, app } = await createTestApp()
  const ana = await signUp()
  const client_id = await buildClient(ana, waiverClient)
  const started = await ana.call<{ draft_id: string }>('POST', '/ai_tool/upw', { ...waiverAnswers, client_id })
  const headers = { Authorization: `Bearer ${ana.token}` }
  const events = await app.request(`/api/clients/${client_id}/drafts/${started.body.draft_id}/events`, { headers })
  const text = await events.text()
  expect(text).toMatch(/^event: draft\n/)
  expect(text.trimEnd().split('\n\n').at(-1)).toContain('"status":"ready"')
})

function compare(a: string, b: string): number {
  return a.localeCompare(b)
}
