import { setImmediate as nextTurn } from 'node:timers/promises'
import type { KeptVerdict } from '#domain/comparison/statement-verdict.ts'
import { easternDate, formatLongDate } from '#domain/dates/calendar.ts'
import type { EarlierDraft } from '#domain/draft-checks/fingerprints.ts'
import {
  identifiersOf,
  indexOtherClients,
  type OtherClient,
  type OtherClientIndex,
} from '#domain/draft-checks/other-clients.ts'
import { readVerdictsOf } from './comparison/verdict-store.ts'
import { type FactMarks, readFactMarks } from './read-fact-marks.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import { toRecord } from '#server/features/clients/index.ts'

/** What stands around a draft in its account and must not be in it. */
export type Surroundings = {
  readonly otherClients: OtherClientIndex
  readonly earlierDrafts: readonly EarlierDraft[]
  /** The facts that writers named for the sentences of each section, by its id. */
  readonly marks: FactMarks
  /** What a model said of its statements, beside these sources or earlier ones. */
  readonly verdicts: readonly KeptVerdict[]
}

/** Reads what a draft is compared with: the account's clients, and its latest finished drafts for other clients. */
export async function readSurroundings(database: Database, draft: DraftRow): Promise<Surroundings> {
  const firm = await firmAround(database, draft)
  const otherClients = await clientsOf(database, draft.owner_id, firm)
  const [earlierDrafts, marks, verdicts] = await Promise.all([
    earlierDraftsOf(database, draft, firm),
    readFactMarks(database, draft.id),
    readVerdictsOf(database, draft.id),
  ])
  return { otherClients, earlierDrafts, marks, verdicts }
}

/** In a firm: the clients behind a wall from anybody who sees this draft's client. Nothing of them shows in its checks. */
type Firm = { readonly walledOff: readonly string[] }

async function firmAround(database: Database, draft: DraftRow): Promise<Firm | undefined> {
  const firm = await database
    .selectFrom('firms')
    .select(['holder_id', 'holder_sees_all'])
    .where('owner_id', '=', draft.owner_id)
    .executeTakeFirst()
  if (!firm) return undefined
  const readers = database
    .selectFrom('client_access')
    .select('person_id')
    .where('client_id', '=', draft.client_id)
    .where('level', '!=', 'wall')
  const walls = await database
    .selectFrom('client_access as wall')
    .select('wall.client_id')
    .distinct()
    .where('wall.owner_id', '=', draft.owner_id)
    .where('wall.level', '=', 'wall')
    .where(({ eb, or }) =>
      or([
        eb('wall.person_id', 'in', readers),
        ...(firm.holder_sees_all === 1 ? [eb('wall.person_id', '=', firm.holder_id)] : []),
      ]),
    )
    .orderBy('wall.client_id')
    .execute()
  return { walledOff: walls.map(({ client_id }) => client_id) }
}

type KnownClients = {
  /** The latest change, and what else differs once a client came or went. */
  readonly stamp: string
  readonly latest: number
  readonly moves: string
  readonly byId: Map<string, OtherClient>
  readonly index: OtherClientIndex
}

/** Kept for the accounts in use; only records that changed since are read again. */
const clients = new Map<string, KnownClients>()
const keptAccounts = 20
/** So many records are read between two turns of the event loop. */
const atOnce = 100

async function clientsOf(database: Database, ownerId: string, firm: Firm | undefined): Promise<OtherClientIndex> {
  const known = await knowClients(database, ownerId)
  if (!firm) return known.index
  const shown = firm.walledOff.join(' ')
  const kept = inFirm.get(known)
  if (kept?.shown === shown) return kept.index
  const walledOff = new Set(firm.walledOff)
  const others = [...known.byId.values()].filter(({ id }) => !walledOff.has(id))
  const index = indexOtherClients(others, 'the firm')
  inFirm.set(known, { shown, index })
  return index
}

/** The last index that was made of a firm's clients without those behind a wall. */
const inFirm = new WeakMap<KnownClients, { readonly shown: string; readonly index: OtherClientIndex }>()

async function knowClients(database: Database, ownerId: string): Promise<KnownClients> {
  const { latest, moves, stamp } = await stampOf(database, ownerId)
  const known = clients.get(ownerId)
  if (known?.stamp === stamp) return known
  const isAddedTo = known?.moves === moves
  const byId = new Map(isAddedTo ? known.byId : [])
  await readChanged(database, ownerId, isAddedTo ? known.latest - marginMs : 0, byId)
  const index = indexOtherClients([...byId.values()])
  clients.delete(ownerId)
  const made = { stamp, latest, moves, byId, index }
  clients.set(ownerId, made)
  if (clients.size > keptAccounts) clients.delete([...clients.keys()][0] ?? '')
  return made
}

