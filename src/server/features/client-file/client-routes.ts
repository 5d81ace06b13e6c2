import { api } from '#contract/api.ts'
import type { Client } from '#contract/clients.ts'
import { AppError } from '#contract/errors.ts'
import type { ClientRow } from '#server/database/tables/clients.ts'
import { nextDates } from '#server/features/deadlines/index.ts'
import { peopleWithAccess } from '#server/features/firm/index.ts'
import { latestDrafts, listDraftsOfClient, removeDraftsOfClient } from '#server/features/drafting/index.ts'
import { packetFilesOfClient } from '#server/features/packets/index.ts'
import { countRecordsOfClient, filesOfClient } from '#server/features/records/index.ts'
import type { Reach } from '#server/access/reach.ts'
import { ownerOfNew, shareWithMaker } from '#server/access/shares.ts'
import { sourcesOf } from '#server/access/sources.ts'
import { sendJson } from '#server/http/compress-replies.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import {
  type ClientInput,
  countClients,
  deleteClient,
  findClient,
  type GivenFields,
  hasClients,
  inferFields,
  insertClient,
  listClients,
  misfits,
  toRecord,
  updateClient,
} from '#server/features/clients/index.ts'

export function serveClients(app: App, services: Services): void {
  serveOutlooks(app, services)
  const { database, now } = services

  async function ownClient(ownerId: string, id: string): Promise<ClientRow> {
    const row = await findClient(database, ownerId, id)
    if (!row) throw new AppError('not-found')
    return row
  }

  /** With the drafts that the caller may see: a client can be shared without them. */
  async function present(reach: Reach, ownerId: string, id: string): Promise<Client> {
    const row = await ownClient(ownerId, id)
    const drafts = await listDraftsOfClient(services, sourcesOf(reach, 'read drafts', now()), id)
    const times = { created_at: toIso(row.created_at), updated_at: toIso(row.updated_at) }
    const record = toRecord(row)
    const counts = await countRecordsOfClient(database, ownerId, id)
    return { ...record, children: [...record.children], drafts, counts, ...times }
  }

  implement(app, services, api.listClients, async ({ reach, query, context }) => {
    const sources = sourcesOf(reach, 'read', now())
    const { json, count, next } = await listClients(database, sources, query, now())
    if (count === 0 && !(await hasClients(database, sources))) throw new AppError('no-clients')
    if (next !== undefined) context.header('X-Next-Cursor', next)
    return sendJson(context, json, 200)
  })

  implement(app, services, api.countClients, ({ reach }) => countClients(database, reach, now()))

  implement(app, services, api.createClient, async ({ reach, body }) => {
    const ownerId = ownerOfNew(reach, body.belongs_to)
    if (ownerId === undefined) throw new AppError('forbidden')
    const input = toInput(body)
    const id = await database.transaction().execute(async (transaction) => {
      const made = await insertClient(transaction, ownerId, input, now())
      if (ownerId !== reach.personId) await shareWithMaker(transaction, reach, [made], now())
      return made
    })
    return present(reach, ownerId, id)
  })

  implement(app, services, api.getClient, ({ ownerId, reach, params }) => present(reach, ownerId, params.clientId))

  implement(app, services, api.updateClient, async ({ ownerId, reach, params, body }) => {
    const row = await ownClient(ownerId, params.clientId)
    await updateClient(database, row, toInput(body, toRecord(row)), now())
    return present(reach, ownerId, row.id)
  })

  implement(app, services, api.deleteClient, async ({ ownerId, params }) => {
    const { id } = await ownClient(ownerId, params.clientId)
    const files = await database.transaction().execute(async (transaction) => {
      const keys = [
        ...(await filesOfClient(transaction, ownerId, id)),
        ...(await packetFilesOfClient(transaction, ownerId, id)),
      ]
      await removeDraftsOfClient(transaction, { ownerId, clientId: id }, now())
      await deleteClient(transaction, ownerId, id)
      return keys
    })
    // What a crash leaves here, the nightly look for orphans finds.
    for (const key of files) await services.files.remove(key)
    return { message: 'The client was deleted.' }
  })
}

/** What stands beside each client of a list. */
function serveOutlooks(app: App, services: Services): void {
  const { database, now } = services

  implement(app, services, api.listClientOutlooks, async ({ reach, query }) => {
    const drafts = await latestDrafts(services, sourcesOf(reach, 'read drafts', now()), query.ids)
    const people = await peopleWithAccess(database, reach, query.ids, now())
    const dates = await nextDates(database, sourcesOf(reach, 'read', now()), query.ids, now())
    return query.ids.map((id) => ({
      client_id: id,
      latest_draft: drafts.find(({ client_id }) => client_id === id) ?? null,
      next_date: dates.get(id) ?? null,
      access: people.get(id) ?? [],
    }))
  })
}

type Given = {
  readonly first_name: string
  readonly middle_name?: string | null | undefined
  readonly last_name: string
  readonly client?: GivenFields | undefined
  readonly spouse?: GivenFields | undefined
  readonly children?: readonly GivenFields[] | undefined
}

/** What was not sent stays as it is known; a value that is not of its data type is refused at its field. */
function toInput(given: Given, known?: ClientInput): ClientInput {
  refuseMisfits(given)
  return {
    first_name: given.first_name,
    middle_name: given.middle_name === undefined ? (known?.middle_name ?? null) : given.middle_name || null,
    last_name: given.last_name,
    client: given.client ? inferFields(given.client) : (known?.client ?? {}),
    spouse: given.spouse ? inferFields(given.spouse) : (known?.spouse ?? {}),
    children: given.children ? given.children.map(inferFields) : (known?.children ?? []),
  }
}

function refuseMisfits({ client = {}, spouse = {}, children = [] }: Given): void {
  const ofChildren = children.flatMap((child, index) => misfits(child, `children.${index}`))
  const fields = [...misfits(client, 'client'), ...misfits(spouse, 'spouse'), ...ofChildren]
  if (fields.length > 0) throw new AppError('invalid-fields', { fields })
}

function toIso(time: number): string {
  return new Date(time).toISOString()
}
