import { ChevronRight, CornerDownRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { type ArrangedQuestion, arrangeQuestions } from '#domain/questionnaire/arrangement.ts'
import type { FieldProblem } from '#domain/questionnaire/check.ts'
import type { GroupProgress } from '#domain/questionnaire/progress.ts'
import type { Answer, Answers, Question } from '#domain/questionnaire/question.ts'
import { isChosen } from '#domain/questionnaire/initial.ts'
import { Icon } from '#web/ui/icon.tsx'
import { QuestionField } from './fields/question-field.tsx'
import { groupHeadId, questionPlace } from './focus-question.ts'
import styles from './questionnaire-form.module.css'
import { type Reading, Readings } from './readings.tsx'
import { SeverityText } from '#web/ui/severity.tsx'

export type GroupContent = {
  readonly answers: Answers
  readonly everyQuestion: readonly Question[]
  readonly isRequired: (question: Question) => boolean
  readonly problems: readonly FieldProblem[]
  readonly readings: Readonly<Record<string, readonly Reading[]>>
  readonly onAnswer: (name: string, answer: Answer) => void
}

type Props = { readonly group: GroupProgress; readonly toFix: number; readonly content: GroupContent }

/** The questions of one group that show now; those beyond the specification wait folded at its end. */
export function QuestionGroup({ group, toFix, content }: Props) {
  const headId = useId()
  const [slides, setSlides] = useState(false)
  const arrange = (questions: readonly Question[]) =>
    arrangeQuestions(questions, content.answers, content.everyQuestion)
  const onAnswer: GroupContent['onAnswer'] = (name, answer) => {
    setSlides(true)
    content.onAnswer(name, answer)
  }
  const list = { content: { ...content, onAnswer }, slides }
  const advanced = group.questions.filter((question) => question.advanced)
  return (
    <section className={styles.group} aria-labelledby={headId}>
      <div className={styles.head} id={groupHeadId(group.id)} tabIndex={-1}>
        <span className={styles.letter} aria-hidden>
          {group.letter}
        </span>
        <h2 className={styles.title} id={headId}>
          {group.title}
        </h2>
        {toFix > 0 && <SeverityText severity="block">{toFix} to fix</SeverityText>}
      </div>
      <QuestionList {...list} arranged={arrange(group.questions.filter((question) => !question.advanced))} />
      {advanced.length > 0 && (
        <details className={styles.more} open={needsAttention(advanced, content) || undefined}>
          <summary>
            <Icon icon={ChevronRight} />
            Further details
            <span className={styles.count}>{advanced.length} optional</span>
          </summary>
          <div className={styles.moreQuestions}>
            <QuestionList {...list} arranged={arrange(advanced)} />
          </div>
        </details>
      )}
    </section>
  )
}

type ListProps = {
  readonly arranged: readonly ArrangedQuestion[]
  readonly content: GroupContent
  /** Only what an answer opens slides in, not what shows from the start. */
  readonly slides: boolean
}

function QuestionList({ arranged, ...rest }: ListProps) {
  return withSharedReason(arranged).map(([first, ...others]) => {
    const questions = [first, ...others].map((one) => <AskedQuestion key={one.question.name} asked={one} {...rest} />)
    if (first.reason === undefined) return questions
    return (
      <Conditional key={first.question.name} reason={first.reason} slides={rest.slides}>
        {questions}
      </Conditional>
    )
  })
}

type ConditionalProps = { readonly reason: string; readonly slides: boolean; readonly children: ReactNode }

/** Questions behind a rule, with the one line that says why they are asked. */
function Conditional({ reason, slides, children }: ConditionalProps) {
  const [slidesIn] = useState(slides)
  return (
    <div className={styles.conditional} data-arrives={slidesIn || undefined}>
      <div>
        <p className={styles.why}>
          <Icon icon={CornerDownRight} size="s" />
          {reason}
        </p>
        {children}
      </div>
    </div>
  )
}

function AskedQuestion({ asked, ...rest }: Omit<ListProps, 'arranged'> & { readonly asked: ArrangedQuestion }) {
  const { question, followUps } = asked
  const { answers, isRequired, problems, readings, onAnswer } = rest.content
  const errorOf = (name: string) => problems.find((problem) => problem.name === name)?.message
  const read = readings[question.name]
  return (
    <div className={styles.asked}>
      <div className={styles.question} {...questionPlace(question.name)}>
        <QuestionField
          question={question}
          required={isRequired(question)}
          error={errorOf(question.name)}
          answer={answers[question.name]}
          onChange={(answer) => onAnswer(question.name, answer)}
          partError={(path) => errorOf(`${question.name}.${path}`)}
        />
        {read && read.length > 0 && <Readings readings={read} />}
      </div>
      <QuestionList arranged={followUps} {...rest} />
    </div>
  )
}

/** Consecutive questions asked for the same reason stand behind one rule, the reason said once. */
function withSharedReason(arranged: readonly ArrangedQuestion[]): [ArrangedQuestion, ...ArrangedQuestion[]][] {
  const runs: [ArrangedQuestion, ...ArrangedQuestion[]][] = []
  for (const asked of arranged) {
    const run = runs.at(-1)
    if (run && run[0].reason === asked.reason) run.push(asked)
    else runs.push([asked])
  }
  return runs
}

function needsAttention(questions: readonly Question[], { answers, problems }: GroupContent): boolean {
  return questions.some(
    (question) => isChosen(question, answers) || problems.some(({ name }) => name === question.name),
  )
}
