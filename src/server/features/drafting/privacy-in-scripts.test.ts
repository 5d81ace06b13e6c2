import { expect, onTestFinished, test } from 'vitest'
import { moreFormsOf } from '#domain/privacy-shield/testing/more-forms.ts'
import { syntheticRecord } from '#domain/privacy-shield/testing/synthetic-records.ts'
import { fourthFormsOf } from '#domain/privacy-shield/testing/fourth-forms.ts'
import { thirdFormsOf } from '#domain/privacy-shield/testing/third-forms.ts'
import { startOpenAiDouble } from '#test/doubles/openai.ts'
import { isLong } from '#test/long.ts'
import { createTestApp } from '#test/test-app.ts'
import { type Call, readWorkedCases, requestDraft } from '#test/worked-cases.ts'
import { modelsByAiSdk } from '#server/gateways/llm/ai-sdk.ts'
import { formsOf } from '#domain/privacy-shield/testing/synthetic-forms.ts'

/** Every text of a request as it left, whatever JSON made of its signs. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const records = Array.from({ length: isLong ? 375 : 15 }, (_, seed) => syntheticRecord(2000 + seed))
const twelve = new Set([...new Set(records.map(({ script }) => script))].slice(0, 12))
/** One client of each of twelve scripts; 300 in the long run. */
const ofScripts = records.filter(({ script }) => twelve.has(script))

test('of clients in twelve scripts no captured request holds anything of the record, in any form of the four lists', async () => {
  expect(new Set(ofScripts.map(({ script }) => script)).size).toBe(12)
  const double = await startOpenAiDouble(() => ({ kind: 'text', text: '<p>It was so.</p>' }))
  onTestFinished(() => double.close())
  const models = modelsByAiSdk({ provider: 'openai', apiKey: 'key', baseUrl: double.baseUrl, modelMap: {} })
  const { signUp } = await createTestApp({ services: { models } })
  const [example] = readWorkedCases('expert-letter').filter(({ id }) => id.includes('niw'))
  if (!example) throw new Error('There is no such letter.')
  let requests = 0
  let forms = 0
  const left: string[] = []
  for (const record of ofScripts) {
    const ana = await signUp()
    const call: Call = async <T>(method: string, path: string, body?: object) => {
      const reply = await ana.call<T>(method, path, body)
      if (reply.status >= 400) throw new Error(`${method} ${path} answered ${JSON.stringify(reply.body)}`)
      return reply.body
    }
    const written = [formsOf, moreFormsOf, thirdFormsOf, fourthFormsOf].flatMap((list) => list(record))
    const text = written.map((form) => `It says ${form.written} here.`).join('\n\n')
    const note = { id: 'own-note', kind: 'extra_client', title: 'Interview', text }
    const { additional_client_docs: documents = [] } = example.answers as { additional_client_docs?: string[] }
    const { first_name, middle_name, last_name, client } = record.client
    const fields = Object.fromEntries(Object.entries(client).map(([name, { value }]) => [name, value]))
    const path = await requestDraft(call, 'expert_letter', {
      ...example,
      client: { first_name, middle_name, last_name, client: fields },
      answers: { ...example.answers, additional_client_docs: [...documents, note.id] },
      sources: [...(example.sources ?? []), note],
    })
    await call('GET', `${path}/events`)
    const sent = double.calls.splice(0).map(({ raw }) => textsIn(JSON.parse(raw)).join('\n'))
    requests += sent.length
    forms += written.length
    expect(sent.some((words) => words.includes('It says'))).toBe(true)
    for (const form of written)
      if (form.written.length > 3 && sent.some((words) => words.includes(form.written)))
        left.push(`${record.script}, ${form.kind}: ${form.written}`)
  }
  console.info(
    `${ofScripts.length} clients in ${twelve.size} scripts, ${forms} forms, ${requests} captured requests, ${left.length} leaks`,
  )
  expect(left).toEqual([])
}, 3_600_000)
