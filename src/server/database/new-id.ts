import { randomUUIDv7 } from 'node:crypto'

let last = ''

/**
 * A new id, larger than every one that this process gave before: what is made in one millisecond keeps its order in
 * lists that are ordered by time and id. A UUID of version 7; where the next random one would stand before the last,
 * the last's time and counter go on by one (RFC 9562, section 6.2, method 1) and the rest is random.
 */
export function newId(): string {
  const id = randomUUIDv7()
  last = id > last ? id : after(last, id)
  return last
}

/** 48 bits of milliseconds and the 12 bits behind the version, counted on; the other 62 bits are of the second id. */
function after(id: string, random: string): string {
  const counted = BigInt(`0x${id.slice(0, 8)}${id.slice(9, 13)}${id.slice(15, 18)}`) + 1n
  const digits = counted.toString(16).padStart(15, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-7${digits.slice(12)}${random.slice(18)}`
}
