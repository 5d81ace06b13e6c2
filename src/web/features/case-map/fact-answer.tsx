import { Button } from '#web/ui/button.tsx'
import { isMet } from './element-facts.ts'
import styles from './evidence.module.css'
import { WordsForm } from './words-form.tsx'
import type { FactProps } from './evidence-desk.ts'

/** How the draft meets a fact that speaks against the client. */
export function Answer({ desk, one, number }: FactProps) {
  const { fact, link } = one
  const { writing, setWriting, decisions, element } = desk
  if (writing?.fact === fact.id && writing.what === 'answer')
    return (
      <WordsForm
        label={`How fact ${number} is met`}
        help="One or two sentences. The section that must meet it is written from them."
        place={`met ${desk.path.clientId} ${desk.path.type} ${fact.id}`}
        start={link?.met ?? ''}
        save="Save"
        onSave={(met, onStored) => {
          setWriting(undefined)
          decisions.link(
            { fact: fact.id, element, direction: 'against', met, met_by: [...(link?.metBy ?? [])] },
            onStored,
          )
        }}
        onCancel={() => setWriting(undefined)}
      />
    )
  const answer = () => setWriting({ fact: fact.id, what: 'answer' })
  if (isMet(one))
    return (
      <div className={styles.met}>
        <b>Met.</b> {link?.met}{' '}
        <button type="button" className={styles.link} onClick={answer}>
          Change<span className="sr"> how fact {number} is met</span>
        </button>
      </div>
    )
  return (
    <div className={styles.met} data-open>
      <b>Not met yet.</b> The draft says nothing to it.
      <div className={styles.formActions}>
        <Button size="s" onClick={answer}>
          Say how it is met
        </Button>
      </div>
    </div>
  )
}
