import { cityNamesOf } from '#domain/language/cities.data.ts'
import { isCommonWord } from '#domain/language/dictionary.ts'
import { foldText, foldWord } from '#domain/language/fold.ts'
import type { FoundMark, Slot, TemplateLine } from '#domain/template-sections/old-case.ts'
import { companiesIn, shortOfCompany } from './companies.ts'
import { firmEnd } from './lexicon.data.ts'
import { type IsOrdinary, type IsProtected, isNameWord } from './name-words.ts'
import { withoutOverlaps } from './overlaps.ts'

/** A town or a private body once found is found wherever its first word stands. */
export function growPlaces(
  raw: Map<TemplateLine, readonly FoundMark[]>,
  isProtected: IsProtected,
  isOrdinary: IsOrdinary,
  firms: readonly string[],
  slotOfFirms: 'firm' | 'organization',
): void {
  const towns = knownPlaces(raw, firms, slotOfFirms)
  const named = new Set(firms.flatMap(firmNames))
  const fresh = new Map<TemplateLine, readonly FoundMark[]>()
  for (const [line, marks] of raw) {
    const found = townsByPreposition(line, marks, isOrdinary)
    fresh.set(line, found)
    for (const { start, end } of found)
      if (!isProtected(line, start, end) && !towns.has(line.text.slice(start, end).toLowerCase()))
        towns.set(line.text.slice(start, end).toLowerCase(), 'town')
  }
  for (const [line, marks] of raw) {
    const isOpen = ({ start, end }: FoundMark) => !isProtected(line, start, end)
    const known = placesOf(line.text, towns).filter(isOpen)
    // The name of a firm is longer than the name of its founder in it.
    const isFirm = ({ slot, start, end }: FoundMark) =>
      slot === 'firm' || named.has(line.text.slice(start, end).toLowerCase())
    const firmMarks = known.filter(isFirm)
    const isFree = (mark: FoundMark) => !marks.some((other) => mark.start < other.end && other.start < mark.end)
    const isNew = ({ start, end }: FoundMark) => towns.get(line.text.slice(start, end).toLowerCase()) === 'town'
    const towards = (fresh.get(line) ?? []).filter((mark) => isOpen(mark) && isNew(mark))
    const rest = [...known, ...towards].filter((mark) => !isFirm(mark) && isFree(mark))
    const others = marks.filter(
      (mark) => mark.slot !== 'organization' || !firmMarks.some((one) => mark.start < one.end && one.start < mark.end),
    )
    raw.set(line, withoutOverlaps([...others, ...firmMarks, ...rest]))
  }
}

/** The names of what was found so far, in small letters. */
function knownPlaces(
  raw: ReadonlyMap<TemplateLine, readonly FoundMark[]>,
  firms: readonly string[],
  slotOfFirms: 'firm' | 'organization',
): Map<string, Slot> {
  const written = [...raw].flatMap(([{ text }, marks]) =>
    marks.map(({ start, end, slot }) => ({ slot, words: text.slice(start, end) })),
  )
  const named = written.flatMap(({ slot, words }): [string, Slot][] => {
    if (slot === 'town') return townNames(words).map((name) => [name, 'town'])
    if (slot === 'firm') return firmNames(words).map((name) => [name, 'firm'])
    if (slot === 'organization') return bodyNames(words).map((name) => [name, 'organization'])
    return slot === 'address' ? addressNames(words) : []
  })
  const own = firms.flatMap((name) => [...firmNames(name), ...(slotOfFirms === 'organization' ? shortNames(name) : [])])
  // Every larger city of a country of the case is a place of the case.
  const cities = written
    .filter(({ slot }) => slot === 'citizenship')
    .flatMap(({ words }) => cityNamesOf(foldText(words).replace(/^the /, '')))
    .filter((name) => name.length > 3)
    .map((name): [string, Slot] => [name, 'town'])
  return new Map([...cities, ...named, ...own.map((name): [string, Slot] => [name, slotOfFirms])])
}

/** A company is called by its name without `Inc.` and by the first word of it too. */
function bodyNames(words: string): string[] {
  const bare = companiesIn(words)
  return [words.toLowerCase(), ...bare, ...bare.flatMap((name) => shortOfCompany(name) ?? [])]
}

/** `Meridian Line` of Meridian Line Dance Theater. */
function shortNames(written: string): string[] {
  const [first = '', second = '', third] = written.split(' ')
  const isName = third !== undefined && /^\p{Lu}\p{Ll}+$/u.test(first) && /^\p{Lu}\p{Ll}+$/u.test(second)
  return isName && !/^(?:The|Law|Office|University|College|School|Department|Center|Institute|Church)$/u.test(first)
    ? [`${first} ${second}`.toLowerCase()]
    : []
}

