import { foldToWords } from '#domain/language/fold.ts'
import type { Range } from '#domain/section-content/read.ts'
import { harm, officials, privateActors } from './concepts.data.ts'
import { isDenied } from './polarity.ts'
import type { ReadSentence } from './read-statements.ts'

/** A statement with a value of which a person has one: nationality, a language, who did the harm. */
export type ValueStatement = Range & {
  readonly kind: 'nationality' | 'language' | 'actor' | 'religion'
  readonly value: string
  readonly ids: readonly string[]
  readonly denied: boolean
  readonly text: string
  readonly sentence: ReadSentence
}

const nationality =
  /(?:citizens?|nationals?) (?:and (?:citizens?|nationals?) )?of (?:the )?((?-i:\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}))|country of citizenship: ((?-i:\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}))|(?<!U\.S\. |US )((?-i:\p{Lu}\p{Ll}{2,14}(?:ish|an|ese|ian|ic))) (?:citizen|national)s?(?!\p{L})/giu
const language =
  /(?:speaks?|spoken?|understands?|understood|reads?|writes?|(?:has|know[ns]?|have)(?: almost)?(?: no| little)?(?: (?:command|knowledge|grasp) of)?|fluent in)(?: (?:\p{Ll}+ ){0,2}?)(Spanish|English|French|Portuguese|Arabic|Chinese|Mandarin|Russian|Polish|Twi|Farsi|Dari|Pashto|Urdu|Hindi|Creole|Amharic|Tigrinya|Swahili|German|Italian|Korean|Vietnamese|Tagalog|Persian|Yoruba|Hausa|Igbo|Wolof|Somali|Nepali|Bengali|Punjabi|Tamil|Turkish|Kurdish|Hebrew|Greek|Ukrainian|Romanian|Q[’']eqchi[’']|Quechua|Nahuatl|Mixtec)(?!\p{L})/gu
const religion =
  /(?<=(?<!\p{L})(?:is|was|am|are|were|remains?|became|religion:|belongs?|member)(?: \p{Ll}+){0,3} )(Christian|Catholic|Protestant|Pentecostal|Evangelical|Orthodox|Baptist|Muslim|Sunni|Shi[’']?[ai]|Jewish|Jew|Hindu|Buddhist|Sikh|Ahmadi|Bah[aá][’']?[ií]|Yazidi|atheist)s?(?!\p{L}| (?:school|family|country))/giu
/** A branch is written behind its faith: who is Pentecostal is a Christian, and is not Orthodox. */
const faiths: Readonly<Record<string, string>> = {
  catholic: 'christian/catholic',
  protestant: 'christian/protestant',
  pentecostal: 'christian/protestant/pentecostal',
  evangelical: 'christian/protestant',
  orthodox: 'christian/orthodox',
  baptist: 'christian/protestant/baptist',
  sunni: 'muslim/sunni',
  jew: 'jewish',
}

/** True when one value is the other, or says it less closely. */
export const isCompatible = (one: string, other: string) =>
  one === other ||
  one.startsWith(`${other}/`) ||
  other.startsWith(`${one}/`) ||
  isOfCountry(one, other) ||
  isOfCountry(other, one)

/** `Turkish` for `Turkey`. */
const isOfCountry = (adjective: string, country: string) =>
  /(?:ish|an|ese|ian|ic)$/.test(adjective) && adjective.slice(0, 4) === country.slice(0, 4)
const actor = new RegExp(String.raw`(?<![\p{L}-])(?:(${officials})|(${privateActors}))(?![\p{L}])`, 'giu')
const harmful = new RegExp(String.raw`(?<!\p{L})(?:${harm})(?!\p{L})`, 'iu')

const hints = new RegExp(
  String.raw`citizen|national|christian|catholic|protestant|pentecostal|evangelical|orthodox|baptist|muslim|sunni|shi|jew|hindu|buddhist|sikh|ahmadi|bah|yazidi|atheist|spea?k|spoke|know|underst|read|writ|fluent|English|Spanish|${harm}|harmed`,
  'iu',
)

