import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { inject, onTestFinished } from 'vitest'
import { developmentHeader } from '#contract/endpoint.ts'
import { createApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { connect } from '#server/database/connect.ts'
import { createDatabases } from '#server/database/databases.ts'
import { createAuditTrail } from '#server/features/audit/index.ts'
import { createLiveDrafts } from '#server/features/drafting/live-drafts.ts'
import { filesInFolder } from '#server/gateways/files/data-folder.ts'
import { createLawBook } from '#server/law/law-book.ts'
import { mailToFolder } from '#server/gateways/mail/outbox-folder.ts'
import type { Services } from '#server/services.ts'
import { makeSigningKey, readSigningKey } from '#server/signing-key.ts'
import { createNudge } from '#server/work/nudge.ts'
import { runWorker } from '#server/work/worker.ts'
import { allWork } from '#server/all-work.ts'
import { borrowMysqlDatabase, returnMysqlDatabase } from './mariadb.ts'

/** A moment at which everything in the tests happens unless they move it: noon in New York. */
export const testNow = Date.parse('2026-11-20T17:00:00Z')

/** What the calls of the developer panel carry in tests. */
export const developerKey = 'the key of the developer'
const developmentSettings = { NODE_ENV: 'development', PUBLIC_URL: 'http://drafty.test' }

/** What production has to be told besides. */
export const productionSettings = { NODE_ENV: 'production', WRITER: 'offline', BILLING: 'local', MAIL: 'folder' }

/** A test that is not about passwords waits for none: two thousand accounts sign up in a run. */
const lightCost = { memory: 8, passes: 1 }

type Options = {
  readonly environment?: Readonly<Record<string, string>>
  readonly services?: Partial<Services>
  /** False leaves the jobs lying, so that a test can look at what is queued. */
  readonly works?: boolean
}

/** The whole server in-process, on an empty migrated database of the engine under test; gone when the test is over. */
export async function createTestApp({ environment = {}, services: changed = {}, works = true }: Options = {}) {
  const location = await makeDatabase()
  const database = connectForTest(location)
  const databases = createDatabases(location, database)
  const folder = mkdtempSync(join(tmpdir(), 'drafty-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const stop = new AbortController()
  const clock = { now: testNow }
  const services: Services = {
    config: loadConfig({ ...developmentSettings, DRAFTY_DATA_DIR: folder, ...environment }),
    database: databases.database,
    databases,
    files: filesInFolder(join(folder, 'files')),
    mailer: mailToFolder(join(folder, 'outbox'), 'Drafty <no-reply@drafty.example>'),
    models: undefined,
    billing: undefined,
    live: createLiveDrafts(),
    recordEvent: createAuditTrail(databases.database),
    settleTrail: async () => undefined,
    nudge: createNudge(),
    signingKey: readSigningKey(makeSigningKey()),
    law: createLawBook(databases.database, pino({ level: 'silent' })),
    developerKey,
    secret: new TextEncoder().encode('a secret of thirty-two characters'),
    earlierSecrets: [],
    passwordCost: lightCost,
    now: () => clock.now,
    moveClock: (now) => void (clock.now = now ?? testNow),
    log: pino({ level: 'silent' }),
    stopping: stop.signal,
    heartbeatMs: 50,
    publicUrl: () => 'http://drafty.test',
    ...changed,
  }
  const app = createApp(services)
  const working = works ? runWorker(services, allWork) : Promise.resolve()
  // Registered last, so that it runs first: the worker ends before its database is closed.
  onTestFinished(async () => {
    stop.abort()
    await working
  })
  return { app, services, database, location, folder, clock, stop, working, ...createCallers(app, services, folder) }
}

type TestApp = ReturnType<typeof createApp>

export type Reply<T = Record<string, unknown>> = {
  readonly status: number
  readonly body: T
  readonly headers: Headers
}

/** A logged-in attorney who calls the API. */
export type Caller = {
  readonly email: string
  readonly token: string
  readonly call: <T = Record<string, unknown>>(method: string, path: string, body?: unknown) => Promise<Reply<T>>
  /** Makes the address a verified one, as the link in the mail would. */
  readonly verify: () => Promise<void>
  /** Sends a form, with a file where one is given. */
  readonly upload: <T = Record<string, unknown>>(
    path: string,
    fields: Readonly<Record<string, string>>,
    file?: UploadedFile,
    method?: 'POST' | 'PUT',
  ) => Promise<Reply<T>>
}

export type UploadedFile = { readonly name: string; readonly bytes: Uint8Array | string }

function createCallers(app: TestApp, { database }: Services, folder: string) {
  async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<Reply<T>> {
    const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` }
    if (path.startsWith('/dev/')) headers[developmentHeader] = developerKey
    const isForm = body instanceof FormData
    if (body !== undefined && !isForm) headers['Content-Type'] = 'application/json'
    const content = typeof body === 'string' || isForm ? body : JSON.stringify(body)
    const response = await app.request(`/api${path}`, { method, headers, ...(body !== undefined && { body: content }) })
    const reply = await response.text()
    const isJson = response.headers.get('Content-Type')?.includes('json') ?? false
    return { status: response.status, body: (isJson ? JSON.parse(reply) : reply) as T, headers: response.headers }
  }

  /** Signs up and returns the caller; every account of a test has its own address. */
  async function signUp(email = `${randomUUID().slice(0, 8)}@firm.example`): Promise<Caller> {
    const body = { email, password: 'a long pass phrase', accepted_terms: true }
    const reply = await call<{ token: string }>('POST', '/auth/signup', body)
    if (reply.status !== 201) throw new Error(`Sign-up answered ${reply.status}: ${JSON.stringify(reply.body)}`)
    const { token } = reply.body
    const verify = async () => {
      const verified = { email_verified_at: testNow }
      await database.updateTable('accounts').set(verified).where('email', '=', email.toLowerCase()).execute()
    }
    return {
      email,
      token,
      verify,
      call: (method, path, given) => call(method, path, given, token),
      upload: (path, fields, file, method = 'POST') => call(method, path, toForm(fields, file), token),
    }
  }

  const callWith = <T>(token: string, method: string, path: string, body?: unknown) =>
    call<T>(method, path, body, token)
  return { call, callWith, signUp, mailsTo: (email: string) => readMails(join(folder, 'outbox'), email) }
}

function toForm(fields: Readonly<Record<string, string>>, file: UploadedFile | undefined): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (file) form.set('file', new Blob([file.bytes as BlobPart]), file.name)
  return form
}

/** The mails delivered to an address, oldest first, with their first link. */
function readMails(outbox: string, email: string) {
  if (!existsSync(outbox)) return []
  const names = readdirSync(outbox, { withFileTypes: true }).filter(({ name }) => name.endsWith('.eml'))
  return names
    .map(({ name }) =>
      readFileSync(join(outbox, name), 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    )
    .filter((text) => text.includes(`To: ${email}`))
    .map((text) => ({ text, link: /http:\/\/drafty\.test\S+/.exec(text)?.[0] ?? '' }))
}

export function connectForTest(location: string) {
  const database = connect(location)
  onTestFinished(() => database.destroy())
  return database
}

/** A migrated database without a row on the engine under test. */
async function makeDatabase(): Promise<string> {
  const server = inject('mysqlServer')
  if (server) {
    const location = await borrowMysqlDatabase(server, inject('migratedTables') ?? '')
    onTestFinished(() => returnMysqlDatabase(server, location, inject('emptyTables')))
    return location
  }
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'drafty.db')
  copyFileSync(inject('emptyDatabase') ?? '', path)
  return path
}
