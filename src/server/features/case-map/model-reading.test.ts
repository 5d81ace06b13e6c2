import { expect, onTestFinished, test } from 'vitest'
import type { CaseMapReply } from '#contract/case-maps.ts'
import type { Draft } from '#contract/drafting.ts'
import type { SentRequest, SentRequestWhole } from '#contract/sent-requests.ts'
import { modelsByAiSdk } from '#server/gateways/llm/ai-sdk.ts'
import { claimJob } from '#server/work/jobs.ts'
import { connectionTo, type ModelCall, type ModelReply, startOpenAiDouble } from '#test/doubles/openai.ts'
import { waiverAnswers, waiverClient } from '#test/records.ts'
import { type Caller, createTestApp } from '#test/test-app.ts'
import { allWork } from '#server/all-work.ts'
import { caseMapWork } from './make-work.ts'

const declaration = [
  'DECLARATION OF DANA WHITLOCK MEDINA',
  '1. My name is Dana Whitlock Medina. I am the wife of Rogelio Medina Castañeda.',
  '2. Both times that Rogelio worked in Phoenix I stopped sleep-',
  'ing within days, and my sister Ruth Whitlock had to fetch the children.',
  '3. Since January I have felt well, and Dr. Thomas Ibarra says so too.',
].join('\n')

const letter = 'LETTER OF THE SCHOOL\nMateo Medina missed eleven days while his father was away in March 2025.'

/** What an honest and a dishonest reader would answer, with the stand-ins that the request gave. */
function readingOf({ raw }: ModelCall): string {
  if (raw.includes('Mateo') || raw.includes('LETTER OF THE SCHOOL'))
    return JSON.stringify({
      facts: [
        {
          quote: 'missed eleven days while his father was away in March 2025',
          statement: 'x',
          kind: 'school',
          elements: [],
        },
      ],
    })
  return [
    'Here is the list:',
    '```json',
    JSON.stringify({
      facts: [
        {
          quote: 'I stopped sleeping within days',
          statement: 'She stopped sleeping within days.',
          kind: 'health',
          elements: [
            { id: 'spouse-health', direction: 'for' },
            { id: 'made-up', direction: 'for' },
          ],
        },
        {
          quote: 'Since January I have felt well',
          statement: 'She has felt well since January.',
          kind: 'health',
          elements: [{ id: 'spouse-health', direction: 'against' }],
        },
        { quote: 'I will surely die without him', statement: 'She will die.', kind: 'health', elements: [] },
      ],
    }),
    '```',
  ].join('\n')
}

const isPlan = ({ raw }: ModelCall) => raw.includes('You plan a legal draft')

async function caseWith(answer: (call: ModelCall, number: number) => ModelReply, works = true) {
  const double = await startOpenAiDouble(answer)
  onTestFinished(() => double.close())
  const app = await createTestApp({ services: { models: modelsByAiSdk(connectionTo(double)) }, works })
  const ana = await app.signUp()
  await ana.verify()
  const { body: client } = await ana.call<{ id: string }>('POST', '/clients/', waiverClient)
  const answers = { ...waiverAnswers, client_id: client.id, filing_date: '2026-11-20' }
  await ana.call('PUT', `/clients/${client.id}/answers/upw`, { answers })
  const path = `/clients/${client.id}/case-maps/upw`
  const look = async () => (await ana.call<CaseMapReply>('GET', path)).body
  const ready = async () => {
    await expect.poll(look, { timeout: 60_000 }).toMatchObject({ status: 'ready', is_stale: false, unread: [] })
  }
  return { ...app, ana, double, path, look, ready, clientId: client.id, answers }
}

async function upload(ana: Caller, clientId: string, title: string, text: string): Promise<void> {
  const file = { name: 'document.txt', bytes: text }
  await ana.upload(`/clients/${clientId}/documents`, { document_title: title }, file)
}

const answered = (call: ModelCall): ModelReply => ({
  kind: 'text',
  asItIs: true,
  text: isPlan(call)
    ? JSON.stringify({ theory: 'She falls ill whenever he is away.', theses: [], told: [] })
    : readingOf(call),
})