/** Nationality, languages and who did the harm, as a text states them. */
export function readValues(
  sentences: readonly ReadSentence[],
  mode: 'claims' | 'evidence' = 'claims',
): ValueStatement[] {
  const told =
    mode === 'evidence'
      ? sentences.flatMap((sentence, at) => theyActed(sentence, sentences.slice(Math.max(0, at - 2), at)))
      : []
  const own = sentences
    .filter(({ text }) => hints.test(text))
    .flatMap((sentence) => [
      ...[...sentence.text.matchAll(nationality)].flatMap((match) => {
        const value = foldToWords(match[1] ?? match[2] ?? match[3] ?? '')
        return /united states|^american$/.test(value) ? [] : [toValue('nationality', value, match, sentence)]
      }),
      ...[...sentence.text.matchAll(language)].map((match) => ({
        ...toValue('language', foldToWords(match[1] ?? ''), match, sentence),
        denied: isDenied(sentence.text, match.index, match.index + match[0].length) || /\bno\b/.test(match[0]),
      })),
      ...[...sentence.text.matchAll(religion)].map((match) => {
        const faith = foldToWords(match[1] ?? '')
        return toValue('religion', faiths[faith] ?? faith, match, sentence)
      }),
      ...readActors(sentence),
    ])
  return [...own, ...told]
}

/** `The police raided our house. They beat my father`: who acted stands in one of the two sentences before. */
function theyActed(sentence: ReadSentence, before: readonly ReadSentence[]): ValueStatement[] {
  if (!/^They (?:\p{L}+ )?/u.test(sentence.text) || !harmful.test(sentence.text)) return []
  const last = before.findLast(({ text }) => text.search(actor) >= 0)
  const kinds = new Set(
    [...(last?.text.matchAll(actor) ?? [])].map((match) => (match[1] === undefined ? 'private' : 'official')),
  )
  const [kind, ...others] = kinds
  const they = /^They/u.exec(sentence.text)
  return kind !== undefined && others.length === 0 && they ? [toValue('actor', kind, they, sentence)] : []
}

/** `At the urging of an officer`: who asked or advised did no harm by it. */
const asked =
  /(?<!\p{L})(?:urging|request|advice|suggestion|insistence|presence|orders?|way|office|name) of (?:an?|the) (?:\p{Ll}+ )?$/iu

/** Who did harm: an official or a private person. Sentences about whom a person went to for help are not of this kind. */
function readActors(sentence: ReadSentence): ValueStatement[] {
  if (!harmful.test(sentence.text) && !/^who (?:harmed|was)/i.test(sentence.text)) return []
  if (/report|complain|protect|went to|help|belong|(?:told|said to) (?:the|an?) /i.test(sentence.text)) return []
  // `The police were called, but took nobody into custody`.
  if (/(?<!\p{L})(?:nobody|no one|called (?:the police|to ))/iu.test(sentence.text)) return []
  const found = [...sentence.text.matchAll(actor)]
    .filter((match) => !asked.test(sentence.text.slice(0, match.index)))
    .map((match) => toValue('actor', match[1] === undefined ? 'private' : 'official', match, sentence))
  // `in part from officials and in part from private persons`: neither of them alone.
  return new Set(found.map(({ value }) => value)).size > 1 &&
    /\b(?:in part|both|and also|as well as)\b/i.test(sentence.text)
    ? []
    : found
}

function toValue(
  kind: ValueStatement['kind'],
  value: string,
  match: RegExpMatchArray,
  sentence: ReadSentence,
): ValueStatement {
  const start = match.index ?? 0
  const end = start + match[0].length
  const who = sentence.mentions.findLast((mention) => mention.end <= start + 1) ?? sentence.mentions[0]
  return {
    kind,
    value,
    ids: kind === 'actor' ? [] : (who?.ids ?? []),
    denied: isDenied(sentence.text, start, end),
    start: sentence.start + start,
    end: sentence.start + end,
    text: match[0],
    sentence,
  }
}
