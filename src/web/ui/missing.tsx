import { RotateCw } from 'lucide-react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { Skeleton } from './skeleton.tsx'

/** In the place of what is loading, or of what did not load. */
export function Missing({ isError, label, onRefresh }: { isError: boolean; label: string; onRefresh: () => void }) {
  if (!isError) return <Skeleton label={label} />
  return (
    <EmptyState small icon={RotateCw} title="This did not load" action={<Button onClick={onRefresh}>Refresh</Button>}>
      The server did not answer. Please try again.
    </EmptyState>
  )
}
