import { expect, onTestFinished, test } from 'vitest'
import { startOpenAiDouble } from '#test/doubles/openai.ts'
import { buildClient, clientOf, waiverCases } from '#test/records.ts'
import { createTestApp } from '#test/test-app.ts'
import { modelsByAiSdk } from '#server/gateways/llm/ai-sdk.ts'

type Draft = {
  status: string
  warnings: { code: string }[]
  sections: { id: string; origin: string; section_content: string }[]
}

/** How many requests are looked at; the long suite looks at a thousand. */
const wantedRequests = process.env.LONG === '1' ? 1000 : 100

async function startWithModel() {
  // Says back what it was sent about the people, so that a name which comes home can be seen.
  const double = await startOpenAiDouble((call) => {
    const person = /Person-\d+/.exec(call.raw)?.[0] ?? 'nobody'
    return { kind: 'text', text: `<p>${person} lives here.</p>` }
  })
  onTestFinished(() => double.close())
  const models = modelsByAiSdk({ provider: 'openai', apiKey: 'key', baseUrl: double.baseUrl, modelMap: {} })
  return { double, ...(await createTestApp({ services: { models } })) }
}

test('no name, number or address that the record knows leaves for a model, and the words come back in the draft', async () => {
  const { double, signUp } = await startWithModel()
  let drafted = 0
  for (let round = 0; double.calls.length < wantedRequests; round += 1) {
    const example = waiverCases[round % waiverCases.length]
    if (!example) throw new Error('There are no cases.')
    const ana = await signUp()
    const client_id = await buildClient(ana, clientOf(example))
    const before = double.calls.length
    const request = { ...example.answers, ...example.extra, client_id, filing_date: example.as_of }
    const started = await ana.call<{ draft_id: string }>('POST', '/ai_tool/upw', request)
    const path = `/clients/${client_id}/drafts/${started.body.draft_id}`
    await expect.poll(async () => (await ana.call<Draft>('GET', path)).body.status, { timeout: 30_000 }).toBe('ready')
    const { body } = await ana.call<Draft>('GET', path)
    drafted += body.sections.filter(({ origin }) => origin === 'generated').length
    for (const { raw } of double.calls.slice(before))
      for (const secret of secretsOf(example))
        expect(raw.toLowerCase().includes(secret.toLowerCase()), `${example.id}: ${secret}`).toBe(false)
    expect(body.sections.map(({ section_content }) => section_content).join(' ')).not.toMatch(/Person-\d/)
    const sent = await ana.call<{ is_shielded: boolean }[]>('GET', `${path}/sent`)
    expect(sent.body.length).toBeGreaterThan(0)
    expect(sent.body.every(({ is_shielded }) => is_shielded)).toBe(true)
  }
  expect(drafted).toBeGreaterThan(wantedRequests / 2)
}, 240_000)

test('the attorney may choose to send a draft as it is', async () => {
  const { double, signUp } = await startWithModel()
  const [example] = waiverCases
  if (!example) throw new Error('There are no cases.')
  const ana = await signUp()
  const client_id = await buildClient(ana, clientOf(example))
  const request = { ...example.answers, ...example.extra, client_id, filing_date: example.as_of, privacy_shield: 'no' }
  const started = await ana.call<{ draft_id: string }>('POST', '/ai_tool/upw', request)
  const path = `/clients/${client_id}/drafts/${started.body.draft_id}`
  await expect.poll(async () => (await ana.call<Draft>('GET', path)).body.status, { timeout: 30_000 }).toBe('ready')
  expect(double.calls.some(({ raw }) => raw.includes(String(example.client['last_name'])))).toBe(true)
})

/** What must not be read by anybody outside: names, receipt numbers, exact birth dates. */
function secretsOf({ client, answers }: (typeof waiverCases)[number]): string[] {
  const people = ['spouse_name', 'mother_name', 'father_name', 'principal_applicant_name'].map((name) => answers[name])
  const numbers = [answers['USCIS_receipt_number'], client['date_of_birth'], client['a_number']]
  const lastNames = String(client['last_name']).split(' ')
  return [...people, ...numbers, ...lastNames]
    .map((value) => (typeof value === 'string' ? value : ''))
    .filter((value) => value.length > 3)
}
