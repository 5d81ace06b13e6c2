import { relationOf } from '../kin.ts'
import type { Finding, Told } from './finding.ts'
import type { EvidenceIndex } from '../evidence.ts'

const kept = new WeakMap<EvidenceIndex, ReadonlySet<string>>()

/** Everybody whom the file mentions. */
function mentioned(evidence: EvidenceIndex): ReadonlySet<string> {
  const known = kept.get(evidence) ?? new Set([...evidence.roster.persons.keys(), ...evidence.sentences.flatMap(({ mentions }) => mentions.flatMap(({ ids }) => ids))])
  kept.set(evidence, known)
  return known
}

/** `His sister paid` where the file knows of no sister of his. */
export function strangeRelatives({ sentence, evidence }: Told): Finding[] {
  const known = mentioned(evidence)
  return sentence.mentions.flatMap((mention): Finding[] => {
    const [id, ...others] = mention.ids
    if (id === undefined || /^(?:their|our) /i.test(mention.text) || others.length > 0 || !id.includes(':') || id.startsWith('other:') || id.includes('former-') || known.has(id)) return []
    const [owner = '', kin = ''] = id.split(':')
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
