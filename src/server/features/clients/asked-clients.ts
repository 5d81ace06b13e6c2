import { type Expression, expressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { ClientFilter } from '#contract/clients.ts'
import { forAct, isShown, isShownWithDrafts, showsFew, type Source } from '#server/access/sources.ts'
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
  /**
   * Whether the source shows a client, or its drafts, asked of the column that names it: of a list that is walked through, so
   * that nothing else is read of those who are not shown.
   */
  readonly isShownBy: (clientColumn: ClientColumn, sight?: Sight) => Expression<SqlBool>
  /** What a client that is shown has to meet besides. */
  readonly isAsked: Expression<SqlBool>
  /** Few are left, and each is looked up: they are sorted, and not walked through in the order of the list. */
  readonly areFew: boolean
}

/** Whose drafts are seen is seen. */
export type Sight = 'read' | 'read drafts'
export type ClientColumn = 'clients.id' | 'case_dates.client_id' | 'drafts.client_id'

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
    ...(filter === undefined ? [] : [meets(eb, source, filter, now)]),
    ...words.map((word) => eb('clients.search_key', 'like', `%${word}%`)),
    ...(beginning === undefined
      ? []
      : [eb('clients.id', 'in', idsWithWord('clients', source.ownerId, beginning) as never)]),
  ]
  return {
    source,
    // What waits in a draft is asked for by those alone who see it.
    isShownBy: (column, sight = 'read') => isSeen(source, filter === 'needs' ? 'read drafts' : sight, column),
    isAsked: eb.and(conditions),
    areFew: showsFew(source) || beginning !== undefined || filter === 'due',
  }
}

/** Whether a source shows the client in this column so far; of `read drafts` it may leave out one that has none. */
export function isSeen(source: Source, sight: Sight, column: ClientColumn): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'clients' | 'case_dates' | 'drafts'>()
  if (sight === 'read') return isShown(eb, source, column)
  const drafts = forAct(source, sight)
  return drafts ? isShownWithDrafts(eb, drafts, column) : eb.lit(false)
}

/** What a page is sorted by: where few are left the plus keeps SQLite from walking through all in this order. */
export function walkedBy(areFew: boolean, column: string): RawBuilder<unknown> {
  return areFew ? sql`+${sql.ref(column)}` : sql.ref(column)
}
