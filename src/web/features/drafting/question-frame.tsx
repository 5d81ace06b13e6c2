import { OctagonAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Question } from '#domain/questionnaire/question.ts'
import type { FieldProps } from './field-props.ts'
import { MessageText } from './message-text.tsx'
import styles from './question-frame.module.css'

type FrameField = Pick<FieldProps, 'id' | 'labelId' | 'describedBy' | 'required' | 'invalid'>

type Props = {
  readonly question: Question
  /** Instead of the id that is made from the question's name. */
  readonly controlId?: string
  readonly required: boolean
  readonly error: string | undefined
  readonly children: (field: FrameField) => ReactNode
}

/** Label, help, control and error of one question, tied together for those who do not see them. */
export function QuestionFrame({ question, controlId = controlIdOf(question.name), required, error, children }: Props) {
  const labelId = `${controlId}-label`
  const helpId = question.help === undefined ? undefined : `${controlId}-help`
  const errorId = error === undefined ? undefined : `${controlId}-error`
  const describedBy = [helpId, errorId].filter(Boolean).join(' ') || undefined
  return (
    <div className={styles.frame} data-question={question.name}>
      <QuestionLabel question={question} id={labelId} controlId={controlId} required={required} />
      {helpId !== undefined && (
        <p className={styles.help} id={helpId}>
          {question.help}
        </p>
      )}
      {children({ id: controlId, labelId, describedBy, required, invalid: error !== undefined })}
      {error !== undefined && (
        <FieldError id={errorId}>
          <MessageText text={error} />
        </FieldError>
      )}
    </div>
  )
}

type LabelProps = { readonly question: Question; readonly id: string; readonly controlId: string; readonly required: boolean }

/** A set of controls has no single control that a label could point at. */
function QuestionLabel({ question, id, controlId, required }: LabelProps) {
  const text = (
    <>
      {question.label}
      {required && (
        <span className={styles.required} aria-hidden>
          *
        </span>
      )}
    </>
  )
  if (isSetOfControls(question))
    return (
      <div className={styles.label} id={id}>
        {text}
      </div>
    )
  return (
    <label className={styles.label} id={id} htmlFor={controlId}>
      {text}
    </label>
  )
}

export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <OctagonAlert size={16} aria-hidden />
      <span>{children}</span>
    </p>
  )
}

function isSetOfControls({ kind }: Question): boolean {
  return kind === 'yes-no' || kind === 'choice' || kind === 'choices' || kind === 'rows'
}

/** The id of a question's control; a problem with this name leads here. */
export function controlIdOf(name: string): string {
  return `q-${name}`
}
