import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { liveFacts } from '#domain/case-map/read-map.ts'
import { foldToWords } from '#domain/language/fold.ts'
import { personsIn } from '#domain/case-map/wording.ts'

/** Keeps a brief from telling the same thing twice, also where two sources say it in different words. */
export type FactGuard = {
  /** True, once, for a fact that may be told: neither it nor its like was told. */
  readonly take: (fact: CaseFact) => boolean
  /** The fact stands in the brief already (quoted, or said by a pattern). */
  readonly note: (fact: CaseFact) => void
  readonly isTold: (fact: CaseFact) => boolean
  /** Our own words say it: no fact about these persons repeats it. */
  readonly noteWords: (text: string, persons: readonly string[]) => void
  /** A sentence of our own: said once in a brief. */
  readonly isSaid: (text: string) => boolean
  readonly markSaid: (text: string) => void
}

/**
 * `keepsDenials`: what an answer denies, or measures, counts as told by papers only where one of them denies or measures it.
 * A fact counts as told when nearly all its content words, and every number, were told by facts of the same persons. Facts
 * with a document are kept before facts that rest on an answer alone: an answer that a document says as well is not told.
 */
export function createFactGuard(map: CaseMap, { keepsDenials = false } = {}): FactGuard {
  const told = new Set<string>()
  const said = new Set<string>()
  const spoken: Known[] = []
  const documented = liveFacts(map)
    .filter(hasPassage)
    .map((fact) => ({
      persons: new Set(personsIn(fact.wording)),
      words: new Set(contentWords(fact.wording)),
      isDenied: fact.negated === true,
      isRow: isRow(fact),
    }))
  const note = (fact: CaseFact) => {
    if (told.has(fact.id)) return
    told.add(fact.id)
    spoken.push({
      persons: new Set(personsIn(fact.wording)),
      words: new Set(contentWords(fact.wording)),
      isDenied: fact.negated === true,
      isRow: isRow(fact),
    })
  }
  return {
    take: (fact) => {
      if (told.has(fact.id)) return false
      const isCovered = covers(spoken, fact) || (!hasPassage(fact) && isRetoldBy(documented, fact, keepsDenials))
      note(fact)
      return !isCovered
    },
    note,
    isTold: (fact) => told.has(fact.id),
    noteWords: (text, persons) => spoken.push({ persons: new Set(persons), words: new Set(contentWords(text)) }),
    isSaid: (text) => said.has(text),
    markSaid: (text) => said.add(text),
  }
}

function hasPassage(fact: CaseFact): boolean {
  return fact.sources.some(({ type }) => type === 'passage')
}

/** A line of a record in few words: `Rent $1,150 a month`. */
const isRow = (fact: CaseFact): boolean =>
  hasPassage(fact) &&
  (fact.quoteOnly === true || (personsIn(fact.wording).length === 0 && fact.wording.split(' ').length < 10))

type Known = {
  readonly persons: ReadonlySet<string>
  readonly words: ReadonlySet<string>
  /** Where it is known: `no other arrests` is not said by `was arrested`. */
  readonly isDenied?: boolean
  /** A row of a record, which tells nobody’s deed: `Tenant: Ana Paz`. */
  readonly isRow?: boolean
}

/** Nearly all content words, and every number, were told of the same persons. */
function covers(others: readonly Known[], fact: CaseFact): boolean {
  const words = contentWords(fact.wording)
  if (words.length === 0) return true
  const near = nearTo(others, fact).filter(
    ({ isDenied }) => isDenied === undefined || isDenied === (fact.negated === true),
  )
  const hasNumbers = (known: ReadonlySet<string>) => numbersIn(words).every((word) => known.has(word))
  if (near.some((other) => share(words, other.words) >= 0.75 && hasNumbers(other.words))) return true
  // Two or three words are found together somewhere in any longer account.
  if (words.length < 4) return false
  const all = new Set(near.flatMap((other) => (share(words, other.words) >= 0.25 ? [...other.words] : [])))
  return share(words, all) >= 0.85 && hasNumbers(all) && !namesNewPlace(fact, all)
}

/** A row of a record that shares a year alone says nothing of it. */
const isNearInWords = (words: readonly string[], { isRow: row, words: known }: Known): boolean =>
  row !== true || words.some((word) => known.has(word) && !/\d/.test(word))

