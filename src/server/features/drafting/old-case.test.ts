import { expect, test } from 'vitest'
import { checkDocx } from '#server/word/check-docx.ts'
import { decodePart } from '#server/office/package/part-text.ts'
import { unzipPackage } from '#server/office/package/zip-package.ts'
import { lastClientIn, type LastMotion, lastClientsMotion } from '#test/last-clients-motion.ts'
import { settleTemplate } from '#test/settle-template.ts'
import { buildClient } from '#test/records.ts'
import { createTestApp, type UploadedFile } from '#test/test-app.ts'

const present = [
  'In the Matter of: Emmanuel Ngwa Tabot',
  'Emmanuel Ngwa Tabot',
  'A 000-000-418',
  'Cameroon',
  'Judge Celeste Moreau',
  'Mr. Tabot’s motion',
  'A motion to continue is granted for good cause.',
]

test('a firm’s last motion waits until its client is settled, and no part of any file of the draft names that client', async () => {
  const { ana, app, draftPath } = await draftedMotion()
  const downloads = ['', '?form=tracked', '?form=tracked&from=1', '?form=sources']
  for (const query of downloads) {
    const headers = { authorization: `Bearer ${ana.token}` }
    const reply = await app.request(`/api${draftPath}/download${query}`, { headers })
    expect(reply.status).toBe(200)
    const bytes = new Uint8Array(await reply.arrayBuffer())
    expect(checkDocx(bytes)).toEqual([])
    expect(lastClientIn(bytes), query).toEqual([])
    for (const words of present) expect(textOf(bytes), query).toContain(words)
  }
})

test('a draft from before templates were read for persons keeps nothing of the last client around its text and in its redline', async () => {
  const { ana, app, draftPath, services } = await draftedMotion()
  const row = await services.database.selectFrom('drafts').select(['id', 'input']).executeTakeFirstOrThrow()
  const input = JSON.parse(row.input ?? '') as { template: { oldCase?: unknown } }
  delete input.template.oldCase
  await services.database
    .updateTable('drafts')
    .set({ input: JSON.stringify(input) })
    .where('id', '=', row.id)
    .execute()
  for (const query of ['', '?form=tracked']) {
    const headers = { authorization: `Bearer ${ana.token}` }
    const reply = await app.request(`/api${draftPath}/download${query}`, { headers })
    expect(lastClientIn(new Uint8Array(await reply.arrayBuffer())), query).toEqual([])
  }
})

test('a version from which the attorney struck the last client does not name that client as deleted', async () => {
  const { ana, app, draftPath } = await draftedMotion()
  const { body } = await ana.call<{ sections: { id: string; title: string; section_content: string }[] }>(
    'GET',
    draftPath,
  )
  const section = body.sections.find(({ section_content }) => section_content.includes('good cause'))
  if (!section) throw new Error('no section')
  const path = `/ai_tool/draft_from_template_sections/manual/${draftPath.split('/').at(-1)}/${section.id}`
  const save = async (section_content: string) =>
    expect((await ana.call('PUT', path, { section_content })).status).toBe(200)
  await save('<p>Marisol Quintanilla is a native of Honduras; her file is 000-000-635.</p>')
  await save('<p>The respondent is a native of Cameroon.</p>')
  const headers = { authorization: `Bearer ${ana.token}` }
  const reply = await app.request(`/api${draftPath}/download?form=tracked&from=2`, { headers })
  const bytes = new Uint8Array(await reply.arrayBuffer())
  expect(textOf(bytes)).toContain('earlier case')
  expect(lastClientIn(bytes)).toEqual([])
})

