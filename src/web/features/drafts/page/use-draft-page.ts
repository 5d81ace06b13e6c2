import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isRunning } from '#domain/drafting/draft-state.ts'
import type { OpenSheet } from './draft-bottom-bar.tsx'
import type { DraftMode, DraftPageProps } from './draft-page-props.ts'
import type { DraftFlag, Passage } from './draft-view.ts'
import { focusCard, focusWords, goToPlace, isBeside } from './go-to-place.ts'
import type { SectionAction } from './section-toolbar.tsx'
import { useDecisions } from './use-decisions.ts'
import { useFollowEnd } from './use-follow-end.ts'
import { useReadingPlace } from './use-reading-place.ts'

export type DraftDesk = ReturnType<typeof useDraftPage>

/** Where the reader is, what is open, and the ways between text, margin and cards. */
export function useDraftPage(props: DraftPageProps) {
  const { draft, start } = props
  const pane = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useReadingPlace(pane, start?.sectionId ?? draft.sections[0]?.id)
  const [mode, setMode] = useState<DraftMode>(start?.mode ?? { is: 'reading' })
  const [sheet, setSheet] = useState<OpenSheet>()
  useFollowEnd(pane, isRunning(draft.state))

  const isPageView = mode.is === 'page'
  const { onPageView } = props
  useEffect(() => onPageView?.(isPageView), [isPageView, onPageView])

  const currentId = 'sectionId' in mode ? mode.sectionId : place
  const current = draft.sections.find(({ id }) => id === currentId)
  const decisions = useDecisions(props, current)
  const flags = useFlagPlaces({ pane, startFlag: start?.flag, mode, setMode, setSheet })

  function goToSection(id: string) {
    flushSync(() => {
      setSheet(undefined)
      setPlace(id)
      setMode(mode.is === 'revising' ? { is: 'revising', sectionId: id, at: 'history' } : { is: 'reading' })
    })
    if (mode.is === 'revising') props.onVersionsWanted(id)
    goToPlace(id, true)
  }

  function openRevision(sectionId: string, at: 'prompt' | 'compare' | 'history', passage?: Passage) {
    props.onVersionsWanted(sectionId)
    setMode({ is: 'revising', sectionId, at, ...(passage && { passage }) })
  }

  function act(action: SectionAction) {
    if (!current) return
    if (action === 'edit') setMode({ is: 'editing', sectionId: current.id })
    else openRevision(current.id, action === 'revise' ? 'prompt' : action)
  }

  function close() {
    flushSync(() => setMode({ is: 'reading' }))
    if (currentId !== undefined) goToPlace(currentId, false)
  }

  const revising = mode.is === 'revising' ? current : undefined
  // A draft that stopped wants its retry first, an edit its saving.
  const isAcceptNext = mode.is === 'reading' && draft.state !== 'failed' && draft.state !== 'cancelled'
  const opened = { mode, setMode, sheet, setSheet }
  return {
    ...opened,
    ...flags,
    ...decisions,
    pane,
    current,
    revising,
    isAcceptNext,
    goToSection,
    act,
    openRevision,
    close,
  }
}

type FlagInput = {
  readonly pane: React.RefObject<HTMLDivElement | null>
  readonly startFlag: string | undefined
  readonly mode: DraftMode
  readonly setMode: (mode: DraftMode) => void
  readonly setSheet: (sheet: OpenSheet) => void
}

/** The chosen flag, and the ways between its words and its card. */
function useFlagPlaces({ pane, startFlag, mode, setMode, setSheet }: FlagInput) {
  const [selectedFlag, setSelectedFlag] = useState(startFlag)

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

  return { selectedFlag, showCard, showWords }
}
