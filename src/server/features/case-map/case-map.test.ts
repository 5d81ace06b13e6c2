import { expect, test } from 'vitest'
import type { CaseMapReply, CaseMapSummary, PassageReply } from '#contract/case-maps.ts'
import type { Draft } from '#contract/drafting.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { waiverAnswers, waiverClient } from '#test/records.ts'
import { type Caller, createTestApp } from '#test/test-app.ts'

const declaration = [
  'DECLARATION OF DANA WHITLOCK MEDINA',
  '1. My name is Dana Whitlock Medina. I am the wife of Rogelio Medina Castañeda.',
  '2. I was diagnosed with major depressive disorder in October 2019 by Dr. Thomas Ibarra, and I still see him every month.',
  '3. I weigh 118 pounds. Mateo weighs 61, and I can no longer lift him when he fights me.',
  'Page 1 of 2',
  '4. I drive my mother to dialysis every Tuesday and Friday.',
  '5. If Rogelio is refused I will stay in Tucson with the children.',
  'Page 2 of 2',
].join('\n')

async function openCase(ana: Caller) {
  const { body: client } = await ana.call<{ id: string }>('POST', '/clients/', waiverClient)
  await ana.call('PUT', `/clients/${client.id}/answers/upw`, { answers: { ...waiverAnswers, client_id: client.id } })
  const uploaded = await ana.upload<{ id: string }>(
    `/clients/${client.id}/documents`,
    { document_title: 'Declaration of Dana Whitlock Medina' },
    { name: 'declaration.txt', bytes: declaration },
  )
  const path = `/clients/${client.id}/case-maps/upw`
  const look = async () => (await ana.call<CaseMapReply>('GET', path)).body
  const ready = async () => {
    await expect.poll(look, { timeout: 60_000 }).toMatchObject({ status: 'ready', is_stale: false, unread: [] })
  }
  return { clientId: client.id, documentId: uploaded.body.id, path, look, ready }
}

test('a map is made in the background from answers and documents, and again when a source changes', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const { path, look, ready, clientId, documentId } = await openCase(ana)
  expect(await look()).toMatchObject({ status: 'making', map: null })
  await ready()
  const { map, version } = await look()
  const statements = map?.facts.map(({ statement }) => statement) ?? []
  expect(statements).toContain('Mateo weighs 61, and Ms. Medina can no longer lift him when he fights her.')
  expect(map?.exhibits).toEqual([
    { id: documentId, letter: 'A', title: 'Declaration of Dana Whitlock Medina', pages: 2 },
  ])
  expect((await ana.call('POST', `${path}/make`)).status).toBe(202)
  await ready()
  const answers = {
    ...waiverAnswers,
    client_id: clientId,
    additional_details: `${String(waiverAnswers['additional_details'])} He plays the organ.`,
  }
  await ana.call('PUT', `/clients/${clientId}/answers/upw`, { answers })
  expect(await look()).toMatchObject({ status: 'making', is_stale: true })
  await ready()
  const after = await look()
  expect(after.version).toBeGreaterThan(version)
  expect(after.map?.facts.some(({ statement }) => statement.endsWith('plays the organ.'))).toBe(true)
})

test("an attorney's decisions stay when the map is made again, with who and when", async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const { path, look, ready, clientId } = await openCase(ana)
  await ready()
  const find = async (words: string) =>
    (await look()).map?.facts.find(({ statement, asTold }) => (asTold ?? statement).includes(words))
  const weight = await find('Mateo weighs 61')
  const dialysis = await find('dialysis every Tuesday')
  expect(weight?.state).toBe('proposed')
  const confirmed = await ana.call<CaseMapReply>('PATCH', `${path}/facts/${weight?.id}`, { state: 'confirmed' })
  expect(confirmed.body.decided[weight?.id ?? '']).toMatchObject({ by: ana.email })
  const corrected = { statement: 'Dana drives her mother to dialysis on Tuesdays.' }
  await ana.call('PATCH', `${path}/facts/${dialysis?.id}`, corrected)
  await ana.call('POST', `${path}/facts`, {
    statement: 'Mateo is afraid of dogs.',
    kind: 'care',
    element: 'sep_spouse',
  })
  await ana.call('PATCH', `${path}/theory`, { theory: 'She has fallen ill each time he was away.' })
  await ana.call('PUT', `/clients/${clientId}/answers/upw`, {
    answers: { ...waiverAnswers, client_id: clientId, cited_sources: [] },
  })
  await ready()
  const { map } = await look()
  expect(map?.facts.find(({ id }) => id === weight?.id)?.state).toBe('confirmed')
  expect(map?.facts.find(({ id }) => id === dialysis?.id)).toMatchObject({
    state: 'corrected',
    statement: 'Ms. Medina drives her mother to dialysis on Tuesdays.',
  })
  expect(map?.theory).toBe('She has fallen ill each time he was away.')
  const gone = await ana.call<CaseMapReply>('PATCH', `${path}/facts/${weight?.id}`, { state: 'left-out' })
  expect(gone.body.map?.sections.some(({ tells }) => tells.includes(weight?.id ?? ''))).toBe(false)
})

