import type { PassageReply } from '#contract/case-maps.ts'
import { AppError } from '#contract/errors.ts'
import type { CaseMap, CasePassage } from '#domain/case-map/case-map.ts'
import type { MapDocument } from '#domain/case-map/map-input.ts'
import type { Database } from '#server/database/schema.ts'
import { readCaseDocuments } from './case-documents.ts'

/** So much of a document without pages is shown around a passage. */
const around = 3000

/** A passage with its page. 404 when the document is gone or does not say the words any more. */
export async function showPassage(
  database: Database,
  owner: { readonly ownerId: string; readonly clientId: string },
  map: CaseMap,
  passage: CasePassage,
): Promise<PassageReply> {
  const { documents } = await readCaseDocuments(database, owner, [passage.document])
  const document = documents.find(({ id }) => id === passage.document)
  if (!document || document.text.slice(passage.start, passage.end) !== passage.words) throw new AppError('not-found')
  const [from, to] = pageAround(document, passage)
  const exhibit = map.exhibits.find(({ id }) => id === passage.document)
  return {
    id: passage.id,
    document: document.id,
    title: exhibit?.title ?? document.title,
    letter: exhibit?.letter ?? null,
    page: passage.page ?? null,
    paragraph: passage.paragraph ?? null,
    heading: passage.heading ?? null,
    words: passage.words,
    page_text: document.text.slice(from, to),
    start: passage.start - from,
    end: passage.end - from,
    pages: exhibit?.pages ?? null,
  }
}

/** From where to where its page goes: by the file's pages, by the document's own page lines, else some text around it. */
export function pageAround(
  { text, pages }: Pick<MapDocument, 'text' | 'pages'>,
  { start, end }: Pick<CasePassage, 'start' | 'end'>,
): [number, number] {
  if (pages && pages.length > 0) {
    const from = pages.findLast(({ offset }) => offset <= start)?.offset ?? 0
    const to = pages.find(({ offset }) => offset > start)?.offset ?? text.length
    return [from, Math.max(to, end)]
  }
  const marks = [...text.matchAll(/\n[ \t]*page \d{1,4}(?: of \d{1,4})?[ \t]*(?=\n|$)/gi)].map(
    ({ index, 0: mark }) => index + mark.length,
  )
  if (marks.length > 0)
    return [marks.findLast((mark) => mark <= start) ?? 0, marks.find((mark) => mark >= end) ?? text.length]
  return [Math.max(0, start - around), Math.min(text.length, end + around)]
}
