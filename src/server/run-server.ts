import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import type { Server as SecureServer } from 'node:https'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import pino from 'pino'
import { createApp } from './app.ts'
import { loadConfig } from './config.ts'
import { ownDataFolder, readSecrets } from './data-folder.ts'
import { connect } from './database/connect.ts'
import { createDatabases } from './database/databases.ts'
import { migrate } from './database/migrate.ts'
import { strongCost } from './features/accounts/index.ts'
import { type AuditTrail, createAuditTrail, openJournaledTrail } from './features/audit/index.ts'
import { scheduleBillingClock, scheduleReconciliation } from './features/billing/index.ts'
import { switchedMark } from './features/developer-panel/index.ts'
import { createLiveDrafts } from './features/drafting/live-drafts.ts'
import { planSweep } from './features/records/index.ts'
import { openFileStore } from './gateways/files/open-file-store.ts'
import { makeModels } from './gateways/llm/make-models.ts'
import { mailToFolder } from './gateways/mail/outbox-folder.ts'
import { mailBySmtp } from './gateways/mail/smtp.ts'
import { listen } from './http/listen.ts'
import { readTls, watchTls } from './http/tls-files.ts'
import { serveWebApp } from './http/web-app.ts'
import { createClock } from './clock.ts'
import { readSigningKey } from './signing-key.ts'
import { createLawBook, keepBuiltInLaw } from './law/law-book.ts'
import type { Services } from './services.ts'
import { spareMemory } from './spare-memory.ts'
import { allWork } from './all-work.ts'
import { freeAllLeases } from './work/jobs.ts'
import { createNudge } from './work/nudge.ts'
import { runWorker } from './work/worker.ts'

// What is written here is its owner's alone.
process.umask(0o077)
const config = loadConfig(process.env)
const folder = config.DRAFTY_DATA_DIR
mkdirSync(folder, { recursive: true, mode: 0o700 })
const giveBackFolder = config.DATABASE_URL === undefined ? ownDataFolder(folder) : () => {}
const secrets = readSecrets(folder, config)
const log = pino({ level: config.isProduction ? 'info' : 'warn' }, pino.destination(2))
const home = config.DATABASE_URL ?? join(folder, 'drafty.db')
const databases = createDatabases(home, connect(home), existsSync(switchedMark(folder)))
const { database } = databases
await migrate(database)
if (config.DATABASE_URL === undefined) await freeAllLeases(database)

await keepBuiltInLaw(database, Date.now())
const law = createLawBook(database, log)
await law.refresh()

// In development the developer panel may move the server to another database at any time: no journal beside a file then.
const trail: AuditTrail =
  config.DATABASE_URL === undefined && config.isProduction
    ? await openJournaledTrail(database, home, log)
    : { record: createAuditTrail(database), settle: async () => undefined, close: async () => undefined }

const stop = new AbortController()
spareMemory(config.MEMORY_GOAL_MB)
let listeningAt = ''
const clock = createClock()
const services: Services = {
  config,
  database,
  databases,
  files: openFileStore({
    ...config,
    FILE_ENCRYPTION_KEY: secrets.fileKey,
    FILE_ENCRYPTION_KEYS_BEFORE: [...secrets.earlierFileKeys],
  }),
  mailer: config.SMTP_URL
    ? mailBySmtp(config.SMTP_URL, config.MAIL_FROM)
    : mailToFolder(join(folder, 'outbox'), config.MAIL_FROM),
  models: makeModels(config, config.AI_PROVIDER, Date.now),
  otherModels: config.isProduction
    ? undefined
    : makeModels(config, config.AI_PROVIDER === 'openai' ? 'azure_openai' : 'openai', Date.now),
  billing:
    config.CHARGEBEE_SITE === undefined
      ? undefined
      : (await import('./gateways/billing/chargebee.ts')).chargebeeBilling(config),
  live: createLiveDrafts(),
  recordEvent: trail.record,
  settleTrail: trail.settle,
  nudge: createNudge(),
  law,
  secret: secrets.secret,
  earlierSecrets: secrets.earlierSecrets,
  passwordCost: strongCost,
  signingKey: readSigningKey(secrets.signingKey),
  developerKey: secrets.developerKey,
  now: clock.now,
  moveClock: clock.move,
  log,
  stopping: stop.signal,
  heartbeatMs: 15_000,
  publicUrl: () => config.PUBLIC_URL?.replace(/\/$/, '') ?? listeningAt,
}
const app = createApp(services)
serveWebApp(app)

await planSweep(database, Date.now())
await scheduleReconciliation(services)
await scheduleBillingClock(services)
const working = runWorker(services, allWork)
/** So soon a pack that another server or the command line imported is in force here. */
const lawEveryMs = 5000
/** The providers' lists of models are read at start and each day: models end, and others take their place. */
const modelsEveryMs = 86_400_000
const readModels = async () => {
  for (const models of [services.models, services.otherModels])
    await models?.refresh?.().catch((error: unknown) => {
      log.warn({ provider: models.provider, error: String(error) }, 'the list of models could not be read')
    })
}
void readModels()
const modelWatch = setInterval(() => void readModels(), modelsEveryMs)
const lawWatch = setInterval(() => {
  void law.refresh().catch((error: unknown) => log.warn({ error: String(error) }, 'the law packs could not be read'))
}, lawEveryMs)
const { TLS_CERT, TLS_KEY } = config
const tlsFiles = TLS_CERT !== undefined && TLS_KEY !== undefined ? { cert: TLS_CERT, key: TLS_KEY } : undefined
const address = { port: config.PORT, hostname: config.HOST, tls: tlsFiles && readTls(tlsFiles) }
const { server, answered } = listen(app, address, (port) => {
  listeningAt = `${tlsFiles ? 'https' : 'http'}://${config.HOST === '0.0.0.0' ? '127.0.0.1' : config.HOST}:${port}`
  console.log(`Listening on ${listeningAt}`)
  if (!config.isProduction)
    console.log(`Developer panel: ${config.DEVELOPER_PAGE ?? listeningAt}/#developer=${secrets.developerKey}`)
  else if (secrets.made.length > 0)
    console.log(`Made: ${secrets.made.join(', ')}. Without them the data cannot be read: they belong into the backup.`)
})

/** What clients still do after this long is cut off; what is left of it after that too. */
const [patienceMs, endMs] = [10_000, 18_000]

// Whoever reads that it listens may have it stop at once.
process.once('SIGTERM', () => void shutDown())
process.once('SIGINT', () => void shutDown())

await once(server, 'listening')
if (tlsFiles) watchTls(server as SecureServer, tlsFiles, log)
// Not only at its end, which may be a sudden one: the next start needs half of the time and memory.
flushCompileCache()

/** Ends in order: streams close, requests under way finish, the worker puts down its jobs, the database closes. */
async function shutDown(): Promise<void> {
  stop.abort()
  // A connection that is kept alive for a next request would hold the server for seconds.
  setTimeout(() => server.closeAllConnections(), patienceMs).unref()
  setTimeout(() => process.exit(0), endMs).unref()
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await Promise.all([new Promise((resolve) => server.close(resolve)), working])
  clearInterval(sweep)
  // Whose caller has gone away meanwhile still works on the database.
  await answered()
  clearInterval(lawWatch)
  clearInterval(modelWatch)
  await trail.close()
  await databases.close()
  giveBackFolder()
}
