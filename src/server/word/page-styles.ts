import {
  AlignmentType,
  LevelFormat,
  type INumberingOptions,
  type IStylesOptions,
  LeaderType,
  LineRuleType,
  TabStopType,
} from 'docx'
import type { Alignment, PageLayout } from '#domain/legal-document/block.ts'
import { ownSetting } from './own-setting.ts'

/** Twentieths of a point, Word's unit of length. */
export const twips = { inch: 1440, halfInch: 720, quarterInch: 360, point: 20 } as const

const margin = ownSetting.margin * twips.inch

/** US Letter with margins of one inch on all sides. */
export const page = {
  size: { width: 8.5 * twips.inch, height: 11 * twips.inch },
  margin: {
    top: margin,
    right: margin,
    bottom: margin,
    left: margin,
    header: twips.halfInch,
    footer: twips.halfInch,
  },
  textWidth: 6.5 * twips.inch,
  landscapeTextWidth: 9 * twips.inch,
} as const

export const alignments = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.BOTH,
} as const satisfies Record<Alignment, unknown>

export const lists = { numbered: 'numbered', bulleted: 'bulleted' } as const

/** Word's measure of line spacing: 240 is single. Without the rule, some programs take it for a fixed height. */
const lines = (spacing: number) => ({ line: Math.round(spacing * 240), lineRule: LineRuleType.AUTO })
const headingIndent = { left: twips.halfInch, hanging: twips.halfInch }

const single = { spacing: { ...lines(1), after: 0 } }
const headingParagraph = { keepNext: true, keepLines: true, spacing: { ...lines(1), before: 240, after: 120 } }

/** The named styles of a document: everything a reader of the file may want to change in one place. */
export function pageStyles(layout: PageLayout): IStylesOptions {
  const body = { spacing: { ...lines(layout.lineSpacing), after: layout.paragraphSpacing * twips.point } }
  return {
    default: {
      document: { run: { font: 'Times New Roman', size: ownSetting.size * 2, language: { value: 'en-US' } } },
      title: { run: { bold: true, size: 24 }, paragraph: { ...headingParagraph, alignment: AlignmentType.CENTER } },
      heading1: headingStyle(0),
      heading2: headingStyle(1),
      heading3: headingStyle(2),
      listParagraph: { paragraph: { ...body, contextualSpacing: true } },
      footnoteText: { run: { size: 20 }, paragraph: { spacing: { ...lines(1), after: 40 } } },
    },
    paragraphStyles: [
      { id: 'Normal', name: 'Normal', quickFormat: true },
      style('BodyText', 'Body Text', {
        ...body,
        ...(layout.firstLineIndent && { indent: { firstLine: twips.halfInch } }),
      }),
      style('BlockText', 'Block Text', quotation(layout)),
      style('Lines', 'Lines', single),
      style('Signature', 'Signature', { ...single, keepLines: true }),
      style('TableText', 'Table Text', single),
      style('Header', 'header', single),
      style('Footer', 'footer', single),
      {
        ...style('TOCHeading', 'TOC Heading', { ...headingParagraph, alignment: AlignmentType.CENTER }),
        run: { bold: true },
      },
      { ...style('TOAHeading', 'toa heading', headingParagraph), run: { bold: true } },
      style('TableofAuthorities', 'table of authorities', contentsLine(1, 120)),
      ...([1, 2, 3] as const).map((level) => style(`TOC${level}`, `toc ${level}`, contentsLine(level, 80))),
    ],
  }
}

function style<Paragraph extends object>(id: string, name: string, paragraph: Paragraph) {
  return { id, name, basedOn: 'Normal', quickFormat: true, paragraph }
}

function headingStyle(outlineLevel: 0 | 1 | 2) {
  return {
    next: 'BodyText',
    run: { bold: true, italics: outlineLevel === 2, size: 24, color: '000000' },
    paragraph: { ...headingParagraph, outlineLevel },
  }
}

function quotation({ paragraphSpacing }: PageLayout) {
  const before = paragraphSpacing === 0 ? 120 : 0
  return {
    spacing: { ...lines(1), before, after: Math.max(paragraphSpacing * twips.point, 240) },
    indent: { left: twips.halfInch, right: twips.halfInch },
  }
}

function contentsLine(level: 1 | 2 | 3, after: number) {
  return { spacing: { ...lines(1), after }, indent: numberedHeadingIndent(level) }
}

/** Dots up to the page number, at the right margin. A style cannot hold it with this library, so its paragraphs do. */
export const dottedRightTab = [{ type: TabStopType.RIGHT, position: page.textWidth, leader: LeaderType.DOT }]

/** How a numbered heading hangs: its number in the margin of its own text, deeper levels further in. */
export function numberedHeadingIndent(level: 1 | 2 | 3): { left: number; hanging: number } {
  return { ...headingIndent, left: level * headingIndent.left }
}

/** `1.` with `a.` inside it, and bullets. */
export const numbering: INumberingOptions = {
  config: [
    {
      reference: lists.numbered,
      levels: [listLevel(0, LevelFormat.DECIMAL, '%1.'), listLevel(1, LevelFormat.LOWER_LETTER, '%2.')],
    },
    {
      reference: lists.bulleted,
      levels: [listLevel(0, LevelFormat.BULLET, '\u2022'), listLevel(1, LevelFormat.BULLET, '\u2013')],
    },
  ],
}

function listLevel(level: number, format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) {
  const indent = { left: (level + 1) * twips.halfInch, hanging: twips.quarterInch }
  return { level, format, text, alignment: AlignmentType.LEFT, style: { paragraph: { indent } } }
}
