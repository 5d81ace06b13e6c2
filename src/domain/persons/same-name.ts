import type { Person } from './person.ts'
import { byShortGivenName } from './short-given-name.ts'
import { foldToWords } from '#domain/language/fold.ts'

/** A readable id from a name. */
export function idOf(full: string): string {
  const plain = full.replace(/,.*$/, '').normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return (
    plain
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 40) || 'person'
  )
}

/** The same words, or one the first and last of the other. */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [idOf(one.replace(/^(?:Dr|Mr|Mrs|Ms)\. /, '')), idOf(other.replace(/^(?:Dr|Mr|Mrs|Ms)\. /, ''))].map(
    (id) => id.split('-'),
  )
  if (!a || !b) return false
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length === 1) return long.includes(short[0] ?? '')
  // `Nakato Patience`: the family name first, as records write it.
  const isIn = (word: string) =>
    long.includes(word) || (word.length === 1 && long.some((other) => other.startsWith(word)))
  const isTurned = short.at(-1) === long[0] || (short.length === long.length && long.at(-1) === short[0])
  return short.every(isIn) && (short[0] === long[0] || isTurned)
}

/** A name as a pattern finds it word for word. */
export const escapeName = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Whom a name on a paper means: the one who bears it, in either order of its parts or with a part less. Of two who could
 * be meant the one of exactly these words; where nobody bears it so, the one person whose first name is given by its letter.
 */
export function whoIsNamed(written: string, persons: readonly Person[]): Person | undefined {
  const named = persons.filter(({ full }) => isSameName(full, written))
  const wordsOf = (name: string) => idOf(name).split('-').toSorted().join(' ')
  return (
    named.find(({ full }) => wordsOf(full) === wordsOf(written)) ??
    named[0] ??
    byInitial(written, persons) ??
    byShortGivenName(written, persons)
  )
}

/** `D. Pierre-Toussaint`: the one person on file whose first name begins so and who bears the rest; of two nobody can say. */
function byInitial(written: string, persons: readonly Person[]): Person | undefined {
  const [, initial = '', rest = ''] = /^(\p{Lu})\.? (\p{Lu}\p{L}.+)$/u.exec(written.trim()) ?? []
  if (initial === '') return undefined
  const named = persons.filter(({ full }) => {
    const [first = '', ...others] = full.replace(/,.*$/u, '').split(/\s+/)
    return first.length > 1 && first.startsWith(initial) && foldToWords(others.join(' ')) === foldToWords(rest)
  })
  return named.length === 1 ? named[0] : undefined
}

/** `W lifts him`, `K pays all of it`, `E = foreman`: an initial that does something is somebody’s. */
const initialThatActs =
  /(?<![\p{L}\p{M}.’'&-])([B-HJ-Z])(?= (?:=|\p{Ll}{3,12}s|\p{Ll}{3,12}ed|did|had|has|got|went|came|took|gave|bought|paid|made|kept|drove|is|was)(?![\p{L}’'.]))/gu
/** The same initial anywhere else: no point, no figure, and no word that such a letter belongs to. */
const initialAlone =
  /(?<![\p{L}\p{M}.’'&\d-])(?<!\b(?:[Vv]itamin|[Hh]epatitis|[Hh]ep|[Pp]art|[Pp]lan|[Gg]rade|[Tt]ype|[Ss]tage|[Gg]roup|[Tt]itle|[Ff]orm|[Cc]lass|[Oo]ption|[Cc]ategory|[Ee]xhibit|Ex\.|[Uu]nit|[Aa]pt|[Ss]ection|[Ll]evel|[Bb]lock|[Rr]oom) )([B-HJ-Z])(?![\p{L}\p{M}.’'&\d-]| \d)/gu

/**
 * An answer with the names of those whom it calls by an initial: the one of these persons whose first name begins so. An
 * initial that acts in one of the `proofs` (answers of the same file) is that person wherever it stands alone.
 */
export function withInitialsNamed(text: string, persons: readonly Person[], proofs: readonly string[] = []): string {
  const nameOf = (initial: string): string | undefined => {
    const named = persons.flatMap(({ first, full }) => {
      const name = first ?? full.split(' ')[0] ?? ''
      return name.length > 1 && name.startsWith(initial) ? [name] : []
    })
    return named.length === 1 ? named[0] : undefined
  }
  const acting = new Set(
    [text, ...proofs].flatMap((one) => [...one.matchAll(initialThatActs)].map(([, initial]) => initial)),
  )
  return text.replaceAll(initialAlone, (initial) => (acting.has(initial) ? (nameOf(initial) ?? initial) : initial))
}

/** `Declaration - N. Rahimzada`: whose surname the title has, where it is one person's alone. */
export function surnameInTitle({ title }: { readonly title: string }, persons: readonly Person[]): Person | undefined {
  const words = new Set(title.match(/\p{L}[\p{L}’'-]+/gu) ?? [])
  const named = persons.filter(({ full, last }) => words.has((last ?? full).split(/\s+/).at(-1) ?? full))
  return named.length === 1 ? named[0] : undefined
}
