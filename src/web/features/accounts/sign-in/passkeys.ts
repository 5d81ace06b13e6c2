import type { BodyOf } from '#contract/endpoint.ts'
import type { api } from '#contract/api.ts'

type Credential = BodyOf<typeof api.logInWithPasskey>['credential']

/** A passkey belongs to a name: there are none at a bare IP address. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(window.location.hostname)
}

/** What the browser made, as it is sent. */
export function asJson(credential: { readonly id: string; readonly type: string }): Credential {
  return credential as unknown as Credential
}
