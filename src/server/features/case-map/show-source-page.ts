import type { PassageReply } from '#contract/case-maps.ts'
import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { Database } from '#server/database/schema.ts'
import { readCaseDocuments } from './case-documents.ts'
import { pageAround } from './show-passage.ts'

type SourceWords = {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Words of a text that a draft was checked against, as it was then, on the page of its document where it has pages. */
export async function showSourcePage(
  database: Database,
  owner: { readonly ownerId: string; readonly clientId: string },
  map: CaseMap | undefined,
  source: SourceWords,
): Promise<PassageReply> {
  const { id, text, start, end } = source
  const { documents } = await readCaseDocuments(database, owner, [id])
  const document = documents.find((one) => one.id === id && one.text === text)
  const pages = document?.pages ?? []
  const [from, to] = pageAround({ text, pages }, { start, end })
  const exhibit = map?.exhibits.find((one) => one.id === id)
  return {
    id: `${id} ${start}`,
    document: id,
    title: exhibit?.title ?? source.title,
    letter: exhibit?.letter ?? null,
    page: pages.findLast(({ offset }) => offset <= start)?.number ?? null,
    paragraph: null,
    heading: null,
    words: text.slice(start, end),
    page_text: text.slice(from, to),
    start: start - from,
    end: end - from,
    pages: exhibit?.pages ?? (pages.length > 0 ? pages.length : null),
  }
}
