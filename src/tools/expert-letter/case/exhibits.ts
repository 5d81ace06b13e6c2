import type { DraftInput, SourceText } from '#domain/drafting/tool.ts'
import { isForCounselOnly } from './own-voice.ts'
import type { LetterSources } from './letter-sources.ts'

export type LetterExhibit = {
  readonly letter: string
  readonly source: SourceText
  /** On the case's own list: its cites follow when the exhibit is moved. */
  readonly isListed: boolean
}

/**
 * The papers behind the letter in their order: the expert's own, the client's curriculum vitae, the client's papers, the
 * other papers of the expert. Notes for counsel and fee notes are never among them. Letters of the case's own list win.
 */
export function letterExhibits(
  input: DraftInput,
  { cv, clientDocuments, expertDocuments }: LetterSources,
): LetterExhibit[] {
  const filed = expertDocuments.filter((paper) => !isForCounselOnly(paper) && !/\bdraft\b/iu.test(paper.title))
  const own = filed.filter(isCurriculum)
  const papers = [...own, ...(cv ? [cv] : []), ...clientDocuments, ...filed.filter((paper) => !own.includes(paper))]
  return papers.map((source, index) => {
    const listed = input.caseMap?.exhibits.find(({ id }) => id === source.id)?.letter
    return { source, letter: listed ?? letterAt(index), isListed: listed !== undefined }
  })
}

/** The cite of an exhibit with its pages, as markup: a token where the case lists it, else its letter as it stands. */
export function citeExhibit({ letter, source, isListed }: LetterExhibit, pages: readonly number[] = []): string {
  const [first, last] = [pages[0], pages.at(-1)]
  const isRun = first !== undefined && last !== undefined && pages.length > 2 && last - first === pages.length - 1
  const at = isRun ? `${first}–${last}` : pages.join(isListed ? ',' : ', ')
  if (isListed) return `[[ex:${source.id}${at === '' ? '' : `|p=${at}`}]]`
  return `Ex. ${letter}${at === '' ? '' : ` at ${at}`}`
}

/** A curriculum vitae or a list of publications: read for what it lists, and no evidence of what is found. */
export function isCurriculum({ title, text }: SourceText): boolean {
  return (
    /\bcv\b|curriculum|r[ée]sum[ée]|\bvitae?\b|publications|\bbio\b|biograph|short life|professional profile/iu.test(
      title,
    ) || /^\W{0,200}(?:=[^\n=]{1,200}=+\s{0,20})?curriculum vitae\b/iu.test(text)
  )
}

/** A list of publications alone, and no life beside it. */
export const isPublications = ({ title }: SourceText): boolean =>
  /publications|list of/iu.test(title) && !/\bcv\b|curriculum|r[ée]sum[ée]|\bvitae?\b/iu.test(title)

/** The expert's own curriculum vitae, where it is among the papers. */
export function curriculumOf(exhibits: readonly LetterExhibit[]): LetterExhibit | undefined {
  return exhibits.find(
    ({ source }) => source.kind === 'extra_expert' && isCurriculum(source) && !isPublications(source),
  )
}

function letterAt(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? letter : `${letterAt(Math.floor(index / 26) - 1)}${letter}`
}

/** A curriculum vitae or a list of sources: nothing in it is quoted as evidence. */
export function isListing(source: SourceText): boolean {
  return isCurriculum(source) || /\blist of\b/iu.test(source.title) || isSourceList(source)
}

/** A list of the sources on which an expert on a country relies. */
export const isSourceList = ({ kind, title }: SourceText): boolean =>
  kind === 'extra_expert' &&
  /\b(?:sources?|references?|reports?) list\b|\blist of (?:sources|references|reports)\b|\bbibliography\b|\bworks cited\b|^(?:my )?(?:sources|references)\.?$/iu.test(
    title.trim(),
  )
