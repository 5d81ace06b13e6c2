import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import type { Draft } from '#contract/drafting.ts'
import { isRunning } from '#domain/drafting/draft-state.ts'
import { useMay } from '#web/features/firm/firm-queries.ts'
import { useSession } from '#web/session/session.ts'
import { keptWords } from '#web/data/kept-words.ts'
import type { OpenSheet } from '#web/workspace/bottom-bar.tsx'
import { allowedFlags } from './allowed-flags.ts'
import { draftKeys, useFile, useFlags, useVersions } from './draft-queries.ts'
import type { DraftPath } from './draft-queries.ts'
import type { DraftSection, Passage } from './draft-section.ts'
import { type DraftView, versionsOf, viewOf } from './draft-view.ts'
import { goToPlace, isBeside } from './go-to-place.ts'
import { useRevision } from './revision/use-revision.ts'
import type { SectionAction } from './section-toolbar.tsx'
import type { DraftMode } from './draft-mode.ts'
import { useColleagues } from './together/use-colleagues.ts'
import { useBeside } from './use-beside.ts'
import { useDeciding } from './use-deciding.ts'
import { useFlagPlaces } from './use-flag-places.ts'
import { useFollowEnd } from './use-follow-end.ts'
import { useProposal } from './use-proposal.ts'
import { useReadingPlace } from './use-reading-place.ts'
import { useUndo } from './undo/use-undo.ts'
import { useReviewKeys } from './use-review-keys.ts'

/** A draft on its page: what it says, where the reader is, what is open, and everything that can be done. */
export type DraftDesk = ReturnType<typeof useDraftDesk>

/** Of what it is asked where it comes from: a section, or selected words of it. */
export type AskedSources = Pick<Passage, 'sectionId'> & Partial<Passage>

export function useDraftDesk(path: DraftPath, draft: Draft, isLost: boolean) {
  const { email } = useSession()
  const may = useMay(path.clientId)
  const [query] = useSearchParams()
  const [mode, setMode] = useState<DraftMode>({ is: 'reading' })
  const [sheet, setSheet] = useState<OpenSheet>()
  const pane = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useReadingPlace(pane, query.get('section') ?? draft.sections[0]?.id)
  const following = useFollowEnd(pane, isRunning(draft.status))
  useGoingTo(query.get('section'))
  const { view, isChecking } = useView(path, draft, isLost)
  const currentId = 'sectionId' in mode ? mode.sectionId : place
  const current = view.sections.find(({ id }) => id === currentId)
  const revising = mode.is === 'revising' ? current : undefined
  const undo = useUndo(draftKeys.ofDraft(path))
  const work = useRevising({ path, draft, section: revising, mode, onDone: undo.record })
  const keptKey = (sectionId: string) => `section ${email} ${draft.id} ${sectionId}`
  const deciding = useDeciding(path, draft, view, {
    mayDecide: may('decide'),
    isChecking,
    onEdited: (sectionId, html) => keptWords.forgetSaved(keptKey(sectionId), html),
    onDone: undo.record,
  })

  const [sources, setSources] = useState<AskedSources>()
  const side = useBeside(mode, draft, () => isBeside(pane.current) || setSheet('pane'))
  const shared = useColleagues(path, draft, { at: currentId, keptKey, mode, setMode })
  const places = { mode, setMode, sheet, setSheet, setPlace, setSources, current, currentId }
  const moves = useMoves({ edit: shared.holds.edit, ...places })
  const accept = () => may('accept') && deciding.accept(current?.id)
  const flagPlaces = useFlagPlaces(pane, { mode, setMode, setSheet, state: view.state })
  useReviewKeys({
    view,
    current,
    selected: flagPlaces.selectedFlag,
    isOn: mode.is === 'reading' && sheet === undefined,
    isChecking: deciding.isChecking,
    goToSection: moves.goToSection,
    showWords: flagPlaces.showWords,
    accept,
    choose: deciding.actOnFlag,
    close: () => side.closeSource() || flagPlaces.unselect(),
  })

  return {
    view,
    ...useFile(path, draft, mode.is === 'page'),
    mode,
    setMode,
    sheet,
    setSheet,
    undo,
    ...side,
    sources,
    setSources,
    pane,
    following,
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

/** The draft with its checks, as far as this reader may act on them; and whether those of this text are on their way. */
function useView(path: DraftPath, draft: Draft, isLost: boolean) {
  const { email } = useSession()
  const may = useMay(path.clientId)
  const { data: checks, isPlaceholderData: areOld, isFetching: areComing } = useFlags(path, draft)
  const whole = useMemo(() => viewOf(draft, isLost, checks, email), [draft, isLost, checks, email])
  const view: DraftView = useMemo(() => ({ ...whole, flags: allowedFlags(whole.flags, may) }), [whole, may])
  return { view, isChecking: areComing && (areOld || !view.isChecked) }
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
  readonly sheet: OpenSheet | undefined
  readonly setSheet: (sheet: OpenSheet) => void
  readonly setPlace: (sectionId: string) => void
  readonly setSources: (asked: AskedSources) => void
  readonly current: DraftSection | undefined
  readonly currentId: string | undefined
}

/** The ways between sections, and between reading, editing and revising one. */
function useMoves({ edit, mode, setMode, sheet, setSheet, setPlace, setSources, current, currentId }: MovesInput) {
  function goToSection(id: string) {
    const show = () => {
      setSheet(undefined)
      setPlace(id)
      if (mode.is !== 'reading')
        setMode(mode.is === 'revising' ? { is: 'revising', sectionId: id, at: 'history' } : { is: 'reading' })
    }
    // The paper that stands already is moved first: what changes around it need not be measured for that.
    if (mode.is === 'reading' && sheet === undefined) {
      goToPlace(id, true)
      show()
      return
    }
    flushSync(show)
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

/** A link to a section leads to it, once. */
function useGoingTo(sectionId: string | null) {
  useEffect(() => {
    if (sectionId !== null) goToPlace(sectionId, false)
  }, [sectionId])
}
