import { givenNames } from './given-names.data.ts'
import { functionWords } from './word-lists.data.ts'
import { wordSenses } from './word-senses.data.ts'

/** Words that were asked for lately: a text has the same ones again and again. */
const lately = new Map<string, string | undefined>()
const mostLately = 5000

/** What the dictionary says of a folded word, as it stands in `word-senses.data.ts` behind the word. */
export function dictionaryLine(word: string): string | undefined {
  const known = lately.get(word)
  if (known !== undefined || lately.has(word)) return known
  if (lately.size === mostLately) lately.clear()
  const line = findLine(word)
  lately.set(word, line)
  return line
}

/** Read at the first word: a thread that looks none up keeps none. */
let senses: string | undefined

/**
 * The lines are in order and looked through by halves, in the text itself: a map of them would take ten megabytes in the
 * server and in each of its threads.
 */
function findLine(word: string): string | undefined {
  senses ??= wordSenses()
  let [from, to] = [0, senses.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const start = middle === 0 ? 0 : senses.lastIndexOf('\n', middle - 1) + 1
    const space = senses.indexOf(' ', start)
    const end = senses.indexOf('\n', space)
    const there = senses.slice(start, space)
    if (there === word) return senses.slice(space + 1, end < 0 ? undefined : end)
    if (there < word) from = end < 0 ? to : end + 1
    else to = start
  }
  return undefined
}

/** Files of the dictionary whose words people and places are often called by: animals, food, places, objects, persons, plants. */
const alsoNames = new Set(['5', 'd', 'f', 'h', 'i', 'k'])

/**
 * Whether a folded word is an ordinary word of English and nobody's first name, so that its capital says little. Words by
 * which people and places are often called are none.
 */
export function isCommonWord(folded: string): boolean {
  if (folded.length < 3 || givenNames.has(folded)) return false
  return formsOf(folded).some((form) => {
    const line = dictionaryLine(form)
    return line !== undefined && !alsoNames.has(line.split(',')[0] ?? '')
  })
}

/**
 * Files of the dictionary whose words name what can be seen, touched, eaten or felt: animals, things made, the body, food,
 * places, objects, persons, plants, substances; what bodies do, eat, touch, feel, perceive, how they move, the weather.
 */
const bodily = new Set(['5', '6', '8', 'd', 'f', 'h', 'i', 'k', 'r', 't', 'y', 'z', '11', '12', '13', '17'])

/** Whether a folded word first means a thing, a creature, a place or what somebody does with the body. */
export function isConcreteWord(folded: string): boolean {
  const form = formsOf(folded).find((one) => dictionaryLine(one) !== undefined)
  return form !== undefined && bodily.has((dictionaryLine(form) ?? '').split(/[ ,]/)[0] ?? '')
}

/** Whether a folded word first means a person: `owner`, `teacher`. */
export function isPersonWord(folded: string): boolean {
  const form = formsOf(folded).find((one) => dictionaryLine(one) !== undefined)
  return form !== undefined && (dictionaryLine(form) ?? '').split(/[ ,]/)[0] === 'i'
}

/** Whether the dictionary has a folded word of five letters and more in no form, so that it is likely a name or foreign. */
export const isUnknownWord = (folded: string): boolean =>
  folded.length > 4 && !functionWords.has(folded) && formsOf(folded).every((form) => dictionaryLine(form) === undefined)

/** A word as it is written and without the endings of English. */
export function formsOf(folded: string): string[] {
  return [
    folded,
    ...(folded.endsWith('s') ? [folded.slice(0, -1)] : []),
    ...(folded.endsWith('ies') ? [`${folded.slice(0, -3)}y`] : []),
    ...(/(?:ed|es)$/.test(folded) ? [folded.slice(0, -2), folded.slice(0, -1)] : []),
    ...(folded.endsWith('ing') ? [folded.slice(0, -3), `${folded.slice(0, -3)}e`] : []),
  ]
}
