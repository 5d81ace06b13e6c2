import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PlainPage } from '#web/workspace/plain-page.tsx'

/** In place of what prepares a draft, for somebody with whom the client is shared for reading. */
export function ReadingOnly({ title, clientId }: { title: string; clientId: string }) {
  return (
    <PlainPage title={title}>
      <EmptyState
        title="This client is shared with you for reading"
        action={<ButtonLink to={`/drafty/clients/${clientId}`}>Open the client</ButtonLink>}
      >
        Answers and drafts are prepared by those who have the client in full. What they have written is there to read
        and to comment on.
      </EmptyState>
    </PlainPage>
  )
}
