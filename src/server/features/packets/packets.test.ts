import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Draft } from '#contract/drafting.ts'
import type { PacketReply } from '#contract/packets.ts'
import { readPageTexts } from '#server/pdf/page-texts.ts'
import { readLinks } from '#server/pdf/testing/read-links.ts'
import { formPdf, pngPicture, textPdf } from '#server/pdf/testing/sample-files.ts'
import { pdfWarnings } from '#test/pdf-warnings.ts'
import { waiverAnswers, waiverClient } from '#test/records.ts'
import { findProgram } from '#test/system-programs.ts'
import { type Caller, createTestApp, type UploadedFile } from '#test/test-app.ts'

const soffice = findProgram('soffice', 'printing the brief')
const pdftoppm = findProgram('pdftoppm', 'showing pages')

const declaration = [
  ['DECLARATION OF DANA WHITLOCK MEDINA', '1. I am the wife of Rogelio Medina.', '2. I was diagnosed in October 2019.'],
  ['3. I weigh 118 pounds. Mateo weighs 61, and I can', 'no longer lift him when he fights me.'],
  ['4. I drive my mother to dialysis every Tuesday.'],
]

/** Each packet is printed by LibreOffice, one after the other, and a busy machine takes its time. */
const slow = { timeout: 400_000 }

/** A finished waiver brief of a client with these documents, in the order of its exhibits. */
async function openBrief(ana: Caller, files: readonly (readonly [string, UploadedFile])[]) {
  await ana.verify()
  const { body: client } = await ana.call<{ id: string }>('POST', '/clients/', waiverClient)
  const ids: string[] = []
  for (const [document_title, file] of files) {
    const { body } = await ana.upload<{ id: string }>(`/clients/${client.id}/documents`, { document_title }, file)
    ids.push(body.id)
  }
  const listed = () => ana.call<{ status: string }[]>('GET', `/clients/${client.id}/documents`)
  await expect
    .poll(async () => (await listed()).body.filter(({ status }) => status === 'processing').length, {
      timeout: 120_000,
    })
    .toBe(0)
  const started = await ana.call<Draft>('POST', '/ai_tool/upw', {
    ...waiverAnswers,
    client_id: client.id,
    filing_date: '2026-11-20',
  })
  const draftPath = `/clients/${client.id}/drafts/${started.body.draft_id}`
  const draft = async () => (await ana.call<Draft>('GET', draftPath)).body
  await expect.poll(async () => (await draft()).status, { timeout: 120_000 }).toBe('ready')
  const path = `${draftPath}/packet`
  const look = async () => (await ana.call<PacketReply>('GET', path)).body
  const make = async () => {
    expect((await ana.call('POST', `${path}/make`)).status).toBe(202)
    await expect.poll(async () => (await look()).status, { timeout: 180_000 }).not.toBe('making')
    return look()
  }
  const write = async (section_content: string) => {
    const section = (await draft()).sections.find(({ id }) => id === 'sep_spouse')
    const manual = `/ai_tool/draft_from_template_sections/manual/${started.body.draft_id}/${section?.id}`
    const edited = await ana.call('PUT', manual, { section_content, base_version: section?.version })
    expect(edited.status).toBe(200)
  }
  return { clientId: client.id, draftId: started.body.draft_id, ids, path, look, make, draft, write }
}

const cite = (id: string | undefined, page: number, printed: string) =>
  `<span data-source="ex:${id}|p=${page}">${printed}</span>`

type App = Awaited<ReturnType<typeof createTestApp>>

