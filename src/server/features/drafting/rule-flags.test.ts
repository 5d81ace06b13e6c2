import { expect, onTestFinished, test } from 'vitest'
import { modelsByAiSdk } from '#server/gateways/llm/ai-sdk.ts'
import { startOpenAiDouble } from '#test/doubles/openai.ts'
import { buildClient, waiverAnswers, waiverClient } from '#test/records.ts'
import { type Caller, createTestApp } from '#test/test-app.ts'

type Flags = { flags: { code: string; severity: string; message: string; place?: { sectionId: string } }[] }

async function waiverWrittenAs(
  text: string,
): Promise<{ ana: Caller; path: string; rules: () => Promise<Flags['flags']> }> {
  const double = await startOpenAiDouble(() => ({ kind: 'text', text }))
  onTestFinished(() => double.close())
  const models = modelsByAiSdk({ provider: 'openai', apiKey: 'key', baseUrl: double.baseUrl, modelMap: {} })
  const { signUp } = await createTestApp({ services: { models } })
  const ana = await signUp()
  const client_id = await buildClient(ana, waiverClient)
  const request = { ...waiverAnswers, client_id, filing_date: '2026-11-20' }
  const { body } = await ana.call<{ draft_id: string }>('POST', '/ai_tool/upw', request)
  const path = `/clients/${client_id}/drafts/${body.draft_id}`
  await ana.call('GET', `${path}/events`)
  const rules = async () =>
    (await ana.call<Flags>('GET', `${path}/checks`)).body.flags.filter(({ code }) => code === 'tool-rule')
  return { ana, path, rules }
}

test("what the tool's own rules find in a section that a model wrote is among the checks and wants a reason to accept", async () => {
  const { ana, path, rules } = await waiverWrittenAs('<p>Extreme hardship is shown. See 8 C.F.R. § 212.7(e)(27).</p>')
  const found = await rules()
  const stray = found.find(({ message }) => message.includes('holds a citation that software did not print'))
  expect(stray).toMatchObject({ severity: 'red' })
  const section = `${path}/sections/${stray?.place?.sectionId}`
  const refused = await ana.call('POST', `${section}/accept`)
  expect(refused).toMatchObject({ status: 422, body: { code: 'open-flags' } })
  expect(JSON.stringify(refused.body)).toContain('software did not print')
  const accepted = await ana.call('POST', `${section}/accept`, { override: 'Looked up by hand.' })
  expect(accepted.body).toMatchObject({ state: 'accepted' })
})

test('sections of the product itself are not held to the rules for models', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const client_id = await buildClient(ana, waiverClient)
  const { body } = await ana.call<{ draft_id: string }>('POST', '/ai_tool/upw', { ...waiverAnswers, client_id })
  const path = `/clients/${client_id}/drafts/${body.draft_id}`
  await ana.call('GET', `${path}/events`)
  const { flags } = (await ana.call<Flags>('GET', `${path}/checks`)).body
  expect(flags.filter(({ code }) => code === 'tool-rule')).toEqual([])
})
