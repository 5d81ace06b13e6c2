import { expect, test } from 'vitest'
import { checkDocx } from '#server/word/check-docx.ts'
import { decodePart } from '#server/office/package/part-text.ts'
import { unzipPackage } from '#server/office/package/zip-package.ts'
import { canConvert, convertToPages } from '#test/libreoffice.ts'
import { buildClient, clientOf, waiverCases } from '#test/records.ts'
import { createTestApp } from '#test/test-app.ts'

const invented = 'Matter of Nobody-Wrote-It-, 28 I&amp;N Dec. 999 (BIA 2022)'
const text = [
  '<p>Hardship is weighed as a whole.</p>',
  `<p>The rule is settled. <em>${invented.slice(0, 27)}</em>${invented.slice(27)}.</p>`,
  `<ul><li>So it was held. ${invented}.</li></ul>`,
  `<blockquote>A quoted rule. ${invented}.</blockquote>`,
].join('')

async function draftWithInventedCitation() {
  const { app, signUp } = await createTestApp()
  const ana = await signUp()
  const [example] = waiverCases
  if (!example) throw new Error('There are no cases.')
  const client_id = await buildClient(ana, clientOf(example))
  const request = { ...example.answers, ...example.extra, client_id, filing_date: example.as_of }
  const { body } = await ana.call<{ draft_id: string }>('POST', '/ai_tool/upw', request)
  const path = `/clients/${client_id}/drafts/${body.draft_id}`
  type Draft = { status: string; sections: { id: string; mode: string }[] }
  const read = async () => (await ana.call<Draft>('GET', path)).body
  await expect.poll(async () => (await read()).status, { timeout: 120_000 }).toBe('ready')
  const section = (await read()).sections.find(({ mode }) => mode === 'model')
  const edited = `/ai_tool/draft_from_template_sections/manual/${body.draft_id}/${section?.id}`
  expect((await ana.call('PUT', edited, { section_content: text })).status).toBe(200)
  const download = async (query: string) => {
    const headers = { Authorization: `Bearer ${ana.token}` }
    const reply = await app.request(`/api${path}/download${query}`, { headers })
    expect([query, reply.status]).toEqual([query, 200])
    return new Uint8Array(await reply.arrayBuffer())
  }
  return { download }
}

test('the Word file names each citation that nobody verified where it stands, and their number at its beginning', async () => {
  const { download } = await draftWithInventedCitation()
  const bytes = await download('')
  expect(checkDocx(bytes)).toEqual([])
  const comments = part(bytes, 'word/comments.xml').split('</w:comment>')
  expect(comments[0]).toMatch(/\d citations( and 1 quotation)? are not verified/)
  const naming = comments.filter((comment) => comment.includes('Nobody-Wrote-It-'))
  expect(naming).toHaveLength(3)
  const document = part(bytes, 'word/document.xml')
  const commented = document.split('</w:p>').filter((paragraph) => paragraph.includes('commentRangeStart'))
  expect(commented.filter((paragraph) => paragraph.includes('The rule is settled.'))).toHaveLength(1)
  expect(commented.some((paragraph) => paragraph.includes('Hardship is weighed'))).toBe(false)
  if (canConvert) expect((await convertToPages(bytes)).join(' ')).toContain('The rule is settled.')
})

test('without comments the file has none, and the text stays the same', async () => {
  const { download } = await draftWithInventedCitation()
  const bytes = await download('?comments=no')
  expect(checkDocx(bytes)).toEqual([])
  expect(unzipPackage(bytes)['word/comments.xml']).toBeUndefined()
  expect(words(bytes)).toBe(words(await download('')))
})

function part(bytes: Uint8Array, name: string): string {
  return decodePart(unzipPackage(bytes)[name] ?? new Uint8Array())
}

function words(bytes: Uint8Array): string {
  return part(bytes, 'word/document.xml').replaceAll(/<[^>]+>/g, '')
}
