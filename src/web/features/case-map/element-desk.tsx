import { Plus, Scale } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import type { EvidenceDesk } from './evidence-desk.ts'
import { elsewhere, isMet, reasonOf } from './element-facts.ts'
import { elementLooks, letterOf } from './element-list.tsx'
import styles from './evidence.module.css'
import { FactRow } from './fact-row.tsx'
import { WordsForm } from './words-form.tsx'

const tones = { supported: 'success', thin: 'warning', nothing: 'danger', adverse: 'info' } as const

/** The facts of the chosen element: those for it, those against it, and a place to add one. */
export function ElementDesk({ desk }: { desk: EvidenceDesk }) {
  const [showsLeftOut, setShowLeftOut] = useState(false)
  const { supports, against, leftOut } = desk.facts
  const confirmed = supports.filter(({ fact }) => fact.state !== 'proposed').length
  return (
    <>
      <ElementHead desk={desk} />
      {supports.length > 0 && (
        <h3 className={styles.group}>
          {desk.element === elsewhere ? 'Not bound to an element' : 'For the element'}
          <small>
            {confirmed} of {supports.length} confirmed
          </small>
        </h3>
      )}
      <ol className={styles.facts}>
        {supports.map((one, index) => (
          <FactRow key={one.fact.id} desk={desk} one={one} number={index + 1} />
        ))}
      </ol>
      {supports.length === 0 && <p className={styles.none}>No fact serves this element yet.</p>}
      {against.length > 0 && (
        <>
          <h3 className={styles.group} data-against>
            <span>
              <Icon icon={Scale} /> Against the element
            </span>
            <small>
              {against.filter(isMet).length} of {against.length} met
            </small>
          </h3>
          <ol className={styles.facts} start={supports.length + 1}>
            {against.map((one, index) => (
              <FactRow key={one.fact.id} desk={desk} one={one} number={supports.length + index + 1} />
            ))}
          </ol>
        </>
      )}
      <div className={styles.end}>
        {desk.element !== elsewhere && <AddFact key={desk.element} desk={desk} />}
        {leftOut.length > 0 && (
          <Button size="s" look="text" aria-expanded={showsLeftOut} onClick={() => setShowLeftOut(!showsLeftOut)}>
            {showsLeftOut ? 'Hide' : 'Show'} {leftOut.length} left out
          </Button>
        )}
      </div>
      {showsLeftOut && (
        <ol className={styles.facts}>
          {leftOut.map((one, index) => (
            <FactRow key={one.fact.id} desk={desk} one={one} number={index + 1} />
          ))}
        </ol>
      )}
    </>
  )
}

function ElementHead({ desk: { map, element } }: { desk: EvidenceDesk }) {
  const index = map.elements.findIndex(({ id }) => id === element)
  const found = map.elements[index]
  if (!found)
    return (
      <header className={styles.head}>
        <h2>Other facts</h2>
        <p className="muted">They may be told, and serve no element yet. Each can be used under one.</p>
      </header>
    )
  const { icon, word } = elementLooks[found.state]
  const reason = reasonOf(map, found)
  return (
    <header className={styles.head}>
      <div className={styles.headLine}>
        <span className="small muted">Element {letterOf(index)}</span>
        <StateLabel icon={icon} tone={tones[found.state]}>
          {reason === undefined ? word : `${word}: ${reason}`}
        </StateLabel>
      </div>
      <h2>{found.name}</h2>
      <p className={styles.test}>{found.test}</p>
    </header>
  )
}

function AddFact({ desk }: { desk: EvidenceDesk }) {
  const [isOpen, setOpen] = useState(false)
  const [direction, setDirection] = useState<'supports' | 'against'>('supports')
  if (!isOpen)
    return (
      <Button size="s" look="text" icon={Plus} onClick={() => setOpen(true)}>
        Add a fact
      </Button>
    )
  return (
    <div className={styles.add}>
      <SegmentedControl
        label="What the fact does"
        value={direction}
        onChange={setDirection}
        options={[
          { value: 'supports', label: 'For the element' },
          { value: 'against', label: 'Against it' },
        ]}
      />
      <WordsForm
        label="The fact, in one sentence"
        place={`new fact ${desk.path.clientId} ${desk.path.type} ${desk.element}`}
        start=""
        save="Add fact"
        onSave={(statement, onStored) => {
          setOpen(false)
          desk.decisions.add({ statement, element: desk.element, direction }, onStored)
        }}
        onCancel={() => setOpen(false)}
      />
    </div>
  )
}
