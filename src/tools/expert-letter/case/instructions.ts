import { trimEndOf } from '#domain/text/trim.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { formOf } from '#domain/case-map/reading/verbs.ts'
import { asOwnClause, expandContractions, inOwnWords, type Parties } from '#domain/prose/own-words.ts'
import { type KeptOut, keptOutBy, names } from './kept-out.ts'
import type { Withheld } from './withheld-names.ts'

/** One thing that the instructions tell: an opinion that the expert holds, what counsel says of the client (`told`) or what the expert did (`own`). */
export type Instructed = {
  readonly kind: 'opinion' | 'told' | 'own'
  readonly words: string
  /** Counsel wants it said, and nobody wrote that the expert says it: for the expert to confirm or strike. */
  readonly isWanted?: true
}

/** What the attorney's instructions hold beside wishes for the text; wishes are never printed. */
export type Instructions = {
  /** Completes "the endeavor is to ...". */
  readonly endeavor?: string
  readonly told: readonly Instructed[]
  /** Subjects to keep out of the letter. */
  readonly avoided: readonly KeptOut[]
  /** Names that the letter is not to print, while what is told with them stays. */
  readonly unnamed: readonly string[]
  /** Persons whom the letter is to call by what they are. */
  readonly withheld: readonly Withheld[]
}

