import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'

/** The connection that a reply goes out on; nothing where the product is called in memory, as most tests do. */
export function connectionOf({ env }: Context): ServerResponse | undefined {
  return (env as { outgoing?: ServerResponse } | undefined)?.outgoing
}

/** A reply as it leaves, and no content of one. What was written to its connection is no instance of the adapter's class. */
export function isResponse(reply: unknown): reply is Response {
  return reply instanceof Response || reply === RESPONSE_ALREADY_SENT
}
