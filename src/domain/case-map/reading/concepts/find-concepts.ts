import { sentencesOf } from '#domain/language/sentences.ts'
import type { AdverseSign } from '../adverse-sign.ts'
import { concepts, type Frame, type Term } from './compile.ts'
import { isDenied, isSuffered, isSupposed } from './denied.ts'
import { type Span, type Token, tokensOf } from './tokens.ts'
import { isOfWhom, type Speaking } from './whose-doing.ts'

/** So many words the parts of one concept may stand apart. */
const reach = 12

/** The signs that a statement shows by what it says, whatever its words: see `concepts.data.ts`. */
export function conceptsIn(text: string, speaking: Speaking): ReadonlySet<AdverseSign> {
  const found = new Set<AdverseSign>()
  for (const sentence of sentencesOf(text)) {
    if (sentence.endsWith('?')) continue
    const tokens = tokensOf(sentence)
    const spans = spansIn(tokens)
    for (const [number, heads] of spans)
      for (const frame of concepts().framesByHead.get(number) ?? []) {
        if (found.has(frame.sign) || [...frame.unless].some((term) => spans.has(term))) continue
        if (heads.some((head) => holds(frame, head, spans, tokens, speaking))) found.add(frame.sign)
      }
  }
  return found
}

/** Where each term stands. */
function spansIn(tokens: readonly Token[]): Map<number, Span[]> {
  const { termsByWord } = concepts()
  const spans = new Map<number, Span[]>()
  for (const [at, { forms }] of tokens.entries()) {
    for (const form of forms)
      for (const term of termsByWord.get(form) ?? []) {
        const to = endOf(term, tokens, at)
        if (to === undefined) continue
        const list = spans.get(term.number)
        if (!list) spans.set(term.number, [{ from: at, to }])
        else if (list.at(-1)?.from !== at) list.push({ from: at, to })
      }
  }
  return spans
}

function endOf({ words }: Term, tokens: readonly Token[], from: number): number | undefined {
  let at = from
  for (const { word, gap } of words.slice(1)) {
    const next = tokens.slice(at + 1, at + 2 + gap).findIndex(({ forms }) => forms.has(word))
    if (next < 0) return undefined
    at += 1 + next
  }
  return at
}

function holds(
  frame: Frame,
  head: Span,
  spans: ReadonlyMap<number, readonly Span[]>,
  tokens: readonly Token[],
  speaking: Speaking,
): boolean {
  const filled = [head]
  for (const slot of frame.slots.slice(1)) {
    const span = nearest(slot, filled, spans)
    if (span === undefined) return false
    filled.push(span)
  }
  if (isDenied(tokens, filled) !== frame.isUndone) return false
  if (frame.isActive && isSuffered(tokens, head)) return false
  if (!frame.maySuppose && isSupposed(tokens, head)) return false
  return isOfWhom(frame, tokens, head, speaking)
}

/** What fills the slot next to the head and overlaps with nothing that fills another. */
function nearest(
  slot: ReadonlySet<number>,
  filled: readonly Span[],
  spans: ReadonlyMap<number, readonly Span[]>,
): Span | undefined {
  const head = filled[0]?.from ?? 0
  let best: Span | undefined
  for (const number of slot)
    for (const span of spans.get(number) ?? []) {
      const distance = Math.abs(span.from - head)
      if (distance > reach || (best && distance >= Math.abs(best.from - head))) continue
      if (filled.every(({ from, to }) => span.to < from || span.from > to)) best = span
    }
  return best
}
