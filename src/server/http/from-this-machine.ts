import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { developmentHeader } from '#contract/endpoint.ts'
import type { Services } from '#server/services.ts'
import { addressOf, isThisMachine, normalAddress, peerOf } from './rate-limit.ts'
import { hashOf } from '#server/hash-of.ts'

const namesOfThisMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * True for a call from this machine, to this machine, by somebody who has the key that was printed at the start: whatever
 * stands between (a proxy, another site's page, a name that resolves to us), without the key there is nothing.
 */
export function isDevelopers({ developerKey }: Pick<Services, 'developerKey'>, context: Context): boolean {
  const isLoopback = isThisMachine(addressOf(context)) && isThisMachine(normalAddress(peerOf(context)))
  const isOurName = namesOfThisMachine.has(new URL(context.req.url).hostname)
  return isLoopback && isOurName && isSame(context.req.header(developmentHeader) ?? '', developerKey)
}

function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(wanted)))
}
