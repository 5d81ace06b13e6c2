import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Check, FieldProblem } from '#domain/questionnaire/check.ts'
import type { Answers } from '#domain/questionnaire/question.ts'
import { type GroupProgress, groupProgress } from '#domain/questionnaire/progress.ts'
import { groupOf, type ReadinessItem, readinessOf, withFirst } from '#domain/questionnaire/readiness.ts'
import { missingAnswers } from '#domain/questionnaire/required.ts'
import { effectiveAnswers } from '#domain/questionnaire/visibility.ts'
import type { ErrorEntry } from '#web/ui/show-error.ts'
import { RowSkeleton } from '#web/ui/row-skeleton.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BarEnd, Workspace } from '#web/workspace/workspace.tsx'
import { ClientPicker } from './client-picker.tsx'
import { focusGroup, focusQuestion } from './focus-question.ts'
import { GroupNav, GroupStepper, type GroupsShown } from './group-nav.tsx'
import { countProblems, QuestionnaireForm, type QuestionnaireFormProps } from './questionnaire-form.tsx'
import { spokenCounts } from './readiness-list.tsx'
import { RequestBar } from './readiness-sheet.tsx'
import { RequestPanel, type RequestProps } from './request-panel.tsx'
import { type Saved, SavedState } from '#web/ui/saved-state.tsx'
import styles from './tool-screen.module.css'
import { useFinishedReading } from './use-finished-reading.ts'

type FromForm = Omit<QuestionnaireFormProps, 'group' | 'onGroup'>
type FromRequest = Omit<RequestProps, 'readiness' | 'onQuestion' | 'onPerform'>

export type ToolScreenProps = FromForm &
  FromRequest & {
    readonly saved: Saved
    /** What the rules found in the answers and the record. */
    readonly checks: readonly Check[]
    /** What billing has to say, before everything else. */
    readonly billing?: ReadinessItem | undefined
    /** The group that shows first. */
    readonly startGroup?: string
    /** Whether all groups show at first. */
    readonly startShown?: GroupsShown
    /**
     * Something stands in the way: for the error dialog, with the way to each place. The first field already has the
     * focus, so that closing the dialog leads there.
     */
    readonly onMissing: (entries: readonly ErrorEntry[], goToFirst: () => void) => void
    /** The answers that count: those of visible questions. */
    readonly onPerform: (answers: Answers) => void
  }

/** The page of any drafting tool: groups of questions, the questions, and what will be produced. */
export function ToolScreen(props: ToolScreenProps) {
  const screen = useToolScreen(props)
  const { tool, answers, sources, onAnswer, onProvide } = props
  const nav = {
    groups: screen.groups,
    current: screen.shown === 'one' ? screen.current?.id : undefined,
    toFix: screen.toFix,
    shown: screen.shown,
    onGroup: screen.turnTo,
    onShown: screen.setShown,
  }
  const request = { ...props, readiness: screen.readiness, onQuestion: screen.goTo, onPerform: screen.perform }
  const client = {
    answers,
    sources,
    onAnswer,
    onProvide,
    questions: screen.groups.flatMap(({ questions }) => questions),
  }
  return (
    <Workspace
      title={tool.title.replaceAll(' / ', '\u00a0/ ')}
      crumbs={[{ label: 'Dashboard', to: '/' }, { label: 'Draft' }]}
      actions={
        <BarEnd>
          <SavedState saved={props.saved} />
          <ClientPicker {...client} />
        </BarEnd>
      }
      left={<GroupNav {...nav} />}
      leftLabel="Question groups"
      steps={<GroupStepper {...nav} current={screen.current?.id} />}
      middleRef={screen.pane}
      right={<RequestPanel {...request} />}
      rightLabel="What will be produced"
      bottom={<RequestBar {...request} />}
    >
      <QuestionnaireForm {...props} problems={screen.problems} group={nav.current} onGroup={screen.turnTo} />
      <output className="sr">{spokenCounts(screen.readiness.counts)}</output>
    </Workspace>
  )
}

