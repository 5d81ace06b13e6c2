import { describe, expect, onTestFinished, test } from 'vitest'
import { type ModelCall, type ModelReply, startOpenAiDouble } from '#test/doubles/openai.ts'
import { type AiSdkSettings, modelsByAiSdk } from './ai-sdk.ts'
import { modelsInThread } from './models-in-thread.ts'
import { ModelError, type ModelPort, type ModelRequest } from './port.ts'

const ways = { 'in this thread': modelsByAiSdk, 'in a thread of its own': modelsInThread }

describe.each(Object.entries(ways))('asked %s', (_, open: (settings: AiSdkSettings) => ModelPort) => {
  async function connect(answer: (call: ModelCall, number: number) => ModelReply, settings = {}) {
    const double = await startOpenAiDouble(answer)
    onTestFinished(() => double.close())
    const models = open({
      provider: 'openai',
      apiKey: 'key',
      baseUrl: double.baseUrl,
      modelMap: { 'gpt-4.1': 'gpt-4.1-2025-04-14' },
      stallMs: 3000,
      firstTextMs: 3000,
      ...settings,
    })
    return { models, calls: double.calls }
  }

  const request: ModelRequest = {
    model: 'gpt-4.1',
    system: 'Rules.',
    prompt: 'Write.',
    maxOutputTokens: 500,
    signal: new AbortController().signal,
  }

  async function collect(models: Awaited<ReturnType<typeof connect>>['models'], given = request) {
    let text = ''
    let usage
    for await (const event of models.write(given)) {
      if (event.kind === 'text') text += event.text
      else usage = event
    }
    return { text, usage }
  }

  /** One after the other; a stream that stalls is waited for meanwhile. */
  async function failuresOf(replies: readonly ModelReply[], settings = {}) {
    const found: ReturnType<typeof failureOf>[] = []
    for (const reply of replies) {
      const asked = failureOf(reply, settings)
      found.push(asked)
      if (reply.kind !== 'stall') await asked
    }
    return Promise.all(found)
  }

  async function failureOf(reply: ModelReply, settings = {}) {
    const { models, calls } = await connect(() => reply, settings)
    const error: unknown = await collect(models).catch((caught: unknown) => caught)
    const { failure, retryable, waitMs } = error as ModelError
    return { failure, retryable, ...(waitMs !== undefined && { waitMs }), calls: calls.length }
  }

  test('a section is streamed with its usage, nothing is stored at the provider, aliases become real models', async () => {
    const { models, calls } = await connect(() => ({ kind: 'text', text: '<p>One two three.</p>' }))
    const { text, usage } = await collect(models)
    expect(text).toBe('<p>One two three.</p>')
    expect(usage).toEqual({ kind: 'usage', inputTokens: 100, outputTokens: 3, cachedTokens: 0 })
    expect(calls[0]?.body).toMatchObject({
      model: 'gpt-4.1-2025-04-14',
      store: false,
      max_output_tokens: 500,
      stream: true,
    })
    expect(calls[0]?.raw).toContain('Rules.')
  })

  test('reasoning models get no temperature and room for their thoughts', async () => {
    const { models, calls } = await connect(() => ({ kind: 'text', text: 'x' }))
    await collect(models, { ...request, model: 'gpt-5' })
    expect(calls[0]?.body).not.toHaveProperty('temperature')
    expect(calls[0]?.body['reasoning']).toMatchObject({ effort: 'medium' })
    expect(Number(calls[0]?.body['max_output_tokens'])).toBeGreaterThan(500)
  })

  test.each(['openai', 'azure_openai'])('%s: each way of failing is told apart', async (provider) => {
    const quota = { failure: 'quota', retryable: false } as const
    const ways: [ModelReply, Partial<Pick<ModelError, 'failure' | 'retryable' | 'waitMs'>> & { calls?: number }][] = [
      [{ kind: 'error', status: 429, code: 'insufficient_quota' }, quota],
      [
        { kind: 'error', status: 429, retryAfter: 7 },
        { failure: 'rate-limited', retryable: true, waitMs: 7000 },
      ],
      [
        { kind: 'error', status: 400 },
        { failure: 'refused-request', retryable: false },
      ],
      [
        { kind: 'error', status: 401 },
        { failure: 'unauthorised', retryable: false },
      ],
      [
        { kind: 'error', status: 404, code: 'model_not_found' },
        { failure: 'model-gone', retryable: false, calls: 2 },
      ],
      [
        { kind: 'error', status: 500 },
        { failure: 'unavailable', retryable: true },
      ],
      [
        { kind: 'error', status: 503 },
        { failure: 'unavailable', retryable: true },
      ],
      [{ kind: 'cut', afterWords: 1, text: 'one two' }, { retryable: true }],
      [
        { kind: 'silent-close', text: 'one' },
        { failure: 'cut-off', retryable: true },
      ],
      [{ kind: 'failed', text: 'one' }, { retryable: true }],
      [
        { kind: 'stall', text: 'one' },
        { failure: 'stalled', retryable: true },
      ],
      [{ kind: 'length', text: 'one' }, { failure: 'too-long' }],
      [{ kind: 'refusal', text: 'no' }, { failure: 'refusal' }],
      // Azure's SDK hands no refusal on: it is a reply without a text, which the drafting judges (`faults.test.ts`).
      [{ kind: 'refusal-part', text: 'no' }, provider === 'openai' ? { failure: 'refusal' } : {}],
      [{ kind: 'error-event', text: 'one', code: 'insufficient_quota' }, quota],
      [
        { kind: 'error-event', text: 'one', code: 'rate_limit_exceeded' },
        { failure: 'rate-limited', retryable: true },
      ],
      [{ kind: 'error-event', text: 'one', code: 'server_error' }, { retryable: true }],
    ]
    const found = await failuresOf(
      ways.map(([reply]) => reply),
      { provider },
    )
    for (const [index, [reply, way]] of ways.entries())
      expect(found[index], JSON.stringify(reply)).toMatchObject({ calls: 1, ...way })
  })

  test('a refused connection and an abort are told apart', async () => {
    const { models } = await connect(() => ({ kind: 'stall', text: 'one' }))
    const stop = new AbortController()
    const going = collect(models, { ...request, signal: stop.signal })
    setTimeout(() => stop.abort(), 50)
    await expect(going).rejects.toMatchObject({ failure: 'aborted', retryable: false })
    const nobody = open({
      provider: 'openai',
      apiKey: 'key',
      baseUrl: 'http://127.0.0.1:9/v1',
      modelMap: {},
    })
    await expect(collect(nobody)).rejects.toMatchObject({ failure: 'unavailable', retryable: true })
  })

  test('Azure OpenAI is asked by deployment, which may hide that its model reasons', async () => {
    const { models, calls } = await connect(() => ({ kind: 'text', text: 'Azure.' }), {
      provider: 'azure_openai',
      modelMap: { 'gpt-5': 'prod-draft' },
    })
    expect((await collect(models, { ...request, model: 'gpt-5' })).text).toBe('Azure.')
    expect(calls[0]?.headers['api-key']).toBe('key')
    expect(calls[0]?.body).toMatchObject({ model: 'prod-draft', store: false, reasoning: { effort: 'medium' } })
    expect(calls[0]?.body).not.toHaveProperty('temperature')
  })

  test('a local model server is asked in the older protocol, and its ways of failing are told apart too', async () => {
    const chat = { protocol: 'chat' }
    const { models, calls } = await connect(() => ({ kind: 'text', text: '<p>One two.</p>' }), chat)
    expect(await collect(models)).toMatchObject({
      text: '<p>One two.</p>',
      usage: { inputTokens: 100, outputTokens: 2 },
    })
    expect(calls[0]?.url).toContain('/chat/completions')
    const failures: [ModelReply, string][] = [
      [{ kind: 'error', status: 429, retryAfter: 7 }, 'rate-limited'],
      [{ kind: 'error', status: 400 }, 'refused-request'],
      // Cut so early that the reply may not even have begun.
      [{ kind: 'cut', afterWords: 1, text: 'one two' }, 'cut-off|unavailable'],
      [{ kind: 'silent-close', text: 'one' }, 'cut-off'],
      [{ kind: 'error-event', text: 'one', code: 'server_error' }, 'cut-off'],
      [{ kind: 'stall', text: 'one' }, 'stalled'],
      [{ kind: 'length', text: 'one' }, 'too-long'],
      [{ kind: 'refusal', text: 'no' }, 'refusal'],
      [{ kind: 'refusal-part', text: 'no' }, 'refusal'],
    ]
    const found = await failuresOf(
      failures.map(([reply]) => reply),
      chat,
    )
    for (const [index, [reply, failure]] of failures.entries())
      expect(found[index]?.failure, reply.kind).toMatch(new RegExp(`^(?:${failure})$`))
  })
})
