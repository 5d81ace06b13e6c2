import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** OWASP's choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const derive = promisify(argon2)

/** Hashes a password off the event loop; the cost stands in the result, so that it can grow later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { message: password.normalize('NFKC'), nonce, ...cost })
  const { memory, passes, parallelism } = cost
  return ['argon2id', memory, passes, parallelism, nonce.toString('base64url'), tag.toString('base64url')].join('$')
}

/** True when the password is the hashed one. Without a hash it takes as long and is false: no account is given away. */
export async function matchesPassword(password: string, hash: string | null): Promise<boolean> {
  const parts = (hash ?? nobody).split('$')
  const [memory = 0, passes = 0, parallelism = 0] = parts.slice(1, 4).map(Number)
  const [nonce = '', tag = ''] = parts.slice(4)
  const expected = Buffer.from(tag, 'base64url')
  const message = password.normalize('NFKC')
  const options = { message, nonce: Buffer.from(nonce, 'base64url'), memory, passes, parallelism, tagLength: 32 }
  const found = await derive('argon2id', options)
  return timingSafeEqual(found, expected) && hash !== null
}

const nobody = await hashPassword(randomBytes(24).toString('base64url'))
