import { textOf } from '#domain/questionnaire/question.ts'
import { houseStyle } from '#domain/prose/house-style.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { CaseFrame } from '../case.ts'

/** No phrase for those who did the harm is longer; what comes after it in the answer is told elsewhere. */
const longestPhrase = 15

/**
 * Those who did the harm, as a phrase that goes on in a sentence: `soldiers of the national army’s rapid intervention
 * unit in Kumba`. Undefined when the answer is no phrase.
 */
export function whoPhrase(frame: CaseFrame): string | undefined {
  return phraseOf(frame)
    ?.split(/(, (?:and )?)/u)
    .map((part) => (bareKin.test(part) ? `the ${frame.role}’s ${part.charAt(0).toLowerCase()}${part.slice(1)}` : part))
    .join('')
}

const ranks: Readonly<Record<string, string>> = {
  Capt: 'Captain',
  Lt: 'Lieutenant',
  Lieut: 'Lieutenant',
  Col: 'Colonel',
  Sgt: 'Sergeant',
  Cpl: 'Corporal',
  Gen: 'General',
  Maj: 'Major',
  Insp: 'Inspector',
}

/** `father’s brother Musa`, `brothers Ulan and Nurlan`: whose kin they are is said. */
const bareKin =
  /^(?:former |ex-|late |step)?(?:husband|wife|partner|boyfriend|girlfriend|father|mother|brothers?|sisters?|uncles?|aunts?|cousins?|sons?|daughters?|in-laws|husband’s|father’s|mother’s|family)\b(?! of\b)/iu

