import { coverOf } from '../doubts/cover.ts'
import { measureSentence, type Measures } from '../doubts/measures.ts'
import type { EvidenceIndex } from '../evidence.ts'
import { indexMeaning, type Placed } from '../meaning/told-index.ts'
import type { ReadSentence } from '../read-statements.ts'
import { align } from './align.ts'
import { bestOf, measureAlignment } from './measure-alignment.ts'
import { measuresAsked, treeBias, treeLines } from './trees.data.ts'

/** From here on a sentence is doubted that has a doubt of its own, and one that has none (decision 0029). */
export const [likelyDoubted, likelyFalse] = [0.385, 0.75] as const

type Trees = { readonly measures: readonly string[]; readonly trees: readonly Float64Array[] }
let read: Trees | undefined

/** Read when the first sentence is weighed. */
function treesOf(): Trees {
  read ??= {
    measures: measuresAsked.split(' '),
    trees: treeLines
      .trim()
      .split('\n')
      .map((line) => Float64Array.from(line.split(' '), (one) => (one === '' ? Infinity : Number(one)))),
  }
  return read
}

const branches = 7

/** How likely a sentence is false by what was measured of it, from 0 to 1. */
function likelihoodBy(measures: Measures): number {
  const { measures: names, trees } = treesOf()
  const values = names.map((name) => measures[name] ?? 0)
  const sum = trees.reduce((all, tree) => {
    let node = 0
    while (node < branches) {
      const limit = tree[2 * node + 1]!
      node = 2 * node + (limit === Infinity || values[tree[2 * node]!]! <= limit ? 1 : 2)
    }
    return all + tree[branches + node]!
  }, treeBias)
  return 1 / (1 + Math.exp(-sum))
}

type Weighed = { readonly measures: Measures; readonly nearest: Placed | undefined }
const kept = new WeakMap<EvidenceIndex, Map<string, Weighed>>()
const most = 2000

/**
 * How likely a sentence of a draft is false, 0 to 1, by how its event stands among those on file, and the sentence on file that
 * tells most of it. `doubt` is how likely the surest doubt about its words is right, 0 without one.
 */
export function weighSentence(
  sentence: ReadSentence,
  evidence: EvidenceIndex,
  doubt: number,
): { readonly likelihood: number; readonly nearest: Placed | undefined } {
  const known = kept.get(evidence) ?? new Map<string, Weighed>()
  kept.set(evidence, known)
  const key = [sentence.text, ...sentence.mentions.map(({ start, ids }) => `${start}:${ids.join(',')}`)].join('|')
  const weighed = known.get(key) ?? measure(sentence, evidence)
  if (known.size >= most) known.clear()
  known.set(key, weighed)
  return { likelihood: likelihoodBy({ ...weighed.measures, doubt }), nearest: weighed.nearest }
}

function measure(sentence: ReadSentence, evidence: EvidenceIndex): Weighed {
  const index = indexMeaning(evidence)
  const cover = coverOf(sentence, index, evidence)
  const aligned = align(sentence, index, evidence, cover)
  const own = measureSentence({ sentence, index, evidence }, cover)
  if (!aligned) return { measures: own, nearest: undefined }
  const best = aligned.told.all[bestOf(aligned)]
  const nearest = best && index.byPlace.get(best.at)?.find((place) => place.sentence.text.includes(best.text))
  return { measures: { ...own, ...measureAlignment(aligned) }, nearest }
}
