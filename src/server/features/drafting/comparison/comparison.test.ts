import { expect, onTestFinished, test } from 'vitest'
import type { SentRequest } from '#contract/sent-requests.ts'
import { modelsByAiSdk } from '#server/gateways/llm/ai-sdk.ts'
import { connectionTo, type ModelCall, type ModelReply, startOpenAiDouble } from '#test/doubles/openai.ts'
import { buildClient, waiverAnswers, waiverClient } from '#test/records.ts'
import { createTestApp } from '#test/test-app.ts'

const statements = [
  'Dana takes sertraline, which her psychiatrist reviews with her every month.',
  'Dana has been free of relapses since 2019.',
  'Mateo is treated at a private clinic in Phoenix for his autism.',
  'Mr. Medina drives Mateo to speech and occupational therapy on three days of the week.',
]

type Verdict = { readonly statement: number; readonly verdict: string; readonly quote: string }
type Flag = {
  code: string
  severity: string
  text?: string
  message: string
  passages: { text: string; title: string }[]
}
type Checks = {
  flags: Flag[]
  comparison: {
    is_offered: boolean
    state: string
    reason: string | null
    statements: number
    verdicts: number
    requests: number
    tokens: number
  }
}

const isComparison = ({ raw }: ModelCall) => raw.includes('You compare statements')

/** The statements of a request by their numbers, as they were sent. */
function asked({ raw }: ModelCall): { number: number; text: string; isVerbatim: boolean }[] {
  const [passages = '', list = ''] = raw.replaceAll(String.raw`\n`, '\n').split('<statements>')
  return [...list.matchAll(/^(\d+)\| (.*)$/gm)].map(([, number, text = '']) => ({
    number: Number(number),
    text,
    isVerbatim: passages.includes(text),
  }))
}

/** What a reader would answer; it also makes a quotation up. */
function verdictsOn(call: ModelCall): ModelReply {
  const verdicts = asked(call).map(({ number, text, isVerbatim }): Verdict => {
    if (isVerbatim) return { statement: number, verdict: 'supported', quote: text }
    if (text.includes('takes sertraline, which'))
      return {
        statement: number,
        verdict: 'supported',
        quote: 'takes sertraline 100 mg; her psychiatrist, whom she sees monthly',
      }
    if (text.includes('free of relapses'))
      return { statement: number, verdict: 'contradicted', quote: 'has noted two relapses' }
    if (text.includes('Phoenix')) return { statement: number, verdict: 'not-found', quote: '' }
    return { statement: number, verdict: 'contradicted', quote: 'words that stand nowhere in the file' }
  })
  return { kind: 'text', text: JSON.stringify({ verdicts }), asItIs: true }
}

async function drafted(answer: (call: ModelCall) => ModelReply = verdictsOn, extra: object = {}) {
  const double = await startOpenAiDouble((call) =>
    isComparison(call) ? answer(call) : { kind: 'text', text: '<p>Person-1 lives here.</p>' },
  )
  onTestFinished(() => double.close())
  const models = modelsByAiSdk(connectionTo(double))
  const app = await createTestApp({ services: { models } })
  const ana = await app.signUp()
  const client_id = await buildClient(ana, waiverClient)
  const request = { ...waiverAnswers, client_id, filing_date: '2026-11-20', model: 'gpt-4.1', ...extra }
  const { body } = await ana.call<{ draft_id: string }>('POST', '/ai_tool/upw', request)
  const path = `/clients/${client_id}/drafts/${body.draft_id}`
  await expect.poll(async () => (await ana.call('GET', path)).body['status'], { timeout: 120_000 }).toBe('ready')
  const write = async (lines: readonly string[]) => {
    const { body: draft } = await ana.call<{ sections: { id: string; mode: string }[] }>('GET', path)
    const own = draft.sections.find(({ mode }) => mode === 'model')
    const edit = `/ai_tool/draft_from_template_sections/manual/${body.draft_id}/${own?.id}`
    expect((await ana.call('PUT', edit, { section_content: `<p>${lines.join(' ')}</p>` })).status).toBe(200)
  }
  const checks = async () => (await ana.call<Checks>('GET', `${path}/checks`)).body
  const compare = async () => {
    const reply = await ana.call('POST', `${path}/comparison`)
    expect(reply.status).toBe(202)
    await expect.poll(async () => (await checks()).comparison.state, { timeout: 60_000 }).not.toBe('comparing')
    return checks()
  }
  const read = (found: Checks) => found.flags.filter(({ code }) => code.startsWith('read-'))
  const comparisons = () => double.calls.filter(isComparison)
  await write(statements)
  return { ...app, ana, path, write, checks, compare, read, comparisons, double }
}