test('a passage is shown with its page, and nothing of it to anybody else', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const eve = await signUp()
  const { path, look, ready } = await openCase(ana)
  await ready()
  const passage = (await look()).map?.passages.find(({ words }) => words.startsWith('If Rogelio is refused'))
  const shown = await ana.call<PassageReply>('GET', `${path}/passages/${passage?.id}`)
  expect(shown.body).toMatchObject({ page: 2, paragraph: 5, letter: 'A' })
  expect(shown.body.page_text.slice(shown.body.start, shown.body.end)).toBe(passage?.words)
  for (const call of ['', `/passages/${passage?.id}`]) expect((await eve.call('GET', path + call)).status).toBe(404)
  expect((await eve.call('PATCH', `${path}/theory`, { theory: 'x' })).status).toBe(404)
  expect((await ana.call('GET', path.replace('upw', 'no_such_tool'))).status).toBe(404)
  expect((await ana.call('PATCH', `${path}/facts/nothing`, { state: 'confirmed' })).status).toBe(404)
})

test('a draft takes the map with its decisions, also when nobody looked at it, and keeps it', async () => {
  const { signUp, database } = await createTestApp({ works: false })
  const ana = await signUp()
  await ana.verify()
  const { body: client } = await ana.call<{ id: string }>('POST', '/clients/', waiverClient)
  const started = await ana.call<Draft>('POST', '/ai_tool/upw', {
    ...waiverAnswers,
    client_id: client.id,
    filing_date: '2026-11-20',
  })
  expect(started.status).toBe(202)
  const row = await database
    .selectFrom('drafts')
    .select('input')
    .where('id', '=', started.body.draft_id)
    .executeTakeFirstOrThrow()
  const { caseMap } = JSON.parse(row.input) as DraftInput
  expect(caseMap?.facts.length).toBeGreaterThan(10)
  expect(caseMap?.asOf).toBe('2026-11-20')
})

test('an exhibit that the attorney moves, moves in the brief that is already written', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  await ana.verify()
  const { path, ready, look, clientId, documentId } = await openCase(ana)
  const second = await ana.upload<{ id: string }>(
    `/clients/${clientId}/documents`,
    { document_title: 'Letter of the pastor' },
    {
      name: 'letter.txt',
      bytes: 'Letter of the pastor\nRogelio Medina Castañeda laid the tile of our kitchen in 2023.',
    },
  )
  await ready()
  const answers = { ...waiverAnswers, client_id: clientId, filing_date: '2026-11-20' }
  const started = await ana.call<Draft>('POST', '/ai_tool/upw', answers)
  const draft = () => ana.call<Draft>('GET', `/clients/${clientId}/drafts/${started.body.draft_id}`)
  await expect.poll(async () => (await draft()).body.status, { timeout: 60_000 }).toBe('ready')
  const section = (await draft()).body.sections.find(({ id }) => id === 'sep_spouse')
  const edit = {
    section_content: `<p>She drives her mother (<span data-source="ex:${documentId}|p=2">Ex. A at 2</span>).</p>`,
    base_version: section?.version,
  }
  const manual = `/ai_tool/draft_from_template_sections/manual/${started.body.draft_id}/${section?.id}`
  expect((await ana.call('PUT', manual, edit)).status).toBe(200)
  const moved = await ana.call<CaseMapReply>('PATCH', `${path}/exhibits`, { order: [second.body.id, documentId] })
  expect(moved.body.map?.exhibits.map(({ id, letter }) => `${letter} ${id}`)).toEqual([
    `A ${second.body.id}`,
    `B ${documentId}`,
  ])
  expect((await look()).map?.exhibits).toHaveLength(2)
  const text = (await draft()).body.sections.map(({ section_content }) => section_content).join('')
  expect(text).toContain('Ex. B at 2')
  expect(text).not.toContain('Ex. A at 2')
})

test('a client’s page is told how the elements of its maps stand, without a map being made for that', async () => {
  const { signUp } = await createTestApp()
  const [ana, ben] = [await signUp(), await signUp()]
  const { clientId, look, ready } = await openCase(ana)
  const listed = (caller: Caller) => caller.call<CaseMapSummary[]>('GET', `/clients/${clientId}/case-maps`)
  expect((await listed(ana)).body).toEqual([])
  await look()
  await ready()
  const { map } = await look()
  const [summary] = (await listed(ana)).body
  expect(summary).toMatchObject({ type: 'upw', facts: map?.facts.length })
  const { supported = 0, thin = 0, nothing = 0, adverse = 0 } = summary ?? {}
  expect(supported + thin + nothing + adverse).toBe(map?.elements.length)
  expect((await listed(ben)).status).toBe(404)
})
