import { RowSkeleton } from '#web/ui/row-skeleton.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Workspace } from '#web/workspace/workspace.tsx'
import bar from './draft-bar.module.css'
import sheet from './paper/sheet.module.css'
import toolbar from './section-toolbar.module.css'
import { useRoomForNotes } from './use-beside.ts'

/** While the draft is being fetched: the paper stands where it will stand, with or without a lane of notes beside it. */
export function DraftPageSkeleton() {
  const hasLane = useRoomForNotes()
  return (
    <Workspace
      title="Draft"
      crumbs={[{ label: 'My Drafts', to: '/drafty/my-drafts' }]}
      actions={null}
      left={<RowSkeleton rows={12} />}
      leftLabel="Outline of the draft"
      right={hasLane ? undefined : <RowSkeleton rows={6} />}
      rightLabel="Checks"
      bottom={null}
    >
      <div className={`${bar.bar} ${toolbar.bar}`}>
        <div className={toolbar.inner} />
      </div>
      <div className={sheet.desk} data-lane={hasLane ? '' : undefined}>
        <div className={sheet.sheet}>
          <Skeleton lines={12} label="Loading the draft" />
        </div>
      </div>
    </Workspace>
  )
}
