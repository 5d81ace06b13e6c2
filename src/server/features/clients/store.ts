import { type ClientRecord, fieldText, type Fields, fullName } from '#domain/clients/client-record.ts'
import { foldText } from '#domain/language/fold.ts'
import type { Reach } from '#server/access/reach.ts'
import { shareWithMaker } from '#server/access/shares.ts'
import { keepQuery } from '#server/database/keep-query.ts'
import { newId } from '#server/database/new-id.ts'
import type { Database } from '#server/database/schema.ts'
import type { ClientRow } from '#server/database/tables/clients.ts'
import { writeListItem } from './list-item.ts'

export type ClientInput = Omit<ClientRecord, 'id'>
/** One client of this owner; undefined when there is none or it is somebody else's. */
export async function findClient(database: Database, ownerId: string, id: string): Promise<ClientRow | undefined> {
  return (await ownClient(database, { id, ownerId }))[0]
}

const ownClient = keepQuery((database, { id, ownerId }: { id: string; ownerId: string }) =>
  database.selectFrom('clients').selectAll().where('id', '=', id).where('owner_id', '=', ownerId),
)

export function toRecord(row: ClientRow): ClientRecord {
  const { client, spouse, children } = JSON.parse(row.record) as { client: Fields; spouse: Fields; children: Fields[] }
  const { id, first_name, middle_name, last_name } = row
  return { id, first_name, middle_name, last_name, client, spouse, children }
}

export async function insertClient(database: Database, ownerId: string, input: ClientInput, now: number) {
  const row = toRow(ownerId, input, now)
  await database.insertInto('clients').values(row).execute()
  return row.id
}

/** Adds many clients, all or none; they are the caller's or their firm's. */
export async function insertClients(
  database: Database,
  reach: Reach,
  ownerId: string,
  inputs: readonly ClientInput[],
  now: number,
) {
  await database.transaction().execute(async (transaction) => {
    for (let from = 0; from < inputs.length; from += 100) {
      const rows = inputs.slice(from, from + 100).map((input) => toRow(ownerId, input, now))
      await transaction.insertInto('clients').values(rows).execute()
      const ids = rows.map(({ id }) => id)
      if (ownerId !== reach.personId) await shareWithMaker(transaction, reach, ids, now)
    }
  })
}

function toRow(ownerId: string, input: ClientInput, now: number): ClientRow {
  const times = { created_at: now, updated_at: now }
  const row = { id: newId(), owner_id: ownerId, ...toColumns(input), ...times, words_kept: null }
  return { ...row, list_item: writeListItem(row) }
}

export async function updateClient(
  database: Database,
  { id, owner_id: ownerId, created_at }: Pick<ClientRow, 'id' | 'owner_id' | 'created_at'>,
  input: ClientInput,
  now: number,
) {
  const columns = { ...toColumns(input), updated_at: now }
  const change = { ...columns, words_kept: null, list_item: writeListItem({ id, created_at, ...columns }) }
  await database.updateTable('clients').set(change).where('id', '=', id).where('owner_id', '=', ownerId).execute()
}

export async function deleteClient(database: Database, ownerId: string, id: string): Promise<void> {
  await database.deleteFrom('clients').where('id', '=', id).where('owner_id', '=', ownerId).execute()
}

function toColumns(input: ClientInput) {
  const { first_name, middle_name, last_name, client, spouse, children } = input
  const words = [fullName(input), fieldText(client, 'a_number'), fieldText(spouse, 'name')]
  return {
    first_name,
    middle_name,
    last_name,
    sort_key: foldText(`${last_name} ${first_name} ${middle_name ?? ''}`).slice(0, 255),
    search_key: foldText(words.filter(Boolean).join(' ')).slice(0, 800),
    record: JSON.stringify({ client, spouse, children }),
  }
}
