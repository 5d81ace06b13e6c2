import type { ReactNode } from 'react'
import type { Questionnaire } from '#domain/questionnaire/question.ts'
import { Button } from '#web/ui/button.tsx'
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

/** The page around what is not there yet. */
export function Framed({ tool, client, isDrafting, onDraft, children }: Props & { children: ReactNode }) {
  return (
    <Workspace
      title="Evidence"
      crumbs={[tool, client]}
      actions={
        <>
          <StepPath steps={steps(tool.to)} current={1} />
          <BarEnd>
            {onDraft && (
              <Button busy={isDrafting} onClick={onDraft}>
                Draft without it
              </Button>
            )}
          </BarEnd>
        </>
      }
      left={null}
      leftLabel="Elements"
      right={null}
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
