import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { createApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { connect } from '#server/database/connect.ts'
import { createDatabases } from '#server/database/databases.ts'
import { migrate } from '#server/database/migrate.ts'
import { strongCost } from '#server/features/accounts/index.ts'
import { createAuditTrail } from '#server/features/audit/index.ts'
import { createLiveDrafts } from '#server/features/drafting/live-drafts.ts'
import { filesInFolder } from '#server/gateways/files/data-folder.ts'
import type { ModelPort } from '#server/gateways/llm/port.ts'
import { mailToFolder } from '#server/gateways/mail/outbox-folder.ts'
import { createLawBook } from '#server/law/law-book.ts'
import type { Services } from '#server/services.ts'
import { makeSigningKey, readSigningKey } from '#server/signing-key.ts'
import { allWork } from '#server/all-work.ts'
import { createNudge } from '#server/work/nudge.ts'
import { runWorker } from '#server/work/worker.ts'
import type { Call } from '#test/worked-cases.ts'

export type Desk = Awaited<ReturnType<typeof openDesk>>

/** The whole server in this process on an empty SQLite file of its own, to measure and evaluate drafts. */
export async function openDesk(models: ModelPort | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'drafty-desk-'))
  const location = join(folder, 'drafty.db')
  const database = connect(location)
  await migrate(database)
  const stop = new AbortController()
  const databases = createDatabases(location, database)
  const services: Services = {
    config: loadConfig({ NODE_ENV: 'development', PUBLIC_URL: 'http://drafty.test', DRAFTY_DATA_DIR: folder }),
    database: databases.database,
    databases,
    billing: undefined,
    earlierSecrets: [],
    passwordCost: strongCost,
    moveClock: () => undefined,
    files: filesInFolder(join(folder, 'files')),
    mailer: mailToFolder(join(folder, 'outbox'), 'Drafty <no-reply@drafty.example>'),
    models,
    live: createLiveDrafts(),
    recordEvent: createAuditTrail(database),
    settleTrail: async () => undefined,
    nudge: createNudge(),
    signingKey: readSigningKey(makeSigningKey()),
    law: createLawBook(database, pino({ level: 'warn' }, pino.destination(2))),
    developerKey: 'a key of the developer',
    secret: new TextEncoder().encode('a secret of thirty-two characters'),
    now: Date.now,
    log: pino({ level: 'warn' }, pino.destination(2)),
    stopping: stop.signal,
    heartbeatMs: 15_000,
    publicUrl: () => 'http://drafty.test',
  }
  const app = createApp(services)
  const working = runWorker(services, allWork)

  async function call<T>(token: string | undefined, method: string, path: string, body?: object): Promise<T> {
    const authorization: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` }
    const isForm = body instanceof FormData
    const headers = isForm ? authorization : { ...authorization, 'Content-Type': 'application/json' }
    const content = body && { body: isForm ? body : JSON.stringify(body) }
    const response = await app.request(`/api${path}`, { method, headers, ...content })
    const text = await response.text()
    // As the page does: who is asked to come again in some seconds comes again.
    if (response.status === 503 && response.headers.has('Retry-After')) {
      await sleep(Number(response.headers.get('Retry-After')) * 1000, undefined, { signal: stop.signal })
      return call(token, method, path, body)
    }
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    return (/^[[{]/.test(text) ? JSON.parse(text) : text) as T
  }

  /** A new account; its starter credits pay for two briefs. */
  async function signUp(): Promise<Call> {
    const account = { email: `${randomUUID()}@firm.example`, password: 'a long pass phrase', accepted_terms: true }
    const { token } = await call<{ token: string }>(undefined, 'POST', '/auth/signup', account)
    return (method, path, body) => call(token, method, path, body)
  }

  async function close(): Promise<void> {
    stop.abort()
    await working
    await database.destroy()
    rmSync(folder, { recursive: true, force: true })
  }

  return { services, signUp, close }
}