test('nothing is compared before somebody asks; then each verdict that counts shows its words in the file', async () => {
  const { checks, compare, read, comparisons } = await drafted()
  const before = await checks()
  expect(before.comparison).toMatchObject({ is_offered: true, state: 'none' })
  expect([read(before), comparisons()]).toEqual([[], []])

  const after = await compare()
  const own = read(after).filter(({ text = '' }) => statements.includes(text))
  expect(own.map(({ code, severity, text }) => [code, severity, text])).toEqual(
    expect.arrayContaining([
      ['read-contradicted', 'red', statements[1]],
      ['read-supported', 'green', statements[0]],
    ]),
  )
  const red = own.find(({ code }) => code === 'read-contradicted')
  expect(red?.passages[0]?.text).toBe('has noted two relapses')
  expect(red?.message).toContain('Read by the model (gpt-4.1)')
  // What was made up is no verdict, and is told as one that is missing.
  expect(own.some(({ text }) => text === statements[3])).toBe(false)
  expect(after.comparison.statements - after.comparison.verdicts).toBeGreaterThan(0)
  expect(after.comparison.requests).toBe(comparisons().length)
  expect(after.comparison.tokens).toBeGreaterThan(0)
})

test('an answer that says that the comparison is over has what it found, whenever it was asked for', async () => {
  const { ana, path, checks, read } = await drafted()
  expect((await ana.call('POST', `${path}/comparison`)).status).toBe(202)
  const looks: Checks[] = []
  while (!looks.some(({ comparison }) => comparison.state !== 'comparing'))
    looks.push(...(await Promise.all(Array.from({ length: 6 }, checks))))
  const over = looks.filter(({ comparison }) => comparison.state === 'compared')
  expect(over).not.toEqual([])
  for (const one of over) expect(read(one).map(({ code }) => code)).toContain('read-contradicted')
})

test('what leaves is shielded, also in a draft whose shield is off, and stands among what was sent', async () => {
  const { ana, path, compare, comparisons } = await drafted(verdictsOn, { privacy_shield: 'no' })
  await compare()
  const raw = comparisons()
    .map((call) => call.raw)
    .join('\n')
  expect(raw).toContain('relapses')
  for (const name of ['Medina', 'Rogelio', 'Whitlock', 'IOE0921457783']) expect(raw).not.toContain(name)
  const { body: sent } = await ana.call<SentRequest[]>('GET', `${path}/sent`)
  const listed = sent.filter(({ section_title }) => section_title.startsWith('Compared with the file: '))
  expect(listed).toHaveLength(comparisons().length)
  expect(listed.every(({ is_shielded, outcome }) => is_shielded && outcome === 'answered')).toBe(true)
})

test('an unchanged sentence is never asked about again; a changed one loses its verdict and is asked about alone', async () => {
  const { compare, checks, read, write, comparisons } = await drafted()
  await compare()
  const first = comparisons().length
  const changed = 'Dana has had three relapses since 2019.'
  await write([statements[0] ?? '', changed])
  expect(read(await checks()).some(({ text }) => text === changed)).toBe(false)
  await compare()
  const later = comparisons().slice(first).flatMap(asked)
  expect(later.filter(({ text }) => text.includes('sertraline'))).toEqual([])
  expect(later.filter(({ text }) => text.includes('three relapses'))).toHaveLength(1)
})

test('an answer that is none is asked for once more; then the card says so, and nothing is flagged', async () => {
  const { compare, read, comparisons } = await drafted(() => ({ kind: 'text', text: 'I cannot judge.', asItIs: true }))
  const after = await compare()
  expect(after.comparison).toMatchObject({ state: 'failed', verdicts: 0 })
  expect(after.comparison.reason).toContain('no usable answer')
  expect(read(after)).toEqual([])
  const again = comparisons().filter(({ raw }) => raw.includes('Your last answer was no JSON'))
  expect(again.length).toBeGreaterThan(0)
  expect(again.length * 2).toBe(comparisons().length)
})

test('a model that says yes to everything is asked once more and then not believed', async () => {
  const { compare, read, comparisons } = await drafted((call) => {
    const verdicts = asked(call).map(({ number }) => ({
      statement: number,
      verdict: 'supported',
      quote: 'takes sertraline 100 mg; her psychiatrist, whom she sees monthly',
    }))
    return { kind: 'text', text: JSON.stringify({ verdicts }), asItIs: true }
  })
  const after = await compare()
  expect(after.comparison).toMatchObject({ state: 'failed', verdicts: 0 })
  expect(after.comparison.reason).toContain('did not notice statements that software had made false')
  expect(read(after)).toEqual([])
  const again = comparisons().filter(({ raw }) => raw.includes('Your last answer called something supported'))
  expect(again.length * 2).toBe(comparisons().length)
})

test('without a model nothing is offered, and nobody else can ask for it', async () => {
  const { ana, path, signUp, services } = await drafted()
  const ben = await signUp()
  expect((await ben.call('POST', `${path}/comparison`)).status).toBe(404)
  Object.assign(services, { models: undefined })
  const { body } = await ana.call<Checks>('GET', `${path}/checks`)
  expect(body.comparison.is_offered).toBe(false)
})
