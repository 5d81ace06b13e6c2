import { filingMark } from './filing-mark.ts'
import { escapeText, gap } from './write.ts'

/** An exhibit as cites need it: the order of the list decides its letter, so that a moved exhibit moves everywhere. */
export type CitedExhibit = {
  /** Id of the document's record. */
  readonly id: string
  readonly letter: string
  /** Pages that the document has; unknown when absent. */
  readonly pages?: number
  /** Once it stands in a filing packet: the number that the packet prints on its first page. Cites then name those. */
  readonly firstPage?: number
  /** Which filing of the case it stands in, where that is a later one than the first: its pages are counted anew. */
  readonly filing?: number
}

/** What an exhibit token names: `[[ex:ID|p=1,3|n=16]]`, pages and the paragraphs (`16`, `4–6, 12`) that the document numbers itself. */
export type ExhibitCite = { readonly id: string; readonly pages: readonly string[]; readonly paragraph?: string }

export type PrintedExhibit = { readonly html: string; readonly problem?: 'unknown' | 'page' }

/**
 * The cite that stands for the part of an exhibit token behind `ex:`: `Ex. A at 2, ¶ 16`; of a later filing of the case
 * `Ex. G at 3 (Second Filing)`. The id may be the letter instead. It stays bound to the document (`data-source`). A page that the exhibit does not have is a gap.
 */
export function printExhibitCite(spec: string, exhibits: readonly CitedExhibit[]): PrintedExhibit {
  const cited = readExhibitCite(spec)
  const exhibit = exhibits.find(({ id }) => id === cited.id) ?? exhibits.find(({ letter }) => letter === cited.id)
  if (!exhibit) return { html: gap('exhibit to be named'), problem: 'unknown' }
  const strange = cited.pages.filter((pages) => !isWithin(pages, exhibit.pages))
  if (strange.length > 0) return { html: `Ex. ${exhibit.letter} at ${gap('page')}`, problem: 'page' }
  const source = escapeText(`ex:${writeSpec({ ...cited, id: exhibit.id })}`)
  return { html: `<span data-source="${source}">${escapeText(textOf(exhibit, cited))}</span>` }
}

/** Section content with every exhibit cite printed anew by this list; one that left the list becomes a gap. */
export function relabelExhibits(html: string, exhibits: readonly CitedExhibit[]): string {
  return html.replaceAll(
    /<span data-source="ex:([^"<>]*)">(?:(?!<span data-source="ex:).)*?<\/span>/gs,
    (_, spec: string) => {
      return printExhibitCite(spec, exhibits).html
    },
  )
}

function readExhibitCite(spec: string): ExhibitCite {
  const [id = '', ...details] = spec.split('|').map((part) => part.trim())
  const detail = (name: string) => details.find((one) => one.startsWith(`${name}=`))?.slice(2)
  const paragraph = detail('n')
  const pages = (detail('p') ?? '').split(',').map((page) => page.trim().replace(/(?<!\s)\s*[-\u2013]\s*/, '\u2013'))
  return { id, pages: pages.filter((page) => page !== ''), ...(paragraph && { paragraph }) }
}

function writeSpec({ id, pages, paragraph }: ExhibitCite): string {
  return [id, ...(pages.length > 0 ? [`p=${pages.join(',')}`] : []), ...(paragraph ? [`n=${paragraph}`] : [])].join('|')
}

function textOf({ letter, firstPage = 1, filing }: CitedExhibit, { pages, paragraph }: ExhibitCite): string {
  const printed = pages.map((page) => page.replaceAll(/\d+/g, (number) => String(Number(number) + firstPage - 1)))
  const at = printed.length > 0 ? ` at ${printed.join(', ')}` : ''
  const mark = paragraph === undefined ? '' : /[,\u2013]/.test(paragraph) ? '¶¶' : '¶'
  const numbered = paragraph === undefined ? '' : `${at ? ',' : ''} ${mark} ${paragraph.replaceAll(/,\s*/g, ', ')}`
  return `Ex. ${letter}${at}${numbered}${at === '' ? '' : filingMark(filing)}`
}

/** `2` or `2–4`, from the first page to the last that the document has. */
function isWithin(pages: string, last: number | undefined): boolean {
  const numbers = /^(\d{1,4})(?:\u2013(\d{1,4}))?$/.exec(pages)
  if (!numbers) return false
  const [from, to] = [Number(numbers[1]), Number(numbers[2] ?? numbers[1])]
  return from >= 1 && from <= to && (last === undefined || to <= last)
}
