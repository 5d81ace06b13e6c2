import { type TemplateParagraph, templateParagraph } from '#domain/template-sections/template-paragraph.ts'
import { openPdf, type PdfPage } from '#server/reading/open-pdf.ts'
import { type PdfLine, pdfLines } from '#server/reading/pdf-lines.ts'
import { usualSize } from '#server/reading/read-pdf.ts'
import { UnreadableDocument } from '#server/office/unreadable-document.ts'
import type { TemplateReading } from './template-reading.ts'

type StyledLine = PdfLine & { readonly boldShare: number; readonly italicShare: number; readonly pageWidth: number }

const leastCharacters = 20

/**
 * The paragraphs of a PDF template. A page knows lines and not paragraphs, so they are put together from the distances,
 * indents and fonts of lines; running headers and footers are left out. Throws `UnreadableDocument`.
 */
export async function readPdfTemplate(bytes: Uint8Array, mostPages: number): Promise<TemplateReading> {
  const pages = await readPages(bytes, mostPages)
  const empty = pages.filter((lines) => lines.reduce((sum, { text }) => sum + text.length, 0) < leastCharacters).length
  if (empty > pages.length / 2) throw new UnreadableDocument('scanned-template')
  const lines = withoutRunningLines(pages).flat()
  return {
    kind: 'pdf',
    beside: [],
    paragraphs: paragraphsOf(lines),
    pages: pages.length,
    warnings: ['A PDF has no styles to keep, so the document will be built in the standard style.'],
  }
}

async function readPages(bytes: Uint8Array, mostPages: number): Promise<StyledLine[][]> {
  const pdf = await openPdf(bytes, mostPages).catch((error: unknown) => {
    const isTooLong = error instanceof UnreadableDocument && error.code === 'too-many-pages'
    throw isTooLong ? new UnreadableDocument('template-too-long') : error
  })
  try {
    const pages: StyledLine[][] = []
    for (let number = 1; number <= pdf.numPages; number += 1) pages.push(await readPage(await pdf.getPage(number)))
    return pages
  } finally {
    await pdf.loadingTask.destroy()
  }
}

async function readPage(page: PdfPage): Promise<StyledLine[]> {
  const lines = await pdfLines(page)
  // The names of fonts are known once the page's operators have been read.
  await page.getOperatorList()
  const names = new Map<string, string>()
  const nameOf = (font: string) => {
    if (!names.has(font)) names.set(font, fontName(page, font))
    return names.get(font) ?? ''
  }
  const [left = 0, , right = 612] = page.view
  const styled = lines.map((line) => {
    const share = (pattern: RegExp) => {
      const fonts = Object.entries(line.fonts)
      const total = fonts.reduce((sum, [, letters]) => sum + letters, 0)
      const matching = fonts
        .filter(([font]) => pattern.test(nameOf(font)))
        .reduce((sum, [, letters]) => sum + letters, 0)
      return total === 0 ? 0 : matching / total
    }
    return {
      ...line,
      boldShare: share(/bold|black|heavy|semibold/i),
      italicShare: share(/ital|obliq/i),
      pageWidth: right - left,
    }
  })
  page.cleanup()
  return styled
}

function fontName(page: PdfPage, font: string): string {
  const objects = page.commonObjs as { has(id: string): boolean; get(id: string): { name?: string } | null }
  return objects.has(font) ? (objects.get(font)?.name ?? '') : ''
}