/** The town and the street of an address. */
function addressNames(words: string): [string, Slot][] {
  const town = /, (\p{Lu}[\p{L}\p{M}’' -]+), /u.exec(words)?.[1]
  const street = /(?<!\d)\d+ (\p{Lu}[\p{L}’' ]+?)(?:,|$)/u.exec(words)?.[1]
  return [
    ...(town === undefined ? [] : [[town.toLowerCase(), 'town'] as [string, Slot]]),
    ...(street?.includes(' ') ? [[street.toLowerCase(), 'address'] as [string, Slot]] : []),
  ]
}

/** `near Villa Nueva`: words with capitals after a preposition that are neither the law's nor ordinary. */
function townsByPreposition(line: TemplateLine, marks: readonly FoundMark[], isOrdinary: IsOrdinary): FoundMark[] {
  return [...line.text.matchAll(byPreposition)].flatMap((match): FoundMark[] => {
    const words = match[1] ?? ''
    const start = match.index + match[0].length - words.length
    if (/^[^:]{0,40}:/u.test(line.text) && line.text.indexOf(':') >= start) return []
    const isBeforeCountry = marks.some((mark) => mark.slot === 'citizenship' && mark.start === start + words.length + 2)
    // `at Tabs 6 to 8`: what has numbers of exhibits is no town.
    if (marks.some((mark) => mark.slot === 'exhibit' && mark.start === start + words.length + 1)) return []
    const parts = words.split(' ')
    // `Permission to Reapply for Admission`
    if (match[0].startsWith('to ') && /^Re\p{Ll}{3,}$/u.test(words) && isCommonWord(foldWord(words.slice(2)))) return []
    // `Application to Register Permanent Residence`.
    if (/(?:Application|Petition|Motion|Request|Order|Notice) $/u.test(line.text.slice(0, match.index))) return []
    // `Master of Science`, `Director of Controls`: what is of something is not in it; `to Register`.
    if (/^(?:of|to|from|a|en|de) /u.test(match[0]) && parts.every((word) => isCommonWord(foldWord(word)))) return []
    const names = parts.filter((word) => word.length > 1 && isNameWord(word, isOrdinary)).length
    return isBeforeCountry || names === parts.length || (names > 0 && parts.length > 2)
      ? [{ start, end: start + words.length, slot: 'town' }]
      : []
  })
}
const byPreposition =
  /(?<![\p{L}\p{N}])(?:in|at|near|from|to|of|outside|through|via|en|de|desde|a|Consulate(?: General)?|Embassy) (\p{Lu}[\p{L}\p{M}’'-]*(?: (?:(?:de|del|do|da|dos|la|las|los|el|upon|sur) )?\p{Lu}[\p{L}\p{M}’'-]*){0,3})(?![\p{L}])/gu

/** In small letters and without marks on them, each letter in its place. */
const withoutMarks = (text: string): string =>
  /[À-ɏḀ-ỿ]/u.test(text)
    ? Array.from({ length: text.length }, (_, at) => text.charAt(at).toLowerCase().normalize('NFD').charAt(0)).join('')
    : text.toLowerCase()

function placesOf(text: string, towns: ReadonlyMap<string, Slot>): FoundMark[] {
  const lower = withoutMarks(text)
  return [...towns].flatMap(([name, slot]): FoundMark[] => {
    const town = withoutMarks(name)
    const places: FoundMark[] = []
    for (let at = lower.indexOf(town); at !== -1; at = lower.indexOf(town, at + 1)) {
      const isWord = !/\p{L}/u.test(lower[at - 1] ?? ' ') && !/\p{L}/u.test(lower[at + town.length] ?? ' ')
      if (isWord && /\p{Lu}/u.test(text[at] ?? '')) places.push({ start: at, end: at + town.length, slot })
    }
    return places
  })
}

function townNames(words: string): string[] {
  const [town = '', state = ''] = words.split(/, /)
  return [town, ...(state.length > 2 ? [state.replace(/ \d.*$/, '')] : [])]
    .map((one) => one.toLowerCase())
    .filter((one) => one.length > 3)
}

const firmWord = new RegExp(
  String.raw`,?(?<!\s) (?:${firmEnd}|ATTORNEYS AT LAW|LAW (?:FIRM|GROUP|OFFICES?|CENTER|PARTNERS))\.?$`,
  'u',
)

/** The name of a firm, and without what kind of body it is where that still names it. */
export function firmNames(written: string): string[] {
  const bare = written.replace(/^The /, '').replace(firmWord, '').replace(firmWord, '')
  const names = /\p{L} (?:&|and) \p{Lu}|(?<!\p{L})\p{Lu}\p{L}{1,40}[ -]\p{Lu}/u.test(bare) ? [written, bare] : [written]
  return names.map((one) => one.toLowerCase().trim()).filter((one) => one.length > 4)
}
