import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '#contract/api.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { call } from '#web/data/call.ts'
import { useAction } from '#web/data/use-action.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { AuthFrame, AuthMessage } from './auth-frame.tsx'

type State = ReplyOf<typeof api.confirmAddress>['state']

const outcomes: Readonly<Record<State, { readonly title: string; readonly lead: string }>> = {
  'waiting-for-other': {
    title: 'This address has confirmed',
    lead: 'The address of the account changes when the other one has confirmed as well.',
  },
  changed: { title: 'The address is changed', lead: 'From now on you log in with the new address.' },
  taken: {
    title: 'The address was not changed',
    lead: 'Another account has taken the new address in the meantime. The account keeps its earlier one.',
  },
}

/** The link of a mail about a change of address. It does nothing until the button is pressed: mail programs open links. */
export function ConfirmAddressPage() {
  const [query] = useSearchParams()
  const [state, setState] = useState<State | null>(null)
  const { busy, message, run } = useAction()
  const confirm = () =>
    run(async () => setState((await call(api.confirmAddress, { body: { token: query.get('token') ?? '' } })).state))

  if (state !== null)
    return (
      <AuthFrame {...outcomes[state]}>
        <ButtonLink to="/" look="accent" wide>
          Go to Drafty
        </ButtonLink>
      </AuthFrame>
    )
  return (
    <AuthFrame
      title="Confirm the new address"
      lead="The e-mail address of a Drafty account is to change. It does when both addresses have confirmed."
    >
      <AuthMessage message={message} />
      <Button look="accent" wide busy={busy} onClick={() => void confirm()}>
        Confirm the change
      </Button>
    </AuthFrame>
  )
}
