import { MessageSquareText } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { BottomBar } from '#web/workspace/bottom-bar.tsx'
import { ChecksButton } from './checks/checks-button.tsx'
import styles from './draft-bottom.module.css'
import { AcceptCurrent, NextStep } from './next-step.tsx'
import { PointSheet } from './notes/point-sheet.tsx'
import { countPoints, openPointsOf } from './review-points.ts'
import type { DraftDesk } from './use-draft-desk.ts'

type Props = Pick<Parameters<typeof BottomBar>[0], 'outline' | 'pane' | 'paneTitle'> & { readonly desk: DraftDesk }

/** On small screens: the outline, the checks, the chosen point, and the next thing to do. */
export function DraftBottom({ desk, outline, pane, paneTitle }: Props) {
  const openPane = () => desk.setSheet('pane')
  const bar = { sheet: desk.sheet, onSheet: desk.setSheet, outline, paneTitle }
  if (desk.revising)
    return (
      <BottomBar
        {...bar}
        pane={pane}
        paneButton={null}
        main={
          <Button look="accent" icon={MessageSquareText} aria-haspopup="dialog" onClick={openPane}>
            Prompt and versions
          </Button>
        }
      />
    )
  const isInReview = desk.view.state === 'ready'
  const hasPoints = openPointsOf(desk.view).length > 0
  // What was decided is said on the page, with its Undo, and reading goes on there.
  const accept = () => {
    desk.setSheet(undefined)
    return desk.accept()
  }
  const onPage = { ...desk, accept }
  const isOfChecks = desk.beside.is !== 'comments' && desk.beside.is !== 'source'
  return (
    <>
      {isInReview && desk.mode.is === 'reading' && desk.sheet === undefined && <PointSheet desk={desk} />}
      <BottomBar
        {...bar}
        pane={
          <>
            {isInReview && hasPoints && isOfChecks && desk.may('accept') && (
              <div className={styles.accept}>
                <AcceptCurrent desk={onPage} isNext={false} wide />
              </div>
            )}
            {pane}
          </>
        }
        paneButton={<ChecksButton open={countPoints(desk.view)} onOpen={openPane} />}
        main={isInReview && desk.mode.is === 'reading' && <NextStep desk={desk} wide />}
      />
    </>
  )
}
