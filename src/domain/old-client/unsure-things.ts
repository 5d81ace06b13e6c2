import { dictionaryLine, formsOf } from '#domain/language/dictionary.ts'
import { foldWord } from '#domain/language/fold.ts'
import { functionWords } from '#domain/language/word-lists.data.ts'
import { findSentences } from '#domain/language/sentences.ts'
import type { Range } from '#domain/section-content/read.ts'
import type { FoundMark, TemplateLine } from '#domain/template-sections/old-case.ts'
import { isStoryThing } from './claims.ts'
import { isLawWord } from './law-words.data.ts'
import { citesLaw } from './narrated.ts'
import type { IsProtected } from './name-words.ts'
import { officeThings } from './office-things.data.ts'

/**
 * Ordinary words that nobody has explained: in a sentence of which nothing else was made, things that no office deals
 * with (`the nursing baby`, `a burned truck`), words that no dictionary has, amounts in words, seasons, and what somebody
 * suffers from. A sentence of the law has none. `taken`: what was found before, told sentences among it.
 */
export function findUnsureThings(
  line: TemplateLine,
  taken: readonly Range[],
  isProtected: IsProtected,
  isForeign: boolean,
): FoundMark[] {
  if (isForeign || line.isHeading === true || emptied.has(line.part)) return []
  const { text } = line
  const isFree = ({ start, end }: Range) =>
    !isProtected(line, start, end) && taken.every((one) => end <= one.start || one.end <= start)
  return findSentences(text).flatMap(({ start, end }) => {
    const words = text.slice(start, end)
    if (citesLaw(words) || /[[\]{}«»]|_{3}|☐/u.test(words)) return []
    return join(words, [
      ...thingsIn(words),
      ...amountsIn(words),
      ...seasonsIn(words),
      ...sufferedIn(words),
      ...calledIn(words),
    ])
      .map((range) => ({ start: range.start + start, end: range.end + start, slot: 'unsure' as const }))
      .filter(isFree)
  })
}

/** Parts of which a draft keeps nothing, and those in which hardly a sentence stands. */
const emptied = new Set<TemplateLine['part']>(['comment', 'property', 'alternative-text', 'header', 'footer'])

type Token = Range & { readonly folded: string; readonly kind: 'thing' | 'noun' | 'quality' | 'opener' | 'other' }

