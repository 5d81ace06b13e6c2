import { PDF, PdfDict, PdfName, PdfNumber, PdfStream } from '@libpdf/core'
import { expect, test } from 'vitest'
import type { Draft } from '#contract/drafting.ts'
import type { PacketReply } from '#contract/packets.ts'
import { readPageTexts } from '#server/pdf/page-texts.ts'
import { textPdf } from '#server/pdf/testing/sample-files.ts'
import { keepFile } from '#test/keep-file.ts'
import { pdftoppm, printPages } from '#test/page-dots.ts'
import { pdfWarnings } from '#test/pdf-warnings.ts'
import { waiverAnswers, waiverClient } from '#test/records.ts'
import { findProgram } from '#test/system-programs.ts'
import { createTestApp } from '#test/test-app.ts'

const isRead = findProgram('tesseract', 'reading scans') !== undefined

/** A printed page as some scanners hand it over: a picture in color that nothing was packed in, eleven million bytes. */
async function scanOf(lines: readonly string[]): Promise<Uint8Array> {
  const [scan] = await printPages(await keepFile(await textPdf([lines])), 200, 'color')
  if (!scan) throw new Error('There is no page.')
  const pdf = PDF.create()
  const page = pdf.addPage({ width: 612, height: 792 })
  const about = {
    Type: PdfName.of('XObject'),
    Subtype: PdfName.of('Image'),
    Width: PdfNumber.of(scan.width),
    Height: PdfNumber.of(scan.height),
    ColorSpace: PdfName.of('DeviceRGB'),
    BitsPerComponent: PdfNumber.of(8),
    // Bytes of an image that a program has packed already are not packed again.
    Filter: PdfName.of('RunLengthDecode'),
  }
  const picture = pdf.register(PdfStream.fromDict(about, inRuns(scan.dots)))
  page.dict.set('Resources', PdfDict.of({ XObject: PdfDict.of({ Picture: picture }) }))
  const content = new TextEncoder().encode('q 612 0 0 792 0 0 cm /Picture Do Q')
  page.dict.set('Contents', pdf.register(PdfStream.fromDict({}, content)))
  return pdf.save()
}

/** Run lengths that save nothing: each 128 bytes as they are, behind a byte that says so. */
function inRuns(bytes: Uint8Array): Uint8Array {
  const runs = Array.from({ length: Math.ceil(bytes.length / 128) }, (_, index) => {
    const run = bytes.subarray(index * 128, (index + 1) * 128)
    return [Uint8Array.of(run.length - 1), run]
  })
  return new Uint8Array(Buffer.concat([...runs.flat(), Uint8Array.of(128)]))
}

test.skipIf(!pdftoppm)(
  'scans that are too heavy for one file are made smaller until they fit, stay readable, and the document stays as it is',
  { timeout: 600_000 },
  async () => {
    const testApp = await createTestApp()
    const ana = await testApp.signUp()
    await ana.verify()
    const { body: client } = await ana.call<{ id: string }>('POST', '/clients/', waiverClient)
    const words = (name: string) => Array.from({ length: 12 }, (_, line) => `${name} paid rent in month ${line + 1}.`)
    const files = [
      ['Lease', await scanOf(words('Rogelio'))],
      ['Receipts', await scanOf(words('Dana'))],
      ['Letter', await textPdf([['He sings in the choir.']])],
    ] as const
    const listed = () => ana.call<{ status: string }[]>('GET', `/clients/${client.id}/documents`)
    const isWaiting = async () => (await listed()).body.some(({ status }) => status === 'processing')
    for (const [document_title, bytes] of files) {
      const file = { name: `${document_title}.pdf`, bytes }
      await ana.upload(`/clients/${client.id}/documents`, { document_title }, file)
      // One scan is read at a time; the next would wait for a clock that stands still here.
      await expect.poll(isWaiting, { timeout: 120_000 }).toBe(false)
    }
    const request = { ...waiverAnswers, client_id: client.id, filing_date: '2026-11-20' }
    const draft = `/clients/${client.id}/drafts/${(await ana.call<Draft>('POST', '/ai_tool/upw', request)).body.draft_id}`
    await expect.poll(async () => (await ana.call<Draft>('GET', draft)).body.status, { timeout: 120_000 }).toBe('ready')
    const path = `${draft}/packet`
    const make = async (forum: string) => {
      await ana.call('PATCH', path, { forum })
      await ana.call('POST', `${path}/make`)
      const look = async () => (await ana.call<PacketReply>('GET', path)).body
      await expect.poll(async () => (await look()).status, { timeout: 240_000 }).toBe('ready')
      return (await look()).made
    }
    const smaller = /w(?:as|ere) made smaller for the size limit/

    // On paper nothing has to be small.
    const onPaper = await make('uscis-paper')
    expect(onPaper?.notes.filter((note) => smaller.test(note))).toEqual([])
    expect(onPaper?.bytes).toBeGreaterThan(12_000_000)

    const online = await make('uscis-online')
    expect(online?.parts.filter(({ kind }) => kind === 'exhibits')).toHaveLength(1)
    expect(online?.parts.filter(({ bytes }) => bytes > 12_000_000)).toEqual([])
    const notes = online?.notes.filter((note) => smaller.test(note)) ?? []
    expect(notes.length).toBeGreaterThan(0)
    expect(notes[0]).toContain('1 of its scanned pages was made smaller for the size limit (300 dots an inch, gray)')
    expect(notes.filter((note) => note.startsWith('Letter'))).toEqual([])

    const part = await testApp.app.request(`/api${path}/parts/1`, { headers: { Authorization: `Bearer ${ana.token}` } })
    const file = await keepFile(new Uint8Array(await part.arrayBuffer()))
    expect(await pdfWarnings(file)).toEqual([])
    const texts = await readPageTexts(file, 100)
    const scans = ['Rogelio', 'Dana'].map((name) => texts.findIndex((text) => text.includes(`${name} paid rent`)))
    if (isRead) expect(scans.filter((at) => at < 0)).toEqual([])
    // What is printed is still there to be seen, not only the words behind it.
    const pages = await printPages(file, 40)
    for (const at of scans) expect(pages[at]?.dots.filter((dot) => dot < 160).length).toBeGreaterThan(50)

    const records = await testApp.database.selectFrom('records').select(['title', 'bytes']).execute()
    const uploaded = files.map(([title, bytes]) => ({ title, bytes: bytes.length }))
    expect(records.filter(({ title }) => uploaded.some((one) => one.title === title))).toEqual(
      expect.arrayContaining(uploaded),
    )
  },
)
