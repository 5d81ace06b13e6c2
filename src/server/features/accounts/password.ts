import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createHashQueue, type Turn } from './hash-queue.ts'

/** OWASP's choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const derive = promisify(argon2)

const inTurn = createHashQueue()

/**
 * Hashes a password off the event loop, when it is its turn; the cost stands in the result, so that it can grow later.
 * Throws `server-busy` when too many wait.
 */
export function hashPassword(password: string, turn: Turn): Promise<string> {
  return inTurn(turn, () => hash(password))
}

async function hash(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { message: password.normalize('NFKC'), nonce, ...cost })
  const { memory, passes, parallelism } = cost
  return ['argon2id', memory, passes, parallelism, nonce.toString('base64url'), tag.toString('base64url')].join('$')
}

/** True when the password is the hashed one. Without a hash it takes as long and is false: no account is given away. */
export async function matchesPassword(password: string, known: string | null, turn: Turn): Promise<boolean> {
  const parts = (known ?? nobody).split('$')
  const [memory = 0, passes = 0, parallelism = 0] = parts.slice(1, 4).map(Number)
  const [nonce = '', tag = ''] = parts.slice(4)
  const expected = Buffer.from(tag, 'base64url')
  const message = password.normalize('NFKC')
  const options = { message, nonce: Buffer.from(nonce, 'base64url'), memory, passes, parallelism, tagLength: 32 }
  const found = await inTurn(turn, () => derive('argon2id', options))
  return timingSafeEqual(found, expected) && known !== null
}

const nobody = await hash(randomBytes(24).toString('base64url'))
