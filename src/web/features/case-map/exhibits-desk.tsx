import { ArrowDown, ArrowUp, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Exhibit } from '#domain/case-map/case-map.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { longDate } from '#web/ui/dates.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { EvidenceDesk } from './evidence-desk.ts'
import styles from './exhibits-desk.module.css'
import { WordsForm } from './words-form.tsx'

/** The documents in the order of their letters. A moved exhibit moves everywhere: in the body, the index and the checks. */
export function ExhibitsDesk({ desk }: { desk: EvidenceDesk }) {
  const { map, decisions } = desk
  const [said, setSaid] = useState('')
  const order = map.exhibits.map(({ id }) => id)

  function move({ id, title }: Exhibit, by: -1 | 1): void {
    const from = order.indexOf(id)
    const moved = order.with(from, order[from + by] ?? id).with(from + by, id)
    setSaid(`${title} is now number ${from + by + 1} of ${order.length}.`)
    decisions.setExhibits({ order: moved })
  }

  return (
    <>
      <header className={styles.head}>
        <h2>Exhibits</h2>
        <p className="muted">
          The order gives the letters. A cite follows its exhibit, also in a draft that is written already.
        </p>
      </header>
      <output className="sr">{said}</output>
      {map.exhibits.length === 0 && (
        <div className={styles.none}>
          <EmptyState small title="No documents yet">
            Declarations, evaluations, records and reports of the client become exhibits here.
          </EmptyState>
        </div>
      )}
      <ol className={styles.list}>
        {map.exhibits.map((exhibit, index) => (
          <ExhibitRow
            key={exhibit.id}
            desk={desk}
            exhibit={exhibit}
            isFirst={index === 0}
            isLast={index === order.length - 1}
            onMove={(by) => move(exhibit, by)}
          />
        ))}
      </ol>
      {map.wanted.length > 0 && (
        <section className={styles.wanted} aria-labelledby="wanted">
          <h3 id="wanted">Still to get</h3>
          <p className="small muted">The law wants these, and the file does not have them. They are never printed.</p>
          <ul>
            {map.wanted.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

type RowProps = {
  readonly desk: EvidenceDesk
  readonly exhibit: Exhibit
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (by: -1 | 1) => void
}

function ExhibitRow({ desk, exhibit, isFirst, isLast, onMove }: RowProps) {
  const { map, decisions, path } = desk
  const [isNaming, setNaming] = useState(false)
  const { id, letter, title, pages, date } = exhibit
  const facts = map.facts.filter(({ sources }) =>
    sources.some(
      (source) => source.type === 'passage' && map.passages.find((one) => one.id === source.passage)?.document === id,
    ),
  ).length
  const about = [
    pages !== undefined && `${pages} ${pages === 1 ? 'page' : 'pages'}`,
    date !== undefined && longDate(Date.parse(`${date}T12:00`)),
    `${facts} ${facts === 1 ? 'fact' : 'facts'}`,
  ]
  return (
    <li className={styles.row}>
      <span className={styles.letter}>{letter}</span>
      <div>
        {isNaming ? (
          <WordsForm
            label={`Title of exhibit ${letter}`}
            place={`exhibit ${path.clientId} ${path.type} ${id}`}
            start={title}
            save="Save title"
            onSave={(named, onStored) => {
              setNaming(false)
              decisions.setExhibits({ order: map.exhibits.map((one) => one.id), titles: { [id]: named } }, onStored)
            }}
            onCancel={() => setNaming(false)}
          />
        ) : (
          <p className="docname">{title}</p>
        )}
        <p className="small muted">{about.filter(Boolean).join(', ')}</p>
      </div>
      <span className={styles.actions}>
        <IconButton icon={Pencil} label={`Change the title of ${title}`} onClick={() => setNaming(true)} />
        <IconButton icon={ArrowUp} label={`Move ${title} up`} disabled={isFirst} onClick={() => onMove(-1)} />
        <IconButton icon={ArrowDown} label={`Move ${title} down`} disabled={isLast} onClick={() => onMove(1)} />
      </span>
    </li>
  )
}
