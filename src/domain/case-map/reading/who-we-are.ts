import { personsIn } from '../wording.ts'
import type { Voice } from './tell.ts'

type Speaking = Pick<Voice, 'together' | 'speaker'> & { readonly isOwnAccount?: boolean | undefined }

/**
 * Whether `we` or `us` of a sentence may be others than the couple: those who are held, work or pray together. `said` are
 * the sentences before it as they were told, `before` the one right before it in the same stretch.
 */
export function isNotTheCouple(
  sentence: string,
  said: readonly string[],
  before: string | undefined,
  voice: Speaking,
): boolean {
  return isAmongOthers(before, sentence, said, voice) || isOfMore(sentence, said, voice)
}

/** The sentence before speaks of somebody beside the couple: `we` may then be others. */
function isAmongOthers(
  before: string | undefined,
  sentence: string,
  said: readonly string[],
  { together }: Speaking,
): boolean {
  if (!together || !/\b(?:we|us)\b/i.test(sentence)) return false
  // Who is held is held with others: `forty of us`, `a cell for four … so that we could not sit`.
  const around = `${said.slice(-3).join(' ')} ${sentence}`
  const isNamed = together.every(({ id }) => around.includes(`{${id}`))
  if (!isNamed && (countedOfUs.test(sentence) || placeOfMany.test(around))) return true
  if (ofMany.test(sentence) && !together.every(({ id }) => `${before ?? ''} ${sentence}`.includes(`{${id}`)))
    return true
  if (amongMembers.test(sentence)) return true
  if (before === undefined) return false
  const others = personsIn(before).filter(
    (id) => !together.some((person) => person.id === id) && !id.startsWith('child'),
  )
  return (
    others.length > 0 ||
    amongMembers.test(before) ||
    // Of whom the sentence before spoke as `we` nobody could say, nor can this one.
    /\b[Ww]e\b/.test(before.replaceAll(/“[^“”]*”/g, '')) ||
    /\b(?:mother|father|brother|sister|uncle|aunt|friend|neighbor|lawyer|doctor|cousin|her|him|them)\b/.test(
      before.replaceAll(/\{[^{}]+\}/g, ''),
    )
  )
}

/**
 * `We prayed in my house`, in the account of an applicant: a congregation, colleagues or a family do as well as a couple;
 * `we` is the couple only where the account has just spoken of the other.
 */
function isOfMore(sentence: string, said: readonly string[], { together, speaker, isOwnAccount }: Speaking): boolean {
  if (isOwnAccount !== true || speaker?.role !== 'applicant' || !/\b(?:we|us|our)\b/i.test(sentence)) return false
  const other = together?.find(({ id }) => id !== speaker.id)
  if (other === undefined) return false
  return ![sentence, ...said.slice(-coupleSpokenOf)].some(
    (one) =>
      one.includes(`{${other.id}`) || /\b(?:[Mm]y|\{applicant\.poss\}) (?:wife|husband|spouse|partner)\b/u.test(one),
  )
}

/** So many sentences back. */
const coupleSpokenOf = 3

/** `We were twenty-six women in a room`, `every ten days we got an injection`: of a place where many are held or work. */
const ofMany =
  /\b[Ww]e (?:were (?:\p{L}{1,20}(?:-\p{L}{1,20})? )?(?:women|men|people|persons|prisoners|girls|boys|in a (?:cell|room|line))|slept|got an? |had to |stood|ate|shouted|sang|marched)\b/u

const countedOfUs =
  /\b(?:\d{1,4}|[a-z]{3,6}ty(?:-[a-z]{3,5})?|t(?:en|welve)|[a-z]{3,5}teen|several|dozens|hundreds|many|some|most|each|others) of us\b/iu
const placeOfMany =
  /\b(?:cells?|barracks?|dormitor(?:y|ies)|prison|jail|detention|custody|labor camp|police (?:yard|van|truck|bus)|demonstration|march|rally|crowd|protesters|detainees|prisoners|conscripts)\b|\binto (?:a|the) (?:van|truck)\b/iu

/** `I am by birth a member of the Community. We believe …`, `like all Ahmadis`: `we` may be all who are of it. */
const amongMembers =
  /\b(?:members? of|belongs? to|community|congregation|movement|brotherhood|sisterhood|(?:our|the) (?:church|parish|party|union|cooperative|mosque|temple))\b|\blike (?:all|every|other) (?:the )?\p{L}+/iu
