import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DraftState } from '#domain/drafting/draft-state.ts'
import type { OpenSheet } from '#web/workspace/bottom-bar.tsx'
import type { DraftFlag } from './draft-flag.ts'
import type { DraftMode } from './draft-mode.ts'
import { focusCard, focusWords, isBeside } from './go-to-place.ts'

type Input = {
  readonly mode: DraftMode
  readonly setMode: (mode: DraftMode) => void
  readonly setSheet: (sheet: OpenSheet) => void
  readonly state: DraftState
}

/** The chosen flag, and the ways between its words and its card. */
export function useFlagPlaces(pane: RefObject<HTMLElement | null>, input: Input) {
  const { mode, setMode, setSheet, state } = input
  const [selectedFlag, setSelectedFlag] = useState<string>()

  // On small screens the chosen point of a review has a card of its own; else the checks open.
  const hasPointSheet = mode.is === 'reading' && state === 'ready'

  function showCard(flag: DraftFlag, byKeyboard: boolean) {
    flushSync(() => {
      setSelectedFlag(flag.id)
      if (!isBeside(pane.current) && !hasPointSheet) setSheet('pane')
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
