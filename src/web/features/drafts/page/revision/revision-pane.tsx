import { useId } from 'react'
import type { ModelAlias } from '#domain/drafting/tool.ts'
import { PaneScroll } from '#web/workspace/workspace.tsx'
import type { DraftSection, Passage } from '../draft-section.ts'
import type { SectionVersion } from '../draft-view.ts'
import type { RedlineChange } from './decisions.ts'
import { PromptForm, type RevisionRequest } from './prompt-form.tsx'
import type { Proposal } from './proposal.ts'
import styles from './revision-pane.module.css'
import type { Compared } from './use-revision.ts'
import { VersionHistory } from './version-history.tsx'

type RevisionPaneProps = {
  readonly section: DraftSection
  readonly proposal: Proposal | undefined
  /** The changes of the proposal. */
  readonly changes: readonly RedlineChange[]
  readonly versions: readonly SectionVersion[] | undefined
  readonly compared: Compared | undefined
  readonly passage: Passage | undefined
  readonly models: readonly ModelAlias[]
  readonly model: ModelAlias
  /** False: the product's own templates wrote the draft, and no model is set up for it. */
  readonly hasModel: boolean
  readonly onRevise: (request: RevisionRequest) => void
  readonly onStopRevision: () => void
  /** Left out for somebody who reads and does not write: then nothing is asked for either. */
  readonly onRestore: ((version: number) => void) | undefined
  readonly onCompare: (version: number) => void
}

/** The right pane while a section is revised: the prompt, what was found in the proposal, the versions. */
export function RevisionPane(props: RevisionPaneProps) {
  const historyId = useId()
  return (
    <PaneScroll>
      {props.onRestore && <PromptPart {...props} />}
      <section className={styles.part} aria-labelledby={historyId}>
        <h2 className={`sub ${styles.title}`} id={historyId}>
          Version history
        </h2>
        <Versions {...props} />
      </section>
    </PaneScroll>
  )
}

function PromptPart({ section, proposal, passage, ...props }: RevisionPaneProps) {
  return (
    <section className={styles.part} aria-label="Revise with a prompt">
      <PromptForm
        key={`${section.id} ${passage?.start ?? 'whole'}`}
        place={`${section.id} ${passage?.start ?? 'whole'}`}
        nextVersion={nextVersionOf(section, props.versions)}
        models={props.models}
        model={proposal?.model ?? props.model}
        passage={passage}
        startPrompt={proposal?.prompt ?? ''}
        state={proposal?.state ?? 'none'}
        problem={proposal?.problem}
        caution={cautionFor(section, props.hasModel)}
        onRevise={props.onRevise}
        onStop={props.onStopRevision}
      />
    </section>
  )
}

/** What a prompt does here, said before it is sent. */
function cautionFor({ isSetByRule }: DraftSection, hasModel: boolean): string | undefined {
  if (!hasModel)
    return 'No model writes here. Your request is put into the text as a marked place, for you to carry out by hand.'
  return isSetByRule
    ? 'This section was set by rule. A revision by a model is no longer the text that the rule gave: compare it before you take it.'
    : undefined
}

/** Versions are numbered through, proposals that were put aside among them. */
export function nextVersionOf({ version }: DraftSection, versions: readonly SectionVersion[] = []): number {
  return Math.max(version, ...versions.map((one) => one.version)) + 1
}

function Versions({ section, proposal, changes, versions, compared, onRestore, onCompare }: RevisionPaneProps) {
  return (
    <VersionHistory
      versions={versions}
      current={section.version}
      compared={compared}
      proposal={
        proposal?.state === 'ready'
          ? { version: proposal.version, by: proposal.by ?? proposal.model, at: proposal.at, changes: changes.length }
          : undefined
      }
      onRestore={onRestore}
      onCompare={onCompare}
    />
  )
}
