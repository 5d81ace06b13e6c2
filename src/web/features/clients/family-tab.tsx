import { UserPlus } from 'lucide-react'
import type { Client } from '#contract/clients.ts'
import { relativeFields } from '#domain/clients/record-fields.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PersonPanel } from './person-panel.tsx'

/** `onEdit` is left out where the record may not be changed. */
type Props = { readonly client: Client; readonly onEdit: (() => void) | undefined }

/** The spouse and the children on record. */
export function FamilyTab({ client, onEdit }: Props) {
  if (familySize(client) === 0)
    return (
      <div className="panel">
        <EmptyState
          small
          title="No family on record"
          action={
            onEdit && (
              <Button icon={UserPlus} onClick={onEdit}>
                Add spouse or children
              </Button>
            )
          }
        >
          Tools ask about the spouse and the children, and read them from here.
        </EmptyState>
      </div>
    )
  return (
    <div className="stack l">
      {hasSpouse(client) && (
        <PersonPanel title="Spouse" fields={client.spouse} known={relativeFields} onEdit={onEdit} />
      )}
      {client.children.map((child, index) => (
        <PersonPanel
          // oxlint-disable-next-line react/no-array-index-key -- a child has no id, its place is what it is
          key={index}
          title={`Child ${index + 1}`}
          fields={child}
          known={relativeFields}
          onEdit={onEdit}
        />
      ))}
    </div>
  )
}

/** How many relatives are on record. */
export function familySize(client: Client): number {
  return client.children.length + (hasSpouse(client) ? 1 : 0)
}

function hasSpouse({ spouse }: Client): boolean {
  return Object.keys(spouse).length > 0
}
