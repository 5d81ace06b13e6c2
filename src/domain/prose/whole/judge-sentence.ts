import { type FaultOfClauses, faultOfClauses } from './clauses.ts'
import { type FaultOfEdges, faultOfEdges } from './edges.ts'
import { type FaultOfWords, faultOfNeighbors } from './neighbors.ts'
import { tokensOf } from './tokens.ts'

/** A lead of ours before a sentence. */
const ownLead = /^(?:My opinion in short|In short|In sum|In figures): (?=\p{Lu}|\d)/u

/** Of longer ones the words beside each other tell little. */
const longest = 200

/** Why a sentence is not whole. */
export type Fault = FaultOfClauses | FaultOfEdges | FaultOfWords

/**
 * Why a sentence is none that a brief prints: it lacks a subject or a finite verb, its verbs do not agree, it has a label in
 * front or an open end. Undefined where it is whole, and where it is no sentence by design: a citation, a place in the record,
 * a formula. Words in quotation marks are not judged. Without memory, in time that grows with its length.
 */
export function faultOf(sentence: string): Fault | undefined {
  const text = sentence.trim().replace(ownLead, '')
  if (text === '' || isApart(text)) return undefined
  const tokens = tokensOf(text)
  if (tokens.length === 0 || tokens.length > longest) return undefined
  const quoted = tokens.some(({ raw }) => raw === 'Q')
  const edges = faultOfEdges(text, tokens)
  if (edges !== undefined) return edges
  const words = faultOfNeighbors(tokens)
  if (words !== undefined) return words
  return quoted || text.endsWith(':') ? undefined : faultOfClauses(tokens)
}

/** Citations, places of the record, formulas and questions. */
const isApart = (text: string): boolean =>
  /^(?:See|Cf\.|Compare|Accord|But see|Id\.|Ex\.|Exs\.|Exhibits?)(?=[ ,]|$)/u.test(text) ||
  /§|¶|____| v\. |\b(?:I&N Dec|F\.\d?d|U\.S\.C|C\.F\.R|USCIS-PM)\b/u.test(text) ||
  /^(?:So ordered|Respectfully submitted|Dear |Sincerely|Not so|Quite the (?:opposite|contrary))/u.test(text) ||
  text.endsWith('?')
