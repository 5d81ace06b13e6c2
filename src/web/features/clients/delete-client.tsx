import { useState } from 'react'
import { api } from '#contract/api.ts'
import { fullName } from '#domain/clients/client-record.ts'
import { call } from '#web/data/call.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { notify } from '#web/ui/notify.tsx'
import { useRefreshClients } from './clients-queries.ts'

export type Deletable = {
  readonly id: string
  readonly first_name: string
  readonly middle_name: string | null
  readonly last_name: string
  readonly drafts_count: number
  readonly documents_count: number
}

type Props = {
  /** Whom the question is about; closed while undefined. */
  readonly client: Deletable | undefined
  readonly onCancel: () => void
  readonly onDeleted: () => void
}

/** Asks with the counts of what goes too. The result is shown for 5 s, a failure for 15 s (specification 2, section 8). */
export function DeleteClientDialog({ client, onCancel, onDeleted }: Props) {
  const [busy, setBusy] = useState(false)
  const refresh = useRefreshClients()

  async function remove({ id }: Deletable): Promise<void> {
    setBusy(true)
    try {
      const { message } = await call(api.deleteClient, { params: { clientId: id } })
      notify('success', message)
      onDeleted()
      await refresh()
    } catch (error) {
      notify('error', error instanceof Error ? error.message : String(error))
      onCancel()
    } finally {
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      opened={client !== undefined}
      title={client ? `Delete ${fullName(client)}?` : ''}
      confirmLabel="Delete client"
      danger
      busy={busy}
      onConfirm={() => client && void remove(client)}
      onCancel={onCancel}
    >
      {client && <p>{whatGoes(client)} This cannot be undone.</p>}
    </ConfirmDialog>
  )
}

function whatGoes({ drafts_count, documents_count }: Deletable): string {
  const parts = [
    'The record',
    documents_count > 0 ? `${documents_count} ${documents_count === 1 ? 'document' : 'documents'}` : 'every file',
    ...(drafts_count > 0 ? [`${drafts_count} ${drafts_count === 1 ? 'draft' : 'drafts'}`] : []),
  ]
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)} of this client are deleted, with all sources and experts.`
}
