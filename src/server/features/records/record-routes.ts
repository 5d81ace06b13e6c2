import type { RecordKind } from '#domain/questionnaire/record-kinds.ts'
import type { Context } from 'hono'
import type * as z from 'zod'
import { AppError } from '#contract/errors.ts'
import type { RecordRow } from '#server/database/tables/records.ts'
import { findClient } from '#server/features/clients/index.ts'
import { checkAgainst } from '#server/http/implement.ts'
import type { Services } from '#server/services.ts'
import { receiveForm, type ReceivedFile } from './receive-form.ts'
import { changeRecord, createRecord, type RecordContent } from './save-record.ts'
import {
  deleteRecord,
  findRecord,
  listRecords,
  ownRecord,
  type Page,
  type Place,
  type RecordWithText,
  withText,
} from './store.ts'
import { viewRecord, type Wish } from './view-record.ts'

/** How one kind of record comes in and goes out. */
export type RecordShape<Schema extends z.ZodType, Out> = {
  readonly kind: RecordKind
  /** What it is called in messages: `document`. */
  readonly noun: string
  readonly body: Schema
  /** The content of a checked body; what it leaves out stays as `known` has it. */
  readonly toContent: (body: z.output<Schema>, context: { known?: RecordRow; fileName?: string }) => RecordContent
  readonly present: (row: RecordWithText) => Out
  /** What it needs beside its title: a file, or a file or a text, whose field and label these are. */
  readonly needs?: { readonly name: string; readonly label: string; readonly message: string; readonly text: boolean }
}

/** The calls that every kind of record has; routes bind them to the paths of the contract. */
export function createRecordCalls<Schema extends z.ZodType, Out>(services: Services, shape: RecordShape<Schema, Out>) {
  const { database, files } = services

  async function own(place: Omit<Place, 'kind'>, id: string): Promise<RecordRow> {
    const row = await findRecord(database, { ...place, kind: shape.kind }, id)
    if (!row) throw new AppError('not-found')
    return row
  }

  async function show(row: RecordRow): Promise<Out> {
    return shape.present(await withText(database, await ownRecord(database, row.owner_id, row.id)))
  }

  /** Takes the body; when it cannot be taken as it is, the file that came with it goes again. */
  async function receive(context: Context, known?: RecordRow) {
    const { fields, file } = await receiveForm(files, context)
    try {
      const body = checkAgainst(shape.body, fields)
      const content = shape.toContent(body, { ...(known && { known }), ...(file && { fileName: file.fileName }) })
      requireContent(shape, content, file, known)
      return { content, file }
    } catch (error) {
      if (file) await files.remove(file.key)
      throw error
    }
  }

  return {
    own,
    async list(context: Context, place: Omit<Place, 'kind'>, page: Page): Promise<Out[]> {
      await requirePlace(services, place)
      const { items, next } = await listRecords(database, { ...place, kind: shape.kind }, page)
      if (next !== undefined) context.header('X-Next-Cursor', next)
      return items.map(shape.present)
    },
    async create(context: Context, place: Omit<Place, 'kind'>): Promise<Out> {
      await requirePlace(services, place)
      const { content, file } = await receive(context)
      const id = await createRecord(services, { ...place, kind: shape.kind }, content, file)
      return shape.present(await withText(database, await ownRecord(database, place.ownerId, id)))
    },
    async change(context: Context, place: Omit<Place, 'kind'>, id: string): Promise<Out> {
      const known = await own(place, id)
      const { content, file } = await receive(context, known)
      await changeRecord(services, known, content, file)
      return show(known)
    },
    async remove(place: Omit<Place, 'kind'>, id: string): Promise<{ message: string }> {
      const { owner_id } = await own(place, id)
      const keys = await database.transaction().execute((transaction) => deleteRecord(transaction, owner_id, id))
      for (const key of keys) await files.remove(key)
      return { message: `The ${shape.noun} was deleted.` }
    },
    async view(context: Context, place: Omit<Place, 'kind'>, id: string, wish: Wish) {
      return viewRecord(services, context, await own(place, id), wish)
    },
  }
}

/** The client and the expert of a path must be the caller's. */
async function requirePlace({ database }: Services, { ownerId, clientId, expertId }: Omit<Place, 'kind'>) {
  if (clientId !== undefined && !(await findClient(database, ownerId, clientId))) throw new AppError('not-found')
  if (clientId === undefined || expertId === undefined) return
  if (!(await findRecord(database, { ownerId, clientId, kind: 'expert' }, expertId))) throw new AppError('not-found')
}

function requireContent<Schema extends z.ZodType, Out>(
  { needs }: RecordShape<Schema, Out>,
  { body }: RecordContent,
  file: ReceivedFile | undefined,
  known: RecordRow | undefined,
): void {
  if (!needs || file || (known && known.file_key !== null) || (needs.text && body !== '')) return
  const { name, label, message } = needs
  throw new AppError('invalid-fields', { fields: [{ name, label, message }] })
}
