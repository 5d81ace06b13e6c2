import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { PreflightReply } from '#contract/filing-kit.ts'
import type { PacketReply } from '#contract/packets.ts'
import { readPageTexts } from '#server/pdf/page-texts.ts'
import { markedPdf, textPdf } from '#server/pdf/testing/sample-files.ts'
import { rawDocx } from '#server/word/testing/raw-docx.ts'
import { keepFile } from '#test/keep-file.ts'
import { waiverAnswers, waiverClient } from '#test/records.ts'
import { ask, createServerHome, type RunningServer } from '#test/running-server.ts'
import { findProgram } from '#test/system-programs.ts'

/** A PATH on which everything is that a packet may use, but no LibreOffice. */
async function pathWithoutOffice(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'path-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const name of ['sh', 'env', 'pdftoppm', 'tesseract']) {
    const program = findProgram(name, 'a server without LibreOffice')
    if (program) await symlink(program, join(folder, name))
  }
  return folder
}

async function upload({ address }: RunningServer, token: string, path: string, file: File): Promise<void> {
  const form = new FormData()
  form.set('document_title', file.name.replace(/\.\w+$/, ''))
  form.set('file', file)
  const headers = { Authorization: `Bearer ${token}` }
  expect((await fetch(`${address}/api${path}`, { method: 'POST', headers, body: form })).status).toBe(201)
}

test(
  'a server without LibreOffice puts a sheet in the place of each Word file, says so, and finds an open redaction',
  { timeout: 300_000 },
  async () => {
    const { start } = await createServerHome({ PATH: await pathWithoutOffice() })
    const server = await start()
    const account = { email: 'ana@firm.example', password: 'a long pass phrase', accepted_terms: true }
    const { token } = (await ask<{ token: string }>(server, ['POST', '/auth/signup'], { body: account })).body
    const call = async <Reply>(method: string, path: string, body?: object) =>
      (await ask<Reply>(server, [method, path], { token, ...(body && { body }) })).body
    const { id } = await call<{ id: string }>('POST', '/clients/', waiverClient)
    const documents = `/clients/${id}/documents`
    const letter = rawDocx('<w:p><w:r><w:t>Rogelio sings in our choir.</w:t></w:r></w:p>')
    await upload(server, token, documents, new File([new Uint8Array(letter)], 'Letter of the pastor.docx'))
    await upload(server, token, documents, new File([new Uint8Array(await textPdf([['Rent: 900.']]))], 'Lease.pdf'))
    const bank = await markedPdf('Account 4417 1234 5678 9113 of the client')
    await upload(server, token, documents, new File([new Uint8Array(bank)], 'Bank statement.pdf'))
    const isRead = async () =>
      (await call<{ status: string }[]>('GET', documents)).every(({ status }) => status === 'ready')
    await expect.poll(isRead, { timeout: 120_000 }).toBe(true)
    const request = { ...waiverAnswers, client_id: id, filing_date: '2026-11-20' }
    const path = `/clients/${id}/drafts/${(await call<{ draft_id: string }>('POST', '/ai_tool/upw', request)).draft_id}`
    const isWritten = async () => (await call<{ status: string }>('GET', path)).status
    await expect.poll(isWritten, { timeout: 120_000 }).toBe('ready')
    const look = () => call<PacketReply>('GET', `${path}/packet`)
    await call('POST', `${path}/packet/make`)
    await expect.poll(async () => (await look()).status, { timeout: 120_000 }).not.toBe('making')

    const { status, reason, made } = await look()
    expect([status, reason]).toEqual(['ready', null])
    const why = 'Word files are printed by LibreOffice, which is not installed on this server.'
    expect(made?.notes).toContain(`Letter of the pastor: ${why}`)
    expect(made?.brief_pages).toBeNull()
    const headers = { Authorization: `Bearer ${token}` }
    const part = await fetch(`${server.address}/api${path}/packet/parts/1`, { headers })
    const texts = await readPageTexts(await keepFile(new Uint8Array(await part.arrayBuffer())), 100)
    const sheets = texts.map((text) => text.replaceAll(/\s+/g, ' ')).filter((text) => text.includes(why))
    expect(sheets).toHaveLength(2)
    expect(sheets.join('\n')).toContain('This document is on file as DOCX and could not be printed here.')
    expect(sheets.join('\n')).toMatch(/Print .+\.docx and put it in the place of this sheet\./)
    expect(texts.join('\n')).toContain('Rent: 900.')

    const { lines } = await call<PreflightReply>('GET', `${path}/preflight`)
    const open = (code: string) =>
      lines.filter((line) => line.code === code && line.state === 'open').map(({ sentence }) => sentence)
    expect(open('X10')).toEqual([expect.stringContaining('Letter of the pastor')])
    expect(open('X11')).toEqual(['Bank statement, page 1: text can still be read under a blacked-out area.'])
  },
)
