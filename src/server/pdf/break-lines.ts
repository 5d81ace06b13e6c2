import type { Inline } from '#domain/legal-document/block.ts'
import type { Face, PdfFonts, Run } from './pdf-fonts.ts'

/** A word, a space or (`end`) the end of a line that the text itself has. */
export type Word = {
  readonly runs: readonly Run[]
  readonly width: number
  readonly kind: 'word' | 'space' | 'end'
  readonly underline: boolean
}
export type Line = { readonly words: readonly Word[]; readonly width: number; readonly isLast: boolean }

export type Measure = {
  readonly size: number
  readonly width: number
  readonly bold: boolean
  readonly firstIndent: number
}

/** Inline content as lines of a width. A word that is wider than the line is broken where it has to be. */
export function breakLines(content: readonly Inline[], fonts: PdfFonts, measure: Measure): Line[] {
  const lines: Line[] = []
  let words: Word[] = []
  let used = measure.firstIndent
  const end = (isLast: boolean) => {
    const kept = words.at(-1)?.kind === 'space' ? words.slice(0, -1) : words
    lines.push({ words: kept, width: kept.reduce((sum, { width }) => sum + width, 0), isLast })
    words = []
    used = 0
  }
  for (const word of content.flatMap((inline) => wordsOf(inline, fonts, measure))) {
    if (word.kind === 'end') {
      end(true)
      continue
    }
    const isFull = used + word.width > measure.width + 0.01 && words.some(({ kind }) => kind === 'word')
    if (word.kind === 'word' && isFull) end(false)
    if (word.kind === 'space' && words.length === 0) continue
    words.push(word)
    used += word.width
  }
  end(true)
  return lines
}

function wordsOf(inline: Inline, fonts: PdfFonts, { size, width, bold }: Measure): Word[] {
  if ('lineBreak' in inline) return [{ runs: [], width: 0, kind: 'end', underline: false }]
  if ('footnote' in inline) return []
  const isText = 'text' in inline
  const face = faceOf(bold || (isText && inline.bold === true), isText && inline.italic === true)
  const underline = isText && inline.underline === true
  const parts = (isText ? inline.text : '    ').split(/(\n|[ \t]+)/).filter((part) => part !== '')
  return parts.flatMap((part): Word[] => {
    if (part === '\n') return [{ runs: [], width: 0, kind: 'end', underline }]
    const kind = part.trim() === '' ? 'space' : 'word'
    const pieces = kind === 'space' ? [part] : fitting(part, (text) => fonts.width(text, size, face), width)
    return pieces.map((piece) => {
      const runs = fonts.runs(piece, size, face)
      return { runs, width: runs.reduce((sum, run) => sum + run.width, 0), kind, underline }
    })
  })
}

function fitting(word: string, measure: (text: string) => number, width: number): string[] {
  if (measure(word) <= width) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const character of word) {
    if (piece !== '' && measure(piece + character) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...pieces, piece]
}

function faceOf(bold: boolean, italic: boolean): Face {
  if (bold) return italic ? 'bold-italic' : 'bold'
  return italic ? 'italic' : 'regular'
}
