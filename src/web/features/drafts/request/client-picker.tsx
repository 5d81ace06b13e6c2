import type { Answer, Answers, Question } from '#domain/questionnaire/question.ts'
import { addClientEntry } from '#domain/questionnaire/record-entries.ts'
import { asText } from './field-props.ts'
import { EntryPicker } from '../entry-picker.tsx'
import { clientEntries, isSpecial } from './fields/record-fields.tsx'
import type { FormSources } from './form-context.ts'
import styles from './client-picker.module.css'

type Props = {
  readonly questions: readonly Question[]
  readonly answers: Answers
  readonly sources: FormSources
  readonly onAnswer: (name: string, answer: Answer) => void
  readonly onProvide: (entry: string, question: string) => void
}

/** The client of the draft in the bar above the form; the same answer as the form's client question. */
export function ClientPicker({ questions, answers, sources, onAnswer, onProvide }: Props) {
  const question = questions.find(({ kind }) => kind === 'client')
  if (!question) return null
  const entries = clientEntries(sources.clients)
  const choose = (value: string) => {
    if (isSpecial(entries, value)) onProvide(value, question.name)
    else onAnswer(question.name, value)
  }
  return (
    <div className={styles.picker}>
      <EntryPicker
        control={{ id: 'bar-client' }}
        label="Client"
        entries={entries}
        chosen={asText(answers[question.name])}
        placeholder="Choose a client"
        searchLabel="Search clients"
        withInitial
        only={sources.hasNoClients ? addClientEntry.value : undefined}
        onChoose={choose}
        onSearch={sources.onSearchClients}
      />
    </div>
  )
}
