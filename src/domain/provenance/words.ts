import { functionWords } from './word-lists.data.ts'

/** Lower case, without accents, apostrophes and possessive endings: how words are compared. */
export function foldWord(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replace(/['’]s?$/, '')
    .replaceAll(/['’.]/g, '')
    .toLowerCase()
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu

/** The words of a passage that carry content, folded and without common endings, so that `burned` and `burns` are one. */
export function contentWords(text: string): Set<string> {
  const found = new Set<string>()
  for (const [word] of text.matchAll(wordPattern)) {
    const folded = foldWord(word)
    if (folded.length >= 3 && !functionWords.has(folded) && !/^\d+$/.test(folded)) found.add(stem(folded))
  }
  return found
}

/** A rough stem; enough to compare two accounts of one event. */
export function stem(word: string): string {
  if (word.length < 5) return word.replace(/s$/, '')
  return word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ing|edly|ed|es|ly|s)$/, '')
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

/** Fewest letters to insert, delete, replace or swap with a neighbour to make one word of the other; gives up above `most`. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  const width = other.length + 1
  const table = new Uint8Array((one.length + 1) * width)
  for (let column = 0; column < width; column += 1) table[column] = column
  for (let row = 1; row <= one.length; row += 1) {
    table[row * width] = row
    for (let column = 1; column < width; column += 1)
      table[row * width + column] = bestStep(one, other, row, column, table)
  }
  return table.at(-1) ?? most + 1
}

function bestStep(one: string, other: string, row: number, column: number, table: Uint8Array): number {
  const width = other.length + 1
  const at = (up: number, left: number) => table[(row - up) * width + column - left] ?? 255
  const cost = one[row - 1] === other[column - 1] ? 0 : 1
  const best = Math.min(at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + cost)
  const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
  return isSwap ? Math.min(best, at(2, 2) + 1) : best
}
