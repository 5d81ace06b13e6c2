import { recogniseCitations } from '#domain/citations/recognise.ts'
import { isCommonWord } from '#domain/language/dictionary.ts'
import { foldWord } from '#domain/language/fold.ts'
import { givenNames } from '#domain/language/given-names.data.ts'
import { monthNumber } from '#domain/language/months.ts'
import { institutionWords } from '#domain/language/word-lists.data.ts'

/** What a reply names and its request does not. */
export type Invented = { readonly persons: readonly string[]; readonly decisions: readonly string[] }

const word = String.raw`\p{Lu}[\p{L}\p{M}’'-]{1,40}`
const titled = new RegExp(String.raw`(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor)\.? (?:${word} ){0,3}${word}`, 'gu')
const named = new RegExp(String.raw`(?<![\p{L}\p{M}])(${word})(?= (${word}))`, 'gu')
const cited = new RegExp(String.raw`(?<!\p{L})(?:Matter of|In re) ${word}(?:-${word})*`, 'gu')

/**
 * Persons and decisions of a reply for whom its request has no word: software puts in all citations, and whoever is not in
 * the case file is nobody of the case. `text` is the reply's plain text without tokens, `request` all that the writer was given.
 */
export function inventedIn(text: string, request: string): Invented {
  const known = request.toLowerCase()
  const isKnown = (name: string) => known.includes(bare(name).toLowerCase())
  const withTitle = [...text.matchAll(titled)].map(([name]) => bare(name)).filter((name) => !isKnown(lastWord(name)))
  const byBoth = [...text.matchAll(named)].flatMap(([, first = '', last = '']) =>
    isNameOfPerson(first, bare(last)) && !isKnown(first) && !isKnown(last) ? [`${first} ${bare(last)}`] : [],
  )
  return { persons: [...new Set([...withTitle, ...byBoth])], decisions: decisionsIn(text, request) }
}

const bare = (name: string) => name.replace(/['’]s?$/u, '')
const lastWord = (name: string) => name.split(' ').at(-1) ?? name

function isNameOfPerson(first: string, last: string): boolean {
  const [given, family] = [foldWord(first), foldWord(last)]
  return (
    givenNames.has(given) && monthNumber(first) === undefined && !isCommonWord(family) && !institutionWords.has(family)
  )
}

function decisionsIn(text: string, request: string): string[] {
  const written = recogniseCitations(text).filter(({ kind }) => kind === 'case' || kind === 'unpublished')
  const names = [...text.matchAll(cited)].map(([name]) => name)
  if (written.length + names.length === 0) return []
  const known = compact(request)
  const strange = written.filter(({ volume, reporter, page, text: whole }) =>
    volume === undefined || page === undefined
      ? !known.includes(compact(whole))
      : !known.includes(compact(`${volume}${reporter ?? ''}${page}`)),
  )
  const unnamed = names.filter((name) => !known.includes(compact(bare(name))))
  return [...new Set([...strange.map((one) => one.text), ...unnamed])]
}

/** Letters and digits alone: spaces, periods and italics of a citation make no difference. */
const compact = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')
