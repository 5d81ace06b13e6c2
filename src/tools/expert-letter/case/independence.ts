import { sentencesOf } from '#domain/language/sentences.ts'
import { clinicalTypes, type LetterType } from './letter-type.ts'

/** How the expert stands to the client, as the attorney's free text reads; it picks the sentences of the letter. */
export type IndependenceLabel =
  | 'independent'
  | 'independent, knows the work'
  | 'dependent'
  | 'examining clinician'
  | 'unclear'

export type Reading = {
  readonly label: IndependenceLabel
  /** The word that set the label, as it stands in the text; absent when nothing did. */
  readonly word?: string
}

const clinicianWords = 'treat|evaluat|examin|interview|assess|tested|patient|session'
const dependentWords =
  'invest(?:ed|or|s)|sits on (?:its|her|his|the|their) board|boss|work(?:s|ed) for (?:me|him|her)|co-?author|collaborat|colleague|advis(?:or(?!y)|er|ed)|supervis|employ(?:er|ed|ee)|mentor|client of|business (?:partner|tie)|friend|relative of|related to|married (?:to|in|since)\\b|(?:is|are|were|was) married'
const independentWords =
  'no (?:prior |personal |professional |family |business )*(?:relationship|tie|contact)|never (?:met|worked)|independent|not (?:known|acquainted|met)'
const knowledgeWords = 'know|read|cited|reproduced|conference|reputation|published|paper'

/**
 * Reads the relationship by the first rule that matches: a clinician's words (in clinical letters), words of dependence,
 * words of independence, words of knowing the work. Words match from their beginning. Except in the third rule a word
 * does not count when no, not, never, without or neither is among the four words before it in its sentence; in the third
 * "not independent" does not count either.
 */
export function readIndependence(relation: string, type: LetterType): Reading {
  const isClinical = clinicalTypes.includes(type)
  const clinician = isClinical ? findCounted(relation, clinicianWords) : undefined
  if (clinician !== undefined) return { label: 'examining clinician', word: clinician }
  const dependent = findCounted(relation, dependentWords)
  if (dependent !== undefined) return { label: 'dependent', word: dependent }
  const knows = findCounted(relation, knowledgeWords)
  const independent = findWord(relation, independentWords)
  if (independent !== undefined) {
    const knowsWork = knows !== undefined && type !== 'CC' && !isClinical
    return { label: knowsWork ? 'independent, knows the work' : 'independent', word: independent }
  }
  if (knows !== undefined && type !== 'CC') return { label: 'independent, knows the work', word: knows }
  return { label: 'unclear' }
}

/** True when one of the words of knowing the work counts in this clause. */
export function tellsKnowledge(clause: string): boolean {
  return findCounted(clause, knowledgeWords) !== undefined
}

function pattern(words: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})[\p{L}\p{N}-]*`, 'giu')
}

function findWord(text: string, words: string): string | undefined {
  const told = plain(text)
  const counts = ({ 0: word, index }: RegExpExecArray): boolean =>
    !/^independent/i.test(word) ||
    !/\b(?:not|never|cannot|hardly|isn['’]t|no longer)(?: [\p{L}]+){0,3} $/iu.test(
      told.slice(Math.max(0, index - 60), index),
    )
  return [...told.matchAll(pattern(words))].find(counts)?.[0]
}

/** The first of the words that is not denied. */
function findCounted(text: string, words: string): string | undefined {
  for (const sentence of sentencesOf(plain(text)))
    for (const match of sentence.matchAll(pattern(words)))
      if (!isDenied(sentence.slice(0, match.index)) && !isThirdPerson(sentence.slice(0, match.index))) return match[0]
  return undefined
}

/** `Interviewed her supervisor at the petitioner`: somebody else who stands so to the client. */
const isThirdPerson = (before: string): boolean =>
  /\b(?:interviewed|spoke (?:with|to)|spoken (?:with|to)|talked (?:with|to)|met(?: with)?|called|heard (?:it )?from) (?:her|his|their|the \p{L}+['’]s) (?:\p{L}+ )?$/iu.test(
    before,
  )

function isDenied(before: string): boolean {
  const words = before.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? []
  return words.slice(-4).some((word) => /^(?:no|not|never|without|neither)$/.test(word))
}

/** Spaces as one, so that `no  prior` and `no prior` read alike; line breaks stay, they end sentences. */
function plain(text: string): string {
  return text.replaceAll(/[^\S\n]+/g, ' ')
}
