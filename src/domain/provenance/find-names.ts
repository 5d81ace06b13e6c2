import type { Range } from '#domain/section-content/read.ts'
import type { Fact } from './fact.ts'
import { functionWords, institutionWords, kinship, numberWords } from '#domain/language/word-lists.data.ts'
import { foldWord } from '#domain/language/fold.ts'

const capital = String.raw`\p{Lu}(?:[\p{L}\p{M}'’-]|\.(?=\p{Lu}\.))*`
const linked = String.raw`(?:de|del|la|las|los|da|do|dos|das|van|von|der|bin|ibn|al|el|y|e)`
const run = new RegExp(
  String.raw`(?<![\p{L}\p{N}@_-])${capital}(?:(?:[ \u00a0]|[ \u00a0]${linked}[ \u00a0](?:${linked}[ \u00a0])?|(?<=(?<!\p{L})(?:\p{Lu}|Mrs?|Ms|Dr|St|Jr|Sr))\.[ \u00a0](?=\p{Lu}))${capital})*`,
  'gu',
)
const connecting = new RegExp(`^${linked}$`, 'i')

export type NameOptions = {
  /** Headings and captions, where every word has a capital. */
  readonly headings?: readonly Range[]
  /** True for a folded word that the texts also use in lower case. */
  readonly isOrdinary?: (word: string) => boolean
}

/**
 * Names of persons, places and organisations: runs of capitalised words without the words of law and agencies. A single
 * capitalised word that begins a sentence, and words in capitals throughout, may be any words: they are tentative.
 */
export function findNames(text: string, { headings = [], isOrdinary = () => false }: NameOptions = {}): Fact[] {
  return [...text.matchAll(run)].flatMap((match): Fact[] => {
    if (headings.some(({ start, end }) => start <= match.index && match.index < end)) return []
    const words = splitRun(match[0], match.index)
    const isFirst = startsSentence(text, match.index)
    const own = (isFirst ? dropFirst(words, isOrdinary) : words).filter(isNameWord)
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return []
    const end = last.start + last.text.replace(/['’]s?$/, '').length
    const isTentative = (isFirst && words.length === 1) || match[0] === match[0].toUpperCase()
    const value = {
      type: 'name' as const,
      words: own.map(({ folded }) => folded),
      ...(isTentative && { isTentative: true as const }),
    }
    return [{ start: first.start, end, text: text.slice(first.start, end), value }]
  })
}

type Word = { readonly text: string; readonly folded: string; readonly start: number }

function splitRun(written: string, at: number): Word[] {
  return [...written.matchAll(/[^\s\u00a0]+/g)].map(({ 0: text, index }) => ({
    text,
    folded: foldWord(text),
    start: at + index,
  }))
}

function startsSentence(text: string, at: number): boolean {
  return /(?:^|[\n\uE000.?!:;•]["”’)]{0,5}\s{0,5}|[“"(]|\t)$/.test(text.slice(Math.max(0, at - 6), at))
}

/** At the beginning of a sentence an ordinary word is no name. */
function dropFirst(words: readonly Word[], isOrdinary: (word: string) => boolean): readonly Word[] {
  const [first] = words
  if (!first) return words
  const isWord = functionWords.has(first.folded) || numberWords.has(first.folded) || isOrdinary(first.folded)
  return isWord || /(?:ing|ly|ed)$/.test(first.folded) ? words.slice(1) : words
}

/** `The Ninth Circuit`, `the Tenth Amendment`. */
const ordinal = /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)$/

function isNameWord({ folded, text }: Word): boolean {
  if (
    folded.length < 2 ||
    connecting.test(folded) ||
    /^(?:[IVXL]+|[IVXL]+\.[A-Z0-9]?\.?|\p{Lu}{1,2}\p{Ll}{0,3}\.\p{Lu}\p{Ll}?|(?:\p{L}\.)+\p{L}?|\p{Lu}{2,3}s)$/u.test(
      text,
    )
  )
    return false
  if (ordinal.test(folded)) return false
  const isInstitution = institutionWords.has(folded) || institutionWords.has(folded.replace(/s$/, ''))
  return !isInstitution && !functionWords.has(folded) && !numberWords.has(folded) && !kinship.has(folded)
}
