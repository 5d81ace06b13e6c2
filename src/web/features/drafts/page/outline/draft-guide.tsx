import { memo, useState } from 'react'
import { isOpenKind } from '#domain/draft-checks/open-points.ts'
import { ProgressBar } from '#web/ui/progress.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import type { DraftFlag } from '../draft-flag.ts'
import { countPoints } from '../review-points.ts'
import { Outline } from './outline.tsx'
import { PointsList } from './points-list.tsx'
import styles from './points-list.module.css'

type Props = Parameters<typeof Outline>[0] & {
  readonly selectedFlag: string | undefined
  readonly onPoint: (flag: DraftFlag) => void
}

/** The way through a draft: its outline, or what is open in it, and how much of it is settled. */
export const DraftGuide = memo(function DraftGuide({ selectedFlag, onPoint, ...outline }: Props) {
  const [shown, setShown] = useState<'outline' | 'points'>('outline')
  const { sections, flags } = outline
  const open = countPoints({ sections, flags })
  return (
    <>
      <div className={styles.head}>
        <SegmentedControl
          wide
          label="Way through the draft"
          value={shown}
          onChange={setShown}
          options={[
            { value: 'outline', label: 'Outline' },
            { value: 'points', label: 'Open points', count: open },
          ]}
        />
        {flags.length > 0 && <Settled flags={flags} />}
      </div>
      {shown === 'outline' ? (
        <Outline {...outline} />
      ) : (
        <PointsList sections={sections} flags={flags} selected={selectedFlag} onPoint={onPoint} />
      )}
    </>
  )
})

function Settled({ flags }: { flags: readonly DraftFlag[] }) {
  const open = flags.filter(({ kind }) => isOpenKind(kind)).length
  const settled = flags.length - open
  const percent = Math.floor((100 * settled) / flags.length)
  return (
    <div>
      <div className={styles.settled}>
        <span>
          {settled} of {flags.length} marks settled
        </span>
        <span className="muted">{percent} %</span>
      </div>
      <ProgressBar percent={percent} />
    </div>
  )
}
