import { hasFiniteVerb } from './finite-verb.ts'
import { piecesOf } from './note-words.ts'
import { formOf } from './verbs.ts'

/** What two people do together: a note that begins so is of the couple. */
const ofCouple =
  /^(?:together|moved in|married|engaged|dated|dating|met|separated|lived|living|shared|bought|rented)\b/iu

/** `together since 2017, moved in 2018, married June 15, 2019 at the court` -> one sentence about the two. */
export function withCouple(sentence: string): string {
  const plain = sentence.trim().replace(/[.;]$/, '')
  const pieces = piecesOf(plain)
  if (pieces.length < 2 || !pieces.every((piece) => ofCouple.test(piece))) return sentence
  const told = pieces.map((piece) => {
    const text = piece.charAt(0).toLowerCase() + piece.slice(1)
    if (text.startsWith('together')) return `have been ${text}`
    if (/^(?:dating|living)/.test(text)) return `have been ${text}`
    if (text.startsWith('engaged')) return `were ${text}`
    return text
      .replace(
        /^moved in (?=(?:January|February|March|April|May|June|July|August|September|October|November|December|\d{4})\b)/u,
        'moved in together in ',
      )
      .replace(
        /^moved in (?=in |on |since |January|February|March|April|May|June|July|August|September|October|November|December)/u,
        'moved in together ',
      )
  })
  const last = told.pop() ?? ''
  return `They ${told.join(', ')} and ${last}.`
}

const treatment =
  'infusions?|injections?|shots|dialysis|chemotherapy|chemo|physical therapy|speech therapy|occupational therapy|therapy|counseling|checkups?|blood tests?|transfusions?|sessions'
const often = String.raw`(?:every|once|twice|three times|four times|five times|\d times|weekly|monthly|daily|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b`
const regular = new RegExp(
  String.raw`^((?:${treatment})(?: of \p{L}+| with \p{L}[\p{L} .’'-]{1,30})?) (?=${often})`,
  'iu',
)

/** `infusion of ocrelizumab every six months` -> `Grant Tolliver has an infusion ...`. */
export function withRegularTreatment(sentence: string, full: string): string {
  return sentence.replace(regular, (whole, what: string) => {
    const plain = what.charAt(0).toLowerCase() + what.slice(1)
    const article = /^(?:infusion|injection)\b(?!s)/iu.test(plain)
      ? 'an '
      : /^(?:checkup|blood test|transfusion)\b(?!s)/iu.test(plain)
        ? 'a '
        : ''
    return `${full} has ${article}${plain}${whole.slice(what.length)}`
  })
}

/** `The village is Guamote, no gastroenterologist there`: what the place lacks is a sentence of its own. */
export const withLackApart = (text: string): string =>
  text.replaceAll(
    /(?<=\p{L}), (?:and |with )?no ((?:[\p{L}’-]+ ){1,4})there(?=[.;]|$)/gu,
    (_, what: string) => `. There ${isPlural(what.trim()) ? 'are' : 'is'} no ${what}there`,
  )

/** `no ocrelizumab in the public hospitals`, `no public hemodialysis unit near the village`: what a place lacks. */
export function withThereIs(sentence: string): string {
  const [whole = '', what = '', where = ''] =
    /^no ((?:[\p{L}’-]+ ){0,3}[\p{L}’-]+) ((?:in|near|within|at|anywhere|outside) [^,.;]{2,80})/iu.exec(sentence) ?? []
  if (
    whole === '' ||
    hasFiniteVerb(`x ${whole}`) ||
    (what.split(' ')[0] ?? '').endsWith('ing') ||
    /^(?:one|arrests?|convictions?|record|licen[sc]e)\b/iu.test(what)
  )
    return sentence
  return `There ${isPlural(what) ? 'are' : 'is'} no ${what} ${where}${sentence.slice(whole.length)}`
}

const isPlural = (noun: string) =>
  /(?:children|people|men|women|kids)$/u.test(noun) || (/(?<![su])s$/u.test(noun) && !/(?:sis|ics)$/u.test(noun))

/** `, next one is February 2027`, ` - last one was in May`: a sentence of its own. */
export function withNextApart(text: string): string {
  return text
    .replaceAll(
      /(?<=^|[.;] )(?:the )?(last|worst|latest) (big |bad |long )?one (?=(?:is|was|came|will)\b)/giu,
      (_, which: string, size: string | undefined) => `The ${which.toLowerCase()} ${size ?? ''}one `,
    )
    .replaceAll(
      /\bone was (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2},? \d{4})/gu,
      'one was on ',
    )
    .replaceAll(
      /(?<=\p{L}{2}|\d)(?:,| [-–—]{1,2}) (?:the )?(next|last|first|worst|latest) (one )?(?=(?:is|was|came|will)\b)/giu,
      (_, which: string) => `. The ${which.toLowerCase()} one `,
    )
    .replaceAll(
      /\b(?:one|flare|attack|relapse|surgery|visit|infusion|appointment|time \p{L}+ came) (?:is|was) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:19|20)\d\d\b|(?:19|20)\d\d\b)/giu,
      (whole) => `${whole}in `,
    )
    .replaceAll(
      /(?<= (?:was|is) in (?:\p{Lu}\p{Ll}+ )?\d{4}), (?=(?:\d+|\p{Ll}+) (?:days|weeks|months|years) )/gu,
      ', with ',
    )
}

/** `She was sent back, came again in 2012` -> `..., and she came again in 2012`. */
export function withComingAgain(sentence: string): string {
  const who = /\b(he|she)\b/iu.exec(sentence)?.[1]?.toLowerCase()
  return who === undefined
    ? sentence
    : sentence.replace(
        /, (?=(?:came|went|returned|entered|crossed|left|tried) (?:back|again|in|on|to)\b)/u,
        `, and ${who} `,
      )
}

/** `She raised Paige, her mother Kristin lives in Oregon`: whose mother she is shows by the sentence, so they stay one. */
export const withRelativesJoined = (sentence: string): string =>
  sentence
    .replace(/, (son|daughter|brother|sister) (\p{Lu}\p{Ll}+) (?=(?:is|lives|has|was|works) )/u, ', and a $1, $2, ')
    .replace(
      /(?<=[)\p{L}\d]), (?=(?:his|her) (?:mother|father|brother|sister|son|daughter|aunt|uncle|cousin|wife|husband) \p{Lu}\p{Ll}+ (?:is|was|has|had|lives|lived|\p{L}+ed|left|died|takes|took)\b)/u,
      ', and ',
    )

/** A verb of the third person or of the past, as far as its form shows one. */
export const isFinite = (word: string) =>
  /^(?:wanders|falls|forgets|cries|wets|screams|vomits)$/.test(word) ||
  /^(?:is|was|has|had|does|did)$/.test(word) ||
  formOf(word) === 'past' ||
  (word.endsWith('s') && [word.slice(0, -1), word.slice(0, -2)].some((base) => formOf(base) === 'present'))
