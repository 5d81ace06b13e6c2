import { useKeys } from '#web/ui/use-keys.ts'
import type { DraftFlag } from './draft-flag.ts'
import type { DraftSection } from './draft-section.ts'
import type { DraftView } from './draft-view.ts'
import { flagLooks } from './flag-looks.ts'
import { checksBeforeAccepting } from './open-checks.ts'

type Review = {
  readonly view: DraftView
  readonly current: DraftSection | undefined
  readonly selected: string | undefined
  readonly isOn: boolean
  readonly goToSection: (id: string) => void
  readonly showWords: (flag: DraftFlag, byKeyboard: boolean) => void
  readonly accept: () => void
}

/** N open points, J and K sections, A accept and go on. */
export function useReviewKeys({ view, current, selected, isOn, goToSection, showWords, accept }: Review): void {
  const points = openPointsOf(view)
  const goToPoint = (by: 1 | -1) => {
    const at = points.findIndex(({ id }) => id === selected)
    const point = points.at(at === -1 && by === 1 ? 0 : (at + by) % points.length)
    if (point) showWords(point, true)
    return point !== undefined
  }
  const goBy = (by: 1 | -1) => {
    const next = view.sections[view.sections.findIndex(({ id }) => id === current?.id) + by]
    if (next) goToSection(next.id)
    return next !== undefined
  }
  const acceptAndGoOn = () => {
    if (current?.state !== 'ready' && current?.state !== 'stale') return false
    const isOpen = checksBeforeAccepting(view, current.id).length > 0
    accept()
    if (!isOpen) goBy(1)
    return true
  }
  useKeys(
    { n: () => goToPoint(1), N: () => goToPoint(-1), j: () => goBy(1), k: () => goBy(-1), a: acceptAndGoOn },
    isOn && view.state === 'ready',
  )
}

/** What wants a decision and stands somewhere, in the order of the document. */
function openPointsOf({ flags, sections }: Pick<DraftView, 'flags' | 'sections'>): DraftFlag[] {
  const order = new Map(sections.map(({ id }, index) => [id, index]))
  const at = ({ place }: DraftFlag) => order.get(place?.sectionId ?? '') ?? sections.length
  return flags
    .filter(({ kind, place }) => flagLooks[kind].isOpen && place !== undefined)
    .toSorted((a, b) => at(a) - at(b) || (a.place?.start ?? 0) - (b.place?.start ?? 0))
}
