import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { call } from '#web/data/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Missing } from '#web/ui/missing.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { decisionNames } from './firm-words.ts'
import styles from './conflicts.module.css'

export const checksKey = ['conflict-checks']

/** The checks that one has made, with what was decided and why; folded away until it is asked for. */
export function RecordedChecks() {
  const now = useNow()
  const [isOpen, setOpen] = useState(false)
  const { data, isError, refetch } = useQuery({
    queryKey: checksKey,
    queryFn: () => call(api.listConflictChecks, {}),
    enabled: isOpen,
  })
  return (
    <div className={styles.earlier}>
      <Button look="text" size="s" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Earlier checks
      </Button>
      {isOpen &&
        (data === undefined ? (
          <Missing isError={isError} label="Loading earlier checks" onRefresh={() => void refetch()} />
        ) : data.length === 0 ? (
          <p className="small muted">None yet.</p>
        ) : (
          <ul className={styles.hits}>
            {data.map(({ id, asked, at, hits, was_hidden: wasHidden, decision, reason }) => (
              <li key={id}>
                <p className="row between">
                  <span className={styles.words}>{asked}</span>
                  <span className="small muted">
                    <Moment at={Date.parse(at)} now={now} />
                  </span>
                </p>
                <p className="small muted">
                  {foundWords(hits, wasHidden)}{' '}
                  {decision === null ? 'No result on record.' : `${decisionNames[decision]}: ${reason}`}
                </p>
              </li>
            ))}
          </ul>
        ))}
    </div>
  )
}

function foundWords(hits: number, wasHidden: boolean): string {
  if (hits === 0) return wasHidden ? 'Somebody in a client that you could not see.' : 'Nobody.'
  const people = hits === 1 ? '1 person' : `${hits} people`
  return wasHidden ? `${people}, and somebody in a client that you could not see.` : `${people}.`
}
