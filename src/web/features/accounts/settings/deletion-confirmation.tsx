import { useSession } from '#web/session/session.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Action } from '#web/data/use-action.ts'

type Given = { readonly email: string; readonly password: string }
type ConfirmationProps = {
  hasPassword: boolean
  given: Given
  fields: Action['fields']
  onChange: (given: Given) => void
}

/** What proves that it is the owner of the account who deletes it. */
export function Confirmation({ hasPassword, given, fields, onChange }: ConfirmationProps) {
  const { email: own } = useSession()
  return (
    <>
      <TextField
        label="Your e-mail address"
        help={`Type ${own ?? 'your address'} to confirm.`}
        autoComplete="off"
        value={given.email}
        onChange={(email) => onChange({ ...given, email })}
        error={fields['email']}
      />
      {hasPassword && (
        <PasswordField
          label="Password"
          autoComplete="current-password"
          value={given.password}
          onChange={(password) => onChange({ ...given, password })}
          error={fields['password']}
        />
      )}
    </>
  )
}
