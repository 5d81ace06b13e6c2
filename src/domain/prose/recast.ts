import { keepsFigures } from './rebuild.ts'

/**
 * An answer's sentence built otherwise, with the same meaning: the day goes to the front, what somebody said before who
 * said it, a list of deeds becomes two sentences. People may stand as tokens.
 */
export function recast(sentence: string): string[] {
  const ways = [
    dayFirst(sentence),
    saidFirst(sentence),
    deedsApart(sentence),
    placeApart(sentence),
    passivesApart(sentence),
    membersApart(sentence),
    asideApart(sentence),
  ]
  const one = ways.filter((way) => way !== undefined)
  // Two of them together, where one alone is not enough.
  const two = one.flatMap(lastApart)
  return [...one, ...two, ...two.flatMap(lastApart)].filter((way) => keepsFigures(sentence, way))
}

/** The sentences that came of it, the last of them taken apart once more. */
function lastApart(told: string): string[] {
  const at = Math.max(told.lastIndexOf('. They '), told.lastIndexOf('. The judge ')) + 2
  const whole = [dayFirst(told), placeApart(told)].filter((way) => way !== undefined)
  const rest = at < 2 ? undefined : deedsApart(told.slice(at).replace(/^The judge/u, 'The Immigration Judge'))
  return rest === undefined
    ? whole
    : [...whole, told.slice(0, at) + rest.replace(/^The Immigration Judge/u, 'The judge')]
}

const month = 'January|February|March|April|May|June|July|August|September|October|November|December'
const day = new RegExp(
  String.raw` (on (?:${month}) \d{1,2}, \d{4}|in (?:${month}) \d{4}|in (?:19|20)\d{2})(?=[ ,.]|$)`,
  'gu',
)
/** Behind one of these words the day may be another clause's. */
const subordinate =
  /[,;:“”]|\b(?:that|who|whom|whose|which|because|when|where|while|since|until|after|before|and|but|or)\b/u

const deed = String.raw`(?:\p{L}{3,}ed|took|beat|told|broke|came|went|held|hit|put|shot|left|made|kept|gave|threw|cut|sent|said|tied|hung|found|brought|led|burned|stole|shouted)`

/** `At the rally in Oyo on May 2, 2021 soldiers fired`: the day stands in front already. */
const hasDeed = new RegExp(String.raw`\b(?:was|were|is|are|has|had|${deed})\b`, 'u')

/** `They beat him in 2023 and the mob burned his shop`: in front the day would be that of both. */
const hasClauseOfOthers = new RegExp(
  String.raw`,? and (?:then |later )?(?:\p{L}+ing |(?:the|an?|his|her|their|its|he|she|they|it|nobody|somebody|two|three|some|others|\{[^{}]+\}|\p{Lu}\p{L}+) (?:[\p{L}’'-]+ ){0,4}?(?:was|were|is|are|${deed})\b)`,
  'u',
)

/** `She spoke at a meeting on November 6, 2022 against it` -> `On November 6, 2022, she spoke at a meeting against it`. */
function dayFirst(sentence: string): string | undefined {
  const found = [...sentence.matchAll(day)]
  const [only] = found
  if (found.length !== 1 || only === undefined || /^(?:On|In|Since|By|From|Between|Until|During) /u.test(sentence))
    return undefined
  const before = sentence.slice(0, only.index)
  const after = sentence.slice(only.index + only[0].length)
  if (
    subordinate.test(before) ||
    before.split(' ').length < 3 ||
    /^, \d/u.test(after) ||
    (hasDeed.test(before) && hasClauseOfOthers.test(after))
  )
    return undefined
  const when = only[1] ?? ''
  return `${when.charAt(0).toUpperCase()}${when.slice(1)}, ${small(before)}${after}`
}

