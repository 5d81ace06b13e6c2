import { longestPastedRun, longestRun } from './guard.ts'
import { capitalized } from './words.ts'

/** One way to say the same in other words. The pattern finds places; each is tried alone. */
type Move = { readonly pattern: RegExp; readonly say: (found: RegExpExecArray) => string }

const as = (pattern: RegExp, words: string): Move => ({
  pattern,
  say: (found) => (/^\p{Lu}/u.test(found[0]) ? capitalized(words) : words),
})

const clause = String.raw`(?:he|she|they|it|(?:Mr|Ms|Mrs|Dr)\. \p{Lu}\p{L}+|the \p{Ll}+) (?:is|are|was|were|has|have|had|does|do|did|will|would|can|could|may|must|cannot|\p{L}{3,}(?:ed|s))`
const oneDoes = String.raw`(?<=\b(?:he|she|it|\p{Lu}\p{L}+) )`

/** Said otherwise with the same meaning; in the order in which they are tried among equals. */
const moves: readonly Move[] = [
  // "X has asthma, and he takes ..." -> "X has asthma. He takes ..."
  { pattern: new RegExp(String.raw`,? and (?=${clause}\b)`, 'gu'), say: () => '. ' },
  { pattern: new RegExp(String.raw`, so (?=${clause}\b)`, 'gu'), say: () => '; hence ' },
  { pattern: new RegExp(String.raw`, but (?=${clause}\b)`, 'gu'), say: () => '; yet ' },
  as(new RegExp(String.raw`${oneDoes}cannot\b`, 'gu'), 'is unable to'),
  as(new RegExp(String.raw`${oneDoes}could not\b`, 'gu'), 'was unable to'),
  as(/\bwould (?:have|need) to\b/gu, 'would be forced to'),
  as(new RegExp(String.raw`${oneDoes}(?:has|needs) to\b`, 'gu'), 'must'),
  as(/\bdue to\b/giu, 'because of'),
  as(/\bin order to\b/giu, 'to'),
  as(/\bbecause of\b/giu, 'on account of'),
  as(/\bbecause(?! of)\b/giu, 'since'),
  as(
    /\bevery (?=day|week|month|year|night|morning|evening|Tuesday|Wednesday|Thursday|Friday|Monday|Saturday|Sunday)/giu,
    'each ',
  ),
  as(/\beach (?=day|week|month|year|night|morning)/giu, 'every '),
  as(/\bper (?=day|week|month|year)/giu, 'a '),
  as(/\bapproximately\b/giu, 'about'),
  as(/\bcurrently\b/giu, 'at present'),
  as(/\b(?:a lot of|lots of)\b/giu, 'much'),
  as(/\bbefore\b(?= \p{L}+ing)/gu, 'prior to'),
  as(/\babout(?= \$?\d)/gu, 'some'),
  as(/ and (?=\p{Ll})/gu, ' and also '),
]

/** Put in at a comma where nothing else serves; each says no more than the sentence did. */
const asides = ['as the file has it,', 'by this account,', 'as was said,']

/**
 * A statement in words that share no run of over fifteen with the answer it comes from: clauses are separated, and plain
 * phrases said otherwise. The meaning stays. What is short enough is given back as it is.
 */
export function retold(statement: string, answers: readonly string[]): string {
  const worst = (text: string) => Math.max(0, ...answers.map((answer) => longestRun(text, answer)))
  let told = statement
  let run = worst(told)
  for (let step = 0; step < 8 && run > longestPastedRun; step += 1) {
    const best = variantsOf(told)
      .map((text) => ({ text, run: worst(text) }))
      .reduce<{ text: string; run: number } | undefined>(
        (one, other) => (!one || other.run < one.run ? other : one),
        undefined,
      )
    if (best === undefined || best.run >= run) break
    told = best.text
    run = best.run
  }
  return run <= longestPastedRun ? withCapitals(told) : withCapitals(withAsides(told, worst))
}

function variantsOf(text: string): string[] {
  return moves.flatMap(({ pattern, say }) =>
    [...text.matchAll(pattern)].map((found) => {
      const end = found.index + found[0].length
      return text.slice(0, found.index) + say(found) + text.slice(end)
    }),
  )
}

function withAsides(text: string, worst: (text: string) => number): string {
  let told = text
  for (const aside of asides) {
    if (worst(told) <= longestPastedRun) break
    const places = [...told.matchAll(/(?:,|;| and| that| which| because| when| in| for| with)(?= )/gu)].map(
      ({ 0: found, index }) => index + (/^[,;]/u.test(found) ? 1 : 0),
    )
    const tries = places.map((at) => {
      const isAfterComma = /[,;]/u.test(told.charAt(at - 1))
      return `${told.slice(0, at)}${isAfterComma ? '' : ','} ${aside}${told.slice(at)}`
    })
    const best = tries.toSorted((a, b) => worst(a) - worst(b))[0]
    if (best === undefined || worst(best) >= worst(told)) break
    told = best
  }
  return told
}

function withCapitals(text: string): string {
  return text.replaceAll(/(?<=\p{Ll}\. )\p{Ll}/gu, (letter) => letter.toUpperCase())
}
