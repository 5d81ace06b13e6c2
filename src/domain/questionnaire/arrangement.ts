import { type ConditionPart, holds, partsOf } from './condition.ts'
import { isChosen } from './initial.ts'
import { type Answers, choicesOf, type Option, type Question, yesNoOptions } from './question.ts'
import { isAnswered } from './required.ts'

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
    const opener = openerOf(question, everyQuestion, answers)
    const branch = lastBranch(top)
    const depth = opener ? branch.findIndex((placed) => placed.question.name === opener.question.name) : -1
    const host = depth === -1 ? undefined : branch[Math.min(depth, deepest - 1)]
    const isAbove = host?.question.name === opener?.question.name
    const reason = opener && reasonText(opener, answers, isAbove)
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

type Opener = { readonly question: Question; readonly parts: readonly ConditionPart[] }

/**
 * The nearest earlier question for which the other one is asked: one that was answered so, else one that was not
 * answered otherwise. Undefined when no earlier answer has to do with it (the client's record may).
 */
function openerOf(
  { name, visibleWhen }: Question,
  questions: readonly Question[],
  answers: Answers,
): Opener | undefined {
  if (!visibleWhen) return undefined
  const speaking = partsOf(visibleWhen).filter(({ condition, isWanted }) => holds(condition, answers, {}) === isWanted)
  const before = questions.slice(
    0,
    questions.findIndex((question) => question.name === name),
  )
  const openers = before.flatMap((question): Opener[] => {
    const about = speaking.filter(({ condition }) => condition.question === question.name)
    return about.length > 0 ? [{ question, parts: about }] : []
  })
  return openers.findLast(({ question }) => isAnswered(question, answers)) ?? openers.at(-1)
}

/** "Asked because you answered No", with the question named when it does not stand right above. */
function reasonText({ question, parts }: Opener, answers: Answers, isAbove: boolean): string {
  const chose = question.kind === 'choices'
  const where = isAbove ? '' : ` ${chose ? 'for' : 'to'} “${question.label}”`
  const answer = isAbove ? 'answer above' : `answer${where}`
  if (!isAnswered(question, answers)) return `Asked unless your ${answer} says otherwise`
  const mentioned = parts.flatMap(({ condition, isWanted }) => (isWanted ? valuesOf(condition) : []))
  const given = choicesOf(answers, question.name)
  const deciding = mentioned.length > 0 ? given.filter((value) => mentioned.includes(value)) : given
  const labels = deciding.flatMap((value) => optionsOf(question).find((option) => option.value === value)?.label ?? [])
  if (labels.length === 0) return `Asked because of your ${answer}`
  // What the form starts with was answered by nobody.
  if (!isChosen(question, answers)) return `Asked while the ${answer} is ${joinLabels(labels)}`
  return `Asked because you ${chose ? 'chose' : 'answered'} ${joinLabels(labels)}${where}`
}

function optionsOf(question: Question): readonly Option[] {
  if (question.kind === 'yes-no') return yesNoOptions
  return question.kind === 'choice' || question.kind === 'choices' ? question.options : []
}

function valuesOf(condition: ConditionPart['condition']): readonly string[] {
  if ('is' in condition) return [condition.is]
  if ('in' in condition) return condition.in
  return 'has' in condition ? [condition.has] : []
}

function joinLabels(labels: readonly string[]): string {
  return labels.length < 2 ? (labels[0] ?? '') : `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`
}
