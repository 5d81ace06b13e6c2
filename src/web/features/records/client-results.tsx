import type { Found } from '#contract/record-shapes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { recordWords } from './record-words.ts'
import styles from './records.module.css'

/** What was found among the papers of a client. */
export function Results({ found, query, onOpen }: { found: Found[]; query: string; onOpen: (found: Found) => void }) {
  if (found.length === 0)
    return (
      <div className="panel">
        <EmptyState small title="Nothing found">
          No name, title or text of this client has “{query}”.
        </EmptyState>
      </div>
    )
  return (
    <ul className={styles.found} aria-label="Found">
      {found.map((one) => (
        <li key={`${one.kind} ${one.id}`}>
          {one.kind === 'client' ? (
            <span className={styles.open}>{one.title}</span>
          ) : (
            <button type="button" className={styles.open} onClick={() => onOpen(one)}>
              {one.title}
            </button>
          )}
          <div className="small muted">{whereOf(one)}</div>
          {one.excerpt !== '' && <p>{one.excerpt}</p>}
        </li>
      ))}
    </ul>
  )
}

function whereOf({ kind, page, heading }: Found): string {
  if (kind === 'client' || kind === 'draft') return 'In the record'
  const words = recordWords[kind].noun
  const noun = words.charAt(0).toUpperCase() + words.slice(1)
  return [noun, page !== null && `page ${page}`, heading].filter(Boolean).join(', ')
}
