import { directionOfWord } from '#domain/language/word-vectors.ts'
import type { Mention } from '../mention.ts'
import type { MeaningIndex, Placed, Token } from '../meaning/told-index.ts'

/** One thing that a sentence on file tells: its words, who does it, and whoever else is in it. */
export type ToldClause = {
  readonly at: number
  readonly text: string
  readonly words: readonly Token[]
  /** Whom the clause or the one before it begins with; undefined where it names nobody. */
  readonly doer: readonly string[] | undefined
  readonly persons: readonly (readonly string[])[]
  readonly speaker: string
  /** `We`, `the family`: anybody of the case can be among them. */
  readonly isOfSeveral: boolean
  /** It is planned, feared, asked or only possible. */
  readonly isAhead: boolean
  readonly isRecord: boolean
}

/** The clauses of a file by number, and where every word and every class of meaning stands among them. */
export type ToldClauses = {
  readonly all: readonly ToldClause[]
  readonly byWord: ReadonlyMap<
    string,
    { readonly direction: Float32Array | undefined; readonly clauses: readonly number[] }
  >
  readonly same: ReadonlyMap<string, readonly number[]>
  readonly above: ReadonlyMap<string, readonly number[]>
  readonly byPlace: ReadonlyMap<number, readonly number[]>
}

const boundary =
  /[;:–—]|,? (?:but|although|though|while|whereas|because|when|whenever|after|before|until|since|who|whom|which|where|so that|that)(?!\p{L})|,? and (?=(?:he|she|they|I|we|it|the|an?|his|her|their|my|was|were|has|have|had|is|are|did|\p{L}+ed)(?!\p{L}))/giu
const possessive = /^(?:his|her|my|their|our)$|['’]s$/iu
const governed =
  /(?<!\p{L})(?:of|by|for|with|without|from|to|against|at|in|on|near|about|behind|than) (?:(?:the|an?|his|her|their|my|our|two|three) )*$/iu
const several = /(?<!\p{L})(?:we|us|our|they|them|family|children|both)(?!\p{L})/iu

/** What is not so yet. */
export const ahead =
  /(?<!\p{L})(?:will|would|shall|should|could|may|might|can|plan\p{L}*|hop(?:e|es|ed|ing)|want\p{L}*|inten[dt]\p{L}*|expect\p{L}*|threat\p{L}*|fear\p{L}*|if|unless|offer\p{L}*|promis\p{L}*|likely|recommend\p{L}*|advis\p{L}*|need\p{L}*|asked|ask|wait\p{L}*|scheduled)(?!\p{L})/iu

/** Who is told to do something: the first who is named, and not as whose thing it is or behind `with`, `of`, `by`. */
export function doerOf(text: string, mentions: readonly Mention[]): Mention | undefined {
  return mentions.find(
    (mention) => !possessive.test(mention.text) && !governed.test(text.slice(0, Math.max(0, mention.start))),
  )
}

export const isPossessive = ({ text }: Mention) => possessive.test(text)

const kept = new WeakMap<MeaningIndex, ToldClauses>()

/** Divides the sentences on file into what each tells; kept with the file. */
export function toldClausesOf(index: MeaningIndex): ToldClauses {
  const known = kept.get(index)
  if (known) return known
  const all = [...index.byPlace.values()].flat().flatMap(clausesOf)
  const byWord = new Map<string, { direction: Float32Array | undefined; clauses: number[] }>()
  const [same, above, byPlace] = [new Map<string, number[]>(), new Map<string, number[]>(), new Map<number, number[]>()]
  for (const [number, { at, words }] of all.entries()) {
    post(byPlace, at, number)
    for (const token of words) {
      const word = token.text.toLowerCase()
      const entry = byWord.get(word) ?? { direction: directionOfWord(formsOf(token)), clauses: [] }
      if (entry.clauses.at(-1) !== number) entry.clauses.push(number)
      byWord.set(word, entry)
      for (const key of token.meaning.same) post(same, key, number)
      for (const key of token.meaning.above) post(above, key, number)
    }
  }
  const made = { all, byWord, same, above, byPlace }
  kept.set(index, made)
  return made
}

function post<Key>(map: Map<Key, number[]>, key: Key, number: number): void {
  const list = map.get(key)
  if (!list) map.set(key, [number])
  else if (list.at(-1) !== number) list.push(number)
}

/** The forms under which a list of words can have it. */
export const formsOf = ({ text, meaning }: Token): readonly string[] => [
  text.toLowerCase().replace(/['’]s?$|[.]$/g, ''),
  ...meaning.lemmas,
]

function clausesOf({ at, sentence, tokens }: Placed): ToldClause[] {
  const { text, mentions, speaker, from } = sentence
  const cuts = [0, ...[...text.matchAll(boundary)].map(({ index }) => index), text.length]
  let doer: readonly string[] | undefined
  return cuts.slice(0, -1).flatMap((start, number): ToldClause[] => {
    const end = cuts[number + 1] ?? text.length
    const part = text.slice(start, end)
    const own = mentions
      .filter((mention) => (mention.start >= start && mention.start < end) || (number === 0 && mention.start < 0))
      .map((mention) => ({ ...mention, start: mention.start - start }))
    doer = doerOf(part, own)?.ids ?? doer
    const words = tokens.filter((token) => token.start >= start && token.start < end)
    if (words.length === 0) return []
    const persons = [...own.map(({ ids }) => ids), ...(doer ? [doer] : [])]
    const isOfSeveral = several.test(part)
    const isRecord = from.source.kind === 'record'
    return [{ at, text: part, words, doer, persons, speaker, isOfSeveral, isAhead: ahead.test(part), isRecord }]
  })
}
