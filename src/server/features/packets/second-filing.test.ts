import { expect, test } from 'vitest'
import type { Draft } from '#contract/drafting.ts'
import type { PreflightReply } from '#contract/filing-kit.ts'
import type { PacketReply } from '#contract/packets.ts'
import { readPageTexts } from '#server/pdf/page-texts.ts'
import { textPdf } from '#server/pdf/testing/sample-files.ts'
import { keepFile } from '#test/keep-file.ts'
import { waiverAnswers, waiverClient } from '#test/records.ts'
import { findProgram } from '#test/system-programs.ts'
import { createTestApp } from '#test/test-app.ts'

const soffice = findProgram('soffice', 'printing the brief')
const day = '2026-11-20'

/** A client of one attorney whose briefs are filed with the immigration court one after the other. */
async function openCase() {
  const { signUp, app } = await createTestApp()
  const ana = await signUp()
  await ana.verify()
  const { body: client } = await ana.call<{ id: string }>('POST', '/clients/', waiverClient)
  const documents = `/clients/${client.id}/documents`
  const upload = async (document_title: string, pages: string[][]) => {
    const file = { name: 'file.pdf', bytes: await textPdf(pages) }
    const { body } = await ana.upload<{ id: string }>(documents, { document_title }, file)
    const listed = async () => (await ana.call<{ status: string }[]>('GET', documents)).body
    await expect
      .poll(async () => (await listed()).every(({ status }) => status === 'ready'), { timeout: 60_000 })
      .toBe(true)
    return body.id
  }
  const brief = async () => {
    const started = await ana.call<Draft>('POST', '/ai_tool/upw', { ...waiverAnswers, client_id: client.id })
    const path = `/clients/${client.id}/drafts/${started.body.draft_id}`
    const draft = async () => (await ana.call<Draft>('GET', path)).body
    await expect.poll(async () => (await draft()).status, { timeout: 120_000 }).toBe('ready')
    const look = async () => (await ana.call<PacketReply>('GET', `${path}/packet`)).body
    const change = (changes: object) => ana.call<PacketReply & { message: string }>('PATCH', `${path}/packet`, changes)
    const file = (filed_on: string | null) =>
      ana.call<PacketReply & { message: string }>('PUT', `${path}/packet/filed`, { filed_on })
    const make = async () => {
      expect((await ana.call('POST', `${path}/packet/make`)).status).toBe(202)
      await expect.poll(async () => (await look()).status, { timeout: 240_000 }).toBe('ready')
      return look()
    }
    const write = async (section_content: string) => {
      const section = (await draft()).sections.find(({ id }) => id === 'sep_spouse')
      const manual = `/ai_tool/draft_from_template_sections/manual/${started.body.draft_id}/sep_spouse`
      const edited = await ana.call('PUT', manual, { section_content, base_version: section?.version })
      expect(edited.status).toBe(200)
    }
    const cites = async () => {
      const written = (await draft()).sections.find(({ id }) => id === 'sep_spouse')?.section_content ?? ''
      return [...written.matchAll(/>(Ex\. [^<]+)</g)].map(([, printed]) => printed)
    }
    const download = async (kind: 'brief' | 'exhibits') => {
      const part = (await look()).made?.parts.find((one) => one.kind === kind)
      const headers = { Authorization: `Bearer ${ana.token}` }
      const reply = await app.request(`/api${path}/packet/parts/${part?.number}`, { headers })
      const pdf = await keepFile(new Uint8Array(await reply.arrayBuffer()))
      return (await readPageTexts(pdf, 200)).map((text) => text.replaceAll(/\s+/g, ' '))
    }
    const rule = async (code: string) =>
      (await ana.call<PreflightReply>('GET', `${path}/preflight`)).body.lines.filter((line) => line.code === code)
    /** What the checks say of the draft, its decisions aside. */
    const checks = async () => {
      const { body } = await ana.call<{ flags: { message: string }[]; review: { message: string }[] }>(
        'GET',
        `${path}/checks`,
      )
      return [...body.flags, ...body.review].map(({ message }) => message)
    }
    await change({ forum: 'court' })
    return {
      checks,
      look,
      change,
      file,
      make,
      write,
      cites,
      download,
      rule,
    }
  }
  return { upload, brief }
}

const cite = (id: string, page: number) => `<span data-source="ex:${id}|p=${page}">Ex. A at ${page}</span>`

