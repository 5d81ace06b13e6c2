import { BrickWall } from 'lucide-react'
import { useState } from 'react'
import type { Firm } from '#contract/firms.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Missing } from '#web/ui/missing.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { useFirmClients } from './firm-queries.ts'
import { levelNames } from './firm-words.ts'
import matrix from './access-matrix.module.css'
import styles from './firm.module.css'
import { ShareDialog } from './share-dialog.tsx'
import type { AccessOfPerson, FirmClient } from '#contract/client-access.ts'

/** Who sees which client, of the clients that one may share: a column for each person, a cell opens the sharing. */
export function AccessMatrix({ firm }: { firm: Firm }) {
  const [q, setQ] = useState('')
  const [shared, setShared] = useState<FirmClient>()
  const pages = useFirmClients(q)
  const rows = pages.data?.pages.flatMap(({ items }) => items)
  if (firm.role === 'paralegal' || firm.role === 'reviewer') return null
  return (
    <section className="stack" aria-labelledby="firm-access">
      <div className={styles.head}>
        <h2 className="head" id="firm-access">
          Who sees which client
        </h2>
        <SearchField label="Find a client" placeholder="Find a client" value={q} onChange={setQ} />
      </div>
      {rows === undefined ? (
        <Missing isError={pages.isError} label="Loading who sees which client" onRefresh={() => void pages.refetch()} />
      ) : rows.length === 0 ? (
        <EmptyState small title={q === '' ? 'No client of the firm is yours to share' : 'No client is called so'} />
      ) : (
        <div className={`panel ${matrix.wide}`}>
          <table className={matrix.matrix}>
            <thead>
              <tr>
                <th scope="col">Client</th>
                {firm.people.map(({ id, name }) => (
                  <th key={id} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">{row.name}</th>
                  {firm.people.map(({ id, name }) => (
                    <td key={id} data-person={name}>
                      <Cell
                        access={row.access.find((one) => one.id === id)}
                        label={`${row.name}, ${name}`}
                        onOpen={() => setShared(row)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {pages.hasNextPage && (
            <div className={matrix.more}>
              <Button size="s" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
                Show more
              </Button>
            </div>
          )}
        </div>
      )}
      {shared && <ShareDialog clientId={shared.id} name={shared.name} onClose={() => setShared(undefined)} />}
    </section>
  )
}

type CellProps = { access: AccessOfPerson | undefined; label: string; onOpen: () => void }

function Cell({ access, label, onOpen }: CellProps) {
  const level = access?.level ?? 'none'
  const word = access ? levelNames[access.level] : 'None'
  return (
    <button type="button" className={matrix.cell} data-level={level} aria-label={`${label}: ${word}`} onClick={onOpen}>
      {level === 'wall' && <Icon icon={BrickWall} size="s" />}
      {word}
    </button>
  )
}
