import { clientListItem } from '#contract/clients.ts'
import { fieldText, type Fields } from '#domain/clients/client-record.ts'
import type { ClientRow } from '#server/database/tables/clients.ts'

const stored = clientListItem.omit({ drafts_count: true, documents_count: true })

type Listed = Pick<
  ClientRow,
  'id' | 'first_name' | 'middle_name' | 'last_name' | 'created_at' | 'updated_at' | 'record'
>

/** What the list shows of a client, as it is kept beside the record: everything that is not counted. */
export function writeListItem(row: Listed): string {
  const { client } = JSON.parse(row.record) as { client: Fields }
  const item = {
    id: row.id,
    first_name: row.first_name,
    middle_name: row.middle_name,
    last_name: row.last_name,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
    a_number: fieldText(client, 'a_number') ?? null,
    country_of_citizenship: fieldText(client, 'country_of_citizenship') ?? null,
  }
  return JSON.stringify(stored.parse(item))
}

type Counted = {
  readonly list_item: string
  readonly drafts: number | string | null
  readonly documents: number | string | null
}

/** The reply of the list as JSON: each text was checked when it was written, and is not read again. */
export function joinListItems(rows: readonly Counted[]): string {
  const texts = rows.map(
    ({ list_item: item, drafts, documents }) =>
      `${item.slice(0, -1)},"drafts_count":${Number(drafts)},"documents_count":${Number(documents)}}`,
  )
  return `[${texts.join(',')}]`
}
