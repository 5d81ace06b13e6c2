import { diffArrays } from 'diff'
import type { Range } from '#domain/section-content/read.ts'
import { foldWithOffsets, unfold, type FoldedText } from '#domain/language/folded-text.ts'

export type QuotationMatch =
  | { readonly state: 'exact'; readonly at: Range }
  /** Nearly the same words: the passage that it seems to come from, and the share of its words that agree. */
  | { readonly state: 'near'; readonly at: Range; readonly agreement: number }
  | { readonly state: 'absent' }

/** A piece between two liberties of the writer (`. . .`, `[t]he`); `gap` is what may lie before it in the source. */
type Piece = { readonly text: string; readonly joinsWord: boolean; readonly cutsWord: boolean; readonly gap: number }

const liberty =
  /((?:(?<!\s)\s+)?(?:(?:\.\s*){3,4}|…\s*|\*\s?\*\s?\*\s*)|\[[^[\]]{0,120}\]|\((?:internal )?(?:citations?|quotation marks?|emphasis)[^)]{0,40}\))/g
const longestOmission = 1_500
const longestBracket = 60
const nearEnough = 0.75

/**
 * Looks for quoted words in a source. Case, punctuation and line breaks do not count; an ellipsis stands for at most
 * 1,500 characters, square brackets for 60. One differing word makes it `near`, never `exact`.
 */
export function matchQuotation(words: string, source: FoldedText): QuotationMatch {
  const pieces = toPieces(words)
  const exact = findPieces(pieces, source)
  if (exact) return { state: 'exact', at: exact }
  return findNear(foldWithOffsets(words.replaceAll(liberty, ' ')).text.trim().split(' '), source)
}

function toPieces(words: string): Piece[] {
  const parts = words.split(liberty)
  const pieces: Piece[] = []
  let gap = 0
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 1) {
      gap += part.startsWith('[') ? longestBracket : longestOmission
      continue
    }
    const text = foldWithOffsets(part).text.trim()
    if (text === '') continue
    const isBeforeBracket = parts[index + 1]?.startsWith('[') === true
    pieces.push({
      text,
      joinsWord: parts[index - 1]?.startsWith('[') === true && /^\p{L}/u.test(part),
      cutsWord: isBeforeBracket && /\p{L}$/u.test(part),
      gap,
    })
    gap = 0
  }
  return pieces
}

function findPieces(pieces: readonly Piece[], source: FoldedText): Range | undefined {
  const [first, ...rest] = pieces
  if (!first) return undefined
  const needle = toNeedle(first)
  for (let at = source.text.indexOf(needle); at >= 0; at = source.text.indexOf(needle, at + 1)) {
    const end = followPieces(rest, source.text, at + needle.length)
    if (end !== undefined) return unfold(source, at, end)
  }
  return undefined
}

function followPieces(pieces: readonly Piece[], text: string, from: number): number | undefined {
  let end = from
  for (const piece of pieces) {
    const needle = toNeedle(piece)
    const at = text.indexOf(needle, Math.max(0, end - 1))
    if (at < 0 || at - end > piece.gap) return undefined
    end = at + needle.length
  }
  return end
}

const toNeedle = ({ text, joinsWord, cutsWord }: Piece) => `${joinsWord ? '' : ' '}${text}${cutsWord ? '' : ' '}`

/** The stretch of the source that shares most runs of three words with the quotation, in the same order. */
function findNear(words: readonly string[], source: FoldedText): QuotationMatch {
  const starts: number[] = []
  for (let index = 0; index + 3 <= words.length; index += 1) {
    const needle = ` ${words.slice(index, index + 3).join(' ')} `
    const at = source.text.indexOf(needle)
    if (at >= 0) starts.push(at)
  }
  const best = starts.toSorted((a, b) => support(starts, b, words) - support(starts, a, words))[0]
  if (best === undefined) return { state: 'absent' }
  const length = words.join(' ').length
  const near = starts.filter((start) => Math.abs(start - best) <= length)
  const from = Math.max(0, Math.min(...near) - 20)
  const to = Math.min(source.text.length, Math.max(...near) + length)
  return compareStretch(words, source, from, to)
}

const support = (starts: readonly number[], at: number, words: readonly string[]) =>
  starts.filter((start) => Math.abs(start - at) <= words.join(' ').length).length

function compareStretch(words: readonly string[], source: FoldedText, from: number, to: number): QuotationMatch {
  const begin = source.text.lastIndexOf(' ', from)
  const end = source.text.indexOf(' ', to)
  const stretch = source.text.slice(begin + 1, end < 0 ? undefined : end).split(' ')
  const kept = commonWords(words, stretch)
  const agreement = kept.length / words.length
  const [first, last] = [kept[0], kept.at(-1)]
  if (agreement < nearEnough || first === undefined || last === undefined) return { state: 'absent' }
  const offsetOf = (index: number) =>
    begin + 1 + stretch.slice(0, index).reduce((sum, word) => sum + word.length + 1, 0)
  return {
    state: 'near',
    agreement,
    at: unfold(source, offsetOf(first), offsetOf(last) + (stretch[last]?.length ?? 0)),
  }
}

/** The places in the second list of the words that both lists have in the same order. */
function commonWords(words: readonly string[], stretch: readonly string[]): number[] {
  let at = 0
  return diffArrays([...words], [...stretch]).flatMap(({ value, added, removed }) => {
    if (removed) return []
    at += value.length
    return added ? [] : value.map((_, index) => at - value.length + index)
  })
}
