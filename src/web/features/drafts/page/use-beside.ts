import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import type { Draft } from '#contract/drafting.ts'
import type { DraftMode } from './draft-mode.ts'
import type { SourceWords } from './draft-flag.ts'
import type { NewPassage } from './together/comment-pane.tsx'

/** What stands beside the paper on wide screens: notes at their lines, every check in one pane, the page of a source. */
type Beside =
  | { readonly is: 'notes' | 'checks' }
  | { readonly is: 'source'; readonly source: SourceWords }
  | { readonly is: 'comments'; readonly passage: NewPassage | undefined }

/** The paper with its full measure and a lane of 20rem beside it. */
const roomForNotes = '(width >= 84rem)'

/** Known from the first picture on: else every check would be drawn in its pane, to be taken away again at once. */
const atOnce = { getInitialValueInEffect: false }

/** Whether notes have room at their lines, beside the paper. */
export function useRoomForNotes(): boolean {
  return useMediaQuery(roomForNotes, undefined, atOnce) ?? false
}

/** What stands beside the paper. */
export function useBeside(mode: DraftMode, draft: Draft, showPane: () => void) {
  const [beside, setBeside] = useState<Beside>({ is: 'notes' })
  const isWide = useRoomForNotes()
  const canHaveNotes = isWide && (mode.is === 'reading' || mode.is === 'editing') && draft.status === 'ready'
  return {
    beside,
    setBeside,
    openSource: (source: SourceWords) => setBeside({ is: 'source', source }),
    /** About the selected words, else about the section that is read. */
    openComments: (passage?: NewPassage) => {
      setBeside({ is: 'comments', passage })
      showPane()
    },
    /** Closes a source or the comments; false where none is open. */
    closeSource: () => {
      const isOpen = beside.is === 'source' || beside.is === 'comments'
      if (isOpen) setBeside({ is: 'notes' })
      return isOpen
    },
    canHaveNotes,
    /** Notes stand beside their lines where there is room, while the paper is read or edited. */
    hasLane: canHaveNotes && beside.is === 'notes',
  }
}