test('a model reads each document once; what stands there becomes facts, what does not is dropped and counted', async () => {
  const { ana, double, path, look, ready, clientId, answers } = await caseWith(answered)
  await upload(ana, clientId, 'Declaration of Dana Whitlock Medina', declaration)
  await upload(ana, clientId, 'Letter of the school', letter)
  await look()
  await ready()
  const { map, extraction } = await look()
  expect(extraction).toMatchObject({ kept: 3, dropped: 1, planned: true })
  expect(extraction?.documents.map(({ title, state, kept, dropped }) => [title, state, kept, dropped])).toEqual([
    ['Declaration of Dana Whitlock Medina', 'read', 2, 1],
    ['Letter of the school', 'read', 1, 0],
  ])
  expect(map?.theory).toBe('She falls ill whenever he is away')
  const well = map?.facts.find(({ asTold, statement }) => (asTold ?? statement).includes('felt well'))
  expect(map?.links).toContainEqual(
    expect.objectContaining({ fact: well?.id, element: 'spouse-health', direction: 'against' }),
  )
  expect(map?.sections.find(({ section }) => section === 'sep_spouse')?.meets).toContain(well?.id)
  expect(JSON.stringify(map)).not.toContain('surely die')
  const asked = double.calls.length
  expect(asked).toBe(3)
  // Nothing of the case left by its name.
  for (const { raw } of double.calls) expect(raw).not.toMatch(/Dana|Whitlock|Rogelio|Ibarra|Ruth|Mateo/)

  // A decision and another making ask nothing again.
  await ana.call('PATCH', `${path}/facts/${well?.id}`, { state: 'confirmed' })
  await ana.call('POST', `${path}/make`)
  await ready()
  expect(double.calls).toHaveLength(asked)
  expect((await look()).map?.facts.find(({ id }) => id === well?.id)?.state).toBe('confirmed')

  // Nor does an answer that adds a sentence.
  const more = { ...answers, additional_details: `${String(waiverAnswers['additional_details'])} He plays the organ.` }
  await ana.call('PUT', `/clients/${clientId}/answers/upw`, { answers: more })
  await look()
  await ready()
  expect((await look()).map?.facts.some(({ statement }) => statement.endsWith('plays the organ.'))).toBe(true)
  expect(double.calls).toHaveLength(asked)

  // The draft takes what was read, and what left is listed with the map and with the draft.
  const started = await ana.call<Draft>('POST', '/ai_tool/upw', answers)
  const sent = (await ana.call<SentRequest[]>('GET', `${path}/sent`)).body
  expect(new Set(sent.map(({ section_title, outcome }) => `${section_title}, ${outcome}`))).toEqual(
    new Set([
      'Evidence: Declaration of Dana Whitlock Medina, answered',
      'Evidence: Letter of the school, answered',
      'Evidence: plan of the draft, answered',
    ]),
  )
  const whole = (await ana.call<SentRequestWhole>('GET', `${path}/sent/${sent[0]?.id}`)).body
  expect(whole.prompt).toContain('Person-')
  expect(whole.stand_ins.length).toBeGreaterThan(0)
  const ofDraft = await ana.call<SentRequest[]>('GET', `/clients/${clientId}/drafts/${started.body.draft_id}/sent`)
  expect(ofDraft.body.map(({ id }) => id)).toEqual(expect.arrayContaining(sent.map(({ id }) => id)))
})

test('a model that fails, declines or talks never stops the map: it is made by software and says why', async () => {
  const replies: Record<string, ModelReply> = {
    refusal: { kind: 'text', text: 'I am sorry, I cannot help with that.', asItIs: true },
    quota: { kind: 'error', status: 429, code: 'insufficient_quota' },
    cut: { kind: 'cut', afterWords: 2, text: 'one two three four' },
  }
  const said = { refusal: 'could not be read', quota: 'no quota left', cut: 'did not answer' }
  for (const [name, reply] of Object.entries(replies)) {
    const { ana, look, ready, clientId } = await caseWith(() => reply)
    await upload(ana, clientId, 'Declaration of Dana Whitlock Medina', declaration)
    await look()
    await ready()
    const { map, extraction } = await look()
    expect(map?.facts.some(({ statement }) => statement.includes('felt well'))).toBe(true)
    expect(extraction?.documents[0]).toMatchObject({
      state: 'not-read',
      reason: expect.stringContaining(said[name as 'cut']),
    })
    expect(extraction).toMatchObject({ planned: false, plan_reason: expect.stringContaining(said[name as 'cut']) })
  }
})

test('a paper whose statements need more room than most is asked for once more with twice the room', async () => {
  const { ana, double, look, ready, clientId } = await caseWith((call, number) =>
    number === 1 ? { kind: 'length', text: '{"facts":[{"quote":"I stopped' } : answered(call),
  )
  await upload(ana, clientId, 'Declaration of Dana Whitlock Medina', declaration)
  await look()
  await ready()
  expect((await look()).extraction).toMatchObject({ kept: 2, dropped: 1, documents: [{ state: 'read' }] })
  const [first, second] = double.calls.map(({ body }) => Number(body['max_output_tokens']))
  expect(second).toBe((first ?? 0) + 8000)
})

test('a server that stops while a model reads asks nothing again that was answered', async () => {
  const halt = new AbortController()
  let reads = 0
  const { ana, services, database, double, look, clientId } = await caseWith((call) => {
    if (isPlan(call)) return answered(call)
    reads += 1
    // The first document is answered; the second stalls until the server stops.
    if (reads === 2) {
      setTimeout(() => halt.abort(), 300)
      return { kind: 'stall', text: 'nothing yet' }
    }
    return answered(call)
  }, false)
  for (const [title, text] of [
    ['Declaration of Dana Whitlock Medina', declaration],
    ['Letter of the school', letter],
  ] as const) {
    await upload(ana, clientId, title, text)
  }
  for (
    let job = await claimJob(database, 'one', services.now());
    job;
    job = await claimJob(database, 'one', services.now())
  )
    await allWork[job.kind].perform(services, job, halt.signal)
  await look()
  const job = await claimJob(database, 'one', services.now())
  if (!job) throw new Error('no job')
  await expect(caseMapWork.perform(services, job, halt.signal)).rejects.toThrow()
  const known = await database.selectFrom('case_map_requests').select(['outcome', 'reply']).execute()
  expect(new Set(known.map(({ outcome }) => outcome))).toEqual(new Set(['aborted', 'answered']))
  // What software found is there meanwhile.
  expect((await look()).map?.facts.length).toBeGreaterThan(5)
  const before = double.calls.length
  await caseMapWork.perform(services, job, new AbortController().signal)
  // The document that was not answered, and the plan.
  expect(double.calls.length - before).toBe(2)
  expect((await look()).extraction).toMatchObject({ kept: 3, dropped: 1, planned: true })
})
