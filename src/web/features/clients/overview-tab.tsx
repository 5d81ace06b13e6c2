import type { Client } from '#contract/clients.ts'
import { clientFields } from '#domain/clients/record-fields.ts'
import { EvidenceStrip } from './evidence-strip.tsx'
import { Chronology } from './chronology.tsx'
import { ClientRail } from './client-rail.tsx'
import { DraftCards } from './draft-cards.tsx'
import styles from './overview.module.css'
import { PersonPanel } from './person-panel.tsx'

/** `onEdit` is left out where the record may not be changed. */
type Props = { readonly client: Client; readonly onEdit: (() => void) | undefined }

/** The client at a glance: drafts, the applicant as the tools read the record, what happened when, what is next. */
export function OverviewTab({ client, onEdit }: Props) {
  return (
    <div className={styles.overview}>
      <div className="stack l">
        <DraftCards client={client} />
        <EvidenceStrip clientId={client.id} />
        <PersonPanel title="Applicant" fields={client.client} known={clientFields} onEdit={onEdit} />
        <Chronology client={client} onEdit={onEdit} />
      </div>
      <ClientRail client={client} onEdit={onEdit} />
    </div>
  )
}
