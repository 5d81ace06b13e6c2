import { useMediaQuery } from '@mantine/hooks'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { FlagCard } from '../checks/flag-card.tsx'
import { sectionReference } from '../draft-section.ts'
import { openPointsOf, pointBeside } from '../review-points.ts'
import type { DraftDesk } from '../use-draft-desk.ts'
import { claimOf } from './claim-of.ts'
import styles from './point-sheet.module.css'

/** Where one column is all there is: the chosen point as a card above the bar at the bottom, its words in view above it. */
export function PointSheet({ desk }: { desk: DraftDesk }) {
  const isSmall = useMediaQuery('(width < 64rem)', undefined, { getInitialValueInEffect: false }) ?? false
  const { view, selectedFlag, acts } = desk
  const flag = view.flags.find(({ id }) => id === selectedFlag)
  if (!isSmall || !flag?.place) return null
  const points = openPointsOf(view)
  const go = (by: 1 | -1) => {
    const next = pointBeside(points, selectedFlag, by)
    if (next) desk.showWords(next, false)
  }
  return (
    <aside className={styles.sheet} aria-label="Chosen point">
      <span className={styles.steps}>
        {points.length > 1 && (
          <>
            <IconButton icon={ChevronUp} label="Note before" onClick={() => go(-1)} />
            <IconButton icon={ChevronDown} label="Note after" onClick={() => go(1)} />
          </>
        )}
        <IconButton icon={X} label="Close the note" onClick={desk.unselect} />
      </span>
      <FlagCard
        key={flag.id}
        flag={flag}
        where={sectionReference(view.sections, flag.place.sectionId)}
        claim={claimOf(view.sections, flag)}
        isSelected
        onPlace={desk.showWords}
        onAction={desk.actOnFlag}
        onWrite={acts.writeGap}
        onVerify={acts.verify}
        onSource={(source) => {
          desk.openSource(source)
          desk.setSheet('pane')
        }}
      />
    </aside>
  )
}
