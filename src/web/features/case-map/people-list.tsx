import { useState } from 'react'
import type { Person } from '#domain/persons/person.ts'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import styles from './chronology-desk.module.css'
import type { EvidenceDesk } from './evidence-desk.ts'

/** The people of the case, with how often the chronology names them; what prose calls them can be chosen. */
export function PeopleList({ desk }: { desk: EvidenceDesk }) {
  const { map } = desk
  const [open, setOpen] = useState<string>()
  return (
    <section aria-label="People">
      <h2 className={styles.caption}>
        People <small>dates</small>
      </h2>
      <ul className={styles.people}>
        {map.persons.map((person) => {
          const dates = map.facts.filter(
            ({ id, persons }) => persons.includes(person.id) && map.chronology.includes(id),
          )
          return (
            <li key={person.id}>
              <button
                type="button"
                className={styles.person}
                aria-expanded={open === person.id}
                onClick={() => setOpen(open === person.id ? undefined : person.id)}
              >
                <span className={styles.initial} aria-hidden>
                  {person.full.slice(0, 1).toUpperCase()}
                </span>
                <span>
                  <b>{person.full}</b>
                  <small>{aboutPerson(person)}</small>
                </span>
                <small className="num">{dates.length}</small>
              </button>
              {open === person.id && <PersonChoices desk={desk} person={person} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function aboutPerson({ role, roleWord, born, official, pronoun }: Person): string {
  const word = roleWord ?? role
  const facts = [
    word.slice(0, 1).toUpperCase() + word.slice(1),
    born !== undefined && `born ${born.slice(0, 4)}`,
    official && 'public official',
    pronoun === undefined && !official && 'no pronoun chosen',
  ]
  return facts.filter(Boolean).join(', ')
}

function PersonChoices({ desk, person }: { desk: EvidenceDesk; person: Person }) {
  const { id, pronoun, official, short, full } = person
  return (
    <div className={styles.choices}>
      <p className="small muted">After the first mention: {short}</p>
      <SegmentedControl<'he' | 'she' | 'none'>
        label={`Pronoun of ${full}`}
        value={pronoun ?? 'none'}
        onChange={(chosen) => chosen !== 'none' && desk.decisions.setPerson(id, { pronoun: chosen })}
        options={[
          { value: 'she', label: 'she' },
          { value: 'he', label: 'he' },
          ...(pronoun === undefined ? [{ value: 'none' as const, label: 'not known' }] : []),
        ]}
      />
      <TickBox checked={official} onChange={(isOfficial) => desk.decisions.setPerson(id, { official: isOfficial })}>
        A public official
      </TickBox>
    </div>
  )
}
