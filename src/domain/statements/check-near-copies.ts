import { contentWords } from '#domain/language/words.ts'
import type { EvidenceSentence } from './evidence.ts'
import { nearlySame, type Difference } from './near-copies/compare.ts'
import { tellingOf } from './near-copies/telling.ts'
import { placeOf } from '#domain/provenance/passage.ts'
import type { StatementItem, ToldPassage } from './told-passage.ts'

/** With fewer words of content in common two sentences are alike by chance. */
const leastShared = 3
const mostRead = 6

/**
 * A sentence of the file word for word, but for one word: another one in its place that says something else, or a negation
 * put in or left out. Names and pronouns stand for one another; who is meant is checked elsewhere.
 */
export function checkNearCopies({ passage, evidence, told, sentences }: ToldPassage): StatementItem[] {
  return sentences.flatMap((sentence): StatementItem[] => {
    const words = contentWords(sentence.text)
    if (words.size < leastShared) return []
    const near = alike(words, evidence.byWord)
    if (near.length === 0) return []
    const compared = near.map((from) => ({ from, difference: nearlySame(sentence, from) }))
    const isSame = ({ difference }: { difference: Difference | 'same' | undefined }) => difference === 'same'
    if (compared.some(isSame) || alike(words, told.byWord).some((from) => nearlySame(sentence, from) === 'same'))
      return []
    for (const { from, difference } of compared) {
      if (!difference || difference === 'same') continue
      const telling = tellingOf(difference)
      if (telling === undefined) continue
      const { own, other } = difference
      const at = own ?? { start: 0, end: sentence.text.length }
      return [
        {
          ...placeOf(passage, { start: sentence.start + at.start, end: sentence.start + at.end }),
          text: sentence.text.slice(at.start, at.end),
          state: 'conflict',
          flag: 'Conflict',
          severity: telling === 'surely' ? 'red' : 'amber',
          message: messageOf(own?.text, other?.text, from),
          source: sourceOf(from),
        },
      ]
    }
    return []
  })
}

function messageOf(own: string | undefined, other: string | undefined, { text, from }: EvidenceSentence): string {
  const shown = `“${text.replace(/[.;]$/, '')}” (${from.source.title})`
  if (own === undefined) return `The draft leaves out “${other}”: ${shown}.`
  if (other === undefined) return `The draft says “${own}”; the file does not: ${shown}.`
  return `The draft says “${own}”; the file says “${other}”: ${shown}.`
}

const sourceOf = ({ start, end, from: { source } }: EvidenceSentence) => ({
  id: source.id,
  title: source.title,
  start: Math.max(0, start),
  end,
  text: source.text.slice(Math.max(0, start), end),
})

/** The sentences with all of these words but one at most: those have one of the two rarest of them. */
function alike(
  words: ReadonlySet<string>,
  byWord: ReadonlyMap<string, readonly EvidenceSentence[]>,
): EvidenceSentence[] {
  const [first = [], second = []] = [...words]
    .map((word) => byWord.get(word) ?? [])
    .toSorted((one, other) => one.length - other.length)
  return [...new Set([...first, ...second])]
    .map((from) => ({ from, count: countIn(from.words, words) }))
    .filter(({ count }) => count >= 2 && count >= words.size - 1)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostRead)
    .map(({ from }) => from)
}

function countIn(known: ReadonlySet<string>, words: ReadonlySet<string>): number {
  let count = 0
  for (const word of words) if (known.has(word)) count += 1
  return count
}