/** Lines that stand at one height on at least half of the pages, whatever numbers are in them. */
function withoutRunningLines(pages: readonly (readonly StyledLine[])[]): StyledLine[][] {
  const keyOf = ({ text, y }: StyledLine) => `${Math.round(y / 4)} ${text.replaceAll(/\d+/g, '#')}`
  const counts = new Map<string, number>()
  for (const lines of pages) for (const key of new Set(lines.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1)
  const isRunning = (line: StyledLine) => pages.length >= 3 && (counts.get(keyOf(line)) ?? 0) >= pages.length / 2
  return pages.map((lines) => lines.filter((line) => !isRunning(line)))
}

function paragraphsOf(lines: readonly StyledLine[]): TemplateParagraph[] {
  const page = measurePage(lines)
  const groups: StyledLine[][] = []
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const group = groups.at(-1)
    if (group && before && !startsParagraph(before, line, page)) group.push(line)
    else groups.push([line])
  }
  return groups.map((group, index) => toParagraph(group, groups[index - 1]?.at(-1), page))
}

type PageMeasure = { readonly left: number; readonly right: number; readonly pitch: number; readonly size: number }

/** Left and right edge of the text, and the distance of most lines. */
function measurePage(lines: readonly StyledLine[]): PageMeasure {
  const gaps = lines.flatMap((line, index) => {
    const before = lines[index - 1]
    return before && before.page === line.page && before.y > line.y ? [before.y - line.y] : []
  })
  return {
    left: commonest(lines.map(({ x }) => x)),
    right: Math.max(0, ...lines.map(({ right }) => right)),
    pitch: commonest(gaps),
    size: usualSize(lines),
  }
}

/** The whole number to which most of them round. */
function commonest(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(Math.round(value), (counts.get(Math.round(value)) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

const numbered = /^(?:\(?[0-9]{1,3}[.)]|\(?[a-zA-Z][.)]|[IVXLC]{1,6}\.|[•–-])\s+\S/

/** Whether a line begins a paragraph: by distance, look, indent, number, or because the line before ended early. */
function startsParagraph(before: StyledLine, line: StyledLine, page: PageMeasure): boolean {
  const isSameLook = Math.abs(before.size - line.size) < 0.6 && before.boldShare > 0.9 === line.boldShare > 0.9
  if (!isSameLook || numbered.test(line.text)) return true
  const endsEarly = before.right < page.right - 0.2 * (page.right - page.left)
  if (before.page !== line.page) return endsEarly || line.x > page.left + 12
  const gap = before.y - line.y
  if (gap > page.pitch * 1.3 || gap < 0) return true
  const isIndented = line.x > before.x + 12 && before.x <= page.left + 2
  return endsEarly || isIndented || (isCentred(line) && line.x > page.left + 20)
}

function isCentred({ x, right, pageWidth }: StyledLine): boolean {
  return Math.abs((x + right) / 2 - pageWidth / 2) < 6
}

function toParagraph(
  group: readonly StyledLine[],
  before: StyledLine | undefined,
  page: PageMeasure,
): TemplateParagraph {
  const [first] = group
  const letters = group.reduce((sum, { text }) => sum + text.length, 0)
  const share = (of: (line: StyledLine) => number) =>
    letters === 0 ? 0 : group.reduce((sum, line) => sum + of(line) * line.text.length, 0) / letters
  const gap = first && before && before.page === first.page ? before.y - first.y - page.pitch : 0
  return templateParagraph(joinLines(group), {
    boldShare: share(({ boldShare }) => boldShare),
    italicShare: share(({ italicShare }) => italicShare),
    align: group.every((line) => isCentred(line) && line.x > page.left + 20) ? 'center' : 'left',
    fontSize: first ? Math.round(first.size * 2) / 2 : null,
    spaceBefore: Math.max(0, Math.round(gap)),
    pageBreakBefore: first !== undefined && before !== undefined && before.page !== first.page && before.y > 200,
  })
}

/** A word divided at the end of a line is put together again; a compound keeps its hyphen. */
function joinLines(group: readonly StyledLine[]): string {
  return group
    .map(({ text }) => text)
    .reduce((text, line) =>
      /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line) ? `${text.slice(0, -1)}${line}` : `${text} ${line}`,
    )
    .replaceAll(/[ \u00A0]+/g, ' ')
    .trim()
}
