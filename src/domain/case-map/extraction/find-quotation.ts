import type { Range } from '#domain/section-content/read.ts'

/** A text prepared for looking up quotations; keeps the way back. */
export type FlatText = { readonly text: string; readonly offsets: Int32Array }

/** `Page 2 of 5` on a line of its own stands between words of one sentence. */
const pageLine =
  /(?<=\n)[ \t\f]*(?:-[ \t]*)?page[ \t]+\d{1,4}(?:[ \t]*(?:of|\/)[ \t]*\d{1,4})?(?:[ \t]*-)?[ \t]*(?=\n|$)/gi
/** A word divided at a hyphen, at the end of a line or within it. */
const hyphen = /(?<=\p{L})[-\u2010\u2011\u00AD](?:[ \t]*\r?\n[ \t]*)?(?=\p{L})/gu
const space = /[\s\u00A0\u200B]+/gu

/**
 * Flattens a text: white space, the shape of quotation marks and dashes, and the hyphens of divided words make no
 * difference any more. Everything else stays as it is, capital letters too.
 */
export function flatten(original: string): FlatText {
  const cuts = [
    ...cutsOf(original, pageLine, ''),
    ...cutsOf(original, hyphen, ''),
    ...cutsOf(original, space, ' '),
  ].toSorted((a, b) => a.start - b.start || b.end - a.end)
  const offsets: number[] = []
  let text = ''
  let at = 0
  const copy = (end: number) => {
    for (; at < end; at += 1) {
      text += plain(original.charAt(at))
      offsets.push(at)
    }
  }
  for (const { start, end, as } of cuts) {
    if (start < at) continue
    copy(start)
    // Two runs of white space around a line that was taken out are one.
    if (as !== '' && !text.endsWith(' ')) {
      text += as
      offsets.push(start)
    }
    at = end
  }
  copy(original.length)
  return { text, offsets: Int32Array.from(offsets) }
}

const cutsOf = (text: string, pattern: RegExp, as: string) =>
  [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length, as }))

function plain(character: string): string {
  if (/[“”„«»″]/.test(character)) return '"'
  if (/[’‘‚′`´]/.test(character)) return "'"
  return /[‐‑–—−]/.test(character) ? '-' : character
}

/** Fewer words prove nothing. */
const fewestWords = 3

/**
 * Where quoted words stand in a text, between `from` and `to` of the original; undefined when they do not stand there word
 * for word. Marks around the quotation and its final point are not part of it.
 */
export function findQuotation(quoted: string, flat: FlatText, { start: from, end: to }: Range): Range | undefined {
  const { text: whole } = flatten(quoted)
  const words = whole.trim().replace(/^["']+(?=\p{L}|\p{N})/u, '')
  const bare = words.replace(/["'.,;:]{1,3}$/, '')
  if ((bare.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []).length < fewestWords) return undefined
  return lookUp(words.trim(), flat, from, to) ?? lookUp(bare, flat, from, to)
}

function lookUp(words: string, { text, offsets }: FlatText, from: number, to: number): Range | undefined {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length
    const first = offsets[at] ?? 0
    if (first >= to) return undefined
    const isWhole =
      !/[\p{L}\p{N}]{2}/u.test(text.slice(at - 1, at + 1)) && !/[\p{L}\p{N}]{2}/u.test(text.slice(end - 1, end + 1))
    const last = (offsets[end - 1] ?? 0) + 1
    if (first >= from && last <= to && isWhole) return { start: first, end: last }
  }
  return undefined
}
