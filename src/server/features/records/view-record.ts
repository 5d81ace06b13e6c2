import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { AppError } from '#contract/errors.ts'
import { messages } from '#domain/messages.ts'
import type { RecordRow } from '#server/database/tables/records.ts'
import { may } from '#domain/firm/may.ts'
import { readReach } from '#server/access/reach.ts'
import { standingTo } from '#server/access/standing.ts'
import { attachmentHeader, inlineHeader } from '#server/http/content-disposition.ts'
import { readSigned, signClaims } from '#server/http/signed.ts'
import type { Services } from '#server/services.ts'
import { showsInBrowser } from './media-type.ts'
import { combinedText } from './present.ts'
import { ownRecord, withText } from './store.ts'

const validSeconds = 300
const audience = 'drafty-file'

/** How somebody wants to see a record. */
export type Wish = { readonly form: 'text' | 'original' | undefined; readonly readerId: string }

type View = { readonly url: string; readonly mime_type: string }

/**
 * A record to look at. What a browser shows by itself comes as a signed address (JSON), anything else as its text;
 * `original` sends the file. The record is known to be the caller's.
 */
export async function viewRecord(
  services: Services,
  context: Context,
  row: RecordRow,
  { form, readerId }: Wish,
): Promise<View | Response> {
  if (form === 'original') return sendFile(services, row, 'attachment')
  const type = row.media_type
  const canShow = type !== null && row.file_key !== null && (showsInBrowser(type) || row.state === 'processing')
  if (form === undefined && canShow) return { url: `/api/files/${signFile(services, row, readerId)}`, mime_type: type }
  if (row.state === 'failed') throw new AppError('not-found', {}, { message: row.reason ?? messages.fileNotLoaded })
  return context.text(combinedText(await withText(services.database, row)))
}

function signFile({ secret, now }: Services, row: RecordRow, readerId: string): string {
  const exp = Math.floor(now() / 1000) + validSeconds
  return signClaims({ secret }, { owner: row.owner_id, reader: readerId, sub: row.id, aud: audience, exp })
}

/** The file behind a signed address, while its reader may see it; anything but a living address is not found. */
export async function openSigned(services: Services, token: string): Promise<Response> {
  const { database } = services
  try {
    const payload = readSigned(services, token, { audience })
    if (!payload) throw new AppError('not-found')
    const row = await ownRecord(database, String(payload['owner']), String(payload['sub']))
    if (!(await maySee(services, row, String(payload['reader'])))) throw new AppError('not-found')
    return await sendFile(services, row, 'inline')
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('not-found', {}, { cause: error })
  }
}

/** What was shared when the address was made may have been taken back since. */
async function maySee({ database, now }: Services, row: RecordRow, readerId: string): Promise<boolean> {
  if (row.owner_id === readerId) return true
  if (row.client_id === null) return false
  const found = await standingTo(database, await readReach(database, readerId), row.client_id)
  return found?.ownerId === row.owner_id && may(found.standing, 'read', now())
}

async function sendFile({ files, log }: Services, row: RecordRow, how: 'inline' | 'attachment'): Promise<Response> {
  if (row.file_key === null) throw new AppError('not-found')
  const content = await files.read(row.file_key).catch((cause: unknown) => {
    log.error({ record: row.id }, 'a file is missing from the store')
    throw new AppError('not-found', {}, { cause, message: messages.fileNotLoaded })
  })
  const name = row.file_name ?? row.title
  return new Response(Readable.toWeb(content) as ReadableStream, {
    headers: {
      'Content-Type': row.media_type ?? 'application/octet-stream',
      'Content-Disposition': how === 'inline' ? inlineHeader(name) : attachmentHeader(name),
      'X-Content-Type-Options': 'nosniff',
      ...(row.bytes !== null && { 'Content-Length': String(row.bytes) }),
    },
  })
}
