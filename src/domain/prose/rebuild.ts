import { sharesPassive } from './passive.ts'

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

const month = 'January|February|March|April|May|June|July|August|September|October|November|December'
const when = String.raw`(?:(?:On|In|on|in) (?:(?:${month}) (?:\d{1,2}, )?\d{4}|(?:19|20)\d{2})|(?:From|from) (?:${month}) (?:\d{1,2}(?:, \d{4})?|\d{4}) (?:to|until) (?:(?:${month}) )?(?:\d{1,2}, )?\d{4})`
const subordinate =
  /\b(?:that|who|whom|whose|which|because|when|where|while|since|until|after|before|if|so|than|as)\b|[;:]/u
/** Behind one of these a verb belongs to another clause. */
const ofOther = /\b(?:that|who|whom|whose|which|because|when|where|while|if)\b|[;:]/u
const deed = String.raw`(?:\p{L}{3,}ed|took|beat|told|broke|came|went|held|hit|put|shot|left|made|kept|gave|threw|cut|sent|said|tied|hung|found|led|lost|ran|wrote|spoke|brought|sold|paid|met|saw|fled|stood|fell|lay|wore|chose|taught|hid|had)`

/** `On May 2, 2024 soldiers stopped the bus, found a list` -> `Soldiers stopped the bus on May 2, 2024, found a list`. */
function dayBehind(sentence: string): string | undefined {
  const [, day = '', rest = ''] = new RegExp(`^(${when}),? (.+)$`, 'u').exec(sentence) ?? []
  if (rest === '') return undefined
  const end = rest.search(
    new RegExp(
      String.raw`,(?! \p{Lu}| ?\d)| and (?=(?:${deed}|was|were) )| and (?=(?:his|her|their|the|\{[^{}]+\}) (?:\p{Ll}+ )?${deed} )|[.]$`,
      'u',
    ),
  )
  const clause = end < 0 ? rest : rest.slice(0, end)
  if (
    clause.split(' ').length < 4 ||
    subordinate.test(clause) ||
    /\d{4}/.test(clause) ||
    /\b(?:and|or)\b/.test(clause.split(' ').slice(0, 4).join(' '))
  )
    return undefined
  // `the house on May 2, where they lived` would tear the place from what is said of it.
  if (end >= 0 && (tearsApart.test(rest.slice(end)) || /, /u.test(clause))) return undefined
  return `${capital(clause)} ${day.charAt(0).toLowerCase()}${day.slice(1)}${end < 0 ? '' : rest.slice(end)}`
}

/** Nor may it stand within a list: `with a priest, Father Joseph, and a hundred others`. */
const tearsApart = new RegExp(
  String.raw`^, (?!(?:(?:and|or|but) )?(?:${deed}|was|were|he|she|they|it|(?:his|her|their|the|\{[^{}]+\}) (?:\p{Ll}+ )?(?:${deed}|was|were)) )`,
  'u',
)

/** `reported corruption: in 2019 she sent a report` -> `reported corruption: she sent a report in 2019`. */
function behindColon(sentence: string): string | undefined {
  const [, head = '', rest = ''] = /^([^:]{4,80}: )(in .+)$/u.exec(sentence) ?? []
  const told = rest === '' ? undefined : dayBehind(rest)
  return told === undefined ? undefined : `${head}${told.charAt(0).toLowerCase()}${told.slice(1)}`
}

const present =
  '(?:changes|drives|helps|takes|gives|works|cares|cooks|cleans|washes|lifts|bathes|feeds|dresses|pays|brings|reads|keeps|earns|lives|goes|speaks|leads|teaches|coaches|sends|carries|makes|holds|prepares|picks)'
const isPresent = new RegExp(`^ ${present} `, 'u')

/** `When he did not come, soldiers searched the house on May 2, 2024` -> `On May 2, 2024, when he did not come, soldiers ...`. */
function dayOfWhenFirst(sentence: string): string | undefined {
  const [, lead = '', clause = '', day = '', rest = ''] =
    new RegExp(String.raw`^((?:When|After|Because|As) [^,;]{5,70}), ([^,;]{8,90}) (${when})(?=[,. ]|$)(.*)$`, 'u').exec(
      sentence,
    ) ?? []
  if (day === '' || subordinate.test(clause)) return undefined
  return `${capital(day)}, ${lead.charAt(0).toLowerCase()}${lead.slice(1)}, ${clause}${rest}`
}

