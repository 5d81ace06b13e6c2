import { type Condition, questionsIn } from './condition.ts'
import { type Answers, choicesOf, type Option, type Question, yesNoOptions } from './question.ts'

/** A question with the ones that it opened, as the page indents them. */
export type ArrangedQuestion = {
  readonly question: Question
  /** The line that says why a conditional question is asked; absent for the others. */
  readonly reason?: string
  readonly followUps: readonly ArrangedQuestion[]
}

type Placed = { question: Question; reason?: string; followUps: Placed[] }

/** How deep questions are indented: a follow-up of a follow-up stands beside it. */
const deepest = 1

/**
 * Puts the visible questions of a group under the question that opened them, as long as nothing else stands between.
 * A conditional question further down, or in another group, keeps its place and its reason names the question.
 */
export function arrangeQuestions(
  questions: readonly Question[],
  answers: Answers,
  everyQuestion: readonly Question[] = questions,
): ArrangedQuestion[] {
  const top: Placed[] = []
  for (const question of questions) {
    const opener = openerOf(question, everyQuestion)
    const branch = lastBranch(top)
    const depth = opener ? branch.findIndex((placed) => placed.question.name === opener.name) : -1
    const host = depth === -1 ? undefined : branch[Math.min(depth, deepest - 1)]
    const isAbove = host?.question.name === opener?.name
    const reason = opener && reasonText(question, opener, answers, isAbove)
    const placed: Placed = { question, followUps: [], ...(reason !== undefined && { reason }) }
    if (host) host.followUps.push(placed)
    else top.push(placed)
  }
  return top
}

/** The last question on each level, outermost first: the only ones that can still take follow-ups. */
function lastBranch(top: readonly Placed[]): Placed[] {
  const last = top.at(-1)
  return last ? [last, ...lastBranch(last.followUps)] : []
}

/** The nearest earlier question that the condition looks at. */
function openerOf({ name, visibleWhen }: Question, questions: readonly Question[]): Question | undefined {
  if (!visibleWhen) return undefined
  const looked = questionsIn(visibleWhen)
  const before = questions.slice(
    0,
    questions.findIndex((question) => question.name === name),
  )
  return before.findLast((question) => looked.includes(question.name))
}

/** "Asked because you answered No", with the question named when it does not stand right above. */
function reasonText(question: Question, opener: Question, answers: Answers, isAbove: boolean): string {
  const mentioned = question.visibleWhen ? valuesFor(question.visibleWhen, opener.name) : []
  const given = choicesOf(answers, opener.name)
  const deciding = mentioned.length > 0 ? given.filter((value) => mentioned.includes(value)) : given
  const labels = deciding.flatMap((value) => optionsOf(opener).find((option) => option.value === value)?.label ?? [])
  const chose = opener.kind === 'choices'
  const where = isAbove ? '' : ` ${chose ? 'for' : 'to'} “${opener.label}”`
  if (labels.length === 0)
    return isAbove ? 'Asked because of your answer above' : `Asked because of your answer${where}`
  return `Asked because you ${chose ? 'chose' : 'answered'} ${joinLabels(labels)}${where}`
}

function optionsOf(question: Question): readonly Option[] {
  if (question.kind === 'yes-no') return yesNoOptions
  return question.kind === 'choice' || question.kind === 'choices' ? question.options : []
}

/** The values that a condition wants of one question. */
function valuesFor(condition: Condition, question: string): string[] {
  if ('all' in condition) return condition.all.flatMap((part) => valuesFor(part, question))
  if ('any' in condition) return condition.any.flatMap((part) => valuesFor(part, question))
  if ('not' in condition || 'record' in condition || condition.question !== question) return []
  if ('is' in condition) return [condition.is]
  if ('in' in condition) return [...condition.in]
  return 'has' in condition ? [condition.has] : []
}

function joinLabels(labels: readonly string[]): string {
  return labels.length < 2 ? (labels[0] ?? '') : `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`
}
