import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isRunning } from '#domain/drafting/draft-state.ts'
import type { OpenSheet } from './draft-bottom-bar.tsx'
import type { DraftMode, DraftPageProps } from './draft-page-props.ts'
import type { DraftFlag, DraftSection, Passage } from './draft-view.ts'
import { checksBeforeAccepting, checksBeforeFiling, type OpenCheck } from './open-checks.ts'
import type { DownloadForm } from './download-button.tsx'
import { focusCard, focusWords, goToPlace, isBeside } from './go-to-place.ts'
import type { SectionAction } from './section-toolbar.tsx'
import { useFollowEnd } from './use-follow-end.ts'
import { useReadingPlace } from './use-reading-place.ts'

export type DraftDesk = ReturnType<typeof useDraftPage>

/** Where the reader is, what is open, and the ways between text, margin and cards. */
export function useDraftPage(props: DraftPageProps) {
  const { draft, start } = props
  const pane = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useReadingPlace(pane, start?.sectionId ?? draft.sections[0]?.id)
  const [mode, setMode] = useState<DraftMode>(start?.mode ?? { is: 'reading' })
  const [deciding, setDeciding] = useState<Deciding>()
  const [sheet, setSheet] = useState<OpenSheet>()
  useFollowEnd(pane, isRunning(draft.state))

  const isPageView = mode.is === 'page'
  const { onPageView } = props
  useEffect(() => onPageView?.(isPageView), [isPageView, onPageView])

  const currentId = 'sectionId' in mode ? mode.sectionId : place
  const current = draft.sections.find(({ id }) => id === currentId)
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

  function accept() {
    if (!current) return
    if (checksBeforeAccepting(draft, current.id).length > 0) setDeciding({ about: 'section', section: current })
    else void acceptAtOnce(current)
  }

  /** The server may know of a check that the page has not heard of yet. */
  async function acceptAtOnce(section: DraftSection) {
    const refused = await props.onAccept(section.id)
    if (refused && refused.length > 0) setDeciding({ about: 'section', section, refused })
  }

  function download(form: DownloadForm, withComments: boolean) {
    if (form === 'clean' && checksBeforeFiling(draft).length > 0) setDeciding({ about: 'file', withComments })
    else props.onDownload(form, withComments)
  }

  function actOnFlag(flag: DraftFlag, action: string) {
    if (action === 'keep') setDeciding({ about: 'flag', flag })
    else props.onFlagAction(flag, action)
  }

  const revising = mode.is === 'revising' ? current : undefined
  // A draft that stopped wants its retry first, an edit its saving.
  const isAcceptNext = mode.is === 'reading' && draft.state !== 'failed' && draft.state !== 'cancelled'
  const opened = { mode, setMode, sheet, setSheet, deciding, setDeciding }
  return {
    ...opened,
    ...flags,
    pane,
    current,
    revising,
    isAcceptNext,
    goToSection,
    act,
    openRevision,
    close,
    accept,
    download,
    actOnFlag,
  }
}

/** What a reason is asked for. */
export type Deciding =
  | { readonly about: 'section'; readonly section: DraftSection; readonly refused?: readonly OpenCheck[] }
  | { readonly about: 'file'; readonly withComments: boolean }
  | { readonly about: 'flag'; readonly flag: DraftFlag }

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
