import { useState } from 'react'
import type { Readiness } from '#domain/questionnaire/readiness.ts'
import { Button } from '#web/ui/button.tsx'
import { BottomSheet } from '#web/workspace/bottom-sheet.tsx'
import { ReadinessList, ReadinessTally } from './readiness-list.tsx'
import { PerformButton, promise, type RequestProps, Terms } from './request-panel.tsx'
import styles from './request-panel.module.css'
import readinessStyles from './readiness-list.module.css'
import { SeverityText } from '#web/ui/severity.tsx'

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

/** The model is one line here, opened when it is to be changed. */
function SheetFoot(props: RequestProps) {
  const [isChanging, setIsChanging] = useState(false)
  const { tool, model, creditsLeft } = props
  const credits =
    creditsLeft === undefined
      ? `${tool.cost} credits`
      : `${tool.cost} of ${creditsLeft.toLocaleString('en-US')} credits`
  const cost = tool.cost === 0 ? 'Free of credits' : credits
  return (
    <>
      {isChanging ? (
        <Terms {...props} />
      ) : (
        <div className={styles.short}>
          <span className={styles.muted}>
            {[model, cost, props.isShielded === false && 'privacy shield off'].filter(Boolean).join(', ')}
          </span>
          {tool.models.length > 0 && (
            <button type="button" className={readinessStyles.link} onClick={() => setIsChanging(true)}>
              Model and privacy
            </button>
          )}
        </div>
      )}
      <p className={styles.promise}>{promise}</p>
      <PerformButton {...props} />
    </>
  )
}

function BarState({ counts: { block, warn } }: Pick<Readiness, 'counts'>) {
  if (block > 0) return <SeverityText severity="block">{block} to fix</SeverityText>
  if (warn > 0) return <SeverityText severity="warn">{warn} to check</SeverityText>
  return <SeverityText severity="inform">Readiness</SeverityText>
}
