import { foldWithOffsets, type FoldedText } from '#domain/language/folded-text.ts'
import { matchQuotation } from '#domain/quotations/match-quotation.ts'
import { filingOrdinal } from '#domain/section-content/filing-mark.ts'
import type { PlacedExhibit } from './layout.ts'
import type { PageRange, Pinpoint } from './pinpoints.ts'
import { tabPlace } from './tab-letters.ts'

/**
 * `holds`: the page has the quoted words. `inside`: nothing is quoted, and the page is one of the exhibit's. `whole`: the
 * exhibit as a whole is cited. What fails: `no-exhibit`; `outside` of the exhibit's pages; `elsewhere`: the words stand on
 * another page of it; `absent`: they stand nowhere in it; `no-text`: the page is a picture whose text nobody could read;
 * `unmarked`: it counts the pages of a later filing and does not say so; `wrong-filing`: the exhibit is of another filing;
 * `not-kept`: the exhibit is of an earlier filing that was not made here.
 */
export type PinpointState =
  | 'holds'
  | 'inside'
  | 'whole'
  | 'no-exhibit'
  | 'outside'
  | 'elsewhere'
  | 'absent'
  | 'no-text'
  | 'unmarked'
  | 'wrong-filing'
  | 'not-kept'

/** What no program can compare, or what misleads nobody: it warns, the other failures stop a filing. */
export const warningStates: readonly PinpointState[] = ['no-text', 'unmarked', 'not-kept']

export type CheckedPinpoint = Pick<Pinpoint, 'text' | 'letter' | 'sentence'> & {
  readonly state: PinpointState
  /** The first words that were not found, or that stand elsewhere. */
  readonly words?: string
  /** Packet pages that have the words, where they stand elsewhere. */
  readonly found?: readonly number[]
  /** The sentence for the attorney; absent where the pinpoint holds. */
  readonly message?: string
}

/** The text of the packet's pages by their printed numbers, as it was read from the finished file. */
export type PageTexts = ReadonlyMap<number, string>

/** The exhibits of one filing of a case, with the texts of its pages. */
export type FilingPages = {
  /** Which filing of the case it is, from 1. */
  readonly filing: number
  readonly exhibits: readonly Pick<PlacedExhibit, 'letter' | 'first' | 'last'>[]
  readonly texts: PageTexts
}

/** What was filed in the case before: what is kept of it, and the last letter that it used. */
export type FiledBefore = { readonly kept: readonly FilingPages[]; readonly lastLetter?: string }

/**
 * Judges each pinpoint by the pages of the finished packet; one that cites an earlier filing of the case by the pages of
 * that one. A pinpoint of a later filing than the first has to say which, since each counts its pages from 1.
 */
export function checkPinpoints(
  pinpoints: readonly Pinpoint[],
  packet: FilingPages,
  before: FiledBefore = { kept: [] },
): CheckedPinpoint[] {
  const filings = [packet, ...before.kept].map((filing) => ({ ...filing, pages: new PacketPages(filing.texts) }))
  return pinpoints.map((pinpoint) => {
    const { text, letter, sentence } = pinpoint
    const holding = filings.find(({ exhibits }) => exhibits.some((one) => one.letter === letter))
    const exhibit = holding?.exhibits.find((one) => one.letter === letter)
    const judged =
      holding && exhibit
        ? judgeInFiling(pinpoint, holding.filing, () => judge(pinpoint, exhibit, holding.pages))
        : isEarlier(pinpoint, packet.filing, before)
          ? notKept(text)
          : noExhibit(pinpoint)
    return { text, letter, sentence, ...judged }
  })
}

type Judged = Omit<CheckedPinpoint, 'text' | 'letter' | 'sentence'>

function noExhibit({ letter, filing }: Pinpoint): Judged {
  const where = filing === undefined ? 'the packet has' : `no ${filingOrdinal(filing)} on record has`
  const message = `Ex. ${letter} is cited, but ${where} ${filing === undefined ? 'no' : 'an'} exhibit ${letter}.`
  return { state: 'no-exhibit', message }
}

/** It says that it is of an earlier filing, or its letter is one that earlier filings used. */
function isEarlier({ letter, filing }: Pinpoint, current: number, { lastLetter }: FiledBefore): boolean {
  if (filing !== undefined) return filing < current
  return lastLetter !== undefined && tabPlace(letter) <= tabPlace(lastLetter)
}

const notKept = (text: string): Judged => ({
  state: 'not-kept',
  message: `${text}: this is an exhibit of an earlier filing that was not made here. Compare it yourself.`,
})

/** First whether it names its filing rightly, then its pages and words, then whether it names its filing at all. */
function judgeInFiling({ text, letter, filing, pages }: Pinpoint, own: number, judgePages: () => Judged): Judged {
  if (filing !== undefined && filing !== own) {
    const message = `${text}: exhibit ${letter} is one of the ${filingOrdinal(own)}.`
    return { state: 'wrong-filing', message }
  }
  const judged = judgePages()
  if (isFailing(judged) || own === 1 || filing !== undefined || pages.length === 0) return judged
  const message = `${text}: say “(${filingOrdinal(own)})”. Each filing of a case counts its pages from 1.`
  return { state: 'unmarked', message }
}

