import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { StepPath } from '#web/ui/step-path.tsx'
import { Crumbs } from '#web/workspace/workspace.tsx'
import styles from './old-case.module.css'

type BarProps = {
  readonly title: string
  readonly isClean: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

const steps = [{ label: 'Upload' }, { label: 'Sections' }, { label: 'Old client' }, { label: 'Draft' }]

/** Where the attorney is on the way from a template to a draft. */
export function Bar({ title, isClean, onClose, children }: BarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.who}>
        <Crumbs crumbs={[{ label: 'Templates' }, { label: title }]} />
        <h1>{isClean ? 'No other client’s case is in this template' : 'Another client’s case is in this template'}</h1>
      </div>
      <StepPath steps={steps} current={2} />
      <div className={styles.end}>
        <span className="small muted">Nothing of it has been sent to a model</span>
        <Button look="quiet" icon={ArrowLeft} onClick={onClose}>
          Back to the questions
        </Button>
      </div>
      {children}
    </div>
  )
}
