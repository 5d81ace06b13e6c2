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

const killed =
  /(?<!\p{L})(?:was|were|had been) (?:killed|murdered|executed|shot dead|assassinated|beaten to death)(?!\p{L})/u
const natural =
  /(?<!\p{L})(?:died|passed away) (?:of|from|after) (?!(?:his|her|the|an?) (?:beating|wounds?|injur|torture|shot|attack|gun|bullet))/u
const violent = /(?<!\p{L})(?:kill|murder|shot|execut|assassinat|stabb|beaten to death)/iu

/** `His wife was killed by soldiers` where the file has her die of an illness. */
export function killedWhoDied({ sentence, index }: Told): Finding[] {
  const match = killed.exec(sentence.text)
  const who = match && sentence.mentions.findLast(({ end }) => end <= match.index)
  if (!match || !who || who.ids.length !== 1 || isDenied(sentence.text, match.index, match.index + match[0].length))
    return []
  const about = [...index.byPlace.values()]
    .flat()
    .filter(({ sentence: { mentions } }) => mentions.some(({ ids }) => ids.some((id) => who.ids.includes(id))))
  const by = about.find(({ sentence: { text } }) => natural.test(text))
  if (!by || about.some(({ sentence: { text } }) => violent.test(text))) return []
  const word = { start: match.index, end: match.index + match[0].length }
  return [{ word, by, message: `The file gives another cause of death: ${shown(by)}.` }]
}
