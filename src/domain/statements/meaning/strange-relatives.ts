import { relationOf } from '../kin.ts'
import { relativeOf } from '../mentions.ts'
import type { Finding, Told } from './finding.ts'
import type { EvidenceIndex } from '../evidence.ts'

const kept = new WeakMap<EvidenceIndex, ReadonlySet<string>>()

/** Everybody whom the file mentions. */
function mentioned(evidence: EvidenceIndex): ReadonlySet<string> {
  const known = kept.get(evidence) ?? new Set([...evidence.roster.persons.keys(), ...evidence.sentences.flatMap(({ mentions }) => mentions.flatMap(({ ids }) => ids))])
  kept.set(evidence, known)
  return known
}

const family = /^(?:wife|husband|son|daughter|child|boy|girl|mother|father|brother|sister|uncle|aunt|cousin|nephew|niece|grand\p{L}+|step\p{L}+|\p{L}+-in-law)$/u

/** `His sister paid` where the file knows of no sister of his. */
export function strangeRelatives({ sentence, evidence }: Told): Finding[] {
  const known = mentioned(evidence)
  return sentence.mentions.flatMap((mention): Finding[] => {
    const [id, ...others] = mention.ids
    if (id === undefined || /^(?:their|our) /i.test(mention.text) || others.length > 0 || !id.includes(':') || id.startsWith('other:') || id.includes('former-') || known.has(id)) return []
    const [owner = '', kin = ''] = id.split(':')
    if (!family.test(kin)) return []
    const general: Readonly<Record<string, readonly string[]>> = { mother: ['parent'], father: ['parent'], brother: ['sibling'], sister: ['sibling'], parent: ['mother', 'father'], sibling: ['brother', 'sister'], child: ['son', 'daughter'] }
    const isGeneral = [relationOf(kin), ...(general[kin] ?? [])].some((other) => known.has(`${owner}:${other}`))
    if (isGeneral || (owner !== 'client' && owner !== 'spouse')) return []
    if ([...evidence.roster.persons.values()].some((person) => person.kin === kin && person.owner === undefined)) return []
    const isNamed = evidence.sentences.some(({ text }) => new RegExp(String.raw`(?<!\p{L})${kin}s?(?!\p{L})`, 'iu').test(text))
    return [
      {
        word: mention,
        message: isNamed ? `The file speaks of no ${kin} of this person; check whose ${kin} is meant.` : `No answer or document speaks of a ${kin}.`,
      },
    ]
  })
}

const owning = /(?<!\p{L})(?:has|have|had) (?:(?:an?|one|two|three|four|another|younger|older|grown|adult|small) ){1,2}(son|daughter|child|children|brother|sister|wife|husband|fiancée|girlfriend|boyfriend)s?(?![\p{L}-])/giu

/** `She has a son in Shiraz` where the file knows of none. */
export function addedRelatives({ sentence, evidence }: Told): Finding[] {
  return [...sentence.text.matchAll(owning)].flatMap((match): Finding[] => {
    const kin = (match[1] ?? '').toLowerCase().replace('children', 'child')
    const owner = sentence.mentions.findLast(({ end }) => end <= match.index)?.ids
    if (owner?.length !== 1 || owner[0] !== 'client' || /(?<!\p{L})(?:no|not|never|nor|neither)(?!\p{L})/i.test(sentence.text.slice(0, match.index + 12))) return []
    const ids = relativeOf(owner, kin, evidence.roster)
    const known = mentioned(evidence)
    const isKnown = ids.some((id) => known.has(id)) || [...evidence.roster.persons.values()].some((person) => person.kin !== undefined && relationOf(person.kin) === relationOf(kin) && person.owner === undefined)
    const isCounted = evidence.sentences.some(({ text }) => new RegExp(String.raw`(?<!\p{L})${kin}(?:s|ren)?(?!\p{L})`, 'iu').test(text) && !/: (?:0|none|no)$/iu.test(text))
    return isKnown || isCounted ? [] : [{ word: { start: match.index, end: match.index + match[0].length }, message: `No answer or document speaks of a ${kin} of this person.` }]
  })
}
