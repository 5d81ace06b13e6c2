import { Skeleton } from '#web/ui/skeleton.tsx'
import { Workspace } from '#web/workspace/workspace.tsx'
import sheet from './paper/sheet.module.css'

/** While the draft is being fetched. */
export function DraftPageSkeleton() {
  return (
    <Workspace
      title="Draft"
      crumbs={[{ label: 'My Drafts', to: '/drafty/my-drafts' }]}
      actions={null}
      left={null}
      leftLabel="Outline of the draft"
      right={null}
      rightLabel="Checks"
      bottom={null}
    >
      <div className={sheet.desk}>
        <div className={sheet.sheet}>
          <Skeleton lines={12} label="Loading the draft" />
        </div>
      </div>
    </Workspace>
  )
}
