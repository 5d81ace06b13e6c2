import { expect, test } from 'vitest'
import { buildClient, simpleNaturalization, waiverAnswers, waiverClient } from '#test/records.ts'
import { type Caller, createTestApp } from '#test/test-app.ts'

async function draftLetter(attorney: Caller) {
  const client_id = await buildClient(attorney)
  const started = await attorney.call<{ draft_id: string }>('POST', '/ai_tool/naturalization', {
    ...simpleNaturalization,
    client_id,
  })
  return { client_id, id: started.body.draft_id, path: `/clients/${client_id}/drafts/${started.body.draft_id}` }
}

type Listed = {
  title: string
  reason: string | null
  progress: { sections: number; written: number; accepted: number; to_decide: number; open_points: number | null }
}

type Mark = { finding: string; code: string; kind: string; message: string; text?: string; place?: object }
type Checked = { flags: Mark[]; decisions: { finding: string }[] }

/** Counted by hand: each kind of open mark that stands somewhere, about one thing, once. */
function openOnPage({ flags, decisions }: Checked): number {
  const decided = decisions.map(({ finding }) => finding)
  const kinds = ['Conflict', 'Verify or remove', 'Negative history', 'Not found', 'Fill in']
  const open = flags.filter(({ kind, place, finding }) => kinds.includes(kind) && place && !decided.includes(finding))
  return new Set(open.map(({ code, kind, text, message }) => `${kind} ${code === 'gap' ? message : (text ?? message)}`))
    .size
}

test('a list tells how far each draft is, and counts its open points as its page does, after each change anew', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const client_id = await buildClient(ana, waiverClient)
  const request = { ...waiverAnswers, client_id, filing_date: '2026-11-20' }
  const { draft_id } = (await ana.call<{ draft_id: string }>('POST', '/ai_tool/upw', request)).body
  const path = `/clients/${client_id}/drafts/${draft_id}`
  await expect.poll(async () => (await ana.call('GET', path)).body['status'], { timeout: 30_000 }).toBe('ready')
  const listed = async () => (await ana.call<Listed[]>('GET', '/drafts/')).body[0]?.progress
  const counted = async () => {
    await expect.poll(async () => (await listed())?.open_points, { timeout: 240_000 }).toBeTypeOf('number')
    return (await listed())?.open_points
  }
  const shown = async () => openOnPage((await ana.call<Checked>('GET', `${path}/checks`)).body)
  const { sections } = (await ana.call<{ sections: { id: string }[] }>('GET', path)).body
  expect(await listed()).toMatchObject({
    sections: sections.length,
    written: sections.length,
    accepted: 0,
    to_decide: 0,
  })
  const open_points = await counted()
  expect(open_points).toBeGreaterThan(2)
  expect(open_points).toBe(await shown())
  const edit = `/ai_tool/draft_from_template_sections/manual/${draft_id}/conclusion`
  const gap = '<mark data-gap="RELIEF">[RELIEF]</mark>'
  const withGap = `<p>He asks for ${gap}, and nothing but ${gap}.</p>`
  await ana.call('PUT', edit, { section_content: withGap, base_version: 1 })
  expect((await listed())?.open_points).toBeNull()
  expect(await counted()).toBe(await shown())
  const { flags } = (await ana.call<Checked>('GET', `${path}/checks`)).body
  expect(flags.filter(({ message }) => message.includes('RELIEF'))).toHaveLength(2)
  await ana.call('POST', `${path}/sections/conclusion/accept`, { override: 'Seen.' })
  expect((await listed())?.accepted).toBe(1)
}, 600_000)

test('a draft in a list says when it was made, for whom, which it is and from which templates', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const { path } = await draftLetter(ana)
  const [, , clientId, , draftId] = path.split('/')
  expect((await ana.call<Listed[]>('GET', '/drafts/')).body[0]).toMatchObject({
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    client_id: clientId,
    draft_id: draftId,
    templates: [],
  })
})

test('a draft is renamed for the lists, its file keeps its name, and a title without words is refused', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const { path } = await draftLetter(ana)
  const { file_name } = (await ana.call<{ file_name: string }>('GET', path)).body
  expect((await ana.call('PATCH', path, { title: '  Cover letter, second try ' })).status).toBe(200)
  expect((await ana.call<Listed[]>('GET', '/drafts/')).body[0]).toMatchObject({
    title: 'Cover letter, second try',
    file_name,
  })
  expect(await ana.call('PATCH', path, { title: ' ' })).toMatchObject({ status: 422, body: { code: 'invalid-fields' } })
})

test('a draft is deleted with all that hangs on it; nobody else can rename or delete it', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const bo = await signUp()
  const { path } = await draftLetter(ana)
  expect((await bo.call('DELETE', path)).status).toBe(404)
  expect((await bo.call('PATCH', path, { title: 'Mine' })).status).toBe(404)
  expect((await ana.call('DELETE', path)).status).toBe(204)
  expect((await ana.call('GET', path)).status).toBe(404)
  expect((await ana.call('GET', '/drafts/')).body).toEqual([])
})

test('for another client a draft gives away its answers about the paper, and nothing that names the old client', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const bo = await signUp()
  const client_id = await buildClient(ana, waiverClient)
  const request = { ...waiverAnswers, client_id, filing_date: '2026-11-20' }
  const { draft_id } = (await ana.call<{ draft_id: string }>('POST', '/ai_tool/upw', request)).body
  const path = `/clients/${client_id}/drafts/${draft_id}/general-answers`
  expect((await bo.call('GET', path)).status).toBe(404)
  const { answers, taken, left } = (await ana.call<{ answers: object; taken: string[]; left: number }>('GET', path))
    .body
  expect(Object.keys(answers)).toEqual(['model'])
  expect(taken).toEqual(['AI model'])
  expect(left).toBeGreaterThan(10)
})
