import { relationOf } from '#domain/persons/kin.ts'
import { canBeSame } from '../whom-pronouns-mean.ts'
import { relativeOf } from '../relatives.ts'
import type { Finding, Told } from './finding.ts'
import type { EvidenceIndex } from '../evidence.ts'
import type { ReadSentence } from '../read-statements.ts'
import type { Mention } from '../mention.ts'

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
    if (isOfOneBefore(mention, sentence.text)) return []
    const kin = /^(?:their|our) /i.test(mention.text) ? undefined : strangeKin(mention, evidence)
    if (kin === undefined || more.same.has(`l${kin}`)) return []
    const word = new RegExp(String.raw`(?<!\p{L})${kin}s?(?!\p{L})`, 'iu')
    const isNamed = evidence.sentences.some(({ text }) => word.test(text))
    const message = isNamed
      ? `The file speaks of no ${kin} of this person; check whose ${kin} is meant.`
      : `No answer or document mentions a ${kin}.`
    return [{ word: mention, message }]
  })
}

/** `The boy traveled with his mother`: whose she is, the words before tell, by what he is and not by a name. */
const isOfOneBefore = ({ start, text }: Mention, sentence: string) =>
  /^(?:his|her) (?:mother|father|parents?|brother|sister|sibling)(?!\p{L})/iu.test(text) &&
  /(?<!\p{L})(?:the|an?|one|another|their|her|his) (?:\p{Ll}+ )?(?:boy|girl|child|son|daughter|teenager|toddler|baby|infant)(?!\p{L})(?:,[^,]{1,40},)? (?:\p{L}+ ){0,6}$/iu.test(
    sentence.slice(0, start),
  )

const stepRelation = /(?<!\p{L})step-?(?:father|mother|parent|son|daughter|child)/iu

