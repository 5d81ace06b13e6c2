import type { Context } from 'hono'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { AppError } from '#contract/errors.ts'

/** So many tries in so many seconds for each key; the next one is refused with the time to wait. */
export function limitRate(points: number, seconds: number): (key: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  return async (key) => {
    try {
      await limiter.consume(key)
    } catch (refusal) {
      const { msBeforeNext = seconds * 1000 } = refusal as { msBeforeNext?: number }
      throw new AppError('too-many-requests', { retryAfter: Math.ceil(msBeforeNext / 1000) })
    }
  }
}

/** Who is at the other end of the connection: the client, or the proxy nearest to us. */
export function peerOf(context: Context): string {
  const { incoming } = (context.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } }
  return incoming?.socket?.remoteAddress ?? '127.0.0.1'
}

/** True for this machine, as `normalAddress` writes it. */
export function isThisMachine(address: string): boolean {
  return /^127\.|^0:0:0:0::/.test(address)
}

/** The caller's address, as `normalAddress` writes it. */
export function addressOf(context: Context): string {
  const known = context.get('address') as string | undefined
  return normalAddress(known ?? peerOf(context))
}

/** IPv4 as it is; IPv6 neighbours in one /64 count as one, since one subscriber has all of it. */
export function normalAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  return address.includes(':') ? `${expandIpv6(address).slice(0, 4).join(':')}::/64` : address
}

function expandIpv6(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right].map((group) => group.toLowerCase())
}
