import { EmptyState } from '../ui/empty-state.tsx'

/** Stands in the route table where a page has not been written yet. */
export function PendingPage() {
  return (
    <div className="wrap">
      <h1 className="sr">Not available yet</h1>
      <EmptyState title="This page is not available yet">It will come with a later version of Drafty.</EmptyState>
    </div>
  )
}
