import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import type { Draft } from '#contract/drafting.ts'
import { isRunning } from '#domain/drafting/draft-state.ts'
import { useMay } from '#web/features/firm/firm-queries.ts'
import { useSession } from '#web/session/session.ts'
import { notify } from '#web/ui/notify.tsx'
import { keptWords } from '#web/data/kept-words.ts'
import type { OpenSheet } from '#web/workspace/bottom-bar.tsx'
import { allowedFlags } from './allowed-flags.ts'
import { draftKeys, useDocument, useFlags, useVersions } from './draft-queries.ts'
import type { DraftPath } from './draft-queries.ts'
import type { DraftFlag } from './draft-flag.ts'
import type { DraftSection, Passage } from './draft-section.ts'
import { type DraftView, versionsOf, viewOf } from './draft-view.ts'
import { focusCard, focusWords, goToPlace, isBeside } from './go-to-place.ts'
import type { DownloadForm } from './download-button.tsx'
import { checksBeforeAccepting, checksBeforeFiling, type OpenCheck } from './open-checks.ts'
import { openPointsOf } from './review-points.ts'
import { useRevision } from './revision/use-revision.ts'
import type { SectionAction } from './section-toolbar.tsx'
import type { DraftMode } from './draft-mode.ts'
import { useColleagues } from './together/use-colleagues.ts'
import { useBeside } from './use-beside.ts'
import { useDraftActions } from './use-draft-actions.ts'
import { useFollowEnd } from './use-follow-end.ts'
import { useProposal } from './use-proposal.ts'
import { useReadingPlace } from './use-reading-place.ts'
import { useUndo } from './undo/use-undo.ts'
import { useReviewKeys } from './use-review-keys.ts'

/** A draft on its page: what it says, where the reader is, what is open, and everything that can be done. */
export type DraftDesk = ReturnType<typeof useDraftDesk>

/** Of what it is asked where it comes from: a section, or selected words of it. */
export type AskedSources = Pick<Passage, 'sectionId'> & Partial<Passage>

/** What a reason is asked for. */
export type Deciding =
  | { readonly about: 'section'; readonly sectionId: string; readonly refused?: readonly OpenCheck[] }
  /** What is open in a section but stops nothing: placeholders, findings to look at. */
  | { readonly about: 'points'; readonly sectionId: string }
  | { readonly about: 'file'; readonly withComments: boolean }
  | { readonly about: 'flag'; readonly flag: DraftFlag }

export function useDraftDesk(path: DraftPath, draft: Draft, isLost: boolean) {
  const { email } = useSession()
  const may = useMay(path.clientId)
  const [query] = useSearchParams()
  const [mode, setMode] = useState<DraftMode>({ is: 'reading' })
  const [sheet, setSheet] = useState<OpenSheet>()
  const pane = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useReadingPlace(pane, query.get('section') ?? draft.sections[0]?.id)
  useFollowEnd(pane, isRunning(draft.status))
  useGoingTo(query.get('section'))
  const { data: checks, isPlaceholderData: areOld } = useFlags(path, draft)
  const whole = useMemo(() => viewOf(draft, isLost, checks, email), [draft, isLost, checks, email])
  const view: DraftView = useMemo(() => ({ ...whole, flags: allowedFlags(whole.flags, may) }), [whole, may])
  const currentId = 'sectionId' in mode ? mode.sectionId : place
  const current = view.sections.find(({ id }) => id === currentId)
  const revising = mode.is === 'revising' ? current : undefined

  const undo = useUndo(draftKeys.ofDraft(path))
  const work = useRevising({ path, draft, section: revising, mode, onDone: undo.record })
  const keptKey = (sectionId: string) => `section ${email} ${draft.id} ${sectionId}`
  const deciding = useDeciding(path, draft, view, {
    mayDecide: may('decide'),
    areChecksNow: view.isChecked && !areOld,
    onEdited: (sectionId) => keptWords.forget(keptKey(sectionId)),
    onDone: undo.record,
  })

  const [sources, setSources] = useState<AskedSources>()
  const side = useBeside(mode, draft, () => isBeside(pane.current) || setSheet('pane'))
  const shared = useColleagues(path, draft, { at: currentId, keptKey, mode, setMode })
  const moves = useMoves({ edit: shared.holds.edit, mode, setMode, setSheet, setPlace, setSources, current, currentId })
  const accept = () => may('accept') && deciding.accept(current?.id)
  const flagPlaces = useFlagPlaces(pane, mode, setMode, setSheet)
  useReviewKeys({
    view,
    current,
    selected: flagPlaces.selectedFlag,
    isOn: mode.is === 'reading' && sheet === undefined,
    goToSection: moves.goToSection,
    showWords: flagPlaces.showWords,
    accept,
    choose: deciding.actOnFlag,
    close: () => side.closeSource() || flagPlaces.unselect(),
  })

  return {
    view,
    document: useDocument(path, draft, mode.is === 'page').data,
    mode,
    setMode,
    sheet,
    setSheet,
    undo,
    ...side,
    sources,
    setSources,
    pane,
    current,
    revising,
    keptKey,
    ...work,
    ...deciding,
    ...flagPlaces,
    may,
    ...shared,
    accept,
    ...moves,
    isAcceptNext: isNext(mode, draft),
  }
}

