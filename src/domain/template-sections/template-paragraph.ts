/**
 * One paragraph of a template, as the reader of the Word or PDF file hands it over. The list holds **every** paragraph of
 * the document body in reading order, those of table cells and content controls included, empty ones too; headers,
 * footers, footnotes and text boxes are not in it. A paragraph is named by its index in the list.
 */
export type TemplateParagraph = {
  /**
   * What a reader sees: tabs as `\t`, line breaks as `\n`; tracked insertions are in it, tracked deletions, field codes
   * and footnote marks are not. The automatic number is not in it either (see `numbering`).
   */
  readonly text: string
  /** The name of the paragraph style as Word shows it (`Heading 1`, `Normal`); empty when unknown. */
  readonly style: string
  /** 0 to 8, from the paragraph or the chain of its styles; `Heading 1` alone means 0. Null for body text. */
  readonly outlineLevel: number | null
  /** The automatic number or bullet before the text, as it prints (`II.`, `(a)`, `•`), and its level from 0. */
  readonly numbering: { readonly label: string; readonly level: number } | null
  /** Share of the characters other than spaces that are bold, from 0 to 1; styles count. */
  readonly boldShare: number
  readonly underlineShare: number
  readonly italicShare: number
  /** Shown in capitals or small capitals by its formatting, whatever the text holds. */
  readonly allCaps: boolean
  readonly align: 'left' | 'center' | 'right' | 'justify'
  readonly keepWithNext: boolean
  /** Has a tab stop with a leader (dots or a line), as contents lines and forms have. */
  readonly tabLeader: boolean
  /** The bold or underlined words that the text opens with; empty when there are none or the whole text is. */
  readonly leadIn: string
  /** Points; null when the file does not tell. */
  readonly fontSize: number | null
  /** Points of space above; null when the file does not tell. */
  readonly spaceBefore: number | null
  /** The top-level table that it stands in, counted from 0, with row and cell; null outside tables. */
  readonly table: { readonly table: number; readonly row: number; readonly cell: number } | null
  /** Part of an automatic table of contents or of authorities. */
  readonly contents: boolean
  /** A page starts with it. */
  readonly pageBreakBefore: boolean
  /** Word's section (margins, headers) ends with it: it must stay in the document, even when its text goes. */
  readonly sectionBreak: boolean
  /** Stretches of the text that the file marks, in order; ends are exclusive. */
  readonly marks: readonly TemplateMark[]
  /** What the paragraph holds besides text; such a paragraph loses it when it is rewritten. */
  readonly holds: readonly ('footnote' | 'image' | 'text-box' | 'cross-reference' | 'tracked-change')[]
}

export type TemplateMark = {
  readonly start: number
  readonly end: number
  readonly kind: 'highlight' | 'italic' | 'content-control' | 'merge-field' | 'comment'
  /** The title of a content control, the name of a merge field, the text of a comment. */
  readonly name?: string
}

const plain: Omit<TemplateParagraph, 'text'> = {
  style: '',
  outlineLevel: null,
  numbering: null,
  boldShare: 0,
  underlineShare: 0,
  italicShare: 0,
  allCaps: false,
  align: 'left',
  keepWithNext: false,
  tabLeader: false,
  leadIn: '',
  fontSize: null,
  spaceBefore: null,
  table: null,
  contents: false,
  pageBreakBefore: false,
  sectionBreak: false,
  marks: [],
  holds: [],
}

/** A left-aligned paragraph of plain text, with the properties that differ. */
export function templateParagraph(
  text: string,
  properties: Partial<Omit<TemplateParagraph, 'text'>> = {},
): TemplateParagraph {
  return { ...plain, ...properties, text }
}

/** The text of a paragraph with what is not ordinary about it; `templateParagraph` makes the whole of it again. */
export function plainDifferences({ text, ...properties }: TemplateParagraph): { text: string } {
  const differing = Object.entries(properties).filter(([name, value]) => {
    const usual = plain[name as keyof typeof plain]
    return Array.isArray(value) ? value.length > 0 : value !== usual
  })
  return { text, ...Object.fromEntries(differing) }
}
