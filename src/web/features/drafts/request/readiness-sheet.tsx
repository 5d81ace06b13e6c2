import { useState } from 'react'
import type { Readiness } from '#domain/questionnaire/readiness.ts'
import { Button } from '#web/ui/button.tsx'
import { BottomSheet } from '#web/workspace/bottom-sheet.tsx'
import { ReadinessList, ReadinessTally } from './readiness-list.tsx'
import { PerformButton, type RequestProps } from './request-panel.tsx'
import styles from './request-panel.module.css'
import { SeverityText } from '#web/ui/severity.tsx'
import { SheetFoot } from './sheet-foot.tsx'

/** The bar at the bottom of small screens, with readiness as a sheet above it. */
export function RequestBar(props: RequestProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { readiness, onQuestion, onPerform } = props
  const close = () => setIsOpen(false)
  return (
    <>
      <Button className={styles.barState} onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        <BarState counts={readiness.counts} />
      </Button>
      <div className={styles.barMain}>
        <PerformButton {...props} />
      </div>
      <BottomSheet
        title="Readiness"
        isOpen={isOpen}
        onClose={close}
        summary={<ReadinessTally counts={readiness.counts} />}
        foot={
          <SheetFoot
            {...props}
            onPerform={() => {
              close()
              onPerform()
            }}
          />
        }
      >
        <ReadinessList
          readiness={readiness}
          onQuestion={(name) => {
            close()
            onQuestion(name)
          }}
        />
      </BottomSheet>
    </>
  )
}

function BarState({ counts: { block, warn } }: Pick<Readiness, 'counts'>) {
  if (block > 0) return <SeverityText severity="block">{block} to fix</SeverityText>
  if (warn > 0) return <SeverityText severity="warn">{warn} to check</SeverityText>
  return <SeverityText severity="inform">Readiness</SeverityText>
}
