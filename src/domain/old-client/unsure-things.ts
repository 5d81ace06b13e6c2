import { foldWord } from '#domain/language/fold.ts'
import { functionWords } from '#domain/language/word-lists.data.ts'
import { findSentences } from '#domain/language/sentences.ts'
import type { Range } from '#domain/section-content/read.ts'
import type { FoundMark, TemplateLine } from '#domain/template-sections/old-case.ts'
import { isTerm } from './claims.ts'
import { general } from './firm-sentences.ts'
import { isLawWord } from './law-words.data.ts'
import { citesLaw } from './narrated.ts'
import type { IsProtected } from './name-words.ts'
import { firstFile, isSpecific, nouns } from './specific-words.ts'

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

/**
 * Sentences in which three things and more are unexplained, or two of which one is a count, and the things outside them:
 * such a sentence is shown as a whole. `before`: what was unexplained in the line for other reasons.
 */
export function crowded(
  text: string,
  things: readonly FoundMark[],
  before: readonly FoundMark[],
): { readonly sentences: readonly Range[]; readonly rest: readonly FoundMark[] } {
  const isIn = (sentence: Range) => (one: Range) => sentence.start <= one.start && one.end <= sentence.end
  const sentences = findSentences(text).filter((sentence) => {
    const words = text.slice(sentence.start, sentence.end)
    if (general.test(words) || isTerm(words, [])) return false
    const own = things.filter(isIn(sentence))
    const all = own.length + before.filter(isIn(sentence)).length
    const isCounted = own.some(({ start, end }) => startsWithCount.test(text.slice(start, end)))
    return own.length > 0 && all > (isCounted ? 1 : 2)
  })
  return { sentences, rest: things.filter((one) => !sentences.some((sentence) => isIn(sentence)(one))) }
}

/** Parts of which a draft keeps nothing, and those in which hardly a sentence stands. */
const emptied = new Set<TemplateLine['part']>(['comment', 'property', 'alternative-text', 'header', 'footer'])

type Token = Range & { readonly folded: string; readonly kind: 'thing' | 'noun' | 'quality' | 'opener' | 'other' }

