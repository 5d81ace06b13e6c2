import { useState } from 'react'
import { useLocation } from 'react-router'
import { api } from '#contract/api.ts'
import { call } from '#web/data/call.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { AuthFields, AuthFrame, AuthMessage } from './auth-frame.tsx'
import { emailProblem } from './email-problem.ts'
import { problemOf } from './sign-in-problem.ts'

/** Asks for the address and says the same whether it has an account or not. */
export function ForgotPasswordPage() {
  const { state: carried } = useLocation() as { state: { readonly email?: string } | null }
  const [email, setEmail] = useState(carried?.email ?? '')
  const [error, setError] = useState<string | undefined>(undefined)
  const [message, setMessage] = useState<string | undefined>(undefined)
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking')

  async function send() {
    const problem = emailProblem(email)
    setError(problem ?? undefined)
    setMessage(undefined)
    if (problem !== null) return
    setState('sending')
    try {
      await call(api.forgotPassword, { body: { email } })
      setState('sent')
    } catch (refusal) {
      const found = problemOf(refusal)
      setError(found.fields?.email)
      setMessage(found.message)
      setState('asking')
    }
  }

  if (state === 'sent')
    return (
      <AuthFrame
        title="Check your inbox"
        lead={`If ${email.trim()} has an account, a mail with a link is on its way. The link works once, for one hour.`}
      />
    )
  return (
    <AuthFrame title="Forgot your password?" lead="We mail you a link with which you set a new one.">
      <AuthFields onSubmit={() => void send()}>
        <TextField label="Email" type="email" autoComplete="username" value={email} onChange={setEmail} error={error} />
        <AuthMessage message={message} />
        <Button type="submit" look="accent" wide busy={state === 'sending'}>
          Send the link
        </Button>
      </AuthFields>
    </AuthFrame>
  )
}
