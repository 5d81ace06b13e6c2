import { foldToWords } from '#domain/language/fold.ts'
import { type Block, inlineText, type LegalDocument } from '#domain/legal-document/block.ts'
import { tabPlace } from '#domain/packet/tab-letters.ts'
import type { Filing } from './filing.ts'
import type { Failure } from './outcome.ts'

/** A row of the draft's own index: the letter that it prints, and what it says the exhibit is. */
export type ListedExhibit = { readonly letter: string; readonly title: string }

const heading = /^Exh?(?:ibits?)?\.?$/i
const letterOf = /^(?:Exh?(?:ibit)?\.? )?([A-Z]{1,2}(?:-\d{1,3})?)\.?$/

/** The exhibits that a document lists in a table of its own, under `Exh.` or `Exhibit`. */
export function listedExhibits({ blocks }: Pick<LegalDocument, 'blocks'>): ListedExhibit[] {
  return blocks.flatMap((block): ListedExhibit[] => {
    if (block.kind !== 'table' || !heading.test(textOf(block, 0, 0))) return []
    return block.rows.slice(1).flatMap((_, index) => {
      const [letter, title] = [letterOf.exec(textOf(block, index + 1, 0))?.[1], textOf(block, index + 1, 1)]
      return letter === undefined || title === '' ? [] : [{ letter, title }]
    })
  })
}

function textOf({ rows }: Extract<Block, { kind: 'table' }>, row: number, column: number): string {
  const lines = rows[row]?.[column]?.content ?? []
  return lines.map(inlineText).join(' ').replaceAll(/\s+/g, ' ').trim()
}

/**
 * What the draft lists under a letter and the packet has otherwise. One word in common is the same exhibit; a letter that an
 * earlier filing used is of that one.
 */
export function listedOtherwise({
  listed = [],
  items,
  before,
}: Pick<Filing, 'listed' | 'items' | 'before'>): Failure[] {
  const tops = items.filter(({ parent }) => parent === null)
  if (tops.length === 0) return []
  return listed.flatMap(({ letter, title }): Failure[] => {
    const item = tops.find((one) => one.letter === letter)
    if (!item && before?.lastLetter !== undefined && tabPlace(letter) <= tabPlace(before.lastLetter)) return []
    if (item && haveWordInCommon(title, item.title)) return []
    const packet = item ? `exhibit ${letter} of the packet is “${item.title}”` : `the packet has no exhibit ${letter}`
    const sentence = `The draft lists Ex. ${letter} as “${title}”; ${packet}.`
    return [{ place: `listed ${letter}`, sentence, severity: 'warn' }]
  })
}

function haveWordInCommon(a: string, b: string): boolean {
  const others = new Set(wordsOf(b))
  return wordsOf(a).some((word) => others.has(word))
}

/** Without what every list says of any document; `documents` is `document`. */
function wordsOf(title: string): string[] {
  return foldToWords(title)
    .split(' ')
    .filter((word) => word.length > 3 && !/^(?:exhibits?|cop(?:y|ies)|with|from|translat\w{0,5}|certified)$/.test(word))
    .map((word) => word.replace(/s$/, ''))
}
