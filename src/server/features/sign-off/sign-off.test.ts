import { execFile } from 'node:child_process'
import { verify } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Draft } from '#contract/drafting.ts'
import type { PacketReply } from '#contract/packets.ts'
import type { SignOffReply } from '#contract/sign-offs.ts'
import type { SignOffRecord } from '#domain/sign-off/sign-off-record.ts'
import { textPdf } from '#server/pdf/testing/sample-files.ts'
import { isLong } from '#test/long.ts'
import { waiverAnswers, waiverClient } from '#test/records.ts'
import { findProgram } from '#test/system-programs.ts'
import { type Caller, createTestApp } from '#test/test-app.ts'

const run = promisify(execFile)
const openssl = findProgram('openssl', 'checking records with OpenSSL')

type Judged = { lines: { code: string; place: string; state: string; severity: string }[] }
type TestApp = Awaited<ReturnType<typeof createTestApp>>

/** A waiver brief of which every placeholder is filled and every section accepted. */
async function acceptedBrief(ana: Caller) {
  await ana.verify()
  const { body: client } = await ana.call<{ id: string }>('POST', '/clients/', waiverClient)
  await ana.upload(
    `/clients/${client.id}/documents`,
    { document_title: 'Declaration of Dana Medina' },
    { name: 'declaration.pdf', bytes: await textPdf([['I weigh 118 pounds.']]) },
  )
  const read = () => ana.call<{ status: string }[]>('GET', `/clients/${client.id}/documents`)
  await expect
    .poll(async () => (await read()).body.map(({ status }) => status), { timeout: 120_000 })
    .toEqual(['ready'])
  const started = await ana.call<Draft>('POST', '/ai_tool/upw', {
    ...waiverAnswers,
    client_id: client.id,
    filing_date: '2026-11-20',
  })
  const id = started.body.draft_id
  const path = `/clients/${client.id}/drafts/${id}`
  const draft = async () => (await ana.call<Draft>('GET', path)).body
  await expect.poll(async () => (await draft()).status, { timeout: 120_000 }).toBe('ready')
  const manual = (section: string) => `/ai_tool/draft_from_template_sections/manual/${id}/${section}`
  const fill = async () => {
    for (const { section_content, version, id: section } of (await draft()).sections) {
      const filled = section_content.replaceAll(/<mark[^<>]*>[^<]*<\/mark>/g, 'as the record shows')
      if (filled !== section_content)
        await ana.call('PUT', manual(section), { section_content: filled, base_version: version })
    }
  }
  const accept = async () => {
    for (const { id: section } of (await draft()).sections)
      expect(
        (await ana.call('POST', `${path}/sections/${section}/accept`, { override: 'Read against the file.' })).status,
      ).toBe(200)
  }
  const edit = async () => {
    const [section] = (await draft()).sections.filter(({ id: one }) => one === 'sep_spouse')
    const body = {
      section_content: `${section?.section_content ?? ''}<p>One word more.</p>`,
      base_version: section?.version,
    }
    expect((await ana.call('PUT', manual('sep_spouse'), body)).status).toBe(200)
  }
  const look = async () => (await ana.call<SignOffReply>('GET', `${path}/sign-off`)).body
  const sign = async (sha256: string) =>
    ana.call<SignOffReply>('POST', `${path}/sign-off`, { read: true, citator: true, sha256 })
  return { path, draft, fill, accept, edit, look, sign }
}

async function download({ app }: TestApp, ana: Caller, path: string): Promise<Uint8Array> {
  const response = await app.request(`/api${path}`, { headers: { Authorization: `Bearer ${ana.token}` } })
  expect([path, response.status]).toEqual([path, 200])
  return new Uint8Array(await response.arrayBuffer())
}

/** The record in a folder, as somebody unpacks it far from the server. */
async function unpack(zipped: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'record-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, bytes] of Object.entries(unzipSync(zipped))) await writeFile(join(folder, name), bytes)
  return folder
}

async function verifies(folder: string, ...given: string[]): Promise<string> {
  try {
    const { stdout } = await run(process.execPath, [join(folder, 'verify-sign-off.mjs'), ...given])
    return stdout
  } catch (error) {
    return (error as { stderr: string }).stderr
  }
}

function flipped(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes)
  changed[at] = (changed[at] ?? 0) ^ 1
  return changed
}

