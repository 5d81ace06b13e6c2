import type { Block, Inline } from '#domain/legal-document/block.ts'
import type { CaseFrame } from '../case.ts'
import { attorneyBlock, captionOf } from '../writing/caption.ts'
import { coverLetterOf } from '../writing/front-and-back.ts'
import { escapeText } from '#domain/section-content/write.ts'
import { inlineOf, linesOf } from './inline.ts'

/** The cover page of a court or Board filing: counsel and custody, caption, judge and hearing, title (R3 to R5). */
export function coverPageBlocks(frame: CaseFrame): Block[] {
  const caption = captionOf(frame)
  return [
    {
      kind: 'table',
      borders: 'none',
      widths: [65, 35],
      rows: [
        [
          { content: linesOf(attorneyBlock(frame)) },
          { content: [inlineOf(caption.custody, { bold: true })], align: 'right', bold: true },
        ],
      ],
    },
    { kind: 'lines', align: 'center', bold: true, lines: linesOf(caption.tribunal) },
    captionTable(caption),
    { kind: 'lines', lines: linesOf(caption.judgeAndHearing) },
    titleBox(frame),
  ]
}

/** Each name on the line of its file number, with the court's bracket between them, as the cover stands in the draft. */
function captionTable({ parties, proceedings }: ReturnType<typeof captionOf>): Block {
  const row = (left: Inline[], right: Inline[]) => [
    { content: [left] },
    { content: [inlineOf(')')] },
    { content: [right] },
  ]
  return {
    kind: 'table',
    borders: 'none',
    widths: [54, 6, 40],
    rows: [
      row(inlineOf('In the Matter of:'), []),
      ...parties.map(({ name, file }) => row(inlineOf(name, { bold: true }), inlineOf(`File No.: ${file}`))),
      row(inlineOf(proceedings), []),
    ],
  }
}

/** The title in a box, as cover pages carry it. */
function titleBox({ title }: CaseFrame): Block {
  return {
    kind: 'table',
    borders: 'all',
    widths: [100],
    rows: [[{ content: [inlineOf(escapeText(title), { bold: true })], align: 'center', bold: true }]],
  }
}

export function coverLetterBlocks(frame: CaseFrame): Block[] {
  const { date, addressee, reference, salutation, body } = coverLetterOf(frame)
  return [
    { kind: 'paragraph', content: inlineOf(date) },
    { kind: 'lines', lines: linesOf(addressee) },
    { kind: 'paragraph', content: inlineOf(reference, { bold: true }) },
    { kind: 'paragraph', content: inlineOf(salutation) },
    { kind: 'paragraph', content: inlineOf(body) },
    ...familyList(frame),
  ]
}

function familyList({ family }: CaseFrame): Block[] {
  if (family.members.length === 0) return []
  return [
    {
      kind: 'list',
      ordered: false,
      items: family.members.map(({ name }) => ({ content: [{ text: name }] })),
    },
  ]
}
