import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Passkey } from '#contract/accounts.ts'
import { asJson, canUsePasskeys } from '../sign-in/passkeys.ts'
import { call } from '#web/data/call.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { longDate } from '#web/ui/dates.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './account-settings.module.css'
import { describeDevice } from '#domain/devices/describe-device.ts'
import { Missing } from '#web/ui/missing.tsx'
import { passkeysQuery } from './security-queries.ts'
import { SettingsSection, Trouble } from './settings-section.tsx'
import { useAction } from '#web/data/use-action.ts'

/** Passkeys: log in with a finger, a face or a PIN, with nothing to type and nothing to give away. */
export function PasskeysSection() {
  const { data, isError, refetch } = useQuery(passkeysQuery)
  return (
    <SettingsSection
      title="Passkeys"
      lead="Log in with your fingerprint, face or PIN. A passkey works on this site only, so no false page can take it."
    >
      {data ? (
        <PasskeyList passkeys={data} />
      ) : (
        <Missing isError={isError} label="Loading passkeys" onRefresh={() => void refetch()} />
      )}
      {canUsePasskeys() ? (
        <AddPasskey />
      ) : (
        <p className="muted">This browser, or this address, has no passkeys. Open Drafty by its name to add one.</p>
      )}
    </SettingsSection>
  )
}

function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const cache = useQueryClient()
  const [asked, setAsked] = useState<Passkey | null>(null)
  const { busy, message, run } = useAction()
  if (passkeys.length === 0) return <p className="muted">No passkey yet.</p>

  async function remove(passkeyId: string) {
    if (!(await run(() => call(api.removePasskey, { params: { passkeyId } })))) return
    setAsked(null)
    await cache.invalidateQueries({ queryKey: passkeysQuery.queryKey })
  }

  return (
    <>
      <ul className={`panel ${styles.list}`} aria-label="Passkeys">
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <span className="row m">
              <Icon icon={KeyRound} />
              <span>
                <span className="sub">{passkey.name}</span>
                <br />
                <span className="small muted">
                  Added {longDate(Date.parse(passkey.created_at))},{' '}
                  {passkey.used_at === null ? 'not used yet' : `last used ${longDate(Date.parse(passkey.used_at))}`}
                </span>
              </span>
            </span>
            <Button size="s" onClick={() => setAsked(passkey)} aria-label={`Remove ${passkey.name}`}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <Trouble message={message} />
      <ConfirmDialog
        opened={asked !== null}
        title={`Remove ${asked?.name ?? ''}?`}
        confirmLabel="Remove passkey"
        danger
        busy={busy}
        onConfirm={() => asked && void remove(asked.id)}
        onCancel={() => setAsked(null)}
      >
        <p>It can no longer be used to log in. Delete it on the device as well.</p>
      </ConfirmDialog>
    </>
  )
}

function AddPasskey() {
  const cache = useQueryClient()
  const [name, setName] = useState(() => describeDevice(navigator.userAgent))
  const { busy, fields, message, run } = useAction()

  async function add() {
    const worked = await run(async () => {
      const [{ startRegistration }, options] = await Promise.all([
        import('@simplewebauthn/browser'),
        call(api.passkeyOptions, {}),
      ])
      const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON']
      const credential = asJson(await startRegistration({ optionsJSON }))
      await call(api.addPasskey, { body: { credential, name } })
    })
    if (worked) await cache.invalidateQueries({ queryKey: passkeysQuery.queryKey })
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextField label="Name of this device" value={name} onChange={setName} maxLength={80} error={fields['name']} />
      <Trouble message={message} />
      <div>
        <Button type="submit" icon={KeyRound} busy={busy}>
          Add a passkey
        </Button>
      </div>
    </form>
  )
}
