import { contentWords } from '#domain/language/words.ts'
import { differsInPolarity } from './check-swaps.ts'
import type { EvidenceIndex, EvidenceSentence } from './evidence.ts'
import { kinPattern } from '#domain/persons/kin.ts'
import { canBeSame } from './whom-pronouns-mean.ts'
import type { ReadSentence } from './read-statements.ts'
import type { StatementItem, ToldPassage } from './told-passage.ts'

/** Words that make a sentence say more than the same one without them. */
const quantifiers =
  /(?<!\p{L})(?:all|every|each|both|only|always|sole|first|second|third|last|two|three|four|five|six)(?!\p{L})/giu

/** A clause with fewer words of content can stand in any sentence. */
const least = 4
const kinWords = new RegExp(String.raw`(?<![\p{L}-])(?:${kinPattern})(?![\p{L}-])`, 'giu')

/**
 * True when the clause that draws a flag is a clause of the file or of the case map, word for word but for names and
 * pronouns: the same words of content, the same numbers, the same persons by relation, affirmed or denied alike. Where
 * the flag is about one `word` (a pronoun), the file uses it too.
 */
export function isRestated(item: StatementItem, { sentences, evidence, told }: ToldPassage, word = ''): boolean {
  const sentence = sentences.find(({ start, end }) => start <= item.start && item.end <= end)
  if (!sentence) return false
  const clause = clauseAt(sentence, item.start - sentence.start)
  const words = contentWords(withoutNames(clause, evidence))
  if (words.size < least) return false
  return [evidence, told].some((index) =>
    candidates(words, index).some(
      (from) => hasWord(from.text, word) && namesSame(sentence, from) && says(from.text, clause, words),
    ),
  )
}

/** Everybody whom the sentence of the draft names can be somebody whom the one on file speaks of. */
function namesSame({ mentions }: ReadSentence, from: EvidenceSentence): boolean {
  const named = mentions.filter(({ isPronoun, ids }) => !isPronoun && ids.length > 0)
  const known = from.mentions.filter(({ ids }) => ids.length > 0)
  if (known.length === 0 || known.some(({ isPronoun }) => isPronoun)) return true
  return named.every(({ ids }) => known.some((mention) => canBeSame(mention.ids, ids)))
}

const hasWord = (text: string, word: string) => ` ${text} `.includes(`${word} `)

/** The clause around a place, between semicolons, colons and full stops. */
function clauseAt({ text }: ReadSentence, at: number): string {
  const before = text.slice(0, at)
  const start = Math.max(before.lastIndexOf('; '), before.lastIndexOf(': ')) + 1
  const end = text.slice(at).search(/; |: /)
  return text.slice(start, end < 0 ? undefined : at + end)
}

/** Names are written one way in a draft and another way in a source; whom a statement is about is checked elsewhere. */
const withoutNames = (text: string, { roster }: EvidenceIndex) =>
  text.replaceAll(/(?:(?:Mr|Ms|Mrs|Dr)\. )?\p{Lu}[\p{L}’'-]{0,40}/gu, (word) =>
    roster.byWord.has(
      word
        .replace(/['’]s$/, '')
        .split(' ')
        .at(-1)
        ?.toLowerCase() ?? '',
    )
      ? ' '
      : word,
  )

function candidates(words: ReadonlySet<string>, { byWord }: EvidenceIndex): readonly EvidenceSentence[] {
  const lists = [...words].map((word) => byWord.get(word) ?? [])
  return lists.toSorted((one, other) => one.length - other.length)[0] ?? []
}

function says(text: string, clause: string, words: ReadonlySet<string>): boolean {
  const known = contentWords(text)
  const numbers = new Set(text.match(/\d[\d,.]*\d|\d/g))
  const relatives = (of: string) => new Set((of.match(kinWords) ?? []).map((word) => word.toLowerCase()))
  const own = relatives(clause)
  return (
    [...words].every((word) => known.has(word)) &&
    (clause.match(quantifiers) ?? []).every((one) => text.toLowerCase().includes(one.toLowerCase())) &&
    (clause.match(/\d[\d,.]*\d|\d/g) ?? []).every((number) => numbers.has(number)) &&
    [...relatives(text)].every((word) => own.has(word)) &&
    !differsInPolarity(clause, text)
  )
}
