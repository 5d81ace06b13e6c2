import { foldWord } from '#domain/language/fold.ts'
import type { EvidenceIndex, EvidenceSentence } from '../evidence.ts'
import { isDenied } from '../polarity.ts'
import type { Finding, Told } from './finding.ts'

const name = String.raw`(?:(?:Mr|Ms|Mrs|Dr)\. )?(\p{Lu}[\p{L}’'-]{1,30}(?: \p{Lu}[\p{L}’'-]{1,30}){0,3})`
/** Relations of which everybody has one. */
const kin = '(father|mother)'
const isOf = new RegExp(String.raw`(?<!\p{L})${name} is (?:also )?the (?:biological )?${kin} of ${name}`, 'gu')
const possessed = new RegExp(
  String.raw`(?<!\p{L})(\p{Lu}[\p{L}-]{1,30})['’]s (?:biological )?${kin},? (?:is |was )?${name}`,
  'gu',
)

type Parent = {
  readonly of: string
  readonly kin: string
  readonly who: ReadonlySet<string>
  readonly sentence: EvidenceSentence
}
const kept = new WeakMap<EvidenceIndex, readonly Parent[]>()
const wordsOf = (written: string) => new Set((written.match(/[\p{L}’'-]+/gu) ?? []).map(foldWord))
const firstOf = (written: string) => foldWord(/[\p{L}’'-]+/u.exec(written)?.[0] ?? '')

type Read = Omit<Parent, 'sentence'> & { readonly start: number; readonly end: number }

function readParents(text: string): Read[] {
  if (!/father|mother/u.test(text)) return []
  const range = (match: RegExpExecArray) => ({ start: match.index, end: match.index + match[0].length })
  return [
    ...[...text.matchAll(isOf)].map((match) => ({
      ...range(match),
      of: firstOf(match[3] ?? ''),
      kin: match[2] ?? '',
      who: wordsOf(match[1] ?? ''),
    })),
    ...[...text.matchAll(possessed)].map((match) => ({
      ...range(match),
      of: firstOf(match[1] ?? ''),
      kin: match[2] ?? '',
      who: wordsOf(match[3] ?? ''),
    })),
  ]
}

function parentsOf(evidence: EvidenceIndex): readonly Parent[] {
  const known =
    kept.get(evidence) ??
    evidence.sentences.flatMap((sentence) => readParents(sentence.text).map((one) => ({ ...one, sentence })))
  kept.set(evidence, known)
  return known
}

/** `Mr. Bell is the father of Minh` where the file names another father. */
export function otherParent({ sentence, evidence }: Told): Finding[] {
  return readParents(sentence.text).flatMap(({ start, end, of, kin: relation, who }): Finding[] => {
    if (isDenied(sentence.text, start, end)) return []
    const known = parentsOf(evidence).filter((one) => one.of === of && one.kin === relation)
    const [by] = known
    if (!by || known.some((one) => [...who].some((word) => one.who.has(word)))) return []
    const { text, from } = by.sentence
    const message = `The file names another ${relation}: “${text.replace(/[.;]$/, '')}” (${from.source.title}).`
    return [{ word: { start, end }, message }]
  })
}
