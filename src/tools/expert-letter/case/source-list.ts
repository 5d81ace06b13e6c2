import { foldToWords } from '#domain/language/fold.ts'
import { bareWord } from '#domain/text/trim.ts'
import type { LetterSources } from './letter-sources.ts'

const ownObservation =
  /\b(?:my own|own (?:observation|field ?work|research|interviews?)|i (?:observed|saw|interviewed|visited|found)|my (?:field ?work|research|interviews?|visits?))\b/iu

/**
 * True when a general claim about a country names a source of the expert's list, by its number or by a name of at least
 * two words (the country's own name is none), or says that it is the expert's own observation.
 */
export function namesListedSource(claim: string, { expertDocuments, expert }: LetterSources, country = ''): boolean {
  if (ownObservation.test(claim)) return true
  const lines = [...expertDocuments, ...(expert ? [expert] : [])].flatMap(({ title, text }) => [
    title,
    ...text.split(/[\n;]/),
  ])
  const folded = ` ${foldToWords(claim)} `
  return (
    namesNumber(claim, lines) ||
    lines.flatMap(namesIn).some((name) => name !== foldToWords(country) && folded.includes(` ${name} `))
  )
}

/** `item 7`, `source no. 7`: there is a line with that number. */
function namesNumber(claim: string, lines: readonly string[]): boolean {
  const numbers = [...claim.matchAll(/\b(?:item|source|no|nos|number)s?\.?\s*#?(\d{1,3})\b/giu)].map(
    ([, number]) => number,
  )
  return numbers.some((number) => lines.some((line) => new RegExp(String.raw`^\s*\(?${number}[.):\s]`).test(line)))
}

const connecting = new Set(['of', 'the', 'and', 'for', 'on', 'in', 'without', 'to'])

/** The names in a line: runs of at least two capitalised words, with small words between them. */
function namesIn(line: string): string[] {
  const names: string[] = []
  let run: string[] = []
  const close = () => {
    while (connecting.has(run.at(-1) ?? '')) run.pop()
    if (run.length >= 2) names.push(foldToWords(run.join(' ')))
    run = []
  }
  for (const word of line.split(/\s+/)) {
    const bare = bareWord(word)
    if (/^\p{Lu}/u.test(bare) || (run.length > 0 && connecting.has(bare))) run.push(bare)
    else close()
    if (/[.,;:)]$/.test(word)) close()
  }
  close()
  return names
}
