import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { CurrentDatabase } from '#contract/developer-panel.ts'
import { AppError } from '#contract/errors.ts'
import { isMysql } from '#server/database/connect.ts'
import { migrationOf } from '#server/database/copy-rows.ts'
import { migrate } from '#server/database/migrate.ts'
import type { Tables } from '#server/database/schema.ts'
import type { Services } from '#server/services.ts'

/** Less than the 20 s after which the page gives up, so that nothing is switched behind its back. */
const switchMs = 18_000

export const hint = 'Check the tunnel or local MySQL.'

/** A file of this name says that the server has worked on several databases with the files of this folder. */
export function switchedMark(dataFolder: string): string {
  return join(dataFolder, 'local-mysql.switched')
}

export function describeCurrent({ databases, config }: Services): CurrentDatabase {
  const location = databases.location()
  const database = location === config.REMOTE_DATABASE_URL ? 'remote' : 'local'
  if (!isMysql(location))
    return { database, engine: 'sqlite', db_name: basename(location), url: `sqlite://${resolve(location)}` }
  return { database, engine: 'mysql', db_name: schemaOf(location), url: withoutPassword(location) }
}

/** Moves the server to a database of this machine, which is brought to the newest migration. */
export async function switchToLocal(services: Services, location: string): Promise<void> {
  await markSwitched(services)
  await services.databases.switchTo(location, (target) => withinTime(prepareLocal(target)))
}

async function prepareLocal(target: Kysely<Tables>): Promise<void> {
  await reach(target)
  await migrate(target)
}

/** Moves the server to the remote database, which is never migrated from here. */
export async function switchToRemote(services: Services): Promise<void> {
  const location = remoteLocation(services)
  await markSwitched(services)
  await services.databases.switchTo(location, (target) => withinTime(expectSameMigration(services, target)))
}

/** The remote database's location; throws when there is none. */
export function remoteLocation({ config }: Services): string {
  if (config.REMOTE_DATABASE_URL !== undefined) return config.REMOTE_DATABASE_URL
  const message = 'There is no remote database. Set REMOTE_DATABASE_URL and restart the server.'
  throw new AppError('database-refused', {}, { message })
}

/** Throws when the database cannot be reached or has not had exactly the migrations of this server. */
export async function expectSameMigration({ databases }: Services, remote: Kysely<Tables>): Promise<void> {
  await reach(remote)
  const [here, there] = await Promise.all([migrationOf(databases.at(databases.home)), migrationOf(remote)])
  if (here === there) return
  const message = 'The remote database is at another migration than this server. Bring both to the same one first.'
  throw new AppError('database-refused', {}, { message })
}

async function reach(database: Kysely<Tables>): Promise<void> {
  try {
    await sql`select 1`.execute(database)
  } catch (error) {
    throw unreachable(error)
  }
}

/** A connection error as a sentence with the hint what to look at. */
export function unreachable(error: unknown): AppError {
  const { code = 'no answer' } = error as { code?: string }
  const message = `The database could not be reached (${code}). ${hint}`
  return new AppError('database-unreachable', {}, { cause: error, message })
}

async function withinTime(preparing: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(unreachable({ code: 'ETIMEDOUT' })), switchMs)
  })
  await Promise.race([preparing, late]).finally(() => clearTimeout(timer))
}

async function markSwitched({ config }: Services): Promise<void> {
  const path = switchedMark(config.DRAFTY_DATA_DIR)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, '')
}

export function schemaOf(location: string): string {
  return new URL(location).pathname.slice(1)
}

export function withoutPassword(location: string): string {
  const url = new URL(location)
  url.password = ''
  return url.href
}
