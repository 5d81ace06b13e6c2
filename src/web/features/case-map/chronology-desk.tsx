import { CircleAlert, CircleCheck } from 'lucide-react'
import { useId, useState } from 'react'
import type { CaseFact, Conflict } from '#domain/case-map/case-map.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import styles from './chronology-desk.module.css'
import { dateText, openConflicts, passagesOfFact, placeOf } from './element-facts.ts'
import type { EvidenceDesk } from './evidence-desk.ts'
import { ExhibitTab, Origin } from './fact-sources.tsx'

/** What happened when, as far as the facts give dates; what contradicts itself is settled in its place. */
export function ChronologyDesk({ desk }: { desk: EvidenceDesk }) {
  const { map } = desk
  const [shown, setShown] = useState<'all' | 'open'>('all')
  const open = openConflicts(map)
  const inOpen = new Set(open.flatMap(({ sides }) => sides.map(({ fact }) => fact)))
  const dated = map.chronology.flatMap((id) => {
    const fact = map.facts.find((one) => one.id === id && one.state !== 'left-out')
    return fact && (shown === 'all' || inOpen.has(id)) ? [fact] : []
  })
  const told = new Set<string>()
  return (
    <>
      <header className={styles.head}>
        <h2>Chronology</h2>
        <SegmentedControl
          label="Which dates"
          value={shown}
          onChange={setShown}
          options={[
            { value: 'all', label: `All ${map.chronology.length}` },
            { value: 'open', label: `To settle ${open.length}` },
          ]}
        />
      </header>
      {dated.length === 0 && (
        <div className={styles.none}>
          <EmptyState small title={shown === 'open' ? 'Nothing to settle' : 'No dates yet'}>
            {shown === 'open'
              ? 'No two sources of this case contradict each other.'
              : 'Answers and documents with dates make the chronology.'}
          </EmptyState>
        </div>
      )}
      <ol className={styles.line}>
        {dated.map((fact) => (
          <Event key={fact.id} desk={desk} fact={fact} conflicts={open.filter((one) => isFirstOf(one, fact, told))} />
        ))}
      </ol>
      <Undated desk={desk} conflicts={open.filter(({ id }) => !told.has(id))} />
    </>
  )
}

/** A conflict stands at the first of its two facts that the chronology reaches. */
function isFirstOf({ id, sides }: Conflict, fact: CaseFact, told: Set<string>): boolean {
  if (told.has(id) || !sides.some((side) => side.fact === fact.id)) return false
  told.add(id)
  return true
}

type EventProps = { readonly desk: EvidenceDesk; readonly fact: CaseFact; readonly conflicts: readonly Conflict[] }

function Event({ desk, fact, conflicts }: EventProps) {
  const { map } = desk
  const [first] = passagesOfFact(map, fact)
  const exhibit = first && map.exhibits.find(({ id }) => id === first.document)
  const people = fact.persons
    .filter((id) => id !== 'applicant')
    .flatMap((id) => map.persons.find((person) => person.id === id)?.short ?? [])
  const isComputed = fact.sources.every(({ type }) => type === 'computed')
  return (
    <li
      className={styles.event}
      data-conflict={conflicts.length > 0 || undefined}
      data-computed={isComputed || undefined}
    >
      <span className={styles.when}>{dateText(fact)}</span>
      <span className={styles.dot} />
      <div>
        <p className={styles.what}>{fact.statement}</p>
        {people.length > 0 && <p className={styles.who}>{people.join(', ')}</p>}
        {conflicts.map((conflict) => (
          <ConflictCard key={conflict.id} desk={desk} conflict={conflict} />
        ))}
      </div>
      <span className={styles.from}>{exhibit ? <ExhibitTab letter={exhibit.letter} /> : <Origin fact={fact} />}</span>
    </li>
  )
}

function Undated({ desk, conflicts }: { desk: EvidenceDesk; conflicts: readonly Conflict[] }) {
  if (conflicts.length === 0) return null
  return (
    <section className={styles.undated} aria-label="Contradictions without a date">
      <h3>Without a date</h3>
      {conflicts.map((conflict) => (
        <ConflictCard key={conflict.id} desk={desk} conflict={conflict} />
      ))}
    </section>
  )
}

