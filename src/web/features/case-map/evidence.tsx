import { FilePlus2, FileText, FileWarning, RotateCw } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { AppError } from '#contract/errors.ts'
import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { CaseMapReply } from '#contract/case-maps.ts'
import type { Questionnaire } from '#domain/questionnaire/question.ts'
import { RecordDialog } from '#web/features/records/record-dialog.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StepPath } from '#web/ui/step-path.tsx'
import { BottomBar } from '#web/workspace/bottom-bar.tsx'
import { BarEnd, Workspace } from '#web/workspace/workspace.tsx'
import { type MapPath, useCaseMap, useMapDecisions } from './case-map-queries.ts'
import { ChronologyDesk, ConflictList } from './chronology-desk.tsx'
import { ElementDesk } from './element-desk.tsx'
import { ElementList, letterOf } from './element-list.tsx'
import styles from './evidence.module.css'
import { type EvidenceDesk, type EvidenceView, useEvidenceDesk } from './evidence-desk.ts'
import { ExhibitsDesk } from './exhibits-desk.tsx'
import { PeopleList } from './people-list.tsx'
import { ReadingNotice } from './reading-notice.tsx'
import { SourcePane } from './source-pane.tsx'
import { TheoryBar } from './theory-bar.tsx'

type Place = { readonly label: string; readonly to: string }

type Props = {
  readonly path: MapPath
  readonly questionnaire: Questionnaire
  /** The questions of the tool. */
  readonly tool: Place
  readonly client: Place
  readonly isDrafting: boolean
  /** Left out where the client is shared without the right to draft. */
  readonly onDraft: (() => void) | undefined
}

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
    <Framed {...props}>
      <Skeleton lines={10} label="Reading answers and documents" />
    </Framed>
  )
}

const steps = (questions: string) => [{ label: 'Questions', to: questions }, { label: 'Evidence' }, { label: 'Draft' }]

/** The page around what is not there yet. */
function Framed({ tool, client, isDrafting, onDraft, children }: Props & { children: ReactNode }) {
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
              <Button icon={FileText} aria-haspopup="dialog" onClick={() => desk.setSheet('pane')}>
                {paneTitle}
              </Button>
            }
            main={
              onDraft && (
                <Button look="accent" busy={isDrafting} onClick={onDraft}>
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

const views = [
  { value: 'elements', label: 'Elements' },
  { value: 'chronology', label: 'Chronology' },
  { value: 'exhibits', label: 'Exhibits' },
] as const

function Views({ desk }: { desk: EvidenceDesk }) {
  return (
    <SegmentedControl<EvidenceView>
      label="What to look at"
      wide
      value={desk.view}
      onChange={desk.setView}
      options={views}
    />
  )
}

function LeftPane({ desk }: { desk: EvidenceDesk }) {
  return (
    <>
      <div className={styles.views}>
        <Views desk={desk} />
      </div>
      {desk.view === 'chronology' ? <PeopleList desk={desk} /> : <ElementList desk={desk} />}
    </>
  )
}

function MiddlePane({ desk }: { desk: EvidenceDesk }) {
  if (desk.view === 'chronology') return <ChronologyDesk desk={desk} />
  return desk.view === 'exhibits' ? <ExhibitsDesk desk={desk} /> : <ElementDesk desk={desk} />
}

/** On small screens the elements are one field. */
function ElementSelect({ desk }: { desk: EvidenceDesk }) {
  return (
    <select aria-label="Element" value={desk.element} onChange={(event) => desk.goToElement(event.target.value)}>
      {desk.map.elements.map(({ id, name }, index) => (
        <option key={id} value={id}>
          {letterOf(index)}. {name}
        </option>
      ))}
      <option value="elsewhere">Other facts</option>
    </select>
  )
}

function NoFacts({ onAdd }: { onAdd: () => void }) {
  return (
    <div className={styles.none}>
      <EmptyState
        title="No facts yet"
        action={
          <Button look="accent" icon={FilePlus2} onClick={onAdd}>
            Add a document
          </Button>
        }
      >
        Facts are read from the answers, the client record and the client’s documents. Answer the questions, or add a
        declaration, an evaluation or a record.
      </EmptyState>
    </div>
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
