import { capital, deed, hasVerb, lower, ofOther, subordinate, when } from './rebuild-words.ts'
import { behindColon, dayBeforePlace, dayBehind, dayInFront, dayOfWhenFirst } from './days-moved.ts'
import { clausesOfOneApart, deedsOfNounApart, deedsOfOneApart, laterApart, placeApart } from './deeds-apart.ts'

/**
 * A sentence with its parts in another order and nothing added: the day in front goes behind its clause, a reason to the
 * front, a list of deeds becomes two sentences. People may stand as tokens. Empty where nothing can be moved safely.
 */
export function rebuilt(sentence: string): string[] {
  const quotation = sentence.indexOf('“')
  if (quotation >= 0) {
    const apart = [deedsOfOneApart(sentence), deedsOfNounApart(sentence), dayInFront(sentence)]
    return apart.flatMap((way) => (way !== undefined && way.indexOf('. ') < quotation ? [way] : []))
  }
  const ways = [
    dayBehind(sentence),
    behindColon(sentence),
    dayOfWhenFirst(sentence),
    reasonFirst(sentence),
    sentence.replace(
      /^(\{[^{}]+\}|He|She|They) ((?:[^,;:]|,(?=\d)){12,140}?) (under (?:his|her|their) own name|in (?:his|her|their) own name|at (?:his|her|their) own cost)(?=[.]?$| and )/u,
      (_, who: string, what: string, how: string) => `${capital(how)} ${lower(who)} ${what}`,
    ),
    dayInFront(sentence),
    dayBeforePlace(sentence),
    placeApart(sentence),
    officeBehind(sentence),
    deedsOfOneApart(sentence),
    clausesOfOneApart(sentence),
    // `They would kill her, and Inspector Lagos, who knew, would let it happen`: two who act are two sentences.
    sentence.replace(
      /^([^“:;]{20,200}?), and ((?:\p{Lu}|\{)[^,“:;]{3,50}(?:, who [^,“:;]{4,60},)? (?:would|will|was|were|had|took|told|did|knew)(?: not)? )/u,
      '$1. $2',
    ),
    deedsOfNounApart(sentence),
    laterApart(sentence),
    sentence.replace(
      /^(I|We|They) have (\p{Ll}+ed|known|been|seen) ([^,;.]{0,40}?)since (\d{4}) /u,
      (_, who: string, verb: string, how: string, year: string) =>
        `Since ${year} ${who === 'I' ? 'I' : who.toLowerCase()} have ${verb} ${how}`,
    ),
    sentence.replace(
      /^(We|They) have (\p{Ll}+(?:ed|en|wn)) ([^,;]{4,60}) together\.?$/u,
      (_, who: string, verb: string, what: string) => `Together ${who.toLowerCase()} have ${verb} ${what}.`,
    ),
    sentence.replace(new RegExp(String.raw` (that|which|who) (${deed}) (${when}) to `, 'u'), ' $1 $3 $2 to '),
    sentence.replace(/ (beating|attack|raid|arrest|shooting|search|events?) on (?=\p{Lu}\p{Ll}{2,8} \d)/u, ' $1 of '),
    sentence.replace(
      /(?<= )(church|school|house|shop|village|town|prison|camp|station|hospital|office|farm|building)((?: (?:in|at|near) \p{Lu}\p{L}+)?), which (?=(?:\p{Ll}+ ){1,3}\p{Ll}+ed\b)/u,
      '$1$2, a $1 that ',
    ),
    sentence.replace(
      /, (hiding|living|working|staying|sleeping|waiting|carrying|shouting|demanding|asking|saying|calling|telling) (?=\p{Ll})/u,
      (_, doing: string) => ` and ${past[doing] ?? doing} `,
    ),
    sentence.replace(
      /, who (stood|sat|lived|worked|was|were|slept|walked) ((?:\p{L}+ ){1,3}\p{L}+), (was|were) /u,
      ' $1 $2 and $3 ',
    ),
  ]
  return ways.filter((way) => way !== undefined && way !== sentence && keepsFigures(sentence, way)) as string[]
}

/** `15,000` and `2019 and 2020` stay in one piece, wherever they are moved. */
export const keepsFigures = (sentence: string, way: string): boolean =>
  (sentence.match(/\d{1,3}(?:,\d{3})+|\b(?:19|20)\d\d,? (?:and|or|to) (?:in )?(?:19|20)\d\d\b/gu) ?? []).every(
    (figure) => way.includes(figure),
  )

const past: Readonly<Record<string, string>> = {
  hiding: 'hid',
  living: 'lived',
  working: 'worked',
  staying: 'stayed',
  sleeping: 'slept',
  waiting: 'waited',
  carrying: 'carried',
  shouting: 'shouted',
  demanding: 'demanded',
  asking: 'asked',
  saying: 'said',
  calling: 'called',
  telling: 'told',
}

/** `They beat him because he sang` -> `Because he sang, they beat him`; the same of `since` and `after`. */
function reasonFirst(sentence: string): string | undefined {
  const [, main = '', joint = '', reason = ''] =
    /^([^,;:]{20,200}?) (because|since|after) ((?!of\b|then\b)[^,;:]{8,160}?)\.?$/u.exec(sentence) ?? []
  // `is in Madison and has followed him since`: the reason is of the second verb alone.
  // In front it would be the reason of both: `He had fallen asleep and she woke him because the library was closing`.
  if (/ and /u.test(main)) return undefined
  if (reason === '' || ofOther.test(main) || subordinate.test(reason) || !hasVerb.test(reason)) return undefined
  // A lead of its own stays in front.
  if (/^(?:On|In|At|Since|By|From|Between|Until|During|After|When) /u.test(main)) return undefined
  // Who stands in front must be known there already.
  if (/^(?:he|she|they|it|his|her|their)\b/u.test(reason) && !/^(?:\{|He |She |They |It |His |Her |Their )/u.test(main))
    return undefined
  return `${capital(joint)} ${reason}, ${lower(main)}.`
}

/** `An officer of the army, Major Orlov, told him` -> `Major Orlov, an officer of the army, told him`. */
function officeBehind(sentence: string): string | undefined {
  const [, office = '', name = '', rest = ''] =
    /^(An? [^,;:]{3,60}), ((?:\p{Lu}[\p{L}’.-]+ ){0,2}\p{Lu}[\p{L}’.-]+), (\p{Ll}.+)$/u.exec(sentence) ?? []
  return name === '' ? undefined : `${name}, ${lower(office)}, ${rest}`
}
