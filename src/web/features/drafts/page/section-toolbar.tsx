import {
  Check,
  CircleCheck,
  FileSearch,
  GitCompareArrows,
  History,
  type LucideIcon,
  MessageSquareText,
  Pencil,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import type { DraftSection } from './draft-section.ts'
import bar from './draft-bar.module.css'
import styles from './section-toolbar.module.css'

export type SectionAction = 'edit' | 'revise' | 'compare' | 'history' | 'sources'
type DraftLook = 'reading' | 'page'

type Props = {
  readonly section: DraftSection | undefined
  /** `section I.B, One-year deadline`. */
  readonly name: string
  readonly isEditing: boolean
  /** False for somebody who reads and does not write: only what looks is offered. */
  readonly canWrite: boolean
  /** Who else edits the section: it cannot be changed meanwhile. */
  readonly heldBy?: string | undefined
  readonly onAction: (action: SectionAction) => void
  readonly onLook: (look: DraftLook) => void
  /** Opens and closes the pane of all checks, where notes stand at their lines. */
  readonly checks?: ReactNode
}

const actions: readonly { readonly action: SectionAction; readonly label: string; readonly icon: LucideIcon }[] = [
  { action: 'edit', label: 'Edit', icon: Pencil },
  { action: 'revise', label: 'Revise', icon: MessageSquareText },
  { action: 'compare', label: 'Compare', icon: GitCompareArrows },
  { action: 'history', label: 'History', icon: History },
  { action: 'sources', label: 'Sources', icon: FileSearch },
]

const writing: readonly SectionAction[] = ['edit', 'revise']

/** What can be done with the section that is being read; while it is edited, only which one it is. */
export function SectionToolbar({ section, name, isEditing, canWrite, heldBy, onAction, onLook, checks }: Props) {
  const shown = canWrite ? actions : actions.filter(({ action }) => !writing.includes(action))
  return (
    <div className={`${bar.bar} ${styles.bar}`}>
      <div className={styles.inner}>
        {isEditing ? (
          <span className={styles.editing}>Editing {name}</span>
        ) : (
          <div className={styles.actions} role="toolbar" aria-label={`Actions for ${name}`}>
            {shown.map((one) => (
              <ActionButton key={one.action} {...one} section={section} heldBy={heldBy} onAction={onAction} />
            ))}
            {checks}
          </div>
        )}
        <LookControl look="reading" onLook={onLook} />
      </div>
    </div>
  )
}

type ActionProps = (typeof actions)[number] & Pick<Props, 'section' | 'heldBy' | 'onAction'>

function ActionButton({ action, label, icon, section, heldBy, onAction }: ActionProps) {
  const isHeld = heldBy !== undefined && action === 'edit'
  const reason = isHeld ? `${heldBy} is editing this section` : whyNot(section)
  return (
    <Button
      look="quiet"
      size="s"
      icon={icon}
      aria-disabled={reason !== undefined}
      title={reason ?? label}
      onClick={() => reason === undefined && onAction(action)}
    >
      <span className={styles.label}>{label}</span>
    </Button>
  )
}

type ToggleProps = {
  readonly icon: LucideIcon
  readonly label: string
  readonly isOn: boolean
  readonly onToggle: () => void
}

/** Opens and closes something beside the draft. */
export function ToolbarToggle({ icon, label, isOn, onToggle }: ToggleProps) {
  return (
    <Button look="quiet" size="s" icon={icon} title={label} aria-pressed={isOn} onClick={onToggle}>
      <span className={styles.label}>{label}</span>
    </Button>
  )
}

type LookProps = { readonly look: DraftLook; readonly onLook: (look: DraftLook) => void }

export function LookControl({ look, onLook }: LookProps) {
  return (
    <span className={`${bar.look} ${styles.look}`}>
      <SegmentedControl
        label="View"
        value={look}
        onChange={onLook}
        options={[
          { value: 'reading', label: 'Reading' },
          { value: 'page', label: 'Page view' },
        ]}
      />
    </span>
  )
}

type AcceptProps = Pick<Props, 'section'> & {
  /** Something is open in it: accepting asks first. */
  readonly hasPoints: boolean
  readonly onAccept: () => void
  /** Accepting is the next thing to do: the one accent of the page. */
  readonly isNext: boolean
  /** Asked for, and held until the checks of the text are there. */
  readonly isAwaited: boolean
  readonly size?: 's' | 'm'
  readonly wide?: boolean
}

/** The next thing to do with a section that has been read. */
export function AcceptButton({
  section,
  hasPoints,
  isNext,
  isAwaited,
  onAccept,
  size = 's',
  wide = false,
}: AcceptProps) {
  if (section?.state === 'accepted')
    return (
      <Button
        size={size}
        wide={wide}
        icon={CircleCheck}
        title={section.acceptedBy && `Accepted by ${section.acceptedBy}`}
        aria-disabled
      >
        Accepted
      </Button>
    )
  const besides = hasPoints && !wide ? 'quiet' : 'default'
  const canAccept = section?.state === 'ready' || section?.state === 'stale'
  return (
    <Button
      look={isNext ? 'accent' : besides}
      size={size}
      wide={wide}
      {...(!hasPoints && { icon: Check })}
      busy={isAwaited}
      aria-disabled={!canAccept}
      title={section?.state === 'revising' ? 'Decide the changes of the proposal first' : undefined}
      onClick={() => canAccept && onAccept()}
    >
      <AcceptWords hasPoints={hasPoints} />
    </Button>
  )
}

/** Where something is open, three dots say that it is asked about first. */
function AcceptWords({ hasPoints }: Pick<AcceptProps, 'hasPoints'>) {
  return (
    <span>
      Accept<span className={styles.whole}>{hasPoints ? ' with open points…' : ' section'}</span>
    </span>
  )
}

/** Why an action is not possible now, said where the pointer rests; undefined when it is. */
function whyNot(section: DraftSection | undefined): string | undefined {
  if (!section || section.html === '') return 'This section is not written yet'
  if (section.state === 'generating') return 'This section is being written'
  return undefined
}
