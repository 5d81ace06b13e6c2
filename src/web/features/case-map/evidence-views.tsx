import { FilePlus2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { ChronologyDesk } from './chronology-desk.tsx'
import { ElementDesk } from './element-desk.tsx'
import { ElementList, letterOf } from './element-list.tsx'
import styles from './evidence.module.css'
import type { EvidenceDesk, EvidenceView } from './evidence-desk.ts'
import { ExhibitsDesk } from './exhibits-desk.tsx'
import { PeopleList } from './people-list.tsx'

const views = [
  { value: 'elements', label: 'Elements' },
  { value: 'chronology', label: 'Chronology' },
  { value: 'exhibits', label: 'Exhibits' },
] as const

/** The three ways to look at the evidence. */
export function Views({ desk }: { desk: EvidenceDesk }) {
  return (
    <SegmentedControl<EvidenceView>
      label="What to look at"
      wide
      value={desk.view}
      onChange={desk.setView}
      options={views}
    />
  )
}

/** Elements, or in the chronology people. */
export function LeftPane({ desk }: { desk: EvidenceDesk }) {
  return (
    <>
      <div className={styles.views}>
        <Views desk={desk} />
      </div>
      {desk.view === 'chronology' ? <PeopleList desk={desk} /> : <ElementList desk={desk} />}
    </>
  )
}

/** What the chosen way shows. */
export function MiddlePane({ desk }: { desk: EvidenceDesk }) {
  if (desk.view === 'chronology') return <ChronologyDesk desk={desk} />
  return desk.view === 'exhibits' ? <ExhibitsDesk desk={desk} /> : <ElementDesk desk={desk} />
}

/** On small screens the elements are one field. */
export function ElementSelect({ desk }: { desk: EvidenceDesk }) {
  return (
    <select aria-label="Element" value={desk.element} onChange={(event) => desk.goToElement(event.target.value)}>
      {desk.map.elements.map(({ id, name }, index) => (
        <option key={id} value={id}>
          {letterOf(index)}. {name}
        </option>
      ))}
      <option value="elsewhere">Other facts</option>
    </select>
  )
}

/** Nothing was told and nothing is on file yet. */
export function NoFacts({ onAdd }: { onAdd: () => void }) {
  return (
    <div className={styles.none}>
      <EmptyState
        title="No facts yet"
        action={
          <Button look="accent" icon={FilePlus2} onClick={onAdd}>
            Add a document
          </Button>
        }
      >
        Facts are read from the answers, the client record and the client’s documents. Answer the questions, or add a
        declaration, an evaluation or a record.
      </EmptyState>
    </div>
  )
}