test('a second filing goes on after the first, says so in its pinpoints, and cites the first where it was filed', async () => {
  const { upload, brief } = await openCase()
  const shop = await upload('Declaration of the neighbor', [['I live next door.'], ['The shop was burned in May.']])
  await upload('Lease', [['The rent is due on the first.']])
  const first = await brief()
  await first.write(`<p>“The shop was burned in May.” ${cite(shop, 2)}.</p>`)
  expect((await first.file(day)).body.message).toContain('Make the packet first')
  const ofCase = { eoir_id: 'NC000418', all_on_ecas: 'yes' }
  await first.change({ answers: { ...ofCase, cover_note: 'joint' } })
  expect(await first.make()).toMatchObject({ filing: { number: 1, name: 'First Filing', filed_on: null, earlier: [] } })
  expect(await first.cites()).toEqual(['Ex. A at 3'])
  expect((await first.file('2999-01-01')).status).toBe(422)
  expect((await first.file(day)).body.filing.filed_on).toBe(day)
  // What is filed is frozen.
  expect((await first.change({ bates: true })).body.message).toContain('marked as filed')

  const doctor = await upload('Letter of the doctor', [['She was examined.'], ['The scars are from burns.']])
  const second = await brief()
  const opened = await second.look()
  expect(opened.filing).toMatchObject({
    number: 2,
    name: 'Second Filing',
    is_given: false,
    last_letter: 'B',
    earlier: [{ number: 1, filed_on: day, letters: 'A-B' }],
  })
  // What holds for the whole case is not asked again; what was said of that filing alone is.
  expect(opened.answers).toEqual(ofCase)
  expect(opened.items.map(({ letter, title }) => [letter, title])).toEqual([['C', 'Letter of the doctor']])
  expect(opened.filing.documents.map(({ letter, first: from, last }) => [letter, from, last])).toEqual([
    ['A', 2, 3],
    ['B', 5, 5],
  ])
  await second.write(
    `<p>“The shop was burned in May.” ${cite(shop, 2)}. “The scars are from burns.” ${cite(doctor, 2)}. She was seen. ${cite(doctor, 1)}.</p>`,
  )
  const { made } = await second.make()
  expect(await second.cites()).toEqual(['Ex. A at 3', 'Ex. C at 3 (Second Filing)', 'Ex. C at 2 (Second Filing)'])
  const own = made?.pinpoints.filter(({ text }) => / at /.test(text)) ?? []
  expect(own.map(({ text, state }) => [text, state])).toEqual(
    expect.arrayContaining([
      ['Ex. A at 3', 'holds'],
      ['Ex. C at 3 (Second Filing)', 'holds'],
      ['Ex. C at 2 (Second Filing)', 'inside'],
    ]),
  )
  expect(made?.pinpoints.filter(({ message }) => message !== null)).toEqual([])
  const pages = await second.download('exhibits')
  expect(pages[0]).toContain('TAB C (SECOND FILING)')
  expect(pages.find((page) => page.includes('TABLE OF CONTENTS'))).toContain('Second Filing')
  expect(pages.some((page) => page.includes('The shop was burned'))).toBe(false)
  if (soffice) expect((await second.download('brief')).join(' ')).toContain('Ex. C at 3 (Second Filing)')
  // The mark names no person and no fact: no check speaks of it.
  expect((await second.checks()).length).toBeGreaterThan(0)
  expect((await second.checks()).filter((message) => /\b(?:Second|Filing)\b/.test(message))).toEqual([])
  expect((await second.rule('E11'))[0]?.state).toBe('holds')
  expect((await second.rule('X07'))[0]?.state).toBe('holds')
}, 900_000)

test('a word that the earlier filing does not have, a missing mark and a letter of nobody are found', async () => {
  const { upload, brief } = await openCase()
  const shop = await upload('Declaration of the neighbor', [['I live next door.'], ['The shop was burned in May.']])
  const first = await brief()
  await first.make()
  await first.file(day)
  await upload('Letter of the doctor', [['She was examined.'], ['The scars are from burns.']])
  const second = await brief()
  await second.write(
    `<p>“The shop was burned in June.” ${cite(shop, 2)}. “The scars are from burns.” Ex. B at 3. It is so. Ex. K at 2.</p>`,
  )
  const { made } = await second.make()
  const failing = made?.pinpoints.filter(({ message }) => message !== null).map(({ message }) => message)
  expect(failing).toEqual([
    'Ex. A at 3: page 3 does not hold the quoted words.',
    'Ex. B at 3: say “(Second Filing)”. Each filing of a case counts its pages from 1.',
    'Ex. K is cited, but the packet has no exhibit K.',
  ])
  expect((await second.rule('X07')).map(({ severity }) => severity)).toEqual(['block', 'block', 'warn'])
}, 900_000)

test('the attorney says which filing it is where the first was made elsewhere, and files again what she wants to', async () => {
  const { upload, brief } = await openCase()
  await upload('Declaration of the neighbor', [['The shop was burned in May.']])
  const one = await brief()
  // Letters of an earlier filing tell that there was one.
  await one.change({ answers: { used_letters: 'F' } })
  expect((await one.look()).filing).toMatchObject({ number: 2, last_letter: 'F' })
  await one.change({ answers: { used_letters: 'F', filing_number: '3' } })
  const third = await one.look()
  expect(third.filing).toMatchObject({ number: 3, name: 'Third Filing', is_given: true })
  expect(third.items.map(({ letter }) => letter)).toEqual(['G'])
  await one.change({ bates: true, answers: { used_bates: '40' } })
  await one.make()
  await one.file(day)

  await upload('Lease', [['The rent is due.']])
  const next = await brief()
  expect((await next.look()).filing).toMatchObject({ number: 4, last_letter: 'G', last_bates: 43 })
  const [neighbor] = (await next.look()).others
  await next.change({ add: { id: neighbor?.id } })
  const again = await next.look()
  expect(again.items.map(({ letter, title }) => [letter, title])).toEqual([
    ['H', 'Lease'],
    ['I', 'Declaration of the neighbor'],
  ])
  expect(again.filing.documents).toEqual([])
  await next.make()
  await next.file(day)
  expect((await one.file(null)).body.message).toContain('A later filing of this case')
  await next.file(null)
  expect((await one.file(null)).body.filing.filed_on).toBeNull()
  // Nothing was filed before any more; the documents are this packet's own again.
  expect((await next.look()).filing).toMatchObject({ number: 1, last_letter: null, earlier: [] })
  await next.change({ forum: 'uscis-paper' })
  expect((await next.look()).filing).toMatchObject({ number: null, name: null })
}, 900_000)
