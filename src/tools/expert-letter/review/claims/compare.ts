import { foldToWords } from '#domain/language/fold.ts'
import { isWithinEdits } from '#domain/language/similar-names.ts'
import { type Claim, claimsIn, countsIn, datesIn, namesIn, numbersIn } from './extract.ts'

/** Papers made ready for comparing: each with its dates, numbers and names. */
export type Known = {
  readonly papers: readonly KnownPaper[]
  readonly dates: ReadonlySet<string>
  readonly numbers: ReadonlySet<string>
  readonly counts: ReadonlySet<string>
  /** The words of every name, as a set, for each run of capitalised words. */
  readonly names: readonly ReadonlySet<string>[]
}
type KnownPaper = { readonly title: string; readonly folded: string; readonly keys: ReadonlySet<string> }

/** What comparing a claim with the papers gave. `conflict` names the value on file that it comes near. */
export type Verdict =
  | { readonly verdict: 'found' }
  | { readonly verdict: 'conflict'; readonly onFile: string }
  | { readonly verdict: 'not found' }

export type Paper = { readonly title: string; readonly text: string }

export function readPapers(papers: readonly Paper[]): Known {
  const texts = papers.map(({ text }) => text)
  const dates = texts.flatMap(datesIn).flatMap(({ key }) => [key, key.slice(0, 7)])
  return {
    papers: papers.map(({ title, text }) => ({
      title,
      folded: ` ${foldToWords(text)} `,
      keys: new Set(claimsIn(text).map(({ kind, key }) => `${kind} ${key}`)),
    })),
    dates: new Set(dates),
    numbers: new Set(texts.flatMap(numbersIn).map(({ key }) => key)),
    counts: new Set(texts.flatMap(countsIn).map(({ key }) => key)),
    names: texts.flatMap(namesIn).map(({ key }) => new Set(key.split(' '))),
  }
}

/** Compares one claim with everything on file. */
export function compareClaim({ kind, key, laterKey }: Claim, known: Known): Verdict {
  if (kind === 'date') return compareDate(key, known)
  if (kind === 'number') return compareNumber(key, known)
  if (kind === 'count') return compareCount(key, known)
  const later =
    laterKey === undefined ? undefined : laterKey.includes(' ') ? compareName(laterKey, known).verdict : 'found'
  return later === 'found' ? { verdict: 'found' } : compareName(key, known)
}

const ofNothing = /^(?:times|more|other|others|further|different|such|points|of|out)$/u

/** A small count speaks against the file only when the file counts the same things differently. */
function compareCount(key: string, { counts }: Known): Verdict {
  const noun = key.slice(key.indexOf(' '))
  // `three times` counts whatever it stands beside, and so does `four times` of something else.
  if (ofNothing.test(noun.trim())) return { verdict: 'found' }
  const other = counts.has(key) ? undefined : [...counts].find((count) => count.endsWith(noun))
  return other === undefined ? { verdict: 'found' } : { verdict: 'conflict', onFile: other }
}

/** Two of the three parts of a date on file agree: a slip. */
function compareDate(key: string, { dates }: Known): Verdict {
  if (dates.has(key)) return { verdict: 'found' }
  const near = [...dates].find((date) => date.length === key.length && differingParts(date, key) === 1)
  return near === undefined ? { verdict: 'not found' } : { verdict: 'conflict', onFile: near }
}

function differingParts(a: string, b: string): number {
  const parts = b.split('-')
  return a.split('-').filter((part, index) => part !== parts[index]).length
}

/** Same digits in another order, or one digit off, in numbers of at least three digits: a slip. */
function compareNumber(key: string, { numbers }: Known): Verdict {
  if (numbers.has(key)) return { verdict: 'found' }
  const near = [...numbers].find((number) => number.length === key.length && key.length >= 3 && isSlip(number, key))
  return near === undefined ? { verdict: 'not found' } : { verdict: 'conflict', onFile: near }
}

function isSlip(a: string, b: string): boolean {
  return sortedDigits(a) === sortedDigits(b) || isWithinEdits(a, b, 1)
}

function sortedDigits(text: string): string {
  return Array.from(text).toSorted().join('')
}

/** A name is found when all its words stand in one name on file; one that shares its first word only is a conflict. */
function compareName(key: string, known: Known): Verdict {
  const { names, papers } = known
  // `Albanian and German` of a list with a comma: each of the two stands there.
  const parts = key.split(' and ')
  if (parts.length > 1 && parts.every((part) => isOnFile(part, known))) return { verdict: 'found' }
  const words = key.split(' ').filter((word) => !['of', 'the', 'and', 'for'].includes(word))
  if (names.some((name) => words.every((word) => name.has(word)))) return { verdict: 'found' }
  if (isOnFile(key, known) || papers.some(({ folded }) => standTogether(words, folded))) return { verdict: 'found' }
  const [first = ''] = words
  const near = names.find((name) => name.size > 1 && (name.has(first) || words.every((word) => isNearWord(word, name))))
  return near === undefined ? { verdict: 'not found' } : { verdict: 'conflict', onFile: [...near].join(' ') }
}

const isOnFile = (key: string, { names, papers }: Known): boolean =>
  papers.some(({ folded }) => folded.includes(` ${key} `)) ||
  names.some((name) => key.split(' ').every((word) => name.has(word)))

/** `Chief, Division for Feuds` for `Chief of the Division`: all its words within a few of a paper, whatever stands between. */
function standTogether(words: readonly string[], folded: string): boolean {
  const [first = ''] = words
  if (words.length < 2) return false
  const all = folded.trim().split(' ')
  return all.some((word, at) => {
    if (word !== first) return false
    const near = all.slice(Math.max(0, at - words.length - 1), at + words.length + 3)
    return words.every((one) => near.includes(one))
  })
}

function isNearWord(word: string, name: ReadonlySet<string>): boolean {
  return [...name].some((other) => other === word || (word.length >= 5 && isWithinEdits(other, word, 2)))
}

/** The titles of the papers that hold at least one of these claims, most first. */
export function papersWith(claims: readonly Claim[], { papers }: Known): string[] {
  return papers
    .map(({ title, folded, keys }) => ({
      title,
      hits: claims.filter(
        ({ kind, key }) => keys.has(`${kind} ${key}`) || (kind === 'name' && folded.includes(` ${key} `)),
      ).length,
    }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits)
    .map(({ title }) => title)
}
