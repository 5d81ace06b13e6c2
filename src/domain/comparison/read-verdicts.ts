import { jsonOf, propertyOf } from '#domain/case-map/extraction/read-reply.ts'
import { findQuotation, flatten } from '#domain/case-map/extraction/find-quotation.ts'
import type { SourcePassage } from '#domain/findings/flag.ts'
import { functionWords } from '#domain/language/word-lists.data.ts'
import { findSentences } from '#domain/language/sentences.ts'
import { meaningOf } from '#domain/language/meaning/meaning.ts'
import { type ComparisonPart, linesOf } from './comparison-request.ts'
import { knowsControl } from './controls.ts'
import { type StatementVerdict, verdictKinds, type VerdictKind } from './statement-verdict.ts'

type Entry = { readonly statement: number; readonly verdict: VerdictKind; readonly quote: string }

/** The entries of an answer; undefined when it is no answer of the shape that was asked for. */
export function parseVerdicts(reply: string): Entry[] | undefined {
  const parsed = jsonOf(reply)
  const entries = Array.isArray(parsed) ? parsed : propertyOf(parsed, 'verdicts')
  if (!Array.isArray(entries)) return undefined
  return entries.flatMap((one: unknown): Entry[] => {
    const [statement, verdict, quote] = ['statement', 'verdict', 'quote'].map((name) => propertyOf(one, name))
    const kind = verdictKinds.find((known) => known === String(verdict).replaceAll(/[_ ]/g, '-'))
    if (typeof statement !== 'number' || !kind) return []
    return [{ statement, verdict: kind, quote: typeof quote === 'string' ? quote : '' }]
  })
}

/**
 * The verdicts of an answer that count: on a statement that was asked about, once, and, where the file is said to bear it out
 * or to say otherwise, with words that stand in a passage that was sent. `restore` puts the words back for stand-ins.
 */
export function readVerdicts(
  reply: string,
  part: ComparisonPart,
  { restore, model }: { readonly restore: (text: string) => string; readonly model: string },
): StatementVerdict[] {
  const { passages, nearest } = part
  const entries = parseVerdicts(reply) ?? []
  const flat = passages.map((passage) => ({ passage, flat: flatten(passage.text) }))
  return linesOf(part).flatMap(({ text: statement, is }, at): StatementVerdict[] => {
    if (typeof is !== 'number') return []
    const own = entries.filter((entry) => entry.statement === at + 1)
    const [entry] = own
    if (!entry || own.some(({ verdict }) => verdict !== entry.verdict)) return []
    const { verdict, quote } = entry
    if (verdict === 'not-found') {
      const passage = passages[nearest[is] ?? -1]
      return [{ statement, verdict, model, ...(passage && { passage }) }]
    }
    const found = lookUp(restore(quote), flat)
    if (!found || (verdict === 'supported' && !bearsOn(statement, found))) return []
    return [{ statement, verdict, model, passage: found.passage }]
  })
}

/** Whether an answer knew every control among the statements: otherwise nothing of it counts. */
export function knowsControls(reply: string, part: ComparisonPart): boolean {
  const entries = parseVerdicts(reply) ?? []
  return linesOf(part).every(
    ({ is }, at) =>
      typeof is === 'number' ||
      knowsControl(
        is,
        entries.filter(({ statement }) => statement === at + 1).map(({ verdict }) => verdict),
      ),
  )
}

type Flat = { readonly passage: SourcePassage; readonly flat: ReturnType<typeof flatten> }
/** The quoted words, and the sentences that they stand in. */
type Found = { readonly passage: SourcePassage; readonly around: string }

/** The quoted words where they stand in the file. */
function lookUp(quote: string, passages: readonly Flat[]): Found | undefined {
  for (const { passage, flat } of passages) {
    const found = findQuotation(quote, flat, { start: 0, end: passage.text.length })
    if (!found) continue
    const [start, end] = [passage.start + found.start, passage.start + found.end]
    const around = findSentences(passage.text).filter((one) => one.start < found.end && found.start < one.end)
    const words = passage.text.slice(around[0]?.start ?? found.start, around.at(-1)?.end ?? found.end)
    return { passage: { ...passage, start, end, text: passage.text.slice(found.start, found.end) }, around: words }
  }
  return undefined
}

/**
 * A model that says yes to everything quotes anything: what bears a statement out shares a word with it, a number, or a word
 * that can mean the same.
 */
function bearsOn(statement: string, { around }: Found): boolean {
  const known = new Set(keysOf(around))
  return keysOf(statement).some((key) => known.has(key))
}

const keysOf = (text: string): string[] =>
  (text.match(/\p{L}{3,}|\d+/gu) ?? [])
    .filter((word) => !functionWords.has(word.toLowerCase()))
    .flatMap((word) => (/^\d/.test(word) ? [word] : meaningOf(word.toLowerCase()).same))
