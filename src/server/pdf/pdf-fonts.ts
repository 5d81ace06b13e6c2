import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { EmbeddedFont, PDF } from '@libpdf/core'
import { readWoff } from './read-woff.ts'

const fontPackage = createRequire(import.meta.url)

export type Face = 'regular' | 'bold' | 'italic' | 'bold-italic'

/** A piece of a line in one font. */
export type Run = { readonly text: string; readonly font: EmbeddedFont; readonly width: number }

const files: Readonly<Record<Face, string>> = {
  regular: '400-normal',
  bold: '700-normal',
  italic: '400-italic',
  'bold-italic': '700-italic',
}
/** In the order in which a character is looked for. */
const scripts = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'hebrew']
const unpacked = new Map<string, Uint8Array>()

/**
 * The product's type for papers that it sets itself: Tinos, which has the measures of Times New Roman. A character that
 * Tinos does not have is printed as an empty box and is named by `missing`.
 */
export class PdfFonts {
  readonly #pdf: PDF
  readonly #fonts = new Map<string, EmbeddedFont>()
  /** Characters that were asked for and cannot be printed. */
  readonly missing = new Set<string>()

  constructor(pdf: PDF) {
    this.#pdf = pdf
  }

  /** A text on one line, cut into pieces by the font that has its characters. */
  runs(text: string, size: number, face: Face = 'regular'): Run[] {
    const pieces: { text: string; font: EmbeddedFont }[] = []
    for (const character of text.normalize('NFC').replaceAll(/[\t\u00a0\u202f]/g, ' ')) {
      const font = this.#fontFor(character, face)
      const shown = font ? character : '\u25a1'
      const used = font ?? this.#font('latin', face)
      const last = pieces.at(-1)
      if (last?.font === used) last.text += font ? shown : '?'
      else pieces.push({ text: font ? shown : '?', font: used })
    }
    return pieces.map((piece) => ({ ...piece, width: piece.font.getTextWidth(piece.text, size) }))
  }

  width(text: string, size: number, face: Face = 'regular'): number {
    return this.runs(text, size, face).reduce((sum, run) => sum + run.width, 0)
  }

  #fontFor(character: string, face: Face): EmbeddedFont | undefined {
    for (const script of scripts) {
      const font = this.#font(script, face)
      if (font.canEncode(character)) return font
    }
    this.missing.add(character)
    return undefined
  }

  #font(script: string, face: Face): EmbeddedFont {
    const name = `tinos-${script}-${files[face]}`
    const known = this.#fonts.get(name)
    if (known) return known
    const bytes =
      unpacked.get(name) ?? readWoff(readFileSync(fontPackage.resolve(`@fontsource/tinos/files/${name}.woff`)))
    unpacked.set(name, bytes)
    const font = this.#pdf.embedFont(bytes)
    this.#fonts.set(name, font)
    return font
  }
}
