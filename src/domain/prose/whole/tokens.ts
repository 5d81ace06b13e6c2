import { dictionaryLine, isPersonWord } from '#domain/language/dictionary.ts'
import { foldWord } from '#domain/language/fold.ts'
import { baseVerbs, notPast } from '#domain/case-map/reading/verbs.data.ts'
import * as kinds from './kinds.data.ts'

/** A word or a sign of a sentence: `Q` is a quotation. */
export type Token = {
  readonly raw: string
  readonly low: string
  /** Begins with a capital, and not only because the sentence does. */
  readonly isCapital: boolean
  /** `Otero’s` */
  readonly isOwner: boolean
  readonly form: Form
}

/** A finite verb at its place; `isSure`: whatever the words beside it are. */
export type Verb = { readonly at: number; readonly isSure: boolean }

/** What the letters of a word alone tell of it. */
export type Form = {
  readonly isSign: boolean
  readonly isNumber: boolean
  /** `works`: of a verb in the third person, or a plural. */
  readonly isThird: boolean
  /** A base form that the dictionary or our list knows as a verb. */
  readonly isBase: boolean
  /** First of all a verb, and a noun only besides. */
  readonly isVerbFirst: boolean
  /** In -ed, or a past form that is also a participle. */
  readonly isPastOrParticiple: boolean
  readonly isGerund: boolean
  readonly isPlural: boolean
  readonly isAdverb: boolean
  readonly isAdjective: boolean
  /** `arm`: behind `left` it makes a side of it. */
  readonly isBody: boolean
  /** One person: `doctor`, `brother`. */
  readonly isPerson: boolean
}

const pieces = /[\p{L}\p{N}$§¶&{}][\p{L}\p{M}\p{N}’'§&$%{}-]*(?:[.,]\d+)*|[,;:!?—–()]/gu

/** The words and signs of a sentence; quotations stand as `Q`, and what is in brackets is left out. */
export function tokensOf(sentence: string): Token[] {
  const plain = sentence
    .replaceAll(/“[^“”]*”/gu, (whole) => ` Q${/[.!?]’?”$/u.test(whole) ? '.' : ''} `)
    .replaceAll(/\([^()]*\)/gu, ' ')
  return [...plain.matchAll(pieces)].map(([raw], at) => {
    const isOwner = /[\p{L}.][’']s$|s[’']$/u.test(raw) && !/^(?:he|she|it|that|there|who|what|here)[’']s$/iu.test(raw)
    const low = (isOwner ? raw.replace(/[’']s?$/u, '') : raw).toLowerCase()
    return { raw, low, isCapital: at > 0 && /^\p{Lu}/u.test(raw), isOwner, form: formOf(low) }
  })
}

const known = new Map<string, Form>()
const mostKnown = 20_000

function formOf(low: string): Form {
  const before = known.get(low)
  if (before) return before
  if (known.size === mostKnown) known.clear()
  const form = readForm(low)
  known.set(low, form)
  return form
}

function readForm(low: string): Form {
  const endsInS = low.endsWith('s') && !/(?:ss|sis|us)$/u.test(low) && !kinds.endsInS.has(low)
  const stems = endsInS ? stemsOfS(low) : []
  const isEd = /\p{L}{2}ed$/u.test(low) && !notPast.has(low) && !/^(?:hundred|united)$/u.test(low)
  const kind = firstKind(low)
  return {
    isSign: !/[\p{L}\p{N}]/u.test(low),
    isNumber: /^[\p{N}$]/u.test(low),
    isThird: stems.some(isVerb),
    isBase: isVerb(low) && !isEd,
    isVerbFirst: stems.some(isVerbFirst) || (isVerbFirst(low) && !isEd),
    isPastOrParticiple: isEd || kinds.pastAndParticiple.has(low),
    isGerund: isGerund(low),
    isPlural: stems.length > 0 || kinds.several.has(low),
    isAdverb: isAdverb(low, kind),
    isAdjective: !isEd && /^[01]$/u.test(kind),
    isBody: firstKind(endsInS ? low.slice(0, -1) : low) === bodyFile,
    isPerson: !endsInS && isPersonNoun(low),
  }
}

const isGerund = (low: string): boolean => /\p{L}{2}ing$/u.test(low) && !noGerund.test(low)

const isAdverb = (low: string, kind: string): boolean =>
  kinds.adverbs.has(low) || (/\p{L}{3}ly$/u.test(low) && kind === adverbFile)

const noGerund =
  /^(?:thing|something|nothing|anything|everything|king|ring|spring|string|morning|evening|during|wing|sibling|ceiling)$/u

const isPersonNoun = (low: string): boolean =>
  /^\p{L}+$/u.test(low) && !kinds.notCounted.has(low) && (kinds.kin.has(low) || isPersonWord(foldWord(low)))

const stemsOfS = (low: string): string[] => [
  low.slice(0, -1),
  ...(/(?:s|x|z|ch|sh|o)es$/u.test(low) ? [low.slice(0, -2)] : []),
  ...(low.endsWith('ies') ? [`${low.slice(0, -3)}y`] : []),
]

const firstKind = (word: string): string => (dictionaryLine(foldWord(word)) ?? '').split(/[ ,]/u)[0] ?? ''

const adverbFile = '2'
const bodyFile = '8'

/** The files of the dictionary that hold verbs. */
const verbFiles = new Set(['t', 'u', 'v', 'w', 'x', 'y', 'z', '10', '11', '12', '13', '14', '15', '16', '17'])

const isVerb = (word: string): boolean =>
  baseVerbs.has(word) || kinds.nounFirstVerbs.has(word) || isVerbFirst(word) || kinds.baseOnly.has(word)
const isVerbFirst = (word: string): boolean =>
  kinds.baseOnly.has(word) || (word.length > 2 && verbFiles.has(firstKind(word)))
