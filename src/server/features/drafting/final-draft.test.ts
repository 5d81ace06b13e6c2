import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decodePart } from '#server/office/package/part-text.ts'
import { unzipPackage } from '#server/office/package/zip-package.ts'
import { buildClient, type Case, clientOf } from '#test/records.ts'
import { type Caller, createTestApp } from '#test/test-app.ts'

const folder = 'src/tools/asylum-brief/examples'
const cases = readdirSync(folder).map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Case)

type Draft = { sections: { id: string; state: string; section_content: string }[] }
type Finding = { code: string; severity: string; message: string; finding: string; place?: object; text?: string }
type Checks = {
  flags: Finding[]
  review: Finding[]
  pages: { count: number; limit?: number }
  decisions: { finding: string; kind: string; code: string; reason: string; by: string; at: string }[]
}

/** A worked asylum case as a draft, with the ways to it. */
async function draftBrief(example: string) {
  const { signUp, app } = await createTestApp()
  const ana = await signUp()
  const found = cases.find(({ id }) => id === example) as Case
  const { cited_sources: _none, ...answers } = found.answers
  const client_id = await buildClient(ana, clientOf(found))
  const request = { ...answers, ...found.extra, client_id, filing_date: found.as_of }
  const { body } = await ana.call<{ draft_id: string }>('POST', '/ai_tool/draft_generator', request)
  const path = `/clients/${client_id}/drafts/${body.draft_id}`
  await ana.call('GET', `${path}/events`)
  const edit = (id: string, change: (html: string) => string) => editSection(ana, path, body.draft_id, id, change)
  const checks = async () => (await ana.call<Checks>('GET', `${path}/checks`)).body
  const download = async () => {
    const headers = { Authorization: `Bearer ${ana.token}` }
    const reply = await app.request(`/api${path}/download`, { headers })
    return unzipPackage(new Uint8Array(await reply.arrayBuffer()))
  }
  return {
    ana,
    signUp,
    path,
    edit,
    checks,
    download,
    accept: (id: string, given?: object) => acceptOne(ana, path, id, given),
  }
}

async function editSection(ana: Caller, path: string, draftId: string, id: string, change: (html: string) => string) {
  const { sections } = (await ana.call<Draft>('GET', path)).body
  const html = sections.find((section) => section.id === id)?.section_content ?? ''
  const section_content = change(html)
  await ana.call('PUT', `/ai_tool/draft_from_template_sections/manual/${draftId}/${id}`, { section_content })
}

function acceptOne(ana: Caller, path: string, id: string, given?: object) {
  return ana.call('POST', `${path}/sections/${id}/accept`, given)
}

/** Accepts all sections but one; every red flag in them with a reason. Returns the one that is left. */
async function acceptAllBut(ana: Caller, path: string, last: string): Promise<void> {
  const { sections } = (await ana.call<Draft>('GET', path)).body
  for (const { id } of sections.filter((section) => section.id !== last)) {
    const plain = await acceptOne(ana, path, id)
    if (plain.status === 422) await acceptOne(ana, path, id, { override: 'Looked at by hand.' })
  }
}

type Flags = { readonly flags: readonly { readonly code: string; readonly finding: string }[] }

/** Ticks every authority that was seen in another list only. */
async function tickUnread(ana: Caller, path: string): Promise<void> {
  const { flags } = (await ana.call<Flags>('GET', `${path}/checks`)).body
  const findings = [...new Set(flags.filter(({ code }) => code === 'citation-unread').map(({ finding }) => finding))]
  if (findings.length > 0) await ana.call('POST', `${path}/decisions`, { kind: 'verified', findings })
}

test('the last section is accepted over a blocking check of the whole draft only with a reason, which stays on record', async () => {
  const { ana, path, edit, checks, accept } = await draftBrief('A6')
  await edit('S70', () => '<p>USCIS should grant asylum.</p>')
  expect((await checks()).review.map(({ code, severity }) => `${severity} ${code}`)).toContain('block C22')
  await acceptAllBut(ana, path, 'S70')
  expect((await ana.call('GET', `${path}/download`)).status).toBe(200)

  const refused = await accept('S70')
  expect(refused).toMatchObject({ status: 422, body: { code: 'open-flags', details: { checks: [{ code: 'C22' }] } } })
  const reason = 'The reservation stands in the cover letter.'
  expect((await accept('S70', { override: reason })).body).toMatchObject({ state: 'accepted' })

  const [decision] = (await checks()).decisions.filter(({ code }) => code === 'C22')
  expect(decision).toMatchObject({ kind: 'accepted', reason, by: ana.email, at: expect.stringMatching(/^\d{4}-/) })
  const trail = await ana.call<{ kind: string; detail: string }[]>('GET', '/users/me/audit?kinds=client-data')
  expect(trail.body.find(({ kind }) => kind === 'client-data-accepted')).toMatchObject({ detail: 'C22' })
  expect(JSON.stringify(trail.body)).not.toContain('reservation stands')
  await tickUnread(ana, path)
  expect((await ana.call('GET', `${path}/download`)).status).toBe(200)

  await edit('S70', (html) => `${html}<p>It should.</p>`)
  expect((await accept('S70')).status, 'what was decided about a finding holds while the finding stays').toBe(200)
})

