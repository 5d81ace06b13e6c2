import { expect, test } from 'vitest'
import { messages } from '#domain/messages.ts'
import { sweepFiles } from '#server/features/records/sweep-files.ts'
import { compoundFile, lockedPdf, smallPdf } from '#server/reading/testing/small-files.ts'
import { checkDocx } from '#server/word/check-docx.ts'
import { decodePart, encodePart } from '#server/office/package/part-text.ts'
import { acceptAll, rejectAll } from '#server/word/revision/redline-docx.ts'
import { readTemplate } from '#server/word/template/read-template.ts'
import { p, rawDocx } from '#server/word/testing/raw-docx.ts'
import { unzipPackage, zipPackage } from '#server/office/package/zip-package.ts'
import { firmTemplates } from '#test/firm-templates.ts'
import { canConvert, convertToPages } from '#test/libreoffice.ts'
import { settleTemplate } from '#test/settle-template.ts'
import { buildClient } from '#test/records.ts'
import { type Caller, createTestApp } from '#test/test-app.ts'

type Split = {
  id: string
  recalled: string
  is_form: boolean
  paragraphs: { text: string }[]
  sections: { id: string; title: string; mode: string; kind: string; paragraphs: number[] }[]
}
type Draft = {
  status: string
  title: string
  file_name: string
  warnings: { code: string; severity: string }[]
  sections: {
    id: string
    title: string
    section_content: string
    version: number
    origin: string
    proposal: number | null
  }[]
}

const client = {
  first_name: 'Rosa',
  middle_name: null,
  last_name: 'Example',
  client: {
    a_number: 'A 000-000-001',
    date_of_birth: '1990-05-02',
    country_of_birth: 'Honduras',
    country_of_citizenship: 'Honduras',
  },
}

type TestApp = Awaited<ReturnType<typeof createTestApp>>

async function upload(attorney: Caller, template: (typeof firmTemplates)[number]): Promise<string> {
  const file = { name: template.name, bytes: await template.bytes() }
  const reply = await attorney.upload<{ id: string }>('/briefs', { title: template.title }, file)
  expect([template.name, reply.status, reply.body]).toEqual([template.name, 201, expect.anything()])
  await settleTemplate(attorney, reply.body.id, 'own')
  return reply.body.id
}

async function generate(attorney: Caller, template: string) {
  const client_id = await buildClient(attorney, client)
  const request = {
    client_id,
    template,
    multipurpose_document_title: 'Motion of Rosa Example',
    additional_facts: 'She moved in May.',
  }
  const started = await attorney.call<{ draft_id: string }>('POST', '/ai_tool/draft_from_template_sections', request)
  expect(started.status, JSON.stringify(started.body)).toBe(202)
  const path = `/clients/${client_id}/drafts/${started.body.draft_id}`
  await expect
    .poll(async () => (await attorney.call<Draft>('GET', path)).body.status, { timeout: 120_000 })
    .toBe('ready')
  return { path, draftId: started.body.draft_id, draft: (await attorney.call<Draft>('GET', path)).body }
}

test.for(firmTemplates)('$name: uploaded, divided, drafted, revised and built inside itself', async (template) => {
  const { signUp, app } = await createTestApp()
  const ana = await signUp()
  const id = await upload(ana, template)
  const { body: split } = await ana.call<Split>('GET', `/briefs/${id}/sections`)
  const held = split.sections.flatMap(({ paragraphs }) => paragraphs).toSorted((a, b) => a - b)
  expect(held).toEqual(split.paragraphs.map((_, index) => index))
  const confirmed = await ana.call<Split>('POST', `/briefs/${id}/sections`, { sections: split.sections })
  expect(confirmed).toMatchObject({ status: 200, body: { recalled: 'all' } })

  const { draft, path } = await generate(ana, id)
  expect(draft).toMatchObject({
    title: 'Motion of Rosa Example',
    file_name: `Rosa Example - ${template.title} draft.docx`,
  })
  const clean = await download(app, ana, path)
  expect(checkDocx(clean)).toEqual([])
  const original = await template.bytes()
  expectUntouched(original, clean)
  if (canConvert) expect((await convertToPages(clean)).join('\n')).toContain('Rosa')

  const tracked = await download(app, ana, path, '?form=tracked')
  expect(checkDocx(tracked)).toEqual([])
  expect(await wordsOf(await acceptAll(tracked))).toBe(await wordsOf(clean))
  expect(await wordsOf(await rejectAll(tracked))).toBe(await wordsOf(original))
  const sources = await download(app, ana, path, '?form=sources')
  expect(checkDocx(sources)).toEqual([])
  expect(await wordsOf(sources)).toBe(await wordsOf(clean))
})

