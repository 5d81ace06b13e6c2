import { foldWord } from '#domain/language/fold.ts'
import { isCommonWord } from '#domain/language/dictionary.ts'
import { givenNames } from '#domain/language/given-names.data.ts'
import { countries } from '#law/countries.data.ts'
import { states } from '#law/states.ts'
import { demonyms, languages, storyWords } from '#domain/old-client/lexicon.data.ts'
import type { FirmDocument } from '../firm-document.ts'
import {
  freshCounts,
  freshCountries,
  freshDemonyms,
  freshFamilyNames,
  freshGivenNames,
  freshIllnesses,
  freshLanguages,
  freshProperWords,
  freshStates,
  freshThings,
} from './fresh-values.data.ts'
import { freshDates } from './fresh-dates.ts'
import { Random } from './random.ts'

/** The kinds of words that are filled anew; a seed may fill only some, so that a leak is seen where it comes from. */
export type Refilled = 'names' | 'dates' | 'numbers' | 'places' | 'illnesses' | 'things'
export const allRefilled: readonly Refilled[] = ['names', 'dates', 'numbers', 'places', 'illnesses', 'things']

/**
 * The same paper of another earlier client: what was marked by hand has other words of its kind, each everywhere the same,
 * and the firm's words stay to the letter. `persons`: folded words of the names of those whom the paper names.
 */
export function refill(
  document: FirmDocument,
  persons: ReadonlySet<string>,
  seed: number,
  kinds: readonly Refilled[] = allRefilled,
): FirmDocument {
  const filler = new Filler(persons, new Random(seed), new Set(kinds))
  let depth = 0
  const initialsOf = (name: string) =>
    name
      .split(/[\s-]+/)
      .flatMap((word) => word.match(/^\p{Lu}/u) ?? [])
      .map((letter) => `${letter}.`)
      .join('')
  const initials = new Map(
    [...document.marked.matchAll(/\{([^{}]*)\}/gu)].flatMap(({ 1: token = '' }) => {
      const bare = token.replace(/^(?:Mr|Ms|Mrs|Dr)\. /u, '')
      return /^\p{Lu}[\p{L}’'-]+(?: \p{L}[\p{L}’'.-]*){1,4}$/u.test(bare) ? [[initialsOf(bare), bare] as const] : []
    }),
  )
  const marked = document.marked.replaceAll(/[‹›]|\{([^{}]*)\}/gu, (whole, token: string | undefined) => {
    if (whole === '‹') depth += 1
    if (whole === '›') depth -= 1
    if (token === undefined) return whole
    const named = /^(?:\p{Lu}\.){2,}$/u.test(token) ? initials.get(token) : undefined
    return `{${named === undefined ? filler.fill(token, depth > 0) : initialsOf(filler.fill(named, false))}}`
  })
  return { ...document, name: `${document.name}, ${seed}`, marked }
}

const inWords =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}{3,6}teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{L}{3,5})?)$/u
const kept =
  /^(?:s?he|him|her|hers|his|himself|herself|detained|non-detained|mr|ms|mrs|dr|dra|hon|rev|prof|judge|esq|jr|sr|ii|iii|de|del|la|las|los|da|do|dos|van|von|der|bin|al|el|y|e|and|of|the|md|phd|p\.?o|box|suite|ste|floor|fl|street|st|avenue|ave|road|rd|lane|drive|court|way|place|plaza|boulevard|blvd|apt|apartment|unit|north|south|east|west|usa|u\.s|a-number|no|nos|tel|fax|a\.?m|p\.?m|form|tab|exhibit|eoir|id|professor|doctor|pastor|imam|rabbi|father|sister|brother|señora?|nurse|chief|sergeant|detective|officer|attorney|assistant|new|los|san|santa|fort|saint|district|western|eastern|northern|southern|middle|circuit|department|institute|studies|african|republic|democratic|license|camino|calle|avenida)$/u
