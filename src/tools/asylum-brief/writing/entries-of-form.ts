import { countWords } from '#domain/language/sentences.ts'
import { listInWords } from '#domain/prose/words.ts'

/** `Place of death: `, `Findings: `: what a form calls an entry. */
const label = /(?<=^|[\s;])(\p{Lu}\p{Ll}{2,14}(?: \p{Ll}{2,12}){0,3}): (?=\S)/gu
/** Who somebody is, told elsewhere. */
const ofIdentity =
  /^(?:sex|age|name|given name|surname|marital status|civil status|nationality|occupation|informant|patient|file|registry|number|to|from|re)$/iu
const longestEntries = 70

/** Two entries that a form sets side by side stand apart by more than one space. */
const columns = /\s{2,}|\t/u

/**
 * The entries of a form as a sentence, each in its own words: `The certificate gives as place of death “Ocotal” and as manner
 * “natural.”` A form keeps its entries by lines and columns; what stands in one without a name goes with the entry before.
 * Undefined where the words are no rows of entries, or too long to quote.
 */
export function entriesOfForm(words: string, noun: string): string | undefined {
  const entries = words.includes('\n') || columns.test(words) ? entriesByLine(words) : entriesInRow(words)
  if (entries === undefined) return undefined
  const told = entries.filter(({ name, value }) => !ofIdentity.test(name) && value !== '')
  const length = told.reduce((sum, { value }) => sum + countWords(value), 0)
  // Marks within an entry would end the quotation, and a whole sentence in one is quoted as such.
  if (
    told.length < 2 ||
    length > longestEntries ||
    told.some(({ value }) => /["“”]|\p{Ll}{3}[.?!] \p{Lu}/u.test(value))
  )
    return undefined
  const quoted = told.map(({ name, value }) => `as ${name} “${value}”`)
  // Two entries stand without a comma, so that none gets into the words of the first.
  const listed = quoted.length === 2 ? quoted.join(' and ') : listInWords(quoted)
  return `The ${noun} gives ${listed}.`.replaceAll(/\.?”(,|\.(?=$))/gu, '$1”')
}

type Entry = { readonly name: string; readonly value: string }

const bare = (value: string): string =>
  value
    .replaceAll(/\s+/g, ' ')
    .trim()
    // The full stop of `P.P.C.` belongs to it.
    .replace(/(?<!\.\p{L})[.;,]$/u, '')

function entriesInRow(words: string): Entry[] | undefined {
  const labels = [...words.matchAll(label)]
  if (labels.length < 2 || labels[0]?.index !== 0) return undefined
  return labels.map((found, at) => ({
    name: (found[1] ?? '').toLowerCase(),
    value: bare(words.slice(found.index + found[0].length, labels[at + 1]?.index)),
  }))
}

function entriesByLine(words: string): Entry[] | undefined {
  const cells = words.split(/\n|\s{2,}|\t/u).filter((cell) => cell.trim() !== '')
  const entries: Entry[] = []
  let unnamed = 0
  for (const cell of cells) {
    const [, name, value = ''] = /^\s*(\p{Lu}[\p{L}\d ./-]{2,40}): (\S[^\n]*)$/u.exec(cell) ?? []
    // `Record of statement no. 77/2021. Date: 20/1/2021`: the label stands behind the last full stop.
    if (name !== undefined)
      entries.push({ name: (name.split(/\. /u).at(-1) ?? name).toLowerCase(), value: bare(value) })
    else if (entries.length > 0) return undefined
    // The number of the paper above its entries.
    else unnamed += 1
  }
  return entries.length < 2 || unnamed > 2 ? undefined : entries
}
