import { endsOpen } from './ends.ts'
import { finiteAt } from './finite.ts'
import * as kinds from './kinds.data.ts'
import type { Token } from './tokens.ts'

/** What the signs of a sentence, its first and its last word show. */
export type FaultOfEdges =
  | 'a small letter in front'
  | 'a label in front'
  | 'an open end'
  | 'signs out of place'
  | 'shorthand'
  | 'a chain of and'

const signs =
  / [,;.](?:\s|$)|[,;:] ?[,;:.]|\(\s|\s\)|\(\)|(?<!\.|(?:Inc|Ltd|Corp|Jr|Sr|Co|No|al|p\.m|a\.m|etc)\b)\.\.(?!\.)|->|=>|(?:^|\s)[+@#|](?:\s|$)|\?\?/u
const slash = /(?<![\d:/.])\/(?![\d/])/u

export function faultOfEdges(sentence: string, tokens: readonly Token[]): FaultOfEdges | undefined {
  const plain = sentence.replaceAll(/“[^“”]*”/gu, 'Q')
  if (signs.test(plain) || / = /u.test(plain.replaceAll(/\([^()]*\)/gu, '')) || !isBalanced(plain))
    return 'signs out of place'
  if (isShorthand(plain, tokens)) return 'shorthand'
  if (/^[^\p{L}\p{N}]*\p{Ll}/u.test(plain)) return 'a small letter in front'
  if (isLabelled(tokens)) return 'a label in front'
  if (endsOpen(tokens)) return 'an open end'
  return isChained(tokens) ? 'a chain of and' : undefined
}

function isBalanced(plain: string): boolean {
  let depth = 0
  for (const sign of plain) {
    if (sign === '(' || sign === '“') depth += 1
    else if (sign === ')' || sign === '”') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}

function isShorthand(plain: string, tokens: readonly Token[]): boolean {
  if (tokens.some(({ raw, low }) => /^\p{Ll}/u.test(raw) && (kinds.shorthand.has(low) || /^q\d+h$|^x\d+$/u.test(low))))
    return true
  return slash.test(
    plain.replaceAll(
      /\b(?:and\/or|he\/she|his\/her|km\/h|yes\/no|m[gl]\/\p{Ll}{1,9}|TCP\/IP|HIV\/AIDS)\b|(?<![\p{L}-])\p{Lu}[\p{L}-]{0,24}\/\p{Lu}[\p{L}-]{0,24}/gu,
      '',
    ),
  )
}

/** `Money: He tithes.` */
function isLabelled(tokens: readonly Token[]): boolean {
  const colon = tokens.findIndex(({ low }) => low === ':')
  if (colon < 1 || colon > 4) return false
  if (
    tokens
      .slice(0, colon)
      .some(({ form, low }, at) => form.isSign || form.isNumber || low === 'q' || finiteAt(tokens, at) !== 'no')
  )
    return false
  const [first] = tokens
  if (
    /^(?:see|compare|accord|id|re|exhibit|ex|question|answer|yes|no|result|conclusion|first|second|third)$/u.test(
      first?.low ?? '',
    )
  )
    return false
  const rest = tokens[colon + 1]
  return rest !== undefined && rest.low !== 'q'
}

/** Four things and more, each joined by `and`, with no comma between: nobody reads it. */
const isChained = (tokens: readonly Token[]): boolean =>
  tokens.filter(({ low }) => low === 'and').length > 3 && !tokens.some(({ low }) => /^[,;:]$/u.test(low))
