import { countWords } from '#domain/language/sentences.ts'
import { listInWords } from '#domain/prose/words.ts'

/** `Place of death: `, `Findings: `: what a form calls an entry. */
const label = /(?<=^|[\s;])(\p{Lu}\p{Ll}{2,14}(?: \p{Ll}{2,12}){0,3}): (?=\S)/gu
/** Who somebody is, told elsewhere. */
const ofIdentity =
  /^(?:sex|age|name|given name|surname|marital status|civil status|nationality|occupation|informant|patient|file|registry|number|to|from|re)$/iu
const longestEntries = 70

/**
 * The entries of a form as a sentence, each in its own words: `The certificate gives as place of death “Ocotal” and as manner
 * “natural.”` Undefined where the words are no row of entries, or too long to quote.
 */
export function entriesOfForm(words: string, noun: string): string | undefined {
  const labels = [...words.matchAll(label)]
  if (labels.length < 2 || labels[0]?.index !== 0) return undefined
  const entries = labels.map((found, at) => ({
    name: (found[1] ?? '').toLowerCase(),
    value: words
      .slice(found.index + found[0].length, labels[at + 1]?.index)
      .trim()
      // The full stop of `P.P.C.` belongs to it.
      .replace(/(?<!\.\p{L})[.;,]$/u, ''),
  }))
  const told = entries.filter(({ name, value }) => !ofIdentity.test(name) && value !== '')
  const length = told.reduce((sum, { value }) => sum + countWords(value), 0)
  // Marks within an entry would end the quotation, and a whole sentence in one is quoted as such.
  if (told.length < 2 || length > longestEntries || told.some(({ value }) => /["“”]|[.?!] \p{Lu}/u.test(value)))
    return undefined
  const quoted = told.map(({ name, value }) => `as ${name} “${value}”`)
  // Two entries stand without a comma, so that none gets into the words of the first.
  const listed = quoted.length === 2 ? quoted.join(' and ') : listInWords(quoted)
  return `The ${noun} gives ${listed}.`.replaceAll(/\.?”(,|\.(?=$))/gu, '$1”')
}
