import type { CaseFact, CasePassage } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { countWords } from '#domain/language/sentences.ts'
import { quoted } from '#domain/prose/quoting.ts'
import { isFromNotes } from './notes-on-file.ts'
import type { Pen } from './pen.ts'
import { closed, closedMarks, marks } from './quotation.ts'
import { speakerOf } from './speaker-of-passage.ts'
import { isToldInItsWords, isTooClose } from './telling.ts'

/** Statements that stand behind each other in one paragraph of an account, as one quotation. */
export type Stretch = { readonly facts: readonly CaseFact[]; readonly text: string }

/** So many words of an account are quoted in one piece. */
const longest = 120

/**
 * The statements from this one to the last of its paragraph that can only be quoted, where more than one is: quoted,
 * retold and quoted again, a story falls to pieces, and a `he` of ours behind a quotation is anybody. What goes on with a
 * pronoun behind the last goes with it. Undefined where the statement is told in ours, or stands alone.
 */
export function stretchFrom(first: CaseFact, facts: readonly CaseFact[], pen: Pen): Stretch | undefined {
  const isQuoted = (fact: CaseFact) => isToldInItsWords(fact, pen) || isTooClose(fact, pen)
  if (!isOfAccount(first, pen) || !isQuoted(first)) return undefined
  const run = runFrom(first, facts, pen)
  const last = run.findLastIndex(
    (fact, at) => isQuoted(fact) || run.slice(1, at + 1).every((one) => isQuoted(one) || leans(one)),
  )
  for (let end = last; end >= 1; end -= 1) {
    const part = run.slice(0, end + 1)
    const words = wordsOf(part, pen)
    if (words !== undefined && countWords(words) <= longest) return stretchOf(part, words, pen)
  }
  return undefined
}

function stretchOf(facts: readonly CaseFact[], words: string, pen: Pen): Stretch | undefined {
  const [passage] = facts[0] === undefined ? [] : passagesOf(pen.map, facts[0])
  const marked = quoted(closedMarks(words), Number.POSITIVE_INFINITY)
  if (passage === undefined || marked === undefined) return undefined
  return { facts, text: `${speakerOf(passage, pen)} ${closed(marked)}` }
}

/** The statements that this section tells behind it without a gap, of the same paragraph. */
export function runFrom(first: CaseFact, facts: readonly CaseFact[], pen: Pen): CaseFact[] {
  const run = [first]
  for (const fact of facts.slice(facts.findIndex(({ id }) => id === first.id) + 1)) {
    const [before, next] = [run.at(-1), fact].map((one) => one && passagesOf(pen.map, one)[0])
    if (before === undefined || next === undefined || !runsOn(before, next) || pen.told.has(fact.id)) break
    if (pen.quoted.has(next.id)) break
    run.push(fact)
  }
  return run
}

const runsOn = (before: CasePassage, next: CasePassage): boolean =>
  next.document === before.document &&
  next.paragraph === before.paragraph &&
  next.heading === before.heading &&
  next.start >= before.end &&
  next.start - before.end <= 1

/** Somebody by name speaks of what happened; a report or a record does not. */
export function isOfAccount(fact: CaseFact, { map, quoted: said }: Pen): boolean {
  const [passage] = passagesOf(map, fact)
  if (isFromNotes(fact, { map })) return false
  return passage?.speaker !== undefined && fact.kind !== 'country' && !said.has(passage.id)
}

/** It begins with somebody whom only the sentence before it names. */
const leans = ({ asTold, statement }: CaseFact): boolean =>
  /^(?:He|She|They|It|His|Her|Their|Then|That|This)\b/u.test(asTold ?? statement)

/** The words as they stand in the paper; none where a quotation in them is left open. */
export function wordsOf(facts: readonly CaseFact[], { map }: Pen): string | undefined {
  const words = facts
    .flatMap((fact) => passagesOf(map, fact)[0]?.words ?? [])
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\d{1,3}\.\s+/, '')
    .replace(/^THAT (\p{Ll})(?=\p{Ll}{0,12} )/u, (_, opening: string) => `[${opening.toUpperCase()}]`)
    .replace(/^T(?:HAT|hat) (?=I |\p{Lu}\p{Ll})/u, '')
    .trim()
  return marks(words) === 0 ? words : undefined
}
