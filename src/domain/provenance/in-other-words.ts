import { sentenceAt } from '#domain/language/sentences.ts'
import { functionWords, numberWords } from '#domain/language/word-lists.data.ts'
import { meaningOf } from '#domain/language/meaning/meaning.ts'
import { weightless } from '#domain/language/meaning/weightless-words.data.ts'
import type { SourceFacts } from './fact-index.ts'

const wordPattern = /\p{L}[\p{L}\p{M}’'-]{2,}/gu

/** What the words of content of a text can mean. */
function sensesOf(text: string): Set<string> {
  const senses = new Set<string>()
  for (const [word] of text.matchAll(wordPattern)) {
    const lower = word.toLowerCase()
    if (functionWords.has(lower) || numberWords.has(lower)) continue
    const { same, lemmas } = meaningOf(lower)
    // `They held me`: such a verb says something only where it is one of the field's own words.
    const isLight = lemmas.some((lemma) => weightless.has(lemma))
    for (const sense of same) if (!isLight || /^f\d/u.test(sense)) senses.add(sense)
  }
  return senses
}

const kept = new WeakMap<SourceFacts, Map<number, ReadonlySet<string>>>()

/** What the sentence on file around an offset can mean, with the ones beside it and the source's title. */
function sensesNear(from: SourceFacts, offset: number): ReadonlySet<string> {
  const own = kept.get(from) ?? new Map<number, ReadonlySet<string>>()
  kept.set(from, own)
  const at = sentenceAt(from.sentences, offset)
  const known = own.get(at)
  if (known) return known
  const { text, title } = from.source
  const first = from.sentences[Math.max(0, at - 1)]
  const last = from.sentences[Math.min(from.sentences.length - 1, at + 1)]
  const senses = sensesOf(`${title}. ${first && last ? text.slice(first.start, last.end) : text}`)
  own.set(at, senses)
  return senses
}

let last: { readonly sentence: string; readonly senses: ReadonlySet<string> } | undefined

/** True where a sentence of a draft tells something of what a passage on file tells, in whatever words: `custody`, `detained`. */
export function tellsInOtherWords(sentence: string, from: SourceFacts, offset: number): boolean {
  const own = last?.sentence === sentence ? last.senses : sensesOf(sentence)
  last = { sentence, senses: own }
  const near = sensesNear(from, offset)
  for (const sense of own) if (near.has(sense)) return true
  return false
}
