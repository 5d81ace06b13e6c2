import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { developmentHeader } from '#contract/endpoint.ts'
import { findDifferences, replaceRows } from '#server/database/copy-rows.ts'
import { migrate } from '#server/database/migrate.ts'
import { addJob } from '#server/work/jobs.ts'
import { buildRecords } from '#test/records.ts'
import { connectForTest, createTestApp, developerKey, productionSettings } from '#test/test-app.ts'
import { findMysqlProgram } from './install-mysql.ts'
import { mysqlByProcess } from './mysql-process.ts'

// Both engines' runs of this file may be under way at once.
const firstPort = inject('mysqlServer') === undefined ? 4741 : 4744
const [localPort, remotePort, closedPort] = [firstPort, firstPort + 1, firstPort + 2]
const environment = { LOCAL_MYSQL: 'process', LOCAL_MYSQL_PORT: String(localPort) }
const hasMysql = (await findMysqlProgram()) !== undefined
const slow = { timeout: 180_000 }

type Body = Record<string, unknown>

/** An app with its panel; what it has started is stopped when the test is over. */
async function createPanel(more: Readonly<Record<string, string>> = {}) {
  const app = await createTestApp({ environment: { ...environment, ...more } })
  const dev = async (method: string, path: string, body?: object) => {
    const headers = { [developmentHeader]: developerKey, 'Content-Type': 'application/json' }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await app.app.request(`/api/dev${path}`, init)
    return { status: response.status, body: (await response.json()) as Body }
  }
  onTestFinished(async () => {
    await dev('POST', '/db/stop')
    await app.services.databases.leave(app.services.databases.location(), 0)
  })
  return { ...app, dev }
}

