import { meaningOf } from '#domain/language/meaning/meaning.ts'
import type { Frame } from './compile.ts'
import type { Span, Token } from './tokens.ts'

/** Who says `I` in a statement, and whom the text is about. */
export type Speaking = { readonly speaker: string | undefined; readonly about: readonly string[] }

type Doer = 'applicant' | 'other' | 'nobody'

/** Words by which papers call the one they are about. */
const roles = new Set(
  'defendant respondent subject applicant beneficiary obligor registrant taxpayer accused patient client alien petitioner claimant declarant individual offender parolee probationer noncitizen payor employee family couple'.split(
    ' ',
  ),
)
const others = new Set(
  'police officer soldier man men woman women gang they he she somebody someone brother sister mother father wife husband son daughter child cousin uncle aunt friend neighbor colleague parent people boy girl agent guard judge lawyer boss driver grandfather grandmother nephew niece person everyone everybody whoever patrol member they those'.split(
    ' ',
  ),
)
const bounds =
  /^(?:[,;:]|and|but|because|when|while|after|before|since|who|which|that|until|so|where|if|though|although)$/u
const small =
  /^(?:the|an?|this|that|these|those|his|her|their|our|its|of|in|on|at|by|for|from|to|with|under|during|about|then|later|also|once|never|not|no|was|were|is|are|be|been|being|has|have|had|did|do|does|and|two|three|one|same|same|each|every|all|ago|years?|months?|days?|weeks?|ever|only|just|still|ii?)$/iu

/** Whether the doing or state that a frame tells of belongs to whom it has to belong. */
export function isOfWhom(
  { sign, whose, written }: Frame,
  tokens: readonly Token[],
  head: Span,
  speaking: Speaking,
): boolean {
  if (whose === 'any') return !(isOfCouple.has(sign) && isKinOfSomebody(tokens, head))
  const doer = doerOf(tokens, head, speaking)
  if (whose === 'other') return doer !== 'applicant'
  if (isAlleged(tokens, head, speaking)) return false
  if (doer === 'applicant') return true
  if (whose === 'client') return false
  if (doneToSomebody.test(written) && isDoneTo(tokens, head, speaking)) return true
  return doer === 'nobody' && (speaking.about.length === 0 || speaking.about.includes('applicant'))
}

/** What is said of the couple alone. */
const isOfCouple: ReadonlySet<string> = new Set(['apart'])

/** `Rana’s sister has had her own place`: of kin, and not of the couple. */
function isKinOfSomebody(tokens: readonly Token[], head: Span): boolean {
  const [first, second] = tokens
  const isOwned =
    first !== undefined &&
    (first.person?.isOwner === true || /^(?:[Mm]y|[Hh]is|[Hh]er|\p{Lu}\p{Ll}+[’']s)$/u.test(first.text))
  return isOwned && head.from > 1 && [...(second?.forms ?? [])].some((form) => kinBeside.has(form))
}

const kinBeside = new Set(
  'brother sister mother father cousin uncle aunt friend neighbor colleague parent boss grandfather grandmother nephew niece'.split(
    ' ',
  ),
)

/** Who stands as the subject of the clause of these words, or of the one before it where it has none. */
function doerOf(tokens: readonly Token[], head: Span, speaking: Speaking): Doer {
  let end = head.from
  while (end >= 0) {
    let start = end
    while (start > 0 && !bounds.test(tokens[start - 1]?.text.toLowerCase() ?? '')) start -= 1
    const found = nominalOf(tokens.slice(start, end), speaking)
    if (found !== undefined) return found
    if (start === 0) return 'nobody'
    end = start - 1
  }
  return 'nobody'
}

function nominalOf(clause: readonly Token[], { speaker }: Speaking): Doer | undefined {
  for (const [at, { text, person, forms }] of clause.entries()) {
    if (person?.isOwner || isPassedOver(text)) continue
    if (person) return person.id === 'applicant' ? 'applicant' : 'other'
    if (/^(?:I|[Ww]e|[Mm]e)$/u.test(text))
      return speaker === undefined || speaker === 'applicant' || text !== 'I' ? 'applicant' : 'other'
    const words = [...forms]
    if (words.some((form) => roles.has(form))) return 'applicant'
    if (words.some((form) => others.has(form)) || isUnknownName(text, clause[at + 1])) return 'other'
  }
  return undefined
}

/** Words that are no subject: `my` before one, articles, numbers. */
const isPassedOver = (text: string) => /^(?:[Mm]y|[Oo]ur|\$|\d.*)$/u.test(text) || small.test(text)

/** `Kirill was sentenced`: a name that nobody in the case bears. */
const isUnknownName = (text: string, next: Token | undefined) =>
  /^\p{Lu}\p{Ll}+$/u.test(text) && meaningOf(text).kind === undefined && isFollowedByBe(next)

const isFollowedByBe = (token: Token | undefined) => /^(?:is|are|was|were|been|has|had|got)$/u.test(token?.text ?? '')

/** Frames of what is done to somebody. */
const doneToSomebody = /^!?(?:@(?:arrest|accuse|convict|police|expulsion|jailed)|order) ?/u

/** `The police cited {applicant}`: it is done to the client. */
function isDoneTo(tokens: readonly Token[], head: Span, { speaker }: Speaking): boolean {
  const behind = tokens.slice(head.to + 1, head.to + 5)
  const end = behind.findIndex(({ text }) => bounds.test(text))
  // `My cousin has been on probation since 2019, and I drive him`: behind the clause it is done to nobody.
  return (end < 0 ? behind : behind.slice(0, end)).some(
    ({ text, person }) =>
      (person?.id === 'applicant' && !person.isOwner) ||
      (/^(?:me|us)$/u.test(text) && (speaker === undefined || speaker === 'applicant')),
  )
}

/** `The cousins said that he had stolen it`: what others say of the client is no doing of the client’s. */
function isAlleged(tokens: readonly Token[], head: Span, speaking: Speaking): boolean {
  for (let at = head.from - 1; at > Math.max(0, head.from - 10); at -= 1) {
    const said = [...(tokens[at]?.forms ?? [])].some((form) => allegations.has(form))
    if (said && doerOf(tokens, { from: at, to: at }, speaking) === 'other') return true
  }
  return false
}

const allegations = new Set([
  'say',
  'claim',
  'allege',
  'pretend',
  'invent',
  'accuse',
  'write',
  'shout',
  'call',
  'think',
  'believe',
])
