import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import type { FieldProblem } from '#domain/questionnaire/check.ts'
import type { RecordValues } from '#domain/questionnaire/condition.ts'
import type { IsoDate } from '#domain/dates/calendar.ts'
import { type GroupProgress, groupProgress } from '#domain/questionnaire/progress.ts'
import { type Answer, type Answers, type Questionnaire, questionsOf } from '#domain/questionnaire/question.ts'
import { isRequired } from '#domain/questionnaire/required.ts'
import { Button } from '#web/ui/button.tsx'
import { FormContext, type FormSources } from './form-context.ts'
import { type GroupContent, QuestionGroup } from './question-group.tsx'
import styles from './questionnaire-form.module.css'
import type { Reading } from './readings.tsx'

export type QuestionnaireFormProps = {
  readonly questionnaire: Questionnaire
  /** All answers, hidden ones too: a question that comes back still has its answer. */
  readonly answers: Answers
  readonly record: RecordValues
  readonly problems: readonly FieldProblem[]
  readonly sources: FormSources
  readonly today?: IsoDate
  readonly readings?: Readonly<Record<string, readonly Reading[]>>
  /** The group that shows; all of them when absent. */
  readonly group?: string | undefined
  readonly onGroup: (group: string) => void
  readonly onAnswer: (name: string, answer: Answer) => void
  readonly onProvide: (entry: string, question: string) => void
}

/** Renders any tool's questions: one group with the way to its neighbours, or all groups below each other. */
export function QuestionnaireForm({
  questionnaire,
  answers,
  record,
  problems,
  sources,
  today,
  ...props
}: QuestionnaireFormProps) {
  const groups = groupProgress(questionnaire, answers, record)
  const current = groups.find(({ id }) => id === props.group)
  const { onProvide } = props
  const context = useMemo(
    () => ({ sources, onProvide, ...(today !== undefined && { today }) }),
    [sources, onProvide, today],
  )
  const content: GroupContent = {
    answers,
    everyQuestion: questionsOf(questionnaire),
    isRequired: (question) => isRequired(question, answers, record),
    problems,
    readings: props.readings ?? {},
    onAnswer: props.onAnswer,
  }
  return (
    <FormContext value={context}>
      <form
        className={styles.column}
        data-one={current !== undefined || undefined}
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        {(current ? [current] : groups).map((group) => (
          <QuestionGroup key={group.id} group={group} toFix={countProblems(group, problems)} content={content} />
        ))}
        {current && <Turn groups={groups} current={current} onGroup={props.onGroup} />}
      </form>
    </FormContext>
  )
}

type TurnProps = {
  readonly groups: readonly GroupProgress[]
  readonly current: GroupProgress
  readonly onGroup: (group: string) => void
}

/** To the group before and the one after. */
function Turn({ groups, current, onGroup }: TurnProps) {
  const index = groups.indexOf(current)
  const before = groups[index - 1]
  const after = groups[index + 1]
  return (
    <div className={styles.turn}>
      {before ? (
        <Button icon={ArrowLeft} onClick={() => onGroup(before.id)}>
          {before.title}
        </Button>
      ) : (
        <span />
      )}
      {after && (
        <Button iconAfter={ArrowRight} onClick={() => onGroup(after.id)}>
          {after.title}
        </Button>
      )}
    </div>
  )
}

/** Problems said at the questions of a group, those of its rows included. */
export function countProblems({ questions }: GroupProgress, problems: readonly FieldProblem[]): number {
  const names = new Set(questions.map(({ name }) => name))
  return problems.filter(({ name }) => names.has(name.split('.')[0] ?? name)).length
}
