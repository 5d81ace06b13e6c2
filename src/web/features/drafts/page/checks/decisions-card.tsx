import { Icon } from '#web/ui/icon.tsx'
import type { Decision } from '../draft-view.ts'
import type { DraftFlag } from '../draft-flag.ts'
import { flagLooks } from '../flag-looks.ts'
import styles from './check-pane.module.css'
import { CitedWords } from './cited-words.tsx'

type Props = {
  readonly decisions: readonly Decision[]
  readonly flags: readonly DraftFlag[]
  readonly selected: string | undefined
  readonly where: (sectionId: string | null) => string
  readonly onPlace: (flag: DraftFlag, byKeyboard: boolean) => void
  /** Left out for somebody who decides nothing. */
  readonly onTakeBack: ((finding: string) => void) | undefined
}

/** What the attorney decided about checks: on what, who, when and why. A verification by hand is never more than that. */
export function DecisionsCard({ decisions, flags, selected, where, onPlace, onTakeBack }: Props) {
  if (decisions.length === 0) return null
  const isSelected = flags.some(({ id, kind }) => id === selected && kind === 'Decided')
  return (
    <div className={styles.card} data-card="decided" data-selected={isSelected || undefined} tabIndex={-1}>
      <Icon icon={flagLooks.Decided.icon} className={styles.accent} />
      <div className={styles.head}>
        <span className={`${styles.kind} ${styles.accent}`}>
          {decisions.length === 1 ? '1 decision' : `${decisions.length} decisions`}
        </span>
      </div>
      <ul className={`${styles.body} ${styles.decisions}`}>
        {decisions.map((decision) => {
          const { finding, about, kind, by, at, reason, source, sectionId } = decision
          const flag = flags.find((one) => one.finding === finding && one.place !== undefined)
          return (
            <li key={finding}>
              <p className={styles.quote}>
                {flag ? (
                  <button type="button" className={styles.link} onClick={(event) => onPlace(flag, event.detail === 0)}>
                    <CitedWords text={about} />
                  </button>
                ) : (
                  <CitedWords text={about} />
                )}
              </p>
              <p className="small muted">
                {where(sectionId)} · {kind === 'verified' ? 'Verified' : 'Accepted'} by {by}, {at}
              </p>
              {reason !== null && <p>{reason}</p>}
              {source && <ReadAt {...source} />}
              {onTakeBack && (
                <button type="button" className={styles.link} onClick={() => onTakeBack(finding)}>
                  Take back<span className="sr"> the decision on {about}</span>
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Where it was read; an address leads there. */
function ReadAt({ place, words }: NonNullable<Decision['source']>) {
  return (
    <>
      <p className={styles.readAt}>
        Read at{' '}
        {isAddress(place) ? (
          <a href={place} target="_blank" rel="noopener noreferrer">
            {place}
          </a>
        ) : (
          place
        )}
      </p>
      {words !== null && <p className={styles.quote}>{words}</p>}
    </>
  )
}

const isAddress = (place: string) => /^https?:\/\/\S+$/i.test(place) && URL.canParse(place)
