import { expect, test } from 'vitest'
import { createTestApp } from '#test/test-app.ts'
import { buildClient, simpleNaturalization } from '#test/records.ts'
import { readWorkedCases, requestDraft } from '#test/worked-cases.ts'

type Started = { draft_id: string; status: string; file_name: string; warnings: { code: string }[]; facts: object }

test('a naturalization cover letter is ready at once, costs nothing and names what it computed', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const client_id = await buildClient(ana, { client: { state: 'TX', a_number: '012-345-678' } })
  const answers = {
    ...simpleNaturalization,
    client_id,
    permanent_residence_date: '2024-01-15',
    is_applying_based_on_marriage: 'yes',
    is_paying_child_support: true,
    uscis_mailing_address: 'dallas_lockbox_other',
  }
  const started = await ana.call<Started>('POST', '/ai_tool/naturalization', answers)
  expect(started).toMatchObject({
    status: 201,
    body: {
      status: 'ready',
      file_name: 'Ana Maria Example - NAT Cover Letter draft.docx',
      facts: { anniversary: '2027-01-15' },
    },
  })
  const path = `/clients/${client_id}/drafts/${started.body.draft_id}`
  const { body } = await ana.call<{ sections: { id: string; section_content: string; state: string }[] }>('GET', path)
  const text = body.sections.map(({ section_content }) => section_content).join(' ')
  expect(text).toContain('January 15, 2024')
  expect(text).toContain('will complete three years of permanent residence on January 15, 2027')
  expect(body.sections.every(({ state }) => state === 'ready')).toBe(true)
  expect((await ana.call('GET', '/chargebee/status')).body).toMatchObject({
    drafts_current_count: 0,
    drafts_limit: 2.5,
  })
  expect((await ana.call('GET', `/clients/${client_id}/drafts/`)).body).toMatchObject([{ id: started.body.draft_id }])
  expect((await ana.call('GET', '/drafts/naturalization')).body).toHaveLength(1)
})

test('what is missing is named at its question and no draft is made', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const client_id = await buildClient(ana)
  const late = { ...simpleNaturalization, client_id, permanent_residence_date: '2027-01-01' }
  const reply = await ana.call('POST', '/ai_tool/naturalization', late)
  expect(reply.status).toBe(422)
  expect(reply.body).toMatchObject({
    details: { checks: expect.arrayContaining([expect.objectContaining({ code: 'E02', severity: 'block' })]) },
  })
  const empty = await ana.call('POST', '/ai_tool/naturalization', {})
  expect(empty).toMatchObject({ status: 422, body: { code: 'invalid-fields' } })
  expect((await ana.call('GET', '/drafts/')).body).toEqual([])
})

test('the same draft is requested under its product path, and by booleans', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const client_id = await buildClient(ana)
  const answers = { ...simpleNaturalization, client_id, is_divorced: false }
  expect((await ana.call('POST', '/ai/naturalization/drafty', answers)).status).toBe(201)
})

test("a stranger's client is not found, and answers of any shape never break the server", async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const eve = await signUp()
  const client_id = await buildClient(ana)
  expect((await eve.call('POST', '/ai_tool/naturalization', { ...simpleNaturalization, client_id })).status).toBe(404)
  for (const odd of [
    { client_id: 7 },
    { ...simpleNaturalization, client_id: 7 },
    { ...simpleNaturalization, client_id: true },
    { client_id, permanent_residence_date: { a: 1 } },
    { client_id, filing_date: 'soon' },
    { __proto__: null },
  ])
    expect((await ana.call('POST', '/ai_tool/naturalization', odd)).status).toBe(422)
  expect((await ana.call('POST', '/ai_tool/nothing', {})).status).toBe(404)
})

test('an unreadable filing date is named beside every other error of the request', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const client_id = await buildClient(ana)
  const answers = { ...simpleNaturalization, client_id, filing_date: '2026-02-30', permanent_residence_date: null }
  const { status, body } = await ana.call<{ details: Record<'fields' | 'checks', object[]> }>(
    'POST',
    '/ai_tool/naturalization',
    answers,
  )
  expect(status).toBe(422)
  expect(body.details.fields).toMatchObject([{ name: 'filing_date' }, { name: 'permanent_residence_date' }])
  expect(body.details.checks).toMatchObject([
    { code: 'E01', field: 'permanent_residence_date' },
    { code: 'E03', field: 'filing_date' },
  ])
})

test('answers save themselves with a version and come back with what the rules say of them', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const clientId = await buildClient(ana)
  const path = `/clients/${clientId}/answers/naturalization`
  expect((await ana.call('GET', path)).body).toMatchObject({ answers: {}, version: 0, saved_at: null })
  const answers = { permanent_residence_date: '2027-01-01' }
  const saved = await ana.call('PUT', path, { answers, base_version: 0 })
  expect(saved.body).toMatchObject({
    version: 1,
    overtook: false,
    checks: expect.arrayContaining([expect.objectContaining({ code: 'E02' })]),
  })
  expect((await ana.call('PUT', path, { answers: {}, base_version: 0 })).body).toMatchObject({
    version: 2,
    overtook: true,
  })
})

test("the law that the product's own letter names is in its list: no worked case has a flag on a citation or a red one", async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const call = async <T>(method: string, path: string, body?: object) => (await ana.call<T>(method, path, body)).body
  type Flags = { flags: { code: string; severity: string; text?: string }[] }
  const cases = readWorkedCases('naturalization-cover-letter')
  expect(cases.length).toBeGreaterThan(4)
  for (const worked of cases) {
    const path = await requestDraft(call, 'naturalization', worked)
    const { flags } = await call<Flags>('GET', `${path}/checks`)
    const citations = flags.filter(({ code }) => code.startsWith('citation-'))
    expect(citations.length, worked.id).toBeGreaterThan(2)
    const doubted = citations.filter(({ severity }) => severity !== 'green')
    const red = flags.filter(({ severity }) => severity === 'red')
    expect([worked.id, ...doubted, ...red]).toEqual([worked.id])
  }
})

test('the mailing addresses for the state of the client come first, and none is chosen by itself', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const clientId = await buildClient(ana, { first_name: 'Lucía', last_name: 'Ferro', client: { state: 'TX' } })
  type Reply = { answers: object; suggestions: { question: string; first: string[] }[] }
  const answers = { client_id: clientId, is_us_military_member: 'null', reside_within_usa: 'yes' }
  const path = `/clients/${clientId}/answers/naturalization`
  const { body } = await ana.call<Reply>('PUT', path, { answers })
  expect(body.suggestions.map(({ question }) => question)).toEqual(['uscis_mailing_address'])
  expect(body.suggestions[0]?.first.length).toBe(2)
  expect(body.answers).not.toHaveProperty('uscis_mailing_address')
})
