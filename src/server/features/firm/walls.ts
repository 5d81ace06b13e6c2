import { api } from '#contract/api.ts'
import { fullName } from '#domain/clients/client-record.ts'
import { nameOf } from '#server/access/people-who.ts'
import { sourcesOf } from '#server/access/sources.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { readWalls } from './read-walls.ts'

/** The walls around the clients that the one who asks may share, the latest first. */
export function serveWalls(app: App, services: Services): void {
  const { database, now } = services

  implement(app, services, api.listWalls, async ({ reach, query, context }) => {
    const source = sourcesOf(reach, 'share', now()).find(({ shared }) => shared !== undefined)
    if (!source) return []
    const { rows, next } = await readWalls(database, source, query)
    if (next !== undefined) context.header('X-Next-Cursor', next)
    return rows.map(({ client_id, person_id, made_at, reason, email, first, last, ...client }) => ({
      client_id,
      client_name: fullName(client),
      person_id,
      person: nameOf({ email, first_name: first, last_name: last }),
      since: new Date(made_at).toISOString(),
      reason: reason ?? '',
    }))
  })
}
