import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ask, createServerHome } from '#test/running-server.ts'
import { waiverAnswers, waiverClient } from '#test/records.ts'
import { server } from '../../scripts/builds.ts'
import { isBuilt } from '../../scripts/built-from.ts'

/** Milliseconds: it builds the whole server first, which takes two minutes on a machine with eight busy neighbours. */
const builtAndRun = 600_000

test(
  'the server as it is built for production migrates, serves, drafts, checks, writes the Word file and reads one',
  async () => {
    if (!isBuilt(server)) {
      const { status } = spawnSync(process.execPath, [server.program], { stdio: 'inherit' })
      expect(status).toBe(0)
    }
    const settings = {
      NODE_ENV: '',
      WRITER: 'offline',
      BILLING: 'local',
      MAIL: 'folder',
      PUBLIC_URL: 'http://x.example',
    }
    const { start } = await createServerHome(settings, { program: 'dist/server/main.js', isNew: true })
    const running = await start()
    const account = { email: 'ana@firm.example', password: 'a long pass phrase', accepted_terms: true }
    const { body: session } = await ask<{ token: string }>(running, ['POST', '/auth/signup'], { body: account })
    const { token } = session
    const client = await ask<{ id: string }>(running, ['POST', '/clients/'], { token, body: waiverClient })
    const answers = { ...waiverAnswers, client_id: client.body.id, filing_date: '2026-11-20' }
    const asked = await ask<{ draft_id: string }>(running, ['POST', '/ai_tool/upw'], { token, body: answers })
    const path = `/clients/${client.body.id}/drafts/${asked.body.draft_id}`
    const draft = () => ask<{ status: string }>(running, ['GET', path], { token })
    await expect.poll(async () => (await draft()).body.status, { timeout: 100_000 }).toBe('ready')
    const headers = { Authorization: `Bearer ${token}` }
    const file = await fetch(`${running.address}/api${path}/download`, { headers })
    const written = new Uint8Array(await file.arrayBuffer())
    expect([file.status, [...written.subarray(0, 4)]]).toEqual([200, [0x50, 0x4b, 3, 4]])
    // Each in a thread of its own kind, as it is built: checks, the look at the filing, reading.
    expect((await ask<{ flags: object[] }>(running, ['GET', `${path}/checks`], { token })).body.flags).not.toEqual([])
    expect((await ask(running, ['GET', `${path}/preflight`], { token })).status).toBe(200)
    const form = new FormData()
    form.set('document_title', 'Earlier brief')
    form.set('file', new Blob([written]), 'brief.docx')
    const documents = `${running.address}/api/clients/${client.body.id}/documents`
    expect((await fetch(documents, { method: 'POST', headers, body: form })).status).toBe(201)
    const reading = async () =>
      ((await (await fetch(documents, { headers })).json()) as { status: string }[])[0]?.status
    await expect.poll(reading, { timeout: 100_000 }).toBe('ready')
    expect((await ask(running, ['GET', '/readyz'])).status).toBe(200)
  },
  builtAndRun,
)
