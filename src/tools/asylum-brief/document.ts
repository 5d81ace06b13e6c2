import type { WrittenSection } from '#domain/drafting/tool.ts'
import type { Block, LegalDocument, PageLayout } from '#domain/legal-document/block.ts'
import { countLimitedPages } from '#domain/legal-document/estimate-pages.ts'
import { blocksFromSection, sectionText } from '#domain/legal-document/from-section.ts'
import { resolveTokens } from '#domain/section-content/tokens.ts'
import { authoritiesCheckedOn } from '#law/authorities/list.ts'
import type { CaseFrame } from './case.ts'
import { attorneyItems } from './document/attorney-items.ts'
import { bodyBlocks } from './document/body.ts'
import { coverLetterBlocks, coverPageBlocks } from './document/cover.ts'
import { editedCover, editedSignature } from './document/edited-parts.ts'
import { inlineOf, linesOf } from './document/inline.ts'
import { type OutlineEntry, outlineOf } from './plan/outline.ts'
import { planOf } from './plan.ts'
import { sectionsOf } from './plan/section-order.ts'
import { authorityEntries } from './document/printed-citations.ts'
import { inCapitals } from './case/relief.ts'
import { signatureLines } from './writing/caption.ts'
import { exhibitHeader, exhibitNote, exhibitRows } from './writing/front-and-back.ts'
import { writeSection } from './writing.ts'

const pageBreak: Block = { kind: 'page-break' }

/**
 * The brief as a document: cover, contents and authorities without page numbers; the body from page 1; signature,
 * exhibits and certificate; at last the page of items for the attorney. Sections that are not written yet are left out.
 * A body longer than the forum allows is labelled on every page (R16).
 */
export function composeDocument(frame: CaseFrame, written: readonly WrittenSection[]): LegalDocument {
  const outline = outlineOf(sectionsOf(frame), frame, written)
  const draft = { frame, written, outline }
  const body = [...(frame.forum === 'uscis' ? [titleBlock(frame)] : []), ...bodyBlocks(outline, written)]
  const filed = [...body, ...backBlocks(draft), pageBreak]
  return labelledByLength({
    title: frame.title,
    properties: {
      tool: 'asylum-brief',
      draft: frame.input.draftId,
      filingDate: frame.input.filingDate,
      authoritiesCheckedOn: authoritiesCheckedOn(),
    },
    layout: layoutOf(frame),
    cover: coverBlocks(draft),
    blocks: [...filed, ...attorneyItems(frame, planOf(frame), written)],
    forReview: { from: filed.length },
    ...(frame.pageCap !== null && { pageLimit: { pages: frame.pageCap, blocks: body.length } }),
  })
}

function labelledByLength(document: LegalDocument): LegalDocument {
  const { count, limit = Infinity } = countLimitedPages(document)
  if (count <= limit) return document
  const headerText = `OVER LIMIT: about ${count} pages, ${limit} allowed. ${reviewNote}`
  return { ...document, layout: { ...document.layout, headerText } }
}

const reviewNote = 'DRAFT: attorney review required'

type Draft = {
  readonly frame: CaseFrame
  readonly written: readonly WrittenSection[]
  readonly outline: readonly OutlineEntry[]
}

/** Double spacing for the court and the Board; an asylum office has no rule, 1.5 reads well. */
function layoutOf({ forum }: CaseFrame): PageLayout {
  return {
    lineSpacing: forum === 'uscis' ? 1.5 : 2,
    paragraphSpacing: forum === 'uscis' ? 6 : 0,
    firstLineIndent: forum !== 'uscis',
    pageNumbers: 'all',
    headerText: reviewNote,
  }
}

function titleBlock({ title }: CaseFrame): Block {
  return { kind: 'title', content: [{ text: title }] }
}

function coverBlocks(draft: Draft): Block[] {
  const { frame, written, outline } = draft
  const isLetter = frame.forum === 'uscis'
  const blocks = typeset(draft, 'S00', {
    fromData: () => (isLetter ? coverLetterBlocks(frame) : coverPageBlocks(frame)),
    edited: isLetter ? blocksFromSection : editedCover,
  })
  if (written.some(({ id }) => id === 'S01'))
    blocks.push(pageBreak, { kind: 'table-of-contents', title: 'TABLE OF CONTENTS' })
  if (written.some(({ id }) => id === 'S02'))
    blocks.push(pageBreak, {
      kind: 'table-of-authorities',
      title: 'TABLE OF AUTHORITIES',
      entries: authorityEntries(written, outline),
    })
  return blocks
}

function backBlocks(draft: Draft): Block[] {
  const { frame } = draft
  const signature = typeset(draft, 'S80', {
    fromData: () => [{ kind: 'signature', lines: linesOf(signatureLines(frame)) }],
    edited: editedSignature,
  })
  const exhibits = typeset(draft, 'S81', {
    fromData: () => [exhibitTable(frame), { kind: 'paragraph', content: inlineOf(exhibitNote(frame)) }],
    edited: blocksFromSection,
  })
  const service = typeset(draft, 'S82', { fromData: blocksFromSection, edited: blocksFromSection })
  return [
    ...signature,
    ...onItsOwnPage('Index of exhibits', exhibits),
    ...onItsOwnPage('Certificate of service', service),
  ]
}

function onItsOwnPage(title: string, blocks: readonly Block[]): Block[] {
  if (blocks.length === 0) return []
  return [pageBreak, { kind: 'heading', level: 1, align: 'center', content: [{ text: inCapitals(title) }] }, ...blocks]
}

function exhibitTable(frame: CaseFrame): Block {
  return {
    kind: 'table',
    borders: 'all',
    widths: [15, 65, 20],
    headerRow: true,
    rows: [exhibitHeader, ...exhibitRows(frame)].map((cells) => cells.map((cell) => ({ content: [inlineOf(cell)] }))),
  }
}

type Setting = { readonly fromData: (html: string) => Block[]; readonly edited: (html: string) => Block[] }

/** Set from the data while the text is still what software wrote; else from the text as the attorney left it. */
function typeset({ frame, written }: Draft, id: string, { fromData, edited }: Setting): Block[] {
  const html = written.find((section) => section.id === id)?.html
  if (html === undefined) return []
  const own = resolveTokens(writeSection({ id }, frame, written)).html
  return sectionText(html) === sectionText(own) ? fromData(html) : edited(html)
}