/** Which group shows, what is missing, and the way to each question. */
function useToolScreen({
  questionnaire,
  answers,
  record,
  problems,
  checks,
  saved,
  startGroup,
  startShown = 'one',
  ...props
}: ToolScreenProps) {
  const [chosen, setChosen] = useState(startGroup)
  const [shown, setShown] = useState(startShown)
  const [hasTried, setHasTried] = useState(false)
  const pane = useRef<HTMLDivElement>(null)
  useFinishedReading(props.sources, questionnaire, answers, props.onAnswer)

  const groups = groupProgress(questionnaire, answers, record)
  const current = groups.find(({ id }) => id === chosen) ?? groups[0]
  const missing = missingAnswers(questionnaire, answers, record)
  // An empty answer is said once: as missing, not again by the rule that needs it.
  const told = checks.filter(
    ({ severity, field }) => severity !== 'block' || !missing.some(({ name }) => name === field),
  )
  const blocking = told.flatMap((check) => (check.severity === 'block' ? [asProblem(groups, check)] : []))
  const shownProblems = mergeProblems(problems, blocking, hasTried ? missing : [])

  function turnTo(group: string) {
    flushSync(() => setChosen(group))
    focusGroup(group, pane.current)
  }

  function goTo(name: string) {
    flushSync(() => setChosen(groupOf(groups, name)?.id ?? current?.id))
    focusQuestion(name)
  }

  function perform() {
    // What the rules found is about saved answers; while newer ones are on their way the server decides.
    const isCurrent = saved.state === 'saved' || saved.state === 'none'
    const inTheWay = inOrder(groups, mergeProblems(missing, isCurrent ? blocking : []))
    const [first] = inTheWay
    if (!first) return props.onPerform(effectiveAnswers(questionnaire, answers, record))
    flushSync(() => setHasTried(true))
    goTo(first.name)
    const entries = inTheWay.map((problem): ErrorEntry => {
      const message = missing.includes(problem) ? missingEntry(groups, problem) : problem.message
      const title = groupOf(groups, problem.name)?.title
      return title === undefined ? message : { message, place: { label: title, go: () => goTo(problem.name) } }
    })
    props.onMissing(entries, () => goTo(first.name))
  }

  return {
    groups,
    current,
    shown,
    setShown,
    pane,
    problems: shownProblems,
    readiness: withFirst(readinessOf(groups, missing, problems, told), props.billing),
    toFix: (group: GroupProgress) => countProblems(group, shownProblems),
    turnTo,
    goTo,
    perform,
  }
}

/** A missing answer is listed by its label, unless the specification has a sentence for it. */
function missingEntry(groups: readonly GroupProgress[], { name, label, message }: FieldProblem): string {
  const question = groupOf(groups, name)?.questions.find((one) => one.name === name)
  return question?.kind === 'textarea' && question.tooShort !== undefined ? message : label
}

function asProblem(groups: readonly GroupProgress[], { code, field = code, message }: Check): FieldProblem {
  const question = groupOf(groups, field)?.questions.find(({ name }) => name === field)
  return { name: field, label: question?.label ?? message, message }
}

/** Each question's first problem. */
function mergeProblems(...lists: readonly (readonly FieldProblem[])[]): FieldProblem[] {
  const byName = new Map<string, FieldProblem>()
  for (const problem of lists.flat()) if (!byName.has(problem.name)) byName.set(problem.name, problem)
  return [...byName.values()]
}

/** In the order of the form, so that the first one is the uppermost. */
function inOrder(groups: readonly GroupProgress[], problems: readonly FieldProblem[]): FieldProblem[] {
  const names = groups.flatMap(({ questions }) => questions.map(({ name }) => name))
  const place = ({ name }: FieldProblem) => {
    const index = names.indexOf(name.split('.')[0] ?? name)
    return index === -1 ? names.length : index
  }
  return problems.toSorted((a, b) => place(a) - place(b))
}

/** While the questions and the answers are being fetched. */
export function ToolScreenSkeleton({ title }: { title: string }) {
  return (
    <Workspace
      title={title}
      crumbs={[{ label: 'Dashboard', to: '/' }, { label: 'Draft' }]}
      actions={null}
      left={<RowSkeleton rows={8} />}
      leftLabel="Question groups"
      right={
        <div className={styles.loadingBeside}>
          <RowSkeleton rows={6} />
        </div>
      }
      rightLabel="What will be produced"
      bottom={null}
    >
      <div className={styles.loading}>
        <Skeleton lines={8} label="Loading the questions" />
      </div>
    </Workspace>
  )
}
