import { useKeys } from '#web/ui/use-keys.ts'
import type { DraftFlag } from './draft-flag.ts'
import type { DraftSection } from './draft-section.ts'
import type { DraftView } from './draft-view.ts'
import { checksBeforeAccepting } from './open-checks.ts'
import { openPointsOf, pointBeside } from './review-points.ts'

type Review = {
  readonly view: DraftView
  readonly current: DraftSection | undefined
  readonly selected: string | undefined
  readonly isOn: boolean
  /** What is open in this text is not known yet. */
  readonly isChecking: boolean
  readonly goToSection: (id: string) => void
  readonly showWords: (flag: DraftFlag, byKeyboard: boolean) => void
  readonly accept: () => void
  readonly choose: (flag: DraftFlag, action: string) => void
  /** Closes what stands beside the paper; false where nothing does. */
  readonly close: () => boolean
}

/** N open points, J and K sections, A accept and go on, 1 and 2 the buttons of the chosen point, Escape closes it. */
export function useReviewKeys(review: Review): void {
  const { view, current, selected, isOn, isChecking, goToSection, showWords, accept, choose, close } = review
  const points = openPointsOf(view)
  const goToPoint = (by: 1 | -1) => {
    const point = pointBeside(points, selected, by)
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
    const isOpen =
      checksBeforeAccepting(view, current.id).length > 0 || points.some(({ place }) => place?.sectionId === current.id)
    accept()
    if (!isOpen && !isChecking) goBy(1)
    return true
  }
  /** By its button, which opens the field of a gap, too. */
  const press = (index: number) => () => {
    const flag = view.flags.find(({ id }) => id === selected)
    const action = flag?.actions[index]
    if (!flag || !action) return false
    if (action.id === 'write') chosenButton()?.click()
    else choose(flag, action.id)
    return true
  }
  useKeys(
    {
      n: () => goToPoint(1),
      N: () => goToPoint(-1),
      j: () => goBy(1),
      k: () => goBy(-1),
      a: acceptAndGoOn,
      1: press(0),
      2: press(1),
      Escape: close,
    },
    isOn && view.state === 'ready',
  )
}

function chosenButton(): HTMLElement | null {
  return document.querySelector('[data-card][data-selected] [data-choice=write]')
}