/** `He told her that a teacher who sings is a rebel` -> `A teacher who sings is a rebel, he told her`. */
function saidFirst(sentence: string): string | undefined {
  const [, who = '', verb = '', said = ''] =
    /^((?:[\p{L}{}.’-]{1,40} ){1,5}?)((?:told|warned) (?:him|her|them|\{applicant(?:\.him)?\})|said|answered|replied|stated) that ([^,;.“”]{20,200})\.?$/u.exec(
      sentence,
    ) ?? []
  if (said === '' || / and that /u.test(said) || /\b(?:not|never|if|when|because)\b/u.test(who)) return undefined
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}, ${small(who)}${verb}.`
}

/** One who rules or acts, and is called `the judge` behind it. */
const judge = /^(?:(?:On|In) [^,]{4,18}, \d{4},? )?the Immigration Judge(?= (?:found|held|ruled|denied))/iu

const many =
  /^(?:(?:On|In) \p{Lu}\p{Ll}{2,8}(?: \d{1,2})?,? \d{4},? )?(?:[Tt]he |[Tt]wo |Two |Three |Four |Five |Six |Seven |Eight |Several |Armed |Some |Masked |Unknown )?(?:\p{L}{1,20} )?(?:[Pp]olice|[Mm]en|[Pp]eople|[Oo]fficers|[Ss]oldiers|[Mm]embers(?: of the [\p{L} ]{3,40}?)?|[Gg]uards|[Aa]gents|[Ff]ighters|[Nn]eighbors|\{[a-z-]+\} and \{[a-z-]+\}|They)(?= \p{Ll}+(?:ed|t|k|d|e|w)\b)/u
const nextDeed = new RegExp(String.raw`(?:, and |, | and )(?=(?:also )?${deed} )`, 'gu')

const nextRuling = /(?:, and |, | and )(?=(?:also )?(?:held|found|ruled|concluded|denied) )/gu

/** `Officers stopped him, took him to the post and beat him` -> `Officers stopped him and took him to the post. They beat him`. */
function deedsApart(sentence: string): string | undefined {
  const isJudge = judge.test(sentence)
  if ((!isJudge && !many.test(sentence)) || /[;:“”]/u.test(sentence)) return undefined
  const joints = [...sentence.matchAll(isJudge ? nextRuling : nextDeed)].filter(
    ({ index }) =>
      isJudge || !/\b(?:that|who|whom|which|because|when|where|while|until|if)\b/u.test(sentence.slice(0, index)),
  )
  const [middle] = joints.toSorted(
    (a, b) => Math.abs(a.index - sentence.length / 2) - Math.abs(b.index - sentence.length / 2),
  )
  if (middle === undefined) return undefined
  const first = lastJoined(sentence.slice(0, middle.index))
  const rest = sentence.slice(middle.index + middle[0].length).replace(/^also /u, '')
  return `${first}. ${isJudge ? 'The judge' : 'They'} ${rest}`
}

/** `stopped him, took him` -> `stopped him and took him`: what is left of a list. */
function lastJoined(part: string): string {
  const last = [...part.matchAll(nextDeed)].at(-1)
  return last === undefined || !last[0].startsWith(',')
    ? part
    : `${part.slice(0, last.index)} and ${part.slice(last.index + last[0].length)}`
}

const subject = String.raw`(\{[a-z0-9-]+(?:\.(?:subj|he))?\}|[Hh]e|[Ss]he|[Tt]hey)`
const passives = new RegExp(
  String.raw`^([^{]{0,40}?)${subject} (was|were) (\p{Ll}{3,}(?:ed|en|t|wn|ung|ld) [^,;“”]{3,80}), (\p{Ll}{3,}(?:ed|en|t|wn|ung|ld) [^;“”]{3,160})$`,
  'u',
)

/** `he was kept in the dark, beaten and told to wait` -> `he was kept in the dark. He was beaten and told to wait`. */
function passivesApart(sentence: string): string | undefined {
  const [, lead = '', who = '', was = '', first = '', rest = ''] = passives.exec(sentence) ?? []
  return rest === '' ? undefined : `${lead}${who} ${was} ${first}. ${again(who)} ${was} ${rest}`
}

const members =
  /^((?:The|All|These|Its) (?:\p{Ll}{2,12} ){0,2}\p{Ll}{3,14}s) (are|were) ([^,;“”]{6,80}?),? and ((?:known|called|seen|listed|treated|regarded|named) [^;“”]{6,160})$/u

/** `The five members are bound by blood and known as brothers` -> two sentences about them. */
function membersApart(sentence: string): string | undefined {
  const [, who = '', are = '', first = '', rest = ''] = members.exec(sentence) ?? []
  return rest === '' ? undefined : `${who} ${are} ${first}. They ${are} ${rest}`
}

const asides = new RegExp(
  String.raw`^${subject} ([^;“”]{8,120}), which (he|she|they) (\p{Ll}{3,20}), and ((?:has|have|is|are|was|were|will) [^;“”]{4,160})$`,
  'u',
)

/** `He worked without leave, which he discloses, and has paid taxes` -> `...; he discloses this. He has paid taxes`. */
function asideApart(sentence: string): string | undefined {
  const [, who = '', first = '', pronoun = '', verb = '', rest = ''] = asides.exec(sentence) ?? []
  return rest === '' ? undefined : `${who} ${first}; ${pronoun} ${verb} this. ${again(who)} ${rest}`
}

/** The subject once more, at the beginning of a sentence. */
const again = (who: string) => (who.startsWith('{') ? who : who.charAt(0).toUpperCase() + who.slice(1))

/** `to the prison, where his brother died` -> `to the prison. There his brother died`. */
function placeApart(sentence: string): string | undefined {
  const found = /, where (?=(?:his|her|their|the|he|she|they|two|three|\{)[ \p{L}])/u.exec(sentence)
  if (found === null || /[“”]/u.test(sentence)) return undefined
  return `${sentence.slice(0, found.index)}. There ${sentence.slice(found.index + found[0].length)}`
}

/** The first word small behind a lead, unless it is a name. */
function small(text: string): string {
  // A plural before its verb names nobody.
  if (/^\p{Lu}\p{Ll}{3,}s (?:were|are|have) /u.test(text)) return text.charAt(0).toLowerCase() + text.slice(1)
  return text.replace(
    /^(?:He|She|It|They|The|A|An|At|Near|Outside|His|Her|Its|Their|There|This|That|These|Two|Three|Four|Five|Six|Officers|Police|Men|Soldiers|Members|Guards|Agents)\b/u,
    (word) => word.toLowerCase(),
  )
}