test('a draft in which words of the last client are left has them red in place, and its file says so before it is sent', async () => {
  const { ana, app, draftPath } = await draftedMotion()
  const { body } = await ana.call<{ sections: { id: string; section_content: string }[] }>('GET', draftPath)
  const section = body.sections.find(({ section_content }) => section_content.includes('good cause'))
  if (!section) throw new Error('no section')
  const path = `/ai_tool/draft_from_template_sections/manual/${draftPath.split('/').at(-1)}/${section.id}`
  const section_content =
    '<p>The Quintanillas wait, and quintanilla is spelled so.<sup data-fn="See the motion of M.Q. of 3/3/2025.">1</sup></p>'
  expect((await ana.call('PUT', path, { section_content })).status).toBe(200)
  const { body: checks } = await ana.call<{
    flags: { code: string; severity: string; text?: string; place?: { sectionId: string; footnote?: number } }[]
  }>('GET', `${draftPath}/checks`)
  const foreign = checks.flags.filter(({ code }) => code === 'other-client')
  expect(foreign.map(({ text, severity, place }) => [text, severity, place?.sectionId, place?.footnote])).toEqual(
    expect.arrayContaining([
      ['Quintanillas', 'red', section.id, undefined],
      ['quintanilla', 'red', section.id, undefined],
      ['M.Q.', 'red', section.id, 0],
      ['3/3/2025', 'red', section.id, 0],
    ]),
  )
  const headers = { authorization: `Bearer ${ana.token}` }
  const reply = await app.request(`/api${draftPath}/download`, { headers })
  const written = textOf(new Uint8Array(await reply.arrayBuffer()))
  expect(written).toContain('4 passages of another client’s case are left.')
  expect(written).toContain('“Quintanillas” stood in the template and belongs to the case that it was made for.')
})

test('words of the last client around the body are gone in whatever form they stand there', async () => {
  const { app, ana, draftPath } = await draftedMotion({ header: 'For the Quintanillas, hearing of 3/3/2025' })
  const headers = { authorization: `Bearer ${ana.token}` }
  const reply = await app.request(`/api${draftPath}/download`, { headers })
  const bytes = new Uint8Array(await reply.arrayBuffer())
  expect(textOf(bytes)).toContain('hearing of [')
  expect(textOf(bytes)).not.toMatch(/quintanilla|3\/3\/2025/iu)
})

test('the papers of the new client that are picked tell where the template told its last client’s story, each with its exhibit', async () => {
  const account =
    'I am Emmanuel Tabot. My daughter Grace has sickle cell disease and is treated at Children’s Hospital every month.'
  const { ana, draftPath } = await draftedMotion({}, { name: 'declaration.txt', bytes: account })
  const { body } = await ana.call<{ sections: { section_content: string }[] }>('GET', draftPath)
  const written = body.sections.map(({ section_content }) => section_content.replaceAll(/<[^<>]*>/g, '')).join('\n')
  expect(written).toMatch(/sickle cell disease.{0,120}\(Ex\. A/)
  expect(written).not.toContain('asthma')
})

function textOf(docx: Uint8Array): string {
  const parts = Object.values(unzipPackage(docx)).map((part) => decodePart(part).replaceAll(/<[^>]+>/g, ''))
  return parts.join('\n')
}

/** The motion of the last client, settled and drafted for another. */
async function draftedMotion(more: LastMotion = {}, paper?: UploadedFile) {
  const { signUp, app, services } = await createTestApp()
  const ana = await signUp()
  const file = { name: 'motion.docx', bytes: lastClientsMotion(more) }
  const { body: brief } = await ana.upload<{ id: string }>('/briefs', { title: 'Motion' }, file)
  const client_id = await buildClient(ana, {
    first_name: 'Emmanuel',
    middle_name: 'Ngwa',
    last_name: 'Tabot',
    client: { a_number: 'A 000-000-418', country_of_citizenship: 'Cameroon', gender: 'male' },
  })
  const documents = paper
    ? [
        (await ana.upload<{ id: string }>(`/clients/${client_id}/documents`, { document_title: 'Declaration' }, paper))
          .body.id,
      ]
    : []
  const request = {
    client_id,
    documents,
    template: brief.id,
    multipurpose_document_title: 'Motion to continue',
    template_answers: 'Judge: Celeste Moreau',
  }
  const path = '/ai_tool/draft_from_template_sections'
  // The file is still being read for a while.
  const refusal = async () => {
    const { status, body } = await ana.call<{ details?: { checks: { code: string }[] } }>('POST', path, request)
    return [status, ...(body.details?.checks.map(({ code }) => code) ?? [])]
  }
  await expect.poll(refusal, { timeout: 120_000 }).toEqual(expect.arrayContaining([422, 'T18']))

  await settleTemplate(ana, brief.id)
  const started = await ana.call<{ draft_id: string }>('POST', path, request)
  expect(started.status, JSON.stringify(started.body)).toBe(202)
  const draftPath = `/clients/${client_id}/drafts/${started.body.draft_id}`
  await expect
    .poll(async () => (await ana.call<{ status: string }>('GET', draftPath)).body.status, { timeout: 60_000 })
    .toBe('ready')
  return { ana, app, services, draftPath }
}
