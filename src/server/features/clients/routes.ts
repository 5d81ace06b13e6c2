import { api } from '#contract/api.ts'
import type { Client } from '#contract/clients.ts'
import { AppError } from '#contract/errors.ts'
import type { ClientRow } from '#server/database/tables/clients.ts'
import { nextDates } from '#server/features/deadlines/index.ts'
import { latestDrafts, listDraftItems, removeDraftsOfClient } from '#server/features/drafting/index.ts'
import { packetFilesOfClient } from '#server/features/packets/index.ts'
import { countRecords, filesOfClient } from '#server/features/records/index.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { type GivenFields, inferFields, misfits } from './infer-fields.ts'
import {
  type ClientInput,
  deleteClient,
  findClient,
  hasClients,
  insertClient,
  listClients,
  toRecord,
  updateClient,
} from './store.ts'

export function serveClients(app: App, services: Services): void {
  const { database, now } = services

  async function ownClient(ownerId: string, id: string): Promise<ClientRow> {
    const row = await findClient(database, ownerId, id)
    if (!row) throw new AppError('not-found')
    return row
  }

  async function present(ownerId: string, id: string): Promise<Client> {
    const row = await ownClient(ownerId, id)
    const drafts = await listDraftItems(database, ownerId, { clientId: id, limit: 200 })
    const times = { created_at: toIso(row.created_at), updated_at: toIso(row.updated_at) }
    const record = toRecord(row)
    const counts = (await countRecords(database, ownerId, [id])).get(id) ?? {}
    return { ...record, children: [...record.children], drafts: drafts.items, counts, ...times }
  }

  implement(app, services, api.listClients, async ({ account, query, context }) => {
    const { items, next } = await listClients(database, account.id, query)
    if (items.length === 0 && !(await hasClients(database, account.id))) throw new AppError('no-clients')
    if (next !== undefined) context.header('X-Next-Cursor', next)
    return items
  })

  implement(app, services, api.listClientOutlooks, async ({ account, query }) => {
    const drafts = await latestDrafts(database, account.id, query.ids)
    const dates = await nextDates(database, account.id, query.ids, now())
    return query.ids.map((id) => ({
      client_id: id,
      latest_draft: drafts.find(({ client_id }) => client_id === id) ?? null,
      next_date: dates.get(id) ?? null,
    }))
  })

  implement(app, services, api.createClient, async ({ account, body }) =>
    present(account.id, await insertClient(database, account.id, toInput(body), now())),
  )

  implement(app, services, api.getClient, ({ account, params }) => present(account.id, params.clientId))

  implement(app, services, api.updateClient, async ({ account, params, body }) => {
    const row = await ownClient(account.id, params.clientId)
    await updateClient(database, row, toInput(body, toRecord(row)), now())
    return present(account.id, row.id)
  })

  implement(app, services, api.deleteClient, async ({ account, params }) => {
    const { id } = await ownClient(account.id, params.clientId)
    const files = await database.transaction().execute(async (transaction) => {
      const keys = [
        ...(await filesOfClient(transaction, account.id, id)),
        ...(await packetFilesOfClient(transaction, account.id, id)),
      ]
      await removeDraftsOfClient(transaction, id, now())
      await deleteClient(transaction, account.id, id)
      return keys
    })
    // What a crash leaves here, the nightly look for orphans finds.
    for (const key of files) await services.files.remove(key)
    return { message: 'The client was deleted.' }
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
