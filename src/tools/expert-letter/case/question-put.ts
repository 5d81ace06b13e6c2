import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { countWords, sentencesOf } from '#domain/language/sentences.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { asOwnClause, type Parties } from '#domain/prose/own-words.ts'
import { trimEndOf } from '#domain/text/trim.ts'

/** What counsel asked the expert, as the opening says it: `what would happen to Mateo if ...`, `this question: “Would ...?”`. */
export type QuestionPut = { readonly said: string; readonly words: string }

const label = /^(?:the )?(?:question|issue)s?(?: is| are| put| asked)?: /iu
const asks =
  /^(?:would|does|do|did|is|are|was|were|can|could|will|should|has|have|what|how|why|who|which|whether|in what)\b/iu
/** `Opinion only on the authenticity of two papers`: what the letter is to be about. */
const about =
  /^(?:(?:his|her|the|an?|expert) )?(?:opinion|evaluation|report|letter)(?: only| just| is)? (?:on|about|as to|regarding) (.{8,})$/iu
const indirect = /^(?:what|how|whether|why)\b.{8,}/iu

/** So many words make a question that can stand alone. */
const fewest = 6

/** The question that the instructions put in so many words; undefined where they put none. */
export function questionPut(prompt: string, parties: Parties): QuestionPut | undefined {
  for (const typed of prompt
    .split(/\n+/u)
    .flatMap((line) => sentencesOf(line))
    .flatMap((sentence) => sentence.split(/; /u))) {
    const sentence = typed.trim().replace(label, '')
    if (countWords(sentence) < fewest) continue
    // `...Gambia??` is a doubt of counsel’s, and no question to an expert.
    if (sentence.endsWith('?') && !sentence.endsWith('??') && asks.test(sentence))
      return {
        said: `this question: “${curlyQuotes(sentence.charAt(0).toUpperCase() + sentence.slice(1))}”`,
        words: sentence,
      }
    const plain = trimEndOf(sentence, '.;')
    const subject = about.exec(plain)?.[1]
    if (subject !== undefined && !/[?:;]/u.test(subject))
      return { said: asOwnClause(subject, { ...parties, expert: undefined }), words: subject }
    if (indirect.test(plain) && !/[?:;]|\b(?:I|we|you)\b/u.test(plain) && !/, and (?!that\b)/u.test(plain))
      return {
        said: asOwnClause(plain.charAt(0).toLowerCase() + plain.slice(1), { ...parties, expert: undefined }),
        words: plain,
      }
  }
  return undefined
}

/** The opinions, that first which speaks most of what was asked; the order of the notes where none does so more than another. */
export function byQuestion(opinions: readonly string[], asked: string): string[] {
  const wanted = new Set(stemsOf(asked).filter((stem) => stem.length > 3))
  const scored = opinions.map((words) => ({
    words,
    score: new Set(stemsOf(words).filter((stem) => wanted.has(stem))).size,
  }))
  const [first] = scored
  const best = scored.reduce((most, one) => (one.score > most.score ? one : most), first ?? { words: '', score: 0 })
  // One word more is chance.
  if (first === undefined || best.score < first.score + 2) return [...opinions]
  return [best.words, ...opinions.filter((words) => words !== best.words)]
}
