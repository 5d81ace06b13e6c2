import { sentencesOf } from '#domain/language/sentences.ts'
import { sentenceEnds, trimEndOf } from '#domain/text/trim.ts'
import { type Reading, tellsKnowledge } from './independence.ts'

/** What the relationship text itself tells; absent when it does not. */
export type RelationFacts = {
  readonly since?: string
  /** A noun with its article: `a supervisor`. */
  readonly capacity?: string
  /** The clause about knowing the work, in the attorney's words. */
  readonly how?: string
  /** The clause in the expert's first person, after "because". */
  readonly howBecause?: string
  /** The same after "through". */
  readonly howThrough?: string
}

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const dateOrYear = String.raw`(?:\d{1,2} )?(?:${months})(?: \d{1,2},)? (?:19|20)\d{2}|\d{4}-\d{2}-\d{2}|\d{1,2}/\d{1,2}/(?:19|20)\d{2}|(?:19|20)\d{2}`
const sinceDate = new RegExp(
  String.raw`\b(?:since|from)\b[^.\n]{0,60}?\b(?=\d|J[au]|Fe|Ma|A[pu]|Se|Oc|No|De)(${dateOrYear})\b`,
  'iu',
)

/** Reads `since`, the role and the way of knowing from the relationship text. */
export function readRelation(relation: string, reading: Reading, clientNames: readonly string[]): RelationFacts {
  const since = sinceDate.exec(relation)?.[1]
  const capacity =
    reading.label === 'dependent' && reading.word ? roleOf(relation, reading.word, clientNames) : undefined
  const how = knowledgeClause(relation)
  const spoken = how === undefined ? undefined : inFirstPerson(how)
  return {
    ...(since !== undefined && { since }),
    ...(capacity !== undefined && { capacity }),
    ...(how !== undefined && { how }),
    ...(spoken && { howBecause: spoken.because, howThrough: spoken.through }),
  }
}

const nouns: readonly (readonly [RegExp, string])[] = [
  [/^co-?author/i, 'a co-author'],
  [/^collaborat/i, 'a collaborator'],
  [/^colleague/i, 'a colleague'],
  [/^friend/i, 'a friend'],
  [/^business partner/i, 'a business partner'],
  [/^mentor(?:s)?$/i, 'a mentor'],
  [/^supervisor/i, 'a supervisor'],
  [/^advis(?:or|er)/i, 'an adviser'],
  [/^employer/i, 'an employer'],
  [/^employee/i, 'an employee'],
]
const verbs: readonly (readonly [RegExp, string])[] = [
  [/^supervis(?:es|ed|ing)$/i, 'a supervisor'],
  [/^advised$/i, 'an adviser'],
  [/^employed$/i, 'an employer'],
  [/^mentor(?:ed|ing)$/i, 'a mentor'],
]

/**
 * The expert's role from the word that set the label. A verb tells a role only when the expert is its subject: not in
 * the passive, and not when the client's name or "client" stands before it.
 */
function roleOf(relation: string, word: string, clientNames: readonly string[]): string | undefined {
  const noun = nouns.find(([pattern]) => pattern.test(word))?.[1]
  if (noun !== undefined) return noun
  const sentence = sentencesOf(relation).find((candidate) => candidate.includes(word)) ?? ''
  const [before = '', after = ''] = sentence.split(word)
  const isPassive = /\b(?:was|were|is|are|been|being|be)\s*$/i.test(before.slice(-20)) || /^\s+by\b/i.test(after)
  const isClientFirst = [...clientNames, 'client'].some((name) => before.toLowerCase().includes(name.toLowerCase()))
  return isPassive || isClientFirst ? undefined : verbs.find(([pattern]) => pattern.test(word))?.[1]
}

function knowledgeClause(relation: string): string | undefined {
  const clause = sentencesOf(relation)
    .flatMap((sentence) => sentence.split(/;\s*/))
    .find(tellsKnowledge)
  return trimEndOf(clause ?? '', sentenceEnds).trim() || undefined
}

const knowing: Readonly<Record<string, readonly [first: string, gerund: string]>> = {
  know: ['know', 'knowing'],
  knows: ['know', 'knowing'],
  knew: ['knew', 'knowing'],
  read: ['read', 'reading'],
  reads: ['read', 'reading'],
  cited: ['cited', 'citing'],
  cites: ['cite', 'citing'],
  reproduced: ['reproduced', 'reproducing'],
  reproduces: ['reproduce', 'reproducing'],
}

const clausePattern =
  /^(?:(I|He|She|They|The (?:expert|professor|doctor|psychologist|physician))\s+)?(?:(?:has|have|had|only|also|already)\s+)*(knows?|knew|reads?|cite[sd]|reproduce[sd])\s+(\S.*)$/iu

/** The way of knowing as both sentences of the letter say it; the words themselves where they are no plain clause. */
export function sayHow(words: string): { readonly because: string; readonly through: string } {
  return inFirstPerson(trimEndOf(words, sentenceEnds)) ?? { because: words, through: words }
}

/**
 * `He knows the coating from the 2021 paper, which his group reproduced` -> `I know the coating ..., which my group
 * reproduced`. Undefined unless subject and verb are plain and no third person is left to misread.
 */
function inFirstPerson(clause: string): { readonly because: string; readonly through: string } | undefined {
  const match = clausePattern.exec(clause)
  const forms = knowing[match?.[2]?.toLowerCase() ?? '']
  if (!match || !forms) return undefined
  const rest = withOwnPronouns(match[3] ?? '', match[1] ?? '')
  return rest === undefined ? undefined : { because: `I ${forms[0]} ${rest}`, through: `${forms[1]} ${rest}` }
}

function withOwnPronouns(rest: string, subject: string): string | undefined {
  const masculine = /^he$/i.test(subject)
  const feminine = /^she$/i.test(subject)
  const changed = masculine
    ? rest.replaceAll(/\bhis\b/gi, 'my')
    : feminine
      ? rest.replaceAll(/\bher(?= (?!and\b|in\b|at\b|on\b|by\b|from\b|to\b|for\b|since\b)\p{Ll})/giu, 'my')
      : rest
  const left = masculine
    ? /\b(?:he|him|himself)\b/i
    : feminine
      ? /\b(?:she|hers?|herself)\b/i
      : /\b(?:he|she|him|her|his|they|their|them)\b/i
  return left.test(changed) ? undefined : changed
}
