import type { EvidenceIndex } from '../evidence.ts'
import { isDenied } from '../polarity.ts'
import { shown, type Finding, type Told } from './finding.ts'
import type { MeaningIndex, Placed } from './told-index.ts'

const died = /(?<!\p{L})(?:died|is dead|is deceased|passed away|was murdered)(?!\p{L})/u
const living =
  /(?<!\p{L})(?:lives?|works?|helps?|cares?|supports?|looks? after|takes care|earns?|drives?|suffers?|resides?)(?!\p{L})/u
const kept = new WeakMap<EvidenceIndex, ReadonlyMap<string, Placed>>()

/** Who is dead, by the sentences that say so. */
function deadOf(evidence: EvidenceIndex, { byPlace }: MeaningIndex): ReadonlyMap<string, Placed> {
  const known = kept.get(evidence)
  if (known) return known
  const dead = new Map<string, Placed>()
  for (const place of [...byPlace.values()].flat()) {
    const { text, mentions } = place.sentence
    const match = died.exec(text)
    if (!match || isDenied(text, match.index, match.index + match[0].length)) continue
    const who = mentions.findLast(({ end }) => end <= match.index)
    const [id, ...others] = who && !who.isPronoun && match.index - who.end < 25 ? who.ids : []
    if (id !== undefined && others.length === 0 && id !== 'client') dead.set(id, place)
  }
  kept.set(evidence, dead)
  return dead
}

/** `Her grandmother lives with them` where the file has the grandmother dead. */
export function deadWhoAct({ sentence, evidence, index }: Told): Finding[] {
  const match = living.exec(sentence.text)
  const who = match && sentence.mentions.findLast(({ end }) => end <= match.index)
  const [id, ...others] = who?.ids ?? []
  const by = id === undefined || others.length > 0 ? undefined : deadOf(evidence, index).get(id)
  if (!match || !by || isDenied(sentence.text, match.index, match.index + match[0].length)) return []
  const word = { start: match.index, end: match.index + match[0].length }
  return [{ word, by, message: `By the file this person is dead: ${shown(by)}.` }]
}
