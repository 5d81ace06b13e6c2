import type { Block, Inline, LegalDocument } from '#domain/legal-document/block.ts'

/** A value that a paper prints, or the gap where it is missing. */
export function orGap(value: string | undefined, label: string): Inline {
  return value !== undefined && value.trim() !== '' ? { text: value } : { text: `[${label.toUpperCase()}]`, gap: label }
}

export const words = (text: string): Inline => ({ text })
export const blank = (letters = 24): Inline => ({ text: '_'.repeat(letters) })

export const paragraph = (...content: readonly Inline[]): Block => ({ kind: 'paragraph', content })
export const title = (text: string): Block => ({ kind: 'title', content: [{ text }] })
export const centered = (lines: readonly (readonly Inline[])[], bold = false): Block => ({
  kind: 'lines',
  lines,
  align: 'center',
  ...(bold && { bold: true as const }),
})

/** A small paper of the kit, in single lines, ready for Word and for the packet. */
export function paper(name: string, blocks: readonly Block[]): LegalDocument {
  return {
    title: name,
    properties: {},
    layout: { lineSpacing: 1, paragraphSpacing: 10, pageNumbers: 'none' },
    blocks,
  }
}

/** The same on a page of eleven inches in width, for a table of many columns. */
export function widePaper(name: string, blocks: readonly Block[]): LegalDocument {
  const document = paper(name, blocks)
  return { ...document, layout: { ...document.layout, isLandscape: true } }
}

/** A table with a line around every cell, its heads repeated on each page. `widths` in percent. */
export function ruledTable(
  heads: readonly string[],
  widths: readonly number[],
  rows: readonly (readonly Inline[])[],
): Block {
  return {
    kind: 'table',
    borders: 'all',
    widths,
    headerRow: true,
    rows: [
      heads.map((text) => ({ content: [[words(text)]], bold: true as const })),
      ...rows.map((cells) => cells.map((cell) => ({ content: [[cell]] }))),
    ],
  }
}

/** The lines on which somebody signs by hand: never a name in the place of a signature. */
export function signatureLines(...under: readonly Inline[]): Block {
  return { kind: 'signature', lines: [[blank(), words('   Date '), blank(14)], ...under.map((line) => [line])] }
}

/** The labels of what a paper still lacks, each once. */
export function gapsOf({ cover = [], blocks }: LegalDocument): string[] {
  const inlines = [...cover, ...blocks].flatMap((block): readonly Inline[] => {
    if ('content' in block) return block.content
    if ('lines' in block) return block.lines.flat()
    if ('items' in block) return block.items.flatMap(({ content, items = [] }) => [...content, ...items.flat()])
    return 'rows' in block ? block.rows.flatMap((row) => row.flatMap(({ content }) => content.flat())) : []
  })
  return [...new Set(inlines.flatMap((inline) => ('gap' in inline && inline.gap !== undefined ? [inline.gap] : [])))]
}
