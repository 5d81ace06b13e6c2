import { CircleCheck, Fingerprint } from 'lucide-react'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import styles from './next-step.module.css'
import { hasPointsIn, openPointsOf, pointBeside } from './review-points.ts'
import { AcceptButton } from './section-toolbar.tsx'
import type { DraftDesk } from './use-draft-desk.ts'

type Props = {
  readonly desk: DraftDesk
  /** Over the whole width of its place, and alone there. */
  readonly wide?: boolean
}

/** The one accent of a review: the next open point, then accepting section by section, then the sign-off. */
export function NextStep({ desk, wide = false }: Props) {
  const { view, selectedFlag } = desk
  const points = openPointsOf(view)
  const isAllAccepted = view.sections.every(({ state }) => state === 'accepted')
  const mayAccept = desk.may('accept')
  const next = () => {
    const point = pointBeside(points, selectedFlag, 1)
    if (point) desk.showWords(point, true)
  }
  return (
    <>
      {isAllAccepted && !wide && (
        <span className={styles.done}>
          <CircleCheck size={16} aria-hidden /> Every section is accepted
        </span>
      )}
      {!isAllAccepted && mayAccept && !(wide && points.length > 0) && (
        <AcceptCurrent desk={desk} isNext={points.length === 0 && desk.isAcceptNext} wide={wide} />
      )}
      {points.length > 0 && (
        <Button look="accent" wide={wide} onClick={next}>
          <span>
            Next<span className={styles.rest}> open point</span>
          </span>{' '}
          {!wide && <kbd aria-hidden>N</kbd>}
        </Button>
      )}
      {isAllAccepted && points.length === 0 && mayAccept && !view.isSignedOff && (
        <ButtonLink look="accent" icon={Fingerprint} wide={wide} to={view.signOffAt}>
          Go to sign-off
        </ButtonLink>
      )}
    </>
  )
}

type AcceptProps = { readonly desk: DraftDesk; readonly isNext: boolean; readonly wide: boolean }

/** Accepts the section that is being read; where something is open in it, the button says so. */
export function AcceptCurrent({ desk, isNext, wide }: AcceptProps) {
  const { view, current } = desk
  return (
    <AcceptButton
      section={current}
      hasPoints={hasPointsIn(view, current?.id)}
      isNext={isNext}
      isAwaited={desk.isAcceptAwaited}
      size="m"
      wide={wide}
      onAccept={desk.accept}
    />
  )
}
