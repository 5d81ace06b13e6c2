import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { waiverClient } from '#test/records.ts'
import { ask, createServerHome, type RunningServer } from '#test/running-server.ts'

const account = { email: 'ana@firm.example', password: 'a long pass phrase', accepted_terms: true }

async function logIn(server: RunningServer): Promise<string> {
  const { body } = await ask<{ token: string }>(server, ['POST', '/auth/signup'], { body: account })
  return body.token
}

/** A small file system of its own; undefined where this user may not mount one. */
function makeSmallDisk(megabytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true })
  })
  return folder
}

test('on a full disk nothing is stored half-way: 507 with a sentence, reading goes on, /readyz says no; with room again all is well', async (context) => {
  const disk = makeSmallDisk(120)
  if (disk === undefined) return context.skip('no file system can be mounted by this user')
  const { start } = await createServerHome({ DRAFTY_DATA_DIR: disk })
  const server = await start()
  const token = await logIn(server)
  const addClient = () => ask<{ code?: string }>(server, ['POST', '/clients/'], { token, body: waiverClient })
  expect((await addClient()).status).toBe(201)
  expect((await ask(server, ['GET', '/readyz'])).status).toBe(200)

  const full = join(disk, 'somebody-elses-file')
  fillUp(full)
  expect((await ask<{ code: string }>(server, ['GET', '/readyz'])).body.code).toBe('storage-full')
  const refused: (string | number | undefined)[] = []
  // What is left of a page or two may hold a first one.
  for (let attempt = 0; attempt < 60 && refused.length < 3; attempt += 1) {
    const { status, body } = await addClient()
    if (status !== 201) refused.push(status, body.code)
  }
  expect(refused.slice(0, 2)).toEqual([507, 'storage-full'])
  const listed = await ask<unknown[]>(server, ['GET', '/clients/'], { token })
  expect([listed.status, listed.body.length > 0]).toEqual([200, true])

  rmSync(full)
  expect((await addClient()).status).toBe(201)
  // What was read meanwhile is on record now, and the chain is whole.
  const trail = async () => (await ask<{ detail: string }[]>(server, ['GET', '/users/me/audit'], { token })).body
  await expect.poll(async () => (await trail()).filter(({ detail }) => detail === 'GET /clients').length).toBe(1)
  expect((await ask(server, ['GET', '/users/me/audit/check'], { token })).body).toEqual({ intact: true })
  expect((await ask(server, ['GET', '/readyz'])).status).toBe(200)
})

/** Writes until the disk takes no byte more. */
function fillUp(path: string): void {
  for (const size of [1_000_000, 10_000, 100])
    try {
      for (;;) writeFileSync(path, Buffer.alloc(size), { flag: 'a' })
    } catch {
      continue
    }
}
