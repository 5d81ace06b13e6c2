import { useState } from 'react'
import { largeRemoval, type Removal } from '#domain/redline/removal.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { DraftSection, Passage } from '../draft-section.ts'
import type { SectionVersion } from '../draft-view.ts'
import { CompareBar } from './compare-bar.tsx'
import { DecideBar } from './decide-bar.tsx'
import type { Decisions } from './decisions.ts'
import type { Proposal } from './proposal.ts'
import styles from './redline-desk.module.css'
import { nextVersionOf } from './revision-pane.tsx'
import { decidedText } from './redline-of.ts'
import { RedlinePaper } from './redline-paper.tsx'
import type { Revision } from './use-revision.ts'

type Props = {
  readonly section: DraftSection
  readonly hasIndents: boolean
  /** `III, Hardship if Dana stays`. */
  readonly title: string
  /** The words that the prompt is about, while they are not the whole section. */
  readonly passage: Passage | undefined
  readonly revision: Revision
  readonly versions: readonly SectionVersion[]
  readonly proposal: Proposal | undefined
  readonly isSaving: boolean
  /** Left out for somebody who decides nothing: the proposal is shown, and waits. */
  readonly onSave: ((decisions: Decisions) => void) | undefined
  readonly onDiscard: () => void
  readonly onClose: () => void
}

/** The middle while a section is revised: which versions, the redline, and the decisions on a proposal. */
export function RedlineDesk(props: Props) {
  const { section, hasIndents, title, passage, revision, versions, proposal, isSaving, onSave, onDiscard, onClose } =
    props
  const { act, isDeciding, redline, review } = revision
  const saving = useCarefulSave(section, proposal, onSave)
  const nextVersion = proposal?.version ?? nextVersionOf(section, versions)
  const decide = {
    onAccept: (change: string) => act({ do: 'accept', change }),
    onReject: (change: string) => act({ do: 'reject', change }),
    onUndo: (change: string) => act({ do: 'undo', change }),
  }
  return (
    <div className={styles.desk}>
      <CompareBar
        title={title}
        versions={versions}
        proposal={proposal}
        nextVersion={nextVersion}
        compared={revision.compared}
        look={revision.look}
        onCompared={revision.setCompared}
        onLook={revision.setLook}
        onClose={onClose}
      />
      <RedlinePaper
        section={section}
        hasIndents={hasIndents}
        passage={passage}
        redline={redline}
        review={review}
        isClean={revision.look === 'clean'}
        decide={isDeciding && onSave ? decide : undefined}
        onChange={(change) => act({ do: 'go', change })}
      />
      {isDeciding && redline && onSave && (
        <DecideBar
          changes={redline.changes}
          review={review}
          counts={revision.counts}
          nextVersion={nextVersion}
          isSaving={isSaving}
          act={act}
          onSave={() => saving.save(review.decisions)}
          onDiscard={onDiscard}
        />
      )}
      <LargeRemoval saving={saving} />
    </div>
  )
}

/** Saves what was accepted; what takes much of the section away only when it is said once more. */
function useCarefulSave(section: DraftSection, proposal: Proposal | undefined, onSave: Props['onSave']) {
  const [asked, setAsked] = useState<{ readonly decisions: Decisions; readonly removal: Removal }>()
  function save(decisions: Decisions): void {
    const { html, locks = [] } = section
    const takesAny = proposal !== undefined && Object.values(decisions).includes('accepted')
    const words = locks.map(({ id }) => id)
    const removal = takesAny ? largeRemoval(html, decidedText(html, proposal.html, decisions, words)) : undefined
    if (removal) setAsked({ decisions, removal })
    else onSave?.(decisions)
  }
  function confirm(): void {
    if (asked) onSave?.(asked.decisions)
    setAsked(undefined)
  }
  return { removal: asked?.removal, save, confirm, cancel: () => setAsked(undefined) }
}

function LargeRemoval({ saving: { removal, confirm, cancel } }: { saving: ReturnType<typeof useCarefulSave> }) {
  return (
    <ConfirmDialog
      opened={removal !== undefined}
      title={`Remove ${removal?.percent ?? 0} % of this section?`}
      confirmLabel="Remove and save"
      danger
      onConfirm={confirm}
      onCancel={cancel}
    >
      With the changes that you accepted, {removal?.removed ?? 0} of its {removal?.had ?? 0} words go. The version
      before stays in the history.
    </ConfirmDialog>
  )
}
