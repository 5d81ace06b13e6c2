import type { Range } from '#domain/section-content/read.ts'
import type { FoundMark, TemplateLine } from '#domain/template-sections/old-case.ts'
import type { IsProtected } from '../name-words.ts'
import { kindOfWord, type WordKind } from '../usual-words.ts'

type Word = Range & { readonly kind: WordKind | 'taken' }

type Reading = {
  readonly slot?: 'value' | 'exhibit'
  readonly label?: string
  readonly isProtected: IsProtected
  /** Only numbers and names are of one case: a word in small letters, and the first, are the firm's. */
  readonly isTitle?: boolean
}

/**
 * What of a value nobody has explained, as marks: the whole value where most of it is of one case, else from the first
 * word of one case to the last, so that `Notice of hearing, mailed to` stays before its address. None where every word is
 * one of the law or of an office. `within`: where the value stands in the line.
 */
export function valueMarks(
  line: TemplateLine,
  within: Range,
  marks: readonly FoundMark[],
  { slot = 'value', label, isProtected, isTitle = false }: Reading,
): FoundMark[] {
  const value = line.text.slice(within.start, within.end)
  if (placeholder.test(value)) return []
  const markOf = (range: Range): FoundMark => ({
    ...bare(line.text, range),
    slot,
    ...(label !== undefined && { label }),
  })
  const read = wordsOf(line, within, marks, isProtected)
  const words = isTitle ? read.map((_, at) => asTitle(read, at, line.text)) : read
  const open = words.filter(({ kind }) => kind === 'open')
  if (open.length === 0) return []
  const isFree = words.every(({ kind }) => kind !== 'taken')
  const usual = words.filter(({ kind }) => kind === 'usual').length
  if (isFree && !isTitle && usual <= open.length) return [markOf(within)]
  // `Notice of hearing, mailed to`, before the address, is the firm's; `line cook` before a name is not.
  const lead = words.findIndex(({ kind }) => kind === 'open' || kind === 'taken')
  const isFrame = words.slice(0, lead).filter(({ kind }) => kind === 'usual').length > 1
  return (isTitle || isFrame ? runsOf(words) : stretchesOf(words)).map(markOf)
}

const placeholder = /^[\s(“"]*[[{<«_☐]|\[[^\]]{1,60}\]\W*$/u

function wordsOf(line: TemplateLine, within: Range, marks: readonly FoundMark[], isProtected: IsProtected): Word[] {
  const value = line.text.slice(within.start, within.end)
  return [...value.matchAll(/[\p{L}\p{N}$#][\p{L}\p{M}\p{N}’'-]*/gu)].map(({ 0: written, index }): Word => {
    const place = { start: within.start + index, end: within.start + index + written.length }
    const isTaken =
      marks.some((mark) => mark.start < place.end && place.start < mark.end) ||
      isProtected(line, place.start, place.end)
    return { ...place, kind: isTaken ? 'taken' : kindOfWord(written, line.text.slice(0, place.start)) }
  })
}

/** In a title: `Branch 4` is one name, `61 pages` one count. */
function asTitle(words: readonly Word[], at: number, text: string): Word {
  const [before, word = { start: 0, end: 0, kind: 'small' }, next] = [words[at - 1], words[at], words[at + 1]]
  const written = text.slice(word.start, word.end)
  if (word.kind === 'open')
    return /\d/.test(written) || (at > 0 && /^\p{Lu}/u.test(written)) ? word : { ...word, kind: 'usual' }
  if (word.kind !== 'usual' || at === 0) return word
  const isCounted = before?.kind === 'open' && /^\d+ $/.test(text.slice(before.start, word.start))
  const isNumbered = next?.kind === 'open' && /^ \d/.test(text.slice(word.end, next.start + 1))
  const isOfCase = /^\p{Lu}/u.test(written) ? isNumbered : isCounted
  return isOfCase ? { ...word, kind: 'open' } : word
}

/** From the first open word to the last one, in each stretch that no mark interrupts. */
function runsOf(words: readonly Word[]): Range[] {
  const runs: { start: number; end: number }[] = []
  let isOpen = false
  for (const { start, end, kind } of words) {
    if (kind === 'taken') isOpen = false
    if (kind !== 'open') continue
    const last = runs.at(-1)
    if (isOpen && last) last.end = end
    else runs.push({ start, end })
    isOpen = true
  }
  return runs
}

/** Each stretch that no mark interrupts, where it is more than small words. */
function stretchesOf(words: readonly Word[]): Range[] {
  const stretches: { start: number; end: number; isTold: boolean }[] = []
  let isOpen = false
  for (const { start, end, kind } of words) {
    const last = stretches.at(-1)
    const isTold = kind === 'open' || kind === 'usual'
    if (kind !== 'taken' && isOpen && last) Object.assign(last, { end, isTold: last.isTold || isTold })
    else if (kind !== 'taken') stretches.push({ start, end, isTold })
    isOpen = kind !== 'taken'
  }
  return stretches.filter(({ isTold }) => isTold)
}

/** Without white space and commas at its ends. */
function bare(text: string, { start, end }: Range): Range {
  const words = text.slice(start, end)
  const lead = /^[\s,;:–—-]*/u.exec(words)?.[0].length ?? 0
  const tail = /(?<![\s,;.])[\s,;.]+$/u.exec(words.slice(lead))?.[0].length ?? 0
  return { start: start + lead, end: end - tail }
}
