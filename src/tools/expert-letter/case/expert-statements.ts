import { splitParagraphs } from '#domain/case-map/reading/split-paragraphs.ts'
import type { SourceText } from '#domain/drafting/tool.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import type { LetterSources } from './letter-sources.ts'

/** A sentence of a paper, word for word, with its page where the text tells it. */
export type ToldSentence = { readonly words: string; readonly page?: number }

/** The prose sentences of a paper in order; headings, entries and page lines are left out. */
export function sentencesIn(paper: SourceText): ToldSentence[] {
  return paragraphsIn(paper).flat()
}

function paragraphsIn({ id, title, text }: SourceText): ToldSentence[][] {
  const plain = text.replaceAll(/^=+ ?(page \d{1,4} of \d{1,4}) ?=+$/gim, '$1')
  return splitParagraphs({ id, title, text: plain })
    .filter(({ isEntry }) => !isEntry)
    .map(({ start, end, page }) =>
      sentencesOf(plain.slice(start, end)).map((words) => ({
        words: words.replaceAll(/\s+/g, ' ').trim(),
        ...(page !== undefined && { page }),
      })),
    )
}

/** Notes for counsel and notes about the fee are read, and never filed or named. */
export function isForCounselOnly({ title, text }: SourceText): boolean {
  return /\bnotes?\b/i.test(title) || /\bnot for filing\b/i.test(text.slice(0, 600))
}

/** A curriculum vitae, a list or a report is nobody speaking: only these papers carry the expert's own sentences. */
function isOwnVoice(paper: SourceText): boolean {
  return isForCounselOnly(paper) && /\b(?:I|my)\b/.test(paper.text)
}

/**
 * What the expert says in the first person in notes, paragraph by paragraph: the only words that the letter may say for
 * the expert as they are. What is said to counsel or about counsel is left out.
 */
export function expertStatements({ expertDocuments }: LetterSources): string[][] {
  return expertDocuments
    .filter(isOwnVoice)
    .flatMap(paragraphsIn)
    .map((sentences) =>
      sentences
        .map(({ words }) => words)
        .filter((words) => /[.]$/.test(words) && !/\b(?:counsel|attorney|lawyer)\b/i.test(words)),
    )
    .filter((sentences) => sentences.length > 0)
}
