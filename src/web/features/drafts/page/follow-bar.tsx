import { ArrowDown, LoaderCircle } from 'lucide-react'
import { Icon } from '#web/ui/icon.tsx'
import { useKeys } from '#web/ui/use-keys.ts'
import { referenceAndTitle } from './draft-section.ts'
import styles from './follow-bar.module.css'
import type { DraftDesk } from './use-draft-desk.ts'

/** While it is written: which section is followed, and the way to stay where one reads; or the way back to what arrives. */
export function FollowBar({ desk }: { desk: DraftDesk }) {
  const { view, following } = desk
  const { isOn, follow, stay } = following
  const writing = view.sections.findLast(({ state }) => state === 'generating')
  useKeys({ f: isOn ? stay : follow }, writing !== undefined)
  if (!writing) return null
  return (
    <div className={styles.place}>
      <div className={styles.bar}>
        {isOn ? (
          <>
            <span className={styles.words}>
              <Icon icon={LoaderCircle} size="s" spin />
              <span>Following {referenceAndTitle(view.sections, writing.id)}</span>
            </span>
            <button type="button" className={styles.turn} onClick={stay}>
              Stay here <kbd aria-hidden>F</kbd>
            </button>
          </>
        ) : (
          <button type="button" className={styles.turn} onClick={follow}>
            <Icon icon={ArrowDown} size="s" /> Follow the writing <kbd aria-hidden>F</kbd>
          </button>
        )}
      </div>
    </div>
  )
}
