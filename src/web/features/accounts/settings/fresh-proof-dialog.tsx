import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { api } from '#contract/api.ts'
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import { securityKey } from '#web/data/query-keys.ts'
import { provePasskey } from '../sign-in/passkeys.ts'
import { askForProofBy, call } from '#web/data/call.ts'
import { useAction } from '#web/data/use-action.ts'
import { useSessionStore } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Missing } from '#web/ui/missing.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Trouble } from './settings-section.tsx'

/** Asks who it is whenever the server wants to know it once more; what was begun then goes on by itself. */
export function FreshProofDialog() {
  const waiting = useRef<((proved: boolean) => void)[]>([])
  const [opened, setOpened] = useState(false)
  useEffect(
    () =>
      askForProofBy(() => {
        setOpened(true)
        return new Promise((resolve) => waiting.current.push(resolve))
      }),
    [],
  )
  const end = (proved: boolean) => {
    setOpened(false)
    for (const resolve of waiting.current.splice(0)) resolve(proved)
  }
  return opened ? <Question onEnd={end} /> : null
}

type Ways = ReplyOf<typeof api.waysToProve>
type Proof = BodyOf<typeof api.proveItIsYou>

function Question({ onEnd }: { onEnd: (proved: boolean) => void }) {
  const { data, isError, refetch } = useQuery({
    queryKey: [...securityKey, 'proof'],
    queryFn: () => call(api.waysToProve, {}),
    staleTime: 0,
  })
  return (
    <Dialog
      opened
      onClose={() => onEnd(false)}
      closeOnBackdrop={false}
      title="Is it you?"
      subtitle="What you are about to do would be worth much to a thief. You are not asked again for ten minutes."
    >
      {data ? (
        <WaysToProve ways={data} onEnd={onEnd} />
      ) : (
        <Missing isError={isError} label="Loading the ways to prove it" onRefresh={() => void refetch()} />
      )}
    </Dialog>
  )
}

function WaysToProve({ ways, onEnd }: { ways: Ways; onEnd: (proved: boolean) => void }) {
  const { logOut } = useSessionStore()
  const [given, setGiven] = useState({ password: '', code: '' })
  const { busy, fields, message, run } = useAction()
  const prove = async (proof: () => Promise<Proof>) => {
    if (await run(async () => call(api.proveItIsYou, { body: await proof() }))) onEnd(true)
  }
  const typed = async (): Promise<Proof> =>
    given.code.trim() === '' ? { password: given.password } : { code: given.code }

  if (!ways.password && !ways.code && !ways.passkey)
    return (
      <div className="stack m">
        <p>You log in with Google, so there is nothing to type here. Log in again, then do it within ten minutes.</p>
        <Actions onCancel={() => onEnd(false)}>
          <Button look="accent" onClick={() => void logOut()}>
            Log out
          </Button>
        </Actions>
      </div>
    )
  return (
    <form
      className="stack m"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void prove(typed)
      }}
    >
      {ways.password && (
        <PasswordField
          label="Password"
          autoComplete="current-password"
          value={given.password}
          onChange={(password) => setGiven({ ...given, password })}
          error={fields['password']}
        />
      )}
      {ways.code && (
        <TextField
          label={ways.password ? 'Or a code from your authenticator app' : 'Code from your authenticator app'}
          autoComplete="one-time-code"
          value={given.code}
          onChange={(code) => setGiven({ ...given, code })}
          error={fields['code']}
          maxLength={40}
        />
      )}
      <Trouble message={message} />
      <Actions onCancel={() => onEnd(false)}>
        {ways.passkey && (
          <Button
            icon={KeyRound}
            busy={busy}
            onClick={() => void prove(async () => ({ credential: await provePasskey() }))}
          >
            Use a passkey
          </Button>
        )}
        {(ways.password || ways.code) && (
          <Button type="submit" look="accent" busy={busy}>
            Continue
          </Button>
        )}
      </Actions>
    </form>
  )
}

function Actions({ onCancel, children }: { onCancel: () => void; children: ReactNode }) {
  return (
    <div className="row wraps">
      <Button onClick={onCancel}>Cancel</Button>
      {children}
    </div>
  )
}
