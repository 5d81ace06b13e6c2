import { CircleAlert } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import type { AuthScreenProps, FilledIn } from './ways-to-sign-in.ts'
import styles from './auth-screen.module.css'
import { emailProblem } from './email-problem.ts'
import { PasswordAdvice } from './password-advice.tsx'
import { leastCharacters } from './password-problem.ts'

type Fields = FilledIn & { readonly accepted: boolean }
type FieldErrors = Partial<Record<'email' | 'password' | 'totp' | 'terms', string>>

/** The fields. What was typed stays when the other side of the screen is shown, and when it did not work. */
export function AuthForm({ mode, busy, problem, invitedEmail = '', onSubmit, onLegal }: AuthScreenProps) {
  const [fields, setFields] = useState<Fields>({ email: invitedEmail, password: '', totp: '', accepted: false })
  const [checked, setChecked] = useState<FieldErrors>({})
  const errors: FieldErrors = { ...problem.fields, ...checked }
  const set = (change: Partial<Fields>) => setFields({ ...fields, ...change })
  const signingUp = mode === 'sign up'

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const found = check(fields, signingUp)
    setChecked(found)
    if (Object.keys(found).length === 0) onSubmit(fields)
  }

  const advice = signingUp ? { note: <PasswordAdvice length={fields.password.length} /> } : {}
  return (
    <form className={styles.fields} noValidate onSubmit={submit}>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        value={fields.email}
        onChange={(email) => set({ email })}
        onBlur={() => fields.email !== '' && setChecked(withEmail(checked, fields.email))}
        error={errors.email}
      />
      <PasswordField
        label="Password"
        autoComplete={signingUp ? 'new-password' : 'current-password'}
        value={fields.password}
        onChange={(password) => set({ password })}
        error={errors.password}
        labelEnd={
          signingUp ? undefined : (
            <Link to="/forgot-password" state={{ email: fields.email }}>
              Forgot password?
            </Link>
          )
        }
        {...advice}
      />
      {!signingUp && problem.askTotp && (
        <TextField
          label="Code from your authenticator app"
          help="Or one of your recovery codes."
          autoComplete="one-time-code"
          value={fields.totp}
          onChange={(totp) => set({ totp })}
          error={errors.totp}
        />
      )}
      {signingUp && (
        <TickBox checked={fields.accepted} onChange={(accepted) => set({ accepted })} required error={errors.terms}>
          I accept the <TermsLink onShow={() => onLegal('terms')} />. I review every draft before it is filed.
        </TickBox>
      )}
      <Button type="submit" look="accent" wide busy={busy}>
        {signingUp ? 'Create account' : 'Log in'}
      </Button>
      <Message message={problem.message} />
    </form>
  )
}

function check({ email, password, accepted }: Fields, signingUp: boolean): FieldErrors {
  const errors = withEmail({}, email)
  if (password === '') errors.password = 'Please enter your password.'
  else if (signingUp && password.length < leastCharacters)
    errors.password = `Please use at least ${leastCharacters} characters.`
  if (signingUp && !accepted) errors.terms = 'Please accept the terms of service.'
  return errors
}

function withEmail({ email: _before, ...others }: FieldErrors, email: string): FieldErrors {
  const problem = emailProblem(email)
  return problem === null ? others : { ...others, email: problem }
}

function TermsLink({ onShow }: { onShow: () => void }) {
  return (
    <button type="button" className={styles.link} onClick={onShow}>
      terms of service
    </button>
  )
}

function Message({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message !== undefined && (
        <p className={styles.message}>
          <Icon icon={CircleAlert} />
          <span>{message}</span>
        </p>
      )}
    </div>
  )
}
