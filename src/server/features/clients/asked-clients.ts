import { type Expression, expressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { ClientFilter } from '#contract/clients.ts'
import { isShown, showsFew, type Source } from '#server/access/sources.ts'
import { idsWithWord, rareWord } from '#server/database/name-words.ts'
import type { Database, Tables } from '#server/database/schema.ts'
import { searchWords } from '#server/database/search-words.ts'
import { meets } from './filter-clients.ts'

/** What a page of the list is asked for. */
export type Page = {
  readonly q?: string | undefined
  readonly sort?: string | undefined
  readonly limit: number
  readonly cursor?: string | undefined
  readonly filter?: ClientFilter | undefined
}

/** Which clients of a source's owner a page asks for. */
export type Asked = {
  readonly source: Source
  readonly isAsked: Expression<SqlBool>
  /** Few are left, and each is looked up: they are sorted, and not walked through in the order of the list. */
  readonly areFew: boolean
}

/** With `byBeginning` a rare word of `q` begins a word of the name; else it stands anywhere in it. */
export async function readAsked(
  database: Database,
  source: Source,
  { q, filter }: Page,
  { byBeginning, now }: { readonly byBeginning: boolean; readonly now: number },
): Promise<Asked> {
  const words = searchWords(q ?? '')
  const asksRare = byBeginning && !showsFew(source)
  const beginning = asksRare ? await rareWord(database, 'clients', source.ownerId, words) : undefined
  const eb = expressionBuilder<Tables, 'clients'>()
  const conditions = [
    // Whose drafts are seen is seen: what waits in a draft is asked for by that alone.
    ...(source.shared && filter !== 'needs' ? [isShown(eb, source, 'clients.id')] : []),
    ...(filter === undefined ? [] : [meets(eb, source, filter, now)]),
    ...words.map((word) => eb('clients.search_key', 'like', `%${word}%`)),
    ...(beginning === undefined
      ? []
      : [eb('clients.id', 'in', idsWithWord('clients', source.ownerId, beginning) as never)]),
  ]
  return {
    source,
    isAsked: eb.and(conditions),
    areFew: showsFew(source) || beginning !== undefined || filter === 'due',
  }
}

/** What a page is sorted by: where few are left the plus keeps SQLite from walking through all in this order. */
export function walkedBy(areFew: boolean, column: string): RawBuilder<unknown> {
  return areFew ? sql`+${sql.ref(column)}` : sql.ref(column)
}
