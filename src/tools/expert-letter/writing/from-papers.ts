import { escapeText, heading, paragraph } from '#domain/section-content/write.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { countWords } from '#domain/language/sentences.ts'
import { longestQuotation, quoted } from '#domain/prose/quoting.ts'
import { isListing, type LetterExhibit } from '../case/exhibits.ts'
import { paragraphsIn, type ToldSentence } from '../case/expert-statements.ts'
import type { LetterFacts } from '../case.ts'

/** The expert's opinions, in the words of the notes. */
export function writeOpinions({ notes }: LetterFacts): string {
  if (notes.opinions.length === 0) return ''
  return heading('Opinion', 3) + notes.opinions.map((words) => paragraph(escapeText(curlyQuotes(words)))).join('')
}

/** A paper of no more paragraphs is quoted whole; of a longer one, what can be counted or dated comes first. */
const mostPassages = 15

const counted =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|none|most|all|only|every|each|never|nobody|not)\b/iu

/**
 * What the papers say, quoted word for word with exhibit and page. Paragraphs stay whole, and nothing is picked for the
 * client: an intention keeps its condition, and what speaks against the client stands where the paper has it.
 */
export function writeFromPapers({ exhibits }: LetterFacts): string {
  const papers = exhibits.filter(({ source }) => !isListing(source)).flatMap((exhibit) => passagesOf(exhibit))
  return papers.length === 0 ? '' : heading('What the documents say', 3) + papers.join('')
}

function passagesOf({ letter, source }: LetterExhibit): string[] {
  const paragraphs = paragraphsIn(source).filter((sentences) => /[.]$/.test(sentences.at(-1)?.words ?? ''))
  const isShort = paragraphs.length <= mostPassages
  const chosen = paragraphs.filter((sentences) => isShort || sentences.some(({ words }) => counted.test(words)))
  const items = [...new Set(chosen.slice(0, mostPassages).flatMap(quotationsOf))]
  if (items.length === 0) return []
  const lead = paragraph(
    `${letter === undefined ? 'From' : `From Exhibit ${letter},`} ${escapeText(curlyQuotes(source.title.trim()))}:`,
  )
  return [`${lead}<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`]
}

function quotationsOf(sentences: readonly ToldSentence[]): string[] {
  const whole = sentences.map(({ words }) => words).join(' ')
  const parts = countWords(whole) <= longestQuotation ? [whole] : sentences.map(({ words }) => words)
  const page = sentences[0]?.page
  return parts.flatMap((words) => {
    const said = quoted(words)
    return said === undefined
      ? []
      : [page === undefined ? escapeText(said.replace(/”$/u, '.”')) : `${escapeText(said)} (at ${page}).`]
  })
}