/** Which of these records, each beside its signature, OpenSSL says are signed: `name.json` and `name.sig`. */
async function opensslVerifies(folder: string, names: readonly string[]): Promise<string[]> {
  const verified: string[] = []
  // A shell for each thousand: with one for each of them the processes that do nothing but wait would be most of it.
  const each =
    'for one do "$0" pkeyutl -verify -pubin -inkey public-key.pem -rawin -in "$one.json" -sigfile "$one.sig" >/dev/null 2>&1 && echo "$one"; done; true'
  for (let at = 0; at < names.length; at += 1000) {
    const some = names.slice(at, at + 1000)
    const { stdout } = await run('sh', ['-c', each, openssl ?? 'openssl', ...some], { cwd: folder })
    verified.push(...stdout.split('\n').filter((name) => name !== ''))
  }
  return verified
}

/** One bit of a byte of the record or of its signature changed, each as a file of its own: OpenSSL has its word on each. */
async function expectOpensslToCountEveryByte(folder: string): Promise<void> {
  const [text, signature] = await Promise.all(['record.json', 'record.sig'].map((name) => readFile(join(folder, name))))
  if (!text || !signature) throw new Error('The record is not whole.')
  expect(await opensslVerifies(folder, ['record'])).toEqual(['record'])
  // Each is a process of its own: every byte in the long form, every 41st in the short one.
  const places = [...text.keys()].filter((at) => isLong || at % 41 === 0)
  const changed = [
    ...places.map((at) => ({ name: `text-${at}`, of: flipped(text, at), by: signature })),
    ...[...signature.keys()].map((at) => ({ name: `signature-${at}`, of: text, by: flipped(signature, at) })),
  ]
  for (const { name, of, by } of changed) {
    await writeFile(join(folder, `${name}.json`), of)
    await writeFile(join(folder, `${name}.sig`), by)
  }
  expect(
    await opensslVerifies(
      folder,
      changed.map(({ name }) => name),
    ),
  ).toEqual([])
  console.log(
    `sign-off: ${places.length} of ${text.length} bytes of the record and ${signature.length} of its signature, none verified`,
  )
}

test('a draft is signed off when nothing is open, and the record holds who decided what', async () => {
  const testApp = await createTestApp()
  const ana = await testApp.signUp('ana@firm.example')
  const { path, draft, fill, accept, edit, look, sign } = await acceptedBrief(ana)
  const before = await look()
  expect(before.standing).toBe('open')
  expect(before.file).toBeNull()
  expect(before.obstacles.map(({ sentence }) => sentence)).toContainEqual(
    expect.stringMatching(/placeholders? (is|are) open/),
  )
  expect((await sign('0'.repeat(64))).status).toBe(422)
  await fill()
  await accept()
  const asked = (await ana.call<Judged>('GET', `${path}/preflight`)).body.lines.find(({ state }) => state === 'ask')
  await ana.call('POST', `${path}/preflight/answers`, { code: asked?.code, place: asked?.place, answer: 'yes' })
  const ready = await look()
  expect(ready.obstacles).toEqual([])
  const hash = ready.file?.sha256 ?? ''
  const unread = await ana.call<{ details: { fields: { message: string }[] } }>('POST', `${path}/sign-off`, {
    citator: true,
    sha256: hash,
  })
  expect([unread.status, unread.body.details.fields[0]?.message]).toEqual([
    422,
    'Please say that you have read the document.',
  ])
  expect((await sign('0'.repeat(64))).status).toBe(409)
  const signed = await sign(hash)
  expect([signed.status, signed.body.standing, signed.body.signed?.sha256]).toEqual([200, 'signed', hash])

  const folder = await unpack(await download(testApp, ana, `${path}/sign-off/record`))
  const record = JSON.parse(await readFile(join(folder, 'record.json'), 'utf8')) as SignOffRecord
  expect(record.signed_off).toMatchObject({ by: 'ana@firm.example', at: '2026-11-20T17:00:00.000Z' })
  expect(record.decisions.map(({ rule, kind }) => [rule, kind])).toContainEqual([asked?.code, 'yes'])
  expect(record.decisions.every(({ by, at }) => by === 'ana@firm.example' && at !== '')).toBe(true)
  expect(record.sections.map(({ sha256 }) => sha256).filter((one) => !/^[0-9a-f]{64}$/.test(one))).toEqual([])
  expect(record.sources.map(({ title }) => title)).toContain('Declaration of Dana Medina')
  expect(record.law).toMatchObject({
    pack: expect.stringMatching(/^\d{4}-\d{2}-\d{2}/),
    sha256: expect.any(String),
  })
  expect(record.packet).toBeNull()

  const listed = async () => (await ana.call<{ signed_off: boolean }[]>('GET', '/drafts')).body[0]?.signed_off
  expect((await draft()).is_signed_off).toBe(true)
  expect(await listed()).toBe(true)
  await edit()
  expect(await listed()).toBe(false)
  expect((await draft()).is_signed_off).toBeUndefined()
  expect(await look()).toMatchObject({ standing: 'changed', changed: 'The text has changed since it was signed off.' })
  const paper = await download(testApp, ana, `${path}/sign-off/record-pdf`)
  expect(new TextDecoder('latin1').decode(paper.slice(0, 5))).toBe('%PDF-')
  const bo = await testApp.signUp()
  expect((await bo.call('GET', `${path}/sign-off`)).status).toBe(404)
  expect((await bo.call('GET', `${path}/sign-off/record`)).status).toBe(404)
})