test('a section is edited and revised; the file shows what changed since any version, and where each paragraph is from', async () => {
  const { signUp, app } = await createTestApp()
  const ana = await signUp()
  const id = await upload(ana, motion)
  const { draft, path, draftId } = await generate(ana, id)
  const facts = sectionNamed(draft, 'STATEMENT OF FACTS')
  const edit = `/ai_tool/draft_from_template_sections/manual/${draftId}/${facts.id}`
  const mine = facts.section_content.replace('She moved in May.', 'She moved on May 4, 2026.')
  expect((await ana.call('PUT', edit, { section_content: mine, base_version: 1 })).body).toMatchObject({ version: 2 })
  const lock = { passages: ['She moved on May 4, 2026.'] }
  expect((await ana.call('POST', `${path}/sections/${facts.id}/lock`, lock)).status).toBe(200)

  const ask = `/ai_tool/draft_from_template_sections/ai/${draftId}/${facts.id}`
  const asked = await ana.call<{ version: number }>('POST', ask, { prompt: 'Name the new address.', base_version: 2 })
  expect(asked.body.version).toBe(3)
  const waiting = sectionNamed((await ana.call<Draft>('GET', path)).body, 'STATEMENT OF FACTS')
  expect(waiting).toMatchObject({ version: 2, proposal: 3 })
  const overwriting = { version: 3, section_content: '<p>All of it was written anew.</p>' }
  const taken = await ana.call<{ section_content: string }>('POST', `${path}/sections/${facts.id}/accept`, overwriting)
  expect(taken.body.section_content).toContain('All of it was written anew.')
  expect(taken.body.section_content).toContain('She moved on May 4, 2026.')

  const since = await download(app, ana, path, '?form=tracked&from=1')
  const text = documentXml(since)
  expect(text).toMatch(/<w:ins [^>]*>.*May 4, 2026/)
  expect(await wordsOf(await rejectAll(since))).toContain('She moved in May.')
  expect(await wordsOf(await acceptAll(since))).toContain('All of it was written anew.')
  expect(await wordsOf(await download(app, ana, path, '?to=2'))).not.toContain('written anew')
  const comments = decodePart(
    unzipPackage(await download(app, ana, path, '?form=sources'))['word/comments.xml'] ?? new Uint8Array(),
  )
  expect(comments).toContain('Origin: ')
  expect(comments).toContain(ana.email)
  for (const query of ['?form=pretty', '?form=tracked&from=0', '?to=soon'])
    expect((await ana.call('GET', `${path}/download${query}`)).status).toBe(422)
})

test('what is kept of a template goes to no model, and a section that is only kept can be edited by hand', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const { draft, draftId } = await generate(ana, await upload(ana, motion))
  const signature = sectionNamed(draft, 'Signature')
  const ask = `/ai_tool/draft_from_template_sections/ai/${draftId}/${signature.id}`
  expect((await ana.call('POST', ask, { prompt: 'Sign it.' })).body).toMatchObject({ code: 'not-now' })
  const edit = `/ai_tool/draft_from_template_sections/manual/${draftId}/${signature.id}`
  expect((await ana.call('PUT', edit, { section_content: '<p>Signed.</p>' })).status).toBe(200)
})

