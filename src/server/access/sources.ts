import { type ExpressionBuilder, type ExpressionWrapper, type ReferenceExpression, sql, type SqlBool } from 'kysely'
import { levelsFor, seesEvery } from '#domain/firm/may.ts'
import type { ClientAct } from '#domain/firm/roles.ts'
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
export function sourcesOf({ personId, firm }: Reach, act: ClientAct, now: number): readonly Source[] {
  const own: Source = { ownerId: personId, shared: undefined }
  if (!firm || levelsFor(firm.role, act).length === 0) return [own]
  return [own, { ownerId: firm.id, shared: { personId, firm, act, now } }]
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
  const { personId, firm, act, now } = shared
  const said = sql`select 1 from client_access where client_access.client_id = ${sql.ref(clientColumn)}
    and client_access.person_id = ${personId}`
  const condition = seesEvery(firm)
    ? sql<SqlBool>`not exists (${said} and client_access.level = 'wall')`
    : sql<SqlBool>`exists (${said} and client_access.owner_id = ${firm.id}
        and client_access.level in (${sql.join([...levelsFor(firm.role, act)])})
        and (client_access.until_at is null or client_access.until_at > ${now}))`
  return condition as unknown as ExpressionWrapper<Db, Table, SqlBool>
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
