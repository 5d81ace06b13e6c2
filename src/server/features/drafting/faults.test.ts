import { expect, onTestFinished, test } from 'vitest'
import { modelsInThread } from '#server/gateways/llm/models-in-thread.ts'
import { type ModelCall, type ModelReply, sectionAsked, startOpenAiDouble } from '#test/doubles/openai.ts'
import { buildClient, waiverAnswers, waiverClient } from '#test/records.ts'
import { createTestApp, testNow } from '#test/test-app.ts'

type Provider = 'openai' | 'azure_openai'
type Answer = (call: ModelCall, number: number) => ModelReply
type Draft = {
  status: string
  reason: string | null
  warnings: { code: string }[]
  sections: { state: string; version: number; origin: string | null; section_content: string }[]
}

/**
 * Each fault through a whole draft once, by turns with the one provider and the other: that both tell faults in the same
 * words is shown in `gateways/llm/ai-sdk.test.ts`, and the drafting knows no more of a provider than those.
 */
const byTurns = <Row extends readonly unknown[]>(rows: readonly Row[], first = 0) =>
  rows.map((row, index) => [providers[(index + first) % 2] ?? 'openai', ...row] as const)
const providers: readonly Provider[] = ['openai', 'azure_openai']
const fine: ModelReply = { kind: 'text', text: '<p>The text of a section.</p>' }
/** The first call goes wrong, all others do not. */
const once =
  (fault: ModelReply): Answer =>
  (_, number) =>
    number === 1 ? fault : fine
/** All calls for one section go wrong: the one that is asked for first. */
function inOneSection(fault: ModelReply): Answer {
  let first: string | undefined
  return ({ raw }) => {
    const asked = sectionAsked({ raw }).id
    first ??= asked
    return asked === first ? fault : fine
  }
}
const always =
  (fault: ModelReply): Answer =>
  () =>
    fault

/** One waiver brief through the real provider code, over HTTP, until it is finished either way. */
async function draftThrough(provider: Provider, answer: Answer | 'unreachable') {
  let answering = answer === 'unreachable' ? always(fine) : answer
  const double = await startOpenAiDouble((call, number) => answering(call, number))
  onTestFinished(() => double.close())
  // Nobody listens on the discard port: the connection is refused.
  const baseUrl = answer === 'unreachable' ? 'http://127.0.0.1:9/v1' : double.baseUrl
  const settings = { apiKey: 'key', baseUrl, modelMap: {}, firstPauseMs: 5 }
  const models = modelsInThread({ provider, ...settings, stallMs: 150, firstTextMs: 300 })
  const began = performance.now()
  const now = () => testNow + Math.floor(performance.now() - began)
  const environment = { AI_PROVIDER: provider }
  const { signUp, database } = await createTestApp({ environment, services: { models, now } })
  const ana = await signUp()
  const client_id = await buildClient(ana, waiverClient)
  const started = await ana.call<{ draft_id: string }>('POST', '/ai_tool/upw', { ...waiverAnswers, client_id })
  expect(started.status).toBe(202)
  const path = `/clients/${client_id}/drafts/${started.body.draft_id}`
  const finished = async () => {
    await expect.poll(async () => (await read()).status, { timeout: 120_000 }).toMatch(/ready|failed/)
    return read()
  }
  const entries = () => database.selectFrom('credit_entries').select(['kind', 'credits']).orderBy('step').execute()
  const openJobs = () =>
    database.selectFrom('jobs').select('id').where('kind', '=', 'write-draft').where('state', '=', 'waiting').execute()
  const retry = async (better: Answer) => {
    answering = better
    expect((await ana.call('POST', `${path}/retry`)).status).toBe(202)
    return finished()
  }
  const cancel = async () => {
    expect((await ana.call('POST', `${path}/cancel`)).status).toBe(202)
    expect((await ana.call<Draft>('GET', path)).body.status).toBe('cancelled')
  }
  const used = async () => {
    const { body } = await ana.call<{ drafts_current_count: number }>('GET', '/chargebee/status')
    return body.drafts_current_count
  }
  const keepFinished = () => ana.call('POST', `${path}/cancel`, { keep: 'finished' })
  const read = async () => (await ana.call<Draft>('GET', path)).body
  return { double, finished, entries, openJobs, cancel, keepFinished, read, retry, used }
}

