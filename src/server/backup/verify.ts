import { sql } from 'kysely'
import { connect, isMysql } from '#server/database/connect.ts'
import type { FileStore } from '#server/gateways/files/port.ts'
import { namedFiles } from './named-files.ts'

export type Verified = { readonly files: number; readonly problems: readonly string[] }

/** Reads an installation as it is: the database's own check, and every file that it names, to its last byte. */
export async function verify(location: string, files: FileStore): Promise<Verified> {
  const problems = await checkDatabase(location)
  const keys = await namedFiles(location)
  for (const key of keys) {
    const fault = await readWhole(files, key)
    if (fault !== undefined) problems.push(`File ${key}: ${fault}`)
  }
  return { files: keys.length, problems }
}

async function checkDatabase(location: string): Promise<string[]> {
  if (isMysql(location)) return []
  const database = connect(location)
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database)
    return rows.map(({ integrity_check }) => integrity_check).filter((line) => line !== 'ok')
  } finally {
    await database.destroy()
  }
}

async function readWhole(files: FileStore, key: string): Promise<string | undefined> {
  try {
    for await (const _ of await files.read(key));
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