/** A file of the packet on disk, as it was downloaded. */
async function download({ app }: App, ana: Caller, path: string, number = 1): Promise<string> {
  const response = await app.request(`/api${path}/parts/${number}`, {
    headers: { Authorization: `Bearer ${ana.token}` },
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('application/pdf')
  const folder = await mkdtemp(join(tmpdir(), 'packet-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'part.pdf')
  await writeFile(file, new Uint8Array(await response.arrayBuffer()))
  return file
}

/** Each pinpoint of the brief, which ends on a page of the file, leads to the page that bears its number. */
async function expectLeading(file: string, texts: readonly string[], lastOfBrief: number): Promise<void> {
  const leads = (await readLinks(file, 100)).filter(({ page }) => page <= lastOfBrief)
  const cited = leads.flatMap(({ words, to }) => {
    const [, letter = '', number = ''] = /^Ex\. ([A-Z]) at (\d+)/.exec(words) ?? []
    return letter === '' ? [] : [[words, letter, number, texts[to - 1]?.split('\n').at(-1)] as const]
  })
  expect(cited.map(([words]) => words)).toEqual(expect.arrayContaining(['Ex. A at 3', 'Ex. E at 13', 'Ex. C at 8']))
  for (const [words, letter, number, stamp] of cited)
    expect([words, stamp?.replaceAll(/\s+/g, ' ')]).toEqual([words, `Ex. ${letter} ${number}`])
}

/** The brief stands behind the cover and cites the pages of the packet. */
async function expectBrief({ made }: PacketReply, file: string, texts: readonly string[]): Promise<void> {
  const pages = made?.brief_pages ?? null
  if (!soffice) return expect(pages).toBeNull()
  const end = 1 + (pages ?? 0)
  const brief = texts.slice(1, end).join('\n')
  expect(brief).toContain('I weigh 118 pounds')
  expect(brief).toMatch(/Ex\.\s+A\s+at\s+3/)
  // Its index knows the pages of a picture only here.
  expect(brief).toMatch(/Photograph of the house\s+1\b/)
  expect(texts[end]).toContain('TABLE OF CONTENTS')
  await expectLeading(file, texts, end)
}

test('a brief with exhibits of mixed kinds becomes a packet whose pinpoints hold their words', slow, async () => {
  const testApp = await createTestApp()
  const ana = await testApp.signUp()
  const { ids, path, look, make, draft, write } = await openBrief(ana, [
    ['Declaration of Dana Medina', { name: 'declaration.pdf', bytes: await textPdf(declaration) }],
    ['Form I-601A', { name: 'form.pdf', bytes: await formPdf('Rogelio Medina') }],
    [
      'Lease, on A4 and turned',
      {
        name: 'lease.pdf',
        bytes: await textPdf([['The rent is 900 dollars a month.']], { size: [595, 842], turned: 90 }),
      },
    ],
    ['Photograph of the house', { name: 'house.png', bytes: pngPicture(300, 200) }],
    [
      'Letter of the pastor',
      {
        name: 'letter.txt',
        bytes: 'Letter\nHe laid the tile of our kitchen.\nPage 1 of 2\nHe sings in the choir.\nPage 2 of 2',
      },
    ],
    ['Receipts', { name: 'receipts.pdf', bytes: await textPdf([['Receipt 1'], ['Receipt 2']], { isProtected: true }) }],
  ])
  await write(
    `<p>“I weigh 118 pounds,” she says. ${cite(ids[0], 2, 'Ex. A at 2')}. “He sings in the choir.” ${cite(ids[4], 2, 'Ex. E at 2')}. “The rent is 900 dollars a month.” ${cite(ids[2], 1, 'Ex. C at 1')}.</p>`,
  )
  expect(await look()).toMatchObject({ status: 'none', forum: 'uscis-paper', made: null })
  const made = await make()
  const kept = await testApp.database.selectFrom('exhibit_pages').select('details').execute()
  // Of the form alone it is known which boxes hold nothing: none.
  const boxes = kept.map(({ details }) => (JSON.parse(details) as { emptyFields?: object }).emptyFields)
  expect(boxes.filter((one) => one !== undefined)).toEqual([{ count: 0, first: [] }])
  expect([made.status, made.reason]).toEqual(['ready', null])
  expect(made.items.map(({ letter, first, last }) => [letter, first, last])).toEqual([
    ['A', 2, 4],
    ['B', 6, 6],
    ['C', 8, 8],
    ['D', 10, 10],
    ['E', 12, 13],
    ['F', 15, 16],
  ])
  const pinpoints =
    made.made?.pinpoints.filter(({ sentence }) =>
      /“(?:I weigh 118 pounds|He sings in the choir|The rent is)/.test(sentence),
    ) ?? []
  expect(pinpoints.map(({ text, state }) => [text, state])).toEqual([
    ['Ex. A at 3', 'holds'],
    ['Ex. E at 13', 'holds'],
    ['Ex. C at 8', 'holds'],
  ])
  const written = (await draft()).sections.map(({ section_content }) => section_content).join('')
  expect(written).toContain('Ex. A at 3')
  expect(made.made?.is_stale).toBe(false)
  const file = await download(testApp, ana, path)
  expect(await pdfWarnings(file)).toEqual([])
  const texts = await readPageTexts(file, 100)
  expect(texts).toHaveLength(made.made?.pages ?? 0)
  expect(texts.some((text) => text.includes('Rogelio Medina') && /Ex\. B\s+6/.test(text))).toBe(true)
  expect(made.made?.parts.map(({ file_name }) => file_name)).toEqual([
    expect.stringMatching(/_I-601A_ExhibitA-F\.pdf$/),
  ])
  await expectBrief(made, file, texts)
  const picture = await testApp.app.request(`/api${path}/pages/3?size=small`, {
    headers: { Authorization: `Bearer ${ana.token}` },
  })
  expect([picture.status, picture.headers.get('Content-Type')?.split(';')[0]]).toEqual(
    pdftoppm ? [200, 'image/png'] : [409, 'application/json'],
  )
  expect((await ana.call('GET', `${path}/pages/999`)).status).toBe(404)
})

test(
  'a pinpoint whose page does not hold the words is named with its sentence, and with the page that does',
  slow,
  async () => {
    const testApp = await createTestApp()
    const ana = await testApp.signUp()
    const { ids, make, write } = await openBrief(ana, [
      ['Declaration of Dana Medina', { name: 'declaration.pdf', bytes: await textPdf(declaration) }],
    ])
    await write(
      `<p>“I weigh 118 pounds.” ${cite(ids[0], 1, 'Ex. A at 1')}. “I weigh 181 pounds.” ${cite(ids[0], 2, 'Ex. A at 2')}. Ex. B at 9.</p>`,
    )
    const { made } = await make()
    const failing = made?.pinpoints.filter(({ message }) => message !== null) ?? []
    expect(failing.map(({ state, message }) => [state, message])).toEqual([
      ['elsewhere', 'Ex. A at 2: the quoted words stand on page 3, not on page 2.'],
      ['absent', 'Ex. A at 3: page 3 does not hold the quoted words.'],
      ['no-exhibit', 'Ex. B is cited, but the packet has no exhibit B.'],
    ])
    expect(failing[1]?.sentence).toContain('181 pounds')
  },
)

test('moving an exhibit moves the letters of the draft, and the packet says that its files are old', slow, async () => {
  const testApp = await createTestApp()
  const ana = await testApp.signUp()
  const { ids, path, make, draft, write, look } = await openBrief(ana, [
    ['Declaration of Dana Medina', { name: 'declaration.pdf', bytes: await textPdf(declaration) }],
    ['Receipts', { name: 'receipts.pdf', bytes: await textPdf([['Receipt 1'], ['Receipt 2']]) }],
  ])
  await write(`<p>“I weigh 118 pounds.” ${cite(ids[0], 2, 'Ex. A at 2')}.</p>`)
  await make()
  const { body } = await ana.call<PacketReply>('PATCH', path, { order: [ids[1], ids[0]] })
  expect(body.items.map(({ letter, title }) => [letter, title])).toEqual([
    ['A', 'Receipts'],
    ['B', 'Declaration of Dana Medina'],
  ])
  expect(body.made?.is_stale).toBe(true)
  const again = await make()
  expect(again.made?.is_stale).toBe(false)
  expect(
    again.made?.pinpoints.filter(({ sentence }) => sentence.includes('“')).map(({ text, state }) => [text, state]),
  ).toEqual([['Ex. B at 6', 'holds']])
  expect((await draft()).sections.map(({ section_content }) => section_content).join('')).toContain('Ex. B at 6')
  expect((await look()).made?.parts).toHaveLength(1)
})

test(
  'the court gets tabs, a proof of service, and files of at most 25 MB; the packet is nobody else’s',
  slow,
  async () => {
    const testApp = await createTestApp()
    const ana = await testApp.signUp()
    const eve = await testApp.signUp()
    const { path, make } = await openBrief(ana, [
      ['Receipts', { name: 'receipts.pdf', bytes: await textPdf([['Receipt 1']]) }],
    ])
    const changed = await ana.call<PacketReply>('PATCH', path, {
      forum: 'court',
      bates: true,
      answers: { all_on_ecas: 'yes', eoir_id: 'AB123456' },
    })
    expect(changed.body).toMatchObject({ forum: 'court', limit_bytes: 25_000_000, bates: true })
    const { made } = await make()
    const apart = soffice ? [['brief', expect.stringMatching(/_Brief\.pdf$/)]] : []
    expect(made?.parts.map(({ kind, file_name }) => [kind, file_name])).toEqual([
      ['exhibits', expect.stringMatching(/_Exhibits_Part1\.pdf$/)],
      ...apart,
    ])
    if (soffice) {
      const brief = await download(testApp, ana, path, 2)
      expect(await pdfWarnings(brief)).toEqual([])
      expect((await readPageTexts(brief, 100)).length).toBe(made?.brief_pages)
    }
    const texts = await readPageTexts(await download(testApp, ana, path), 50)
    expect(texts.at(-1)).toContain('completed through ECAS')
    expect(texts.at(-1)).toMatch(/3$/)
    expect(texts[0]).toContain('EXECUTIVE OFFICE FOR IMMIGRATION REVIEW')
    expect(texts.join('\n')).toMatch(/-000002/)
    // What no paper prints leaves the files as they are; what the cover prints does not.
    const answered = async (answers: object) =>
      (await ana.call<PacketReply>('PATCH', path, { answers })).body.made?.is_stale
    expect(await answered({ fee_checked: '2026-11-10' })).toBe(false)
    expect(await answered({ hearing_time: '1:00 p.m.' })).toBe(true)
    for (const [method, call] of [
      ['GET', ''],
      ['PATCH', ''],
      ['POST', '/make'],
      ['POST', '/cancel'],
      ['GET', '/parts/1'],
      ['GET', '/pages/1'],
    ] as const)
      expect((await eve.call(method, path + call, method === 'PATCH' ? {} : undefined)).status).toBe(404)
    expect((await ana.call('GET', `${path}/parts/3`)).status).toBe(404)
    const parts = await testApp.database.selectFrom('packet_parts').select('file_key').execute()
    expect((await ana.call('DELETE', path.replace(/\/packet$/, ''))).status).toBe(204)
    for (const { file_key } of parts) await expect(testApp.services.files.read(file_key)).rejects.toThrow()
  },
)

test(
  'what is cancelled leaves nothing half made, and a client who is deleted takes the files along',
  slow,
  async () => {
    const testApp = await createTestApp({ works: false })
    const { database, services } = testApp
    const ana = await testApp.signUp()
    await ana.verify()
    const { body: client } = await ana.call<{ id: string }>('POST', '/clients/', waiverClient)
    const started = await ana.call<Draft>('POST', '/ai_tool/upw', {
      ...waiverAnswers,
      client_id: client.id,
      filing_date: '2026-11-20',
    })
    const path = `/clients/${client.id}/drafts/${started.body.draft_id}/packet`
    expect((await ana.call('GET', path)).status).toBe(409)
    await database.updateTable('drafts').set({ state: 'ready' }).where('id', '=', started.body.draft_id).execute()
    expect((await ana.call('POST', `${path}/make`)).status).toBe(202)
    expect((await ana.call<PacketReply>('POST', `${path}/cancel`)).body.status).toBe('cancelled')
    const left = await database
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', 'make-packet')
      .where('state', '=', 'waiting')
      .execute()
    expect(left).toEqual([])
    expect((await ana.call('DELETE', `/clients/${client.id}`)).status).toBe(200)
    const keys: string[] = []
    for await (const key of services.files.list()) keys.push(key)
    expect(keys).toEqual([])
  },
)
