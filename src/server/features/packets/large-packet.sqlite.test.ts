import { readFile, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { PacketReply } from '#contract/packets.ts'
import { readPageTexts } from '#server/pdf/page-texts.ts'
import { textPdf } from '#server/pdf/testing/sample-files.ts'
import { keepFile } from '#test/keep-file.ts'
import { waiverAnswers, waiverClient } from '#test/records.ts'
import { ask, createServerHome, type RunningServer } from '#test/running-server.ts'

/** Six exhibits with 520 pages: plain, A4, turned, legal size, protected against changes. */
const kinds = [{}, { size: [595, 842] }, { turned: 90 }, { size: [612, 1008] }, { isProtected: true }, {}] as const
const counts = [140, 90, 60, 60, 80, 90]
const lines = (page: number) =>
  Array.from({ length: 40 }, (_, line) => `Line ${page * 40 + line} of a long record that says what it says.`)

type Caller = { readonly server: RunningServer; readonly token: string }

async function upload({ server, token }: Caller, client: string, title: string, bytes: Uint8Array): Promise<void> {
  const form = new FormData()
  form.set('document_title', title)
  form.set('file', new File([new Uint8Array(bytes)], `${title}.pdf`, { type: 'application/pdf' }))
  const headers = { Authorization: `Bearer ${token}` }
  const reply = await fetch(`${server.address}/api/clients/${client}/documents`, {
    method: 'POST',
    headers,
    body: form,
  })
  expect(reply.status).toBe(201)
}

/**
 * What the server has used: megabytes now, the most since `forget`, and seconds of the processor with the programs that it
 * started. A busy machine takes longer, not more.
 */
async function usageOf({ process: child }: RunningServer) {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
  const of = (name: string) => Number(new RegExp(String.raw`${name}:\s+(\d+)`).exec(status)?.[1]) / 1024
  const times = (await readFile(`/proc/${child.pid}/stat`, 'utf8'))
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 15)
  return {
    now: of('VmRSS'),
    most: of('VmHWM'),
    seconds: times.reduce((sum, ticks) => sum + Number(ticks) / 100, 0),
    forget: () => writeFile(`/proc/${child.pid}/clear_refs`, '5'),
  }
}

test.skipIf(process.platform !== 'linux')(
  'the server makes a packet of more than 500 pages in a minute of the processor and 400 MB beyond its own',
  async () => {
    const { start } = await createServerHome()
    const server = await start()
    const account = { email: 'ana@firm.example', password: 'a long pass phrase', accepted_terms: true }
    const { token } = (await ask<{ token: string }>(server, ['POST', '/auth/signup'], { body: account })).body
    const caller = { server, token }
    const call = async <Reply>(method: string, path: string, body?: object) =>
      (await ask<Reply>(server, [method, path], { token, ...(body && { body }) })).body
    const client = (await call<{ id: string }>('POST', '/clients/', waiverClient)).id
    for (const [index, kind] of kinds.entries()) {
      const pages = Array.from({ length: counts[index] ?? 0 }, (_, page) => lines(page))
      await upload(caller, client, `Record ${index}`, await textPdf(pages, kind))
    }
    const documents = `/clients/${client}/documents`
    const isRead = async () =>
      (await call<{ status: string }[]>('GET', documents)).every(({ status }) => status === 'ready')
    await expect.poll(isRead, { timeout: 900_000 }).toBe(true)
    const request = { ...waiverAnswers, client_id: client, filing_date: '2026-11-20' }
    const draft = (await call<{ draft_id: string }>('POST', '/ai_tool/upw', request)).draft_id
    const path = `/clients/${client}/drafts/${draft}`
    const written = async () => (await call<{ status: string }>('GET', path)).status
    await expect.poll(written, { timeout: 900_000 }).toBe('ready')

    const look = () => call<PacketReply>('GET', `${path}/packet`)
    const before = await usageOf(server)
    await before.forget()
    await call('POST', `${path}/packet/make`)
    await expect.poll(async () => (await look()).status, { timeout: 900_000 }).not.toBe('making')
    const { status, made } = await look()
    const after = await usageOf(server)
    expect(status).toBe('ready')
    const reply = await fetch(`${server.address}/api${path}/packet/parts/1`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    const texts = await readPageTexts(await keepFile(new Uint8Array(await reply.arrayBuffer())), 2000)
    expect(texts.length).toBe(made?.pages)
    expect(texts.filter((text) => /Ex\. [A-F]\s+\d/.test(text)).length).toBeGreaterThanOrEqual(526)
    expect(after.seconds - before.seconds).toBeLessThan(60)
    expect(after.most - before.now).toBeLessThan(400)
  },
  1_800_000,
)
