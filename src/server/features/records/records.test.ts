import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { lockedPdf, pngHeader, smallOdt, smallPdf, smallRtf } from '#server/reading/testing/small-files.ts'
import { buildClient, buildFiles, textFile } from '#test/records.ts'
import { createTestApp, type UploadedFile } from '#test/test-app.ts'

const macroTypes =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>'
const rootRelations =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
const wordDocument =
  '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Hi</w:t></w:r></w:p></w:body></w:document>'

type Item = { id: string; status: string; s3_path: string | null } & Record<string, unknown>

async function storedFiles(services: { files: { list: () => AsyncIterable<string> } }): Promise<string[]> {
  const keys: string[] = []
  for await (const key of services.files.list()) keys.push(key)
  return keys
}

async function anaWithClient() {
  const server = await createTestApp()
  const ana = await server.signUp()
  return { ...server, ana, clientId: await buildClient(ana) }
}

test('a document is uploaded, read, looked at in each form, renamed and deleted with its file', async () => {
  const { ana, clientId, services, app, clock } = await anaWithClient()
  const path = `/clients/${clientId}/documents`
  expect(await ana.call('GET', path)).toMatchObject({ status: 200, body: [] })
  const pdf = { name: 'Form I-589.pdf', bytes: smallPdf([['# Form I-589'], ['She entered at Hidalgo.']]) }
  const made = await ana.upload<Item>(path, { is_cv: 'no', document_date: '2026-02-11' }, pdf)
  expect(made).toMatchObject({
    status: 201,
    body: {
      document_title: 'Form I-589',
      is_cv: false,
      document_date: '2026-02-11',
      status: 'ready',
      mime_type: 'application/pdf',
      pages: 2,
      bytes: pdf.bytes.length,
      file_name: 'Form I-589.pdf',
      s3_path: expect.any(String),
      created_at: expect.any(String),
    },
  })
  const one = `${path}/${made.body.id}`
  const seen = await ana.call<{ url: string; mime_type: string }>('GET', `${one}/display/`)
  expect(seen.body.mime_type).toBe('application/pdf')
  const opened = await app.request(seen.body.url)
  expect(opened.headers.get('Content-Disposition')).toContain('inline')
  expect(new Uint8Array(await opened.arrayBuffer())).toEqual(pdf.bytes)
  expect((await ana.call<string>('GET', `${one}/display/?form=text`)).body).toContain('She entered at Hidalgo.')
  const original = await ana.call('GET', `${one}/display?form=original`)
  expect(original.headers.get('Content-Disposition')).toContain('attachment; filename="Form I-589.pdf"')
  expect((await ana.call('GET', `/records/${made.body.id}/text`)).body).toMatchObject({
    pages: [{ number: 1 }, { number: 2 }],
    headings: [{ text: 'Form I-589' }],
  })
  clock.now += 301_000
  expect((await app.request(seen.body.url)).status).toBe(404)

  expect((await ana.call('PUT', one, { document_title: 'I-589, as filed' })).body).toMatchObject({
    document_title: 'I-589, as filed',
    document_date: '2026-02-11',
    s3_path: made.body.s3_path,
  })
  expect(await ana.call('DELETE', one)).toMatchObject({ status: 200, body: { message: 'The document was deleted.' } })
  expect(await storedFiles(services)).toEqual([])
  expect((await ana.call('GET', `${one}/display`)).status).toBe(404)
})

test('every kind of file that is taken is read by its content, whatever its name says', async () => {
  const { ana, clientId } = await anaWithClient()
  const files: [UploadedFile, string][] = [
    [{ name: 'a.exe', bytes: 'A plain statement.' }, 'text/plain'],
    [{ name: 'b.txt', bytes: smallRtf() }, 'application/rtf'],
    [{ name: 'c.docx', bytes: smallOdt() }, 'application/vnd.oasis.opendocument.text'],
    [{ name: 'd', bytes: smallPdf([['A page of text that is long enough.']]) }, 'application/pdf'],
  ]
  for (const [file, type] of files)
    expect((await ana.upload(`/clients/${clientId}/documents`, {}, file)).body).toMatchObject({
      status: 'ready',
      mime_type: type,
    })
  // Pages and drawings can carry scripts: they are text, and never shown as what they are.
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  for (const file of [
    { name: 'e.html', bytes: '<b>hi</b>' },
    { name: 'f.svg', bytes: drawing },
  ]) {
    const text = await ana.upload<Item>(`/clients/${clientId}/documents`, {}, file)
    const shown = await ana.call('GET', `/clients/${clientId}/documents/${text.body.id}/display/`)
    expect(shown.headers.get('Content-Type'), file.name).toContain('text/plain')
  }
})