/** One bit of each byte of the record and of its signature changed: none of them is signed. */
async function expectEveryByteToCount(folder: string): Promise<void> {
  const [text, signature, pem] = await Promise.all(
    ['record.json', 'record.sig', 'public-key.pem'].map((name) => readFile(join(folder, name))),
  )
  if (!text || !signature || !pem) throw new Error('The record is not whole.')
  const isSigned = (of: Buffer, by: Buffer) => verify(null, of, pem, by)
  expect(isSigned(text, signature)).toBe(true)
  expect([...text.keys()].filter((at) => isSigned(flipped(text, at), signature))).toEqual([])
  expect([...signature.keys()].filter((at) => isSigned(text, flipped(signature, at)))).toEqual([])
}

test('whoever has the record checks it offline, and one changed byte fails', { timeout: 900_000 }, async () => {
  const testApp = await createTestApp()
  const ana = await testApp.signUp()
  const { path, fill, accept, look, sign } = await acceptedBrief(ana)
  await fill()
  await ana.call('POST', `${path}/packet/make`)
  const packet = async () => (await ana.call<PacketReply>('GET', `${path}/packet`)).body
  await expect.poll(async () => (await packet()).status, { timeout: 180_000 }).toBe('ready')
  await accept()
  const lines = (await ana.call<Judged>('GET', `${path}/preflight`)).body.lines
  for (const { code, place, state, severity } of lines)
    if (state === 'open' && severity === 'block')
      await ana.call('POST', `${path}/preflight/answers`, {
        code,
        place,
        answer: 'override',
        reason: 'Settled on paper.',
      })
  const ready = await look()
  expect(ready.obstacles).toEqual([])
  expect((await sign(ready.file?.sha256 ?? '')).status).toBe(200)
  const listed = async () => (await ana.call<{ signed_off: boolean }[]>('GET', '/drafts')).body[0]?.signed_off
  expect(await listed()).toBe(true)
  const folder = await unpack(await download(testApp, ana, `${path}/sign-off/record`))
  const word = join(folder, 'brief.docx')
  await writeFile(word, await download(testApp, ana, `${path}/sign-off/document`))
  const part = join(folder, 'part.pdf')
  await writeFile(part, await download(testApp, ana, `${path}/packet/parts/1`))
  const { body: keys } = await testApp.call<{ key_id: string; public_key: string }[]>('GET', '/sign-off-keys')
  const key = keys[0]?.key_id ?? ''
  const said = await verifies(folder, '--key', key, word, part)
  expect(said).toContain('VERIFIED.')
  expect(said).toContain('brief.docx: signed off as')
  expect(said).toContain('part.pdf: signed off as')
  expect(await verifies(folder, '--key', 'f'.repeat(64))).toContain('not the expected')
  await expectEveryByteToCount(folder)
  // The record is the same file on either engine.
  if (openssl && !inject('mysqlServer')) await expectOpensslToCountEveryByte(folder)

  for (const name of ['record.json', 'record.sig', 'public-key.pem']) {
    const whole = await readFile(join(folder, name))
    for (const at of [0, Math.floor(whole.length / 3), whole.length - 1]) {
      await writeFile(join(folder, name), flipped(whole, at))
      expect(await verifies(folder, '--key', key), `${name} at ${at}`).toContain('NOT VERIFIED')
    }
    await writeFile(join(folder, name), whole)
  }
  const packetBytes = await readFile(part)
  await writeFile(part, flipped(packetBytes, packetBytes.length - 20))
  expect(await verifies(folder, part)).toContain('part.pdf is not a file that was signed off.')

  await ana.call('POST', `${path}/packet/make`)
  await expect.poll(async () => (await packet()).status, { timeout: 180_000 }).toBe('ready')
  expect((await look()).standing).not.toBe('open')
})
