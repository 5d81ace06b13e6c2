import { BrickWall } from 'lucide-react'
import { useState } from 'react'
import type { ClientAccess } from '#contract/client-access.ts'
import type { ShareLevel } from '#domain/firm/roles.ts'
import { useKeptWords } from '#web/data/use-kept-words.ts'
import { useSession } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { KeptNotice } from '#web/ui/kept-notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { DateField, TextField } from '#web/ui/text-field.tsx'
import { levelOptions, roleNames, shareMeaning } from './firm-words.ts'
import styles from './people.module.css'

export type Wish = { level: ShareLevel; until: string | null } | { level: 'wall'; reason: string }

type AddProps = {
  readonly clientId: string
  readonly others: ClientAccess['others']
  readonly forWall: boolean
  readonly busy: boolean
  readonly problems: Readonly<Record<string, string>>
  readonly onAdd: (memberId: string, wish: Wish) => Promise<boolean>
}

/** Gives somebody in the firm a client, or puts a wall before them. The reason of a wall is kept while it is typed. */
export function AddPerson({ clientId, others, forWall, busy, problems, onAdd }: AddProps) {
  const [person, setPerson] = useState<string | null>(null)
  const [level, setLevel] = useState<string>(forWall ? 'wall' : 'full')
  const [until, setUntil] = useState('')
  const { email } = useSession()
  const kept = useKeptWords(`${email} wall ${clientId}`, '', '')
  const reason = kept.text
  const chosen = others.find(({ id }) => id === person)
  const add = async () => {
    if (person === null) return
    const wish: Wish =
      level === 'wall'
        ? { level, reason }
        : { level: level as ShareLevel, until: until === '' ? null : new Date(`${until}T23:59:59`).toISOString() }
    if (await onAdd(person, wish)) {
      setPerson(null)
      setUntil('')
      if (level === 'wall') kept.sent(reason)
    }
  }
  if (others.length === 0) return <p className="muted">Everybody in the firm is listed below.</p>
  return (
    <form
      className={styles.adding}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <SelectField
        label="Person in the firm"
        placeholder="Choose a person"
        options={others.map(({ id, name, role }) => ({ value: id, label: `${name}, ${roleNames[role]}` }))}
        value={person}
        onChange={setPerson}
        searchable
      />
      <SelectField
        label="What is shared"
        options={[...levelOptions, { value: 'wall', label: 'Nothing: a wall' }]}
        value={level}
        onChange={(value) => setLevel(value ?? 'full')}
      />
      {level === 'wall' ? (
        <div>
          <KeptNotice words={kept} />
          <TextField
            label="Reason"
            required
            value={reason}
            error={problems['reason']}
            maxLength={500}
            onChange={kept.setText}
          />
        </div>
      ) : (
        <DateField label="Until (optional)" value={until} error={problems['until']} onChange={setUntil} />
      )}
      <Button type="submit" busy={busy} aria-disabled={person === null} {...(level === 'wall' && { icon: BrickWall })}>
        {level === 'wall' ? 'Make the wall' : 'Add'}
      </Button>
      {chosen && level !== 'wall' && (
        <p className={`small muted ${styles.meaning}`}>{shareMeaning(chosen.role, level as ShareLevel)}.</p>
      )}
    </form>
  )
}
