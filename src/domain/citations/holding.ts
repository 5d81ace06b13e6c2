import { contentWords, stem } from '#domain/language/words.ts'
import { findSentences } from '#domain/language/sentences.ts'
import { topics } from './topics.data.ts'
import type { Range } from '#domain/section-content/read.ts'
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
   see also compare accord citing quoting same ground grounds relief application government united states find found question
   removal proceeding proceedings protected immigration country person people noncitizen alien individual where whether
   establish established meet meets test agency fact facts analysis`
    .split(/\s+/)
    .map(stem),
)

/** What is named with the words of a listed proposition. */
const named = topics.map((topic) => {
  const [heads = '', others = ''] = topic.split(' | ').map((words) => words.replaceAll('-', ' '))
  return { heads: contentWords(heads), words: contentWords(`${heads} ${others}`) }
})

/** A sentence shorter than this many telling words is too little to judge by. */
const enough = 2

/**
 * A listed decision cited for a sentence with which neither its listed proposition nor its issues share a word; and one
 * that went the other way, cited in support. Undefined where nothing speaks against it, which proves nothing. `earlier`
 * are the citations before it in the same text: what stands before them is theirs.
 */
export function checkHolding(
  text: string,
  start: number,
  end: number,
  authority: Holding,
  earlier: readonly Range[] = [],
): Pick<Verdict, 'message' | 'severity' | 'flag'> | undefined {
  const said = supportedBy(text, start, end, earlier)
  const words = new Set([...contentWords(said.replaceAll('-', ' '))].filter((word) => !everywhere.has(word)))
  const own = holdingWords(authority)
  const shared = [...words].filter((word) => own.has(word)).length
  const listed = `Our list has it for: ${authority.proposition}${authority.holding === undefined ? '' : ` ${authority.holding}`}${authority.quote === undefined ? '' : ` In its own words: “${authority.quote}”.`}`
  if (authority.adverse === true && !isAcknowledged(said.replaceAll(ofPersons, '')) && shared < 2)
    return {
      flag: 'Verify or remove',
      severity: 'red',
      message: `It went the other way and is cited in support. ${listed}`,
    }
  const reversal = findReversal(said, words, authority)
  if (reversal === 'opposite')
    return { flag: 'Verify or remove', severity: 'red', message: `It says the opposite of the sentence. ${listed}` }
  if (reversal === 'doubtful')
    return {
      flag: 'Verify or remove',
      severity: 'amber',
      message: `It went against the applicant, and the sentence does not say so. ${listed}`,
    }
  const more = beyondHolding(said, authority)
  if (more !== undefined)
    return {
      flag: 'Verify or remove',
      severity: 'amber',
      message: `The sentence says more than the rule: “${more}”. ${listed}`,
    }
  if (words.size >= enough && shared === 0 && !/(?<!\p{L})acknowledg/iu.test(said))
    return {
      flag: 'Verify or remove',
      severity: 'amber',
      message: `The sentence says something else than our list has it for. ${listed}`,
    }
  return undefined
}

const denying =
  /(?<!\p{L})(?:not|no|never|cannot|insufficient|fails?|too \p{L}+|without|lacks?|needs?|exceeds?|more than|rejects?|rejected|common|normal(?:ly)?|unusual|narrowly|unreviewable|denials?|defeats?|lacked|limits?|supports? denial|revok\p{L}+|abandoned)(?!\p{L})/iu
/** A sentence that itself speaks against the applicant. */
const refusing =
  /(?<!\p{L})(?:not|no|never|cannot|insufficient|fails?|lacks?|rejects?|rejected|narrowly|unreviewable|denied|denial|defeats?)(?!\p{L})/iu
/** What is denied of a person and not of the rule: `women who cannot leave`, `without more`. */
const ofPersons =
  /(?<!\p{L})(?:(?:who|that|which) (?:can ?not|do not|does not|did not|could not|never|no longer)|unable to|without more|not only)(?!\p{L})/giu

/** A thing that is without another: `a detention without injury`. */
const ofThings = /(?<!\p{L})without (?:an? |any |the )?\p{L}+/giu

/**
 * `Gang membership is a protected ground` for a decision that is listed for what is no group: the opposite where the
 * words are those of the list, and doubtful where only the matter is the same.
 */
function findReversal(
  said: string,
  words: ReadonlySet<string>,
  authority: Holding,
): 'opposite' | 'doubtful' | undefined {
  const { proposition, status, adverse } = authority
  if (adverse !== true && status !== 'good-adverse' && status !== 'reinstated-adverse') return undefined
  const rule = said.replaceAll(ofPersons, ' ').replaceAll(ofThings, ' ')
  if (!denying.test(proposition) || refusing.test(rule) || isAcknowledged(rule)) return undefined
  const listed = contentWords(proposition.replaceAll('-', ' '))
  if ([...words].some((word) => listed.has(word))) return 'opposite'
  return [...words].some((word) => holdingWords(authority).has(word)) ? 'doubtful' : undefined
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

const absolutes = /(?<!\p{L})(?:all|any|every|always|never|must|none|per se|as a matter of law)(?!\p{L})/iu

const wordsOf = (text: string) => text.match(/(?<!\p{L})\p{Ll}{4,}/gu)?.length ?? 0

/**
 * What a citation supports: the words before it back to a whole thought, but not over another citation (a string citation
 * shares its words), what the parenthesis behind it says, and the rest of a sentence that goes on.
 */
function supportedBy(text: string, start: number, end: number, earlier: readonly Range[]): string {
  const from = Math.max(0, text.lastIndexOf('\n', start - 1) + 1, start - 900)
  const behind = /^[,;]? ?\(([^()]{12,400})\)/.exec(text.slice(end, end + 420))?.[1] ?? ''
  let until = start
  let said = ''
  for (const citation of [...earlier].toReversed()) {
    if (citation.end > start) continue
    if (citation.end <= from || wordsOf(said) >= fewest) break
    said = `${text.slice(citation.end, until)} ${said}`
    until = citation.start
  }
  if (wordsOf(said) < fewest) said = `${text.slice(from, until)} ${said}`
  const after = /^(?:, )?(?! ?(?:\(|[;.,]))[^.;\n]{8,240}/.exec(text.slice(end, end + 260))?.[0] ?? ''
  return `${lastThought(said)} ${behind} ${after}`
}

/** Fewer words than this between two citations are a signal, not a thought. */
const fewest = 3

/** The last sentences of a piece that have a dozen words together. */
function lastThought(piece: string): string {
  let said = ''
  for (const { start, end } of findSentences(piece).toReversed()) {
    said = `${piece.slice(start, end)} ${said}`
    if (wordsOf(said) >= 12) break
  }
  return said
}

function isAcknowledged(sentence: string): boolean {
  return /(?<!\p{L})(?:but see|but cf|contra|cf\.|compare|acknowledg\p{L}*|recogni[sz]es? that|distinguish\p{L}*|differs?|unlike|although|though|even|not|no|less|only|adverse|candor|conced\p{L}*|cannot|insufficient|denied|rejected|narrow\p{L}*|however|more than)(?!\p{L})/iu.test(
    sentence,
  )
}

const kept = new WeakMap<object, ReadonlySet<string>>()

/** The words that the list has for a decision, and those that are said of the same things. */
function holdingWords(authority: Holding): ReadonlySet<string> {
  const known = kept.get(authority)
  if (known) return known
  const { name, proposition, holding = '', quote = '', issues = [] } = authority
  const written = [name, proposition, holding, quote, ...issues].join(' ').replaceAll('-', ' ')
  const own = contentWords(written)
  const words = new Set(own)
  for (const topic of named)
    if ([...topic.heads].some((head) => own.has(head))) for (const word of topic.words) words.add(word)
  kept.set(authority, words)
  return words
}
