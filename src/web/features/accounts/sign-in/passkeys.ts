import type { BodyOf } from '#contract/endpoint.ts'
import { api } from '#contract/api.ts'
import { call } from '#web/data/call.ts'

type Credential = BodyOf<typeof api.logInWithPasskey>['credential']

/** A passkey belongs to a name: there are none at a bare IP address. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(window.location.hostname)
}

/** What the browser made, as it is sent. */
export function asJson(credential: { readonly id: string; readonly type: string }): Credential {
  return credential as unknown as Credential
}

/** Asks the browser for a passkey of this site, to log in or to show once more who it is. */
export async function provePasskey(): Promise<Credential> {
  const [{ startAuthentication }, options] = await Promise.all([
    import('@simplewebauthn/browser'),
    call(api.passkeyLoginOptions, {}),
  ])
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
  return asJson(await startAuthentication({ optionsJSON }))
}
