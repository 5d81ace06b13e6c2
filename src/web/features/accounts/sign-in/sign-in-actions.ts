import { createContext, type ReactNode, use } from 'react'

export type Credentials = { readonly email: string; readonly password: string; readonly totp?: string }
export type NewAccount = { readonly email: string; readonly password: string; readonly invite: string | null }

/** Why it did not work: at the fields, or as one sentence. `askTotp`: the account wants its second factor. */
export type SignInProblem = {
  readonly fields?: Partial<Record<'email' | 'password' | 'totp' | 'terms', string>>
  readonly message?: string
  readonly askTotp?: true
}

/** What the sign-in screen can do. Each resolves to null when it worked; the session then changes by itself. */
export type SignInActions = {
  readonly logIn: (credentials: Credentials) => Promise<SignInProblem | null>
  readonly signUp: (account: NewAccount) => Promise<SignInProblem | null>
  /** Absent where the browser has no passkeys. */
  readonly usePasskey?: () => Promise<SignInProblem | null>
  /** The identity provider draws its own button. */
  readonly googleButton?: ReactNode
  readonly showTerms?: () => void
  readonly showPrivacy?: () => void
}

const notConnected = () =>
  Promise.resolve({ message: 'Logging in is not possible at the moment. Please try again later.' })

export const SignInActionsContext = createContext<SignInActions>({ logIn: notConnected, signUp: notConnected })

export function useSignInActions(): SignInActions {
  return use(SignInActionsContext)
}