/** Two facts that cannot both be true, side by side with their sources; the attorney says which stands. */
function ConflictCard({ desk, conflict }: { desk: EvidenceDesk; conflict: Conflict }) {
  const [keep, setKeep] = useState<string>()
  return (
    <fieldset className={styles.conflict} id={conflictPlaceId(conflict.id)} tabIndex={-1}>
      <legend>
        <Icon icon={CircleAlert} /> {conflict.about}
      </legend>
      <div className={styles.sides}>
        {conflict.sides.map(({ fact, value }) => (
          <Side key={fact} desk={desk} conflict={conflict} fact={fact} value={value} keep={keep} onKeep={setKeep} />
        ))}
      </div>
      <div className={styles.settle}>
        <Button size="s" look="text" onClick={() => desk.decisions.settle(conflict.id, 'none')}>
          Tell neither
        </Button>
        <Button
          size="s"
          aria-disabled={keep === undefined}
          title={keep === undefined ? 'Choose the one that stands' : undefined}
          onClick={() => keep !== undefined && desk.decisions.settle(conflict.id, keep)}
        >
          Use {conflict.sides.find(({ fact }) => fact === keep)?.value ?? 'the chosen one'}
        </Button>
      </div>
    </fieldset>
  )
}

type SideProps = {
  readonly desk: EvidenceDesk
  readonly conflict: Conflict
  readonly fact: string
  readonly value: string
  readonly keep: string | undefined
  readonly onKeep: (fact: string) => void
}

function Side({ desk, conflict, fact: id, value, keep, onKeep }: SideProps) {
  const { map } = desk
  const fact = map.facts.find((one) => one.id === id)
  const [passage] = fact ? passagesOfFact(map, fact) : []
  const inputId = useId()
  return (
    <div className={styles.side} data-chosen={keep === id || undefined}>
      <input id={inputId} type="radio" name={conflict.id} checked={keep === id} onChange={() => onKeep(id)} />
      <label htmlFor={inputId}>
        <b>{value}</b>
        <q>{passage?.words ?? fact?.asTold ?? fact?.statement}</q>
        <small>{passage ? placeOf(map, passage) : 'Your answer or the record'}</small>
      </label>
    </div>
  )
}

export function conflictPlaceId(id: string): string {
  return `conflict-${id}`
}

/** Everything that contradicts itself, and what was settled. */
export function ConflictList({ desk }: { desk: EvidenceDesk }) {
  const { map, decisions } = desk
  const open = openConflicts(map)
  const settled = map.conflicts.filter((conflict) => conflict.settled !== undefined)
  if (map.conflicts.length === 0)
    return (
      <div className={styles.none}>
        <EmptyState small title="No contradiction found">
          Dates, counts and names of answers, record and documents were compared. Read the accounts side by side all the
          same.
        </EmptyState>
      </div>
    )
  return (
    <ul className={styles.list}>
      {open.map(({ id, about, sides }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => {
              desk.setSheet(undefined)
              const card = document.getElementById(conflictPlaceId(id))
              card?.focus({ preventScroll: true })
              card?.scrollIntoView({ block: 'center' })
            }}
          >
            <b data-open>
              <Icon icon={CircleAlert} /> {about}
            </b>
            <span>{sides.map(({ value }) => value).join(' or ')}</span>
          </button>
        </li>
      ))}
      {settled.map(({ id, about, sides, settled: decision }) => (
        <li key={id} className={styles.settled}>
          <b>
            <Icon icon={CircleCheck} /> {about}
          </b>
          <span>
            {sides.find(({ fact }) => fact === decision?.keep)?.value ?? 'Neither is told'}
            {decision?.by === 'rule' && ', by rule'}
            {decision?.why !== undefined && `: ${decision.why}`}
          </span>
          <Button size="s" look="text" onClick={() => decisions.settle(id, null)}>
            Open again<span className="sr">: {about}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