type Run = Awaited<ReturnType<typeof draftThrough>>

async function expectChargedOnce({ entries, openJobs, used }: Run): Promise<void> {
  expect((await entries()).map(({ kind, credits }) => [kind, credits])).toEqual([
    ['hold', 100],
    ['settle', 0],
  ])
  expect(await openJobs()).toEqual([])
  expect(await used()).toBe(1)
}

async function expectNothingHeld({ entries, openJobs, used }: Run): Promise<void> {
  expect((await entries()).reduce((sum, { credits }) => sum + credits, 0)).toBe(0)
  expect(await openJobs()).toEqual([])
  expect(await used()).toBe(0)
}

const passing: Readonly<Record<string, ModelReply>> = {
  'too many requests': { kind: 'error', status: 429, retryAfter: 0 },
  'a stream that is cut': { kind: 'cut', afterWords: 2, text: '<p>Half of a sentence' },
  'a stream that closes without an end': { kind: 'silent-close', text: '<p>Half of a sentence' },
  'a stream that stalls': { kind: 'stall', text: '<p>Half of a sentence' },
  'a reply that fails half-way': { kind: 'failed', text: '<p>Half' },
  'an error event in the stream': { kind: 'error-event', text: '<p>Half', code: 'server_error' },
  'too many requests told within the stream': { kind: 'error-event', text: '<p>Half', code: 'rate_limit_exceeded' },
  'the length limit': { kind: 'length', text: '<p>Half' },
  'an error of the server': { kind: 'error', status: 500 },
}

test.each(byTurns(Object.entries(passing)))(
  '%s: %s passes by; the draft is whole and charged once',
  async (provider, _, fault) => {
    const run = await draftThrough(provider, once(fault))
    const draft = await run.finished()
    expect(draft).toMatchObject({ status: 'ready', reason: null })
    expect(draft.sections.every(({ version, section_content }) => version === 1 && section_content !== '')).toBe(true)
    expect(JSON.stringify(draft.sections)).not.toContain('Half')
    expect(draft.warnings.map(({ code }) => code)).not.toContain('MODEL')
    // At least one more request than sections; a slow machine may see further streams stall.
    expect(run.double.calls.length).toBeGreaterThan(
      draft.sections.filter(({ origin }) => origin === 'generated').length,
    )
    await expectChargedOnce(run)
  },
)

test('a wait that was announced is waited for, however often, and fails no section', async () => {
  const asked = new Map<string, number>()
  const run = await draftThrough('openai', (call) => {
    const { id } = sectionAsked(call)
    asked.set(id, (asked.get(id) ?? 0) + 1)
    return (asked.get(id) ?? 0) <= 5 ? { kind: 'error', status: 429, retryAfter: 1 } : fine
  })
  const draft = await run.finished()
  expect(draft).toMatchObject({ status: 'ready', reason: null })
  expect(draft.warnings.map(({ code }) => code)).not.toContain('MODEL')
  expect(Math.max(...asked.values())).toBeGreaterThan(5)
  await expectChargedOnce(run)
})

const perSection = {
  'the vendor’s filter': { kind: 'refusal', text: 'No' },
  'a refusal by the model itself': { kind: 'refusal-part', text: 'Half no' },
} as const
test.each(providers.flatMap((provider) => Object.entries(perSection).map((row) => [provider, ...row] as const)))(
  '%s: %s in one section costs that section alone',
  async (provider, _, fault) => {
    const run = await draftThrough(provider, inOneSection(fault))
    const draft = await run.finished()
    expect(draft.status).toBe('ready')
    expect(draft.warnings.filter(({ code }) => code === 'MODEL')).toHaveLength(1)
    expect(JSON.stringify(draft.sections)).not.toContain('Half')
    await expectChargedOnce(run)
  },
)

