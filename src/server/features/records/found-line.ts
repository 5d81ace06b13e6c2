import type { Found } from '#contract/record-shapes.ts'
import { foldText } from '#domain/language/fold.ts'
import type { Database } from '#server/database/schema.ts'
import type { RecordRow } from '#server/database/tables/records.ts'
import type { DocumentHeading, DocumentPage } from '#server/reading/document-text.ts'

/** A record that was found, with the line that has most of the words and the page and heading where it stands. */
export async function toFound(database: Database, row: RecordRow, words: readonly string[]): Promise<Found> {
  const { id, kind, client_id, title } = row
  const text = await database
    .selectFrom('record_texts')
    .select(['text', 'headings', 'pages'])
    .where('record_id', '=', id)
    .executeTakeFirst()
  const where = findLine(text?.text ?? '', words) ?? findLine(row.body, words)
  const inText = text && where && text.text.startsWith(where.line, where.offset)
  return {
    kind,
    id,
    client_id,
    title,
    excerpt: where?.excerpt ?? '',
    page: inText ? (lastBefore(JSON.parse(text.pages) as DocumentPage[], where.offset)?.number ?? null) : null,
    heading: inText ? (lastBefore(JSON.parse(text.headings) as DocumentHeading[], where.offset)?.text ?? null) : null,
  }
}

/** The line with most of the words, and about 160 characters of it around the first one. */
function findLine(text: string, words: readonly string[]) {
  let offset = 0
  let best: { line: string; offset: number; hits: number } | undefined
  for (const line of text.split('\n')) {
    const folded = foldText(line)
    const hits = words.filter((word) => folded.includes(word)).length
    if (hits > (best?.hits ?? 0)) best = { line, offset, hits }
    if (hits === words.length) break
    offset += line.length + 1
  }
  if (!best) return undefined
  const folded = foldText(best.line)
  const at = Math.min(...words.map((word) => folded.indexOf(word)).filter((index) => index >= 0))
  const from = Math.max(0, at - 60)
  const cut = best.line.slice(from, from + 160).trim()
  return { ...best, excerpt: `${from > 0 ? '…' : ''}${cut}${from + 160 < best.line.length ? '…' : ''}` }
}

function lastBefore<Mark extends { readonly offset: number }>(
  marks: readonly Mark[],
  offset: number,
): Mark | undefined {
  return marks.findLast((mark) => mark.offset <= offset)
}