test('a file comes back from Word: what was edited there waits section by section and becomes the text when taken', async () => {
  const { signUp, app } = await createTestApp()
  const ana = await signUp()
  const { draft, path } = await generate(ana, await upload(ana, motion))
  const file = await download(app, ana, path)
  const back = (bytes: Uint8Array | string, name = 'draft.docx') =>
    ana.upload<Returned>(`${path}/reimport`, {}, { name, bytes })
  expect((await back(file)).body).toMatchObject({ sections: [], unchanged: draft.sections.length })

  const edited = edit(file, (xml) =>
    xml.replace('She moved in May.', 'She moved on May 4, 2026.').replace('grant the motion', 'grant this motion'),
  )
  const reply = await back(edited)
  expect(reply.body).toMatchObject({ sections: [{ title: 'STATEMENT OF FACTS' }, { title: 'CONCLUSION' }] })
  const [facts] = reply.body.sections
  const before = sectionNamed((await ana.call<Draft>('GET', path)).body, 'STATEMENT OF FACTS')
  expect(before).toMatchObject({ version: 1, proposal: 2 })
  expect(before.section_content).toContain('She moved in May.')
  const accepted = await ana.call('POST', `${path}/sections/${facts?.id}/accept`, { version: 2 })
  expect(accepted.status).toBe(200)
  const conclusion = reply.body.sections[1]
  expect((await ana.call('POST', `${path}/sections/${conclusion?.id}/discard`, { version: 2 })).status).toBe(200)
  const after = (await ana.call<Draft>('GET', path)).body
  expect(sectionNamed(after, 'STATEMENT OF FACTS')).toMatchObject({ version: 2, origin: 'reimported', proposal: null })
  expect(sectionNamed(after, 'STATEMENT OF FACTS').section_content).toContain('She moved on May 4, 2026.')
  expect(sectionNamed(after, 'CONCLUSION')).toMatchObject({ version: 1, proposal: null })
  expect(await wordsOf(await download(app, ana, path))).toContain('She moved on May 4, 2026.')

  expect((await ana.upload(`${path}/reimport`, {})).status).toBe(422)
  for (const [bytes, name, told] of [
    ['no word file', 'notes.docx', 'cannot be read'],
    [smallPdf([['A page']]), 'draft.pdf', 'Only the Word file'],
    [compoundFile('WordDocument'), 'old.docx', 'old Word version'],
    [compoundFile('EncryptedPackage'), 'locked.docx', 'protected by a password'],
  ] as const) {
    const refused = await back(bytes, name)
    expect([name, refused.status, JSON.stringify(refused.body)]).toEqual([name, 422, expect.stringContaining(told)])
  }
})

test('a draft outlives its template, and drafts of one template share one copy of its file', async () => {
  const { signUp, app, services } = await createTestApp()
  const ana = await signUp()
  const id = await upload(ana, motion)
  const first = await generate(ana, id)
  const second = await generate(ana, id)
  const kept = await services.database.selectFrom('draft_templates').select('file_key').execute()
  expect(new Set(kept.map(({ file_key }) => file_key)).size).toBe(1)
  const clean = await download(app, ana, first.path)
  expect((await ana.call('DELETE', `/briefs/${id}`)).status).toBe(200)
  await sweepFiles(services)
  expect(await download(app, ana, first.path)).toEqual(clean)
  expect((await download(app, ana, second.path)).length).toBeGreaterThan(0)
  const { body } = await ana.call<{ templates: unknown[] }[]>('GET', '/drafts/draft_from_template_sections')
  expect(body[0]?.templates).toEqual([{ id, title: motion.title }])
  const request = { client_id: await buildClient(ana, client), template: id, multipurpose_document_title: 'Again' }
  const refused = await ana.call('POST', '/ai_tool/draft_from_template_sections', request)
  expect([refused.status, refused.body['message']]).toEqual([404, messages.templateNotFound])
})

test('confirmed sections are remembered, also for the same text uploaded again, and nonsense is refused', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const id = await upload(ana, motion)
  const { body: split } = await ana.call<Split>('GET', `/briefs/${id}/sections`)
  expect(split.recalled).toBe('none')
  const kept = split.sections.map((section) =>
    section.title === 'ARGUMENT' ? { ...section, title: 'The argument', mode: 'keep' } : section,
  )
  expect((await ana.call('POST', `/briefs/${id}/sections`, { sections: kept })).status).toBe(200)
  const again = await upload(ana, motion)
  const { body: known } = await ana.call<Split>('GET', `/briefs/${again}/sections`)
  expect(known).toMatchObject({ recalled: 'all' })
  expect(known.sections.find(({ title }) => title === 'The argument')).toMatchObject({ mode: 'keep' })
  const { draft } = await generate(ana, again)
  expect(draft.warnings.map(({ code }) => code)).not.toContain('T17')

  const [first, ...others] = split.sections
  const signature = split.sections.find(({ kind }) => kind === 'signature')
  for (const [sections, told] of [
    [others, 'exactly one section'],
    [[...split.sections, first], 'exactly one section'],
    [
      split.sections.map((section) => (section === signature ? { ...section, mode: 'rewrite' } : section)),
      'never written anew',
    ],
    [[], 'at least one section'],
  ] as const) {
    const reply = await ana.call('POST', `/briefs/${id}/sections`, { sections })
    expect([reply.status, JSON.stringify(reply.body)]).toEqual([422, expect.stringContaining(told)])
  }
})

