import { lazy, Suspense, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useConfig, useSupportEmail } from '#web/data/config.ts'
import { loadChunk } from '#web/lazy/load-chunk.ts'
import { invitation } from '#web/session/invitation.ts'
import { useSessionStore } from '#web/session/session.ts'
import { AuthScreen } from './auth-screen.tsx'
import type { FilledIn } from './ways-to-sign-in.ts'
import { GoogleButton } from './google-button.tsx'
import type { SignInProblem } from './sign-in-problem.ts'
import { useInvitation } from './use-invitation.ts'
import { useSignIn } from './use-sign-in.ts'

const LegalDialog = lazy(() => loadChunk(async () => ({ default: (await import('./legal-dialog.tsx')).LegalDialog })))

/** The shared screen of `/login` and `/signup`. */
export function SignInPage() {
  const { logIn, signUp, usePasskey: askPasskey } = useSignIn()
  const { accept } = useSessionStore()
  const config = useConfig()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<SignInProblem>({})
  const [legal, setLegal] = useState<'terms' | 'privacy' | null>(null)
  const mode = pathname.startsWith('/signup') ? 'sign up' : 'log in'
  const token = query.get('invite') ?? invitation.get()
  const invite = useInvitation(token)
  const supportEmail = useSupportEmail()
  const clientId = config?.google_client_id

  async function attempt(action: () => Promise<SignInProblem | null>) {
    setBusy(true)
    const found = await action()
    setBusy(false)
    setProblem((before) => ({ ...(before.askTotp && { askTotp: true }), ...found }))
  }

  function submit(filledIn: FilledIn) {
    return attempt(() => (mode === 'sign up' ? signUp(filledIn, token) : logIn(filledIn)))
  }

  return (
    <>
      <AuthScreen
        mode={mode}
        busy={busy}
        problem={problem}
        onSubmit={(filledIn) => void submit(filledIn)}
        onModeChange={() => setProblem({})}
        onLegal={setLegal}
        supportEmail={supportEmail}
        {...(invite === 'invalid' && { isInvitationOver: true })}
        {...(invite &&
          invite !== 'invalid' && {
            invitedBy: invite.owner_email,
            invitedTo: invite.firm,
            invitedEmail: invite.email,
          })}
        {...(askPasskey && { onPasskey: () => void attempt(askPasskey) })}
        {...(clientId && {
          googleButton: <GoogleButton clientId={clientId} scriptUrl={config.google_script_url} onSession={accept} />,
        })}
      />
      {legal !== null && (
        <Suspense>
          <LegalDialog kind={legal} onClose={() => setLegal(null)} />
        </Suspense>
      )}
    </>
  )
}