function thingsIn(words: string): Range[] {
  const tokens: Token[] = []
  for (const { 0: written, index } of words.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)) {
    const folded = foldWord(written.replace(/[’']s?$/u, ''))
    const before = tokens.at(-1)?.folded ?? ''
    tokens.push({ start: index, end: index + written.length, folded, kind: kindOf(folded, written, before) })
  }
  return tokens.flatMap(({ kind }, at): Range[] => (kind === 'thing' ? [phraseAround(words, tokens, at)] : []))
}

/** The thing with what is said of it before and the noun that it makes with the next: `a burned truck`, `a kidney stone`. */
function phraseAround(words: string, tokens: readonly Token[], at: number): Range {
  const isBeside = (left: Token | undefined, right: Token | undefined) =>
    left !== undefined && right !== undefined && /^[ -]$/u.test(words.slice(left.end, right.start))
  let from = at
  while (at - from < 3 && isBeside(tokens[from - 1], tokens[from])) {
    const kind = tokens[from - 1]?.kind
    if (kind === 'other') break
    from -= 1
    if (kind === 'opener') break
  }
  // `a fire at the shop`
  const [noun, small] = [tokens[from - 2], tokens[from - 1]]
  if (
    tokens[from]?.kind === 'opener' &&
    small &&
    preposition.test(small.folded) &&
    noun?.kind === 'noun' &&
    isBeside(noun, small) &&
    isBeside(small, tokens[from])
  ) {
    from -= 2
    if (tokens[from - 1]?.kind === 'opener') from -= 1
  }
  let to = at
  while (to - at < 2 && isBeside(tokens[to], tokens[to + 1]) && isNounKind(tokens[to + 1]?.kind)) to += 1
  // `the goat cooperative` ends with what may be a noun.
  const isLast = !isBeside(tokens[to + 1], tokens[to + 2]) || tokens[to + 2]?.kind === 'other'
  if (isBeside(tokens[to], tokens[to + 1]) && tokens[to + 1]?.kind === 'quality' && isLast) to += 1
  return { start: tokens[from]?.start ?? 0, end: tokens[to]?.end ?? 0 }
}
const isNounKind = (kind: Token['kind'] | undefined) => kind === 'thing' || kind === 'noun'

function kindOf(folded: string, written: string, before: string): Token['kind'] {
  if (openers.test(folded)) return 'opener'
  if (/\d/.test(written) || /^\p{Lu}/u.test(written)) return 'other'
  if (functionWords.has(folded) && !qualities.test(folded) && folded !== 'van') return 'other'
  if (isSpecific(folded, openers.test(before), preposition.test(before))) return 'thing'
  if (qualities.test(folded) && (functionWords.has(folded) || !isLawWord(folded.replace(/(?:ed|ing)$/u, ''))))
    return 'quality'
  if (isLawWord(folded)) return 'other'
  const file = firstFile(folded)
  if (file === undefined) return 'other'
  if (file === '0' || file === '1') return 'quality'
  return nouns.has(file) ? 'noun' : 'other'
}
const openers = /^(?:the|an?|his|her|my|our|their|its|this|that|these|those|another|every|each|some)$/u
const qualities = /^(?:only|both|one|other|own|last|next|same|first|second|third|(?:\p{L}{3,}(?:ed|ing)))$/u

/** A thing that can be seen and touched and that no office has, or a word that the dictionary lacks. */
export function isSpecific(folded: string, isOpened = false, isGoverned = false): boolean {
  if (isLawWord(folded) || isLawWord(folded.replace(/s$/, '')) || officeThings.has(folded)) return false
  const file = firstFile(folded)
  if (file === undefined) return folded.length > 4 ? isUnexplained(folded) : isOpened && !isKnown(folded)
  if (things.has(file)) return isStoryThing(folded)
  // A verb by its first meaning is a noun behind an article: `on butcher paper`, `the calving`.
  if (isOpened && /.{3}ing$/u.test(folded)) return true
  if (isOpened && occasions.has(file)) return true
  return (isOpened || isGoverned) && deeds.has(file) && isStoryThing(folded)
}
const preposition = /^(?:on|of|with|from|behind|under|by|near|at)$/u
/** What bodies do, eat and touch, and how they move. */
const deeds = new Set(['t', 'y', 'z', '12', '17'])
/** Groups, events and what happens in nature: `the parish`, `the flood`. */
const occasions = new Set(['e', 'b', 'j'])

const firstFile = (folded: string): string | undefined => {
  const form = formsOf(folded).find((one) => dictionaryLine(one) !== undefined)
  return form === undefined ? undefined : (dictionaryLine(form) ?? '').split(/[ ,]/)[0]
}
/** Animals, things made, the body, food, places, objects, persons, plants, substances. */
const things = new Set(['5', '6', '8', 'd', 'f', 'h', 'i', 'k', 'r'])
const nouns = new Set([...things, '4', '7', '9', 'a', 'b', 'c', 'e', 'g', 'j', 'l', 'm', 'n', 'o', 'p', 'q', 's'])

/** In no form in the dictionary: neither with a prefix, nor as one of two words, nor with an ending. */
function isUnexplained(folded: string): boolean {
  if (folded.length < 5) return false
  if (folded.includes('-')) return folded.split('-').some((part) => isUnexplained(part) || isSpecific(part))
  return !isKnown(folded) && !isKnown(folded.replace(/^(?:re|un|non|co|mis|pre|over|under|sub|dis|in|anti|de)/, ''))
}
const isKnown = (word: string): boolean =>
  [
    word,
    ...endings.flatMap(([ending, ...others]) =>
      word.endsWith(ending) ? others.map((other) => word.slice(0, -ending.length) + other) : [],
    ),
  ]
    .flatMap((one) => [one, one.replace(/(.)\1$/, '$1')])
    .some(
      (one) =>
        one.length > 2 &&
        (past.test(one) ||
          functionWords.has(one) ||
          isLawWord(one) ||
          officeThings.has(one) ||
          firstFile(one) !== undefined),
    )
const endings = [
  ['ly', '', 'le', 'l'],
  ['ally', '', 'al'],
  ['ied', 'y'],
  ['ed', '', 'e'],
  ['ing', '', 'e'],
  ['ier', 'y'],
  ['iest', 'y'],
  ['er', '', 'e'],
  ['est', '', 'e'],
  ['ness', ''],
  ['iness', 'y'],
  ['able', '', 'e'],
  ['ably', '', 'e', 'able'],
  ['ization', 'ize', 'al'],
  ['ations', 'ate', 'e'],
  ['ation', 'ate', 'e'],
  ['less', ''],
  ['ful', ''],
  ['ee', '', 'e'],
  ['s', ''],
] as const
/** Forms of the past that no dictionary lists. */
const past =
  /^(?:beaten|began|begun|bitten|blown|born|borne|bought|bound|broke|broken|brought|built|caught|chose|chosen|came|dealt|drawn|drew|driven|drove|fallen|fell|felt|fled|forgot|forgotten|fought|found|froze|frozen|gave|given|gone|grew|grown|heard|held|hidden|kept|knew|known|laid|learnt|led|left|lost|made|meant|paid|proven|risen|rose|said|sang|sat|saw|seen|sent|shown|slept|sold|sought|spent|spoke|spoken|stole|stolen|stood|struck|sworn|swore|taken|taught|thought|threw|thrown|told|took|tore|torn|understood|went|wept|withdrawn|withheld|woke|woken|wore|worn|written|wrote|children|women|people|lives|wives|knives|selves|themselves|ourselves)$/u

/** `two households`, `five thousand dollars`, where it is no time that the law sets. */
const amountsIn = (words: string): Range[] =>
  [...words.matchAll(amount)]
    .filter(({ index }) => !/\b(?:within|least|under|over|than|after|age of|every) $/iu.test(words.slice(0, index)))
    .filter(({ 0: found, index }) => !ofPaper.test(words.slice(index + found.length)))
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
const numeral =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\p{L}+)?|(?:a )?(?:hundred|thousand|dozen)'
const amount = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:${numeral})(?: (?:${numeral}))*(?: more| other| young| small| old)?(?: (?:dollars|pesos|euros|quetzales|cents|percent|miles|kilometers|hours|minutes|pounds|acres|times|weeks|people|men|women|others))?(?= ?[\p{L},.;])`,
  'giu',
)
const ofPaper =
  /^ (?:\p{L}+ )?(?:prongs?|elements?|factors?|requirements?|grounds?|questions?|issues?|reasons?|criteria|parts?|points?|steps?|copies|pages?|originals?|kinds?|ways?|things|categories|conditions?|standards?|sections?|counts?|claims?|or more|parties|sides|days|of (?:them|these|those|the))\b/iu

const seasonsIn = (words: string): Range[] =>
  [
    ...words.matchAll(
      /(?<=\b(?:in|at|until|till|since|by|before|after|during|through|all) )(?:(?:the|this|that|last|next|early|late) )?(?:spring|summer|autumn|winter|harvest|Christmas|Easter|Ramadan|Lent|planting|graduation)\b/giu,
    ),
  ].map(({ 0: found, index }) => ({ start: index, end: index + found.length }))

/** `suffers from gout`: whatever it is called. */
const sufferedIn = (words: string): Range[] =>
  [
    ...words.matchAll(
      /(?<=\b(?:suffer(?:s|ed|ing)? from|diagnosed with|(?:ill|sick|down) with|treated for|recover(?:s|ed|ing) from|battl(?:es|ed|ing)|dying of|died of) )(?:(?!(?:and|or|but|since|which|who|that|in|on|at|by|for|from|the (?:abuse|harm|crime))\b)\p{L}[\p{L}’'-]*(?: |(?![\p{L} ]))){1,4}/giu,
    ),
  ].map(({ 0: found, index }) => ({ start: index, end: index + found.trimEnd().length }))

/** `the Yerevan rapid open`: what a name goes on with in small letters. */
function calledIn(words: string): Range[] {
  return [...words.matchAll(called)].flatMap(({ 0: name, 1: rest = '', index }): Range[] => {
    const start = index + name.length - rest.length
    let end = start
    for (const { 0: written, index: at } of rest.matchAll(/\p{L}+/gu)) {
      const kind = kindOf(foldWord(written), written, '')
      if (kind === 'other' || kind === 'opener') break
      end = start + at + written.length
    }
    return end > start ? [{ start: start + 1, end }] : []
  })
}
const called = /(?<=\b[Tt]he )\p{Lu}\p{Ll}[\p{L}’-]*((?: \p{Ll}{3,20}){1,3})/gu

/** What stands beside each other, or is joined by a small word, is one place. */
function join(words: string, ranges: readonly Range[]): Range[] {
  const joined: { start: number; end: number }[] = []
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = joined.at(-1)
    if (
      last &&
      (start <= last.end ||
        /^ (?:(?:\p{Ll}+ )?of |on |with |and |behind |under |from |at |in )?(?:the |an? |his |her |my |our |their )?$/u.test(
          words.slice(last.end, start),
        ))
    )
      last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}
