import { api } from '#contract/api.ts'
import { call } from '#web/data/call.ts'
import { invitation } from '#web/session/invitation.ts'
import { useSessionStore } from '#web/session/session.ts'
import type { FilledIn } from './ways-to-sign-in.ts'
import { canUsePasskeys, provePasskey } from './passkeys.ts'
import { problemOf, type SignInProblem } from './sign-in-problem.ts'

type Outcome = Promise<SignInProblem | null>

/** The ways to sign in. Each resolves to null when it worked; the session then changes by itself. */
export function useSignIn() {
  const store = useSessionStore()
  return {
    logIn: ({ email, password, totp }: FilledIn): Outcome =>
      attempt(async () => store.accept(await call(api.logIn, { body: { email, password, ...(totp && { totp }) } }))),
    signUp: ({ email, password }: FilledIn, invite: string | null): Outcome =>
      attempt(async () => {
        const body = { email, password, accepted_terms: true as const, ...(invite !== null && { invite }) }
        store.accept(await call(api.signUp, { body }))
        if (invite !== null) invitation.forget()
      }),
    /** Undefined where the browser has no passkeys. */
    usePasskey: canUsePasskeys()
      ? (): Outcome => attempt(async () => store.accept(await logInWithPasskey()))
      : undefined,
  }
}

async function logInWithPasskey() {
  return call(api.logInWithPasskey, { body: { credential: await provePasskey() } })
}

/** Null when it worked; otherwise what went wrong, in the server's words. */
async function attempt(action: () => Promise<void>): Outcome {
  try {
    await action()
    return null
  } catch (error) {
    return problemOf(error)
  }
}
