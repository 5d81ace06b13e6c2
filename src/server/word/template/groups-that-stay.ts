import type { Piece, Wrapper } from '#server/office/document/paragraph-pieces.ts'
import { groupOf } from '#server/office/document/paragraph-tokens.ts'
import type { Step } from './compare-words.ts'

/**
 * Links, fields and controls of which every word stays, with nothing new between them; and the fields that end only in
 * a later paragraph, whose codes must not go.
 */
export function groupsThatStay(pieces: readonly Piece[], steps: readonly Step[]): ReadonlySet<Wrapper> {
  const changed = new Set<Wrapper>()
  for (const [index, step] of steps.entries()) {
    if (step.kind === 'drop' && step.token.group) changed.add(step.token.group)
    if (step.kind === 'keep' && step.fresh.marks.gap && step.token.group) changed.add(step.token.group)
    const group = step.kind === 'add' ? groupAround(steps, index) : undefined
    if (group) changed.add(group)
  }
  const groups = new Set(pieces.flatMap((piece) => groupOf(piece) ?? []))
  return new Set([...groups].filter((group) => !changed.has(group) || !isClosed(group, pieces)))
}

function isClosed(group: Wrapper, pieces: readonly Piece[]): boolean {
  if (group.element) return true
  return pieces.some(({ node, wrappers }) => node.attributes['w:fldCharType'] === 'end' && wrappers.includes(group))
}

function groupAround(steps: readonly Step[], index: number): Wrapper | undefined {
  const before = steps.slice(0, index).findLast(({ kind }) => kind !== 'add')
  const after = steps.slice(index).find(({ kind }) => kind !== 'add')
  return groupOfStep(before) === groupOfStep(after) ? groupOfStep(before) : undefined
}

function groupOfStep(step: Step | undefined): Wrapper | undefined {
  return step && step.kind !== 'add' ? step.token.group : undefined
}
