import { PassThrough, type Readable } from 'node:stream'
import { once } from 'node:events'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { Services } from '#server/services.ts'
import { fileKeysOf, type PersonalTable, readRows } from './personal-tables.ts'
import { findPersonalTables } from './find-personal-tables.ts'

/** A zip file of everything that belongs to an account, made while it is read: one JSON file a table, and its files. */
export function packExport(services: Services, accountId: string, signal: AbortSignal): Readable {
  const out = new PassThrough({ highWaterMark: 1 << 20 })
  const zip = new Zip((error, chunk, isLast) => {
    if (error) out.destroy(error)
    else {
      out.write(chunk)
      if (isLast) out.end()
    }
  })
  fill(services, accountId, { zip, out, signal }).catch((error: unknown) =>
    out.destroy(error instanceof Error ? error : new Error('The export failed.')),
  )
  return out
}

type Target = { readonly zip: Zip; readonly out: PassThrough; readonly signal: AbortSignal }

async function fill(services: Services, accountId: string, target: Target): Promise<void> {
  const files = new Set<string>()
  await addText(target, 'README.txt', [readme])
  for (const table of await findPersonalTables(services.database))
    await addTable(services, accountId, { ...target, table, files })
  for (const key of files) await addFile(services, key, target)
  target.zip.end()
}

const readme = `This is everything that Drafty keeps for your account.
tables/ holds one JSON file for each kind of record; times are milliseconds since 1970 (UTC).
files/ holds the files that you uploaded and those made for you, under the keys that the records name.
Passwords, tokens and keys are left out: nothing in here opens your account.
`

type TableTarget = Target & { readonly table: PersonalTable; readonly files: Set<string> }

async function addTable({ database }: Services, accountId: string, { table, files, ...target }: TableTarget) {
  async function* pieces() {
    let between = '[\n'
    for await (const rows of readRows(database, table, accountId)) {
      target.signal.throwIfAborted()
      for (const row of rows) {
        if (table.name !== 'account_exports') for (const key of fileKeysOf(row)) files.add(key)
        yield between + JSON.stringify(row)
        between = ',\n'
      }
    }
    yield between === '[\n' ? '[]\n' : '\n]\n'
  }
  await addText(target, `tables/${table.name}.json`, pieces())
}

async function addText({ zip, out }: Target, name: string, pieces: Iterable<string> | AsyncIterable<string>) {
  const entry = new ZipDeflate(name, { level: 6 })
  zip.add(entry)
  const encoder = new TextEncoder()
  for await (const piece of pieces) {
    entry.push(encoder.encode(piece))
    if (out.writableNeedDrain) await once(out, 'drain')
  }
  entry.push(new Uint8Array(), true)
}

/** Uploaded files are mostly compressed already, so they go in as they are. A file that is gone leaves a note. */
async function addFile({ files }: Services, key: string, target: Target): Promise<void> {
  const content = await files.read(key).catch(() => undefined)
  if (!content) return addText(target, `files/${key}.missing.txt`, ['This file is no longer stored.\n'])
  const entry = new ZipPassThrough(`files/${key}`)
  target.zip.add(entry)
  for await (const chunk of content as AsyncIterable<Buffer>) {
    target.signal.throwIfAborted()
    entry.push(chunk)
    if (target.out.writableNeedDrain) await once(target.out, 'drain')
  }
  entry.push(new Uint8Array(), true)
}
