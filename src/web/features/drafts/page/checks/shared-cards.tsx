import { Icon } from '#web/ui/icon.tsx'
import type { DraftFlag } from '../draft-flag.ts'
import { flagLooks } from '../flag-looks.ts'
import styles from './check-pane.module.css'
import { CitedWords } from './cited-words.tsx'
import type { FlagActions } from './flag-card.tsx'

type Props = Pick<FlagActions, 'onPlace'> & {
  readonly flags: readonly DraftFlag[]
  readonly where: (flag: DraftFlag) => string
  readonly selected: string | undefined
}

/** What software counted, each number leading to its place. */
export function ComputedCard({ flags, where, selected, onPlace }: Props) {
  const [first] = flags
  if (!first) return null
  return (
    <div className={styles.card} data-card={first.id} data-selected={holds(flags, selected) || undefined} tabIndex={-1}>
      <Icon icon={flagLooks.Computed.icon} className={styles.info} />
      <div className={styles.head}>
        <span className={`${styles.kind} ${styles.info}`}>Computed</span>
        <span className={styles.where}>{flags.length === 1 ? `Facts · ${where(first)}` : 'Facts'}</span>
      </div>
      <ul className={styles.body}>
        {flags.map((flag) => (
          <li key={flag.id}>
            {flag.quote !== undefined && (
              <>
                <PlaceLink flag={flag} onPlace={onPlace} />{' '}
              </>
            )}
            {flag.message}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** All citations that were found, with the day of the list. Never more than that is said of them. */
export function VerifiedCard({
  flags,
  where,
  selected,
  onPlace,
  checkedOn,
}: Props & { checkedOn: string | undefined }) {
  if (flags.length === 0) return null
  return (
    <div className={styles.card} data-card="verified" data-selected={holds(flags, selected) || undefined} tabIndex={-1}>
      <Icon icon={flagLooks.Verified.icon} className={styles.success} />
      <div className={styles.head}>
        <span className={`${styles.kind} ${styles.success}`}>
          {flags.length === 1 ? '1 citation verified' : `${flags.length} citations verified`}
        </span>
        {checkedOn !== undefined && <span className={styles.where}>as of {checkedOn}</span>}
      </div>
      <div className={styles.body}>
        <p>Found in your sources or in the built-in list. Confirm with a citator before filing.</p>
        <details className={styles.all}>
          <summary>Show them</summary>
          <ul>
            {flags.map((flag) => (
              <li key={flag.id}>
                <PlaceLink flag={flag} onPlace={onPlace} /> <span className={styles.where}>{where(flag)}</span>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </div>
  )
}

function PlaceLink({ flag, onPlace }: Pick<FlagActions, 'onPlace'> & { flag: DraftFlag }) {
  return (
    <button type="button" className={styles.link} onClick={(event) => onPlace(flag, event.detail === 0)}>
      <CitedWords text={flag.cited ?? flag.quote ?? flag.kind} />
    </button>
  )
}

function holds(flags: readonly DraftFlag[], selected: string | undefined): boolean {
  return flags.some(({ id }) => id === selected)
}
