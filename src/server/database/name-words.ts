import { sql } from 'kysely'
import type { Database } from './schema.ts'

/** Longer words are kept by their beginning. */
const longest = 40
/** Filled in for so long in one call; until all is filled in, names are looked through as they stand. */
const budgetMs = 60
const atOnce = 50
/** A word that more names have than this is common: going through the list finds a page of them sooner. */
const mostOfWord = 2000

const lists = {
  clients: { words: 'client_words', column: 'client_id' },
  drafts: { words: 'draft_words', column: 'draft_id' },
} as const
type List = keyof typeof lists

/**
 * What a folded search key is found by: its words, and what follows a hyphen, another sign, or the letter of an A-number in
 * them, so that both halves of a double name are.
 */
export function nameWords(key: string): string[] {
  const found = new Set<string>()
  for (const word of key.split(' '))
    for (const { index } of word.matchAll(/[\p{L}\p{N}]/gu)) {
      const before = word.slice(0, index)
      if (before === '' || beginsAfter.test(before) || (/\p{L}$/u.test(before) && /^\p{N}/u.test(word.slice(index))))
        found.add(word.slice(index, index + longest))
    }
  return [...found]
}

const beginsAfter = /[^\p{L}\p{N}]$/u

/** Whether a search may go by the words of this owner's names: true once all are kept. Those that are missing are filled in. */
export async function keepNameWords(database: Database, list: List, ownerId: string): Promise<boolean> {
  const began = performance.now()
  for (;;) {
    const rows = await database
      .selectFrom(list)
      .select(['id', 'search_key'])
      .where('owner_id', '=', ownerId)
      .where('words_kept', 'is', null)
      .limit(atOnce)
      .execute()
    if (rows.length === 0) return true
    if (performance.now() - began > budgetMs) return false
    const filling = database.transaction().execute(async (transaction) => {
      for (const { id, search_key } of rows) await keepWords(transaction, { list, ownerId, id, key: search_key ?? '' })
    })
    try {
      await filling
    } catch {
      // A full disk, a node that is going: who searches is answered without.
      return false
    }
  }
}

type Named = { readonly list: List; readonly ownerId: string; readonly id: string; readonly key: string }

/** Unless somebody else has done it meanwhile, or the name is another one by now. */
async function keepWords(transaction: Database, { list, ownerId, id, key }: Named): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable(list)
    .set({ words_kept: 1 })
    .where('id', '=', id)
    .where('words_kept', 'is', null)
    .where('search_key', '=', key)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) return
  const { words, column } = lists[list]
  await sql`delete from ${sql.table(words)} where ${sql.ref(column)} = ${id}`.execute(transaction)
  const values = nameWords(key).map((word) => sql`(${ownerId}, ${word}, ${id})`)
  if (values.length > 0)
    await sql`insert into ${sql.table(words)} (owner_id, word, ${sql.ref(column)}) values ${sql.join(values)}`.execute(
      transaction,
    )
}

/**
 * Of the words that somebody looks for, the longest that few names have one beginning with; undefined where all are common,
 * or not all words are kept yet: then the list is gone through.
 */
export async function rareWord(
  database: Database,
  list: List,
  ownerId: string,
  words: readonly string[],
): Promise<string | undefined> {
  if (words.length === 0 || !(await keepNameWords(database, list, ownerId))) return undefined
  for (const word of words.toSorted((a, b) => b.length - a.length))
    if (!(await isCommon(database, list, ownerId, word))) return word
  return undefined
}

async function isCommon(database: Database, list: List, ownerId: string, word: string): Promise<boolean> {
  const { words, column } = lists[list]
  const { rows } = await sql`select ${sql.ref(column)} from ${sql.table(words)} where ${beginsWith(ownerId, word)}
    limit 1 offset ${sql.lit(mostOfWord)}`.execute(database)
  return rows.length > 0
}

/** The ids of what has a word in its name that begins like this, as a query for `id in (…)`. */
export function idsWithWord(list: List, ownerId: string, word: string) {
  const { words, column } = lists[list]
  return sql<string>`(select ${sql.ref(column)} from ${sql.table(words)} where ${beginsWith(ownerId, word)})`
}

/** The last character of all stands behind every word with this beginning, by the bytes as both databases compare. */
function beginsWith(ownerId: string, word: string) {
  const beginning = word.slice(0, longest)
  return sql`owner_id = ${ownerId} and word >= ${beginning} and word < ${`${beginning}\u{10FFFF}`}`
}
