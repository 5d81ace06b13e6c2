import { BookOpenCheck } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { DraftView } from '../draft-view.ts'
import styles from './check-pane.module.css'

type Comparison = NonNullable<DraftView['comparison']>

type Props = {
  readonly comparison: Comparison
  /** Where what was sent to a model can be read. */
  readonly sentAt: string | undefined
  /** Left out for somebody who changes nothing. */
  readonly onCompare: (() => void) | undefined
}

/** A second look that somebody may ask for: a model reads the statements beside the file. Never without being asked. */
export function ComparisonCard({ comparison, sentAt, onCompare }: Props) {
  const { is_offered: isOffered, state } = comparison
  if (!isOffered && state === 'none') return null
  return (
    <div className={styles.card} data-card="comparison">
      <Icon icon={BookOpenCheck} className={styles.info} />
      <div className={styles.head}>
        <span className={styles.kind}>Second look by a model</span>
        <span className={styles.where}>Whole draft</span>
      </div>
      <div className={styles.body}>
        <p role="status">{wordsOf(comparison)}</p>
        {state !== 'comparing' && (
          <div className={styles.actions}>
            {isOffered && onCompare && (
              <Button size="s" onClick={onCompare}>
                {state === 'none' ? 'Compare with the file' : 'Compare again'}
              </Button>
            )}
            {state !== 'none' && sentAt !== undefined && (
              <Link className={styles.link} to={sentAt}>
                What was sent
              </Link>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

/** What it does, or what became of it; never that the draft is right. */
function wordsOf(comparison: Comparison): string {
  const { state, reason, model, statements, verdicts } = comparison
  if (state === 'none')
    return 'A model reads each statement of this draft beside the passages of the file that fit it. Names and numbers leave as stand-ins, and every quotation that it gives is looked up in the file. A few sentences are put among them that software made false; a model that does not notice is not believed. Nothing leaves unless you ask for it.'
  if (state === 'comparing') return 'A model is reading the statements beside the file. You can go on working.'
  const read = statements === null ? [] : [readWords(model ?? 'The model', statements, verdicts ?? 0)]
  const rest = state === 'failed' && reason !== null ? [reason] : []
  return [...read, ...rest, ...takenWords(comparison), 'Software’s own checks stand beside it; you decide.'].join(' ')
}

function readWords(model: string, statements: number, verdicts: number): string {
  if (statements === 0) return 'The draft holds no statement of the case that shares a word with the file.'
  const left = statements - verdicts
  const all = statements === 1 ? 'the one statement' : `${verdicts} of ${statements} statements`
  const unread = left === 0 ? '' : ` ${left === 1 ? 'One has' : `${left} have`} no verdict that counts.`
  return `${model} read ${all} beside the file.${unread}`
}

/** What it took, where the provider told; the firm pays its provider by these. */
function takenWords({ requests, tokens }: Comparison): string[] {
  if (requests === 0 || tokens === 0) return []
  const asked = requests === 1 ? 'one request' : `${requests} requests`
  return [`So far that took ${asked} and ${tokens.toLocaleString('en-US')} tokens.`]
}
