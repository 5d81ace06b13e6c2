import type { Range } from '#domain/section-content/read.ts'
import { isSurelyAbout } from '../meaning/occurrences.ts'
import { personsOf, type Told } from '../meaning/finding.ts'
import { tokensOf, type Token } from '../meaning/told-index.ts'
import { countNegations } from '../polarity.ts'
import { around, isContent, isKin, likeness, shareOf, type Cover, type Covered } from './cover.ts'
import { readerOf } from './readers-of-doubts.ts'

/** A doubt about words of a sentence, as its card has it. */
type Doubt = {
  readonly code: string
  readonly severity: string
  readonly message: string
  readonly text: string
}

/** What was measured, by name; what is not there is 0. */
export type Measures = Readonly<Record<string, number>>

type Case = Pick<Told, 'sentence' | 'index' | 'evidence'>

const count = (text: string, pattern: RegExp) => Math.min(3, text.match(pattern)?.length ?? 0)
const hedged =
  /(?:more than|less than|fewer than|longer than|shorter than|no (?:more|less) than|over|under|nearly|almost|about|around|some|roughly|within|after|by|at least|at most|up to|none of (?:his|her|their) \p{L}+ (?:\p{L}+ )?)\s+(?:a )?$/iu
const ahead =
  /(?<!\p{L})(?:will|would|shall|should|could|may|might|plan\p{L}*|hop(?:e|es|ed|ing)|want\p{L}*|inten[dt]\p{L}*|expect\p{L}*|threat\p{L}*|fear\p{L}*|if|unless|offer\p{L}*|promis\p{L}*)(?!\p{L})/giu
const universal =
  /(?<!\p{L})(?:all|every|never|always|only|sole|solely|alone|entire|entirely|throughout|whole|both|each|none|nobody|no one|any|completely|fully)(?!\p{L})/giu