test('a file that cannot be taken is named with the reason and leaves nothing behind', async () => {
  const { ana, clientId, services } = await anaWithClient()
  const path = `/clients/${clientId}/documents`
  const macros = zipSync({
    '[Content_Types].xml': strToU8(macroTypes),
    '_rels/.rels': strToU8(rootRelations),
    'word/document.xml': strToU8(wordDocument),
    'word/vbaProject.bin': strToU8('x'),
  })
  const bomb = zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': new Uint8Array(20_000_000) })
  const refusals: [UploadedFile, RegExp][] = [
    [{ name: 'locked.pdf', bytes: lockedPdf() }, /“locked\.pdf”.*password/],
    [{ name: 'empty.docx', bytes: '' }, /“empty\.docx”.*empty/],
    [{ name: 'cut.pdf', bytes: smallPdf([['text']]).slice(0, 120) }, /“cut\.pdf”.*damaged/],
    [{ name: 'macros.docx', bytes: macros }, /“macros\.docx”.*macros/],
    [{ name: 'bomb.docx', bytes: bomb }, /“bomb\.docx”.*unpacks/],
    [{ name: 'wide.png', bytes: pngHeader(30_000, 30_000) }, /“wide\.png”.*too large/],
    [{ name: 'program', bytes: Uint8Array.from({ length: 3000 }, (_, index) => (index * 7) % 256) }, /“program”/],
  ]
  for (const [file, sentence] of refusals) {
    const reply = await ana.upload<{ message: string }>(path, {}, file)
    expect([file.name, reply.status]).toEqual([file.name, 422])
    expect(reply.body.message).toMatch(sentence)
  }
  expect((await ana.upload(path, { document_title: 'Nothing' })).body).toMatchObject({
    details: { fields: [{ name: 'file', message: 'Please choose a file.' }] },
  })
  expect((await ana.upload(path, { document_date: 'soon' }, textFile)).status).toBe(422)
  expect((await ana.upload('/briefs', {}, textFile)).body).toMatchObject({
    message: '“declaration.txt”: A template has to be a Word (.docx, .doc), RTF, ODT or PDF file.',
  })
  expect((await ana.call('GET', path)).body).toEqual([])
  expect(await storedFiles(services)).toEqual([])
})

test('a file over 25 MB is refused with 413 and nothing of it stays', async () => {
  const { ana, clientId, services } = await anaWithClient()
  const big = { name: 'big.txt', bytes: new Uint8Array(25_000_001).fill(97) }
  const reply = await ana.upload(`/clients/${clientId}/documents`, {}, big)
  expect(reply).toMatchObject({ status: 413, body: { message: /^“big\.txt” is larger than 25 MB/ } })
  expect(await storedFiles(services)).toEqual([])
})

