import type { Client } from '#contract/clients.ts'
import { clientFields } from '#domain/clients/record-fields.ts'
import { Chronology } from './chronology.tsx'
import { PersonPanel } from './person-panel.tsx'

type Props = { readonly client: Client; readonly onEdit: () => void }

/** The applicant as the tools read the record, and what happened when. */
export function RecordTab({ client, onEdit }: Props) {
  return (
    <div className="stack l">
      <PersonPanel title="Applicant" fields={client.client} known={clientFields} onEdit={onEdit} />
      <Chronology client={client} onEdit={onEdit} />
    </div>
  )
}
