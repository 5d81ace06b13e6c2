import { randomUUIDv7 } from 'node:crypto'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Ids } from './firm.ts'

/** Every call of the contract. */
export const endpoints = Object.values(api) as readonly Endpoint[]
const thing = /:(clientId|draftId|recordId|citationId)\b/
/** Those that name a client, or something of one. */
export const onClients = endpoints.filter(
  ({ path, act, clientIn }) => thing.test(path) || (act !== undefined && clientIn !== undefined),
)
/** The address of a call with these ids in it. */
export const addressWith = (path: string, ids: Ids) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? 'none')

/** A body as the contract shows one, about this client where it names one. */
export function bodyFor({ body, example, clientIn }: Endpoint, ids: Ids): unknown {
  if (!body) return undefined
  return clientIn === 'body' ? { ...(example as object | undefined), client_id: ids['clientId'] } : (example ?? {})
}

/** The query that a call needs. */
export function queryFor({ clientIn, path }: Endpoint, ids: Ids): string {
  if (path.endsWith('/sources/:sourceId/page')) return '?start=0&end=5'
  return clientIn === 'query' ? `?client_id=${ids['clientId']}` : ''
}

/** The same ids with that one replaced by one that never was by which the call finds the client. */
export function missing({ path, clientIn }: Endpoint, ids: Ids): Ids {
  const never = randomUUIDv7()
  const first = /:(\w+)/.exec(path)?.[1] ?? ''
  const named = clientIn === undefined ? first : 'clientId'
  return { ...ids, [named]: never }
}
