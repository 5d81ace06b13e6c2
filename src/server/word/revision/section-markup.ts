import { unbindSpaces } from '#domain/legal-document/bind-spaces.ts'
import { escapeText } from '#domain/section-content/write.ts'
import { paragraphPieces, type Piece } from '#server/office/document/paragraph-pieces.ts'
import { paragraphText } from '#server/office/document/paragraph-text.ts'
import { readRelated, type WordPackage } from '#server/office/document/word-package.ts'
import { childOf, childrenOf, isOn, valueOf, type XmlElement } from '#server/office/xml/element.ts'

/** A stretch of a paragraph in one look, or a footnote, whose text is empty. */
export type EditedInline = {
  readonly text: string
  readonly bold?: boolean
  readonly italic?: boolean
  readonly underline?: boolean
  readonly superscript?: boolean
  readonly highlighted?: boolean
  readonly footnote?: string
}

/** The words of each footnote and endnote by its mark. */
export function notesByMark(file: WordPackage): ReadonlyMap<string, string> {
  const notes = ['footnote', 'endnote'].flatMap((kind) =>
    childrenOf(readRelated(file, `${kind}s`), `w:${kind}`).map(
      (note) =>
        [`w:${kind}Reference ${note.attributes['w:id']}`, paragraphText(note).trim().replaceAll(/\s+/g, ' ')] as const,
    ),
  )
  return new Map(notes)
}

/** The content of a paragraph in stretches of one look, with plain spaces where the file binds words. */
export function readInlines(paragraph: XmlElement, notes: ReadonlyMap<string, string>): EditedInline[] {
  const inlines: EditedInline[] = []
  for (const piece of paragraphPieces(paragraph)) {
    const footnote = notes.get(`${piece.node.name} ${piece.node.attributes['w:id']}`)
    if (footnote !== undefined) inlines.push({ text: '', footnote })
    else if (piece.kind === 'text') addText(inlines, { ...piece, text: unbindSpaces(piece.text) })
  }
  return inlines
}

function addText(inlines: EditedInline[], { text, run }: Piece): void {
  const look = lookOf(run)
  const last = inlines.at(-1)
  const isSame =
    last &&
    last.footnote === undefined &&
    JSON.stringify({ ...last, text: '' }) === JSON.stringify({ text: '', ...look })
  if (isSame) inlines[inlines.length - 1] = { ...last, text: last.text + text }
  else inlines.push({ text, ...look })
}

function lookOf(run: XmlElement | undefined): Omit<EditedInline, 'text'> {
  const properties = childOf(run, 'w:rPr')
  const highlight = valueOf(childOf(properties, 'w:highlight'))
  return {
    ...(isOn(childOf(properties, 'w:b')) && { bold: true }),
    ...(isOn(childOf(properties, 'w:i')) && { italic: true }),
    ...(isOn(childOf(properties, 'w:u')) && { underline: true }),
    ...(valueOf(childOf(properties, 'w:vertAlign')) === 'superscript' && { superscript: true }),
    ...(highlight !== undefined && highlight !== 'none' && { highlighted: true }),
  }
}

/** Words that mean something which a Word file does not show: a citation from the list, a cited source. */
export type TaggedPassage = { readonly text: string; readonly tag: 'cite' | 'span'; readonly value: string }

/** The content as markup of section content; passages that are known by their words get their tags back. */
export function inlineMarkup(content: readonly EditedInline[], tagged: readonly TaggedPassage[]): string {
  const trimmed = trimEnds(content)
  const whole = trimmed.map(({ text }) => text).join('')
  const places = tagged.flatMap((passage) => {
    const start = passage.text === '' ? -1 : whole.indexOf(unbindSpaces(passage.text))
    return start < 0 ? [] : [{ ...passage, start, end: start + passage.text.length }]
  })
  const cuts = [...new Set(places.flatMap(({ start, end }) => [start, end]))]
  let markup = ''
  let at = 0
  for (const inline of trimmed) {
    const marks = cuts.filter((cut) => cut > at && cut < at + inline.text.length)
    for (const [from, to] of slices(at, at + inline.text.length, marks)) {
      markup += places
        .filter(({ start }) => start === from && to > from)
        .map(openTag)
        .join('')
      markup += stretchMarkup({ ...inline, text: whole.slice(from, to) })
      markup += places
        .filter(({ end }) => end === to && to > from)
        .map(({ tag }) => `</${tag}>`)
        .join('')
    }
    at += inline.text.length
  }
  return markup
}

function slices(from: number, to: number, cuts: readonly number[]): [number, number][] {
  const borders = [from, ...cuts.toSorted((a, b) => a - b), to]
  return borders.slice(1).map((border, index) => [borders[index] ?? from, border])
}

function openTag({ tag, value }: TaggedPassage): string {
  return `<${tag} data-${tag === 'cite' ? 'authority' : 'source'}="${escapeText(value)}">`
}

function trimEnds(content: readonly EditedInline[]): EditedInline[] {
  const trimmed = [...content]
  const [first, last] = [trimmed[0], trimmed.at(-1)]
  if (first) trimmed[0] = { ...first, text: first.text.trimStart() }
  if (last) trimmed[trimmed.length - 1] = { ...last, text: (trimmed.at(-1)?.text ?? '').trimEnd() }
  return trimmed
}

/** Tabs are spaces in section content; something highlighted in brackets is a gap again. */
function stretchMarkup({ text, footnote, ...look }: EditedInline): string {
  if (footnote !== undefined) return `<sup data-fn="${escapeText(footnote)}"></sup>`
  if (text === '') return ''
  const gap = look.highlighted ? /^\[(.+)\]$/.exec(text.trim())?.[1] : undefined
  const words = escapeText(text.replaceAll('\t', ' ')).replaceAll('\n', '<br>')
  const marked = gap === undefined ? words : `<mark data-gap="${escapeText(gap)}">${words}</mark>`
  const tags = [look.bold && 'strong', look.italic && 'em', look.underline && 'u', look.superscript && 'sup'].filter(
    Boolean,
  )
  return tags.reduceRight<string>((inside, tag) => `<${tag}>${inside}</${tag}>`, marked)
}
