import { expect, onTestFinished, test } from 'vitest'
import type { ModelPort } from '#server/gateways/llm/port.ts'
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

const settings = { apiKey: 'key', modelMap: {}, firstPauseMs: 10 }

/** A draft of the simplest waiver, to its end. */
async function draftWith(models: ModelPort, answers: object) {
  const { signUp } = await createTestApp({ services: { models }, environment: { AI_PROVIDER: models.provider } })
  const ana = await signUp()
  const client_id = await buildClient(ana, waiverClient)
  const given = { ...waiverAnswers, client_id, ...answers }
  const saved = await ana.call('PUT', `/clients/${client_id}/answers/upw`, { answers: given })
  const started = await ana.call<{ draft_id: string }>('POST', '/ai_tool/upw', given)
  const path = `/clients/${client_id}/drafts/${started.body.draft_id}`
  await expect
    .poll(async () => (await ana.call('GET', path)).body['status'], { timeout: 120_000 })
    .toMatch(/ready|failed/)
  return { saved: saved.body, started: started.body, draft: (await ana.call('GET', path)).body }
}

test('the provider’s list is believed: a model that it keeps writes past the day of the table, one that it ends is replaced', async () => {
  const double = await startOpenAiDouble(() => ({ kind: 'text', text: '<p>Text.</p>' }))
  onTestFinished(() => double.close())
  const vendor = { ...settings, baseUrl: double.baseUrl, today: () => '2026-12-20' }
  const models = modelsByAiSdk({ provider: 'openai', ...vendor })
  double.listModels([
    { id: 'gpt-5', created: 1, shutdown_date: null },
    { id: 'gpt-4o', created: 2, shutdown_date: '2026-12-01' },
    { id: 'gpt-6-nova', created: 3 },
  ])
  await models.refresh?.()
  expect(models.noticeOf?.('gpt-5')).toBeUndefined()
  const { started, draft } = await draftWith(models, { model: 'gpt-4o' })
  expect(started).toMatchObject({
    model_notice: 'OpenAI does not offer gpt-4o any more since December 1, 2026. gpt-6-nova writes instead.',
  })
  expect(draft['status']).toBe('ready')
  expect(new Set(double.calls.map(({ body }) => body.model))).toEqual(new Set(['gpt-6-nova']))
})

test('Azure OpenAI’s list names the end of a deployment’s model in seconds, and another deployment writes then', async () => {
  const double = await startOpenAiDouble(() => ({ kind: 'text', text: '<p>Text.</p>' }))
  onTestFinished(() => double.close())
  const models = modelsByAiSdk({ provider: 'azure_openai', ...settings, baseUrl: double.baseUrl })
  double.listModels([
    { id: 'gpt-5', deprecation: { inference: Date.parse('2027-03-01') / 1000 } },
    { id: 'gpt-6-nova' },
  ])
  await models.refresh?.()
  expect(models.nameOf?.('gpt-5')).toBe('gpt-5')
  double.answerWith(({ url, body }) =>
    body.model === 'gpt-5' || url.includes('/gpt-5/')
      ? { kind: 'error', status: 404, code: 'DeploymentNotFound' }
      : { kind: 'text', text: '<p>Text.</p>' },
  )
  const { draft } = await draftWith(models, { model: 'gpt-5' })
  expect(draft['status']).toBe('ready')
  expect(models.noticeOf?.('gpt-5')).toBe('The AI provider does not offer gpt-5 any more. gpt-6-nova writes instead.')
})

test('a model that vanished without a word never fails a draft: its successor is asked at once and named from then on', async () => {
  const double = await startOpenAiDouble(({ body }) =>
    body.model === 'gpt-5'
      ? { kind: 'error', status: 404, code: 'model_not_found' }
      : { kind: 'text', text: '<p>Text.</p>' },
  )
  onTestFinished(() => double.close())
  const vendor = { ...settings, baseUrl: double.baseUrl, today: () => '2026-11-20' }
  const models = modelsByAiSdk({ provider: 'openai', ...vendor })
  const { draft } = await draftWith(models, { model: 'gpt-5' })
  expect(draft['status']).toBe('ready')
  expect(models.noticeOf?.('gpt-5')).toBe('OpenAI does not offer gpt-5 any more. gpt-5.6-sol writes instead.')
  expect(double.calls.filter(({ body }) => body.model === 'gpt-5').length).toBeLessThan(10)
})

test('saved answers that name a model of earlier times are taken with the tool’s own, and say so', async () => {
  const double = await startOpenAiDouble(() => ({ kind: 'text', text: '<p>Text.</p>' }))
  onTestFinished(() => double.close())
  const models = modelsByAiSdk({ provider: 'openai', ...settings, baseUrl: double.baseUrl })
  const { saved, started, draft } = await draftWith(models, { model: 'gpt-4-turbo' })
  const model_notice = 'gpt-4-turbo is not offered here any more. gpt-5 was chosen instead.'
  expect(saved).toMatchObject({ model_notice })
  expect(started).toMatchObject({ model_notice })
  expect(draft).toMatchObject({ status: 'ready', model: 'gpt-5' })
})
