import type { Place } from '#domain/findings/flag.ts'
import { isSameName, sharesWord } from './case-names.ts'
import type { Citation } from './citation.ts'
import { casesNamed, type AuthorityIndex, type KnownAuthority } from './known-authorities.ts'

/** A citation in a draft. `stream` tells the body of a section and each of its footnotes apart; `text` is theirs. */
export type Occurrence = {
  readonly citation: Citation
  readonly place: Place
  readonly stream: number
  readonly streamText: string
}

export type Resolution =
  | { readonly state: 'full' }
  /** `to` is the place of the full citation in the list of occurrences. */
  | { readonly state: 'resolved'; readonly to: number }
  /** Only named, and the name is one of the list. */
  | { readonly state: 'listed'; readonly known: KnownAuthority }
  | { readonly state: 'ambiguous'; readonly candidates: readonly string[] }
  | { readonly state: 'none' }

const shortKinds = new Set(['short-case', 'supra', 'id', 'name-only'])

/**
 * Finds what each short form stands for. `Id.` is the citation right before it in the same text: not one in a
 * parenthesis or a footnote, and not one of several in a string citation. A short form with a volume or a name is an
 * earlier full citation; a name alone may also be cited later, or be in the list.
 */
export function resolveShortForms(occurrences: readonly Occurrence[], index: AuthorityIndex): Resolution[] {
  const resolutions: Resolution[] = []
  const full = occurrences.flatMap(({ citation: { kind } }, at) => (kind === 'case' || kind === 'docket' ? [at] : []))
  const drafted = { occurrences, resolutions, index, full }
  for (const [at, { citation }] of occurrences.entries()) {
    if (!shortKinds.has(citation.kind)) resolutions.push({ state: 'full' })
    else if (citation.kind === 'id') resolutions.push(resolveId(drafted, at))
    else if (citation.kind === 'name-only') resolutions.push(resolveName(drafted, citation))
    else resolutions.push(resolveShort(drafted, at))
  }
  return resolutions
}

type Drafted = {
  readonly occurrences: readonly Occurrence[]
  readonly resolutions: readonly Resolution[]
  readonly index: AuthorityIndex
  /** The places of the decisions that are cited in full. */
  readonly full: readonly number[]
}

function resolveId({ occurrences, resolutions }: Drafted, at: number): Resolution {
  const last = antecedent(occurrences, at, at)
  if (last === undefined) return { state: 'none' }
  const roots = cluster(occurrences, at, last).map((index) => rootOf(resolutions, index))
  const root = rootOf(resolutions, last)
  if (root === undefined || roots.includes(undefined)) return { state: 'none' }
  const keys = new Set(roots.map((index) => occurrences[index ?? 0]?.citation.key))
  return keys.size > 1
    ? { state: 'ambiguous', candidates: textsOf(occurrences, roots) }
    : { state: 'resolved', to: root }
}

/** The last citation before `from`, in the text of `at`, that an `Id.` may mean: no bare name, nothing in a parenthesis. */
function antecedent(occurrences: readonly Occurrence[], at: number, from: number): number | undefined {
  const here = occurrences[at]
  for (let index = from - 1; index >= 0; index -= 1) {
    const earlier = occurrences[index]
    if (!earlier || earlier.stream !== here?.stream) return undefined
    const { citation, streamText } = earlier
    if (citation.kind !== 'name-only' && !isInParenthesis(streamText, citation.start)) return index
  }
  return undefined
}

/** True when a bracket opened in the same sentence, at most 300 characters before, is still open. */
function isInParenthesis(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 300, text.lastIndexOf('\n', at - 1) + 1), at)
  let depth = 0
  for (let index = before.length - 1; index >= 0; index -= 1) {
    if (before[index] === ')') depth += 1
    else if (before[index] === '(' && depth === 0) return true
    else if (before[index] === '(') depth -= 1
  }
  return false
}

const joined =
  /^(?: ?\([^()]{0,200}\))*[;,]? ?(?:and |or |& )?(?:see |see also |see, e\.g\., |accord |cf\. |but see )?$/i

/** A citation and those before it that form a string citation with it. */
function cluster(occurrences: readonly Occurrence[], at: number, last: number): number[] {
  const found = [last]
  for (let later = last; ;) {
    const before = antecedent(occurrences, at, later)
    const [one, other] = [occurrences[before ?? -1]?.citation, occurrences[later]]
    if (before === undefined || !one || !other) return found
    if (!joined.test(other.streamText.slice(one.end, other.citation.start))) return found
    found.unshift(before)
    later = before
  }
}

function rootOf(resolutions: readonly Resolution[], at: number): number | undefined {
  const resolution = resolutions[at]
  if (resolution?.state === 'full') return at
  return resolution?.state === 'resolved' ? resolution.to : undefined
}

function textsOf(occurrences: readonly Occurrence[], indexes: readonly (number | undefined)[]): string[] {
  return [...new Set(indexes.map((index) => occurrences[index ?? -1]?.citation.text ?? ''))].filter(Boolean)
}

function resolveShort({ occurrences, full }: Drafted, at: number): Resolution {
  const citation = occurrences[at]?.citation
  if (!citation) return { state: 'none' }
  const earlier = full.filter((index) => {
    const cited = occurrences[index]?.citation
    return index < at && cited !== undefined && mayMean(citation, cited)
  })
  return choose(occurrences, earlier, citation)
}

function mayMean(short: Citation, full: Citation): boolean {
  if (short.volume !== undefined && (short.volume !== full.volume || short.reporter !== full.reporter)) return false
  if (short.name === undefined || full.name === undefined) return short.name === undefined
  return isSameName(full.name, short.name) || (short.volume !== undefined && sharesWord(full.name, short.name))
}

function choose(occurrences: readonly Occurrence[], found: readonly number[], { pin }: Citation): Resolution {
  const byKey = new Map(found.map((index) => [occurrences[index]?.citation.key, index]))
  if (byKey.size > 1) {
    const page = Number.parseInt(pin ?? '', 10)
    const fitting = [...byKey.values()].filter((index) => holdsPage(occurrences[index]?.citation, page))
    const [only] = fitting
    return fitting.length === 1 && only !== undefined
      ? { state: 'resolved', to: only }
      : { state: 'ambiguous', candidates: textsOf(occurrences, found) }
  }
  const [to] = byKey.values()
  return to === undefined ? { state: 'none' } : { state: 'resolved', to }
}

/** The longest decision that is taken for granted: a pinpoint further away is a mistake. */
export const longestDecision = 200

function holdsPage(citation: Citation | undefined, page: number): boolean {
  return citation?.page !== undefined && page >= citation.page && page <= citation.page + longestDecision
}

function resolveName({ occurrences, index, full }: Drafted, citation: Citation): Resolution {
  const name = citation.name ?? ''
  const listed = casesNamed(index, name)
  const hasOrdinal = / (?:I{1,3}|IV)$/.test(name)
  const cited = full.filter((at) => {
    const { name: earlier, key } = occurrences[at]?.citation ?? {}
    if (earlier === undefined) return false
    return hasOrdinal ? listed.some((known) => known.citation.key === key) : isSameName(earlier, name)
  })
  if (cited.length > 0) return choose(occurrences, cited, citation)
  const [only] = listed
  if (listed.length > 1) return { state: 'ambiguous', candidates: listed.map(({ authority }) => authority.citation) }
  return only ? { state: 'listed', known: only } : { state: 'none' }
}