/** So long a change may take from the time that it names to its commit. */
const marginMs = 120_000

/**
 * Differs once a client is new, changed, gone, or came from another owner, without a look at all of them: new and changed ones
 * are the latest, and how many these are tells of those that were stored a little later than they say.
 */
async function stampOf(database: Database, ownerId: string) {
  const clientsOfOwner = database.selectFrom('clients').where('owner_id', '=', ownerId)
  const newest = await clientsOfOwner.select(({ fn }) => fn.max('updated_at').as('latest')).executeTakeFirstOrThrow()
  const latest = newest.latest ?? 0
  const { count } = await clientsOfOwner
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('updated_at', '>=', latest - marginMs)
    .executeTakeFirstOrThrow()
  const moved = await database
    .selectFrom('client_moves')
    .select(({ fn }) => [fn.countAll<number | string>().as('count'), fn.max('id').as('last')])
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  const moves = `${moved.count} ${moved.last ?? ''}`
  return { latest, moves, stamp: `${latest} ${count} ${moves}` }
}

async function readChanged(database: Database, ownerId: string, since: number, byId: Map<string, OtherClient>) {
  let [last, after] = [since, '']
  for (;;) {
    const page = await database
      .selectFrom('clients')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('updated_at', '>=', last)
      .where(({ eb, or }) => or([eb('updated_at', '>', last), eb('id', '>', after)]))
      .orderBy('updated_at')
      .orderBy('id')
      .limit(atOnce)
      .execute()
    for (const row of page) byId.set(row.id, identifiersOf(toRecord(row)))
    const end = page.at(-1)
    if (!end || page.length < atOnce) return
    ;[last, after] = [end.updated_at, end.id]
    await nextTurn()
  }
}

/** A draft is compared with so many before it. */
const mostEarlier = 100

type KnownDrafts = { readonly state: string; readonly drafts: readonly EarlierDraft[] }
const earlier = new Map<string, KnownDrafts>()
const keptDrafts = 40

async function earlierDraftsOf(
  database: Database,
  draft: DraftRow,
  firm: Firm | undefined,
): Promise<readonly EarlierDraft[]> {
  const found = await database
    .selectFrom('drafts')
    .select(['id', 'title', 'created_at'])
    .where('owner_id', '=', draft.owner_id)
    .where('created_at', '<', draft.created_at)
    .where('client_id', '!=', draft.client_id)
    .where('state', '=', 'ready')
    .$if((firm?.walledOff.length ?? 0) > 0, (query) => query.where('client_id', 'not in', firm?.walledOff ?? []))
    .orderBy('created_at', 'desc')
    .limit(mostEarlier)
    .execute()
  if (found.length === 0) return none
  const ids = found.map(({ id }) => id)
  const changes = await database
    .selectFrom('draft_sections')
    .select(({ fn }) => ['draft_id', fn.max('updated_at').as('changed'), fn.sum('version').as('versions')])
    .where('draft_id', 'in', ids)
    .groupBy('draft_id')
    .orderBy('draft_id')
    .execute()
  const state = JSON.stringify(changes)
  const known = earlier.get(draft.id)
  if (known?.state === state) return known.drafts
  const prints = await fingerprintsOf(database, ids)
  const drafts = found.map(({ id, title, created_at }) => {
    const name = firm ? 'for another client of the firm' : `${title}, ${formatLongDate(easternDate(created_at))}`
    return { id, title: name, fingerprints: prints.get(id) ?? [] }
  })
  earlier.set(draft.id, { state, drafts })
  if (earlier.size > keptDrafts) earlier.delete([...earlier.keys()][0] ?? '')
  return drafts
}

const none: readonly EarlierDraft[] = []

async function fingerprintsOf(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number[]>> {
  const prints = new Map<string, number[]>()
  const rows = await database
    .selectFrom('draft_sections')
    .select(['draft_id', 'passages_hash'])
    .where('draft_id', 'in', ids)
    .where('passages_hash', 'is not', null)
    .execute()
  for (const { draft_id, passages_hash } of rows) {
    const more = JSON.parse(passages_hash ?? '[]') as number[]
    prints.set(draft_id, [...(prints.get(draft_id) ?? []), ...more])
  }
  return prints
}
