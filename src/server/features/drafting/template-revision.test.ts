import { expect, test } from 'vitest'
import { checkDocx } from '#server/word/check-docx.ts'
import { decodePart } from '#server/word/package/part-text.ts'
import { unzipPackage } from '#server/word/package/zip-package.ts'
import { firmTemplates } from '#test/firm-templates.ts'
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

async function upload(attorney: Caller, template: (typeof firmTemplates)[number]): Promise<string> {
  const file = { name: template.name, bytes: await template.bytes() }
  const reply = await attorney.upload<{ id: string }>('/briefs', { title: template.title }, file)
  expect([template.name, reply.status, reply.body]).toEqual([template.name, 201, expect.anything()])
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
    .poll(async () => (await attorney.call<Draft>('GET', path)).body.status, { timeout: 20_000 })
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
  const download = async (query = '') => {
    const reply = await app.request(`/api${path}/download${query}`, {
      headers: { Authorization: `Bearer ${ana.token}` },
    })
    expect(reply.status).toBe(200)
    return new Uint8Array(await reply.arrayBuffer())
  }
  const clean = await download()
  expect(checkDocx(clean)).toEqual([])
  const [before, after] = [unzipPackage(await template.bytes()), unzipPackage(clean)]
  const untouched = Object.keys(before).filter((name) =>
    /styles|header|footer|fontTable|theme|settings|media/.test(name),
  )
  for (const name of untouched) expect([name, after[name]]).toEqual([name, before[name]])
  const text = decodePart(after['word/document.xml'] ?? new Uint8Array())
  console.log(
    template.name,
    split.sections.map(({ title, mode, kind }) => `${title} ${kind} ${mode}`),
    text.replaceAll(/<\/w:p>/g, '\n').replaceAll(/<[^>]+>/g, ''),
  )
})