const countryNames = new Set(countries.flatMap(({ name, alsoKnownAs = [] }) => [name, ...alsoKnownAs]))
const stateNames = new Set(states.map(({ name }) => name))
const anyState = new RegExp(
  String.raw`(?<![\p{L}])(?:${[...stateNames].flatMap((name) => [name, name.toUpperCase()]).join('|')})(?![\p{L}])`,
  'gu',
)
const anyCountry = new RegExp(
  String.raw`(?<![\p{L}])(?:the )?(?:${[...countryNames]
    .filter((name) => name.includes(' '))
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?![\p{L}])`,
  'gu',
)
const stateCodes = new Set(states.map(({ code }) => code))
const languageWord = new RegExp(`^(?:${languages})$`, 'u')
const illness = storyWords.find(([kind]) => kind === 'illness')?.[1] ?? /$^/

function freshPlaces(token: string): readonly string[] | undefined {
  if (countryNames.has(token)) return freshCountries
  if (stateNames.has(token)) return freshStates
  if (demonyms[token] !== undefined) return freshDemonyms
  return languageWord.test(token) ? freshLanguages : undefined
}

/** Things with the same article, or as many of them. */
function thingsLike(token: string): readonly string[] {
  const first = /^(?:an?|the|his|her|my) /iu.exec(token)?.[0].toLowerCase() ?? ''
  return freshThings.filter((thing) =>
    first === ''
      ? thing.endsWith('s') === token.endsWith('s') && !/^(?:an?|the|his|her) /u.test(thing)
      : thing.startsWith(first.trim()),
  )
}

class Filler {
  readonly #names = new Map<string, string>()
  readonly #dates = new Map<string, string>()
  readonly #others = new Map<string, string>()
  readonly #persons: ReadonlySet<string>
  readonly #random: Random
  readonly #kinds: ReadonlySet<Refilled>

  constructor(persons: ReadonlySet<string>, random: Random, kinds: ReadonlySet<Refilled>) {
    this.#persons = persons
    this.#random = random
    this.#kinds = kinds
  }

  fill(token: string, isInStory: boolean): string {
    if (kept.test(token.toLowerCase())) return token
    if (token.includes('@')) return this.#email(token)
    const whole = this.#whole(token, isInStory)
    if (whole !== undefined) return whole
    if (isDate(token)) return this.#kinds.has('dates') ? freshDates(token, this.#dates, this.#random) : token
    const held: string[] = []
    const hold = (name: string, some: readonly string[]) => {
      const one = this.#others.get(name.toLowerCase()) ?? this.#random.pick(some)
      this.#others.set(name.toLowerCase(), one)
      held.push(name === name.toUpperCase() ? one.toUpperCase() : one)
      return `⟦${held.length - 1}⟧`
    }
    const open = this.#kinds.has('places')
      ? token
          .replaceAll(anyCountry, (name) => hold(name, freshCountries))
          .replaceAll(anyState, (name) => hold(name, freshStates))
      : token
    const named = this.#named(open, isInStory)
    const words = this.#kinds.has('numbers') ? this.#digits(named) : named
    return words.replaceAll(/⟦(\d+)⟧/gu, (_, at: string) => held[Number(at)] ?? '')
  }

  /** What is one thing as a whole: a country, a state, a language, an illness, something that is told of. */
  #whole(token: string, isInStory: boolean): string | undefined {
    const other = (some: readonly string[]) => {
      const one = this.#others.get(token.toLowerCase()) ?? this.#random.pick(some)
      this.#others.set(token.toLowerCase(), one)
      return token === token.toUpperCase() && token.length > 3 ? one.toUpperCase() : one
    }
    const places = this.#kinds.has('places') ? freshPlaces(token) : undefined
    if (places) return other(places)
    if (inWords.test(token)) return this.#kinds.has('numbers') ? other(freshCounts) : token
    const isPlain = isInStory && !/[\p{Lu}\d]/u.test(token)
    if (!isPlain || this.#isOfPerson(token)) return undefined
    if (illness.test(token)) return this.#kinds.has('illnesses') ? other(freshIllnesses) : token
    if (!this.#kinds.has('things')) return undefined
    const like = thingsLike(token)
    return /^\p{L}+(?: \p{L}+)?$/u.test(token) && like.length > 0 ? other(like) : undefined
  }

  #isOfPerson(token: string): boolean {
    return /\b(?:husband|wife|son|daughter|child|children|mother|father|brothers?|sisters?|aunt|uncle|cousin|man|men|woman|women|boy|girl)\b/u.test(
      token,
    )
  }

