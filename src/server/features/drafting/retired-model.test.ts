import { expect, onTestFinished, test } from 'vitest'
import { modelsByAiSdk } from '#server/gateways/llm/ai-sdk.ts'
import { startOpenAiDouble } from '#test/doubles/openai.ts'
import { buildClient, waiverAnswers, waiverClient } from '#test/records.ts'
import { createTestApp } from '#test/test-app.ts'

test('a model that is gone is named with its replacement before and at the request, and the replacement writes', async () => {
  const double = await startOpenAiDouble(() => ({ kind: 'text', text: '<p>Text.</p>' }))
  onTestFinished(() => double.close())
  const settings = { apiKey: 'key', baseUrl: double.baseUrl, modelMap: {}, today: () => '2026-12-20' }
  const { signUp } = await createTestApp({ services: { models: modelsByAiSdk({ provider: 'openai', ...settings }) } })
  const ana = await signUp()
  const client_id = await buildClient(ana, waiverClient)
  const answers = { ...waiverAnswers, client_id, model: 'gpt-5' }
  const model_notice = 'OpenAI does not offer gpt-5 any more since December 11, 2026. gpt-5.6-sol writes instead.'
  const saved = await ana.call('PUT', `/clients/${client_id}/answers/upw`, { answers })
  expect(saved.body).toMatchObject({ model_notice })
  const started = await ana.call<{ draft_id: string }>('POST', '/ai_tool/upw', answers)
  expect(started.body).toMatchObject({ model_notice })
  const path = `/clients/${client_id}/drafts/${started.body.draft_id}`
  await expect.poll(async () => (await ana.call(`GET`, path)).body['status'], { timeout: 120_000 }).toBe('ready')
  expect(new Set(double.calls.map(({ body }) => body.model))).toEqual(new Set(['gpt-5.6-sol']))
})
