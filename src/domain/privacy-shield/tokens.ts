import type { PlainView } from './plain-view.ts'

/** An unbroken run of letters and digits of a view, in lower case. */
export type Token = {
  readonly start: number
  readonly end: number
  readonly lower: string
  readonly isCapital: boolean
}

const run = /[\p{L}\p{N}]+/gu

/** The tokens of a view, in order. */
export function tokensOf({ text, lower }: PlainView): Token[] {
  return [...lower.matchAll(run)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    lower: word,
    isCapital: /^\p{Lu}/u.test(text.slice(index, index + 2)),
  }))
}

/** The words of a name or an address as tokens. */
export function wordsOf(lower: string): string[] {
  return lower.match(run) ?? []
}

/** Whether two words stand beside each other, with at most the marks of an address or a firm between. */
export function isClose({ text }: PlainView, one: Token | undefined, other: Token | undefined): boolean {
  return one !== undefined && other !== undefined && /^[\s.,#&'\-–/]{0,4}$/.test(text.slice(one.end, other.start))
}