/** An answer that the documents tell better; where they differ in a number, the documents stand (the map names conflicts). */
function isRetoldBy(documented: readonly Known[], fact: CaseFact, keepsDenials: boolean): boolean {
  const words = contentWords(fact.wording)
  const near = nearTo(documented, fact)
  const all = new Set(
    near.flatMap((other) => (share(words, other.words) >= 0.2 && isNearInWords(words, other) ? [...other.words] : [])),
  )
  // The same doing (`coaches a youth team` beside `coaches the under-ten team`): one fact with two sources.
  const isSameDoing = near.some(
    (other) =>
      [...other.words][0] === words[0] &&
      words.length > 2 &&
      share(words, other.words) >= 0.5 &&
      numbersIn(words).every((word) => other.words.has(word)),
  )
  // A figure beside one that the documents have, and which none of them has, is told.
  const figures = numbersIn(words)
  const isNews = figures.some((word) => all.has(word)) && figures.some((word) => !all.has(word) && word.length > 2)
  // What may be held against somebody, and what is said in a few words, is repeated only where one statement says it.
  const isShort =
    words.length < 5 ||
    /\b(?:arrest|convict|fine|authoriz|deport|citation|charged|permission|unlawful|without papers|DUI|driving under)/iu.test(
      fact.wording,
    )
  // What somebody would lose is said by no statement of what somebody has.
  const loses = /\bwould lose\b/u.test(fact.wording) && !all.has('lose') && !all.has('loss')
  if (loses || namesNewPlace(fact, all)) return false
  const kept = keepsDenials ? deniedOrMeasured(fact, words, near) : undefined
  if (kept !== undefined) return kept
  if (isShort) return isSameDoing || near.some((other) => share(words, other.words) >= 0.75)
  return isSameDoing || (share(words, all) >= 0.6 && !isNews)
}

/** `no hemin in Ghana` is not said by papers that tell of hemin and of Ghana, unless one of them says nearly all of it. */
function deniedOrMeasured(fact: CaseFact, words: readonly string[], near: readonly Known[]): boolean | undefined {
  if (isNewMeasure(fact, near)) return false
  const isDeniedThere = near.some(({ isDenied, words: known }) => isDenied === true && share(words, known) >= 0.2)
  return fact.negated === true && !isDeniedThere ? near.some((other) => share(words, other.words) >= 0.75) : undefined
}

/** `at 9,200 feet`, where no paper near it has that figure, or one of that unit. */
function isNewMeasure({ wording }: CaseFact, near: readonly Known[]): boolean {
  return [...wording.matchAll(/(?<![\d,])(\d[\d,]*) (feet|meters|miles|kilometers)\b/gu)].some(
    ([, digits = '', unit = '']) => {
      const [figure = '', length = ''] = [contentWords(digits)[0], contentWords(unit)[0]]
      return near.every(({ words }) => !words.has(figure) && !words.has(length))
    },
  )
}

/** `Dialysis in Honduras is given in centers`: a place that no paper names with it. */
const namesNewPlace = ({ wording }: CaseFact, known: ReadonlySet<string>): boolean =>
  [...wording.matchAll(/\bin (\p{Lu}\p{L}{3,})(?: \p{Lu}\p{L}+)? (?:is|are|has|have|does|do)\b/gu)].some(
    ([, place = '']) => contentWords(place).some((word) => !known.has(word)),
  )

function nearTo(others: readonly Known[], fact: CaseFact): readonly Known[] {
  const persons = personsIn(fact.wording)
  return others.filter(
    (other) =>
      !(other.isRow === true && fact.subject === 'applicant') &&
      (other.persons.size === 0 || persons.length === 0 || persons.some((id) => other.persons.has(id))),
  )
}

function share(words: readonly string[], others: ReadonlySet<string>): number {
  return words.filter((word) => others.has(word)).length / words.length
}

function numbersIn(words: readonly string[]): string[] {
  return words.filter((word) => /\d/u.test(word))
}

const small = new Set(
  'the and for with that this from her his she him they them their its was were are has have had not but who whom which when where while also would could will can been being into about than then there here very such any all each both out off over under again more most some other only own same just because since after before during until does did doing who’s a an of to in on at by as is it be or if he so no we us our i my me'.split(
    ' ',
  ),
)

const numbers: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  once: '1',
  twice: '2',
  monthly: 'month',
  weekly: 'week',
  daily: 'day',
}

/** Words that carry the statement, cut to a plain stem; numbers as figures. */
const known = new Map<string, string[]>()

/** The same wordings are compared again and again; the newest few thousand are kept. */
function contentWords(wording: string): string[] {
  const found = known.get(wording)
  if (found !== undefined) return found
  if (known.size > 4000) known.clear()
  const words = readContentWords(wording)
  known.set(wording, words)
  return words
}

function readContentWords(wording: string): string[] {
  const plain = wording.replaceAll(/\{[^{}]*\}/g, ' ').replaceAll(/(?<=\d),(?=\d{3})/g, '')
  return [
    ...new Set(
      foldToWords(plain)
        .split(' ')
        .filter((word) => (word.length > 2 || /\d/u.test(word)) && !small.has(word))
        .map((word) => numbers[word] ?? stem(word)),
    ),
  ]
}

function stem(word: string): string {
  return word.length < 5
    ? word.replace(/s$/u, '')
    : word.replace(/(?:ations?|ings?|ed|es|ly|s)$/u, '').replace(/e$/u, '')
}
