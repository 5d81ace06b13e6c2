import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createHashLane } from './hash-lane.ts'
import { createHashQueue, type Lane, type Turn } from './hash-queue.ts'

/** What one hash takes: KiB of memory, and passes over it. */
export type PasswordCost = { readonly memory: number; readonly passes: number }

/** OWASP's choice for argon2id: 19 MiB, two passes, one lane. Every server that listens hashes at this cost. */
export const strongCost: PasswordCost = { memory: 19_456, passes: 2 }
const shape = { parallelism: 1, tagLength: 32 }
/** What strangers ask for is done when nobody else wants the processor. */
const lanes = { known: createHashLane(0), strangers: createHashLane(5) }

const inTurn = createHashQueue()

/**
 * Hashes a password off the event loop, when it is its turn; the cost stands in the result, so that it can grow later.
 * Throws `server-busy` when too many wait.
 */
export function hashPassword(password: string, turn: Turn, cost: PasswordCost): Promise<string> {
  return inTurn(turn, (lane) => hash(password, lane, cost))
}

async function hash(password: string, lane: Lane, { memory, passes }: PasswordCost): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await lanes[lane]({ message: password.normalize('NFKC'), nonce, memory, passes, ...shape })
  return ['argon2id', memory, passes, shape.parallelism, nonce.toString('base64url'), tag.toString('base64url')].join(
    '$',
  )
}

/** True when the password is the hashed one. Without a hash it takes as long and is false: no account is given away. */
export async function matchesPassword(password: string, known: string | null, turn: Turn): Promise<boolean> {
  const parts = (known ?? nobody).split('$')
  const [memory = 0, passes = 0, parallelism = 0] = parts.slice(1, 4).map(Number)
  const [nonce = '', tag = ''] = parts.slice(4)
  const expected = Buffer.from(tag, 'base64url')
  const message = password.normalize('NFKC')
  const options = { message, nonce: Buffer.from(nonce, 'base64url'), memory, passes, parallelism, tagLength: 32 }
  const found = await inTurn(turn, (lane) => lanes[lane](options))
  return timingSafeEqual(found, expected) && known !== null
}

const nobody = await hash(randomBytes(24).toString('base64url'), 'known', strongCost)
