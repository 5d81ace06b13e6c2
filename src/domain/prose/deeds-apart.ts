import { sharesPassive } from './passive.ts'
import { capital, deed, hasVerb, ofOther, when } from './rebuild-words.ts'

const present =
  '(?:changes|drives|helps|takes|gives|works|cares|cooks|cleans|washes|lifts|bathes|feeds|dresses|pays|brings|reads|keeps|earns|lives|goes|speaks|leads|teaches|coaches|sends|carries|makes|holds|prepares|picks)'
const isPresent = new RegExp(`^ ${present} `, 'u')

/** `in the basement, where a major put a mask on him` -> `in the basement. There a major put a mask on him`. */
export function placeApart(sentence: string): string | undefined {
  const [, first = '', rest = ''] = /^([^;:“]{12,160}), where (\p{L}[^;:,“]{8,200})$/u.exec(sentence) ?? []
  return rest === '' || !hasVerb.test(rest) || !hasVerb.test(first) ? undefined : `${first}. There ${rest}`
}

/** `He took part in it, carried a banner and gave money` -> `He took part in it. He carried a banner and gave money`. */
export function deedsOfOneApart(sentence: string): string | undefined {
  const [, lead = '', who = ''] =
    new RegExp(String.raw`^((?:(?:${when}),? )?)(\{[a-z0-9-]+(?:\.(?:subj|he))?\}|[Hh]e|[Ss]he|[Tt]hey) `, 'u').exec(
      sentence,
    ) ?? []
  if (who === '') return undefined
  const from = lead.length + who.length
  const does = isPresent.test(sentence.slice(from)) ? present : deed
  const joint = new RegExp(
    String.raw`, (?:and )?(?=(?:then )?${does} )| and (?=(?:then )?${does} )|,? and (?=did not \p{Ll})`,
    'u',
  ).exec(sentence.slice(from))
  if (joint === null || ofOther.test(sentence.slice(from, from + joint.index))) return undefined
  const first = sentence.slice(0, from + joint.index)
  const rest = sentence.slice(from + joint.index + joint[0].length)
  if (sharesPassive(first, rest)) return undefined
  return first.split(' ').length < 4 || rest.split(' ').length < (rest.startsWith('did not ') ? 3 : 4)
    ? undefined
    : `${first}. ${capital(who)} ${perfectOf(first.slice(from), rest)}${rest}`
}

/** `has worked for herself and filed taxes since 2015`: both verbs have the one auxiliary. */
function perfectOf(first: string, rest: string): string {
  const auxiliary = /^ (has|have) (?:also )?\p{Ll}{3,}ed\b/u.exec(first)?.[1]
  return auxiliary !== undefined && / since \S/u.test(rest) && /^\p{Ll}{3,}ed /u.test(rest) ? `${auxiliary} ` : ''
}

/** `She prayed with them, she asked about it, and she ran away` -> `She prayed with them. She also asked about it, and she ran away`. */
export function clausesOfOneApart(sentence: string): string | undefined {
  const [, first = '', who = '', second = '', third = ''] =
    new RegExp(
      String.raw`^((?:\{[a-z0-9-]+(?:\.(?:subj|he))?\}|He|She) [^,;:]{8,120}), (\{[a-z0-9-]+\.(?:subj|he)\}|he|she) (${deed} [^,;:]{6,120}), and \2 (${deed} [^;:]{2,120})$`,
      'u',
    ).exec(sentence) ?? []
  return who === '' ? undefined : `${first}. ${capital(who)} also ${second}, and ${who} ${third}`
}

/** `the collector of the gang doubled the sum and then said` -> `the collector of the gang doubled the sum. The collector then said`. */
export function deedsOfNounApart(sentence: string): string | undefined {
  const [, lead = '', noun = '', of = '', first = '', then = '', rest = ''] =
    new RegExp(
      String.raw`^(|.{8,160}, )[Tt]he (\p{Ll}{3,20})((?: of [\p{L} ]{3,40}?)?) (${deed} [^,;]{10,140}?) and (then )?(${deed} .{6,200})$`,
      'u',
    ).exec(sentence) ?? []
  if (noun === '' || noun.endsWith('s') || ofOther.test(first.split(' ').slice(0, 1).join(' '))) return undefined
  const subject = lead === '' ? 'The' : 'the'
  return `${lead}${subject} ${noun}${of} ${first}. The ${noun} ${then}${rest}`
}

/** `and his family received his body three weeks later` -> `. Three weeks later his family received his body`. */
export function laterApart(sentence: string): string | undefined {
  const [, first = '', clause = '', later = ''] =
    /^(.{12,}?),? and ((?:his|her|their|the|he|she|they) [^,;]{8,90}) ((?:the next (?:day|morning)|(?:a|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:days?|weeks?|months?|years?) later))\.?$/u.exec(
      sentence,
    ) ?? []
  return later === '' ? undefined : `${first}. ${capital(later)} ${clause}.`
}
