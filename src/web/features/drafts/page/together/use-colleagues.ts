import type { Draft } from '#contract/drafting.ts'
import type { DraftMode } from '../draft-mode.ts'
import type { DraftPath } from '../draft-queries.ts'
import { useHolds } from './use-holds.ts'
import { useTogether } from './use-together.ts'

type ColleaguesInput = {
  /** The section that is read. */
  readonly at: string | undefined
  readonly keptKey: (sectionId: string) => string
  readonly mode: DraftMode
  readonly setMode: (mode: DraftMode) => void
}

/** The colleagues in the draft, and who of them edits what. */
export function useColleagues(path: DraftPath, draft: Draft, { at, keptKey, mode, setMode }: ColleaguesInput) {
  const { together, isShared } = useTogether(path, draft, at)
  const holds = useHolds({
    path,
    together,
    isShared,
    keptKey,
    editing: mode.is === 'editing' ? mode.sectionId : undefined,
    onEdit: (sectionId) => setMode({ is: 'editing', sectionId }),
    onLost: () => setMode({ is: 'reading' }),
  })
  return { together, holds }
}
