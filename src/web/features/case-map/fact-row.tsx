import { factPlaceId, type FactProps } from './evidence-desk.ts'
import styles from './evidence.module.css'
import { WordsForm } from './words-form.tsx'
import { Sources } from './fact-sources.tsx'
import { Answer } from './fact-answer.tsx'
import { FactActions } from './fact-actions.tsx'
import { Standing } from './fact-standing.tsx'

/** One fact: what it says, where it comes from, and what the attorney makes of it. */
export function FactRow({ desk, one, number }: FactProps) {
  const { fact, link } = one
  const { decisions, writing } = desk
  const isCurrent = desk.current?.fact.id === fact.id
  const isWriting = writing?.fact === fact.id ? writing.what : undefined
  return (
    // What gets the focus is the current fact; everything in it is a button of its own.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={styles.fact}
      id={factPlaceId(fact.id)}
      data-current={isCurrent || undefined}
      data-out={fact.state === 'left-out' || undefined}
      tabIndex={-1}
      onFocus={() => !isCurrent && fact.state !== 'left-out' && desk.choose(one)}
    >
      <span className={styles.number}>{number}</span>
      <div>
        {isWriting === 'correction' ? (
          <WordsForm
            label={`Fact ${number} in your words`}
            place={`fact ${desk.path.clientId} ${desk.path.type} ${fact.id}`}
            start={fact.statement}
            save="Save correction"
            onSave={(statement, onStored) => {
              desk.setWriting(undefined)
              decisions.correct(fact.id, statement, onStored)
            }}
            onCancel={() => desk.setWriting(undefined)}
          />
        ) : (
          <p className={styles.statement}>{fact.statement}</p>
        )}
        <Sources desk={desk} fact={fact} />
        {fact.state === 'corrected' && fact.asTold !== undefined && (
          <p className={styles.asTold}>As it was told: “{fact.asTold}”</p>
        )}
        {link?.direction === 'against' && <Answer desk={desk} one={one} number={number} />}
        {isCurrent && isWriting === undefined && <FactActions desk={desk} one={one} number={number} />}
      </div>
      <Standing desk={desk} fact={fact} number={number} isCurrent={isCurrent} />
    </li>
  )
}
