import { CircleX, Info, RotateCcw, Sparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import type { ModelAlias } from '#domain/drafting/tool.ts'
import { type KeptWords, useKeptWords } from '#web/data/use-kept-words.ts'
import { useSession } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { KeptNotice } from '#web/ui/kept-notice.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import type { Passage } from '../draft-section.ts'
import styles from './prompt-form.module.css'

type ProposalState = 'none' | 'writing' | 'ready' | 'failed'

export type RevisionRequest = { readonly prompt: string; readonly model: ModelAlias; readonly passage?: Passage }

type Props = {
  /** The section and the passage that the prompt is about, for keeping it on this device. */
  readonly place: string
  readonly nextVersion: number
  readonly models: readonly ModelAlias[]
  readonly model: ModelAlias
  readonly passage: Passage | undefined
  readonly startPrompt: string
  readonly state: ProposalState
  /** Why there is no proposal. */
  readonly problem?: string | undefined
  /** What the attorney should know before asking. */
  readonly caution?: string | undefined
  readonly onRevise: (request: RevisionRequest) => void
  readonly onStop: () => void
}

/** What a model should do to the section, or to the passage that is selected. Free of credits. */
export function PromptForm({
  place,
  nextVersion,
  models,
  passage,
  startPrompt,
  state,
  problem,
  caution,
  onRevise,
  onStop,
  ...props
}: Props) {
  const words = useKeptPrompt(place, startPrompt, state)
  const { text: prompt, setText: setPrompt } = words
  const [model, setModel] = useState(props.model)
  const [isWhole, setIsWhole] = useState(passage === undefined)
  const [isEmpty, setIsEmpty] = useState(false)
  const scope = passage && !isWhole ? { passage } : {}

  function revise() {
    setIsEmpty(prompt.trim() === '')
    if (prompt.trim() !== '') onRevise({ prompt: prompt.trim(), model, ...scope })
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        revise()
      }}
    >
      <KeptNotice words={words} />
      <TextAreaField
        label={`Prompt for version ${nextVersion}`}
        error={isEmpty ? 'Say what should change' : undefined}
        minRows={3}
        maxLength={4000}
        value={prompt}
        placeholder="For example: cut adjectives, tie every sentence to a fact"
        onChange={setPrompt}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) revise()
        }}
      />
      {passage && <ScopeControl passage={passage} isWhole={isWhole} onWhole={setIsWhole} />}
      {caution !== undefined && (
        <p className={`small muted ${styles.caution}`} role="note">
          <Icon icon={Info} size="s" />
          {caution}
        </p>
      )}
      {state === 'failed' && <Problem>{problem ?? 'The proposal could not be written. Please try again.'}</Problem>}
      <div className={styles.line}>
        {models.length > 0 && (
          <SelectField
            label={<span className="sr">Model</span>}
            options={models.map((alias) => ({ value: alias, label: alias }))}
            value={model}
            searchable={false}
            onChange={(value) => value !== null && setModel(value as ModelAlias)}
          />
        )}
        <SubmitButton state={state} onStop={onStop} />
      </div>
      <output className={styles.state}>{state === 'writing' && `${model} is writing a proposal.`}</output>
    </form>
  )
}

/** The prompt while it is typed, kept on this device until the request carries it. */
function useKeptPrompt(place: string, startPrompt: string, state: ProposalState): KeptWords {
  const { draftId = '' } = useParams()
  const { email } = useSession()
  const words = useKeptWords(`${email} prompt ${draftId} ${place}`, startPrompt, startPrompt)
  const { text, forget } = words
  useEffect(() => {
    if (state !== 'none' && text.trim() === startPrompt) forget()
  })
  return words
}

function Problem({ children }: { children: string }) {
  return (
    <p className={styles.problem} role="alert">
      <Icon icon={CircleX} />
      {children}
    </p>
  )
}

function SubmitButton({ state, onStop }: Pick<Props, 'state' | 'onStop'>) {
  if (state === 'writing') return <Button onClick={onStop}>Stop</Button>
  return (
    <Button
      type="submit"
      look={state === 'ready' ? 'default' : 'accent'}
      icon={state === 'ready' ? RotateCcw : Sparkles}
    >
      {state === 'ready' ? 'Revise again' : 'Revise'}
    </Button>
  )
}

type ScopeProps = { readonly passage: Passage; readonly isWhole: boolean; readonly onWhole: (isWhole: boolean) => void }

function ScopeControl({ passage, isWhole, onWhole }: ScopeProps) {
  return (
    <div className={styles.scope}>
      <SegmentedControl
        label="What to revise"
        wide
        value={isWhole ? 'section' : 'passage'}
        onChange={(value) => onWhole(value === 'section')}
        options={[
          { value: 'passage', label: 'Selected passage' },
          { value: 'section', label: 'Whole section' },
        ]}
      />
      {!isWhole && <p className={styles.passage}>“{shorten(passage.text)}”</p>}
    </div>
  )
}

function shorten(text: string): string {
  return text.length > 180 ? `${text.slice(0, 110).trimEnd()} … ${text.slice(-60).trimStart()}` : text
}