const otherParent = /\p{Ll}['’]s (?:biological |birth |natural |own )?(?:father|mother)(?!\p{L})/u

/** Whose father is another has a stepfather in the husband of the mother. */
const isOfStep = (text: string) => stepRelation.test(text) || otherParent.test(text)

/** The relation when it is one to the client or the spouse that nothing on file knows of. */
function strangeKin({ ids }: Mention, evidence: EvidenceIndex): string | undefined {
  const [id = '', ...others] = ids
  const [owner = '', kin = ''] = id.split(':')
  // The wife's father lives on file under his own name, or under hers.
  if (kin.endsWith('-in-law')) return undefined
  // A stepson has a stepfather: the file may have the one word or the other.
  if (kin.startsWith('step') && evidence.sentences.some(({ text }) => isOfStep(text))) return undefined
  const known = mentioned(evidence)
  if (others.length > 0 || known.has(id) || !family.test(kin) || (owner !== 'client' && owner !== 'spouse'))
    return undefined
  return isKnownKin(owner, kin, evidence) ? undefined : kin
}

/** The file knows of such a relative, by a wider word, without an owner, or as somebody else's. */
function isKnownKin(owner: string, kin: string, evidence: EvidenceIndex): boolean {
  const known = mentioned(evidence)
  return (
    [relationOf(kin), ...(general[kin] ?? [])].some((other) => known.has(`${owner}:${other}`)) ||
    [...evidence.roster.persons.values()].some((person) => person.kin === kin && person.owner === undefined) ||
    isSiblings(kin, known) ||
    isByPronoun(owner, kin, evidence) ||
    isNoted(kin, evidence)
  )
}

/** `His brother, a priest`: whose he is an answer tells by a pronoun, and others of that gender were named before. */
function isByPronoun(owner: string, kin: string, { sentences, roster }: EvidenceIndex): boolean {
  if (owner !== 'client') return false
  const whose = roster.persons.get('client')?.gender === 'she' ? 'her' : 'his'
  const called = new RegExp(String.raw`^${whose} (?:\p{Ll}+ )?${kin}$`, 'iu')
  return sentences.some(
    ({ from, mentions }) => from.source.kind === 'answer' && mentions.some(({ text }) => called.test(text)),
  )
}

/** The aunt of the client's brother is the client's. */
const isSiblings = (kin: string, known: ReadonlySet<string>) =>
  /^(?:mother|father|uncle|aunt|grand(?:mother|father)|cousin)$/u.test(kin) &&
  [...known].some((id) => {
    const at = id.lastIndexOf(':')
    return id.slice(at + 1) === kin && /brother|sister|sibling/u.test(id.slice(0, Math.max(0, at)))
  })

/** `Stayed w/ aunt in Barinas`: a note in an answer names a relative of the client without saying whose. */
function isNoted(kin: string, { sentences }: EvidenceIndex): boolean {
  const bare = new RegExp(String.raw`(?:w/ ?|(?<!\p{L})(?:with|at|by) )${kin}(?![\p{L}-])(?! of)`, 'u')
  return sentences.some(({ text, from }) => from.source.kind === 'answer' && bare.test(text))
}

const denied = /(?<!\p{L})(?:no|not|never|nor|neither)(?!\p{L})/iu
const owning =
  /(?<!\p{L})(?:has|have|had) (?:(?:an?|one|two|three|four|another|younger|older|grown|adult|small) ){1,2}(son|daughter|child|children|brother|sister|wife|husband|fiancée|girlfriend|boyfriend)s?(?![\p{L}-])/giu

/** `She has a son in Shiraz` where the file knows of none. */
export function addedRelatives({ sentence, evidence }: Told): Finding[] {
  return [...sentence.text.matchAll(owning)].flatMap((match): Finding[] => {
    const kin = (match[1] ?? '').toLowerCase().replace('children', 'child')
    const isOfClient = whoHas(sentence, match.index) === 'client'
    if (!isOfClient || denied.test(sentence.text.slice(0, match.index + 12))) return []
    const word = { start: match.index, end: match.index + match[0].length }
    if (/^(?:child|son|daughter)$/.test(kin) && isChildless(evidence))
      return [{ word, message: 'By the record there are no children.' }]
    if (isRelated(kin, evidence)) return []
    return [{ word, message: `No answer or document mentions a ${kin} of this person.` }]
  })
}

function whoHas({ text, mentions }: ReadSentence, at: number): string | undefined {
  if (/^(?:They|The couple|The two|Both) /.test(text)) return 'client'
  const [who, ...others] = mentions.findLast(({ end }) => end <= at)?.ids ?? []
  return others.length > 0 ? undefined : who
}

const isChildless = ({ sentences }: EvidenceIndex) =>
  sentences.some(({ text, from }) => from.source.kind === 'record' && text.startsWith('Number of children: 0'))

/** The file has such a relative of the client, or at least the word. */
function isRelated(kin: string, evidence: EvidenceIndex): boolean {
  const known = mentioned(evidence)
  if (relativeOf(['client'], kin, evidence.roster).some((id) => known.has(id))) return true
  const persons = [...evidence.roster.persons.values()]
  if (
    persons.some((one) => one.kin !== undefined && relationOf(one.kin) === relationOf(kin) && one.owner === undefined)
  )
    return true
  const word = new RegExp(String.raw`(?<!\p{L})${kin}(?:s|ren)?(?!\p{L})`, 'iu')
  return evidence.sentences.some(({ text }) => word.test(text) && !/: (?:0|none|no)$/iu.test(text))
}

const lacking = /(?<!\p{L})(?:has|have|had) no (child|sibling|brother|sister)(?:s|ren)?(?![\p{L}-])/iu

/** `Karin has no children` where the file gives her three. */
export function deniedRelatives({ sentence, evidence }: Told): Finding[] {
  const match = lacking.exec(sentence.text)
  const who = match && sentence.mentions.findLast(({ end }) => end <= match.index)
  if (!match || who?.ids.length !== 1) return []
  const has = new RegExp(
    String.raw`(?<!\p{L})(?:has|have) (?:an?|\d+|one|two|three|four|five|six|seven|eight) (?:\p{Ll}+ )?${match[1]}`,
    'iu',
  )
  const by = evidence.sentences.find(
    ({ text, mentions }) => has.test(text) && mentions.some(({ ids }) => ids.length > 0 && canBeSame(ids, who.ids)),
  )
  if (!by) return []
  const word = { start: match.index, end: match.index + match[0].length }
  return [{ word, message: `The file says otherwise: “${by.text.replace(/[.;]$/, '')}” (${by.from.source.title}).` }]
}