test('an authority that was seen in another list only is ticked before the clean copy leaves', async () => {
  const { ana, path, edit, checks, accept } = await draftBrief('A6')
  await edit('S70', (html) => `${html}<p>See Matter of O-Z- &amp; I-Z-, 22 I&amp;N Dec. 23 (BIA 1998).</p>`)
  await acceptAllBut(ana, path, 'S70')
  if ((await accept('S70')).status === 422) await accept('S70', { override: 'Looked at by hand.' })
  const unread = (await checks()).flags.filter(({ code }) => code === 'citation-unread')
  expect(unread.some(({ text }) => text?.includes('Matter of O-Z- & I-Z-'))).toBe(true)
  const refused = await ana.call('GET', `${path}/download`)
  expect(refused).toMatchObject({ status: 422, body: { code: 'open-flags' } })
  expect(JSON.stringify(refused.body)).toContain('seen in another list only')
  await tickUnread(ana, path)
  expect((await ana.call('GET', `${path}/download`)).status).toBe(200)
})

test('a section that is not the last is not held up by the whole draft', async () => {
  const { edit, accept } = await draftBrief('A6')
  await edit('S70', () => '<p>USCIS should grant asylum.</p>')
  expect((await accept('S70')).body).toMatchObject({ state: 'accepted' })
})

test('a check that opens after the draft was accepted stops the clean copy alone, until it is decided', async () => {
  const { ana, path, edit, checks, accept } = await draftBrief('A6')
  await edit('S70', (html) => `${html}<p>So wrote Zebulon Quartermain.</p>`)
  await acceptAllBut(ana, path, 'S70')
  if ((await accept('S70')).status === 422) await accept('S70', { override: 'Known to the firm.' })
  await tickUnread(ana, path)
  expect((await ana.call('GET', `${path}/download`)).status).toBe(200)

  await buildClient(ana, { first_name: 'Zebulon', middle_name: '', last_name: 'Quartermain' })
  const refused = await ana.call('GET', `${path}/download`)
  expect(refused).toMatchObject({ status: 422, body: { code: 'open-flags' } })
  expect(JSON.stringify(refused.body)).toContain('belongs to another client')
  for (const form of ['tracked', 'sources'])
    expect((await ana.call('GET', `${path}/download?form=${form}`)).status).toBe(200)

  const foreign = (await checks()).flags.filter(({ code }) => code === 'other-client')
  const findings = [...new Set(foreign.map(({ finding }) => finding))]
  const decide = (body: object) => ana.call('POST', `${path}/decisions`, body)
  expect((await decide({ kind: 'accepted', findings })).body).toMatchObject({ code: 'invalid-fields' })
  expect((await decide({ kind: 'verified', findings })).body).toMatchObject({ code: 'invalid-fields' })
  expect((await decide({ kind: 'accepted', findings: ['gone'], reason: 'x' })).body).toMatchObject({
    code: 'version-is-stale',
  })
  expect((await decide({ kind: 'accepted', findings, reason: 'A witness of the same name.' })).status).toBe(200)
  expect((await ana.call('GET', `${path}/download`)).status).toBe(200)
  await decide({ kind: 'withdrawn', findings })
  expect((await ana.call('GET', `${path}/download`)).status).toBe(422)
})

test('nobody else decides about a draft', async () => {
  const { signUp, path } = await draftBrief('A6')
  const bea = await signUp()
  const body = { kind: 'accepted', findings: ['x'], reason: 'Mine.' }
  expect((await bea.call('POST', `${path}/decisions`, body)).status).toBe(404)
})

test('a brief above the page limit is labelled in its file, and rule and page count say the same', async () => {
  const { edit, checks, download } = await draftBrief('A3')
  await edit('S15', (html) => `${html}<p>${'word '.repeat(12_000)}</p>`)
  const { review, pages } = await checks()
  expect(pages.count).toBeGreaterThan(25)
  const rule = review.find(({ code }) => code === 'R16')
  expect(rule?.message).toContain(`about ${pages.count} pages of the 25 allowed`)
  const headers = Object.entries(await download()).filter(([name]) => name.startsWith('word/header'))
  expect(headers.map(([, bytes]) => decodePart(bytes)).join('')).toContain('OVER LIMIT')
})
