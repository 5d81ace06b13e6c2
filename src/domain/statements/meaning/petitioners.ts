import type { EvidenceIndex } from '../evidence.ts'
import type { Mention } from '../mention.ts'
import { canBeSame } from '../whom-pronouns-mean.ts'
import { shown, type Finding, type Told } from './finding.ts'
import type { MeaningIndex, Placed } from './told-index.ts'

/** A role in the case that one person has: who filed the petition, through whom the client qualifies. */
const roles: readonly RegExp[] = [
  /(?<!\p{L})(?:petition|I-130|I-140|I-360)(?!\p{L})/iu,
  /(?<!\p{L})qualifying relatives?(?!\p{L})/iu,
]
type Read = { readonly text: string; readonly mentions: readonly Mention[] }
type Held = { readonly ids: readonly string[]; readonly place: Placed }

const isOne = ({ ids }: Mention) => ids.length === 1 && !ids.some((id) => id.includes('former-'))

/** `The I-130 was filed by his wife`, `Melissa filed the petition`: the person with the role; none where it is open. */
function holderOf({ text, mentions }: Read, role: number): Mention | undefined {
  const match = roles[role]?.exec(text)
  if (!match) return undefined
  const end = match.index + match[0].length
  if (role === 1)
    return mentions.find(
      (mention) =>
        isOne(mention) &&
        !isOwner(text, mention) &&
        /^(?: (?:is|are|was)|:)(?: \p{L}+)? ?$/u.test(text.slice(end, mention.start)),
    )
  // `Tamara’s I-130 was filed`: the petition is hers who filed it; the client’s is the one filed for him.
  const possessor = mentions.find(
    ({ text: own, start, end: until, ids, isPronoun }) =>
      !isPronoun &&
      !ids.includes('client') &&
      /\p{L}['’]s(?: I-?)?$/u.test(own) &&
      start < match.index &&
      until >= match.index - 1,
  )
  if (possessor && /filed|approved|pending/iu.test(text.slice(end))) return isOne(possessor) ? possessor : undefined
  const agent = mentions.find(
    (mention) =>
      mention.start >= end &&
      /^(?: petition)?[^.;,]{0,50} (?:filed |submitted )?by (?:\p{L}+ ){0,1}$|^(?: petition)?,? (?:that|which) $/u.test(
        text.slice(end, mention.start),
      ),
  )
  if (agent) return isOne(agent) ? agent : undefined
  const before = mentions.findLast((mention) => mention.end <= match.index)
  return before &&
    isOne(before) &&
    /^ (?:has |had |also |then )?(?:filed|submitted|petitioned)(?: (?:an?|the|his|her|\p{L}+ for))? (?:Form |immigrant |family )?$/iu.test(
      text.slice(before.end, match.index),
    )
    ? before
    : undefined
}

/** `His` in `his wife` is no person of the sentence of its own. */
const isOwner = (text: string, { text: own }: Mention) => /^(?:his|her|my|their)$/i.test(own) && text !== ''

const kept = new WeakMap<EvidenceIndex, readonly (readonly Held[])[]>()

function held(evidence: EvidenceIndex, { byPlace }: MeaningIndex): readonly (readonly Held[])[] {
  const known = kept.get(evidence)
  if (known) return known
  const places = [...byPlace.values()].flat()
  const found = roles.map((_, role) =>
    places.flatMap((place): Held[] => {
      const { sentence } = place
      const holder = holderOf(sentence, role)
      const ids = holder?.ids ?? titledFor(sentence.from.source.title, sentence, role)
      return ids.length > 0 ? [{ ids, place }] : []
    }),
  )
  kept.set(evidence, found)
  return found
}

/** `Qualifying relative` as a question: the first person of the answer. */
function titledFor(title: string, { mentions, text }: Read, role: number): readonly string[] {
  if (role !== 1 || !roles[role]?.test(title) || !text.startsWith(title)) return []
  const first = mentions.find((mention) => mention.start >= title.length && isOne(mention) && !isOwner(text, mention))
  return first?.ids ?? []
}

/** `The I-130 was filed by his wife` where the file has his mother file it. */
export function otherHolder({ sentence, evidence, index }: Told): Finding[] {
  return roles.flatMap((_, role): Finding[] => {
    const holder = holderOf(sentence, role)
    if (!holder) return []
    const known = held(evidence, index)[role] ?? []
    const [by] = known
    if (!by || known.some(({ ids }) => canBeSame(ids, holder.ids))) return []
    return [{ word: holder, by: by.place, message: `The file names somebody else for this: ${shown(by.place)}.` }]
  })
}
