import { expect } from 'vitest'
import type { Draft } from '#contract/drafting.ts'
import type { PreflightReply } from '#contract/filing-kit.ts'
import type { PacketReply } from '#contract/packets.ts'
import { readPageTexts } from '#server/pdf/page-texts.ts'
import { textPdf } from '#server/pdf/testing/sample-files.ts'
import { keepFile } from './keep-file.ts'
import { waiverAnswers, waiverClient } from './records.ts'
import { createTestApp } from './test-app.ts'

/** A client of one attorney whose briefs are filed with the immigration court one after the other. */
export async function openCase() {
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
  return { ana, clientId: client.id, upload, brief }
}
