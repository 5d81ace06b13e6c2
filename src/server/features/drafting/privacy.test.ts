import { expect, onTestFinished, test } from 'vitest'
import { startOpenAiDouble } from '#test/doubles/openai.ts'
import { isLong } from '#test/long.ts'
import { buildClient, clientOf, waiverCases } from '#test/records.ts'
import { createTestApp } from '#test/test-app.ts'
import { type Call, readWorkedCases, requestDraft, type WorkedCase } from '#test/worked-cases.ts'
import { modelsByAiSdk } from '#server/gateways/llm/ai-sdk.ts'

type Draft = {
  status: string
  reason: string | null
  warnings: { code: string }[]
  sections: { id: string; origin: string; section_content: string }[]
}

/** How many requests are looked at; the long suite looks at a thousand. */
const wantedRequests = isLong ? 1000 : 100

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

const folders = { upw: 'i601a-waiver', draft_generator: 'asylum-brief', expert_letter: 'expert-letter' } as const
const worked = Object.entries(folders).flatMap(([type, folder]) =>
  readWorkedCases(folder).map((example) => ({ type: type as keyof typeof folders, example })),
)

/** What a record holds besides a name; every case gets it, with a note on file that says it all in other words. */
const numbers = {
  a_number: 'A218-447-903',
  date_of_birth: '1987-03-14',
  passport_number: 'G48120775',
  phone: '(915) 555-0148',
  email: 'someone.at.home@mail.example',
  address: '4417 Marigold Lane, El Paso, TX 79905',
}
const spellings = [
  '218447903',
  '218 447 903',
  'March 14, 1987',
  '03/14/1987',
  'g48120775',
  '915.555.0148',
  '4417 marigold',
]

function withNumbers(example: WorkedCase): WorkedCase {
  const { first_name, last_name } = example.client
  const text = `${String(last_name).toUpperCase()}, ${String(first_name)} (A# 218 447 903, born March 14, 1987 or 03/14/1987), passport
    g48120775, lives at 4417 MARIGOLD LN and is reached at 915.555.0148 or ${numbers.email}.`
  const note = { id: 'own-note', kind: 'extra_client', title: `Interview with ${String(last_name)}`, text }
  const { additional_client_docs: documents = [] } = example.answers as { additional_client_docs?: string[] }
  const answers = { ...example.answers, additional_client_docs: [...documents, note.id] }
  return {
    ...example,
    client: { ...example.client, client: { ...(example.client['client'] as object), ...numbers } },
    answers,
    sources: [...(example.sources ?? []), note],
  }
}

test(`of ${wantedRequests} requests for every tool none holds a name, number or address that the record knows`, async () => {
  const { double, signUp } = await startWithModel()
  let drafted = 0
  let seen = 0
  const standIns = new Set<string>()
  for (let round = 0; seen < wantedRequests; round += 1) {
    // Every tool has its turn, also in the short run.
    const ofTool = worked.filter(({ type }) => type === Object.keys(folders)[round % 3])
    const { type, example } = ofTool[Math.floor(round / 3) % ofTool.length] ?? worked[0]!
    const ana = await signUp()
    const call: Call = async <T>(method: string, path: string, body?: object) => {
      const reply = await ana.call<T>(method, path, body)
      if (reply.status >= 400) throw new Error(`${method} ${path} answered ${JSON.stringify(reply.body)}`)
      return reply.body
    }
    const planted = withNumbers(example)
    const path = await requestDraft(call, type, planted)
    await call('GET', `${path}/events`)
    const body = await call<Draft>('GET', path)
    expect(body, example.id).toMatchObject({ status: 'ready', reason: null })
    drafted += body.sections.filter(({ origin }) => origin === 'generated').length
    const secrets = [...secretsOf(planted), ...spellings, ...Object.values(numbers)]
    for (const { raw } of double.calls) {
      for (const [, word = ''] of raw.matchAll(/(Person|Number|Date|Phone|Email|Address)-\d/g)) standIns.add(word)
      for (const secret of secrets)
        expect(raw.toLowerCase().includes(secret.toLowerCase()), `${example.id}: ${secret}`).toBe(false)
    }
    expect(body.sections.map(({ section_content }) => section_content).join(' ')).not.toMatch(/Person-\d/)
    const sent = await call<{ is_shielded: boolean }[]>('GET', `${path}/sent`)
    expect(sent.length).toBeGreaterThanOrEqual(double.calls.length)
    expect(sent.every(({ is_shielded }) => is_shielded)).toBe(true)
    seen += double.calls.splice(0).length
  }
  expect(drafted).toBeGreaterThan(wantedRequests / 2)
  // All of them were there to be sent, and left as stand-ins.
  expect([...standIns].toSorted()).toEqual(['Address', 'Date', 'Email', 'Number', 'Person', 'Phone'])
}, 600_000)

test('the attorney may choose to send a draft as it is', async () => {
  const { double, signUp } = await startWithModel()
  const [example] = waiverCases
  if (!example) throw new Error('There are no cases.')
  const ana = await signUp()
  const client_id = await buildClient(ana, clientOf(example))
  const request = { ...example.answers, ...example.extra, client_id, filing_date: example.as_of, privacy_shield: 'no' }
  const started = await ana.call<{ draft_id: string }>('POST', '/ai_tool/upw', request)
  const path = `/clients/${client_id}/drafts/${started.body.draft_id}`
  await expect.poll(async () => (await ana.call<Draft>('GET', path)).body.status, { timeout: 120_000 }).toBe('ready')
  expect(double.calls.some(({ raw }) => raw.includes(String(example.client['last_name'])))).toBe(true)
})

/** The people of a case as its record and its answers name them. */
function secretsOf({ client, answers }: WorkedCase): string[] {
  const {
    spouse,
    children = [],
    last_name,
  } = client as {
    spouse?: { name?: string }
    children?: { name?: string }[]
    last_name: string
  }
  const fields = [
    'spouse_name',
    'mother_name',
    'father_name',
    'principal_applicant_name',
    'subject_name',
    'USCIS_receipt_number',
  ]
  const defendants = ['first_defendant', 'second_defendant'].map(
    (name) => JSON.stringify(answers[name])?.slice(1).split(/[,"]/)[0],
  )
  const people = [
    ...fields.map((name) => answers[name]),
    ...defendants,
    spouse?.name,
    ...children.map(({ name }) => name),
  ]
  return [...people, ...last_name.split(' ')]
    .map((value) => (typeof value === 'string' ? value : ''))
    .filter((value) => value.length > 3)
}