/** Whether accepting comes next: a draft that stopped wants its retry first, an edit its saving. */
function isNext(mode: DraftMode, { status }: Draft): boolean {
  return mode.is === 'reading' && status !== 'failed' && status !== 'cancelled'
}

type MovesInput = {
  /** Begins to edit a section, when it is free. */
  readonly edit: (sectionId: string) => void
  readonly mode: DraftMode
  readonly setMode: (mode: DraftMode) => void
  readonly setSheet: (sheet: OpenSheet) => void
  readonly setPlace: (sectionId: string) => void
  readonly setSources: (asked: AskedSources) => void
  readonly current: DraftSection | undefined
  readonly currentId: string | undefined
}

/** The ways between sections, and between reading, editing and revising one. */
function useMoves({ edit, mode, setMode, setSheet, setPlace, setSources, current, currentId }: MovesInput) {
  function goToSection(id: string) {
    flushSync(() => {
      setSheet(undefined)
      setPlace(id)
      setMode(mode.is === 'revising' ? { is: 'revising', sectionId: id, at: 'history' } : { is: 'reading' })
    })
    goToPlace(id, true)
  }

  function openRevision(sectionId: string, at: 'prompt' | 'compare' | 'history', passage?: Passage) {
    setMode({ is: 'revising', sectionId, at, ...(passage && { passage }) })
  }

  function act(action: SectionAction) {
    if (!current) return
    if (action === 'sources') setSources({ sectionId: current.id })
    else if (action === 'edit') edit(current.id)
    else openRevision(current.id, action === 'revise' ? 'prompt' : action)
  }

  function close() {
    flushSync(() => setMode({ is: 'reading' }))
    if (currentId !== undefined) goToPlace(currentId, false)
  }

  return { goToSection, openRevision, act, close }
}

type RevisingInput = Pick<Parameters<typeof useProposal>[0], 'path' | 'draft' | 'onDone'> & {
  readonly section: DraftSection | undefined
  readonly mode: DraftMode
}

/** The section under revision: its history, what is proposed for it, and how the two differ. */
function useRevising({ path, draft, section, mode, onDone }: RevisingInput) {
  const { email } = useSession()
  const stored = useVersions(path, section?.id)
  const proposing = useProposal({ draft, path, sectionId: section?.id, versions: stored, onDone })
  const waiting = draft.sections.find(({ id }) => id === section?.id)?.proposal
  const versions = useMemo(() => {
    const taken = stored?.filter(({ version }) => version !== waiting)
    return taken && versionsOf(taken, email)
  }, [stored, waiting, email])
  const revision = useRevision({
    section,
    versions: versions ?? [],
    proposal: proposing.ready,
    startsComparing: mode.is === 'revising' && mode.at === 'compare',
  })
  return { versions, revision, ...proposing }
}

