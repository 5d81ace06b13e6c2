import { Check, CircleCheck, GitCompareArrows, History, type LucideIcon, MessageSquareText, Pencil } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import type { DraftSection } from './draft-view.ts'
import styles from './section-toolbar.module.css'

export type SectionAction = 'edit' | 'revise' | 'compare' | 'history'
export type DraftLook = 'reading' | 'page'

type Props = {
  readonly section: DraftSection | undefined
  /** `section I.B, One-year deadline`. */
  readonly name: string
  readonly look: DraftLook
  readonly onAction: (action: SectionAction) => void
  readonly onAccept: () => void
  readonly onLook: (look: DraftLook) => void
}

const actions: readonly { readonly action: SectionAction; readonly label: string; readonly icon: LucideIcon }[] = [
  { action: 'edit', label: 'Edit', icon: Pencil },
  { action: 'revise', label: 'Revise', icon: MessageSquareText },
  { action: 'compare', label: 'Compare', icon: GitCompareArrows },
  { action: 'history', label: 'History', icon: History },
]

/** What can be done with the section that is being read. */
export function SectionToolbar({ section, name, look, onAction, onAccept, onLook }: Props) {
  return (
    <div className={styles.bar}>
      {look === 'reading' ? (
        <div className={styles.actions} role="toolbar" aria-label={`Actions for ${name}`}>
          {actions.map(({ action, label, icon }) => {
            const reason = whyNot(section, action)
            return (
              <Button
                key={action}
                look="quiet"
                size="s"
                icon={icon}
                aria-disabled={reason !== undefined}
                title={reason}
                onClick={() => reason === undefined && onAction(action)}
              >
                <span className={styles.label}>{label}</span>
              </Button>
            )
          })}
          <span className={styles.accept}>
            <AcceptButton section={section} onAccept={onAccept} />
          </span>
        </div>
      ) : (
        <span className="small muted">As it prints: Times New Roman 12, US Letter</span>
      )}
      <LookControl look={look} onLook={onLook} />
    </div>
  )
}

export function LookControl({ look, onLook }: Pick<Props, 'look' | 'onLook'>) {
  return (
    <span className={styles.look}>
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

type AcceptProps = Pick<Props, 'section' | 'onAccept'> & { readonly size?: 's' | 'm'; readonly wide?: boolean }

/** The next thing to do with a section that has been read. */
export function AcceptButton({ section, onAccept, size = 's', wide = false }: AcceptProps) {
  if (section?.state === 'accepted')
    return (
      <Button size={size} wide={wide} icon={CircleCheck} aria-disabled>
        Accepted
      </Button>
    )
  const canAccept = section?.state === 'ready' || section?.state === 'stale'
  return (
    <Button
      look="accent"
      size={size}
      wide={wide}
      icon={Check}
      aria-disabled={!canAccept}
      onClick={() => canAccept && onAccept()}
    >
      Accept section
    </Button>
  )
}

/** Why an action is not possible now, said where the pointer rests; undefined when it is. */
function whyNot(section: DraftSection | undefined, action: SectionAction): string | undefined {
  if (!section || section.html === '') return 'This section is not written yet'
  if (section.state === 'generating') return 'This section is being written'
  if (action === 'revise' && section.isSetByRule) return 'Set by rule: no model writes this section'
  return undefined
}
