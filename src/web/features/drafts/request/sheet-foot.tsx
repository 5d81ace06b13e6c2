import { useState } from 'react'
import { PerformButton, promise, type RequestProps, Terms } from './request-panel.tsx'
import styles from './request-panel.module.css'
import readinessStyles from './readiness-list.module.css'

/** The model is one line here, opened when it is to be changed. */
export function SheetFoot(props: RequestProps) {
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
