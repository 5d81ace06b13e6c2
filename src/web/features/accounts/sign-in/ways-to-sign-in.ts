import type { Role } from '#domain/firm/roles.ts'
import type { ReactNode } from 'react'
import type { SignInProblem } from './sign-in-problem.ts'

export type AuthMode = 'log in' | 'sign up'
export type FilledIn = { readonly email: string; readonly password: string; readonly totp: string }

export type AuthScreenProps = {
  mode: AuthMode
  busy: boolean
  problem: SignInProblem
  onSubmit: (filledIn: FilledIn) => void
  onModeChange: () => void
  onLegal: (kind: 'terms' | 'privacy') => void
  /** Absent where the browser has no passkeys. */
  onPasskey?: () => void
  /** The identity provider draws its own button. */
  googleButton?: ReactNode
  supportEmail: string
  /** Whose subscription a new account will use, when an invitation led here. */
  invitedBy?: string
  /** The firm that the invitation leads into, and as what. */
  invitedTo?: { readonly name: string; readonly role: Role } | null
  /** The link named an invitation that is used, taken back, too old or none. */
  isInvitationOver?: boolean | undefined
  /** The address that was invited; only it can accept. */
  invitedEmail?: string
}
