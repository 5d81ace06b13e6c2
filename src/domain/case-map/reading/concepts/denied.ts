import type { Span, Token } from './tokens.ts'

const denials = new Set([
  'not',
  'never',
  'no',
  'nobody',
  'none',
  'nothing',
  'neither',
  'nor',
  'without',
  'hardly',
  'deny',
  'zero',
])
const omissions = new Set([
  'fail',
  'failure',
  'neglect',
  'forget',
  'omit',
  'refuse',
  'miss',
  'skip',
  'stop',
  'decline',
  'unable',
  'cease',
])
const bounds = /^(?:[,;:]|and|but|because|when|while|after|before|since|who|which|until|so|except)$/u
const suppositions = new Set([
  'would',
  'could',
  'might',
  'may',
  'will',
  'shall',
  'can',
  'if',
  'unless',
  'whether',
  'fear',
  'afraid',
  'threaten',
  'accuse',
  'want',
  'hope',
  'try',
  'risk',
  'avoid',
])

/**
 * Whether the first of these parts is denied: by a word of denial before it in its clause, by `no` just before one of the
 * others, or by a verb that says that it was left undone. Words of denial within a part deny nothing else.
 */
export function isDenied(tokens: readonly Token[], parts: readonly Span[]): boolean {
  const isWithin = (at: number) => parts.some(({ from, to }) => at >= from && at <= to)
  const has = (at: number, words: ReadonlySet<string>) =>
    !isWithin(at) && [...(tokens[at]?.forms ?? [])].some((form) => words.has(form))
  const [head] = parts
  if (!head) return false
  for (let at = head.from - 1; at >= Math.max(0, head.from - 7); at -= 1) {
    const word = tokens[at]?.text.toLowerCase() ?? ''
    if (bounds.test(word)) break
    // `not only`, `No. 4`
    if (has(at, denials) && tokens[at + 1]?.text !== 'only') return true
    if (has(at, omissions)) return true
  }
  // `owes nothing`, `balance due $0`
  const behind = tokens
    .slice(head.to + 1, head.to + 5)
    .map(({ text }) => text.toLowerCase())
    .filter((word) => !/^(?:due|owed|is|was|of|:)$/u.test(word))
  if (/^(?:nothing|none|zero)$/u.test(behind[0] ?? '') || /\$ 0(?:\.0+)?$/u.test(behind.slice(0, 2).join(' ')))
    return true
  // `no letter, no photograph`: a row of what is lacking.
  if (tokens[head.from]?.text.toLowerCase() === 'no') return false
  return parts
    .slice(1)
    .some(
      ({ from }) =>
        ['no', 'without', 'not', 'never'].includes(tokens[from - 1]?.text.toLowerCase() ?? '') && !isWithin(from - 1),
    )
}

/** Whether it is only what would be, what is feared or what somebody tried. */
export function isSupposed(tokens: readonly Token[], { from }: Span): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 8); at -= 1) {
    const token = tokens[at]
    if (!token || /^[;:]$/u.test(token.text)) return false
    // The interview of an asylum officer is called so.
    if (isNameOfInterview(token, tokens[at - 1], tokens[at + 1])) continue
    const near = from - at <= 4
    const words = [...token.forms]
    if (
      words.some((form) => suppositions.has(form)) &&
      (near || /^(?:if|unless|whether|in case|fear|afraid|would|will)$/iu.test(token.text))
    )
      return true
  }
  return false
}

/** `the credible fear interview` */
const isNameOfInterview = (token: Token, before: Token | undefined, behind: Token | undefined): boolean =>
  token.text === 'fear' &&
  /^(?:credible|reasonable)$/iu.test(before?.text ?? '') &&
  /^(?:interviews?|screening|determination|worksheet|notes|record)$/iu.test(behind?.text ?? '')

/** `was robbed`, `had been assaulted`: it is done to somebody. */
export function isSuffered(tokens: readonly Token[], { from }: Span): boolean {
  return tokens
    .slice(Math.max(0, from - 2), from)
    .some(({ text }) => /^(?:is|are|was|were|been|being|got)$/u.test(text))
}
