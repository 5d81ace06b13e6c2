import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '#contract/api.ts'
import { EndPasskeys } from '../sign-in/end-passkeys.tsx'
import { PasswordAdvice } from '../sign-in/password-advice.tsx'
import { newPasswordProblem } from '../sign-in/password-problem.ts'
import { call } from '#web/data/call.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/notify.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import styles from './account-settings.module.css'
import { passkeysQuery, sessionsQuery } from './security-queries.ts'
import { SettingsSection, Trouble } from './settings-section.tsx'
import { useAction } from '#web/data/use-action.ts'

export function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  return (
    <SettingsSection title="Password" lead="A new password ends every other session.">
      {hasPassword ? (
        <PasswordForm />
      ) : (
        <p>
          You log in with Google. To have a password as well, log out and use{' '}
          <Link to="/forgot-password">Forgot password?</Link> with your address.
        </p>
      )}
    </SettingsSection>
  )
}

const empty = { current: '', next: '' }

function PasswordForm() {
  const cache = useQueryClient()
  const [given, setGiven] = useState(empty)
  const { data: passkeys = [] } = useQuery(passkeysQuery)
  const [ending, setEnding] = useState<readonly string[]>([])
  const [checked, setChecked] = useState<{ current?: string | undefined; next?: string | undefined }>({})
  const { busy, fields, message, run } = useAction()

  async function submit() {
    const found = {
      current: given.current === '' ? 'Please enter your password.' : undefined,
      next: newPasswordProblem(given.next),
    }
    setChecked(found)
    if (found.current !== undefined || found.next !== undefined) return
    const body = { current_password: given.current, password: given.next, end_passkeys: [...ending] }
    if (!(await run(() => call(api.changePassword, { body })))) return
    setGiven(empty)
    setEnding([])
    await cache.invalidateQueries({ queryKey: passkeysQuery.queryKey })
    notify('success', 'Your password was changed. Every other session has ended.')
    await cache.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        value={given.current}
        onChange={(current) => setGiven({ ...given, current })}
        error={checked.current ?? fields['current_password']}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        help={<PasswordAdvice length={given.next.length} />}
        value={given.next}
        onChange={(next) => setGiven({ ...given, next })}
        error={checked.next ?? fields['password']}
      />
      {given.next !== '' && <EndPasskeys passkeys={passkeys} ending={ending} onChange={setEnding} />}
      <Trouble message={message} />
      <div>
        <Button type="submit" busy={busy}>
          Change the password
        </Button>
      </div>
    </form>
  )
}
