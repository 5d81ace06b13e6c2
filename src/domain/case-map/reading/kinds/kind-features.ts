import { foldWord } from '#domain/language/fold.ts'
import { functionWords } from '#domain/language/word-lists.data.ts'
import { stem } from '#domain/language/words.ts'
import type { DocumentSort } from '../../elements.ts'
import type { FactKind } from '../../case-map.ts'

/** A statement as it is weighed: its words, the paper it stands in, what its heading or its question asks for. */
export type Weighed = {
  readonly words: string
  /** The sort of its paper; `answer` for what was typed. */
  readonly sort: DocumentSort | 'answer'
  readonly heading?: string | undefined
  /** The kind that the question of an answer asks for. */
  readonly asked?: FactKind | undefined
  /** What the lists of words say it is about. */
  readonly listed: string
}

/** `words` are those that have a direction: without names. */
export type KindFeatures = { readonly names: readonly string[]; readonly words: readonly string[] }

const wordPattern = /\p{L}[\p{L}\p{M}'’-]*|\d[\d,.]*|[$?:“"]/gu

type Word = { readonly folded: string; readonly stem: string; readonly isSmall: boolean }
const known = new Map<string, Word>()

function wordOf(written: string): Word {
  const before = known.get(written)
  if (before) return before
  const folded = foldWord(written).replace(/['’]s?$/u, '')
  const isSmall = functionWords.has(folded) || folded.length < 2
  const found = { folded, stem: isSmall ? folded : stem(folded), isSmall }
  if (known.size > 5000) known.clear()
  known.set(written, found)
  return found
}

/** What can be seen of a statement without knowing its case: never a name, a place or a number. */
export function kindFeatures({ words: text, sort, heading, asked, listed }: Weighed): KindFeatures {
  const read = text.match(wordPattern) ?? []
  const names = new Set<string>([`d ${sort}`, `r ${listed}`, ...seenIn(read)])
  if (asked !== undefined) names.add(`q ${asked}`)
  if (read.length < 7) names.add('0 short')
  if (read.length > 24) names.add('0 long')
  for (const written of heading?.match(wordPattern) ?? []) names.add(`h ${wordOf(written).stem}`)
  // A name says nothing of what is told.
  const told = read.filter((written, at) => at === 0 || !/^\p{Lu}\p{Ll}/u.test(written))
  return { names: [...names], words: told.map((written) => wordOf(written).folded) }
}

/** Words without endings, alone, with the one before and with the one before that has a sense; signs and numbers. */
function seenIn(read: readonly string[]): string[] {
  const names: string[] = []
  let last = '^'
  let lastOfSense = '^'
  for (const written of read) {
    if (/^\d/.test(written)) {
      names.push(/^(?:19|20)\d\d$/.test(written) ? '0 year' : '0 number')
      last = '0'
      continue
    }
    if (/^[$?:“"]$/.test(written)) {
      names.push(`0 ${written === '“' ? '"' : written}`)
      last = written
      continue
    }
    const word = wordOf(written)
    names.push(`${word.isSmall ? 'w' : 's'} ${word.stem}`, `b ${last} ${word.stem}`)
    if (lastOfSense !== last) names.push(`g ${lastOfSense} ${word.stem}`)
    last = word.stem
    if (!word.isSmall) lastOfSense = word.stem
  }
  return [...names, `b ${last} $`]
}
