import { findCountry } from '#law/countries.ts'
import type { Person } from '#domain/persons/person.ts'
import { hasFiniteVerb } from './finite-verb.ts'
import { formOf } from './verbs.ts'

/**
 * Done to somebody: the note leaves out `was`. What follows shows that nobody is acted on: `held for two nights`,
 * never `held her`.
 */
export const passives =
  /^(?:held|taken|hit|beaten|tied up|tied|slapped|kicked|punched|baptized|raised|born|kidnapped|abducted|shot|shot at|arrested|detained|released|threatened|fired|elected|registered (?:with|by|as)|recruited|forcibly recruited|referred|deported|diagnosed|hospitalized|admitted|trained|sentenced|killed|murdered|displaced|burned|searched|raided|stabbed|raped|robbed|extorted|tortured|interrogated|questioned|stripped|flogged|confiscated|destroyed|closed|broken|dislocated|fractured|found|followed|scheduled|adopted|bullied|evicted|laid off|paroled|charged|convicted|acquitted|treated|operated on)(?=$|[.,;()]| (?:in|on|at|by|with|for|from|to|until|till|after|before|during|since|because|when|while|and|or|as|under|near|over|against|twice|once|again|several|\d|one|two|three|four|five|six|seven|eight|nine|ten|dead|all|every|last|January|February|March|April|May|June|July|August|September|October|November|December)\b)/i
export const passive = new RegExp(passives.source.slice(1), 'i')
/** A relative can only have suffered it: `brother arrested in May`; who `threatened` in May nobody can tell. */
export const sufferedByKin =
  /^(?:held|taken|beaten|tied up|kidnapped|abducted|shot|arrested|detained|released|deported|hospitalized|killed|murdered|(?:forcibly )?recruited|sentenced|tortured|raped|stabbed|imprisoned|diagnosed|born|adopted|displaced)\b/i
/** Those who do such things: nobody did them to them. */
export const agents =
  /\b(?:police|officers?|soldiers?|men|gangs?|members?|agents?|guards?|militia|army|cartel|guerrillas?|group|basij|eln|farc|maras?|mob|husband|boyfriend|partner|boss|landlord|government|regime|authorities)$/i
/** In -ed, and done by somebody. */
export const actives =
  /^(?:worked|cleaned|joined|studied|refused|overstayed|volunteered|moved|lived|served|stopped|graduated|voted|attended|helped|started|finished|escaped|reported|filed|asked|organized|preached|converted|protested|marched|crossed|entered|returned|stayed|missed|cared|cooked|paid|lost|fled|left|went|came|got|had|quit|ran|hid|spoke|said|told|took|gave|saw|flew|drove|taught|wrote|made)\b/i
export const bodyPart =
  /^(?:(?:left|right|both|two) )?(?:nose|jaw|arms?|legs?|hands?|feet|foot|fingers?|shoulders?|ribs?|teeth|tooth|knees?|head|face|eyes?|ears?|wrists?|ankles?|back|collarbone|skull|hip|thumb|toes?)\b/i
export const harmNoun =
  /^(?:mock execution|beatings?|threats?|death threats?|insults?|blows?|torture|electric shocks?|sexual (?:assault|abuse|violence)|solitary confinement|nightmares|flashbacks|a concussion|concussion)\b/i
export const kinNoun =
  '(?:younger |older |elder |little |big |twin |only |late )?(?:father|mother|brother|sister|son|daughter|wife|husband|partner|cousin|uncle|aunt|nephew|niece|grandmother|grandfather|parents|brothers|sisters|sons|daughters|uncles|cousins|children|grandparents|friend|colleague|neighbor)'
export const number = String.raw`(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many)`
export const money =
  /^(wage|wages|pay|salary|income|rent|mortgage|loan|car payment|tuition|insurance|credit card debt|debt)s? (?=\$)/i
export const occupations =
  /^(?:teacher|nurse|registered nurse|nurse’s aide|driver|carpenter|engineer|farmer|pastor|deacon|coach|interpreter|treasurer|secretary|cook|chef|mechanic|welder|plumber|electrician|caregiver|home health aide|tutor|student|volunteer|homeowner|choir member|community leader|relief society teacher)(?=[.,;]|$| (?:in|at|of|for|since)\b)/i

