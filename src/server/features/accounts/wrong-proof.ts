import { AppError } from '#contract/errors.ts'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Account } from '#server/database/tables/accounts.ts'
import type { Services } from '#server/services.ts'
import { findByCredential } from './passkeys.ts'
import { matchesPassword } from './password.ts'
import { findSecurity, useTotpCode } from './second-factor.ts'
import { ownTurn } from './turns.ts'
import { confirmPasskey } from './confirm-passkey.ts'

type Given = {
  readonly password?: string | undefined
  readonly code?: string | undefined
  readonly credential?: { readonly id: string } | undefined
}

/** What is wrong with what was given; undefined when it is the account's own. */
export async function findWrong(services: Services, account: Account, given: Given): Promise<AppError | undefined> {
  if (given.password !== undefined) {
    const isRight = await matchesPassword(given.password, account.password_hash, ownTurn)
    return isRight ? undefined : wrongField('password', 'Password', 'This password is not right.')
  }
  if (given.code !== undefined) {
    const security = await findSecurity(services.database, account.id)
    const isRight = security.totp_enabled_at !== null && (await useTotpCode(services, security, given.code))
    return isRight ? undefined : wrongField('code', 'Code', 'This code is not right, or it has been used already.')
  }
  if (given.credential === undefined) return wrongField('password', 'Password', 'Please enter your password.')
  const passkey = await findByCredential(services, given.credential.id)
  const isOwn = passkey?.account_id === account.id
  const isRight = isOwn && (await confirmPasskey(services, passkey, given.credential as AuthenticationResponseJSON))
  return isRight ? undefined : new AppError('passkey-refused')
}

function wrongField(name: string, label: string, message: string): AppError {
  return new AppError('invalid-fields', { fields: [{ name, label, message }] })
}
