import { CalendarX2, type LucideIcon, ShieldOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DraftType, ModelAlias, ToolIdentity } from '#domain/drafting/tool.ts'
import type { Readiness } from '#domain/questionnaire/readiness.ts'
import { Button } from '#web/ui/button.tsx'
import { FormNumbers } from '#web/ui/form-numbers.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LawNote } from '#web/features/law/law-note.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { ToolPicture } from '#web/ui/tool-picture.tsx'
import { PaneFoot, PaneScroll } from '#web/workspace/workspace.tsx'
import { ReadinessList, ReadinessTally } from './readiness-list.tsx'
import readinessStyles from './readiness-list.module.css'
import styles from './request-panel.module.css'

/** The law that each tool reads, as the settings list it. */
const lawOf: Readonly<Record<DraftType, readonly string[]>> = {
  draft_generator: ['Authorities', 'Circuit decisions', 'Policies by country', 'Other policies'],
  naturalization: ['Fees and edition of Form N-400', 'Filing addresses', 'Other policies'],
  upw: ['Authorities', 'Policies by country', 'Other policies'],
  expert_letter: ['Other policies'],
  draft_from_template_sections: ['Authorities', 'Circuit decisions'],
}

/** Said on every tool screen (specification 2, section 1). */
export const promise = 'Click Perform Request and your draft will be generated within 1 to 5 minutes.'

export type RequestProps = {
  readonly tool: ToolIdentity
  /** What these answers will produce; the tool's own sentence until they say more. */
  readonly produces?: string
  /** `24 sections, about 23 of 25 pages`. */
  readonly size?: string
  /** More about what is produced, under its size. */
  readonly about?: ReactNode
  /** The step before the draft, where the tool has one. */
  readonly evidence?: ReactNode
  readonly readiness: Readiness
  readonly model: ModelAlias | undefined
  /** An alias whose model is gone, with what stands in for it. */
  readonly modelNotice?: string
  /** What leaves for a model is freed of names and numbers first; absent where no model is asked. */
  readonly isShielded?: boolean
  readonly creditsLeft: number | undefined
  readonly isPerforming: boolean
  readonly onModel: (model: ModelAlias) => void
  readonly onShield?: (isShielded: boolean) => void
  readonly onQuestion: (name: string) => void
  readonly onPerform: () => void
  /** False where the client is shared without the right to draft. */
  readonly mayDraft?: boolean
}

/** The pane that stays: what will be produced, what is missing, which model, what it costs, and the request. */
export function RequestPanel(props: RequestProps) {
  return (
    <>
      <PaneScroll>
        <Output {...props} />
        <section className={styles.readiness} aria-labelledby="readiness">
          <div className={readinessStyles.head}>
            <h2 id="readiness">Readiness</h2>
            <ReadinessTally counts={props.readiness.counts} />
          </div>
          <ReadinessList readiness={props.readiness} onQuestion={props.onQuestion} />
          <LawNote of={lawOf[props.tool.type]} />
        </section>
      </PaneScroll>
      <PaneFoot>
        <div className={styles.request}>
          <Terms {...props} />
          <p className={styles.promise}>{promise}</p>
          <PerformButton {...props} />
          {props.evidence}
        </div>
      </PaneFoot>
    </>
  )
}

function Output({ tool, produces, size, about }: RequestProps) {
  return (
    <div className={styles.output}>
      <ToolPicture type={tool.type} />
      <h2>Drafty</h2>
      <p>
        <FormNumbers text={produces ?? tool.produces} />
      </p>
      {size !== undefined && <p className={styles.size}>{size}</p>}
      {about && <div className={styles.about}>{about}</div>}
    </div>
  )
}

/** Model and credits. A tool without a model says so by leaving the list out. */
export function Terms({ tool, model, modelNotice, creditsLeft, onModel, ...shield }: RequestProps) {
  const options = tool.models.map((alias) => ({
    value: alias,
    label: alias === tool.defaultModel ? `${alias} (default)` : alias,
  }))
  return (
    <>
      <div className={styles.terms}>
        <div>
          {options.length > 0 && (
            <SelectField
              label="Model"
              options={options}
              value={model ?? null}
              searchable={false}
              onChange={(chosen) => chosen !== null && onModel(chosen as ModelAlias)}
            />
          )}
        </div>
        <div className={styles.credits}>
          <span className={styles.label}>Credits</span>
          <Credits cost={tool.cost} left={creditsLeft} />
        </div>
      </div>
      <ShieldChoice {...shield} />
      {modelNotice !== undefined && <Caution icon={CalendarX2}>{modelNotice}</Caution>}
    </>
  )
}

/** On for every new request; the attorney alone can choose otherwise, for one draft. */
export function ShieldChoice({ isShielded, onShield }: Pick<RequestProps, 'isShielded' | 'onShield'>) {
  if (isShielded === undefined || !onShield) return null
  return (
    <div className={styles.shield}>
      <TickBox checked={isShielded} onChange={onShield}>
        Privacy shield: names and numbers leave as stand-ins
      </TickBox>
      <div role="status">
        {!isShielded && (
          <Caution icon={ShieldOff}>
            Names, numbers, addresses and documents of this client will leave for the model as they stand. This holds
            for this draft and its revisions and cannot be taken back.
          </Caution>
        )}
      </div>
    </div>
  )
}

function Caution({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <p className={styles.caution}>
      <Icon icon={icon} />
      <span>{children}</span>
    </p>
  )
}

function Credits({ cost, left }: { cost: number; left: number | undefined }) {
  if (cost === 0) return <span>Free of credits</span>
  return (
    <span>
      <span>
        <b>{cost}</b> credits
      </span>
      {left !== undefined && <span className={styles.muted}>{left.toLocaleString('en-US')} left</span>}
    </span>
  )
}

type Performing = Pick<RequestProps, 'isPerforming' | 'onPerform' | 'mayDraft'>

/** Stays enabled: pressed with something missing, it leads there. */
export function PerformButton({ isPerforming, onPerform, mayDraft = true }: Performing) {
  if (!mayDraft)
    return <p className="small muted">Answers are yours to prepare; whoever has the client in full starts the draft.</p>
  return (
    <Button look="accent" wide busy={isPerforming} onClick={onPerform}>
      Perform Request
    </Button>
  )
}
