import { expect, onTestFinished, test } from 'vitest'
import type { OldCaseReply, SentForTemplate } from '#contract/old-case.ts'
import { modelsByAiSdk } from '#server/gateways/llm/ai-sdk.ts'
import { p, rawDocx } from '#server/word/testing/raw-docx.ts'
import { connectionTo, type ModelCall, type ModelReply, startOpenAiDouble } from '#test/doubles/openai.ts'
import { createTestApp } from '#test/test-app.ts'

const motion = rawDocx(
  [
    p('IMMIGRATION COURT'),
    p('HOUSTON, TEXAS'),
    p('In the Matter of: Marisol Quintanilla Rivas'),
    p('File No.: A 000-000-635'),
    p('ARGUMENT'),
    p('Respondent Marisol Quintanilla Rivas asks that the hearing set for March 3, 2025 be continued.'),
    p('Good cause exists. Nobody in the market would sell to them after that, and the dispute goes on.'),
    p('A motion to continue is granted for good cause. 8 C.F.R. § 1003.29.'),
  ].join(''),
)

/** What a reader would answer that sees the lines as they were sent; it also makes things up and reports law. */
function answerOf({ raw }: ModelCall): ModelReply {
  const prompt = raw.replaceAll(String.raw`\n`, '\n')
  const line = (words: string) => Number(new RegExp(`(\\d+)\\| [^\\n]*${words}`).exec(prompt)?.[1] ?? -1)
  const left = [
    { line: line('dispute'), words: 'the dispute goes on', kind: 'work' },
    { line: line('market'), words: 'the market', kind: 'employer, school or body' },
    { line: line('8 C'), words: '8 C.F.R. § 1003.29', kind: 'other number' },
    { line: 2, words: 'Marisol Quintanilla Rivas', kind: 'client' },
    { line: line('dispute'), words: 'her farm in Olancho', kind: 'place' },
    { line: line('granted'), words: 'the respondent', kind: 'client' },
  ]
  return { kind: 'text', text: `Here it is:\n${JSON.stringify({ left })}`, asItIs: true }
}

async function uploaded(answer: (call: ModelCall, number: number) => ModelReply) {
  const double = await startOpenAiDouble(answer)
  onTestFinished(() => double.close())
  const app = await createTestApp({ services: { models: modelsByAiSdk(connectionTo(double)) } })
  const ana = await app.signUp()
  const { body: brief } = await ana.upload<{ id: string }>(
    '/briefs',
    { title: 'Motion' },
    { name: 'm.docx', bytes: motion },
  )
  const path = `/briefs/${brief.id}/old-case`
  const look = async () => (await ana.call<OldCaseReply>('GET', path)).body
  return { ...app, ana, double, path, look }
}

test('a model sees nothing that software found, and what it finds besides waits for the attorney', async () => {
  const { ana, double, path, look } = await uploaded(answerOf)
  await expect.poll(async () => (await look()).model_reading.state, { timeout: 60_000 }).toBe('read')
  const raw = double.calls.map((call) => call.raw).join('\n')
  expect(raw).toContain('the dispute goes on')
  for (const words of ['Marisol', 'Quintanilla', '000-635', 'HOUSTON', 'March 3, 2025'])
    expect(raw).not.toContain(words)

  const known = await look()
  expect(known.model_reading).toMatchObject({ model: 'gpt-4.1', groups: 1 })
  const byModel = known.groups.filter(({ by_model }) => by_model)
  expect(byModel.map(({ slot, texts, source }) => ({ slot, texts, source }))).toEqual([
    {
      slot: 'work',
      texts: ['Nobody in the market would sell to them after that, and the dispute goes on.'],
      source: null,
    },
  ])
  expect(known.open).toBe(known.groups.length)

  const { body: sent } = await ana.call<SentForTemplate[]>('GET', `${path}/sent`)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ provider: 'openai', outcome: 'answered' })
  expect(sent[0]?.prompt).toContain('[the client]')
})

test('without a usable answer the template stays as software read it, and says so', async () => {
  const { double, look } = await uploaded(() => ({ kind: 'text', text: 'I cannot help with that.', asItIs: true }))
  await expect.poll(async () => (await look()).model_reading.state, { timeout: 60_000 }).toBe('failed')
  const known = await look()
  expect(known.groups.some(({ by_model }) => by_model)).toBe(false)
  expect(known.groups.length).toBeGreaterThan(3)
  expect(double.calls).toHaveLength(2)
})

test('one place is decided apart from its group, and goes with it again', async () => {
  const { ana, path, look } = await uploaded(() => ({ kind: 'text', text: '{"left":[]}', asItIs: true }))
  await expect.poll(async () => (await look()).model_reading.state, { timeout: 60_000 }).toBe('read')
  const client = (await look()).groups.find(({ id }) => id === 'client')
  const [first] = (await look()).marks.filter(({ group }) => group === 'client')
  if (!client || !first) throw new Error('no client')
  const place = `place ${first.part} ${first.index} ${first.start}`
  const { body: apart } = await ana.call<OldCaseReply>('POST', path, { sources: { client: 'record', [place]: 'own' } })
  const [group, alone] = apart.groups.filter(({ slot }) => slot === 'client')
  expect(group).toMatchObject({ id: 'client', places: client.places - 1, source: 'record', place: false })
  expect(alone).toMatchObject({ id: place, places: 1, source: 'own', place: true })
  expect(apart.places).toBe(apart.groups.reduce((sum, { places }) => sum + places, 0))

  const { body: together } = await ana.call<OldCaseReply>('POST', path, { sources: {}, together: [place] })
  expect(together.groups.find(({ id }) => id === 'client')).toMatchObject({ places: client.places })
  expect(together.groups.some((one) => one.place)).toBe(false)
  const refused = await ana.call('POST', path, { sources: { 'place body 900 1': 'own' } })
  expect(refused.status).toBe(422)
})
