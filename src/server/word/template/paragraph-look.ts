import type { TemplateParagraph } from '#domain/template-sections/template-paragraph.ts'
import type { Piece } from '#server/office/document/paragraph-pieces.ts'
import {
  isRunOn,
  paragraphProperty,
  paragraphStyle,
  styleChain,
  type StyleTable,
} from '#server/office/document/style-table.ts'
import { childOf, valueOf, type XmlElement } from '#server/office/xml/element.ts'

type Look = Pick<
  TemplateParagraph,
  'boldShare' | 'underlineShare' | 'italicShare' | 'allCaps' | 'align' | 'leadIn' | 'fontSize' | 'spaceBefore'
>
type TextPiece = Piece & { readonly isBold: boolean; readonly isUnderlined: boolean; readonly letters: number }

/** How a paragraph is set, styles included. `defaults` are the document's (`w:docDefaults`). */
export function measureLook(
  styles: StyleTable,
  defaults: XmlElement | undefined,
  paragraph: XmlElement,
  pieces: readonly Piece[],
): Look {
  const isSet = (piece: Piece, name: string) => piece.run !== undefined && isRunOn(styles, paragraph, piece.run, name)
  const texts = pieces
    .filter(({ kind }) => kind === 'text')
    .map((piece): TextPiece => ({
      ...piece,
      isBold: isSet(piece, 'w:b'),
      isUnderlined: isSet(piece, 'w:u'),
      letters: piece.text.replaceAll(/\s/g, '').length,
    }))
  const total = texts.reduce((sum, { letters }) => sum + letters, 0)
  const share = (holds: (piece: TextPiece) => boolean) =>
    total === 0 ? 0 : texts.filter(holds).reduce((sum, { letters }) => sum + letters, 0) / total
  return {
    boldShare: share(({ isBold }) => isBold),
    underlineShare: share(({ isUnderlined }) => isUnderlined),
    italicShare: share((piece) => isSet(piece, 'w:i')),
    allCaps: share((piece) => isSet(piece, 'w:caps') || isSet(piece, 'w:smallCaps')) > 0.9,
    align: alignment(valueOf(paragraphProperty(styles, paragraph, 'w:jc'))),
    leadIn: leadIn(texts),
    fontSize: fontSize(styles, defaults, paragraph, texts),
    spaceBefore: spaceBefore(styles, defaults, paragraph),
  }
}

function alignment(value: string | undefined): TemplateParagraph['align'] {
  if (value === 'center') return 'center'
  if (value === 'right' || value === 'end') return 'right'
  return value === 'both' || value === 'distribute' ? 'justify' : 'left'
}

/** The bold or underlined words that the text opens with, when other words follow; a typed number may stand before them. */
function leadIn(texts: readonly TextPiece[]): string {
  const first = texts.findIndex(({ letters }) => letters > 0)
  const from = typedNumber.test(texts[first]?.text ?? '') ? first + 1 : 0
  const end = texts.findIndex(
    ({ isBold, isUnderlined, letters }, at) => at >= from && letters > 0 && !isBold && !isUnderlined,
  )
  if (end <= from) return ''
  const opening = texts.slice(0, end)
  return opening
    .map(({ text }) => text)
    .join('')
    .trim()
}

const typedNumber = /^\s*(?:\d{1,3}|[ivxlcIVXLC]{1,5}|[A-Z])[.)]\s*$/u

/** The size of most of the text, in points. */
function fontSize(
  styles: StyleTable,
  defaults: XmlElement | undefined,
  paragraph: XmlElement,
  texts: readonly TextPiece[],
): number | null {
  const letters = new Map<string, number>()
  for (const { run, letters: count } of texts) {
    const size = run && sizeOf(styles, defaults, paragraph, run)
    if (size !== undefined) letters.set(size, (letters.get(size) ?? 0) + count)
  }
  const [size] = [...letters].toSorted((a, b) => b[1] - a[1])[0] ?? []
  return size === undefined ? null : Number(size) / 2
}

function sizeOf(
  styles: StyleTable,
  defaults: XmlElement | undefined,
  paragraph: XmlElement,
  run: XmlElement,
): string | undefined {
  const own = childOf(run, 'w:rPr')
  const chain = [valueOf(childOf(own, 'w:rStyle')), paragraphStyle(styles, paragraph)].flatMap((id) =>
    styleChain(styles, id).map((style) => style.run),
  )
  const places = [own, ...chain, childOf(defaults, 'w:rPrDefault', 'w:rPr')]
  return places.map((place) => valueOf(childOf(place, 'w:sz'))).find((size) => size !== undefined && /^\d+$/.test(size))
}

/** Points. Each attribute of spacing is inherited on its own. */
function spaceBefore(styles: StyleTable, defaults: XmlElement | undefined, paragraph: XmlElement): number | null {
  const own = childOf(paragraph, 'w:pPr')
  const chain = styleChain(styles, paragraphStyle(styles, paragraph)).map((style) => style.paragraph)
  const places = [own, ...chain, childOf(defaults, 'w:pPrDefault', 'w:pPr')]
  const before = places
    .map((place) => childOf(place, 'w:spacing')?.attributes['w:before'])
    .find((value) => value !== undefined && /^\d+$/.test(value))
  return before === undefined ? null : Number(before) / 20
}
