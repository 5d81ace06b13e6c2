import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { invitation } from '#web/session/invitation.ts'
import { useSupportEmail } from '#web/session/support-email.ts'
import { AuthScreen } from './auth-screen.tsx'
import type { FilledIn } from './auth-screen-props.ts'
import { useInvitation } from './use-invitation.ts'
import { type SignInProblem, useSignInActions } from './sign-in-actions.ts'

/** The shared screen of `/login` and `/signup`. */
export function SignInPage() {
  const actions = useSignInActions()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<SignInProblem>({})
  const mode = pathname.startsWith('/signup') ? 'sign up' : 'log in'
  const token = query.get('invite') ?? invitation.get()
  const invite = useInvitation(token)

  async function attempt(action: () => Promise<SignInProblem | null>) {
    setBusy(true)
    const found = await action()
    setBusy(false)
    setProblem((before) => ({ ...(before.askTotp && { askTotp: true }), ...found }))
  }

  function submit({ email, password, totp }: FilledIn) {
    if (mode === 'sign up') return attempt(() => actions.signUp({ email, password, invite: token }))
    return attempt(() => actions.logIn({ email, password, ...(totp !== '' && { totp }) }))
  }

  const { usePasskey: askPasskey, googleButton, showTerms, showPrivacy } = actions
  return (
    <AuthScreen
      mode={mode}
      busy={busy}
      problem={problem}
      onSubmit={(filledIn) => void submit(filledIn)}
      onModeChange={() => setProblem({})}
      supportEmail={useSupportEmail()}
      {...(invite && { invitedBy: invite.owner_email, invitedEmail: invite.email })}
      {...(askPasskey && { onPasskey: () => void attempt(askPasskey) })}
      {...(googleButton !== undefined && { googleButton })}
      {...(showTerms && { onShowTerms: showTerms })}
      {...(showPrivacy && { onShowPrivacy: showPrivacy })}
    />
  )
}
