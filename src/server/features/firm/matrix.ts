import { api } from '#contract/api.ts'
import { fullName } from '#domain/clients/client-record.ts'
import { sourcesOf } from '#server/access/sources.ts'
import { listClientRows } from '#server/features/clients/index.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { presentPerson, readPeople } from './client-access.ts'

/** Who sees which client, of the clients that the one who asks may share. */
export function serveMatrix(app: App, services: Services): void {
  const { database, now } = services

  implement(app, services, api.listFirmClients, async ({ reach, query, context }) => {
    const source = sourcesOf(reach, 'share', now()).find(({ shared }) => shared !== undefined)
    if (!source) return []
    const { rows, next } = await listClientRows(database, [source], query, now())
    if (next !== undefined) context.header('X-Next-Cursor', next)
    const people = await readPeople(
      database,
      source.ownerId,
      rows.map(({ id }) => id),
    )
    const byClient = Map.groupBy(people, ({ client_id }) => client_id)
    return rows.map((row) => ({
      id: row.id,
      name: fullName(row),
      access: (byClient.get(row.id) ?? []).flatMap((one) => presentPerson(one, reach, now()) ?? []),
    }))
  })
}
