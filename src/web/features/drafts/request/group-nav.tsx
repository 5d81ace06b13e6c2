import { ChevronLeft, ChevronRight, List } from 'lucide-react'
import { useState } from 'react'
import { type GroupProgress, totalProgress } from '#domain/questionnaire/progress.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { BottomSheet } from '#web/workspace/bottom-sheet.tsx'
import { GroupList } from './group-list.tsx'
import styles from './group-nav.module.css'

export type GroupsShown = 'one' | 'all'

type Props = {
  readonly groups: readonly GroupProgress[]
  readonly current: string | undefined
  readonly toFix: (group: GroupProgress) => number
  readonly shown: GroupsShown
  readonly onGroup: (group: string) => void
  readonly onShown: (shown: GroupsShown) => void
}

/** The left pane of a tool: progress, the groups, and whether one or all of them show. */
export function GroupNav(props: Props) {
  const progress = totalProgress(props.groups)
  return (
    <div className={styles.nav}>
      <div className={styles.progress}>
        <div className={styles.progressHead}>
          <h2>Questions</h2>
          <span className={styles.count}>
            {progress.answered} of {progress.required} answered
          </span>
        </div>
        <ProgressBar percent={percentOf(progress)} />
      </div>
      <GroupList {...props} />
      <div className={styles.shown}>
        <ShownControl {...props} />
      </div>
    </div>
  )
}

/** The same in one line, where the pane has no room; the groups open as a sheet. */
export function GroupStepper(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { groups, current, onGroup } = props
  const index = Math.max(
    0,
    groups.findIndex(({ id }) => id === current),
  )
  const group = groups[index]
  const progress = totalProgress(groups)
  return (
    <div className={styles.stepper}>
      <div className={styles.stepperRow}>
        <span className={styles.stepperTitle}>
          <span aria-hidden>{group?.letter}</span>
          <span>{group?.title}</span>
        </span>
        <span className={styles.steps}>
          <StepButton direction="Previous" group={groups[index - 1]} onGroup={onGroup} />
          <Button
            size="s"
            aria-label={`Group ${index + 1} of ${groups.length}, show all groups`}
            iconAfter={List}
            onClick={() => setIsOpen(true)}
          >
            {index + 1} of {groups.length}
          </Button>
          <StepButton direction="Next" group={groups[index + 1]} onGroup={onGroup} />
        </span>
      </div>
      <ProgressBar percent={percentOf(progress)} />
      <BottomSheet
        title="Questions"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        summary={
          <span className={styles.count}>
            {progress.answered} of {progress.required} answered
          </span>
        }
        foot={<ShownControl {...props} />}
      >
        <div className={styles.sheetGroups}>
          <GroupList
            {...props}
            onGroup={(id) => {
              setIsOpen(false)
              onGroup(id)
            }}
          />
        </div>
      </BottomSheet>
    </div>
  )
}

type StepProps = {
  readonly direction: 'Previous' | 'Next'
  readonly group: GroupProgress | undefined
  readonly onGroup: (group: string) => void
}

function StepButton({ direction, group, onGroup }: StepProps) {
  return (
    <IconButton
      className={styles.step}
      icon={direction === 'Next' ? ChevronRight : ChevronLeft}
      disabled={!group}
      label={group ? `${direction} group: ${group.title}` : `${direction} group`}
      onClick={() => group && onGroup(group.id)}
    />
  )
}

function percentOf({ required, answered }: { required: number; answered: number }): number {
  return required === 0 ? 100 : (answered / required) * 100
}

function ShownControl({ shown, onShown }: Pick<Props, 'shown' | 'onShown'>) {
  return (
    <SegmentedControl
      label="Questions shown"
      value={shown}
      onChange={onShown}
      options={[
        { value: 'one', label: 'One group' },
        { value: 'all', label: 'All questions' },
      ]}
    />
  )
}
