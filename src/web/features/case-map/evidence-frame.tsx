import type { ReactNode } from 'react'
import type { Questionnaire } from '#domain/questionnaire/question.ts'
import { Button } from '#web/ui/button.tsx'
import { RowSkeleton } from '#web/ui/row-skeleton.tsx'
import { StepPath } from '#web/ui/step-path.tsx'
import { BarEnd, Workspace } from '#web/workspace/workspace.tsx'
import type { MapPath } from './case-map-queries.ts'
import styles from './evidence.module.css'

type Place = { readonly label: string; readonly to: string }

export type Props = {
  readonly path: MapPath
  readonly questionnaire: Questionnaire
  /** The questions of the tool. */
  readonly tool: Place
  readonly client: Place
  readonly isDrafting: boolean
  /** Left out where the client is shared without the right to draft. */
  readonly onDraft: (() => void) | undefined
}

export const steps = (questions: string) => [
  { label: 'Questions', to: questions },
  { label: 'Evidence' },
  { label: 'Draft' },
]

type FramedProps = Omit<Props, 'path' | 'questionnaire'> & {
  /** What comes has a source beside it: its room is kept. */
  readonly isComing?: boolean
  readonly children: ReactNode
}

/** The page around what is not there yet; the way on stands at the bottom where the window is small. */
export function Framed({ tool, client, isDrafting, onDraft, isComing = false, children }: FramedProps) {
  return (
    <Workspace
      title="Evidence"
      crumbs={[tool, client]}
      actions={
        <>
          <StepPath steps={steps(tool.to)} current={1} />
          <BarEnd>
            {onDraft && (
              <span className={styles.wideOnly}>
                <Button busy={isDrafting} onClick={onDraft}>
                  Draft without it
                </Button>
              </span>
            )}
          </BarEnd>
        </>
      }
      left={isComing ? <RowSkeleton rows={9} /> : null}
      leftLabel="Elements"
      right={isComing ? null : undefined}
      rightLabel="Source"
      bottom={
        onDraft && (
          <Button wide busy={isDrafting} onClick={onDraft}>
            Draft without it
          </Button>
        )
      }
    >
      <div className={styles.none}>{children}</div>
    </Workspace>
  )
}
