import type { RecordKind } from '#domain/questionnaire/record-kinds.ts'
import { Readable } from 'node:stream'
import { Zip, ZipPassThrough } from 'fflate'
import { AppError } from '#contract/errors.ts'
import { fullName } from '#domain/clients/client-record.ts'
import { findClient, toRecord } from '#server/features/clients/index.ts'
import { listFinishedDrafts, writeDraftFile } from '#server/features/drafting/index.ts'
import { combinedText, recordsOfClient } from '#server/features/records/index.ts'
import { attachmentHeader } from '#server/http/content-disposition.ts'
import type { Services } from '#server/services.ts'

const folders: Readonly<Record<RecordKind, string>> = {
  client_document: 'Documents',
  expert: 'Experts',
  extra_expert: 'Information about experts',
  extra_client: 'Extra information',
  citation: 'Cited sources',
  template: 'Templates',
}

/** Everything of one client as a zip that is sent while it is made: the record, every file and text, finished drafts. */
export async function exportClient(services: Services, ownerId: string, clientId: string): Promise<Response> {
  const row = await findClient(services.database, ownerId, clientId)
  if (!row) throw new AppError('not-found')
  const client = toRecord(row)
  const name = fullName(client)
  const entries = entriesOf(
    services,
    ownerId,
    clientId,
    JSON.stringify({ ...client, exported_from: 'Drafty' }, null, 2),
  )
  return new Response(Readable.toWeb(Readable.from(zip(entries, services.stopping))) as ReadableStream, {
    headers: { 'Content-Type': 'application/zip', 'Content-Disposition': attachmentHeader(`${name}.zip`) },
  })
}

type Entry = { readonly path: string; readonly content: AsyncIterable<Uint8Array> | Uint8Array }

async function* entriesOf(
  services: Services,
  ownerId: string,
  clientId: string,
  record: string,
): AsyncGenerator<Entry> {
  const { database, files } = services
  const taken = new Set<string>()
  yield { path: 'client.json', content: Buffer.from(record) }
  for await (const one of recordsOfClient(database, ownerId, clientId)) {
    const place = (name: string) => freePath(taken, `${folders[one.kind]}/${safeName(name)}`)
    if (one.file_key !== null) {
      const content = await files.read(one.file_key).catch(() => undefined)
      if (content) yield { path: place(one.file_name ?? one.title), content }
    }
    const text = one.media_type === 'text/plain' ? one.body : combinedText(one)
    if (text !== '') yield { path: place(`${one.title} (text).txt`), content: Buffer.from(text) }
  }
  for (const draft of await listFinishedDrafts(database, ownerId, clientId)) {
    const path = freePath(taken, `Drafts/${safeName(draft.file_name)}`)
    yield { path, content: await writeDraftFile(services, draft) }
  }
}

/** The bytes of a zip, entry by entry; one piece of one file is in memory at a time. */
async function* zip(entries: AsyncIterable<Entry>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  let trouble: Error | undefined
  const archive = new Zip((error, chunk) => {
    if (error) trouble = error
    else ready.push(chunk)
  })
  for await (const { path, content } of entries) {
    const entry = new ZipPassThrough(path)
    archive.add(entry)
    for await (const piece of content instanceof Uint8Array ? [content] : content) {
      signal.throwIfAborted()
      entry.push(piece)
      yield* ready.splice(0)
    }
    entry.push(new Uint8Array(0), true)
    if (trouble) throw trouble
    yield* ready.splice(0)
  }
  archive.end()
  yield* ready.splice(0)
}

function safeName(name: string): string {
  const safe = name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '-').trim()
  return /^\.*$/.test(safe) ? 'file' : safe.slice(-180)
}

/** `Passport.pdf`, `Passport (2).pdf`. */
function freePath(taken: Set<string>, path: string): string {
  const [, base = path, ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,5})?$/s.exec(path) ?? []
  let free = path
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${base} (${number})${ending}`
  taken.add(free.toLowerCase())
  return free
}
