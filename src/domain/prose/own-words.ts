import { trimEndOf } from '#domain/text/trim.ts'
import { withoutShorthand } from '#domain/prose/house-style.ts'
import { conjugate } from './conjugate.ts'

/** Behind `her` a noun makes it hers: `with her cousin`. */
const notHers = String.raw`(?=[.,;:!?)]|$| (?:and|or|but|to|in|at|on|for|by|from|that|when|while|because|until|since|after|before|as|if|again|too|there|here|home|\d)\b)`

/** The two of whom the words speak. Pronouns only where the file gives them. */
export type Parties = {
  readonly expertNames: readonly string[]
  readonly expert?: 'he' | 'she' | undefined
  readonly client?: 'he' | 'she' | undefined
  /** `Dr. Kamande`. */
  readonly clientShort: string
  readonly clientNames: readonly string[]
}

const object = { he: 'him', she: 'her' } as const
const verbs =
  'invested|joined|backed|funded|produced|recorded|represented|ordained|baptized|coached|authored|spoke|spoken|talked|presented|commissioned|programmed|watched|followed|visited|performed|directs|leads|teaches|knows|knew|read|reads|cited|cites|evaluated|examined|interviewed|assessed|tested|saw|met|worked|works|supervised|supervises|taught|teaches|advised|advises|co-wrote|co-authored|wrote|collaborated|served|serves|hired|employed|employs|treated|treats|reviewed|programmed|directed|directs|heard|reproduced|relied|used|uses|testified|published|holds|held|led|leads|founded|trained|has|is|was|does|can|will|would|may'
/**
 * A sentence about the expert in the expert's first person: `He was her advisor from 2012 to 2017` becomes `I was Dr.
 * Kamande’s advisor from 2012 to 2017`. Undefined where it is not plain who is meant.
 */
