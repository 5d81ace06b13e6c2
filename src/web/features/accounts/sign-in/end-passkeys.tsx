import type { Passkey } from '#contract/accounts.ts'
import { longDate } from '#web/ui/dates.ts'
import { TickBox } from '#web/ui/tick-box.tsx'
import styles from './end-passkeys.module.css'

type Props = {
  passkeys: readonly Passkey[]
  /** Ids of those that end. */
  ending: readonly string[]
  onChange: (ending: readonly string[]) => void
}

/** A new password leaves passkeys alone unless they are ticked: whoever made one can still log in with it. */
export function EndPasskeys({ passkeys, ending, onChange }: Props) {
  if (passkeys.length === 0) return null
  return (
    <fieldset className={styles.passkeys}>
      <legend className="sub">
        Passkeys that still log in. Tick what you do not know: it is removed with the change.
      </legend>
      {passkeys.map(({ id, name, created_at }) => (
        <TickBox
          key={id}
          checked={ending.includes(id)}
          onChange={(checked) => onChange(checked ? [...ending, id] : ending.filter((one) => one !== id))}
        >
          Remove {name}, added {longDate(Date.parse(created_at))}
        </TickBox>
      ))}
    </fieldset>
  )
}
