import { RotateCcw } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { DraftView } from './draft-view.ts'

type Props = { readonly draft: Pick<DraftView, 'state' | 'reason'>; readonly onRetry: (() => void) | undefined }

/** The sheet before the first word: waiting, failed before it began, stopped. */
export function NothingWritten({ draft: { state, reason }, onRetry }: Props) {
  if (state === 'failed')
    return (
      <EmptyState
        title="The draft could not be written"
        action={
          onRetry && (
            <Button icon={RotateCcw} onClick={onRetry}>
              Retry
            </Button>
          )
        }
      >
        {reason} Your answers are saved and no credits were used.
      </EmptyState>
    )
  if (state === 'cancelled')
    return (
      <EmptyState title="The draft was stopped before it began">
        Your answers are saved. No credits were used.
      </EmptyState>
    )
  return (
    <EmptyState title="The first words come in a moment">
      You can leave this page: the draft is written on, and the panel at the bottom right says when it is done.
    </EmptyState>
  )
}
