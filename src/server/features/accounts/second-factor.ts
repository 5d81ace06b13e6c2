import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '#server/database/schema.ts'
import type { AccountSecurity } from '#server/database/tables/account-security.ts'
import type { Services } from '#server/services.ts'

const stepSeconds = 30
const codeCount = 10

export function findSecurity(database: Database, accountId: string): Promise<AccountSecurity> {
  return database
    .selectFrom('account_security')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** A fresh secret as text for typing in and as the address that authenticator apps read (RFC 6238). */
export function newTotp(email: string): { readonly secret: string; readonly uri: string } {
  const totp = totpOf(new Secret({ size: 20 }).base32, email)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** Encrypts the secret for storage: whoever reads the database alone cannot make codes. */
export function seal({ secret }: Pick<Services, 'secret'>, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [nonce, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url')).join('.')
}

/** With the present secret, or with the earlier one that it was sealed with. */
function unseal({ secret, earlierSecrets }: Services, text: string): string {
  for (const one of [secret, ...earlierSecrets])
    try {
      return unsealWith(one, text)
    } catch (error) {
      if (one === (earlierSecrets.at(-1) ?? secret)) throw error
    }
  throw new Error('Not a sealed text.')
}

function unsealWith(secret: Uint8Array, text: string): string {
  const [nonce, sealed, tag] = text.split('.').map((part) => Buffer.from(part, 'base64url'))
  if (!nonce || !sealed || !tag) throw new Error('Not a sealed text.')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), nonce)
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8')
}

/**
 * True when the code is right now and was not used before: the step that it belongs to is taken in one conditional
 * update, so that of two simultaneous tries one wins.
 */
export async function useTotpCode(services: Services, security: AccountSecurity, code: string): Promise<boolean> {
  const given = code.replaceAll(/\s/g, '')
  if (security.totp_secret === null || !/^\d{6}$/.test(given)) return false
  const timestamp = services.now()
  const secret = unseal(services, security.totp_secret)
  const delta = totpOf(secret, '').validate({ token: given, timestamp, window: 1 })
  if (delta === null) return false
  const step = Math.floor(timestamp / 1000 / stepSeconds) + delta
  const { numUpdatedRows } = await services.database
    .updateTable('account_security')
    // Sealed anew: with the time no secret is left that an earlier one can open.
    .set({ totp_last_step: step, totp_secret: seal(services, secret) })
    .where('account_id', '=', security.account_id)
    .where('totp_last_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Makes ten recovery codes in place of earlier ones; they are shown once and stored as hashes only. */
export async function makeRecoveryCodes(database: Database, services: Services, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newRecoveryCode)
  await database.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  const rows = codes.map((code) => ({ account_id: accountId, hash: hashWith(services.secret, code), used_at: null }))
  await database.insertInto('recovery_codes').values(rows).execute()
  return codes
}

/** True the first time for each code. */
export async function useRecoveryCode(services: Services, accountId: string, code: string): Promise<boolean> {
  const { numUpdatedRows } = await services.database
    .updateTable('recovery_codes')
    .set({ used_at: services.now() })
    .where('account_id', '=', accountId)
    .where('hash', 'in', hashesOf(services, code))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Letters and digits that nobody mistakes for each other; 50 bits. */
function newRecoveryCode(): string {
  const letters = 'abcdefghjkmnpqrstvwxyz23456789xy'
  const text = [...randomBytes(10)].map((byte) => letters[byte % letters.length]).join('')
  return `${text.slice(0, 5)}-${text.slice(5)}`
}

function hashesOf({ secret, earlierSecrets }: Services, code: string): string[] {
  return [secret, ...earlierSecrets].map((one) => hashWith(one, code))
}

function hashWith(secret: Uint8Array, code: string): string {
  return createHmac('sha256', secret).update(code.toLowerCase().replaceAll(/[\s-]/g, '')).digest('hex')
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Drafty', label, secret: Secret.fromBase32(secret), period: stepSeconds })
}

function keyOf(secret: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'drafty two-step secrets', 32))
}
