import { vectorSigns, vectorSize, vectorSteps, vectorWords } from './word-vectors.data.ts'

type Table = { readonly ranks: ReadonlyMap<string, number>; readonly values: Int8Array }
let table: Table | undefined

/** Read when the first word is looked up: a thread that compares none keeps none. */
function tableOf(): Table {
  if (table) return table
  const steps = new Int8Array(128)
  const written = vectorSteps()
  for (let at = 0; at < vectorSigns.length; at += 1) steps[vectorSigns.charCodeAt(at)] = at - 32
  const values = new Int8Array(written.length)
  // A million and a half of them: sign by sign as strings they would take a third of a second.
  for (let at = 0; at < values.length; at += 1) values[at] = steps[written.charCodeAt(at)]!
  table = {
    /** Where the words stand: the first is the most usual of English. */
    ranks: new Map(
      vectorWords()
        .split(' ')
        .map((word, rank) => [word, rank]),
    ),
    /** Of 63 each, since only their direction counts. */
    values,
  }
  return table
}

/** As many of the first words say nothing of what a text is about. */
const usual = 100

/**
 * What a text is about, as a direction: words that are used alike lie near each other (`beat`, `kicked`). The mean of its
 * words' vectors, where usual words (`the`, `was`) weigh little, of length 1; all zero where none is known. Words in lower case.
 * How like two texts are: `likeness`. (Smooth inverse frequency: Arora and others, 2017; shares of words by Zipf's law.)
 */
export function directionOf(words: readonly string[]): Float32Array {
  const direction = new Float32Array(vectorSize)
  const { ranks, values } = tableOf()
  for (const word of words) {
    const rank = ranks.get(word)
    if (rank === undefined || rank < usual) continue
    const weight = 0.001 / (0.001 + 0.1 / (rank + 2))
    for (let at = 0; at < vectorSize; at += 1) direction[at]! += weight * values[rank * vectorSize + at]!
  }
  const length = Math.hypot(...direction)
  return length === 0 ? direction : direction.map((value) => value / length)
}

/** The cosine of two directions: 1 for the same, near 0 for texts that have nothing in common. */
export function likeness(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, at) => sum + value * other[at]!, 0)
}

/** The direction of one word, of length 1, by the first of its forms that is known; undefined where none is. */
export function directionOfWord(forms: readonly string[]): Float32Array | undefined {
  const { ranks, values } = tableOf()
  const rank = forms.map((form) => ranks.get(form)).find((known) => known !== undefined)
  if (rank === undefined) return undefined
  const own = values.subarray(rank * vectorSize, (rank + 1) * vectorSize)
  const length = Math.hypot(...own)
  return Float32Array.from(own, (value) => value / length)
}
