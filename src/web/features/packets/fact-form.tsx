import { useParams } from 'react-router'
import type { PacketQuestion, PacketReply } from '#contract/packets.ts'
import { useKeptForm } from '#web/session/use-kept-form.ts'
import { Button } from '#web/ui/button.tsx'
import { KeptNotice } from '#web/ui/kept-notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { DateField, TextField } from '#web/ui/text-field.tsx'
import type { PacketActs } from './packet-queries.ts'
import styles from './packet.module.css'

type Props = {
  readonly title: string
  readonly lead?: string
  readonly packet: PacketReply
  readonly questions: readonly PacketQuestion[]
  readonly acts: PacketActs
}

/**
 * Questions about the filing with what was answered, folded away; saving sends these alone. What was typed and not saved
 * is kept on this device, and unfolds when it is there again.
 */
export function FactForm({ title, lead, packet, questions, acts }: Props) {
  const { draftId = '' } = useParams()
  const saved = Object.fromEntries(questions.map(({ name }) => [name, packet.answers[name] ?? '']))
  const { values: answers, setValues, isChanged, kept } = useKeptForm(`packet ${draftId} ${title}`, saved)
  const set = (name: string) => (value: string | null) => setValues({ ...answers, [name]: value ?? '' })
  const save = () => {
    const sent = kept.text
    acts.change.run({ answers }, () => kept.stored(sent))
  }
  return (
    <details open={kept.restored !== undefined || undefined}>
      <summary className="sub">{title}</summary>
      {lead !== undefined && <p className="small muted">{lead}</p>}
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault()
          if (isChanged) save()
        }}
      >
        <div className={styles.wide}>
          <KeptNotice words={kept} />
        </div>
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
    </details>
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