type DecidingInput = Pick<Parameters<typeof useDraftActions>[2], 'onEdited' | 'onDone'> & {
  /** The checks are those of the text as it stands, not of the version before. */
  readonly areChecksNow: boolean
  readonly mayDecide: boolean
}

const cleanAfterDeciding =
  'The clean copy comes when an attorney has decided what is open. The copies with changes or sources are there now.'

/** What can be done to the draft: at once, or after the question for a reason where a check is open. */
function useDeciding(
  path: DraftPath,
  draft: Draft,
  view: DraftView,
  { areChecksNow, mayDecide, ...listeners }: DecidingInput,
) {
  const [deciding, setDeciding] = useState<Deciding>()
  const [isAddingSource, setAddingSource] = useState(false)
  const acts = useDraftActions(path, draft, {
    onOpenChecks: (sectionId, refused) => setDeciding({ about: 'section', sectionId, refused }),
    ...listeners,
  })

  function accept(sectionId: string | undefined) {
    if (sectionId === undefined) return
    if (checksBeforeAccepting(view, sectionId).length > 0) setDeciding({ about: 'section', sectionId })
    // Before the checks of this text are known the server may name a red one, which asks for a reason at once.
    else if (areChecksNow && openPointsOf(view).some(({ place }) => place?.sectionId === sectionId))
      setDeciding({ about: 'points', sectionId })
    else acts.accept.run({ sectionId })
  }

  function download(form: DownloadForm, withComments: boolean) {
    const isOpen = form === 'clean' && checksBeforeFiling(view).length > 0
    if (isOpen && !mayDecide) notify('warning', cleanAfterDeciding)
    else if (isOpen) setDeciding({ about: 'file', withComments })
    else acts.download.run({ form, withComments })
  }

  function actOnFlag(flag: DraftFlag, action: string) {
    const { finding, alsoFindings = [] } = flag
    if (action === 'keep') setDeciding({ about: 'flag', flag })
    else if (action === 'source') setAddingSource(true)
    else if (action !== 'verify') acts.applyFlag(flag, action)
    else if (finding !== undefined) acts.decide.run({ kind: 'verified', findings: [finding, ...alsoFindings] })
  }

  return { acts, deciding, setDeciding, isAddingSource, setAddingSource, accept, download, actOnFlag }
}

/** A link to a section leads to it, once. */
function useGoingTo(sectionId: string | null) {
  useEffect(() => {
    if (sectionId !== null) goToPlace(sectionId, false)
  }, [sectionId])
}

/** The chosen flag, and the ways between its words and its card. */
function useFlagPlaces(
  pane: React.RefObject<HTMLElement | null>,
  mode: DraftMode,
  setMode: (mode: DraftMode) => void,
  setSheet: (sheet: OpenSheet) => void,
) {
  const [selectedFlag, setSelectedFlag] = useState<string>()

  function showCard(flag: DraftFlag, byKeyboard: boolean) {
    flushSync(() => {
      setSelectedFlag(flag.id)
      if (!isBeside(pane.current)) setSheet('pane')
    })
    focusCard(flag.id, byKeyboard)
  }

  function showWords(flag: DraftFlag, byKeyboard: boolean) {
    flushSync(() => {
      setSelectedFlag(flag.id)
      setSheet(undefined)
      if (mode.is === 'page') setMode({ is: 'reading' })
    })
    focusWords(pane.current, flag.id, byKeyboard)
  }

  /** Whether something was selected. */
  function unselect(): boolean {
    setSelectedFlag(undefined)
    return selectedFlag !== undefined
  }

  return { selectedFlag, setSelectedFlag, unselect, showCard, showWords }
}