const cited = /“([^“”]{8,})”(?: \(|[.:]|$)/gu

/** The longest passage that a doubt shows. */
const citedIn = (message: string) =>
  [...message.matchAll(cited)].map(([, words = '']) => words).toSorted((a, b) => b.length - a.length)[0]

/** What of a sentence the file bears out. */
export const measureSentence = (told: Case, cover: Cover): Measures => ({
  ...measureShares(cover),
  ...measureWording(told, cover),
})

/** How much of its words stands where the file tells most of it, and anywhere. */
function measureShares({ words, best, scores: [first, second] }: Cover): Measures {
  const round = words.map((word) => around(word, best)).toSorted((a, b) => a - b)
  return {
    shareAround: shareOf(words, (word) => around(word, best)),
    shareMost: shareOf(words, (word) => word.most),
    literalAround: shareOf(words, (word) => Number(around(word, best) >= 0.85)),
    literalMost: shareOf(words, (word) => Number(word.most === 1)),
    leastAround: round[0] ?? 0,
    secondAround: round[1] ?? 1,
    leastMost: words.length === 0 ? 0 : Math.min(...words.map(({ most }) => most)),
    farAway: round.filter((one) => one < 0.5).length,
    score: first?.[1] ?? 0,
    rival: (second?.[1] ?? 0) / (first?.[1] ?? 1),
  }
}

/** Persons, relations, words of no and of all, beside those of the place that tells most of it. */
function measureWording(told: Case, { best }: Cover): Measures {
  const { sentence, index } = told
  const [place] = index.byPlace.get(best) ?? []
  const there = place?.sentence.text ?? ''
  const near = [best - 1, best, best + 1]
    .flatMap((one) => index.byPlace.get(one) ?? [])
    .map((one) => one.sentence.text)
    .join(' ')
  const persons = personsOf({ start: 0, end: sentence.text.length }, { ...told, clauses: [], more: index, read: [] })
  const [own, theirs] = [countNegations(sentence.text), countNegations(there)]
  const [isUniversal, isAhead] = [universal, ahead].map((pattern) => count(sentence.text, pattern) > 0)
  const kin = new Set(
    tokensOf(sentence.text)
      .filter(isKin)
      .map(({ text }) => text.toLowerCase()),
  )
  return {
    surely: place ? Number(isSurelyAbout(place, persons)) : 0,
    negated: Math.min(2, own),
    negatedThere: Math.min(2, theirs),
    oddNegation: (own + theirs) % 2,
    deniedAlone: Number(own > 0 && countNegations(near) === 0),
    aheadThere: Number(isAhead !== true && count(there, ahead) > 0),
    universal: count(sentence.text, universal),
    universalAlone: Number(isUniversal === true && count(near, universal) === 0),
    kinAlone: [...kin].filter((word) => !near.toLowerCase().includes(word)).length,
    isAnswer: Number(place?.sentence.from.source.kind === 'answer'),
  }
}

/** What speaks for a doubt and against it. */
export function measureDoubt(doubt: Doubt, range: Range, told: Case, cover: Cover): Measures {
  const { sentence } = told
  const own = cover.words.filter(({ token }) => token.start < range.end && range.start < token.end)
  const rest = cover.words.filter((word) => !own.includes(word))
  const shown = citedIn(doubt.message)
  const reader = readerOf(doubt)
  const ownAround = Math.max(0, ...own.map((word) => around(word, cover.best)))
  const isUngiven = reader['ungiven'] === 1 && !/^\p{Lu}/u.test(doubt.text)
  return {
    ...reader,
    // The thing is counted there, with another number.
    ungivenNear: Number(isUngiven && ownAround >= 0.8),
    ungivenAlone: Number(isUngiven && ownAround >= 0.8 && shareOf(rest, (word) => around(word, cover.best)) >= 0.8),
    ungivenFar: Number(isUngiven && ownAround < 0.5),
    ungivenName: Number(reader['ungiven'] === 1 && !isUngiven),
    ownWords: own.length,
    ownAround,
    ownMost: Math.max(0, ...own.map(({ most }) => most)),
    ownPlaces: Math.log(1 + Math.max(0, ...own.map(({ places }) => places.size))),
    begins: Number(range.start < 20),
    ends: Number(sentence.text.length - range.end < 5),
    hedged: Number(hedged.test(sentence.text.slice(Math.max(0, range.start - 40), range.start))),
    ...measureFigure(doubt),
    ...(shown === undefined ? {} : measureCited(shown, own, told, cover)),
  }
}

/** What a figure is of. */
function measureFigure({ text }: Doubt): Measures {
  return {
    digits: Number(/\d/.test(text)),
    time: Number(/(?:minute|hour|day|night|week|month|year|decade)s?$/iu.test(text)),
    small: Number(/^(?:an?|one|two|three|four)(?!\p{L})/iu.test(text)),
    thousand: Number(/(?:hundred|thousand|dozen)/iu.test(text)),
  }
}

/** What the passage that a doubt shows has in common with the sentence. */
function measureCited(shown: string, own: readonly Covered[], told: Case, { words, best, scores }: Cover): Measures {
  const { sentence, index, evidence } = told
  const tokens = tokensOf(shown).filter((token) => isContent(token, evidence))
  const degreeOf = (token: Token) => Math.max(0, ...tokens.map((other) => likeness(token, other)))
  const degrees = new Map(words.map((word) => [word, degreeOf(word.token)]))
  const place = [...index.byPlace.values()].flat().find((one) => one.sentence.text.includes(shown.slice(0, 60)))
  const score = place ? (scores.find(([one]) => one === place.at)?.[1] ?? 0) : 0
  return {
    cites: 1,
    citedShare: shareOf(words, (word) => degrees.get(word) ?? 0),
    citedOwn: Math.max(0, ...own.map((word) => degrees.get(word) ?? 0)),
    citedShared: words.filter((word) => (degrees.get(word) ?? 0) >= 0.8).length,
    citedLength: Math.log(1 + tokens.length),
    citedBest: Number(place?.at === best),
    citedRatio: score / (scores[0]?.[1] ?? 1),
    citedOdd: (countNegations(sentence.text) + countNegations(shown)) % 2,
    citedDenies: Math.min(2, countNegations(shown)),
    citedKinAlone: tokensOf(shown)
      .filter(isKin)
      .filter(({ text }) => !sentence.text.toLowerCase().includes(text.toLowerCase())).length,
  }
}
