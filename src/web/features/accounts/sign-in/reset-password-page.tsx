import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '#contract/api.ts'
import { call } from '#web/data/call.ts'
import { useSession, useSessionStore } from '#web/session/session.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { AuthFields, AuthFrame, AuthMessage } from './auth-frame.tsx'
import { EndPasskeys } from './end-passkeys.tsx'
import { PasswordAdvice } from './password-advice.tsx'
import { newPasswordProblem } from './password-problem.ts'
import { problemOf } from './sign-in-problem.ts'

function Done() {
  return (
    <AuthFrame title="Your password is set" lead="Every earlier login was ended. Log in with the new password.">
      <ButtonLink to="/login" look="accent" wide>
        Log in
      </ButtonLink>
    </AuthFrame>
  )
}

/** Somebody who is logged in is told what the link is for, and may use it all the same. */
function leadFor(email: string | null): string {
  const ends = 'Every session of your account ends; you log in again with the new one.'
  if (email === null) return ends
  return `You are logged in as ${email}. The link sets the password of the account that asked for it, and ends its sessions.`
}

/** Sets a new password by the link of a mail. */
export function ResetPasswordPage() {
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const { email } = useSession()
  const store = useSessionStore()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const [message, setMessage] = useState<string | undefined>(undefined)
  const [ending, setEnding] = useState<readonly string[]>([])
  const ways = useQuery({
    queryKey: ['reset', token],
    queryFn: () => call(api.lookAtReset, { body: { token } }),
    enabled: token !== '',
    retry: false,
  })
  const [state, setState] = useState<'asking' | 'sending' | 'done'>('asking')

  async function send() {
    const problem = newPasswordProblem(password)
    setError(problem)
    setMessage(undefined)
    if (problem !== undefined) return
    setState('sending')
    try {
      await call(api.resetPassword, { body: { token, password, end_passkeys: [...ending] } })
      setState('done')
      // Every session of the account has ended; when it was this one, the page goes on as logged out.
      if (email !== null) void store.refresh()
    } catch (refusal) {
      const found = problemOf(refusal)
      setError(found.fields?.password)
      setMessage(found.message)
      setState('asking')
    }
  }

  if (state === 'done') return <Done />
  if (token === '')
    return (
      <AuthFrame title="This link is not whole" lead="Open the link in the mail again, or ask for a new one.">
        <ButtonLink to="/forgot-password" look="accent" wide>
          Ask for a new link
        </ButtonLink>
      </AuthFrame>
    )
  return (
    <AuthFrame title="Set a new password" lead={leadFor(email)}>
      <AuthFields onSubmit={() => void send()}>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          help={<PasswordAdvice length={password.length} />}
          value={password}
          onChange={setPassword}
          error={error}
        />
        <EndPasskeys passkeys={ways.data?.passkeys ?? []} ending={ending} onChange={setEnding} />
        <AuthMessage message={message} />
        <Button type="submit" look="accent" wide busy={state === 'sending'}>
          Set the password
        </Button>
      </AuthFields>
    </AuthFrame>
  )
}
