import { splitParagraphs } from '#domain/case-map/reading/split-paragraphs.ts'
import type { SourceText } from '#domain/drafting/tool.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import type { LetterSources } from './letter-sources.ts'

/** Notes for counsel and notes about the fee are read, and never filed or named. */
export function isForCounselOnly({ title, text }: SourceText): boolean {
  return /\bnotes?\b/i.test(title) || /\bnot for filing\b/i.test(text.slice(0, 600))
}

const examines = /\bI (?:saw|met|interviewed|examined|evaluated|assessed|administered|gave|tested)\b/u

/** Papers in which the expert speaks: notes, and the report of an examination that the expert made. */
export function isOwnVoice(paper: SourceText): boolean {
  if (paper.kind !== 'extra_expert') return false
  return (isForCounselOnly(paper) && /\b(?:I|my)\b/.test(paper.text)) || examines.test(paper.text)
}

/**
 * What the expert says in the first person, paragraph by paragraph: the only words that the letter may say for the expert
 * as they are. What is said to counsel or about counsel is left out.
 */
export function expertStatements({ expertDocuments }: LetterSources): string[][] {
  return expertDocuments
    .filter(isOwnVoice)
    .flatMap(paragraphsOf)
    .map((sentences) =>
      sentences.filter((words) => /[.]$/.test(words) && !/\b(?:counsel|attorney|lawyer)\b/i.test(words)),
    )
    .filter((sentences) => sentences.length > 0)
}

/** Rows of the expert's own record with a figure: dates of sessions, scores of tests. */
export function expertRows({ expertDocuments }: LetterSources): string[] {
  return expertDocuments
    .filter(isOwnVoice)
    .flatMap((paper) => {
      const text = plainText(paper)
      return splitParagraphs({ ...paper, text })
        .filter(({ isEntry }) => isEntry)
        .map(({ start, end }) => text.slice(start, end).replaceAll(/\s+/g, ' ').trim())
    })
    .filter((row) => /\d/.test(row) && !/\bfee\b|\bpaid\b|@|\b(?:phone|fax)\b/iu.test(row))
}

function plainText({ text }: SourceText): string {
  return text.replaceAll(/^=+ ?(page \d{1,4} of \d{1,4}) ?=+$/gim, '$1')
}

function paragraphsOf(paper: SourceText): string[][] {
  const text = plainText(paper)
  return splitParagraphs({ ...paper, text })
    .filter(({ isEntry }) => !isEntry)
    .map(({ start, end }) => sentencesOf(text.slice(start, end)).map((words) => words.replaceAll(/\s+/g, ' ').trim()))
}
