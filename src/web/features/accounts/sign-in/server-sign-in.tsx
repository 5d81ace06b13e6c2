import { api } from '#contract/api.ts'
import { invitation } from '#web/session/invitation.ts'
import { call } from '#web/data/call.ts'
import type { Config } from '#web/data/config.ts'
import type { SessionStore } from '#web/session/session-store.ts'
import { GoogleButton } from './google-button.tsx'
import { asJson, canUsePasskeys } from './passkeys.ts'
import type { SignInActions, SignInProblem } from './sign-in-actions.ts'
import { problemOf } from './sign-in-problem.ts'

/** The ways to sign in that this server and this browser offer. */
export function serverSignIn(
  store: SessionStore,
  config: Config | undefined,
  showLegal: (kind: 'terms' | 'privacy') => void,
): SignInActions {
  const clientId = config?.google_client_id
  return {
    logIn: ({ email, password, totp }) =>
      attempt(async () => store.accept(await call(api.logIn, { body: { email, password, ...(totp && { totp }) } }))),
    signUp: ({ email, password, invite }) =>
      attempt(async () => {
        const body = { email, password, accepted_terms: true as const, ...(invite !== null && { invite }) }
        store.accept(await call(api.signUp, { body }))
        if (invite !== null) invitation.forget()
      }),
    ...(canUsePasskeys() && {
      usePasskey: () => attempt(async () => store.accept(await logInWithPasskey())),
    }),
    ...(clientId && {
      googleButton: (
        <GoogleButton
          clientId={clientId}
          scriptUrl={config.google_script_url}
          onSession={(reply) => store.accept(reply)}
        />
      ),
    }),
    showTerms: () => showLegal('terms'),
    showPrivacy: () => showLegal('privacy'),
  }
}

async function logInWithPasskey() {
  const [{ startAuthentication }, options] = await Promise.all([
    import('@simplewebauthn/browser'),
    call(api.passkeyLoginOptions, {}),
  ])
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
  const credential = await startAuthentication({ optionsJSON })
  return call(api.logInWithPasskey, { body: { credential: asJson(credential) } })
}

/** Null when it worked; otherwise what went wrong, in the server's words. */
async function attempt(action: () => Promise<void>): Promise<SignInProblem | null> {
  try {
    await action()
    return null
  } catch (error) {
    return problemOf(error)
  }
}
