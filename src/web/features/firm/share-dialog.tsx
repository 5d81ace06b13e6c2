import { useQueryClient } from '@tanstack/react-query'
import { ShieldCheck, X } from 'lucide-react'
import { api } from '#contract/api.ts'
import type { AccessOfPerson, ClientAccess } from '#contract/client-access.ts'
import type { ShareLevel } from '#domain/firm/roles.ts'
import { clientsKey } from '#web/data/query-keys.ts'
import { call } from '#web/data/call.ts'
import { useAction } from '#web/data/use-action.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { longDate } from '#web/ui/dates.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Missing } from '#web/ui/missing.tsx'
import { AddPerson, type Wish } from './add-person.tsx'
import { firmKey, useClientAccess } from './firm-queries.ts'
import { levelNames, levelOptions, roleNames, shareMeaning } from './firm-words.ts'
import styles from './firm.module.css'
import list from './people.module.css'

type Props = {
  readonly clientId: string
  readonly name: string
  /** Opened for a wall: that is chosen already. */
  readonly forWall?: boolean
  readonly onClose: () => void
}

/** Who has a client, and to what extent; every change counts at once. */
export function ShareDialog({ clientId, name, forWall = false, onClose }: Props) {
  const access = useClientAccess(clientId)
  return (
    <Dialog
      opened
      size="xl"
      title={forWall ? `Make a wall around ${name}` : `Share ${name}`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      {access.data ? (
        <Sharing clientId={clientId} access={access.data} forWall={forWall} />
      ) : (
        <Missing isError={access.isError} label="Loading who has access" onRefresh={() => void access.refetch()} />
      )}
    </Dialog>
  )
}

function Sharing({ clientId, access, forWall }: { clientId: string; access: ClientAccess; forWall: boolean }) {
  const cache = useQueryClient()
  const { busy, message, fields, run } = useAction()
  const touched = () => Promise.all([clientsKey, firmKey].map((queryKey) => cache.invalidateQueries({ queryKey })))
  const set = async (memberId: string, body: Wish) => {
    const isDone = await run(() => call(api.setClientAccess, { params: { clientId, memberId }, body }))
    if (isDone) await touched()
    return isDone
  }
  const end = async (memberId: string) => {
    if (await run(() => call(api.endClientAccess, { params: { clientId, memberId } }))) await touched()
  }
  return (
    <div className="stack l">
      <AddPerson
        clientId={clientId}
        others={access.others}
        forWall={forWall}
        busy={busy}
        problems={fields}
        onAdd={set}
      />
      <ul className={list.people}>
        {access.people.map((one) => (
          <PersonRow
            key={one.id}
            person={one}
            onLevel={(level) => void set(one.id, { level, until: one.until })}
            onEnd={() => void end(one.id)}
          />
        ))}
      </ul>
      <FieldError id="share-trouble" error={message} />
      <p className={`small muted ${styles.note}`}>
        <Icon icon={ShieldCheck} size="s" /> Everyone added sees the A-number. Who opened what is kept in the record of
        access.
      </p>
    </div>
  )
}

type RowProps = {
  readonly person: AccessOfPerson
  readonly onLevel: (level: ShareLevel) => void
  readonly onEnd: () => void
}

function PersonRow({ person, onLevel, onEnd }: RowProps) {
  const { name, role, level, until, since, reason, is_you: isYou } = person
  const isWall = level === 'wall'
  // The owner who sees every client has no share that could be changed; a wall can be made instead.
  const isFixed = since === null
  return (
    <li>
      <Avatar name={name} />
      <span>
        {name} {isYou && <span className="small muted">you</span>}
        <small>
          {roleNames[role]}. {shareMeaning(role, level)}
          {until !== null && `. Until ${longDate(Date.parse(until))}`}
          {isWall && since !== null && ` since ${longDate(Date.parse(since))}`}
          {isWall && reason !== null && `. ${reason}`}
        </small>
      </span>
      {isWall || isFixed ? (
        <span className="small muted">{levelNames[level]}</span>
      ) : (
        <select
          className={list.choice}
          aria-label={`What ${name} has`}
          value={level}
          onChange={(event) => onLevel(event.target.value as ShareLevel)}
        >
          {levelOptions.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {isFixed ? (
        <span />
      ) : (
        <IconButton
          icon={X}
          label={isWall ? `Lift the wall before ${name}` : `End the share of ${name}`}
          onClick={onEnd}
        />
      )}
    </li>
  )
}
