import {
  type ExpressionBuilder,
  type ExpressionWrapper,
  type RawBuilder,
  type ReferenceExpression,
  sql,
  type SqlBool,
} from 'kysely'
import { levelsFor, seesEvery } from '#domain/firm/may.ts'
import type { ClientAct, ShareLevel } from '#domain/firm/roles.ts'
import type { Tables } from '#server/database/schema.ts'
import type { Membership, Reach } from './reach.ts'

/** An owner whose things a list may show: every list is read source by source, and each query names its owner. */
export type Source = {
  readonly ownerId: string
  /** What a client has to meet besides; undefined where everything of the owner may be shown. */
  readonly shared: Shared | undefined
}

type Shared = { readonly personId: string; readonly firm: Membership; readonly act: ClientAct; readonly now: number }

/** Where the lists of somebody come from, for something that they want to do: their own things, then those of their firm. */
export function sourcesOf({ personId, firm, hasNothing }: Reach, act: ClientAct, now: number): readonly Source[] {
  const own: Source = { ownerId: personId, shared: undefined }
  if (!firm || levelsFor(firm.role, act).length === 0) return [own]
  const firms: Source = { ownerId: firm.id, shared: { personId, firm, act, now } }
  return hasNothing ? [firms] : [own, firms]
}

/** The same source for another act; undefined where it shows nothing then. */
export function forAct({ ownerId, shared }: Source, act: ClientAct): Source | undefined {
  if (!shared) return { ownerId, shared }
  return levelsFor(shared.firm.role, act).length === 0 ? undefined : { ownerId, shared: { ...shared, act } }
}

/** All that one account owns, as the work of the server itself reads it. */
export function everythingOf(ownerId: string): Source {
  return { ownerId, shared: undefined }
}

/** Whether a source shows the client in this column: the condition that a query of a list adds to its owner's. */
export function isShown<Db extends Tables, Table extends keyof Db>(
  eb: ExpressionBuilder<Db, Table>,
  { shared }: Source,
  clientColumn: ReferenceExpression<Db, Table> & string,
): ExpressionWrapper<Db, Table, SqlBool> {
  if (!shared) return eb.lit(true)
  return isShownTo(clientColumn, shownBy(shared)) as never
}

/**
 * The same for a query that goes through everything and not from the top of a list to the end of a page: what is shared, or
 * walled off, is read once as a set. The column is one that is never null.
 */
export function isShownInAll<Db extends Tables, Table extends keyof Db>(
  eb: ExpressionBuilder<Db, Table>,
  { shared }: Source,
  clientColumn: ReferenceExpression<Db, Table> & string,
): ExpressionWrapper<Db, Table, SqlBool> {
  if (!shared) return eb.lit(true)
  return isAmong(clientColumn, shownBy(shared)) as never
}

/** As `isShown` for a client with a draft: who has many shares is shown it by one that says that there is any. */
export function isShownWithDrafts<Db extends Tables, Table extends keyof Db>(
  eb: ExpressionBuilder<Db, Table>,
  source: Source,
  clientColumn: ReferenceExpression<Db, Table> & string,
): ExpressionWrapper<Db, Table, SqlBool> {
  const { shared } = source
  if (!shared || looksOf(shared.firm) !== 'many') return isShown(eb, source, clientColumn)
  return isShownTo(clientColumn, shownBy(shared), withDrafts) as never
}

/** The same for drafts: who has many shares is shown them by those alone whose client has any. */
export function isShownAmongDrafts<Db extends Tables, Table extends keyof Db>(
  eb: ExpressionBuilder<Db, Table>,
  source: Source,
  clientColumn: ReferenceExpression<Db, Table> & string,
): ExpressionWrapper<Db, Table, SqlBool> {
  const { shared } = source
  if (!shared || looksOf(shared.firm) !== 'many') return isShownInAll(eb, source, clientColumn)
  return isAmong(clientColumn, shownBy(shared), withDrafts) as never
}

/** Which shares show somebody the clients of a source, one each; undefined where it is not shares that show them. */
export function sharesOf({ shared }: Source): RawBuilder<SqlBool> | undefined {
  return shared && looksOf(shared.firm) !== 'all' ? sql<SqlBool>`(${given(shownBy(shared))})` : undefined
}

/**
 * Whether a source shows somebody few clients: a search goes through these alone, and what is rare or common among the names
 * of the whole firm is not asked.
 */
