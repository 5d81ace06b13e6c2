import type { Check, FieldProblem, Severity } from './check.ts'
import type { GroupProgress } from './progress.ts'

/** One thing that stands between the answers and a good draft. */
export type ReadinessItem = {
  readonly key: string
  readonly severity: Severity
  readonly message: string
  /** The questions that it is about, first the one to go to. */
  readonly questions: readonly { readonly name: string; readonly label: string }[]
  readonly group?: { readonly id: string; readonly title: string }
  /** Nothing in the group has been answered yet: its missing answers need not be told one by one. */
  readonly isUntouched?: true
  /** A way on that is no question: an address of the product, or the billing portal. */
  readonly wayOn?: { readonly label: string; readonly to: string }
}

export type Readiness = {
  /** Must fix, then check, then note; within a kind in the order of the form. */
  readonly items: readonly ReadinessItem[]
  /** How many answers and decisions: three empty answers of one group are one item and count three. */
  readonly counts: Readonly<Record<Severity, number>>
}

const order: readonly Severity[] = ['block', 'warn', 'inform']

/** What is missing and what the rules found, in one list. */
export function readinessOf(
  groups: readonly GroupProgress[],
  missing: readonly FieldProblem[],
  problems: readonly FieldProblem[],
  checks: readonly Check[],
): Readiness {
  const known = new Set(missing.map(({ name }) => name))
  const items = [
    ...groups.flatMap((group) => missingItem(group, missing)),
    ...problems.filter(({ name }) => !known.has(name)).map((problem) => problemItem(groups, problem)),
    ...checks.map((check, index) => checkItem(groups, check, index)),
  ]
  const place = ({ group }: ReadinessItem) => groups.findIndex(({ id }) => id === group?.id)
  return {
    items: items.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity) || place(a) - place(b)),
    counts: { block: count(items, 'block'), warn: count(items, 'warn'), inform: count(items, 'inform') },
  }
}

/** The same with one item before all others. */
export function withFirst(readiness: Readiness, first: ReadinessItem | undefined): Readiness {
  if (!first) return readiness
  const counts = { ...readiness.counts, [first.severity]: readiness.counts[first.severity] + 1 }
  return { items: [first, ...readiness.items], counts }
}

function missingItem(group: GroupProgress, missing: readonly FieldProblem[]): ReadinessItem[] {
  const names = new Set(group.questions.map(({ name }) => name))
  const empty = missing.filter(({ name }) => names.has(name))
  const [first] = empty
  if (!first) return []
  const message = empty.length === 1 ? first.message : `${inWords(empty.length)} required answers are empty.`
  return [
    {
      key: `missing-${group.id}`,
      severity: 'block',
      message,
      questions: empty,
      group,
      ...(!group.touched && { isUntouched: true }),
    },
  ]
}

function problemItem(groups: readonly GroupProgress[], problem: FieldProblem): ReadinessItem {
  const group = groupOf(groups, problem.name)
  return {
    key: `problem-${problem.name}`,
    severity: 'block',
    message: problem.message,
    questions: [problem],
    ...(group && { group }),
  }
}

function checkItem(groups: readonly GroupProgress[], check: Check, index: number): ReadinessItem {
  const group = check.field === undefined ? undefined : groupOf(groups, check.field)
  const question = group?.questions.find(({ name }) => name === rootOf(check.field ?? ''))
  return {
    key: `${check.code}-${index}`,
    severity: check.severity,
    message: check.message,
    questions: question ? [{ name: check.field ?? question.name, label: question.label }] : [],
    ...(group && { group }),
  }
}

/** The group that a question stands in; a cell of a row (`children.0.name`) belongs to its question. */
export function groupOf(groups: readonly GroupProgress[], name: string): GroupProgress | undefined {
  return groups.find(({ questions }) => questions.some((question) => question.name === rootOf(name)))
}

function rootOf(name: string): string {
  return name.split('.')[0] ?? name
}

function count(items: readonly ReadinessItem[], severity: Severity): number {
  return items
    .filter((item) => item.severity === severity)
    .reduce((sum, { key, questions }) => sum + (key.startsWith('missing-') ? questions.length : 1), 0)
}

function inWords(number: number): string {
  const words = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']
  return words[number - 2] ?? String(number)
}