/** A second real server that plays the remote one, at this server's migration. */
async function startRemote() {
  const folder = mkdtempSync(join(tmpdir(), 'remote-'))
  const server = mysqlByProcess({ folder: join(folder, 'mysql'), port: remotePort, findProgram: findMysqlProgram })
  await server.setUp()
  onTestFinished(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const location = server.addresses()?.fromHost ?? ''
  const database = connectForTest(location)
  await migrate(database)
  return { location, database, server }
}

test('the calls of the panel are for this machine and its own page, in development only', async () => {
  const { app } = await createTestApp({ environment })
  const ask = async (url: string, headers: Record<string, string>) => (await app.request(url, { headers })).status
  const ours = { [developmentHeader]: developerKey }
  expect(await ask('http://localhost/api/dev/current-db', ours)).toBe(200)
  expect(await ask('http://localhost/api/dev/current-db', {})).toBe(404)
  expect(await ask('http://evil.example/api/dev/current-db', ours)).toBe(404)
  expect(await ask('http://localhost/api/dev/current-db', { [developmentHeader]: '1' })).toBe(404)
  const production = await createTestApp({ environment: productionSettings })
  expect((await production.app.request('http://localhost/api/dev/current-db', { headers: ours })).status).toBe(404)
})

test('before the setup there is nothing to start, stop, reset, show or import into', async () => {
  const { dev } = await createPanel()
  expect((await dev('GET', '/db/status')).body).toMatchObject({ running: false, status: 'not_setup', url: null })
  const message = 'MySQL container not found. Please run Setup first.'
  for (const path of ['/db/start', '/db/stop', '/db/reset', '/sync-databases', '/db/ensure-chargebee'])
    expect(await dev('POST', path), path).toMatchObject({ status: 409, body: { message } })
  expect(await dev('GET', '/db/info')).toMatchObject({ status: 409, body: { message } })
})

test('a data folder that cannot be written to is named, and nothing is left of the setup', async () => {
  const { dev, folder } = await createPanel()
  const file = join(folder, 'local-mysql')
  writeFileSync(file, 'in the way')
  const inTheWay = mysqlByProcess({ folder: join(file, 'deep'), port: localPort, findProgram: findMysqlProgram })
  if (hasMysql) await expect(inTheWay.setUp()).rejects.toThrow(/cannot be written to/)
  expect((await dev('GET', '/db/status')).body).toMatchObject({ status: 'not_setup' })
})

test('without a database program the setup says what to install', async () => {
  const nothing = { folder: join(tmpdir(), randomUUID()), port: localPort, findProgram: async () => undefined }
  await expect(mysqlByProcess(nothing).setUp()).rejects.toThrow(/Neither Docker nor a MySQL or MariaDB server/)
})

test('a remote database that cannot be reached leaves everything as it was, with a hint', async () => {
  const { dev, signUp } = await createPanel({ REMOTE_DATABASE_URL: `mysql://a:secret@127.0.0.1:${closedPort}/drafty` })
  const ana = await signUp()
  const before = (await dev('GET', '/current-db')).body
  const refused = await dev('POST', '/switch-db', { useLocal: false })
  const message = 'The database could not be reached (ECONNREFUSED). Check the tunnel or local MySQL.'
  expect(refused).toMatchObject({ status: 503, body: { code: 'database-unreachable', message } })
  expect((await dev('GET', '/current-db')).body).toEqual(before)
  expect((await ana.call('GET', '/attorneys/refresh')).status).toBe(200)
})

test('without a remote database, and with anything but a yes or no, the switch is refused', async () => {
  const { dev } = await createPanel()
  expect((await dev('POST', '/switch-db', { useLocal: false })).status).toBe(409)
  expect((await dev('POST', '/switch-db', { useLocal: 'maybe' })).status).toBe(422)
})

test('the outbox shows the newest mails', async () => {
  const { dev, signUp } = await createPanel()
  const ana = await signUp()
  const { body } = await dev('GET', '/outbox')
  expect(body).toMatchObject([{ recipient: ana.email, text: expect.stringContaining('http://drafty.test') }])
})

describe.skipIf(!hasMysql)('a real server of this machine', () => {
  test('is set up, started, looked at, stopped and reset', slow, async () => {
    const { dev, signUp } = await createPanel()
    const setUp = await dev('POST', '/db/setup')
    expect(setUp.body).toMatchObject({ running: true, status: 'running', form: 'process', db_name: 'drafty' })
    expect((await dev('POST', '/db/setup')).body).toMatchObject({ message: 'MySQL is already running' })
    expect((await dev('POST', '/db/start')).body).toMatchObject({ message: 'MySQL is already running' })

    const info = (await dev('GET', '/db/info')).body
    expect(info['databases']).toContain('drafty')
    expect(info['table_counts']).toMatchObject({ accounts: 0, jobs: 0 })
    expect(info['connection_strings']).toMatchObject({ from_host: expect.stringContaining(`:${localPort}/drafty`) })
    expect((await dev('POST', '/db/ensure-chargebee')).body).toMatchObject({ status: 'success' })

    const switched = await dev('POST', '/switch-db', { useLocal: true })
    expect(switched.body).toMatchObject({ database: 'local', engine: 'mysql', db_name: 'drafty' })
    expect(JSON.stringify(switched.body)).not.toContain(passwordIn(info))
    const bea = await signUp()
    expect((await bea.call('GET', '/attorneys/refresh')).status).toBe(200)

    // The server goes back to the database that it was started with, where nobody knows Bea.
    expect((await dev('POST', '/db/stop')).body).toMatchObject({ status: 'stopped', message: 'MySQL is stopped' })
    expect((await dev('POST', '/db/stop')).body).toMatchObject({ message: 'MySQL is already stopped' })
    expect((await bea.call('GET', '/attorneys/refresh')).status).toBe(401)
    expect((await dev('GET', '/db/info')).body).toMatchObject({ message: 'MySQL is stopped. Please start it first.' })

    expect((await dev('POST', '/db/start')).body).toMatchObject({ status: 'running' })
    expect((await dev('GET', '/db/info')).body['table_counts']).toMatchObject({ accounts: 1 })
    expect((await dev('POST', '/db/reset')).body).toMatchObject({ status: 'running' })
    expect((await dev('GET', '/db/info')).body['table_counts']).toMatchObject({ accounts: 0 })
  })

  test('a taken port is named, and nothing is left of the setup', slow, async () => {
    const remote = await startRemote()
    const { dev } = await createPanel({ LOCAL_MYSQL_PORT: String(remotePort) })
    expect(remote.location).toContain(`:${remotePort}/`)
    const message = `Port ${remotePort} is taken by another program. Set LOCAL_MYSQL_PORT to a free one and restart the server.`
    expect(await dev('POST', '/db/setup')).toMatchObject({ status: 409, body: { message } })
    expect((await dev('GET', '/db/status')).body).toMatchObject({ status: 'not_setup' })
  })
})

describe.skipIf(!hasMysql)('a real server of this machine and a remote one', () => {
  test('takes a copy of the remote database, whole or not at all', slow, async () => {
    const remote = await startRemote()
    const { dev, database, services, signUp } = await createPanel({ REMOTE_DATABASE_URL: remote.location })
    const ana = await signUp()
    await buildRecords(ana)
    const home = services.databases.at(services.databases.home)
    // Until the server has done what it still had to do for Ana.
    const copied = async () => {
      await replaceRows(home, remote.database)
      return findDifferences(home, remote.database)
    }
    await expect.poll(copied).toEqual([])
    await addJob(remote.database, { kind: 'send-mail', subjectId: 'real', runAt: 0 })

    await dev('POST', '/db/setup')
    const syncing = dev('POST', '/sync-databases')
    const meanwhile = await dev('POST', '/db/stop')
    expect(meanwhile.body['message']).toBe('An import is under way. Please wait until it has ended.')
    const synced = (await syncing).body
    expect(synced).toMatchObject({ status: 'success', errors: [], results: { drafty: { status: 'success' } } })

    await dev('POST', '/switch-db', { useLocal: true })
    expect(await findDifferences(services.databases.at(services.databases.location()), remote.database)).toEqual([
      'jobs',
    ])
    expect(await database.selectFrom('accounts').select('id').execute()).toHaveLength(1)
    const waiting = await services.database
      .selectFrom('jobs')
      .select('id')
      .where('subject_id', '=', 'real')
      .where('state', '=', 'waiting')
      .execute()
    expect(waiting, 'the jobs of the remote database are not done here').toEqual([])

    const rows = (await dev('GET', '/db/info')).body['table_counts']
    const { checksum } = await remote.database
      .selectFrom('migrations')
      .select('checksum')
      .where('name', '=', '0005-credits.sql')
      .executeTakeFirstOrThrow()
    const pretend = (as: string) =>
      remote.database.updateTable('migrations').set({ checksum: as }).where('name', '=', '0005-credits.sql').execute()
    await pretend('another')
    expect((await dev('POST', '/sync-databases')).body['message']).toMatch(/at another migration/)
    await pretend(checksum)
    await remote.server.stop()
    expect(await dev('POST', '/sync-databases')).toMatchObject({ status: 503, body: { code: 'database-unreachable' } })
    await remote.server.start()
    expect((await dev('GET', '/db/info')).body['table_counts']).toEqual(rows)

    await remote.database.deleteFrom('accounts').execute()
    await sql`drop table recovery_codes`.execute(remote.database)
    const failed = (await dev('POST', '/sync-databases')).body
    expect(failed).toMatchObject({ status: 'error', results: { drafty: { status: 'error', rows_synced: 0 } } })
    expect((await dev('GET', '/db/info')).body['table_counts']).toMatchObject({ accounts: 1, clients: 1 })
  })
})

describe.skipIf(!hasMysql)('a server that is switched', () => {
  test('requests under way finish where they began, and another migration is refused', slow, async () => {
    const remote = await startRemote()
    const { dev, services, signUp } = await createPanel({ REMOTE_DATABASE_URL: remote.location })
    const ana = await signUp()
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const underWay = services.databases.pinned(async () => {
      await held
      return services.database.selectFrom('accounts').select('email').execute()
    })
    const { body } = await dev('POST', '/switch-db', { useLocal: false })
    expect(body).toMatchObject({ database: 'remote', engine: 'mysql' })
    release()
    expect(await underWay).toEqual([{ email: ana.email }])
    expect(await services.database.selectFrom('accounts').select('email').execute()).toEqual([])
    expect((await dev('GET', '/outbox')).body).toEqual([])

    await dev('POST', '/switch-db', { useLocal: true })
    await remote.database.deleteFrom('migrations').where('name', '=', '0005-credits.sql').execute()
    expect((await dev('POST', '/switch-db', { useLocal: false })).body['message']).toMatch(/at another migration/)
    expect((await ana.call('GET', '/attorneys/refresh')).status).toBe(200)
  })
})

function passwordIn(info: Body): string {
  const { from_host } = info['connection_strings'] as { from_host: string }
  return new URL(from_host).password
}
