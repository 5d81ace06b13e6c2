import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** In place of what prepares a draft, for somebody with whom the client is shared for reading. */
export function ReadingOnly({ title, clientId }: { title: string; clientId: string }) {
  return (
    <div className="wrap">
      <h1 className="sr">{title}</h1>
      <EmptyState
        title="This client is shared with you for reading"
        action={<ButtonLink to={`/drafty/clients/${clientId}`}>Open the client</ButtonLink>}
      >
        Answers and drafts are prepared by those who have the client in full. What they have written is there to read
        and to comment on.
      </EmptyState>
    </div>
  )
}