const holds =
  /^(?:(?:the |our )?(?:expert|(?:prof|professor|dr|doctor|mr|mrs|ms)\b\.?(?: [\p{Lu}][\p{L}’'-]+){0,3}|[\p{Lu}][\p{L}’'-]+(?: [\p{Lu}][\p{L}’'-]+){0,2}|he|she|they))? ?(?:also |strongly |firmly |further )?(?:believes?|thinks?|considers?|holds?|finds?|feels?|concludes?|opines?|is (?:of the opinion|convinced)|are (?:of the opinion|convinced)) (?:that )?(.+)$/isu
const approvedBy =
  /^(?:the )?(?:expert|prof(?:essor)?\.?|dr\.?)(?: [\p{Lu}][\p{L}’'-]+)? (?:has )?approved(?: this)?:? (.+)$/isu
const labelled =
  /^(?:(?:his|her|their|the expert['’]?s|expert['’]?s|[\p{Lu}][\p{L}’'.-]+(?: [\p{Lu}][\p{L}’'-]+){0,2}['’]s) )?(?:approved )?(?:own )?(?:opinions?|views?|conclusions?)(?: (?:already )?approved(?: by (?:the )?expert)?)?(?: is that| is|:)\s*(.+)$/isu
const inOpinion = /^in (?:his|her|their|the expert['’]s) (?:professional )?(?:opinion|view),? (.+)$/isu
const says =
  /^(?:(?:the |our )?(?:expert|(?:prof|professor|dr|mr|mrs|ms)\b\.? [\p{Lu}][\p{L}’'-]+|he|she|they)) (?:also )?(?:told us|tells us|says|said|reports|confirms|confirmed)(?: that|:)? (.+)$/isu
const wanted =
  /^(?:(?:the |our )?(?:expert|letter|(?:prof|professor|dr|doctor|mr|mrs|ms|rev|pastor|imam|rabbi)\b\.? [\p{Lu}][\p{L}’'-]+)|he|she|they|it) (?:should|must|will|is to|has to|needs? to|can|may|could) (?:also |please )?(?:say|state|confirm|write|mention|testify|explain|add|tell)(?: clearly| openly)? (?:that )?(?!(?:so|how|what|why|it|this|whether|something|nothing|more|about)\b)(.+)$/isu
const sure = /^(?:I am|he is|she is|they are) (?:sure|certain|convinced|confident|of the opinion) (?:that )?(.+)$/isu
const endeavorLabel =
  /^(?:(?:the )?(?:proposed )?endeavou?r(?:,? in [^:]{3,40})?(?: is)?:?|(?:his|her|their|[\p{L}’'.-]{2,40}(?: [\p{L}’'-]{2,40}){0,2}['’]s) (?:proposed )?endeavou?r(?:,? in [^:]{3,40})?(?::| is(?= to ))) (?:to )?(.+)$/isu
const wish =
  /^(?:please |also )*(?:address|stress|emphasi[sz]e|mention|avoid|keep|cover|include|deal|be|do|don['’]t|focus|discuss|note|make|use|write|refer|say|state|explain|talk|highlight|point out|leave|short|no|not|never|omit|quote|cite|add|attach|sign|draft|tone|style|length|limit|follow|give|begin|start|end|ask|tell|let|we|our|the letter|this letter|(?:he|she|they|the expert) (?:must|should|can|cannot|can['’]t|may|needs?|wants?|would like|prefers?)(?: not)?)\b/iu
const urged =
  /^(?:please |also )*(?:mention|stress|emphasi[sz]e|note|state|say|point out|highlight|include)(?: that|:) (.+)$/isu
/** `not the story about the cemetery in Kaolack by name`, `do not name Captain Jules` */
const byName =
  /\b(?:not|never|don['’]t|leave out|omit|without)\b[^.]{0,120}\b(?:by name|the names? of)\b|\b(?:do not|don['’]t|never) name \p{Lu}/iu

/** `He should cover X; his view is that Y`: what is wished, and what the expert holds. */
const ownClause =
  /; (?=(?:(?:his|her|their|the expert['’]s) (?:own )?(?:opinion|view|conclusion)s? (?:is|are)\b|(?:he|she|the expert) (?:thinks|believes|holds|considers|finds|concludes)\b|in (?:his|her) (?:opinion|view)\b))/iu

/** Where the reason for an opinion begins. */
export const behindOpinion =
  /: (?=(?:he|she|they|his|her)\b)|, (?=(?:the|his|her|a|an) (?:\p{L}+ ){1,3}(?:is|lives|has|was|are|were|works|knows)\b)/u

/** Reads the instructions: opinions and statements in order, the endeavor, and what to leave out. */
export function readInstructions(prompt: string, parties: OfThree): Instructions {
  const sentences = prompt
    .split(/\n+/)
    .flatMap((line) => sentencesOf(line))
    .flatMap((sentence) => sentence.split(ownClause))
    .map((sentence) => sentence.trim())
  const endeavor = sentences.flatMap((sentence) => endeavorLabel.exec(expandContractions(sentence))?.[1] ?? [])[0]
  const told = sentences
    .filter((sentence) => !endeavorLabel.test(sentence))
    .flatMap((sentence) => readOne(sentence, parties))
  return {
    ...(endeavor !== undefined && { endeavor: asOwnClause(endeavor, parties) }),
    told,
    avoided: sentences.filter((sentence) => !byName.test(sentence)).flatMap((sentence) => keptOutBy(sentence)),
    withheld: [],
    unnamed: sentences
      .filter((sentence) => byName.test(sentence))
      .flatMap((sentence) => sentence.slice(1).match(/\p{Lu}[\p{L}’'-]{2,}/gu) ?? []),
  }
}

function readOne(sentence: string, parties: OfThree): Instructed[] {
  const plain = trimEndOf(sentence, '.!')
  const asWanted = wanted.exec(plain)?.[1]
  if (asWanted !== undefined)
    return (sure.test(asWanted) ? [asOpinion(asWanted, parties)] : readOne(asWanted, parties)).map((one) => ({
      ...one,
      isWanted: true,
    }))
  const held = heldIn(plain)
  if (held !== undefined) return [{ kind: 'opinion', words: asOpinionClause(unquoted(held), parties) }]
  const said = says.exec(plain)?.[1]
  if (said !== undefined) return [{ kind: 'told', words: asOwnClause(unquoted(said), parties) }]
  const asked = urged.exec(plain)?.[1]
  if (asked !== undefined) return asked.split(/;\s+/).flatMap((part) => aboutClient(part, parties, true))
  // `She is careful, keep it modest` is a wish with its reason.
  const isWish = plain
    .split(/[,;] |\band (?=(?:he |she |they )?(?:should|must) )/u)
    .some((clause) => wish.test(clause) || /^(?:should|must) (?:say|mention|state|add)\b/u.test(clause))
  if (isWish) return []
  const told = aboutClient(plain, parties, false)
  return told.length > 0 ? told : ofExpert(plain, parties)
}

/** `She diagnosed PTSD.`: what the expert did, in the expert's first person. */
function ofExpert(words: string, parties: Parties): Instructed[] {
  const said = /^(?:he|she|the \p{Ll}+|(?:Dr|Prof|Rev|Mr|Ms|Mrs)\.? \p{Lu})/iu.test(words)
    ? inOwnWords(words, parties)
    : undefined
  const verb = /^I (?:have |also |first |had )*(\p{L}+)/u.exec(said ?? '')?.[1] ?? ''
  const isDone = /^(?:past|same)$/u.test(formOf(verb)) || verb.endsWith('ed')
  return said === undefined || !isDone ? [] : [{ kind: 'own', words: trimEndOf(said, '.'), isWanted: true }]
}

/** What the sentence says that the expert holds. */
const heldIn = (plain: string): string | undefined =>
  inOpinion.exec(plain)?.[1] ??
  approvedBy.exec(plain)?.[1] ??
  labelled.exec(plain)?.[1] ??
  (wish.test(plain) ? undefined : holds.exec(plain)?.[1])

/** `he is sure her faith is sincere: she asked ...`: what is held, with its reason behind it. */
function asOpinion(words: string, parties: OfThree): Instructed {
  return { kind: 'opinion', words: asOpinionClause(sure.exec(words)?.[1] ?? words, parties) }
}

/** What is held of a third person is that person's: `his burns` of the husband are not the expert's. */
function asOpinionClause(words: string, parties: OfThree): string {
  const { other, client } = parties
  const isOfOther = other !== undefined && pronouns[other].test(words)
  return asOwnClause(words, isOfOther ? { ...parties, expert: client } : parties)
}

/** Expert and client, and whom the letter is about beside them. */
export type OfThree = Parties & { readonly other?: 'he' | 'she' | undefined }

const pronouns = { he: /\b(?:he|him|his)\b/iu, she: /\b(?:she|her|hers)\b/iu }

const verbFirst =
  /^(?:won|made|built|wrote|published|developed|designed|led|founded|invented|created|received|holds?|has|is|was|will|works?|worked|trained|taught|directed|served|earned|sold|raised|cut|reduced|increased)\b/u

/** `but doctor did not examine her`: whoever writes the letter. */
const asExpert = (words: string): string =>
  words.replaceAll(
    /(?<=\b(?:but|and|whom|because|though|although) )(?:the )?(?:doctor|expert|psychologist|evaluator|clinician|physician|therapist) (did|has|does|was|is|could|cannot)\b/giu,
    (_, verb: string) => `I ${{ has: 'have', does: 'do', is: 'am' }[verb.toLowerCase()] ?? verb.toLowerCase()}`,
  )

/** A statement about the client; what names somebody else, or is no sentence, is left alone. */
function aboutClient(words: string, parties: Parties, isUrged: boolean): Instructed[] {
  const spoken = asExpert(expandContractions(words.trim()))
  const { client, clientShort, clientNames } = parties
  const owned = client === undefined ? [] : client === 'he' ? ['he', 'his'] : ['she', 'her']
  const begins = [...owned, 'the client', 'the beneficiary', 'the applicant', ...clientNames].some(
    (name) => name !== '' && new RegExp(String.raw`^${RegExp.escape(name)}\b`, 'iu').test(spoken),
  )
  if (begins)
    return [
      {
        kind: 'told',
        words: asOwnClause(spoken.replace(/^the (?:client|beneficiary|applicant)\b/iu, clientShort), {
          ...parties,
          expert: undefined,
        }),
      },
    ]
  if (isUrged && verbFirst.test(spoken))
    return [{ kind: 'told', words: `${clientShort} ${asOwnClause(spoken, parties)}` }]
  return []
}

function unquoted(words: string): string {
  return words.trim().replace(/^["“](.*?)["”]?\.?$/su, '$1')
}

/** True when a statement speaks of something that the letter is to leave out. */
export function isAvoided(words: string, { avoided, unnamed }: Instructions): boolean {
  if (unnamed.some((name) => words.includes(name))) return true
  return avoided.some((subject) => names(words, subject))
}

/** The sentence without what is to be left out: the clause between semicolons alone where the rest stands without it. */
export function withoutAvoided(words: string, instructions: Instructions): string[] {
  const { unnamed } = instructions
  // A place falls away with its preposition; what cannot lose the name is left out.
  const told = unnamed.reduce(
    (text, name) =>
      text.replaceAll(
        new RegExp(String.raw`,? (?:in|at|of|from|near|outside) ${RegExp.escape(name)}(?![\p{L}])`, 'gu'),
        '',
      ),
    words,
  )
  if (unnamed.some((name) => told.includes(name))) return []
  if (told !== words) return withoutAvoided(told, { ...instructions, unnamed: [] })
  if (!isAvoided(words, instructions)) return [words]
  const kept = words
    .replace(/\.$/u, '')
    .split(/; /u)
    .filter((clause) => !isAvoided(clause, instructions))
  return kept.length === 0 || !words.includes('; ') ? [] : [`${kept.join('; ')}.`]
}
