import { useState } from 'react'
import type { PacketQuestion, PacketReply } from '#contract/packets.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { DateField, TextField } from '#web/ui/text-field.tsx'
import type { PacketActs } from './packet-queries.ts'
import styles from './packet.module.css'

type Props = {
  readonly packet: PacketReply
  readonly questions: readonly PacketQuestion[]
  readonly acts: PacketActs
}

/** Questions about the filing with what was answered; saving sends these alone. */
export function FactForm({ packet, questions, acts }: Props) {
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>(packet.answers)
  const isChanged = questions.some(({ name }) => (answers[name] ?? '') !== (packet.answers[name] ?? ''))
  const set = (name: string) => (value: string | null) => setAnswers({ ...answers, [name]: value ?? '' })
  const save = () =>
    acts.change.run({ answers: Object.fromEntries(questions.map(({ name }) => [name, answers[name] ?? ''])) })
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {questions.map((question) => (
        <Fact
          key={question.name}
          question={question}
          value={answers[question.name] ?? ''}
          onChange={set(question.name)}
        />
      ))}
      <div className={styles.wide}>
        <Button type="submit" look="accent" aria-disabled={!isChanged} busy={acts.change.isPending}>
          Save
        </Button>
      </div>
    </form>
  )
}

type FactProps = {
  readonly question: PacketQuestion
  readonly value: string
  readonly onChange: (value: string | null) => void
}

function Fact({ question: { label, help, kind, options }, value, onChange }: FactProps) {
  const text = { label, ...(help !== null && { help }) }
  if (kind === 'choice')
    return <SelectField {...text} options={options} value={value || null} onChange={onChange} clearable />
  if (kind === 'date') return <DateField {...text} value={value} onChange={onChange} />
  if (kind === 'lines')
    return (
      <div className={styles.wide}>
        <TextAreaField {...text} value={value} onChange={onChange} maxLength={4000} />
      </div>
    )
  return <TextField {...text} value={value} onChange={onChange} maxLength={600} />
}