  /** Each proper word as another: of a person, or of a place or a body. */
  #named(token: string, isInStory: boolean): string {
    let isFirst = true
    return token.replaceAll(/(?<![\d\p{L}-])\p{Lu}[\p{L}\p{M}’'-]*(?!\d)/gu, (written) => {
      const bare = written.replace(/[’']s$/u, '')
      const end = written.slice(bare.length)
      const folded = foldWord(bare)
      const wasFirst = isFirst
      isFirst = false
      if (kept.test(bare.toLowerCase()) || bare.length < 2 || bare.endsWith('-')) return written
      if (this.#persons.has(folded))
        return this.#kinds.has('names') ? this.#name(bare, folded, wasFirst, token) + end : written
      if (
        !this.#kinds.has('places') ||
        stateCodes.has(bare) ||
        /^\p{Lu}{2,4}$/u.test(bare) ||
        !isProper(bare, folded, isInStory)
      )
        return written
      return this.#place(bare, folded) + end
    })
  }

  #name(bare: string, folded: string, isFirst: boolean, token: string): string {
    const isGiven =
      givenNames.has(folded) || (isFirst && /\p{Ll}/u.test(bare) && token.includes(' ') && !token.includes(','))
    const known = this.#names.get(folded) ?? this.#fresh(isGiven ? freshGivenNames : freshFamilyNames, this.#names)
    this.#names.set(folded, known)
    return bare === bare.toUpperCase() ? known.toUpperCase() : known
  }

  #place(bare: string, folded: string): string {
    const known = this.#others.get(folded) ?? this.#fresh(freshProperWords, this.#others)
    this.#others.set(folded, known)
    return bare === bare.toUpperCase() ? known.toUpperCase() : known
  }

  #fresh(some: readonly string[], taken: ReadonlyMap<string, string>): string {
    const used = new Set(taken.values())
    const free = some.filter((one) => !used.has(one))
    return this.#random.pick(free.length > 0 ? free : some)
  }

  #digits(token: string): string {
    return token.replaceAll(/(?<!⟦)\d+(?!\d*⟧)/gu, (digits) => {
      if (/^0+$/.test(digits)) return digits
      const key = `#${digits}`
      const made =
        this.#others.get(key) ??
        digits
          .split('')
          .map((digit, at) =>
            digit === '0' ? '0' : String(at === 0 ? 1 + this.#random.below(9) : this.#random.below(10)),
          )
          .join('')
      this.#others.set(key, made)
      return made
    })
  }

  #email(token: string): string {
    if (!this.#kinds.has('names')) return token
    return token.replaceAll(/\p{L}{4,}(?=@|[._]\p{L}*@)/gu, () =>
      foldWord(this.#random.pick(freshFamilyNames)).replaceAll(/[^a-z]/g, ''),
    )
  }
}

const ordinary =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|winter|fall|christmas|easter|ramadan|law|legal|group|llp|pllc|pc|pa|inc|llc|corp|clinic|hospital|school|church|center|university|college|county|district|states?|united|attorney|counsel|asylum|visa|service|field|office|immigration|detention|bar)$/u
/** A date in any style, with or without its hour. */
const isDate = (token: string): boolean => freshDates(token, new Map(), new Random(1)) !== token
const isProper = (bare: string, folded: string, isInStory: boolean): boolean =>
  !ordinary.test(folded) && (!isCommonWord(folded) || (isInStory && bare.length > 5 && !isCommonWord(folded)))
