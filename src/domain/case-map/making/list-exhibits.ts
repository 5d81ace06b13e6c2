import { formatLongDate, isIsoDate } from '#domain/dates/calendar.ts'
import type { Exhibit } from '../case-map.ts'
import type { MapDocument } from '../map-input.ts'

export type ExhibitChoices = {
  /** Ids of documents in the attorney's order; others follow in their own. */
  readonly order?: readonly string[]
  readonly titles?: Readonly<Record<string, string>>
  /** By id: the group whose letter an exhibit shares. */
  readonly groups?: Readonly<Record<string, string>>
}

/** The exhibits of a case in one order with their letters; those of a group stand together as `C-1`, `C-2`. */
export function listExhibits(
  documents: readonly MapDocument[],
  { order = [], titles = {}, groups = {} }: ExhibitChoices = {},
): Exhibit[] {
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  const ordered = documents.toSorted((a, b) => place(a.id) - place(b.id))
  const keys = [...new Set(ordered.map(({ id }) => groups[id] ?? id))]
  return keys.flatMap((key, index) => {
    const members = ordered.filter(({ id }) => (groups[id] ?? id) === key)
    const letter = letterOf(index)
    return members.map((document, number): Exhibit => {
      const group = groups[document.id]
      const pages = pagesOf(document)
      return {
        id: document.id,
        letter: members.length > 1 ? `${letter}-${number + 1}` : letter,
        title: titles[document.id] ?? document.title,
        ...(isIsoDate(document.date) && { date: formatLongDate(document.date) }),
        ...(pages !== undefined && { pages }),
        ...(group !== undefined && { group }),
      }
    })
  })
}

/** `A` to `Z`, then `AA`, `BB` ...: as courts tab them. */
export function letterOf(index: number): string {
  return String.fromCodePoint(65 + (index % 26)).repeat(1 + Math.floor(index / 26))
}

function pagesOf({ pages, text }: MapDocument): number | undefined {
  if (pages && pages.length > 0) return pages.at(-1)?.number
  const marks = [...text.matchAll(/(?:^|\n)[ \t]*page (\d{1,4})(?: of (\d{1,4}))?[ \t]*(?=\n|$)/gi)]
  const last = marks.at(-1)
  return last ? Number(last[2] ?? last[1]) : undefined
}
