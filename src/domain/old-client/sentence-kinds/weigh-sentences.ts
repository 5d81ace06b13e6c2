import { findSentences } from '#domain/language/sentences.ts'
import type { Range } from '#domain/section-content/read.ts'
import type { FoundMark, TemplateLine } from '#domain/template-sections/old-case.ts'
import { featuresOf } from './features.ts'
import { sentenceWeights } from './sentence-weights.data.ts'

/** A sentence and how likely it tells a story, as log odds: 0 as likely as not, 3 at 95 in 100. */
export type WeighedSentence = Range & { readonly odds: number }
export type WeighedSentences = ReadonlyMap<TemplateLine, readonly WeighedSentence[]>

/** What can be seen of each sentence of a paper, in the order of its lines. `raw`: what was found in each line. */
export function seenSentences(
  raw: ReadonlyMap<TemplateLine, readonly FoundMark[]>,
): { readonly line: TemplateLine; readonly sentence: Range; readonly features: readonly string[] }[] {
  const lines = [...raw.keys()].filter(({ part }) => !unread.has(part))
  let heading = ''
  return lines.flatMap((line, at) => {
    if (line.part !== 'body') heading = ''
    if (line.isHeading === true) heading = line.text
    const place = {
      line,
      marks: raw.get(line) ?? [],
      heading: line.isHeading === true ? '' : heading,
      fifth: Math.min(4, Math.floor((5 * at) / lines.length)),
    }
    return findSentences(line.text).map((sentence) => ({
      line,
      sentence,
      features: featuresOf({ ...place, sentence }),
    }))
  })
}

/** Parts in which hardly a sentence stands. */
const unread = new Set<TemplateLine['part']>(['comment', 'property', 'alternative-text'])

/**
 * How likely each sentence of a paper tells the old case, by what papers of firms that were marked by hand have in their
 * stories and outside of them (docs/decisions/0023). What stands beside a story in its paragraph is likelier one.
 */
export function weighSentences(raw: ReadonlyMap<TemplateLine, readonly FoundMark[]>): WeighedSentences {
  const alone = seenSentences(raw).map(({ line, sentence, features }) => ({
    line,
    sentence,
    odds: features.reduce((sum, feature) => sum + (weights().get(feature) ?? 0), sentenceWeights.bias),
  }))
  const beside = (at: number, by: number) => {
    const other = alone[at + by]
    return other !== undefined && other.line === alone[at]?.line ? Math.tanh(other.odds / 3) : 0
  }
  const weighed = alone.map(({ line, sentence: { start, end }, odds }, at) => ({
    line,
    start,
    end,
    odds: odds + sentenceWeights.beside * (beside(at, -1) + beside(at, 1)) + sentenceWeights.shift,
  }))
  return Map.groupBy(weighed, ({ line }) => line)
}

let known: ReadonlyMap<string, number> | undefined
function weights(): ReadonlyMap<string, number> {
  known ??= new Map(
    sentenceWeights.features.split('\n').map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1)) / 100]
    }),
  )
  return known
}