test('a broken form is 400 and leaves nothing behind', async () => {
  const { ana, clientId, services, app } = await anaWithClient()
  const send = (type: string, body: string) =>
    app.request(`/api/clients/${clientId}/documents`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${ana.token}`, 'Content-Type': type },
      body,
    })
  expect((await send('multipart/form-data', 'x')).status).toBe(400)
  const cut = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nI was'
  expect((await send('multipart/form-data; boundary=b', cut)).status).toBe(400)
  expect(await storedFiles(services)).toEqual([])
})

test('a new CV stands beside the old one, newest first; a replaced file goes', async () => {
  const { ana, clientId, services, clock } = await anaWithClient()
  const path = `/clients/${clientId}/documents`
  const first = await ana.upload<Item>(path, { document_title: 'CV', is_cv: 'true' }, textFile)
  clock.now += 1000
  await ana.upload(path, { document_title: 'CV 2026', is_cv: 'yes' }, { name: 'cv.txt', bytes: 'Newer.' })
  const { body } = await ana.call<Item[]>('GET', path)
  expect(body.map(({ document_title, is_cv }) => [document_title, is_cv])).toEqual([
    ['CV 2026', true],
    ['CV', true],
  ])
  const replaced = { name: 'cv-old.txt', bytes: 'Older, mended.' }
  const after = await ana.upload<Item>(`${path}/${first.body.id}`, {}, replaced, 'PUT')
  expect(after.body).toMatchObject({ document_title: 'CV', is_cv: true, file_name: 'cv-old.txt' })
  expect((await ana.call('GET', `${path}/${first.body.id}/display?form=text`)).body).toBe('Older, mended.')
  expect(await storedFiles(services)).toHaveLength(2)
})

test('an expert has a description and further information; deleting the expert deletes both', async () => {
  const { ana, clientId, services } = await anaWithClient()
  const path = `/clients/${clientId}/experts`
  const expert = await ana.upload<Item>(path, { expert_name: 'Dr. Ada', expert_description: 'Historian' }, textFile)
  const about = { expert_name: 'Dr. Ada', expert_description: 'Historian', s3_path: expect.any(String) }
  expect(expert.body).toMatchObject({ ...about, status: 'ready' })
  expect((await ana.call<Item[]>('GET', path)).body).toMatchObject([{ id: expert.body.id, ...about }])
  const extra = `${path}/${expert.body.id}/extra_expert`
  expect(await ana.call('GET', `${extra}/`)).toMatchObject({ status: 404, body: { message: 'Not Found' } })
  const made = await ana.upload<Item>(
    extra,
    { extra_expert_information_title: 'Books', extra_expert_description: 'Two.' },
    { name: 'list.txt', bytes: 'First. Second.' },
  )
  expect((await ana.call<Item[]>('GET', extra)).body[0]).toMatchObject({
    extra_expert_information_title: 'Books',
    expert_id: expert.body.id,
    combined_description_and_s3_content: 'Two.\n\nFirst. Second.',
  })
  expect((await ana.call('GET', `${extra}/${made.body.id}`)).body).toBe('Two.\n\nFirst. Second.')
  expect((await ana.upload(extra, { extra_expert_information_title: 'Nothing' })).status).toBe(422)
  expect((await ana.call('DELETE', `${path}/${expert.body.id}`)).status).toBe(200)
  expect((await ana.call('GET', extra)).status).toBe(404)
  expect(await storedFiles(services)).toEqual([])
})

test('a citation is a text, a file or both, for one tool or for all', async () => {
  const { ana, clientId } = await anaWithClient()
  const path = `/citations/${clientId}`
  expect(await ana.call('GET', path)).toMatchObject({ status: 404, body: { message: 'Not Found' } })
  const typed = { citation_title: 'Country report', citation_text: 'Abuses go on.', tool_type: 'draft_generator' }
  const first = await ana.call<Item>('POST', path, typed)
  expect(first).toMatchObject({ status: 201, body: { ...typed, combined_text: 'Abuses go on.', s3_path: null } })
  await ana.upload(path, { citation_title: 'Article' }, textFile)
  expect((await ana.call<Item[]>('GET', path)).body.map(({ citation_title }) => citation_title)).toEqual([
    'Article',
    'Country report',
  ])
  expect((await ana.call<Item[]>('GET', `${path}?tool_type=draft_generator`)).body).toHaveLength(1)
  expect((await ana.call('GET', `/citations/${first.body.id}/display/`)).body).toBe('Abuses go on.')
  expect((await ana.call('PUT', `/citations/${first.body.id}`, { citation_title: 'Report' })).body).toMatchObject({
    citation_title: 'Report',
    citation_text: 'Abuses go on.',
  })
  expect((await ana.call('POST', path, { citation_title: 'Bare' })).body).toMatchObject({
    details: { fields: [{ name: 'citation_text', label: 'Text' }] },
  })
  expect((await ana.call('DELETE', `/citations/${first.body.id}`)).status).toBe(200)
  expect((await ana.call('DELETE', `/citations/${first.body.id}`)).status).toBe(404)
})

test("extra information and templates are kept; each list shows only the attorney's own", async () => {
  const { ana, clientId, signUp } = await anaWithClient()
  const eve = await signUp()
  const ids = await buildFiles(ana, clientId)
  expect((await ana.call<Item[]>('GET', `/clients/${clientId}/extra_client`)).body).toMatchObject([
    {
      extra_client_information_title: 'Interview',
      extra_client_description: 'She fled in 2019.',
      combined_description_and_s3_content: 'She fled in 2019.',
      client_id: clientId,
      s3_path: null,
    },
  ])
  expect((await ana.call('GET', `/clients/${clientId}/extra_client_view/${ids['extraClientId']}`)).body).toBe(
    'She fled in 2019.',
  )
  expect((await ana.call<Item[]>('GET', '/briefs/')).body).toMatchObject([{ id: ids['briefId'], title: 'Motion' }])
  expect((await eve.call('GET', '/briefs')).body).toEqual([])
  expect((await ana.call('GET', `/clients/${clientId}`)).body).toMatchObject({
    counts: { client_document: 1, expert: 1, citation: 1, extra_client: 1, extra_expert: 1 },
  })
})

test('a deleted client takes every file along', async () => {
  const { ana, clientId, services } = await anaWithClient()
  await buildFiles(ana, clientId)
  expect(await storedFiles(services)).toHaveLength(2)
  expect((await ana.call('DELETE', `/clients/${clientId}`)).status).toBe(200)
  expect(await storedFiles(services)).toHaveLength(1)
})

test('everything of a client is searched: the record, titles, and words inside files with their page', async () => {
  const { ana, clientId } = await anaWithClient()
  const pages = [['The first page speaks of nothing.'], ['# Arrest', 'They were held at Río Bravo for two days.']]
  await ana.upload(
    `/clients/${clientId}/documents`,
    { document_title: 'Declaration' },
    {
      name: 'd.pdf',
      bytes: smallPdf(pages.map((lines) => lines.map((line) => line.replace('í', 'i')))),
    },
  )
  const search = async (q: string) =>
    (await ana.call<Item[]>('GET', `/clients/${clientId}/search?q=${encodeURIComponent(q)}`)).body
  expect(await search('rio BRAVO')).toMatchObject([
    {
      kind: 'client_document',
      title: 'Declaration',
      page: 2,
      heading: 'Arrest',
      excerpt: expect.stringContaining('held at Rio Bravo'),
    },
  ])
  expect(await search('maria')).toMatchObject([{ kind: 'client' }])
  expect(await search('%')).toEqual([])
  expect((await ana.call<Item[]>('GET', '/search?q=declar')).body).toMatchObject([{ title: 'Declaration' }])
})

test('a list is paged, and sorted by title when asked', async () => {
  const { ana, clientId, clock } = await anaWithClient()
  for (const document_title of ['B', 'a', 'C']) {
    clock.now += 1
    await ana.upload(`/clients/${clientId}/documents`, { document_title }, textFile)
  }
  const titles = async (query: string) => {
    const reply = await ana.call<Item[]>('GET', `/clients/${clientId}/documents?${query}`)
    return { next: reply.headers.get('X-Next-Cursor'), titles: reply.body.map((item) => item['document_title']) }
  }
  expect((await titles('')).titles).toEqual(['C', 'a', 'B'])
  const first = await titles('limit=2')
  expect(first.titles).toEqual(['C', 'a'])
  expect((await titles(`limit=2&cursor=${first.next}`)).titles).toEqual(['B'])
  expect((await titles('sort=title')).titles).toEqual(['a', 'B', 'C'])
  expect((await titles('q=c')).titles).toEqual(['C'])
})
