import type { OldCaseReply } from '#contract/old-case.ts'
import { Button } from '#web/ui/button.tsx'
import { readBy } from './old-case-words.ts'
import styles from './old-case.module.css'

type HeadProps = {
  readonly found: OldCaseReply
  /** Groups of words that nobody has explained and nobody has decided. */
  readonly unexplained: number
  readonly onKeep: () => void
}

/** What was found, and what of it wants a decision. */
export function Head({ found, unexplained, onKeep }: HeadProps) {
  const claims = found.groups.filter(({ slot }) => slot === 'claim').length
  return (
    <div className={styles.head}>
      <h2>
        {found.places} {found.places === 1 ? 'place' : 'places'} of an old case, in {found.groups.length} groups
      </h2>
      {claims > 0 && (
        <p className="small">
          {claims === 1 ? 'One sentence looks like a claim' : `${claims} sentences look like claims`} about that client:
          keep what the firm says of everybody, and leave a gap for the rest.
        </p>
      )}
      {unexplained > 0 && (
        <div className={styles.unexplained}>
          <p className="small">
            {unexplained === 1 ? 'One word or number is' : `${unexplained} words and numbers are`} neither law nor
            anybody’s that was found: ask for what is only that client’s, and keep the rest.
          </p>
          <Button onClick={onKeep}>
            {unexplained === 1 ? 'Keep it: the firm’s text' : `Keep all ${unexplained}: the firm’s text`}
          </Button>
        </div>
      )}
      <p className="small muted" aria-live="polite">
        {readBy(found.model_reading)}
      </p>
      <p className={styles.legend}>
        <span data-look="replaced">replaced</span> <span data-look="asked">asked or left out</span>{' '}
        <span data-look="open">not decided</span>
      </p>
    </div>
  )
}
