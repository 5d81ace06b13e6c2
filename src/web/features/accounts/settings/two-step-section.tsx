import { useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api } from '#contract/api.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { call } from '#web/data/call.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './account-settings.module.css'
import { QrCode } from './qr-code.tsx'
import { securityQuery } from './security-queries.ts'
import { SettingsSection, Trouble } from './settings-section.tsx'
import { useAction } from '#web/data/use-action.ts'

type Begun = ReplyOf<typeof api.beginTotp>

/** Two-step login with an authenticator app: off, being set up, its recovery codes shown once, on. */
export function TwoStepSection({ enabled, codesLeft }: { enabled: boolean; codesLeft: number }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <SettingsSection
      title="Two-step login"
      lead="After the password, a code from an app on your phone. Whoever has only your password stays outside."
    >
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {!codes && enabled && <TurnOff codesLeft={codesLeft} />}
      {!codes && !enabled && <TurnOn onCodes={setCodes} />}
    </SettingsSection>
  )
}

function TurnOn({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const cache = useQueryClient()
  const [begun, setBegun] = useState<Begun | null>(null)
  const action = useAction()

  if (!begun)
    return (
      <>
        <div>
          <Button
            busy={action.busy}
            onClick={() => void action.run(async () => setBegun(await call(api.beginTotp, {})))}
          >
            Set up two-step login
          </Button>
        </div>
        <Trouble message={action.message} />
      </>
    )
  return (
    <CodeForm
      label="Code that the app shows"
      button="Turn on"
      onCancel={() => setBegun(null)}
      onCode={async (code) => {
        onCodes((await call(api.confirmTotp, { body: { code } })).recovery_codes)
        await cache.invalidateQueries({ queryKey: securityQuery.queryKey })
      }}
    >
      <p>
        Scan this code with your authenticator app, type the key below into it, or open it{' '}
        <a href={begun.uri}>in an app on this device</a>.
      </p>
      <QrCode text={begun.uri} label="QR code for your authenticator app" />
      <div className="stack">
        <span className="sub">Key</span>
        <p className={styles.key}>{begun.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
        <CopyButton size="s" text={begun.secret}>
          Copy the key
        </CopyButton>
      </div>
    </CodeForm>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <>
      <p>
        <StateLabel icon={ShieldCheck} tone="success">
          Two-step login is on
        </StateLabel>
      </p>
      <p>
        Keep these recovery codes where you find them without your phone. Each logs you in once. They are not shown
        again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <CopyButton text={codes.join('\n')}>Copy the codes</CopyButton>
        <Button look="accent" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </>
  )
}

function TurnOff({ codesLeft }: { codesLeft: number }) {
  const cache = useQueryClient()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <p className="row wraps between">
        <StateLabel icon={ShieldCheck} tone="success">
          Two-step login is on
        </StateLabel>
        <span className="muted">
          {codesLeft} recovery {codesLeft === 1 ? 'code' : 'codes'} left
        </span>
      </p>
      {asking ? (
        <CodeForm
          label="Code from your authenticator app"
          button="Turn off"
          onCancel={() => setAsking(false)}
          onCode={async (code) => {
            await call(api.endTotp, { body: { code } })
            await cache.invalidateQueries({ queryKey: securityQuery.queryKey })
          }}
        />
      ) : (
        <div>
          <Button onClick={() => setAsking(true)}>Turn off two-step login</Button>
        </div>
      )}
    </>
  )
}

type CodeFormProps = {
  label: string
  button: string
  onCode: (code: string) => Promise<void>
  onCancel: () => void
  children?: ReactNode
}

function CodeForm({ label, button, onCode, onCancel, children }: CodeFormProps) {
  const [code, setCode] = useState('')
  const { busy, fields, message, run } = useAction()
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run(() => onCode(code))
      }}
    >
      {children}
      <TextField
        label={label}
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        error={fields['code']}
        maxLength={40}
      />
      <Trouble message={message} />
      <div className={styles.buttons}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" look="accent" busy={busy}>
          {button}
        </Button>
      </div>
    </form>
  )
}