function thingsIn(words: string): Range[] {
  const tokens: Token[] = []
  for (const { 0: written, index } of words.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)) {
    const folded = foldWord(written.replace(/[’']s?$/u, ''))
    const before = tokens.at(-1)?.folded ?? ''
    const kind = kindOf(folded, written, before)
    // `- Union carpenter`: what an item begins with goes with the thing.
    const isLead = kind === 'other' && tokens.length === 0 && /^[-–•*] $/u.test(words.slice(0, index))
    const isQuality = isLead && /^\p{Lu}\p{Ll}{2}/u.test(written) && !functionWords.has(folded)
    tokens.push({ start: index, end: index + written.length, folded, kind: isQuality ? 'quality' : kind })
  }
  return tokens.flatMap(({ kind }, at): Range[] => (kind === 'thing' ? [phraseAround(words, tokens, at)] : []))
}

/** The thing with what is said of it before and the noun that it makes with the next: `a burned truck`, `a kidney stone`. */
function phraseAround(words: string, tokens: readonly Token[], at: number): Range {
  const isBeside = (place: number) => {
    const [left, right] = [tokens[place], tokens[place + 1]]
    return left !== undefined && right !== undefined && /^[ -]$/u.test(words.slice(left.end, right.start))
  }
  const start = tokens[withPlace(tokens, openingOf(tokens, at, isBeside), isBeside)]?.start
  return { start: start ?? 0, end: tokens[closingOf(tokens, at, isBeside)]?.end ?? 0 }
}
type IsBeside = (place: number) => boolean

function openingOf(tokens: readonly Token[], at: number, isBeside: IsBeside): number {
  let from = at
  while (at - from < 3 && isBeside(from - 1) && tokens[from - 1]?.kind !== 'other') {
    from -= 1
    if (tokens[from]?.kind === 'opener') break
  }
  return from
}

/** `a fire at the shop`: what is there goes with where it is. */
function withPlace(tokens: readonly Token[], from: number, isBeside: IsBeside): number {
  const isPlaced =
    tokens[from]?.kind === 'opener' &&
    preposition.test(tokens[from - 1]?.folded ?? '') &&
    tokens[from - 2]?.kind === 'noun' &&
    isBeside(from - 2) &&
    isBeside(from - 1)
  if (!isPlaced) return from
  return tokens[from - 3]?.kind === 'opener' ? from - 3 : from - 2
}

function closingOf(tokens: readonly Token[], at: number, isBeside: IsBeside): number {
  let to = at
  // `the colonels acted` ends before its verb.
  const isDone = (place: number) => tokens[place]?.folded.endsWith('ed') === true
  while (to - at < 2 && isBeside(to) && isNounKind(tokens[to + 1]?.kind) && !isDone(to + 1)) to += 1
  // `the goat cooperative` ends with what may be a noun.
  const isLast = !isBeside(to + 1) || tokens[to + 2]?.kind === 'other'
  return isBeside(to) && tokens[to + 1]?.kind === 'quality' && isLast && !isDone(to + 1) ? to + 1 : to
}
const isNounKind = (kind: Token['kind'] | undefined) => kind === 'thing' || kind === 'noun'

function kindOf(folded: string, written: string, before: string): Token['kind'] {
  if (openers.test(folded)) return 'opener'
  const isQuality = qualities.test(folded)
  if (/^[\p{Lu}\d]/u.test(written) || (functionWords.has(folded) && !isQuality && folded !== 'van')) return 'other'
  if (isSpecific(folded, openers.test(before), preposition.test(before))) return 'thing'
  if (isQuality && (functionWords.has(folded) || !isLawWord(folded.replace(/(?:ed|ing)$/u, '')))) return 'quality'
  const file = isLawWord(folded) ? undefined : firstFile(folded)
  if (file === '0' || file === '1') return 'quality'
  return file !== undefined && nouns.has(file) ? 'noun' : 'other'
}
const preposition = /^(?:on|of|with|from|behind|under|by|near|at)$/u
const openers = /^(?:the|an?|his|her|my|our|their|its|this|that|these|those|another|every|each|some)$/u
const qualities = /^(?:only|both|one|other|own|last|next|same|first|second|third|(?:\p{L}{3,}(?:ed|ing)))$/u

/** Counts in a sentence: `two households`, `five thousand dollars`, where it is no time that the law sets. */
export const amountsIn = (words: string): Range[] =>
  [...words.matchAll(amount)]
    .filter(({ index }) => !/\b(?:within|least|under|over|than|after|age of|every) $/iu.test(words.slice(0, index)))
    .filter(({ 0: found, index }) => !ofPaper.test(words.slice(index + found.length)))
    .map(({ 0: found, index }) => {
      const about = /(?:about|nearly|almost|over|some|around|roughly) $/iu.exec(words.slice(0, index))?.[0].length ?? 0
      return { start: index - about, end: index + found.length + countedIn(words.slice(index + found.length)) }
    })
/** How long what is counted is, behind its number: `two sentences`, `sixty young families`. */
function countedIn(behind: string): number {
  let end = 0
  for (const { 0: whole, 1: written = '' } of behind.matchAll(/ (\p{Ll}[\p{Ll}’'-]{2,20})(?!\p{L})/gu)) {
    if (!behind.startsWith(whole, end)) break
    const kind = kindOf(foldWord(written), written, '')
    if (kind === 'other' || kind === 'opener') break
    end += whole.length
    if (kind !== 'quality') return end
  }
  return 0
}
const numeral =
  'twice|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\p{L}+)?|(?:a )?(?:hundred|thousand|dozen)'
const amount = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:${numeral})(?!\p{L})(?: (?:${numeral})(?!\p{L}))*(?: (?:more|other|young|small|old)(?!\p{L}))?(?: (?:dollars|pesos|euros|quetzales|cents|percent|miles|kilometers|hours|minutes|pounds|acres|times|weeks|people|men|women|others))?(?= ?[\p{L},.;])`,
  'giu',
)
/** Whether a thing begins with how many there are. */
export const startsWithCount = new RegExp(`^(?:(?:about|nearly|almost|over|some) )?(?:${numeral})(?!\\p{L})`, 'iu')
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
    // `The Department served` is no name.
    if (isLawWord(foldWord(name.slice(0, name.length - rest.length)))) return []
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
        /^ (?:(?:\p{Ll}+ )?of |on |with |and |behind |under |from |at |in )?(?:about |nearly |over |some )?(?:the |an? |his |her |my |our |their )?$/u.test(
          words.slice(last.end, start),
        ))
    )
      last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}