function phraseOf(frame: CaseFrame): string | undefined {
  const typed = withoutBrackets(textOf(frame.answers, 'who') ?? '')
    // `Wilmer “El Catire” Parra`: by his name.
    .replaceAll(/(?<!\p{L})(\p{Lu}\p{L}{1,30}) [“"][^“”"]{2,30}[”"] (?=\p{Lu}\p{L})/gu, '$1 ')
    .replaceAll(
      /\b(Capt|Lt|Lieut|Col|Sgt|Cpl|Gen|Maj|Insp)\b\.? (?=\p{Lu})/gu,
      (_, rank: string) => `${ranks[rank] ?? rank} `,
    )
    .replaceAll(/\bcmdr\b\.?/giu, 'commander')
    .replaceAll(/ \+ /gu, ' and ')
    .replace(
      /^(?=(?:National|Federal|State|Military|Judicial|Civil|Provincial|Revolutionary|Royal) (?:Police|Guard|Army|Forces?|Security)\b|(?:Ministry|Department|Directorate) of\b)/u,
      'the ',
    )
    .replace(/^(?=(?:ELN|FARC|AGC|IRGC|ISI|CJNG|LRA|Taliban|Houthis?|Maras?|Tatmadaw|Janjaweed)\b)/u, 'the ')
  const listed = listedPhrase(houseStyle(typed))
  if (listed !== undefined) return listed
  const [first = '', second = ''] = houseStyle(typed).split(endOfFirst)
  // `...; also boys of the separatists`: those whom the answer adds belong to it.
  const [, added = frame.persecutor.type === 'mixed' ? beside(second) : ''] =
    /^(?:and |also |and also |later )+(.+)$/iu.exec(second.trim()) ?? []
  const whole = `${first.trim()}${added === '' ? '' : `, and ${added}`}`
  const inFull = whole.replaceAll(/\s+/gu, ' ').replace(/(?<![.,;:])[.,;:]+$/u, '')
  // Where both kinds did the harm, none of those who are listed is left out.
  const isKept = frame.persecutor.type === 'mixed' && isListInFull(inFull)
  const plain = (isKept ? inFull.replace(/,? who [^,]*$/u, '') : shortened(inFull))?.replace(
    /,? (?:and|or)?,? ?(?:later|then|also)?$/u,
    '',
  )
  if (plain === undefined || /^(?:I|he|she|they|it|we|the (?:client|applicant|respondent))\b/iu.test(plain))
    return undefined
  if (hasVerb.test(plain)) return undefined
  // `The Taliban: their directorate in Jalalabad`: no colon within a sentence that has one.
  return smallFirst(plain.replace(/^((?:The |the )?[^:]{3,40}): /u, '$1, '))
}

/** Where the first statement ends: not behind `Mr.` or a rank. */
const endOfFirst =
  /(?<![A-Z]|\b(?:Mr|Ms|Mrs|Dr|Lt|Col|Sgt|Gen|Capt|Cpl|Maj|Insp|Prof|Rev|Hon|Md|Mst|St|Sr|Jr|No))[.;]\s|[;\n]|\.$/u

/** `Los Lobos of Durán. Police sergeant Iza.`: where both kinds did the harm, the second is named as well when it is a phrase. */
const beside = (second: string): string =>
  countWords(second) <= 6 && !hasVerb.test(second) ? smallFirst(second.trim().replace(/(?<![.,;:])[.,;:]+$/u, '')) : ''

const hasVerb = /\b(?:is|are|was|were|has|have|had|did|does|do|refused|wants?|threatened|killed|attacked)\b/iu

/** What stands in brackets names the parts of a long whole, and a clause behind it says what they are. */
const withoutBrackets = (who: string): string =>
  (countWords(who) <= longestPhrase ? who : who.replaceAll(/ ?\([^()]{12,}\)/gu, ''))
    // What is asked in an answer is not said.
    .replaceAll(/ ?\([^()]{0,60}\?\)/gu, '')
    .replace(/,? (?:who|which) (?:is|are|was|were|has|have|had) [^,;.]*(?=[.;]?$)/u, '')

/** `Agents of the ministry; the court; his uncle, an officer.`: each a phrase. */
function listedPhrase(typed: string): string | undefined {
  const items = typed
    .trim()
    .replace(/[.;]$/u, '')
    .split(/;\s+/u)
    .map((item) => item.trim())
  const arePhrases = items.every(
    (item) =>
      item !== '' &&
      countWords(item) <= 10 &&
      !/[.]\s|^(?:also|and|later|then|I|he|she|they|we)\b/iu.test(item) &&
      !hasVerb.test(item),
  )
  if (items.length < 2 || items.length > 4 || !arePhrases) return undefined
  const plain = items.map(smallFirst)
  return `${plain.slice(0, -1).join(', ')}, and ${plain.at(-1)}`
}

/** Two or three of them, each short enough to stand beside the others. */
const isListInFull = (phrase: string): boolean => isListOfThree(phrase) || isListOfTwo(phrase)

const isListOfThree = (phrase: string): boolean => {
  const items = phrase.split(/, (?:and )?/u)
  return items.length > 2 && /, and /u.test(phrase) && items.every((item) => countWords(item) <= 9)
}

/** `members of the party led by its cleric, and Inspector Khan of the station`: the second holds the office. */
const isListOfTwo = (phrase: string): boolean => {
  const items = phrase.split(/, and | and (?=the )/u)
  return items.length === 2 && items.every((item) => countWords(item) <= 16)
}

/** The same in its first part, for the places where it was named in full before. */
export function shortWhoPhrase(frame: CaseFrame): string | undefined {
  const phrase = whoPhrase(frame)?.replaceAll(/ ?\([^()]*\)/gu, '')
  const [first = ''] = phrase?.split(/, (?!and )/u) ?? []
  return countWords(first) >= 2 ? first : phrase
}

/** The phrase without its last clause, or up to a comma in it, where it is too long as a whole. */
function shortened(whole: string): string | undefined {
  if (whole === '') return undefined
  if (countWords(whole) <= longestPhrase) return whole
  const bare = whole.replaceAll(/ ?\([^()]{12,}\)/gu, '')
  if (countWords(bare) <= longestPhrase) return bare
  const text = bare.replace(/,? who [^,]*$/u, '')
  if (countWords(text) <= longestPhrase) return text
  const parts = text.split(/, /)
  let kept = ''
  for (const part of parts) {
    const longer = kept === '' ? part : `${kept}, ${part}`
    if (countWords(longer) > longestPhrase) break
    kept = longer
  }
  return kept === '' ? undefined : kept
}

const commonFirst =
  /^(?:A|An|The|Militia|Brothers?|Cousins?|Her family|His|Her|Their|My|Members?|Officers?|Soldiers?|Police|Men|Two|Three|Four|Five|Several|Armed|Local|Agents?|Officials?|Unknown|Former|Gang|Government|State|Security|Military|Guards?|Gendarmes?|Paramilitaries|Militiamen|Rebels|Separatists|Fighters|Cartel|Neighbors|Relatives|Villagers|Masked|Youths|Boys|Husband|Father|Uncle|Persons?|People|Some)\b/u

/** `Officer Funez`: a rank before a name keeps its capital. */
const rankBeforeName = /^(?:Officer|Agent|Father|Uncle) \p{Lu}/u

function smallFirst(phrase: string): string {
  return commonFirst.test(phrase) && !rankBeforeName.test(phrase)
    ? phrase.charAt(0).toLowerCase() + phrase.slice(1)
    : phrase
}

/** Plural by its head noun: `soldiers …`, `two men`, `police and officials`. */
export const isPluralPhrase = (phrase: string): boolean =>
  /^(?:(?:the|some|several|local|armed|unknown|former|two|three|four|five|many|other) )*(?:police|men|people|\p{L}+s)\b/iu.test(
    phrase,
  ) || /\band\b|^[^,]{0,60}\bmembers\b/u.test(phrase)
