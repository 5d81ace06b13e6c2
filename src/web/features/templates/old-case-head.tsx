import type { OldCaseReply } from '#contract/old-case.ts'
import { Button } from '#web/ui/button.tsx'
import { readBy } from './old-case-words.ts'
import styles from './old-case.module.css'

type HeadProps = {
  readonly found: OldCaseReply
  /** Groups that nobody has decided, and those of them that are most likely the firm's own text. */
  readonly open: number
  readonly likely: number
  readonly onAccept: () => void
}

/** What was found, and what of it wants a decision. */
export function Head({ found, open, likely, onAccept }: HeadProps) {
  return (
    <div className={styles.head}>
      <h2>
        {found.places} {found.places === 1 ? 'place' : 'places'} of an old case, in {found.groups.length} groups
      </h2>
      {open > 0 && (
        <p className="small">
          {open === 1 ? 'One is' : `${open} are`} for you to decide: keep what the firm says of everybody, and ask for
          what only that client had.
        </p>
      )}
      {likely > 0 && (
        <div className={styles.likely}>
          <p className="small">
            {likely === 1 ? 'One of them is' : `${likely} of them are`} most likely the firm’s own text; the list says
            which.
          </p>
          <Button onClick={onAccept}>
            {likely === 1 ? 'Accept the likely choice: keep' : `Accept all ${likely} likely choices: keep`}
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
