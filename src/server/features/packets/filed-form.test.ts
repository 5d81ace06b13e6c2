import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { PacketReply } from '#contract/packets.ts'
import { findDraftById, writeFiledDraft } from '#server/features/drafting/index.ts'
import { readPageTexts } from '#server/pdf/page-texts.ts'
import { keepFile } from '#test/keep-file.ts'
import { findProgram } from '#test/system-programs.ts'
import { createTestApp } from '#test/test-app.ts'
import { awaitDraft, type Call, readWorkedCases, requestDraft } from '#test/worked-cases.ts'

const soffice = findProgram('soffice', 'printing the brief')

test('the notes for the attorney are in the Word file and never in the packet; accepted, the brief is no draft', async () => {
  const { signUp, app, database, services } = await createTestApp()
  const ana = await signUp()
  await ana.verify()
  const call = (async (method, path, body) => (await ana.call(method, path, body)).body) as Call
  const worked = readWorkedCases('asylum-brief').find(({ id }) => id === 'A7')
  if (!worked) throw new Error('There is no such case.')
  const path = await requestDraft(call, 'draft_generator', worked)
  const { draft_id, client_id, sections } = await awaitDraft(call, path)
  await ana.upload(
    `/clients/${client_id}/documents`,
    { document_title: 'Lease' },
    { name: 'a.txt', bytes: 'The rent is due on the first of each month.' },
  )
  const documents = `/clients/${client_id}/documents`
  await expect
    .poll(async () => (await call<{ status: string }[]>('GET', documents)).every(({ status }) => status === 'ready'), {
      timeout: 60_000,
    })
    .toBe(true)
  const brief = async () => {
    expect((await ana.call('POST', `${path}/packet/make`)).status).toBe(202)
    const look = () => call<PacketReply>('GET', `${path}/packet`)
    await expect.poll(async () => (await look()).status, { timeout: 240_000 }).toBe('ready')
    const part = (await look()).made?.parts.find(({ kind }) => kind === 'brief')
    const reply = await app.request(`/api${path}/packet/parts/${part?.number}`, {
      headers: { Authorization: `Bearer ${ana.token}` },
    })
    const file = await keepFile(new Uint8Array(await reply.arrayBuffer()))
    return (await readPageTexts(file, 100)).join('\n').replaceAll(/\s+/g, ' ')
  }
  const open = await brief()
  expect(open).not.toContain('Items for attorney')
  if (!soffice) return
  expect(open).toContain('DRAFT: attorney review required')
  expect(open).toContain('STATEMENT OF FACTS')
  for (const { id, section_content, version } of sections) {
    const filled = section_content.replaceAll(/<mark[^<>]*>[^<]*<\/mark>/g, 'as the record shows')
    const manual = `/ai_tool/draft_from_template_sections/manual/${draft_id}/${id}`
    if (filled !== section_content) await call('PUT', manual, { section_content: filled, base_version: version })
  }
  for (const { id } of sections)
    await call('POST', `${path}/sections/${id}/accept`, { override: 'Read against the file.' })
  const accepted = await brief()
  expect(accepted).toContain('STATEMENT OF FACTS')
  expect(accepted).not.toContain('Items for attorney')
  expect(accepted).not.toContain('attorney review required')
  // Nor is what the attorney takes responsibility for.
  const row = await findDraftById(database, draft_id)
  const signed = Object.values(unzipSync(row ? await writeFiledDraft(services, row) : new Uint8Array()))
  const words = signed.map((part) => Buffer.from(part).toString()).join(' ')
  expect(words).toContain('STATEMENT OF FACTS')
  expect(words).not.toMatch(/attorney review required|Items for attorney/)
}, 900_000)