/** `They beat him because he sang` -> `Because he sang, they beat him`; the same of `since` and `after`. */
function reasonFirst(sentence: string): string | undefined {
  const [, main = '', joint = '', reason = ''] =
    /^([^,;:]{20,200}?) (because|since|after) ((?!of\b|then\b)[^,;:]{8,160}?)\.?$/u.exec(sentence) ?? []
  // `is in Madison and has followed him since`: the reason is of the second verb alone.
  if (joint !== 'because' && / and /u.test(main)) return undefined
  if (reason === '' || ofOther.test(main) || subordinate.test(reason) || !hasVerb.test(reason)) return undefined
  // A lead of its own stays in front.
  if (/^(?:On|In|At|Since|By|From|Between|Until|During|After|When) /u.test(main)) return undefined
  // Who stands in front must be known there already.
  if (/^(?:he|she|they|it|his|her|their)\b/u.test(reason) && !/^(?:\{|He |She |They |It |His |Her |Their )/u.test(main))
    return undefined
  return `${capital(joint)} ${reason}, ${lower(main)}.`
}

/** `His friend was sentenced to six years on May 2, 2024 for it` -> `On May 2, 2024 his friend was sentenced to six years for it`. */
function dayInFront(sentence: string): string | undefined {
  const [, clause = '', day = '', rest = ''] =
    new RegExp(
      String.raw`^((?!On |In |From |When |After |Before |Since )[^,;:“]{8,110}?) ((?:on|in) (?:${month}) (?:\d{1,2}, )?\d{4})((?: (?:for|in|at|by|with|to) .{3,120})?[.]?)$`,
      'u',
    ).exec(sentence) ?? []
  if (day === '' || subordinate.test(clause) || /\d{4}/.test(`${clause}${rest}`) || hasSecondDeed.test(clause))
    return undefined
  return `${capital(day)} ${lower(clause)}${rest}`
}

const hasSecondDeed = new RegExp(String.raw` and (?:${deed}|was|were|is|are) `, 'u')

/** `From May 2 to 9, 2024 he was held by the army in a cell` -> `He was held by the army from May 2 to 9, 2024 in a cell`. */
function dayBeforePlace(sentence: string): string | undefined {
  const [, day = '', clause = '', rest = ''] =
    new RegExp(
      String.raw`^(${when}),? ((?:\{[^{}]+\}|he|she|they|\p{Ll}[^,;:]{2,50}) (?:was|were) \p{L}+(?: (?:an?|the|his|her) \p{L}+(?: \p{L}+)?)?(?: by [^,;:]{3,40}?)?) ((?:in|at) .+)$`,
      'u',
    ).exec(sentence) ?? []
  return day === '' || subordinate.test(clause)
    ? undefined
    : `${capital(clause)} ${day.charAt(0).toLowerCase()}${day.slice(1)} ${rest}`
}

/** `in the basement, where a major put a mask on him` -> `in the basement. There a major put a mask on him`. */
function placeApart(sentence: string): string | undefined {
  const [, first = '', rest = ''] = /^([^;:“]{12,160}), where (\p{L}[^;:,“]{8,200})$/u.exec(sentence) ?? []
  return rest === '' || !hasVerb.test(rest) || !hasVerb.test(first) ? undefined : `${first}. There ${rest}`
}

/** `An officer of the army, Major Orlov, told him` -> `Major Orlov, an officer of the army, told him`. */
function officeBehind(sentence: string): string | undefined {
  const [, office = '', name = '', rest = ''] =
    /^(An? [^,;:]{3,60}), ((?:\p{Lu}[\p{L}’.-]+ ){0,2}\p{Lu}[\p{L}’.-]+), (\p{Ll}.+)$/u.exec(sentence) ?? []
  return name === '' ? undefined : `${name}, ${lower(office)}, ${rest}`
}

const hasVerb = new RegExp(String.raw`\b(?:is|are|was|were|has|have|had|did|does|could|would|${deed})\b`, 'u')

/** `He took part in it, carried a banner and gave money` -> `He took part in it. He carried a banner and gave money`. */
function deedsOfOneApart(sentence: string): string | undefined {
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
    : `${first}. ${capital(who)} ${rest}`
}

/** `She prayed with them, she asked about it, and she ran away` -> `She prayed with them. She also asked about it, and she ran away`. */
function clausesOfOneApart(sentence: string): string | undefined {
  const [, first = '', who = '', second = '', third = ''] =
    new RegExp(
      String.raw`^((?:\{[a-z0-9-]+(?:\.(?:subj|he))?\}|He|She) [^,;:]{8,120}), (\{[a-z0-9-]+\.(?:subj|he)\}|he|she) (${deed} [^,;:]{6,120}), and \2 (${deed} [^;:]{2,120})$`,
      'u',
    ).exec(sentence) ?? []
  return who === '' ? undefined : `${first}. ${capital(who)} also ${second}, and ${who} ${third}`
}

/** `the collector of the gang doubled the sum and then said` -> `the collector of the gang doubled the sum. The collector then said`. */
function deedsOfNounApart(sentence: string): string | undefined {
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
function laterApart(sentence: string): string | undefined {
  const [, first = '', clause = '', later = ''] =
    /^(.{12,}?),? and ((?:his|her|their|the|he|she|they) [^,;]{8,90}) ((?:the next (?:day|morning)|(?:a|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:days?|weeks?|months?|years?) later))\.?$/u.exec(
      sentence,
    ) ?? []
  return later === '' ? undefined : `${first}. ${capital(later)} ${clause}.`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The first word small, unless it is a name. */
const lower = (text: string) =>
  text.replace(
    /^(?:He|She|It|They|The|A|An|His|Her|Its|Their|There|This|That|These|Those|Some|Most|Many|Several|Whoever|Both|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Officers|Police|Men|Soldiers|Members|Guards|Agents)\b/u,
    (word) => word.toLowerCase(),
  )
