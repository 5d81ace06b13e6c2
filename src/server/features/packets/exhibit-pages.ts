import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { isDuplicate } from '#server/database/connect.ts'
import { newId } from '#server/database/new-id.ts'
import type { ExhibitPagesRow } from '#server/database/tables/packets.ts'
import type { RecordRow } from '#server/database/tables/records.ts'
import type { EmptyFields } from '#server/pdf/empty-fields.ts'
import type { StampRoom } from '#server/pdf/page-ink.ts'
import type { Services } from '#server/services.ts'

/** Another way of making pages gets another name, so that nothing made before is taken for it. */
const recipe = 'letter-6'
export const mostBytes = 200_000_000

/** What is known of a document since its pages were made. */
export type ExhibitDetails = {
  /** `sheet`: it could not be printed here, and a sheet in its place says so. `scan`: some of its pages have no text. */
  readonly state: 'ready' | 'sheet' | 'scan'
  /** Sentences for the attorney. */
  readonly notes: readonly string[]
  /** For each page where a stamp can go; absent where that cannot be seen here. */
  readonly rooms?: readonly StampRoom[]
  /** Numbers of pages without any text. */
  readonly textless: readonly number[]
  /** Numbers of pages that came as pictures, whether their text was recognized or not. */
  readonly scans: readonly number[]
  /** Pages on which text stands under a blacked-out area. */
  readonly hidden: readonly number[]
  /** Pages on which a picture lies on a line to sign on. */
  readonly signaturePictures: readonly number[]
  readonly fitted: number
  readonly wasProtected: boolean
  /** How many passages were marked; absent for pages that were made before this was counted, and for sheets. */
  readonly marks?: number
  /** Of a form whose boxes could be written in. */
  readonly emptyFields?: EmptyFields
}

export type ExhibitPages = Pick<ExhibitPagesRow, 'file_key' | 'pages' | 'bytes'> & { readonly details: ExhibitDetails }

/** The pages of a document that were made before, if any; with `dots`, those whose scans have only so many an inch. */
export async function findExhibit(
  { database }: Pick<Services, 'database'>,
  record: RecordRow,
  dots?: number,
): Promise<ExhibitPages | undefined> {
  const row = await database
    .selectFrom('exhibit_pages')
    .selectAll()
    .where('owner_id', '=', record.owner_id)
    .where('client_id', '=', record.client_id)
    .where('source', '=', sourceOf(record))
    .where('recipe', '=', recipeOf(dots))
    .executeTakeFirst()
  return row && { ...row, details: JSON.parse(row.details) as ExhibitDetails }
}

const recipeOf = (dots?: number) => (dots === undefined ? recipe : `${recipe}-${dots}`)

type Made = {
  readonly path: string
  readonly pages: number
  readonly details: ExhibitDetails
  readonly dots?: number
}

/** Keeps the pages of a document. Where another job has kept the same meanwhile, that is answered. */
export async function keepExhibit(services: Services, record: RecordRow, made: Made): Promise<ExhibitPages> {
  const { path, pages, details, dots } = made
  const { size } = await stat(path)
  const stored = await services.files.put(createReadStream(path), mostBytes)
  const row: ExhibitPagesRow = {
    id: newId(),
    owner_id: record.owner_id,
    client_id: record.client_id ?? '',
    source: sourceOf(record),
    recipe: recipeOf(dots),
    file_key: stored.key,
    bytes: size,
    pages,
    details: JSON.stringify(details),
    made_at: services.now(),
  }
  try {
    await services.database.insertInto('exhibit_pages').values(row).execute()
  } catch (error) {
    await services.files.remove(stored.key)
    if (!isDuplicate(error)) throw error
    const other = await findExhibit(services, record, dots)
    if (other) return other
    throw error
  }
  return { ...row, details }
}

/** By the content where there is a file, else by what was typed. The title stands on the sheet that replaces a file. */
function sourceOf({ checksum, body, title, file_key }: RecordRow): string {
  if (checksum !== null && file_key !== null) return checksum
  return createHash('sha256').update(`${title}\n${body}`).digest('hex')
}