export function inOwnWords(sentence: string, parties: Parties): string | undefined {
  const whole = expandContractions(trimEndOf(sentence.trim(), '.;,')).replace(
    /^(employed|hired|retained|supervised|trained) by /iu,
    (_, verb: string) => `${verb.toLowerCase() === 'employed' ? 'is' : 'was'} ${verb.toLowerCase()} by `,
  )
  const lead =
    /^(?:Before that|Since then|After that|Earlier|Later|(?:From|Since|Between|In|Until) [^,.;]{4,30}),? (?=he\b|she\b|I\b)/u.exec(
      whole,
    )?.[0] ?? ''
  const spoken = whole.slice(lead.length)
  const subject = subjectOf(spoken, parties)
  if (subject === undefined) return aboutBoth(spoken, parties)
  const rest = spoken.slice(subject.length).trimStart()
  const told = `${subject.says} ${conjugate(rest, subject.says)}`
  const turned = turnPronouns(told, subject.says, parties)
  if (turned === undefined) return undefined
  const named = withLastJoined(nameClient(turned, parties))
  const said = lead === '' ? named : `${lead.trim().replace(/,$/u, '')}, ${named}`
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`.replaceAll(/ {2,}/g, ' ')
}

const verbAfterComma = new RegExp(String.raw`, (?=(?:${verbs}|meet|see|visit|treat|counsel|coach) )`, 'gu')

/** `I was her advisor, co-wrote four papers` gets its "and". */
function withLastJoined(words: string): string {
  const last = [...words.matchAll(verbAfterComma)].at(-1)
  return last === undefined ? words : `${words.slice(0, last.index)} and ${words.slice(last.index + 2)}`
}

/** A clause that the expert holds or was told, with the expert as `I` and the client by name. */
export function asOwnClause(clause: string, parties: Parties): string {
  const spoken = expandContractions(trimEndOf(clause.trim(), '.;,'))
  const lowered = spoken.replace(/^(?:He|She|It|They|This|That|The|His|Her|A|An)\b/u, (word) => word.toLowerCase())
  const turned = turnPronouns(lowered, 'I', parties) ?? lowered
  const conjugated = turned.replaceAll(
    /\bI (?:is|has|was|does)\b/gu,
    (two) => ({ 'I is': 'I am', 'I has': 'I have', 'I does': 'I do' })[two] ?? two,
  )
  return nameClient(conjugated, parties)
}

/** `He has worked for me since 2021`: the client is the subject, and the expert stands in the sentence. */
function aboutBoth(words: string, { expert, client, clientShort }: Parties): string | undefined {
  const pronoun = /^(he|she)\b/iu.exec(words)?.[1]?.toLowerCase()
  if (pronoun === undefined || pronoun !== client) return undefined
  const rest = words.slice(pronoun.length)
  const other = expert === undefined || expert === client ? undefined : object[expert]
  const told =
    other === undefined
      ? rest
      : rest.replaceAll(
          new RegExp(String.raw`(?<=\b(?:with|for|under|by|to) )${other}\b${other === 'her' ? notHers : ''}`, 'gu'),
          'me',
        )
  return /\b(?:me|my)\b/u.test(told) ? `${clientShort}${told}.` : undefined
}

type Subject = { readonly says: 'I' | 'We'; readonly length: number }

function subjectOf(words: string, { expertNames, expert, client }: Parties): Subject | undefined {
  const role =
    /^(?:the )?(?:expert|author|writer|professor|prof\.?|doctor|dr\.?|psychologist|clinician|physician|evaluator|surgeon)\b(?= (?:\p{Ll}|[Ii]s\b))/iu.exec(
      words,
    )?.[0]
  if (role !== undefined) return { says: 'I', length: role.length }
  if (/^I\b/u.test(words)) return { says: 'I', length: 1 }
  const both = /^(?:They|Both|The two|We both|We)\b(?= )/u.exec(words)?.[0]
  if (both !== undefined) return { says: 'We', length: both.length }
  const name = expertNames
    .toSorted((a, b) => b.length - a.length)
    .find((one) => one !== '' && words.startsWith(one) && /^[ ,]/u.test(words.slice(one.length)))
  if (name !== undefined) return { says: 'I', length: name.length }
  const pronoun = /^(he|she)\b/iu.exec(words)?.[1]?.toLowerCase()
  if (pronoun !== undefined) {
    const isExpert =
      expert === undefined ? client !== undefined && pronoun !== client : pronoun === expert && expert !== client
    return isExpert ? { says: 'I', length: pronoun.length } : undefined
  }
  return new RegExp(String.raw`^(?:(?:only|also|has|first) )?(?:${verbs})\b`, 'iu').test(words)
    ? { says: 'I', length: 0 }
    : undefined
}

/** The expert's own pronouns become the first person; undefined where one sex stands for both. */
function turnPronouns(words: string, says: 'I' | 'We', { expert, client }: Parties): string | undefined {
  const own = expert ?? (client === undefined ? undefined : client === 'he' ? 'she' : 'he')
  let told = words
  if (says === 'We' || / they\b/u.test(told))
    told = told
      .replaceAll(/(?<!^)\bthey\b/gu, 'we')
      .replaceAll(/\btheir\b/gu, 'our')
      .replaceAll(/\beach others?['’]?\b/gu, 'each other')
  const isMixed = own !== undefined && own === client
  if (own === undefined) return /\b(?:he|she|him|his|hers?)\b/iu.test(told) ? undefined : told
  if (isMixed) return told
  return told
    .replaceAll(new RegExp(String.raw`(?<!^)\b${own}\b`, 'giu'), 'I')
    .replaceAll(new RegExp(String.raw`\b${own === 'he' ? 'his' : 'her'} (?=\p{Ll})`, 'giu'), (word, at: number) =>
      own === 'she' && /\b(?:met|saw|told|asked|with|to|for|of)\s$/u.test(told.slice(0, at))
        ? 'me '
        : word === ''
          ? ''
          : 'my ',
    )
    .replaceAll(new RegExp(String.raw`\b${object[own]}\b`, 'gu'), 'me')
    .replaceAll(/\bI (?:is|has|was)\b/gu, (two) => ({ 'I is': 'I am', 'I has': 'I have' })[two] ?? two)
}

/** `the wife` of the client by the client's name, unless the client stands before in the sentence. */
function nameBeforeSpouse(words: string, client: 'he' | 'she' | undefined, clientShort: string): string | undefined {
  // `A captain finds his wife` speaks of nobody's husband here where the client is a woman.
  const owner = client === undefined ? 'the|his|her' : client === 'he' ? 'the|his' : 'the|her'
  const spouse = new RegExp(String.raw`\b(?:${owner}) (wife|husband|spouse)\b`, 'u')
  const at = words.search(spouse)
  if (at < 0) return undefined
  // `would not protect her, nor look into the death of the husband`: she is named where she first stands.
  const before =
    client === undefined
      ? -1
      : words.search(new RegExp(String.raw`\b(?:${object[client]}|${client})\b(?=[,.;]| \p{Ll})`, 'u'))
  return before >= 0 && before < at ? undefined : words.replace(spouse, `${clientShort}’s $1`)
}

/** `a man who was outed in his own quarter`: a rule about anybody, and his is that man’s. */
const ofAnybody =
  /^[^,;.]{0,40}\b(?:an?|any|every|no) (?:man|woman|person|child|patient|witness|journalist|worker|returnee|deportee|convert|student)s?,? (?:who|whose|that)\b|^[^,;.]{0,40}\b(?:anyone|anybody|whoever|somebody|someone|nobody|everybody|everyone)\b/u

/** `An officer depends on the party for his posting`, `A man with a claim is worth finding as long as he lives`: whom the sentence opens with. */
const ofOnePerson =
  /^(?:[^,;.]{0,30}, )?(?:[Aa]n?|[Aa]ny|[Ee]very|[Ee]ach|[Nn]o|[Aa]nother) (?:[\p{Ll}-]+ ){0,2}?(?:man|woman|person|boy|girl|child|patient|witness|officer|policeman|policewoman|soldier|guard|official|judge|prosecutor|chairman|mayor|governor|minister|landlord|owner|driver|farmer|teacher|worker|member|leader|chief|boss|husband|wife|father|mother|widow|returnee|deportee|convert|student|survivor|victim|clinician|physician|doctor)\b(?! of (?:this|that|these|those|the) )/u

const isOfAnother = (words: string): boolean => ofAnybody.test(words) || ofOnePerson.test(words)

/** The client by name at the first mention. */
function nameClient(words: string, { client, clientShort, clientNames }: Parties): string {
  if (isOfAnother(words)) return words
  if (clientNames.some((name) => name !== '' && words.includes(name))) return words
  const withSpouse = nameBeforeSpouse(words, client, clientShort)
  if (withSpouse !== undefined) return withSpouse
  if (client === undefined) return words.replace(/\bthe client\b/u, clientShort)
  const owned = client === 'he' ? 'his' : 'her'
  const taken = new RegExp(
    String.raw`\b(?:the client['’]s|${owned}) (?=(?!(?:except|besides|beyond|personally|before|and|in|at|on|by|from|to|for|since|once|twice|when|as|alone|only|three|two|among|amongst|the|an?|with|into|over|under|during|through|because|that|who|while|after|before|very|highly|well|not|is|was|has|had|will|would|can|could|should|or|but|so|most|every|each|weekly|daily|often|regularly|about|\d|\d+(?:st|nd|rd|th))\b)[\p{L}\d])`,
    'u',
  )
  const opening = new RegExp(String.raw`^${owned === 'his' ? 'His' : 'Her'} (?=\p{Ll})`, 'u')
  // `He walks on the outer edge of his feet`: he stands before what is his.
  const apart = new RegExp(String.raw`[;:] ${client === 'he' ? 'He' : 'She'} (?=\p{Ll})`, 'u').exec(words)
  if (
    apart !== null &&
    !new RegExp(String.raw`\b(?:${client}|${object[client]}|${owned})\b`, 'u').test(words.slice(0, apart.index))
  )
    return `${words.slice(0, apart.index + 2)}${clientShort} ${words.slice(apart.index + apart[0].length)}`
  if (opening.test(words)) return words.replace(opening, `${clientShort}’s `)
  const found = taken.exec(words)
  const other = new RegExp(String.raw`\b(?:the client|${object[client]}|${client})\b`, 'u').exec(words)
  if (found && (!other || found.index <= other.index)) return words.replace(taken, `${clientShort}’s `)
  // By its place: `he` stands in `whether` too.
  return other ? words.slice(0, other.index) + clientShort + words.slice(other.index + other[0].length) : words
}

/** The sentence with the client by name at the first mention. */
export function withClientName(words: string, parties: Parties): string {
  const named = formally(words, parties)
  // `She found the ending`, where the expert is a man.
  const subject = parties.client === 'he' ? 'He' : 'She'
  const isClient = parties.client !== undefined && parties.expert !== undefined && parties.expert !== parties.client
  const isFirst =
    isClient &&
    named.startsWith(`${subject} `) &&
    !parties.clientNames.some((name) => name !== '' && named.includes(name))
  return isFirst ? parties.clientShort + named.slice(subject.length) : nameClient(named, parties)
}

/** `Anjali’s postdoc`: a letter calls nobody by the first name. */
export function formally(words: string, { clientShort, clientNames: [first = '', ...others] }: Parties): string {
  if (first.length < 3 || !clientShort.includes('.') || others.length === 0) return words
  const alone = new RegExp(String.raw`(?<![\p{L}’'-])${RegExp.escape(first)}(?!\p{L}| \p{Lu})`, 'gu')
  return words.replaceAll(alone, clientShort)
}

/** `He's worked` is `He has worked`; `She's a` is `She is a`. */
export function expandContractions(words: string): string {
  const plain = words
    .replaceAll('’', "'")
    .replaceAll(/(?<=\b(?:19|20)\d{2}) [-–—] (?=(?:\p{L}{3,9}\.? )?(?:19|20)\d{2}\b)/gu, ' to ')
    .replaceAll(/\b([Ii])'m\b/gu, '$1 am')
    .replaceAll(/\b([Ii]f|[Uu]nless|[Oo]nce|as soon as) (he|she|it)'s (?=\p{L}+(?:ed|en)\b)/gu, '$1 $2 is ')
    .replaceAll(/\b([Hh]e|[Ss]he|[Ii]t)'s (?=\p{L}+(?:ed|en|wn|ne)\b|been\b|had\b|known\b|met\b|read\b)/gu, '$1 has ')
    .replaceAll(/\b([Hh]e|[Ss]he|[Ii]t|[Tt]hat|[Tt]here)'s\b/gu, '$1 is')
    .replaceAll(/\b([Hh]e|[Ss]he|[Ii]t|[Tt]hey|[Ww]e|I)'d (?=\p{L})/gu, '$1 would ')
    .replaceAll(
      /(?<!\b(?:sutures?|sutured|stitche[sd]|staples?|stapled) )\bx ?(\d)\b/gu,
      (_, count: string) => ({ '1': 'once', '2': 'twice' })[count] ?? `${count} times`,
    )
  return withoutShorthand(plain)
    .replaceAll(/(?<=\d )(?:hrs?|h)\b\.?/gu, 'hours')
    .replaceAll(' & ', ' and ')
    .replaceAll(/(?<=\p{L}) \+ (?=(\p{Ll}+))/gu, (_, next: string) =>
      /^(?:the|his|her|their|my|a|an)$/u.test(next) ? ' and ' : ' and the ',
    )
}
