import { Lock } from 'lucide-react'
import type { RefObject } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import type { LockedPassage } from '../draft-section.ts'
import styles from './margin-icons.module.css'
import { useMarginPlaces } from './use-margin-places.ts'

type Props = {
  readonly text: RefObject<HTMLElement | null>
  readonly locks: readonly LockedPassage[]
  readonly onUnlock: (lock: LockedPassage) => void
}

/** On the right of each locked passage: that it is locked, and the way to open it. */
export function LockedIcons({ text, locks, onUnlock }: Props) {
  const places = useMarginPlaces(text, 'data-lock')
  return (
    <div className={styles.right} data-aside="">
      {places.map(({ id, top }) => {
        const lock = locks.find((one) => one.id === id)
        return (
          lock && (
            <button
              key={id}
              type="button"
              className={styles.lock}
              style={{ top }}
              title="Locked: no proposal changes these words"
              aria-label="Unlock passage"
              onClick={() => onUnlock(lock)}
            >
              <Icon icon={Lock} size="s" />
            </button>
          )
        )
      })}
    </div>
  )
}
