import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { DraftStanding } from '#contract/draft-lists.ts'
import { foldText } from '#domain/language/fold.ts'
import { isShown, type Source } from '#server/access/sources.ts'
import type { Database, Tables } from '#server/database/schema.ts'
import { idsWithWord, rareWord } from '#server/database/name-words.ts'
import { searchWords } from '#server/database/search-words.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import { templatesOfDrafts } from '#server/features/templates/index.ts'

/** What is looked for among the drafts of an account; every word of `q` is in the client's name, a title or the template's. */
export type DraftFilter = {
  readonly q?: string | undefined
  readonly clientId?: string | undefined
  readonly draftId?: string | undefined
  readonly type?: string | undefined
  readonly standing?: DraftStanding | undefined
  /** One of the words of `q`, of which a name has to have one that begins like it (`rareWordOf`). */
  readonly beginning?: string | undefined
}

type Expressions = ExpressionBuilder<Tables, 'drafts'>

/** The drafts of this source that the filter lets through. */
export function selectDrafts(database: Database, source: Source, filter: DraftFilter, shows = isShown) {
  const { q = '', clientId, draftId, type, standing, beginning } = filter
  let query: SelectQueryBuilder<Tables, 'drafts', object> = database
    .selectFrom('drafts')
    // What a rare word names is looked up: the plus keeps SQLite from going through all of the owner's.
    .where(beginning === undefined ? sql.ref<string>('owner_id') : sql<string>`+owner_id`, '=', source.ownerId)
  if (source.shared) query = query.where((eb) => shows(eb, source, 'drafts.client_id'))
  if (clientId !== undefined) query = query.where('client_id', '=', clientId)
  if (draftId !== undefined) query = query.where('id', '=', draftId)
  if (type !== undefined) query = query.where('type', '=', type as DraftRow['type'])
  for (const word of searchWords(q)) query = query.where('search_key', 'like', `%${word}%`)
  if (beginning !== undefined)
    query = query.where('id', 'in', idsWithWord('drafts', source.ownerId, beginning) as never)
  return standing === undefined ? query : query.where((eb) => stands(eb, standing))
}

/** The same answer as the lists give for a draft that they show: its state, and for one that is ready its sections. */
function stands(eb: Expressions, standing: DraftStanding) {
  switch (standing) {
    case 'review':
      return eb.and([eb('state', '=', 'ready'), eb.not(isAccepted(eb))])
    case 'accepted':
      return eb.and([eb('state', '=', 'ready'), isAccepted(eb)])
    case 'writing':
      return eb('state', 'in', ['answering', 'queued', 'drafting'])
    case 'failed':
      return eb('state', 'in', ['failed', 'cancelled'])
  }
}

/** Every section accepted, nothing to decide and no point open. */
export function isAccepted(eb: Expressions) {
  const sections = eb
    .selectFrom('draft_sections')
    .select(sql`1`.as('one'))
    .whereRef('draft_id', '=', 'drafts.id')
  const open = sections.where((of) =>
    of.or([of('draft_sections.state', '!=', 'accepted'), of('proposal', 'is not', null)]),
  )
  return eb.and([eb('open_points', '=', 0), eb.exists(sections), eb.not(eb.exists(open))])
}

/** A word that is looked for among the drafts of an owner and that few have, where there is one. */
export async function rareWordOf(database: Database, ownerId: string, q: string): Promise<string | undefined> {
  if (q === '') return undefined
  await keepSearchable(database, ownerId)
  return rareWord(database, 'drafts', ownerId, searchWords(q))
}

/** What a draft is found by, folded as searches are: client, title, the name of its file, its template. */
export function searchKeyOf(
  draft: Pick<DraftRow, 'client_name' | 'title' | 'file_name'>,
  templates: readonly { readonly title: string }[],
): string {
  const { client_name, title, file_name } = draft
  const label = file_name.replace(`${client_name} - `, '').replace(/\.docx$/, '')
  const words = [client_name.slice(0, 300), title, label, ...templates.map((template) => template.title)]
  return foldText(words.join(' ')).slice(0, 700)
}

/** At most so many are made findable at once, so that nobody waits for a long transaction. */
const atOnce = 200

/** Gives drafts that have none their search key: those of an older installation, and those just made or renamed. */
export async function keepSearchable(database: Database, ownerId: string): Promise<void> {
  for (;;) {
    const rows = await database
      .selectFrom('drafts')
      .select(['id', 'client_name', 'title', 'file_name'])
      .where('owner_id', '=', ownerId)
      .where('search_key', 'is', null)
      .limit(atOnce)
      .execute()
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    const templates = await templatesOfDrafts(database, ids)
    await database.transaction().execute(async (transaction) => {
      for (const row of rows)
        await transaction
          .updateTable('drafts')
          .set({ search_key: searchKeyOf(row, templates.get(row.id) ?? []) })
          .where('id', '=', row.id)
          .where('title', '=', row.title)
          .execute()
    })
  }
}