const lasting = [
  ['a used-up quota', { kind: 'error', status: 429, code: 'insufficient_quota' }, 'has no quota left'],
  [
    'a used-up quota told within the stream',
    { kind: 'error-event', text: '<p>Half', code: 'insufficient_quota' },
    'has no quota left',
  ],
  ['a key that is refused', { kind: 'error', status: 401 }, 'refused the key of this installation'],
  [
    'a model that is gone',
    { kind: 'error', status: 404, code: 'model_not_found' },
    'does not offer this model any more',
  ],
  ['a request that is refused', { kind: 'error', status: 400 }, 'could not take the request'],
  ['refusals of every section', { kind: 'refusal', text: 'No' }, 'wrote none of the sections'],
  ['a length limit for every section', { kind: 'length', text: '<p>Half' }, 'wrote none of the sections'],
  [
    'streams that always close without an end',
    { kind: 'silent-close', text: '<p>Half of' },
    'wrote none of the sections',
  ],
] as const
test.each(byTurns(lasting, 1))(
  '%s: %s fails the draft with its sentence and costs nothing; a later try finishes it',
  async (provider, _, fault, sentence) => {
    const run = await draftThrough(provider, always(fault))
    const draft = await run.finished()
    expect(draft.status).toBe('failed')
    expect(draft.reason).toContain(sentence)
    expect(draft.reason).toContain('No credits were used.')
    await expectNothingHeld(run)

    const mended = await run.retry(always(fine))
    expect(mended).toMatchObject({ status: 'ready', reason: null })
    expect(mended.warnings.map(({ code }) => code)).not.toContain('MODEL')
    expect(mended.sections.every(({ version, section_content }) => version === 1 && section_content !== '')).toBe(true)
    expect(mended.sections.some(({ origin }) => origin === 'generated')).toBe(true)
    expect(await run.used()).toBe(1)
    expect(await run.openJobs()).toEqual([])
  },
)

test('a draft that is cancelled gives up its streams, costs nothing and goes on when it is tried again', async () => {
  // Some ten seconds long, so that it is still being written when it is cancelled.
  const slow = { kind: 'text', text: `<p>${'word '.repeat(160)}</p>`, tokenMs: 60 } as const
  const run = await draftThrough('azure_openai', always(slow))
  await expect.poll(() => run.double.calls.length, { timeout: 120_000 }).toBeGreaterThan(0)
  await run.cancel()
  await expectNothingHeld(run)
  await expect.poll(() => run.double.givenUp(), { timeout: 120_000 }).toBeGreaterThan(0)
  const mended = await run.retry(always(fine))
  expect(mended).toMatchObject({ status: 'ready', reason: null })
  expect(mended.sections.every(({ version }) => version === 1)).toBe(true)
  expect(await run.used()).toBe(1)
})

test('writing is ended and what is finished is kept: paid for once, the rest left as gaps', async () => {
  const slow = { kind: 'text', text: `<p>${'word '.repeat(600)}</p>`, tokenMs: 200 } as const
  // One section is written well, however often a busy machine asks for it; the others take their time.
  let first: string | undefined
  const run = await draftThrough('openai', (call) => {
    first ??= sectionAsked(call).id
    return sectionAsked(call).id === first ? fine : slow
  })
  const isWritten = ({ origin }: Draft['sections'][number]) => origin === 'generated'
  await expect.poll(async () => (await run.read()).sections.some(isWritten), { timeout: 120_000 }).toBe(true)
  expect((await run.keepFinished()).status).toBe(202)
  const kept = await run.read()
  expect(kept.status).toBe('ready')
  const rest = kept.sections.filter(({ section_content }) => section_content.includes('WRITE THIS SECTION'))
  expect(rest.length).toBeGreaterThan(0)
  expect(kept.sections.filter(isWritten).length).toBeGreaterThan(0)
  expect(kept.sections.every(({ version }) => version === 1)).toBe(true)
  await expectChargedOnce(run)
  expect((await run.keepFinished()).status).toBe(409)
})

test('a provider that is down or not reached at all fails the draft in the end, with nothing held', async () => {
  for (const [provider, broken] of byTurns([[always({ kind: 'error', status: 503 })], ['unreachable']] as const)) {
    const run = await draftThrough(provider, broken)
    const draft = await run.finished()
    expect(draft.status).toBe('failed')
    expect(draft.reason).toContain('No credits were used.')
    await expectNothingHeld(run)
  }
})
