import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { ClientAccess } from '#contract/client-access.ts'
import { call } from '#web/data/call.ts'
import { useChange } from '#web/data/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Missing } from '#web/ui/missing.tsx'
import { clientsKey } from '#web/data/query-keys.ts'
import { firmKey, useClientAccess, useFirm } from './firm-queries.ts'
import styles from './firm.module.css'
import { RecordSection } from './record-section.tsx'
import { PeopleWithAccess } from './who-has-access.tsx'

type Props = { readonly clientId: string; readonly name: string }

/** Who has access to a client, and who made use of it. */
export function AccessTab({ clientId, name }: Props) {
  const access = useClientAccess(clientId)
  if (!access.data)
    return <Missing isError={access.isError} label="Loading who has access" onRefresh={() => void access.refetch()} />
  return access.data.belongs_to === 'me' ? (
    <Own clientId={clientId} name={name} />
  ) : (
    <OfFirm clientId={clientId} access={access.data} />
  )
}

function Own({ clientId, name }: Props) {
  const firm = useFirm().data
  const [asks, setAsks] = useState(false)
  const handOver = useChange(() => call(api.handOver, { params: { clientId } }), {
    touches: [clientsKey, firmKey],
    onDone: () => setAsks(false),
  })
  return (
    <section className={`panel stack ${styles.section}`}>
      <p>
        {name} is your own client: nobody else sees anything of it{firm ? `, ${firm.name} included` : ''}.
      </p>
      {firm && (
        <div>
          <Button onClick={() => setAsks(true)}>Hand to the firm</Button>
        </div>
      )}
      <ConfirmDialog
        opened={asks}
        title={`Hand ${name} to ${firm?.name ?? 'the firm'}?`}
        confirmLabel="Hand to the firm"
        busy={handOver.isPending}
        onConfirm={() => handOver.run()}
        onCancel={() => setAsks(false)}
      >
        <p>
          The client with all documents and drafts then belongs to the firm and stays with it when you leave.
          {firm?.owner_sees_all ? ' The owner of the firm sees it.' : ''} Nobody else sees it until it is shared.
        </p>
      </ConfirmDialog>
    </section>
  )
}

function OfFirm({ clientId, access }: Pick<Props, 'clientId'> & { readonly access: ClientAccess }) {
  return (
    <div className="stack l">
      <section className={`panel ${styles.section}`} aria-labelledby="who-has-access">
        <h2 className="sub" id="who-has-access">
          Who has access
        </h2>
        <PeopleWithAccess people={access.people} />
      </section>
      {access.may.includes('share') && <RecordSection clientId={clientId} />}
    </div>
  )
}