function judge(pinpoint: Pinpoint, exhibit: FilingPages['exhibits'][number], pages: PacketPages): Judged {
  const { letter, first, last } = exhibit
  const outside = pinpoint.pages.find(({ from, to }) => from < first || to > last || from > to)
  if (outside) {
    const extent = last < first ? 'has no pages' : `runs from ${first} to ${last}`
    const message = `Ex. ${letter} at ${print(outside)}: exhibit ${letter} ${extent}.`
    return { state: 'outside', message }
  }
  const all = numbersOf({ from: first, to: last })
  const cited = pinpoint.pages.length > 0 ? pinpoint.pages.flatMap(numbersOf) : all
  for (const words of pinpoint.quotes)
    if (!pages.hold(words, cited)) return missingWords(pinpoint, words, { all, cited, pages })
  if (pinpoint.quotes.length > 0) return { state: 'holds' }
  return wrongParagraph(pinpoint, { all, cited, pages }) ?? { state: pinpoint.pages.length > 0 ? 'inside' : 'whole' }
}

type Place = { readonly all: readonly number[]; readonly cited: readonly number[]; readonly pages: PacketPages }

function missingWords({ text, letter, pages: ranges }: Pinpoint, words: string, { all, cited, pages }: Place): Judged {
  const isMany = cited.length > 1
  const where = ranges.length > 0 ? `${isMany ? 'pages' : 'page'} ${ranges.map(print).join(', ')}` : `exhibit ${letter}`
  const many = ranges.length > 0 && isMany
  const found = ranges.length > 0 ? all.filter((number) => pages.hold(words, [number])) : []
  if (found.length > 0) {
    const message = `${text}: the quoted words stand on page ${found.join(', ')}, not on ${where}.`
    return { state: 'elsewhere', words, found, message }
  }
  if (cited.some((number) => !pages.hasText(number))) {
    const message = `${text}: ${where} ${many ? 'have' : 'has'} no text that could be read. Compare it yourself.`
    return { state: 'no-text', words, message }
  }
  return { state: 'absent', words, message: `${text}: ${where} ${many ? 'do' : 'does'} not hold the quoted words.` }
}

/** A document that numbers nothing where we can see it cannot be held to its paragraphs. */
function wrongParagraph(
  { text, paragraph, pages: ranges }: Pinpoint,
  { all, cited, pages }: Place,
): Judged | undefined {
  if (paragraph === undefined || ranges.length === 0) return undefined
  const isThere = (number: number) => pages.paragraphs(number).has(paragraph)
  if (cited.some((number) => isThere(number) || !pages.hasText(number))) return undefined
  const found = all.filter(isThere)
  if (found.length === 0) return undefined
  return { state: 'elsewhere', found, message: `${text}: paragraph ${paragraph} stands on page ${found.join(', ')}.` }
}

/** The packet's pages as they are searched; each is folded once. */
class PacketPages {
  readonly #texts: PageTexts
  readonly #folded = new Map<number, FoldedText>()

  constructor(texts: PageTexts) {
    this.#texts = texts
  }

  hasText(number: number): boolean {
    return this.#text(number).trim() !== ''
  }

  /** The words stand on one of these pages, or run over from one of them to the next ones. */
  hold(words: string, numbers: readonly number[]): boolean {
    if (numbers.some((number) => isIn(words, this.#fold(number)))) return true
    return runsOf(numbers).some(
      (run) => run.length > 1 && isIn(words, foldWithOffsets(run.map((number) => this.#text(number)).join('\n'))),
    )
  }

  /** The numbers with which a document itself begins its paragraphs on a page. */
  paragraphs(number: number): ReadonlySet<number> {
    const marks = this.#text(number).matchAll(/(?<=^|\n|[.;”"] )[ \t]{0,8}(?:¶[ \u00a0]?)?(\d{1,4})[.)][ \u00a0\n]/g)
    return new Set([...marks].map((mark) => Number(mark[1])))
  }

  #text(number: number): string {
    return this.#texts.get(number) ?? ''
  }

  #fold(number: number): FoldedText {
    const known = this.#folded.get(number) ?? foldWithOffsets(this.#text(number))
    this.#folded.set(number, known)
    return known
  }
}

const isIn = (words: string, source: FoldedText) => matchQuotation(words, source).state === 'exact'

/** Page numbers in runs of which each follows the one before. */
function runsOf(numbers: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const number of new Set(numbers)) {
    const last = runs.at(-1)
    if (last?.at(-1) === number - 1) last.push(number)
    else runs.push([number])
  }
  return runs
}

const mostPages = 2000
function numbersOf({ from, to }: PageRange): number[] {
  return Array.from({ length: Math.min(mostPages, Math.max(0, to - from + 1)) }, (_, index) => from + index)
}

const print = ({ from, to }: PageRange) => (from === to ? String(from) : `${from}-${to}`)

/** Whether a pinpoint needs the attorney. */
export function isFailing({ state }: Pick<CheckedPinpoint, 'state'>): boolean {
  return state !== 'holds' && state !== 'inside' && state !== 'whole'
}
