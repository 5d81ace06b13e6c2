import { useState } from 'react'
import type { PacketQuestion, PacketReply } from '#contract/packets.ts'
import { forumIds } from '#law/filing-kit/kit-shapes.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { DateField, TextField } from '#web/ui/text-field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import type { PacketActs } from './packet-queries.ts'
import styles from './packet.module.css'

/** Where it is filed, its stamps, and what the cover, the certificates and the rules ask beside the record. */
export function FilingFacts({ packet, acts }: { packet: PacketReply; acts: PacketActs }) {
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>(packet.answers)
  const isChanged = packet.questions.some(({ name }) => (answers[name] ?? '') !== (packet.answers[name] ?? ''))
  const set = (name: string) => (value: string | null) => setAnswers({ ...answers, [name]: value ?? '' })
  return (
    <section className={`panel ${styles.section} ${styles.deskOnly}`} aria-labelledby="filing">
      <h2 className="sub" id="filing">
        The filing
      </h2>
      <div className={styles.fields}>
        <SelectField
          label="Forum"
          options={packet.forums.map(({ id, name }) => ({ value: id, label: name }))}
          value={packet.forum}
          onChange={(value) => {
            const forum = forumIds.find((id) => id === value)
            if (forum) acts.change.run({ forum })
          }}
        />
        <TickBox checked={packet.bates} onChange={(bates) => acts.change.run({ bates })}>
          Number every page at the lower left too (Bates)
        </TickBox>
      </div>
      <details>
        <summary className="sub">Hearing, service and certificates</summary>
        <form
          className={styles.fields}
          onSubmit={(event) => {
            event.preventDefault()
            acts.change.run({ answers: { ...answers } })
          }}
        >
          {packet.questions.map((question) => (
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
    </section>
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
