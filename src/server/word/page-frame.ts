import {
  AlignmentType,
  Footer,
  Header,
  type ISectionOptions,
  NumberFormat,
  PageNumber,
  PageOrientation,
  Paragraph,
  type ParagraphChild,
  SectionType,
  Tab,
  TabStopType,
  TextRun,
} from 'docx'
import type { LegalDocument } from '#domain/legal-document/block.ts'
import { blockElements } from './block-elements.ts'
import type { DocumentParts } from './document-parts.ts'
import { page } from './page-styles.ts'
import { xmlSafe } from '#server/office/xml/xml-safe.ts'

type Frame = Pick<ISectionOptions, 'headers' | 'footers'> & { readonly titlePage?: boolean }

/** The cover, which has no page number, and the body, which begins with page 1. */
export function sections({ layout, blocks, cover }: LegalDocument, parts: DocumentParts): ISectionOptions[] {
  const { margin } = page
  const size = layout.isLandscape ? { ...page.size, orientation: PageOrientation.LANDSCAPE } : page.size
  const hasCover = cover !== undefined && cover.length > 0
  const { titlePage = false, ...frame } = bodyFrame(layout, hasCover)
  const front = hasCover
    ? [{ properties: { page: { size, margin } }, ...coverFrame, children: blockElements(cover, parts) }]
    : []
  const pageNumbers = { start: 1, formatType: NumberFormat.DECIMAL }
  return [
    ...front,
    {
      properties: { page: { size, margin, pageNumbers }, type: SectionType.NEXT_PAGE, titlePage },
      ...frame,
      children: blockElements(blocks, parts),
    },
  ]
}

const emptyHeader = () => new Header({ children: [new Paragraph({ style: 'Header' })] })
const emptyFooter = () => new Footer({ children: [new Paragraph({ style: 'Footer' })] })
const coverFrame = { headers: { default: emptyHeader() }, footers: { default: emptyFooter() } }

/** `from-second` leaves the first page without a number, as a letter's is. Words of the header stand on every page. */
function bodyFrame({ pageNumbers, headerText, footerText }: LegalDocument['layout'], hasCover: boolean): Frame {
  const headers = headerText ? { default: header(headerText) } : { default: emptyHeader() }
  const footers = { default: footer(pageNumbers, footerText, hasCover) }
  if (pageNumbers !== 'from-second') return { headers, footers }
  const first = footerText ? footer('none', footerText, hasCover) : emptyFooter()
  return {
    titlePage: true,
    headers: { ...headers, first: headerText ? header(headerText) : emptyHeader() },
    footers: { ...footers, first },
  }
}

function header(text: string): Header {
  const lines = xmlSafe(text).split('\n')
  return new Header({
    children: lines.map(
      (line) => new Paragraph({ style: 'Header', alignment: AlignmentType.RIGHT, children: [new TextRun(line)] }),
    ),
  })
}

function footer(kind: LegalDocument['layout']['pageNumbers'], text: string | undefined, hasCover: boolean): Footer {
  const number = pageNumber(kind, hasCover)
  if (!text) return new Footer({ children: [footerLine({ alignment: AlignmentType.CENTER, children: number })] })
  const words = new TextRun(xmlSafe(text).replaceAll('\n', ' '))
  const children = number.length === 0 ? [words] : [words, new TextRun({ children: [new Tab()] }), ...number]
  const tabStops = [{ type: TabStopType.RIGHT, position: page.textWidth }]
  return new Footer({ children: [footerLine({ tabStops, children })] })
}

function footerLine(options: ConstructorParameters<typeof Paragraph>[0] & object): Paragraph {
  return new Paragraph({ style: 'Footer', ...options })
}

/** After a cover, the total counts the body alone. */
function pageNumber(kind: LegalDocument['layout']['pageNumbers'], hasCover: boolean): ParagraphChild[] {
  if (kind === 'none') return []
  if (kind !== 'page-x-of-y') return [new TextRun({ children: [PageNumber.CURRENT] })]
  const total = hasCover ? PageNumber.TOTAL_PAGES_IN_SECTION : PageNumber.TOTAL_PAGES
  return [new TextRun({ children: ['Page ', PageNumber.CURRENT, ' of ', total] })]
}