export function showsFew({ shared }: Source): boolean {
  return shared !== undefined && looksOf(shared.firm) === 'few'
}

/** The owner of a client as a query that goes through everything asks for it: of somebody with few shares each is looked up. */
export function ownerInAll(source: Source, column: string): RawBuilder<string> {
  return showsFew(source) ? sql<string>`+${sql.ref(column)}` : sql.ref<string>(column)
}

function shownBy({ personId, firm, act, now }: Shared): Shown {
  return { looks: looksOf(firm), personId, firmId: firm.id, levels: levelsFor(firm.role, act), now }
}

/** How a query finds what the firm shows somebody: everything but walls, or by their shares, few or many. */
export type Looks = 'all' | 'few' | 'many'

export function looksOf(firm: Membership): Looks {
  return seesEvery(firm) ? 'all' : firm.hasFew ? 'few' : 'many'
}

export type Shown = {
  readonly looks: Looks
  readonly personId: string
  readonly firmId: string
  readonly levels: readonly ShareLevel[]
  readonly now: number
}

const withDrafts = sql` and client_access.has_drafts = 1`

/** The condition itself, also for a query that is kept: only `looks`, `levels` and `besides` change what it says. */
export function isShownTo(
  clientColumn: string,
  shown: Shown,
  besides: RawBuilder<unknown> = sql``,
): RawBuilder<SqlBool> {
  const client = sql.ref(clientColumn)
  if (shown.looks === 'few') return isAmong(clientColumn, shown)
  if (shown.looks === 'all')
    return sql<SqlBool>`not exists (select 1 from client_access where client_access.client_id = ${client}
      and client_access.person_id = ${shown.personId} and client_access.level = 'wall')`
  return sql<SqlBool>`(exists (select 1 from client_access where ${isOf(client)} and ${given(shown)}${besides})) = 1`
}

/**
 * Looks one share up, thousands of times where a list goes past clients that are not shown. For an equal id SQLite would go
 * by the primary key and then read the row, for a span of one id it reads an index that has all of it; and as a value the
 * question is asked where it stands, not behind everything else. MySQL, which alone reads the comment, takes the key.
 */
function isOf(client: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`client_access.client_id >= ${client} and client_access.client_id <= ${client}
    /*! and client_access.client_id = ${client} */`
}

function isAmong(clientColumn: string, shown: Shown, besides: RawBuilder<unknown> = sql``): RawBuilder<SqlBool> {
  const client = sql.ref(clientColumn)
  if (shown.looks === 'all')
    return sql<SqlBool>`${client} not in (select client_access.client_id from client_access
      where client_access.person_id = ${shown.personId} and client_access.level = 'wall')`
  return sql<SqlBool>`${client} in (select client_access.client_id from client_access where ${given(shown)}${besides})`
}

/**
 * What lets somebody see a client: a share that has not ended, of a level that is enough. The plus keeps SQLite from looking
 * up each level by itself: a client has one entry.
 */
function given({ personId, firmId, levels, now }: Shown): RawBuilder<unknown> {
  return sql`client_access.person_id = ${personId} and client_access.owner_id = ${firmId}
    and +client_access.level in (${sql.join(levels.map((level) => sql.lit(level)))})
    and (client_access.until_at is null or client_access.until_at > ${now})`
}

/**
 * What a list of this source is sorted by. Of somebody with few shares each of those is looked up: the plus keeps SQLite
 * from walking through the firm's clients in their order instead.
 */
export function sortedBy({ shared }: Source, column: string): RawBuilder<unknown> {
  return sortedFor(shared && looksOf(shared.firm), column)
}

export function sortedFor(looks: Looks | undefined, column: string): RawBuilder<unknown> {
  return looks === 'few' ? sql`+${sql.ref(column)}` : sql.ref(column)
}

/** Puts the pages of several sources together in one order, by the bytes of the text as both databases do. */
export function mergePages<Row extends { readonly id: string }>(
  pages: readonly (readonly Row[])[],
  keyOf: (row: Row) => string | number,
  direction: 'asc' | 'desc',
): readonly Row[] {
  const [only] = pages
  if (pages.length === 1 && only) return only
  const turn = direction === 'asc' ? 1 : -1
  return pages
    .flat()
    .toSorted(
      (a, b) => turn * (compareKeys(keyOf(a), keyOf(b)) || Buffer.compare(Buffer.from(a.id), Buffer.from(b.id))),
    )
}

function compareKeys(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)))
}
