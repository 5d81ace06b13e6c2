import { relationOf } from '../kin.ts'
import { relativeOf, type Mention } from '../mentions.ts'
import type { Finding, Told } from './finding.ts'
import type { EvidenceIndex } from '../evidence.ts'

const kept = new WeakMap<EvidenceIndex, ReadonlySet<string>>()

/** Everybody whom the file mentions. */
function mentioned(evidence: EvidenceIndex): ReadonlySet<string> {
  const known =
    kept.get(evidence) ??
    new Set([
      ...evidence.roster.persons.keys(),
      ...evidence.sentences.flatMap(({ mentions }) => mentions.flatMap(({ ids }) => ids)),
    ])
  kept.set(evidence, known)
  return known
}

const family =
  /^(?:wife|husband|son|daughter|child|boy|girl|mother|father|brother|sister|uncle|aunt|cousin|nephew|niece|grand\p{L}+|step\p{L}+|\p{L}+-in-law)$/u

/** Words of kinship, one of which says what the other does. */
const general: Readonly<Record<string, readonly string[]>> = {
  mother: ['parent'],
  father: ['parent'],
  brother: ['sibling'],
  sister: ['sibling'],
  parent: ['mother', 'father'],
  sibling: ['brother', 'sister'],
  child: ['son', 'daughter'],
}

/** `His sister paid` where the file knows of no sister of his. */
export function strangeRelatives({ sentence, evidence, more }: Told): Finding[] {
  return sentence.mentions.flatMap((mention): Finding[] => {
    const kin = /^(?:their|our) /i.test(mention.text) ? undefined : strangeKin(mention, evidence)
    if (kin === undefined || more.same.has(`l${kin}`)) return []
    const word = new RegExp(String.raw`(?<!\p{L})${kin}s?(?!\p{L})`, 'iu')
    const isNamed = evidence.sentences.some(({ text }) => word.test(text))
    const message = isNamed
      ? `The file speaks of no ${kin} of this person; check whose ${kin} is meant.`
      : `No answer or document speaks of a ${kin}.`
    return [{ word: mention, message }]
  })
}

/** The relation when it is one to the client or the spouse that nothing on file knows of. */
function strangeKin({ ids }: Mention, evidence: EvidenceIndex): string | undefined {
  const [id = '', ...others] = ids
  const [owner = '', kin = ''] = id.split(':')
  const known = mentioned(evidence)
  if (others.length > 0 || known.has(id) || !family.test(kin) || (owner !== 'client' && owner !== 'spouse'))
    return undefined
  const isGeneral = [relationOf(kin), ...(general[kin] ?? [])].some((other) => known.has(`${owner}:${other}`))
  const isSomebodys = [...evidence.roster.persons.values()].some(
    (person) => person.kin === kin && person.owner === undefined,
  )
  return isGeneral || isSomebodys ? undefined : kin
}

const owning =
  /(?<!\p{L})(?:has|have|had) (?:(?:an?|one|two|three|four|another|younger|older|grown|adult|small) ){1,2}(son|daughter|child|children|brother|sister|wife|husband|fiancée|girlfriend|boyfriend)s?(?![\p{L}-])/giu

/** `She has a son in Shiraz` where the file knows of none. */
export function addedRelatives({ sentence, evidence }: Told): Finding[] {
  return [...sentence.text.matchAll(owning)].flatMap((match): Finding[] => {
    const kin = (match[1] ?? '').toLowerCase().replace('children', 'child')
    const owner = sentence.mentions.findLast(({ end }) => end <= match.index)?.ids
    if (
      owner?.length !== 1 ||
      owner[0] !== 'client' ||
      /(?<!\p{L})(?:no|not|never|nor|neither)(?!\p{L})/iu.test(sentence.text.slice(0, match.index + 12))
    )
      return []
    const ids = relativeOf(owner, kin, evidence.roster)
    const known = mentioned(evidence)
    const isKnown =
      ids.some((id) => known.has(id)) ||
      [...evidence.roster.persons.values()].some(
        (person) =>
          person.kin !== undefined && relationOf(person.kin) === relationOf(kin) && person.owner === undefined,
      )
    const isCounted = evidence.sentences.some(
      ({ text }) =>
        new RegExp(String.raw`(?<!\p{L})${kin}(?:s|ren)?(?!\p{L})`, 'iu').test(text) &&
        !/: (?:0|none|no)$/iu.test(text),
    )
    return isKnown || isCounted
      ? []
      : [
          {
            word: { start: match.index, end: match.index + match[0].length },
            message: `No answer or document speaks of a ${kin} of this person.`,
          },
        ]
  })
}
