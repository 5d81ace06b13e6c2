import type { DraftInput, SourceText } from '#domain/drafting/tool.ts'
import { isForCounselOnly } from './expert-statements.ts'
import type { LetterSources } from './letter-sources.ts'

export type LetterExhibit = { readonly letter: string; readonly source: SourceText }

/**
 * The papers behind the letter in their order: the expert's own, the client's curriculum vitae, the client's papers, the
 * other papers of the expert. Notes for counsel and fee notes are never among them. Letters of the case's own list win.
 */
export function letterExhibits(
  input: DraftInput,
  { cv, clientDocuments, expertDocuments }: LetterSources,
): LetterExhibit[] {
  const filed = expertDocuments.filter((paper) => !isForCounselOnly(paper))
  const own = filed.filter(isCurriculum)
  const papers = [...own, ...(cv ? [cv] : []), ...clientDocuments, ...filed.filter((paper) => !own.includes(paper))]
  return papers.map((source, index) => ({
    source,
    letter: input.caseMap?.exhibits.find(({ id }) => id === source.id)?.letter ?? letterAt(index),
  }))
}

/** A curriculum vitae or a list of publications: read for what it lists, and no evidence of what is found. */
export function isCurriculum({ title, text }: SourceText): boolean {
  return (
    /\bcv\b|curriculum|r[ée]sum[ée]|publications|\bbio\b|biograph|short life|professional profile/iu.test(title) ||
    /^\W{0,200}(?:=[^\n=]{1,200}=+\s{0,20})?curriculum vitae\b/iu.test(text)
  )
}

/** The letter of the expert's own curriculum vitae, where it is among the papers. */
export function curriculumLetter(exhibits: readonly LetterExhibit[]): string | undefined {
  return exhibits.find(
    ({ source }) => source.kind === 'extra_expert' && isCurriculum(source) && !/publications/iu.test(source.title),
  )?.letter
}

function letterAt(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? letter : `${letterAt(Math.floor(index / 26) - 1)}${letter}`
}

/** A curriculum vitae or a list of sources: nothing in it is quoted as evidence. */
export function isListing(source: SourceText): boolean {
  return isCurriculum(source) || /\blist of\b/iu.test(source.title)
}
