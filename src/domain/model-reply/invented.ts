import { recogniseCitations } from '#domain/citations/recognise.ts'
import { sameRule } from '#domain/citations/known-authorities.ts'
import { countryOf, isListedCity } from '#domain/language/cities.data.ts'
import { isCommonWord, isUnknownWord } from '#domain/language/dictionary.ts'
import { foldWord } from '#domain/language/fold.ts'
import { givenNames } from '#domain/language/given-names.data.ts'
import { monthNumber } from '#domain/language/months.ts'
import { institutionWords } from '#domain/language/word-lists.data.ts'

/** What a reply names and its request does not. */
export type Invented = {
  readonly persons: readonly string[]
  readonly decisions: readonly string[]
  /** Statutes and regulations. */
  readonly provisions: readonly string[]
}

const word = String.raw`\p{Lu}[\p{L}\p{M}’'-]{1,40}`
const titled = new RegExp(
  String.raw`(?<!\p{L})(Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Judge|Officer|Attorney|Detective|Sergeant|Agent|Pastor|Reverend|Rev|Imam|Rabbi|Nurse|Counsel)\.? (?:${word} ){0,3}${word}`,
  'gu',
)
const named = new RegExp(String.raw`(?<![\p{L}\p{M}])(${word})(?= (${word}))`, 'gu')
const cited = new RegExp(String.raw`(?<!\p{L})(?:Matter of|In re) ${word}(?:-${word})*`, 'gu')
/** Before a name these leave no doubt; behind an office a common word stands too: `Judge Advocate`. */
const civil = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor)$/u

/**
 * Persons, decisions and provisions of a reply for which its request has no word: software puts in all citations, and
 * whoever is not in the case file is nobody of the case. `text` is the reply's plain text without tokens, `request` all
 * that the writer was given.
 */
export function inventedIn(text: string, request: string): Invented {
  const known = knownWords(request)
  return { persons: personsIn(text, known), ...citedIn(text, request) }
}

/** All words of the request, folded, and the parts of those with hyphens. */
function knownWords(request: string): (name: string) => boolean {
  const words = new Set(
    (request.match(/[\p{L}\p{M}][\p{L}\p{M}’'-]*/gu) ?? []).flatMap((one) => {
      const folded = foldWord(bare(one))
      return [folded, ...folded.split('-')]
    }),
  )
  return (name) => words.has(foldWord(bare(name)))
}

function personsIn(text: string, isKnown: (name: string) => boolean): string[] {
  const withTitle = [...text.matchAll(titled)].flatMap(([name, title = '']) => {
    const last = foldWord(lastWord(bare(name)))
    const isNobody = !civil.test(title) && (isCommonWord(last) || institutionWords.has(last))
    return isNobody || isKnown(lastWord(name)) ? [] : [bare(name)]
  })
  const byBoth = [...text.matchAll(named)].flatMap(([, first = '', last = '']) =>
    isNewPerson(first, bare(last), isKnown) ? [`${first} ${bare(last)}`] : [],
  )
  return [...new Set([...withTitle, ...byBoth])]
}

/** A first name that nobody of the file has, before any family name; or two words in a row that no dictionary and no file has. */
function isNewPerson(first: string, last: string, isKnown: (name: string) => boolean): boolean {
  const [given, family] = [foldWord(first), foldWord(last)]
  if (isKnown(first) || monthNumber(first) !== undefined) return false
  if (isCommonWord(family) || institutionWords.has(family)) return false
  if (givenNames.has(given)) return !isKnown(last) || !isPlace(given)
  return ![given, family].some(isPlace) && !isKnown(last) && isUnknownWord(given) && isUnknownWord(family)
}

/** `Virginia Medina`, `in Santiago Mr. Ruiz`: before a word of the file a place as well. */
const isPlace = (folded: string) => isListedCity(folded) || countryOf(folded) !== undefined

const bare = (name: string) => name.replace(/['’]s?$/u, '')
const lastWord = (name: string) => name.split(' ').at(-1) ?? name

function citedIn(text: string, request: string): Omit<Invented, 'persons'> {
  const found = recogniseCitations(text)
  const written = found.filter(({ kind }) => kind === 'case' || kind === 'unpublished')
  const rules = found.filter(({ kind, key }) => (kind === 'statute' || kind === 'regulation') && key !== undefined)
  const names = [...text.matchAll(cited)].map(([name]) => name)
  if (written.length + names.length + rules.length === 0) return { decisions: [], provisions: [] }
  const known = compact(request)
  const strange = written.filter(({ volume, reporter, page, text: whole }) =>
    volume === undefined || page === undefined
      ? !known.includes(compact(whole))
      : !known.includes(compact(`${volume}${reporter ?? ''}${page}`)),
  )
  const unnamed = names.filter((name) => !known.includes(compact(bare(name))))
  const decisions = [...new Set([...strange.map((one) => one.text), ...unnamed])]
  return { decisions, provisions: provisionsIn(rules, request) }
}

/** By the section, whatever its paragraph: `INA § 240` and `8 U.S.C. § 1229a` are one. */
function provisionsIn(rules: readonly { readonly key?: string; readonly text: string }[], request: string): string[] {
  if (rules.length === 0) return []
  const keys = new Set(recogniseCitations(request).flatMap(({ key }) => (key === undefined ? [] : sameRule(key))))
  return [
    ...new Set(rules.filter(({ key = '' }) => !sameRule(key).some((one) => keys.has(one))).map((one) => one.text)),
  ]
}

/** Letters and digits alone: spaces, periods and italics of a citation make no difference. */
const compact = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')
