import { FilePlus2, FileWarning, RotateCw } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { AppError } from '#contract/errors.ts'
import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { CaseMapReply } from '#contract/case-maps.ts'
import { RecordDialog } from '#web/features/records/record-dialog.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { RowSkeleton } from '#web/ui/row-skeleton.tsx'
import { SavedState } from '#web/ui/saved-state.tsx'
import { StepPath } from '#web/ui/step-path.tsx'
import { BottomBar } from '#web/workspace/bottom-bar.tsx'
import { BarEnd, Workspace } from '#web/workspace/workspace.tsx'
import { useCaseMap, useMapDecisions } from './case-map-queries.ts'
import { ConflictList } from './chronology-desk.tsx'
import styles from './evidence.module.css'
import { type EvidenceDesk, useEvidenceDesk } from './evidence-desk.ts'
import { ReadingNotice } from './reading-notice.tsx'
import { SourcePane } from './source-pane.tsx'
import { TheoryBar } from './theory-bar.tsx'
import { ElementSelect, LeftPane, MiddlePane, NoFacts, Views } from './evidence-views.tsx'
import { Framed, type Props, steps } from './evidence-frame.tsx'

/** The step Evidence: what the draft will say, where each statement comes from, and what the attorney makes of it. */
export function Evidence(props: Props) {
  const { path } = props
  const { data, error, refetch, makeAgain } = useCaseMap(path)
  if (data?.map) return <EvidenceOnDesk {...props} reply={data} map={data.map} />
  if (error instanceof AppError && error.code === 'not-found')
    return (
      <Framed {...props}>
        <EmptyState
          title="No evidence step here"
          action={
            <ButtonLink look="accent" to={props.tool.to}>
              Back to the questions
            </ButtonLink>
          }
        >
          This document is written from its answers alone, or the client is not there any more.
        </EmptyState>
      </Framed>
    )
  if (error)
    return (
      <Framed {...props}>
        <NotLoaded title="The evidence did not load" onRefresh={() => void refetch()}>
          Nothing is lost.{props.onDraft && ' A draft can be made without looking at it.'}
        </NotLoaded>
      </Framed>
    )
  if (data?.status === 'failed')
    return (
      <Framed {...props}>
        <EmptyState
          icon={FileWarning}
          title="The evidence could not be read"
          action={
            <Button icon={RotateCw} onClick={makeAgain}>
              Read again
            </Button>
          }
        >
          {data.reason ?? 'The documents could not be read.'} A draft can be made without this step.
        </EmptyState>
      </Framed>
    )
  return (
    <Framed {...props} isComing>
      <div className={styles.coming}>
        <RowSkeleton tall rows={6} label="Reading answers and documents" />
      </div>
    </Framed>
  )
}

function EvidenceOnDesk({ reply, map, ...props }: Props & { reply: CaseMapReply; map: CaseMap }) {
  const { path, questionnaire, tool, client, isDrafting, onDraft } = props
  const [isAdding, setAdding] = useState(false)
  const decisions = useMapDecisions(path)
  const desk: EvidenceDesk = { ...useEvidenceDesk({ map, decisions }), path, map, questionnaire, decisions }
  const left = <LeftPane desk={desk} />
  const right = desk.view === 'chronology' ? <ConflictList desk={desk} /> : <SourcePane desk={desk} />
  const paneTitle = desk.view === 'chronology' ? 'Contradictions' : 'Source'
  useControlEnter(onDraft)
  return (
    <>
      <Workspace
        title="Evidence"
        crumbs={[tool, client]}
        actions={
          <>
            <StepPath steps={steps(tool.to)} current={1} />
            <BarEnd>
              <SavedState saved={decisions.saved} />
              <Button icon={FilePlus2} onClick={() => setAdding(true)}>
                Add a document
              </Button>
            </BarEnd>
          </>
        }
        notice={<ReadingNotice path={path} reply={reply} />}
        left={left}
        leftLabel="Elements"
        right={right}
        rightLabel={paneTitle}
        across={<TheoryBar desk={desk} isDrafting={isDrafting} onDraft={onDraft} />}
        bottom={
          <BottomBar
            sheet={desk.sheet}
            onSheet={desk.setSheet}
            outline={left}
            pane={right}
            paneTitle={paneTitle}
            paneButton={
              <Button aria-haspopup="dialog" onClick={() => desk.setSheet('pane')}>
                {paneTitle}
              </Button>
            }
            main={
              onDraft && (
                <Button look={map.facts.length === 0 ? 'default' : 'accent'} busy={isDrafting} onClick={onDraft}>
                  Confirm and draft
                </Button>
              )
            }
          />
        }
      >
        <div className={`${styles.head} ${styles.smallOnly}`}>
          <Views desk={desk} />
          {desk.view === 'elements' && <ElementSelect desk={desk} />}
        </div>
        {map.facts.length === 0 ? <NoFacts onAdd={() => setAdding(true)} /> : <MiddlePane desk={desk} />}
      </Workspace>
      {isAdding && (
        <RecordDialog
          place={{ kind: 'client_document', clientId: path.clientId }}
          toolType={path.type}
          onClose={() => setAdding(false)}
          onSaved={() => setAdding(false)}
        />
      )}
    </>
  )
}

function useControlEnter(run: (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select')
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isTyping) run?.()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
