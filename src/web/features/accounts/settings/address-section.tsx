import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Clock } from 'lucide-react'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { call } from '#web/data/call.ts'
import { useAction } from '#web/data/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Missing } from '#web/ui/missing.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './account-settings.module.css'
import { addressQuery } from './security-queries.ts'
import { SettingsSection, Trouble } from './settings-section.tsx'

type Address = ReplyOf<typeof api.getAddressChange>

/** The address that logs in, and another one in its place: both confirm it by mail. */
export function AddressSection() {
  const { data, isError, refetch } = useQuery(addressQuery)
  return (
    <SettingsSection
      title="E-mail address"
      lead="You log in with it, and mails go there. Another one takes its place when both have confirmed."
    >
      {data ? (
        <>
          <p className="docname">{data.email}</p>
          {data.change ? <Waiting change={data.change} email={data.email} /> : <AddressForm />}
        </>
      ) : (
        <Missing isError={isError} label="Loading the address" onRefresh={() => void refetch()} />
      )}
    </SettingsSection>
  )
}

function Waiting({ change, email }: { change: NonNullable<Address['change']>; email: string }) {
  const cache = useQueryClient()
  const { busy, message, run } = useAction()
  const keep = async () => {
    await run(() => call(api.cancelAddressChange, {}))
    await cache.invalidateQueries({ queryKey: addressQuery.queryKey })
  }
  return (
    <>
      <p>
        A link to confirm was mailed to both addresses. Each works once, for a day; the address changes when both were
        opened.
      </p>
      <ul className={`panel ${styles.list}`} aria-label="Confirmations">
        <Confirmation address={email} done={change.confirmed_by_old} />
        <Confirmation address={change.email} done={change.confirmed_by_new} />
      </ul>
      <Trouble message={message} />
      <div>
        <Button busy={busy} onClick={() => void keep()}>
          Keep the present address
        </Button>
      </div>
    </>
  )
}

function Confirmation({ address, done }: { address: string; done: boolean }) {
  return (
    <li>
      <span>{address}</span>
      <StateLabel icon={done ? Check : Clock} tone={done ? 'success' : 'plain'}>
        {done ? 'Confirmed' : 'Waiting'}
      </StateLabel>
    </li>
  )
}

function AddressForm() {
  const cache = useQueryClient()
  const [email, setEmail] = useState('')
  const { busy, fields, message, run } = useAction()
  const change = async () => {
    if (await run(() => call(api.changeAddress, { body: { email } })))
      await cache.invalidateQueries({ queryKey: addressQuery.queryKey })
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void change()
      }}
    >
      <TextField
        label="New e-mail address"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        error={fields['email']}
      />
      <Trouble message={message} />
      <div>
        <Button type="submit" busy={busy}>
          Change the address
        </Button>
      </div>
    </form>
  )
}
