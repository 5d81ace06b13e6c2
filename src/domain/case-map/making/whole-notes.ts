import { findSentences } from '#domain/language/sentences.ts'
import type { Range } from '#domain/section-content/read.ts'
import { withQuotationsWhole } from '../reading/quotations-whole.ts'

/**
 * Sentences of notes; what begins small or with a dash goes on behind an abbreviation: `Calmette hosp. - lost it`. Where the
 * notes begin their sentences small (`isSmall`), a stop ends one all the same.
 */
export function wholeNotes(text: string, isSmall: boolean): Range[] {
  const whole: Range[] = []
  for (const sentence of withQuotationsWhole(text, findSentences(text, { semicolons: true }))) {
    const before = whole.at(-1)
    const end = before === undefined ? '' : text.slice(before.start, before.end)
    const begin = text.slice(sentence.start, sentence.start + 2)
    const goesOn =
      abbreviated.test(end) ||
      (/^[-–—] /u.test(begin) && /\p{L}\.$/u.test(end)) ||
      (!isSmall && /^\p{Ll}/u.test(begin) && /\p{L}\.$/u.test(end))
    if (before !== undefined && goesOn) whole[whole.length - 1] = { start: before.start, end: sentence.end }
    else whole.push(sentence)
  }
  return isSmall ? whole.flatMap((range) => apartAtStops(text, range)) : whole
}

/** A rank, a birth, a measure: no sentence ends at its stop. */
const abbreviated =
  /(?<!\p{L})(?:[Cc]apt|[Ss]gt|[Ll]t|[Cc]ol|[Gg]en|[Mm]aj|[Cc]pl|[Ii]nsp|[Dd]r|[Mm]rs?|[Mm]s|[Ss]t|[Nn]o|[Hh]osp|[Dd]ept|[Gg]ovt|[Aa]pprox|[Aa]ppt|[Aa]bt|[Vv]s|[Aa]tty|[Ii]ncl|[Ee]st|[Ee]sp|[Yy]rs?|[Mm]os?|[Ww]ks?|[Uu]niv|\p{L})\.$/u

/** Most stops of the notes stand before a small letter: their writer begins sentences so. */
export const beginSmall = (text: string): boolean =>
  (text.match(/[\p{Ll}\d)]\. (?=\p{Ll})/gu)?.length ?? 0) > (text.match(/[\p{Ll}\d)]\. (?=\p{Lu})/gu)?.length ?? 0) + 2

function apartAtStops(text: string, { start, end }: Range): Range[] {
  const words = text.slice(start, end)
  // Between quotation marks nothing is taken apart.
  const open = (at: number) => (words.slice(0, at).match(/[“"”]/gu)?.length ?? 0) % 2 === 1
  const stops = [...words.matchAll(/\.(?= \p{Ll})/gu)].flatMap(({ index }) =>
    abbreviated.test(words.slice(0, index + 1)) || open(index) ? [] : [index + 1],
  )
  return [0, ...stops].map((from, at, all) => ({
    start: start + (at === 0 ? from : from + 1),
    end: start + (all[at + 1] ?? words.length),
  }))
}
