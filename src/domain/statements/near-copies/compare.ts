import { foldWord } from '#domain/language/fold.ts'
import { stem } from '#domain/language/words.ts'
import type { Range } from '#domain/section-content/read.ts'
import type { ReadSentence } from '../read-statements.ts'

export type Written = Range & { readonly text: string; readonly as: string }
/** The one word by which two sentences differ; absent on the side that leaves it out. */
export type Difference = { readonly own?: Written; readonly other?: Written }

const pattern = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}’',.-]*[\p{L}\p{M}\p{N}])?/gu
const forms: Readonly<Record<string, string>> = {
  am: 'be',
  is: 'be',
  are: 'be',
  was: 'be',
  were: 'be',
  has: 'have',
  had: 'have',
  does: 'do',
  did: 'do',
  an: 'a',
}
const someone = new Set('i he she we they me him us them himself herself myself'.split(' '))
const someones = new Set('my his our their her'.split(' '))

const kept = new WeakMap<ReadSentence, readonly Written[]>()

/** The words of a sentence, with one sign for everybody who is named or meant. */
function wordsOf(sentence: ReadSentence): readonly Written[] {
  const known = kept.get(sentence)
  if (known) return known
  const { text, mentions } = sentence
  const named = mentions.filter(({ isPronoun, text: called }) => !isPronoun && /\p{Lu}/u.test(called))
  const made = [...text.matchAll(pattern)].reduce<Written[]>((list, { 0: word, index: start }) => {
    const end = start + word.length
    const mention = named.find((one) => one.start <= start && end <= one.end + 2)
    const as = mention ? (/['’]s$/.test(word) ? 'whose' : 'who') : signOf(word)
    const last = list.at(-1)
    if (mention && last && last.start >= mention.start && (last.as === 'who' || last.as === 'whose'))
      list[list.length - 1] = { ...last, end, text: text.slice(last.start, end), as }
    else list.push({ start, end, text: word, as })
    return list
  }, [])
  kept.set(sentence, made)
  return made
}

function signOf(word: string): string {
  const folded = foldWord(word)
  if (someone.has(folded)) return 'who'
  if (someones.has(folded)) return 'whose'
  return forms[folded] ?? stem(folded)
}

/** `Her` is both. */
const isSame = (one: Written, other: Written) =>
  one.as === other.as || (one.as.startsWith('who') && other.as.startsWith('who') && (isHer(one) || isHer(other)))
const isHer = ({ text }: Written) => /^her$/i.test(text)

/**
 * Whether a sentence stands in another word for word (`same`), or but for one word that is exchanged, put in or left out.
 * The other one may say more before and behind.
 */
export function nearlySame(sentence: ReadSentence, on: ReadSentence): Difference | 'same' | undefined {
  const [own, other] = [wordsOf(sentence), wordsOf(on)]
  if (own.length < 4 || own.length > 60) return undefined
  let best: Difference | undefined
  for (let from = 0; from <= other.length - own.length + 1; from += 1) {
    const found = compareAt(own, other, from)
    if (found === 'same') return found
    best ??= found
  }
  return best
}

function compareAt(own: readonly Written[], other: readonly Written[], from: number): Difference | 'same' | undefined {
  const isAlike = (at: number, to: number) => {
    const [one, known] = [own[at], other[to]]
    return one !== undefined && known !== undefined && isSame(one, known)
  }
  let at = 0
  while (at < own.length && isAlike(at, from + at)) at += 1
  if (at === own.length) return 'same'
  const isRestAlike = (rest: number, to: number) => {
    for (let step = 0; rest + step < own.length; step += 1) if (!isAlike(rest + step, to + step)) return false
    return true
  }
  const [one, known] = [own[at], other[from + at]]
  if (known && one && isRestAlike(at + 1, from + at + 1)) return { own: one, other: known }
  if (one && at > 0 && isRestAlike(at + 1, from + at)) return { own: one }
  if (known && at > 0 && isRestAlike(at, from + at + 1)) return { other: known }
  return undefined
}
