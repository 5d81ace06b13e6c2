import { foldWord } from './fold.ts'
import { functionWords } from './word-lists.data.ts'

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu

/** Words read before, with what they count as; a language has not many, and a check meets each of them often. */
const read = new Map<string, string | undefined>()
const most = 30_000

/** Passages read before: several checks read the same sentence. */
const passages = new Map<string, ReadonlySet<string>>()
const [mostPassages, longestPassage] = [2000, 600]

/** The words of a passage that carry content, folded and without common endings, so that `burned` and `burns` are one. */
export function contentWords(text: string): ReadonlySet<string> {
  const before = passages.get(text)
  if (before) return before
  const found = new Set<string>()
  for (const [word] of text.matchAll(wordPattern)) {
    const known = contentOf(word)
    if (known !== undefined) found.add(known)
  }
  if (text.length <= longestPassage) {
    if (passages.size >= mostPassages) passages.clear()
    passages.set(text, found)
  }
  return found
}

function contentOf(word: string): string | undefined {
  const before = read.get(word)
  if (before !== undefined || read.has(word)) return before
  const folded = foldWord(word)
  const counts = folded.length >= 3 && !functionWords.has(folded) && !/^\d+$/.test(folded)
  const content = counts ? stem(folded) : undefined
  if (read.size < most) read.set(word, content)
  return content
}

/** A rough stem; enough to compare two accounts of one event. */
export function stem(word: string): string {
  if (word.length < 5) {
    const bare = word.replace(/s$/, '')
    return bare.length < 4 ? bare : bare.replace(/e$/, '')
  }
  return word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ings|ing|edly|ed|es|ly|s)$/, '')
    .replace(/(.)\1$/, '$1')
    .replace(/e$/, '')
}

/** The singular of a plural noun, roughly: `children` -> `child`, `injuries` -> `injury`. */
export function singular(noun: string): string {
  const irregular: Readonly<Record<string, string>> = {
    children: 'child',
    people: 'person',
    persons: 'person',
    men: 'man',
    women: 'woman',
    teeth: 'tooth',
    feet: 'foot',
    lives: 'life',
    wives: 'wife',
    knives: 'knife',
    policemen: 'policeman',
    gunmen: 'gunman',
    individuals: 'person',
  }
  const known = irregular[noun]
  if (known !== undefined) return known
  if (/[^aeiou]ies$/.test(noun)) return noun.replace(/ies$/, 'y')
  if (/(?:ch|sh|ss|x)es$/.test(noun)) return noun.replace(/es$/, '')
  return /[^su]s$/.test(noun) ? noun.slice(0, -1) : noun
}
