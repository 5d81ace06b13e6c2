import type { NormalText } from './citation.ts'

const plain = /^[\x20-\x7E\n§–—‘’“”…•]*$/
const removed = /[\u00AD\u200B-\u200D\u2060\uFEFF]/

/**
 * Prepares a text for the patterns: compatibility forms and odd spaces become plain ones, runs of spaces one space, soft
 * hyphens and zero-width characters nothing. Line breaks stay in a draft, where they end a paragraph; with
 * `breaks: 'wrapped'` (a document's text) a single one is a space and only an empty line ends a paragraph.
 */
export function normalizeText(original: string, breaks: 'paragraphs' | 'wrapped' = 'paragraphs'): NormalText {
  if (breaks === 'paragraphs' && plain.test(original) && !original.includes('  '))
    return { text: original, at: (index) => index }
  const offsets: number[] = []
  let text = ''
  const add = (part: string, offset: number) => {
    for (let index = 0; index < part.length; index += 1) offsets.push(offset)
    text += part
  }
  for (let index = 0; index < original.length; index += 1) {
    const part = readCharacter(original, index, breaks)
    if (part === ' ' && (text.endsWith(' ') || text.endsWith('\n'))) continue
    add(part, index)
  }
  offsets.push(original.length)
  return { text, at: (index) => offsets[Math.min(index, offsets.length - 1)] ?? original.length }
}

function readCharacter(original: string, index: number, breaks: 'paragraphs' | 'wrapped'): string {
  const character = original.charAt(index)
  const code = original.charCodeAt(index)
  if (character === '\n' || character === '\r') return readBreak(original, index, breaks)
  if (code < 0x7f) return code < 0x20 ? ' ' : character
  if (removed.test(character)) return ''
  if (/\s/.test(character)) return ' '
  if (/[\u2010\u2011\u2212]/.test(character)) return '-'
  return /[§–—‘’“”…]/.test(character) || (code >= 0xd800 && code <= 0xdfff) ? character : character.normalize('NFKC')
}

function readBreak(original: string, index: number, breaks: 'paragraphs' | 'wrapped'): string {
  if (breaks === 'paragraphs') return '\n'
  const isParagraph = /^\r?\n[ \t]*\r?\n/.test(original.slice(index, index + 40))
  return isParagraph ? '\n' : ' '
}
