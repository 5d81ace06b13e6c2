import { contentWords, stem } from '#domain/language/words.ts'
import { findSentences } from '#domain/language/sentences.ts'
import type { Authority } from '#law/authorities/authority.ts'
import type { Verdict } from './verdict.ts'

/** What an authority of the list stands for, in words to compare a sentence with. */
export type Holding = Pick<Authority, 'name' | 'proposition'> & {
  readonly status?: Authority['status']
  readonly holding?: string
  readonly quote?: string
  readonly issues?: readonly string[]
  readonly adverse?: boolean
}

/** Words of every brief, which say nothing about what a decision holds. */
const everywhere = new Set(
  `respondent applicant petitioner court board judge case matter case evidence claim claims show shows shown here record brief must
   may held holds holding decision standard law rule requires require required under section statute regulation circuit
   see also compare accord citing quoting same ground grounds relief application government united states find found question`
    .split(/\s+/)
    .map(stem),
)

/** What the issues of the list are called in a brief. */
const called: Readonly<Record<string, string>> = {
  'one-year': 'deadline one-year late timely filing changed extraordinary circumstances',
  psg: 'particular social group membership',
  nexus: 'on account of motive central reason because nexus',
  cat: 'torture convention acquiescence',
  credibility: 'credible credibility inconsistency testimony omission',
  corroboration: 'corroborate corroborating documents evidence',
  past: 'past persecution harm',
  relocation: 'relocate relocation internal safe reasonable',
  unable: 'unable unwilling control protect police private',
  threats: 'threat threats death',
  hardship: 'extreme hardship qualifying relative separation factors aggregate',
  discretion: 'discretion favorable equities adverse factors totality',
  wellfounded: 'well-founded fear objective reasonable',
}

/** A sentence shorter than this many telling words is too little to judge by. */
const enough = 5

/**
 * A listed decision cited for a sentence with which neither its listed proposition nor its issues share a word; and one
 * that went the other way, cited in support. Undefined where nothing speaks against it, which proves nothing.
 */
export function checkHolding(
  text: string,
  start: number,
  end: number,
  authority: Holding,
): Pick<Verdict, 'message' | 'severity' | 'flag'> | undefined {
  const said = sentenceOf(text, start, end)
  const words = new Set([...contentWords(said.text)].filter((word) => !everywhere.has(word)))
  const own = holdingWords(authority)
  const shared = [...words].filter((word) => own.has(word)).length
  const listed = `Our list has it for: ${authority.proposition}${authority.holding === undefined ? '' : ` ${authority.holding}`}`
  if (authority.adverse === true && !isAcknowledged(said.text) && shared < 2)
    return {
      flag: 'Verify or remove',
      severity: 'red',
      message: `It went the other way and is cited in support. ${listed}`,
    }
  if (isReversed(said.text, words, authority))
    return { flag: 'Verify or remove', severity: 'red', message: `It says the opposite of the sentence. ${listed}` }
  const more = beyondHolding(said.text, authority)
  if (more !== undefined)
    return {
      flag: 'Verify or remove',
      severity: 'amber',
      message: `The sentence says more than the rule: “${more}”. ${listed}`,
    }
  if (words.size >= enough && own.size >= 12 && shared === 0)
    return {
      flag: 'Verify or remove',
      severity: 'amber',
      message: `The sentence says something else than our list has it for. ${listed}`,
    }
  return undefined
}

const denying = /(?<!\p{L})(?:not|no|never|cannot|insufficient|fails?|too \p{L}+|without)(?!\p{L})/iu
const asserting =
  /(?<!\p{L})(?:is|are|was|were|forms?|constitutes?|qualif(?:y|ies)|establish(?:es|ed)?|suffices?|recognized)(?!\p{L})/iu

/** `Gang membership is a protected ground` for a decision that is listed for what is no group. */
function isReversed(said: string, words: ReadonlySet<string>, { proposition, status }: Holding): boolean {
  if (status !== 'good-adverse' || !denying.test(proposition) || denying.test(said) || isAcknowledged(said))
    return false
  const listed = contentWords(proposition.replaceAll('-', ' '))
  return asserting.test(said) && [...words].filter((word) => listed.has(word)).length >= 1
}

/** Words that leave no exception; a draft that adds one claims more than the decision is listed for. */
const absolute: readonly RegExp[] = [
  /(?<!\p{L})(?:always|in every case|in all cases|without exception|invariably)(?!\p{L})/iu,
  /(?<!\p{L})(?:never|under no circumstances|in no case)(?!\p{L})/iu,
  /(?<!\p{L})(?:automatically|per se|as a matter of law|conclusively|irrebuttabl[ey])(?!\p{L})/iu,
  /(?<!\p{L})(?:regardless of|no matter (?:how|what|whether)|irrespective of)(?!\p{L})/iu,
  /(?<!\p{L})(?:guarantees?|entitles every|compels?)(?!\p{L})/iu,
]

/** The word of the last sentence that goes further than all that the list has of the decision. */
function beyondHolding(said: string, { proposition, holding = '', quote = '' }: Holding): string | undefined {
  if (isAcknowledged(said)) return undefined
  const own = `${proposition} ${holding} ${quote}`
  for (const pattern of absolute) {
    const word = pattern.exec(said)?.[0]
    if (word !== undefined && !pattern.test(own) && !absolutes.test(own)) return word
  }
  return undefined
}

const absolutes =
  /(?<!\p{L})(?:all|any|every|always|never|must|only|no|none|per se|as a matter of law|requires?|cannot)(?!\p{L})/iu

/** What a citation supports: the words before it back to a whole thought (a string citation has others between), and what the parenthesis behind it says. */
function sentenceOf(text: string, start: number, end: number): { readonly text: string } {
  const from = Math.max(0, text.lastIndexOf('\n', start - 1) + 1, start - 900)
  const before = text.slice(from, start)
  const behind = /^[,;]? ?\(([^()]{12,400})\)/.exec(text.slice(end, end + 420))?.[1] ?? ''
  let said = behind
  for (const { start: first, end: last } of findSentences(before).toReversed()) {
    said = `${before.slice(first, last)} ${said}`
    if ((said.match(/(?<!\p{L})\p{Ll}{4,}/gu)?.length ?? 0) >= 12) break
  }
  return { text: said }
}

function isAcknowledged(sentence: string): boolean {
  return /(?<!\p{L})(?:but see|but cf|contra|cf\.|compare|acknowledg|recogni[sz]es? that|distinguish|unlike|although|though|even|not|no|less|only|adverse|candor|concede|cannot|insufficient|denied|rejected|narrow|however|more than)(?!\p{L})/iu.test(
    sentence,
  )
}

const kept = new WeakMap<object, ReadonlySet<string>>()

function holdingWords(authority: Holding): ReadonlySet<string> {
  const known = kept.get(authority)
  if (known) return known
  const issues = (authority.issues ?? []).flatMap((issue) => [
    issue.replaceAll('-', ' '),
    ...issue.split('-').map((part) => called[part] ?? ''),
    called[issue] ?? '',
  ])
  const words = contentWords(
    [authority.name, authority.proposition, authority.holding ?? '', authority.quote ?? '', ...issues].join(' '),
  )
  kept.set(authority, words)
  return words
}
