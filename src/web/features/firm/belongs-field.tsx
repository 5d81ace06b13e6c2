import type { Firm } from '#contract/firms.ts'
import { levelsFor } from '#domain/firm/may.ts'
import { ChoiceField } from '#web/ui/choice-field.tsx'
import { useFirm } from './firm-queries.ts'

export type BelongsTo = 'me' | 'firm'

type Props = {
  /** What was chosen; the firm's while nothing is. */
  readonly value: BelongsTo | undefined
  readonly onChange: (value: BelongsTo) => void
  /** What is added; one client when left out. */
  readonly label?: string
}

/** Whose a new client is: asked of those who can add clients to a firm, and of nobody else. */
export function BelongsField({ value, onChange, label = 'Whose client is this?' }: Props) {
  const firm = useFirm().data
  if (!firm?.may.includes('make clients')) return null
  return (
    <ChoiceField
      label={label}
      help={
        value === 'me'
          ? 'Nobody else in the firm sees anything of it, and it goes along when you leave. It can be handed to the firm later.'
          : `It stays with the firm when you leave. ${whoSees(firm)}`
      }
      options={[
        { value: 'firm', label: firm.name },
        { value: 'me', label: 'Mine alone' },
      ]}
      value={value ?? 'firm'}
      onChange={(chosen) => onChange(chosen === 'me' ? 'me' : 'firm')}
    />
  )
}

function whoSees({ role, owner_sees_all: ownerSees }: Firm): string {
  // What somebody adds who may not share is shared with the owner at once.
  return role !== 'owner' && (ownerSees || levelsFor(role, 'share').length === 0)
    ? 'Until it is shared, only you and the owner of the firm see it.'
    : 'Until it is shared, only you see it.'
}