test('every template that cannot be drafted from is refused with its sentence and leaves nothing behind', async () => {
  const { signUp, services } = await createTestApp()
  const ana = await signUp()
  const body = (xml: string) => rawDocx(xml)
  const box = `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><w:txbxContent>${p('All of it stands here.')}</w:txbxContent></a:graphic></wp:inline></w:drawing></w:r></w:p>`
  const pages = `${p('A page of text.')}<w:p><w:r><w:br w:type="page"/></w:r></w:p>`
  for (const [name, bytes, told] of [
    ['empty.docx', body(p('')), 'has no text'],
    ['boxes.docx', body(box), 'text boxes'],
    ['long.docx', body(pages.repeat(200)), 'at most 150 pages'],
    ['old.docx', compoundFile('WordDocument'), 'damaged'],
    ['locked.docx', compoundFile('EncryptedPackage'), 'protected by a password'],
    ['locked.pdf', lockedPdf(), 'protected by a password'],
    [
      'bomb.docx',
      zipPackage({ '[Content_Types].xml': encodePart('<Types/>'), 'word/document.xml': new Uint8Array(40_000_000) }),
      'unpacks',
    ],
    ['scan.pdf', smallPdf([[]]), 'searchable PDF'],
    ['notes.docx', 'only words', 'Word (.docx, .doc), RTF, ODT or PDF'],
    ['cut.docx', (await motion.bytes()).slice(0, 900), 'damaged'],
  ] as const) {
    const reply = await ana.upload('/briefs', { title: name }, { name, bytes })
    expect([name, reply.status, JSON.stringify(reply.body).toLowerCase()]).toEqual([
      name,
      422,
      expect.stringContaining(told.toLowerCase()),
    ])
  }
  expect((await ana.call('GET', '/briefs')).body).toEqual([])
  for await (const key of services.files.list()) expect.fail(`${key} was left behind`)
  const id = await upload(ana, motion)
  expect((await ana.call('GET', `/briefs/${id}/sections`)).status).toBe(200)
})

type Returned = { sections: { id: string; title: string; version: number }[]; unchanged: number; warnings: string[] }

const motion = firmTemplates[0] as (typeof firmTemplates)[number]

function sectionNamed({ sections }: Draft, title: string): Draft['sections'][number] {
  const found = sections.find((section) => section.title === title)
  if (!found) throw new Error(`No section ${title} among ${sections.map((section) => section.title).join(', ')}.`)
  return found
}

async function download(app: TestApp['app'], attorney: Caller, path: string, query = ''): Promise<Uint8Array> {
  const headers = { Authorization: `Bearer ${attorney.token}` }
  const reply = await app.request(`/api${path}/download${query}`, { headers })
  expect([query, reply.status]).toEqual([query, 200])
  return new Uint8Array(await reply.arrayBuffer())
}

/** Styles, headers, footers, numbers and whatever else the text does not touch are the template's own bytes. */
function expectUntouched(before: Uint8Array, after: Uint8Array): void {
  const [old, now] = [unzipPackage(before), unzipPackage(after)]
  const parts = Object.keys(old).filter((name) =>
    /styles|header|footer|fontTable|theme|settings|media|numbering/.test(name),
  )
  expect(parts.length).toBeGreaterThan(1)
  for (const name of parts) expect([name, now[name]]).toEqual([name, old[name]])
}

async function wordsOf(docx: Uint8Array): Promise<string> {
  const { paragraphs } = await readTemplate(docx)
  return paragraphs.flatMap(({ text }) => text.trim() || []).join('\n')
}

function documentXml(docx: Uint8Array): string {
  return decodePart(unzipPackage(docx)['word/document.xml'] ?? new Uint8Array())
}

/** The file as somebody saved it after changing words in it. */
function edit(docx: Uint8Array, change: (xml: string) => string): Uint8Array {
  const parts = unzipPackage(docx)
  return zipPackage({ ...parts, 'word/document.xml': encodePart(change(documentXml(docx))) })
}
