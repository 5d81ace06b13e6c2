import { expect, test } from 'vitest'
import { decodePart } from '#server/office/package/part-text.ts'
import { unzipPackage } from '#server/office/package/zip-package.ts'
import { buildClient, waiverAnswers, waiverClient } from '#test/records.ts'
import { createTestApp } from '#test/test-app.ts'

type Flag = { finding: string; code: string; severity: string; text?: string }
type Checks = { flags: Flag[]; decisions: { finding: string; kind: string; by: string; reason: string | null }[] }

const invented = 'Matter of Nobody-Wrote-It-, 28 I&amp;N Dec. 999 (BIA 2022)'

/** A waiver brief whose conclusion cites a decision that nobody knows. */
async function draftWithUnknownCitation() {
  const { app, signUp } = await createTestApp()
  const ana = await signUp()
  const client_id = await buildClient(ana, waiverClient)
  const { body } = await ana.call<{ draft_id: string }>('POST', '/ai_tool/upw', { ...waiverAnswers, client_id })
  const path = `/clients/${client_id}/drafts/${body.draft_id}`
  await ana.call('GET', `${path}/events`)
  const section_content = `<p>Hardship is weighed as a whole. ${invented}.</p>`
  await ana.call('PUT', `/ai_tool/draft_from_template_sections/manual/${body.draft_id}/conclusion`, { section_content })
  const checks = async () => (await ana.call<Checks>('GET', `${path}/checks`)).body
  const unknown = async () => (await checks()).flags.filter(({ text }) => text?.includes('Nobody-Wrote-It'))
  const comments = async () => {
    const headers = { Authorization: `Bearer ${ana.token}` }
    const reply = await app.request(`/api${path}/download`, { headers })
    const part = unzipPackage(new Uint8Array(await reply.arrayBuffer()))['word/comments.xml']
    return part ? decodePart(part).replaceAll(/<[^>]+>/g, '') : ''
  }
  return { ana, signUp, client_id, path, checks, unknown, comments }
}

test('a citation that the attorney verified by hand needs no reason any more, and the Word file says who verified it', async () => {
  const { ana, path, checks, unknown, comments } = await draftWithUnknownCitation()
  expect(await comments()).toMatch(/Nobody-Wrote-It-[^:]*: Not in your sources or our list/)
  const [flag] = await unknown()
  const decide = (kind: string) => ana.call('POST', `${path}/decisions`, { kind, findings: [flag?.finding] })
  expect((await decide('verified')).status).toBe(200)
  expect((await checks()).decisions).toMatchObject([{ kind: 'verified', by: ana.email, reason: null }])
  expect((await ana.call('POST', `${path}/sections/conclusion/accept`)).body).toMatchObject({ state: 'accepted' })
  const said = await comments()
  expect(said).toMatch(/Nobody-Wrote-It-[^:]*: Verified by the attorney, .+, on [A-Z][a-z]+ \d+, \d{4}\./)
  expect(said).not.toMatch(/good law|Not in your sources or our list/)

  await decide('withdrawn')
  expect((await checks()).decisions).toEqual([])
  expect(await comments()).toContain('Not in your sources or our list')
})

test('where the attorney read a decision is kept with her name and the time, shown with it and printed in the Word file', async () => {
  const { ana, signUp, path, checks, unknown, comments } = await draftWithUnknownCitation()
  const [flag] = await unknown()
  const source = {
    place: 'https://www.justice.gov/eoir/page/999/download',
    words: 'Hardship is weighed in the aggregate.',
  }
  const decide = (caller: typeof ana, body: object) =>
    caller.call('POST', `${path}/decisions`, { findings: [flag?.finding], ...body })
  expect((await decide(ana, { kind: 'verified', source: { place: ' ' } })).body).toMatchObject({
    code: 'invalid-fields',
  })
  expect((await decide(ana, { kind: 'withdrawn', source })).body).toMatchObject({ code: 'invalid-fields' })
  expect((await decide(await signUp(), { kind: 'verified', source })).status).toBe(404)
  expect((await checks()).decisions).toEqual([])
  expect((await decide(ana, { kind: 'verified', source })).status).toBe(200)
  expect((await checks()).decisions).toMatchObject([
    { kind: 'verified', by: ana.email, at: expect.stringMatching(/^\d{4}-/), source },
  ])
  expect(await comments()).toContain('Read at: https://www.justice.gov/eoir/page/999/download')
})

test('a source that is put on file later is what the draft is checked against from then on; its text stays', async () => {
  const { ana, signUp, client_id, path, unknown } = await draftWithUnknownCitation()
  expect((await unknown()).map(({ severity }) => severity)).toEqual(['amber'])
  const before = (await ana.call('GET', path)).body['sections']
  const source = { citation_title: 'The decision', citation_text: `As held in ${invented.replace('&amp;', '&')}.` }
  const { body } = await ana.upload<{ id: string }>(`/citations/${client_id}`, source)
  const add = (caller: typeof ana, id: string) => caller.call('POST', `${path}/sources`, { citation_ids: [id] })
  expect((await add(ana, '00000000-0000-0000-0000-000000000000')).status).toBe(404)
  expect((await add(await signUp(), body.id)).status).toBe(404)
  expect(await add(ana, body.id)).toMatchObject({ status: 200, body: { sources: expect.any(Number) } })
  expect((await unknown()).map(({ code }) => code)).toEqual(['citation-from-source'])
  expect((await ana.call('GET', path)).body['sections']).toEqual(before)
})

test('a source that was corrected and is added again counts as it is on file now, also at the same length', async () => {
  const { ana, client_id, path, unknown } = await draftWithUnknownCitation()
  const citation_text = `As held in ${invented.replace('&amp;', '&')}.`
  const { body } = await ana.upload<{ id: string }>(`/citations/${client_id}`, { citation_title: 'It', citation_text })
  const add = () => ana.call('POST', `${path}/sources`, { citation_ids: [body.id] })
  await add()
  expect((await unknown()).map(({ severity }) => severity)).toEqual(['green'])
  const corrected = { citation_title: 'It', citation_text: citation_text.replace('Nobody', 'Anyone') }
  expect((await ana.upload(`/citations/${body.id}`, corrected, undefined, 'PUT')).status).toBe(200)
  await add()
  expect((await unknown()).map(({ severity }) => severity)).toEqual(['red'])
})
