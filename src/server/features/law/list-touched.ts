import { fieldText, fullName } from '#domain/clients/client-record.ts'
import { changesOfClient, changesOfDraft } from '#domain/law-changes/touched.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import type { LawChange } from '#law/pack/changes.ts'
import type { LawParts } from '#law/pack/law-pack.ts'
import { identitiesByType } from '#tools/every-identity.ts'
import type { Database } from '#server/database/schema.ts'
import { toRecord } from '#server/features/clients/index.ts'

export type Touched = {
  readonly drafts: readonly {
    readonly draft_id: string
    readonly client_id: string
    readonly client_name: string
    readonly title: string
    readonly changes: readonly LawChange[]
  }[]
  readonly clients: readonly {
    readonly client_id: string
    readonly client_name: string
    readonly changes: readonly LawChange[]
  }[]
}

const atOnce = 50

/**
 * The drafts and clients of one account that changes of the law reach, newest first. Reads page by page, so that a large
 * account holds up nobody.
 */
export async function listTouched(
  database: Database,
  ownerId: string,
  changes: readonly LawChange[],
  after: LawParts,
): Promise<Touched> {
  if (changes.length === 0) return { drafts: [], clients: [] }
  const drafts: Touched['drafts'][number][] = []
  for await (const rows of pages((last) => draftsAfter(database, ownerId, last)))
    for (const { id, client_id, client_name, title, type, input, texts } of rows) {
      const { client, answers } = JSON.parse(input) as Pick<DraftInput, 'client' | 'answers'>
      const found = changesOfDraft(changes, after, {
        tool: identitiesByType[type],
        html: texts,
        answers,
        ...nationality(client.client),
      })
      if (found.length > 0) drafts.push({ draft_id: id, client_id, client_name, title, changes: found })
    }
  const clients: Touched['clients'][number][] = []
  const rules = await dateRulesOf(database, ownerId)
  for await (const rows of pages((last) => clientsAfter(database, ownerId, last)))
    for (const row of rows) {
      const record = toRecord(row)
      const about = { ...nationality(record.client), dateRules: rules.get(row.id) ?? [] }
      const found = changesOfClient(changes, after, about)
      if (found.length > 0) clients.push({ client_id: row.id, client_name: fullName(record), changes: found })
    }
  return { drafts, clients }
}

function nationality(fields: Parameters<typeof fieldText>[0]) {
  return {
    citizenship: fieldText(fields, 'country_of_citizenship'),
    birthCountry: fieldText(fields, 'country_of_birth'),
  }
}

async function* pages<Row extends { readonly id: string }>(
  read: (last: string | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last: string | undefined; ;) {
    const rows = await read(last)
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)?.id
  }
}

async function draftsAfter(database: Database, ownerId: string, last: string | undefined) {
  const rows = await database
    .selectFrom('drafts')
    .select(['id', 'client_id', 'client_name', 'title', 'type', 'input'])
    .where('owner_id', '=', ownerId)
    .where('state', 'in', ['queued', 'drafting', 'ready'])
    .$if(last !== undefined, (query) => query.where('id', '<', last ?? ''))
    .orderBy('id', 'desc')
    .limit(atOnce)
    .execute()
  if (rows.length === 0) return []
  const sections = await database
    .selectFrom('draft_sections')
    .select(['draft_id', 'content'])
    .where(
      'draft_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const texts = Map.groupBy(sections, ({ draft_id }) => draft_id)
  return rows.map((row) => ({
    ...row,
    texts: (texts.get(row.id) ?? []).map(({ content }) => content).join('\n'),
  }))
}

function clientsAfter(database: Database, ownerId: string, last: string | undefined) {
  return database
    .selectFrom('clients')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .$if(last !== undefined, (query) => query.where('id', '<', last ?? ''))
    .orderBy('id', 'desc')
    .limit(atOnce)
    .execute()
}

/** The rules by which the dates of each client are counted. */
async function dateRulesOf(database: Database, ownerId: string): Promise<Map<string, string[]>> {
  const rows = await database
    .selectFrom('case_dates')
    .select(['client_id', 'details'])
    .where('owner_id', '=', ownerId)
    .where('gone_at', 'is', null)
    .execute()
  const byClient = Map.groupBy(rows, ({ client_id }) => client_id)
  const ruleOf = ({ details }: { details: string }) => (JSON.parse(details) as { ruleId: string }).ruleId
  return new Map([...byClient].map(([id, dates]) => [id, dates.map(ruleOf)]))
}
