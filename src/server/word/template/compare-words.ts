import { diffArrays } from 'diff'
import { objectKind, type Token } from '#server/office/document/paragraph-tokens.ts'
import type { NewToken } from './new-text.ts'

/** A word that stays, goes or comes, in the order of the new text. */
export type Step =
  | { readonly kind: 'keep'; readonly token: Token; readonly fresh: NewToken }
  | { readonly kind: 'drop'; readonly token: Token }
  | { readonly kind: 'add'; readonly fresh: NewToken }

/** More edits than this in one paragraph are no edits: it is replaced as a whole. */
const mostEdits = 1500

/** With less of its letters than this, a paragraph is another one, and notes on the old one have no place in it. */
const leastKept = 0.3

/** What becomes of each word and object of a paragraph when it gets new content. White space at its ends is left out. */
export function compareWords(tokens: readonly Token[], content: readonly NewToken[]): Step[] {
  return withObjects(compareText(tokens, trimmed(content)), tokens)
}

function trimmed(tokens: readonly NewToken[]): NewToken[] {
  const from = tokens.findIndex((token) => !isSpace(token))
  const to = tokens.findLastIndex((token) => !isSpace(token))
  return from < 0 ? [] : tokens.slice(from, to + 1)
}

function isSpace({ text }: Pick<NewToken, 'text'>): boolean {
  return text !== '' && text.trim() === ''
}

/** Objects are left out of the comparison: new content knows none of them. */
function compareText(tokens: readonly Token[], fresh: readonly NewToken[]): Step[] {
  const words = tokens.filter(({ text }) => text !== '')
  const changes = diffArrays<Token | NewToken>([...words], [...fresh], {
    comparator: isEqual,
    maxEditLength: mostEdits,
  })
  const parts = changes ?? [
    { removed: true, added: false, value: words },
    { removed: false, added: true, value: [...fresh] },
  ]
  const steps: Step[] = []
  let old = 0
  let next = 0
  for (const { added, removed, value } of parts)
    for (let count = value.length; count > 0; count -= 1) {
      const [token, one] = [words[old], fresh[next]]
      if (!removed) next += 1
      if (!added) old += 1
      if (added && one) steps.push({ kind: 'add', fresh: one })
      else if (removed && token) steps.push({ kind: 'drop', token })
      else if (token && one) steps.push({ kind: 'keep', token, fresh: one })
    }
  return steps
}

function isEqual(a: { readonly text: string }, b: { readonly text: string }): boolean {
  if (a.text === b.text) return a.text !== ''
  const areSpaces = a.text.trim() === '' && b.text.trim() === '' && a.text !== '' && b.text !== ''
  return areSpaces && a.text.includes('\n') === b.text.includes('\n')
}

/**
 * The steps with the objects between the words. Notes go with the word before them, and all of them when hardly a word
 * stays; comments go from a paragraph that changes.
 */
function withObjects(steps: readonly Step[], tokens: readonly Token[]): Step[] {
  const result: Step[] = []
  const isChanged = steps.some(({ kind }) => kind !== 'keep')
  const isOther = isChanged && keptShare(steps) < leastKept
  let at = 0
  const takeObjects = (isAfterKept: boolean) => {
    for (let token = tokens[at]; token !== undefined && token.text === ''; token = tokens[at]) {
      const kind = token.segments[0] && objectKind(token.segments[0].piece.node)
      const goes = (kind === 'note' && (isOther || !isAfterKept)) || (kind === 'comment' && isChanged)
      result.push(goes ? { kind: 'drop', token } : { kind: 'keep', token, fresh: { text: '', marks: {} } })
      at += 1
    }
  }
  takeObjects(true)
  for (const [index, step] of steps.entries()) {
    // Around an object the old text has two spaces where the new one has one.
    const isSpare = step.kind === 'drop' && isSpace(step.token) && isKept(steps[index - 1]) && isKept(steps[index + 1])
    const isBeside = tokens[at - 1]?.text === '' || tokens[at + 1]?.text === ''
    result.push(isSpare && isBeside ? { kind: 'keep', token: step.token, fresh: { text: '', marks: {} } } : step)
    if (step.kind === 'add') continue
    at += 1
    takeObjects(step.kind === 'keep')
  }
  return result
}

function isKept(step: Step | undefined): boolean {
  return step === undefined || step.kind === 'keep'
}

/** Share of the letters of both texts that stay. */
function keptShare(steps: readonly Step[]): number {
  const letters = (kinds: readonly Step['kind'][]) =>
    steps
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, step) => sum + (step.kind === 'add' ? step.fresh : step.token).text.trim().length, 0)
  const kept = letters(['keep'])
  return kept / Math.max(1, kept + Math.max(letters(['drop']), letters(['add'])))
}
