import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { PasskeyRow } from '#server/database/tables/account-security.ts'
import type { Services } from '#server/services.ts'
import { useChallenge } from './challenges.ts'
import { siteOf } from './passkeys.ts'

/** True when the passkey signed a challenge of ours that nobody has used; its counter goes forward. */
export async function confirmPasskey(services: Services, passkey: PasskeyRow, response: AuthenticationResponseJSON) {
  const { database, now } = services
  const { id: rpID, origins } = siteOf(services)
  const take = (value: string) =>
    useChallenge(database, value, { purpose: 'passkey-login', accountId: null, now: now() })
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: take,
    expectedOrigin: origins,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: Buffer.from(passkey.public_key, 'base64url'),
      counter: passkey.counter,
    },
  }).catch(() => undefined)
  if (!checked?.verified) return false
  await database
    .updateTable('passkeys')
    .set({ counter: checked.authenticationInfo.newCounter, used_at: now() })
    .where('id', '=', passkey.id)
    .execute()
  return true
}
