import type { ModelAlias } from '#domain/drafting/tool.ts'
import type { LegalDocument } from '#domain/legal-document/block.ts'
import type { DownloadForm } from './download-button.tsx'
import type { DraftFlag, DraftView, Passage, SectionVersion } from './draft-view.ts'
import type { OpenCheck } from './open-checks.ts'
import type { RevisionRequest } from './revision/prompt-form.tsx'
import type { DecidedProposal, Proposal } from './revision/proposal.ts'
import type { Compare } from './revision/use-revision.ts'

/** What the draft page shows, and everything that can be asked of it. Nothing here reads from the server. */
export type DraftPageProps = {
  readonly draft: DraftView
  /** The composed document for the page view; made from the sections while it is absent. */
  readonly document?: LegalDocument
  /** The page view is opened or left. */
  readonly onPageView?: (isOpen: boolean) => void
  readonly models: readonly ModelAlias[]
  readonly model: ModelAlias
  /** What a model proposes now, for the section that it names. */
  readonly proposal?: Proposal
  /** The versions of the section that is revised, newest first; undefined while they are fetched. */
  readonly versions?: readonly SectionVersion[]
  readonly compare: Compare
  readonly downloadForms: readonly DownloadForm[]
  readonly busy: DraftBusy
  /** Edits that were kept and not saved, by section. */
  readonly unsaved?: Readonly<Record<string, string>>
  /** Where the page opens. */
  readonly start?: DraftStart

  /** Takes the draft's edited Word file; absent where there is none to take. */
  readonly onReimport?: (file: File) => void
  readonly onStop: () => void
  readonly onRetry: () => void
  /** `decided` when a red flag was open in a draft whose sections are all accepted. */
  readonly onDownload: (form: DownloadForm, withComments: boolean, decided?: DecidedChecks) => void
  /** `reason` when a red flag was open. Resolves with what the server names as open; then nothing was accepted. */
  readonly onAccept: (sectionId: string, reason?: string) => Promise<readonly OpenCheck[]> | undefined
  readonly onKeepEdit: (sectionId: string, html: string) => void
  readonly onSaveEdit: (sectionId: string, html: string, baseVersion: number) => void
  readonly onCancelEdit: (sectionId: string) => void
  readonly onVersionsWanted: (sectionId: string) => void
  readonly onRevise: (sectionId: string, request: RevisionRequest, baseVersion: number) => void
  readonly onStopRevision: (sectionId: string) => void
  readonly onSaveProposal: (decided: DecidedProposal) => void
  readonly onDiscardProposal: (sectionId: string) => void
  readonly onRestore: (sectionId: string, version: number) => void
  readonly onLock: (passage: Passage) => void
  readonly onUnlock: (sectionId: string, lockId: string) => void
  /** The words stay although a check is open. */
  readonly onKeep: (findings: readonly string[], reason: string) => void
  /** A decision about a check counts no more. */
  readonly onTakeBack: (finding: string) => void
  readonly onFlagAction: (flag: DraftFlag, action: string) => void
  readonly onWriteGap: (flag: DraftFlag, text: string) => void
}

/** Checks that were open, and why they do not stand in the way. */
export type DecidedChecks = { readonly findings: readonly string[]; readonly reason: string }

/** What is on its way to the server. */
type DraftBusy = {
  readonly isStopping?: boolean
  readonly isDownloading?: boolean
  readonly isSavingEdit?: boolean
  readonly isSavingProposal?: boolean
  readonly isReimporting?: boolean
}

/** What the middle shows. */
export type DraftMode =
  | { readonly is: 'reading' | 'page' }
  | { readonly is: 'editing'; readonly sectionId: string }
  | {
      readonly is: 'revising'
      readonly sectionId: string
      readonly at: 'prompt' | 'compare' | 'history'
      readonly passage?: Passage
    }

type DraftStart = { readonly sectionId?: string; readonly flag?: string; readonly mode?: DraftMode }