/** Words after which nothing is completed: the sentence has its own build. */
const builtUp =
  /^(?:if|when|because|although|since|after|before|while|unless|until|even|in|on|at|during|from|without|with|for|every|each|there|this|that|these|those|who|what|it|as)\b/i
const subjectWord =
  /^(?:he|she|they|it|we|i|you|nobody|no one|everybody|everyone|somebody|the|an?|his|her|their|our|my|its)\b/i

/** The first letter of a note is small where its word is no name. */
export function lowered(sentence: string): string {
  const first = /^\p{Lu}[\p{Ll}’'-]+/u.exec(sentence)?.[0].toLowerCase()
  if (first === undefined) return sentence
  const rest = sentence.slice(first.length)
  const plain = `${first}${rest}`
  const isCommon =
    passives.test(plain) ||
    actives.test(plain) ||
    bodyPart.test(plain) ||
    harmNoun.test(plain) ||
    money.test(plain) ||
    occupations.test(plain) ||
    new RegExp(`^(?:no|his|her|the|${kinNoun})\\b`).test(plain) ||
    /^(?:surgery|contract|lease|house|home|shop|books|boys|girls|kids)\b/.test(plain) ||
    isThirdPerson(first)
  return isCommon ? plain : sentence
}

export const isThirdPerson = (word: string) =>
  word.endsWith('s') &&
  !/^(?:drops|flares|levels|falls|shots|costs|visits|calls|checks|shows|stays|treats|needs|works|rides|walks|counts|signs|plans|trials|turns|tests|cuts|burns|supports|appeals)$/.test(
    word,
  ) &&
  [word.slice(0, -1), word.slice(0, -2)].some((base) => formOf(base) === 'present')

/** It opens neither with a subject that has its verb nor with words that build a longer sentence. */
export function isNote(sentence: string, { full }: Person): boolean {
  if (/^\p{Lu}/u.test(sentence) && hasFiniteVerb(sentence)) return false
  if (/^[^,]*\b(?:is|are|was|were|has|had|have|been|be|being)\b/i.test(sentence)) return false
  if (builtUp.test(sentence) || sentence.startsWith(full) || /[“"]/.test(sentence)) return false
  const [first = ''] = piecesOf(sentence)
  if (subjectWord.test(first) && hasFiniteVerb(first)) return false
  if (
    /^\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'-]+){0,3} (?:is|was|has|had|does|did|will|would|can|cannot|\p{L}+s|\p{L}+ed)\b/u.test(
      first,
    ) &&
    !passiveAfterNoun(first)
  )
    return false
  return true
}

const passiveAfterNoun = (piece: string) =>
  new RegExp(
    String.raw`^\p{L}[\p{L}\p{M}’'-]*(?: \p{L}[\p{L}\p{M}’'-]*){0,4}(?: \(\d+\))? (?:${passive.source.replace(/^\^/, '')})`,
    'u',
  ).test(piece)

/** Parted at commas, outside brackets. */
export function piecesOf(sentence: string): string[] {
  const pieces: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < sentence.length; at += 1) {
    const letter = sentence[at]
    if (letter === '(') depth += 1
    else if (letter === ')') depth -= 1
    else if (
      letter === ',' &&
      depth === 0 &&
      sentence[at + 1] === ' ' &&
      !isInDate(sentence, at) &&
      !isBeforeCountry(sentence, at)
    ) {
      pieces.push(sentence.slice(from, at).trim())
      from = at + 1
    }
  }
  return [...pieces, sentence.slice(from).trim()]
    .map((piece) => piece.replace(/^and /, ''))
    .filter((piece) => piece !== '')
}

/** `in Islamabad, Pakistan`: one place. */
function isBeforeCountry(text: string, at: number): boolean {
  const [, country] = /^, (\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?)(?= |$|[,.;)])/u.exec(text.slice(at, at + 60)) ?? []
  const isPlace = /\b(?:in|to|from|at|near|of|through|via) \p{Lu}[\p{L}\p{M}’'-]*(?: \p{Lu}[\p{L}\p{M}’'-]*){0,3}$/u
  return (
    country !== undefined && findCountry(country) !== undefined && isPlace.test(text.slice(Math.max(0, at - 60), at))
  )
}

const isInDate = (text: string, at: number) =>
  /\b\p{Lu}\p{Ll}{2,8} \d{1,2}$/u.test(text.slice(0, at)) && /^, \d{4}/.test(text.slice(at))
