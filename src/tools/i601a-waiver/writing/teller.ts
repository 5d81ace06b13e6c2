import type { CaseFact, CaseMap, CasePassage } from '#domain/case-map/case-map.ts'
import { citeOf, exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import { createFactGuard, type FactGuard } from '#domain/prose/fact-guard.ts'
import { curlyQuotes, houseStyle } from '#domain/prose/house-style.ts'
import { createPasteFinder, longestPastedRun } from '#domain/prose/guard.ts'
import { isSpanish } from '#domain/language/spanish.ts'
import { trimEndOf } from '#domain/text/trim.ts'
import { createNarrator, type Narrator } from '#domain/prose/narrator.ts'
import { chooseQuotation, longestQuotation, quoted } from '#domain/prose/quoting.ts'
import { sentence } from '#domain/prose/telling.ts'
import { escapeText, gap } from '#domain/section-content/write.ts'
import type { WaiverCase } from '../case.ts'
import { createPaperSearch, dividedAnswer, isDoubtful, isFromAnswers } from './doubts.ts'
import { inAccount } from './in-account.ts'
import { type Answers, ownWords } from './retold-answers.ts'
import { createQuoter, type Heard, type Stretching } from './quoted-runs.ts'
import { couple, readable } from './readable.ts'
import { createShortener } from './short-cites.ts'
import { writeLegalStandard } from './legal-standard.ts'
import type { Place } from './place.ts'
import { isOnlyQuotable, listed, markup, peopleOf, plainWords, saysNobodysName } from './told-words.ts'
import { placesOf } from './places.ts'
import type { Topic } from './topics.ts'

/**
 * Writes one brief from its case map, section after section in reading order: it remembers who was named, which facts are
 * told and which passages are quoted, so that nothing stands twice.
 */
export type Teller = {
  readonly waiver: WaiverCase
  readonly map: CaseMap
  readonly places: readonly Place[]
  readonly narrator: Narrator
  readonly guard: FactGuard
  /** Everybody is introduced again, and no voice goes on. */
  readonly beginSection: () => void
  /** Our own words with people and citations as tokens, as markup. */
  readonly say: (pattern: string) => string
  /** One fact as a sentence with its cite; empty when it was told before, or another fact says as much. */
  readonly tell: (fact: CaseFact) => string
  /** The fact stands in its source's words: they could not be shown to say the same in ours. */
  readonly isQuoted: (fact: CaseFact) => boolean
  /** Facts that follow each other in one paper, in its words. */
  readonly quoteRun: (facts: readonly CaseFact[], how?: Stretching) => string
  /** What answers noted since the last call without making a sentence of it. */
  readonly takeNotes: () => string[]
  /** It has a long run of an answer's words. */
  readonly isPasted: (text: string) => boolean
  /** Words of ours that stand behind what was told. */
  readonly noteTold: (text: string) => void
  /** The best passage of these facts that was not quoted yet, in quotation marks, and its cite. */
  readonly quote: (
    facts: readonly CaseFact[],
    only: (passage: CasePassage) => boolean,
    kind: 'opinion' | 'own voice',
  ) => Quote | undefined
}

export type Quote = {
  readonly words: string
  readonly cite: string
  readonly fact: CaseFact
  readonly passage: CasePassage
}

export function createTeller(waiver: WaiverCase, map: CaseMap): Teller {
  const narrator = createNarrator(peopleOf(waiver, map))
  const answers = Object.values(waiver.input.answers).filter((answer) => typeof answer === 'string')
  const guard = createFactGuard(map)
  // One word fewer than a draft may have: the next sentence may begin with the word that goes on.
  const findPasted = createPasteFinder(answers, longestPastedRun - 1)
  const used = new Set<string>()
  const noted: string[] = []
  const shortened = createShortener(writeLegalStandard(waiver))
  const isQuoted = (fact: CaseFact) => isOnlyQuotable(fact) || isDoubtful(fact, waiver, map)
  const heard: Heard = {}
  const quoteRun = createQuoter(waiver, map, narrator, { used, heard })
  const parts: Parts = {
    waiver,
    map,
    narrator,
    guard,
    answers,
    findPasted,
    used,
    noted,
    isQuoted,
    quoteRun,
    heard,
    isInPapers: createPaperSearch(waiver),
    memory: { lastTold: '' },
  }
  return {
    waiver,
    map,
    narrator,
    guard,
    places: placesOf(waiver, map),
    beginSection: () => {
      delete heard.voice
      narrator.section()
    },
    say: (pattern) => {
      delete heard.voice
      return shortened(markup(narrator.say(pattern)))
    },
    isQuoted,
    quoteRun: (facts, how) =>
      quoteRun(
        // A paragraph that stands whole keeps what was told elsewhere in other words.
        how?.isWhole === true ? takenWhole(guard, facts) : facts.filter((fact) => guard.take(fact)),
        how,
      ),
    takeNotes: () => noted.splice(0),
    isPasted: (text) => findPasted(`${parts.memory.lastTold} ${text}`).length > 0,
    noteTold: (text) => keepLast(parts.memory, text),
    tell: (fact) => tellFact(fact, parts),
    quote: (facts, only, kind) => chooseQuote(facts, only, kind, parts),
  }
}

function takenWhole(guard: FactGuard, facts: readonly CaseFact[]): readonly CaseFact[] {
  for (const fact of facts) guard.note(fact)
  return facts
}

type Parts = Pick<Teller, 'waiver' | 'map' | 'narrator' | 'guard' | 'isQuoted' | 'quoteRun'> &
  Answers & {
    readonly used: Set<string>
    readonly noted: string[]
    readonly heard: Heard
    readonly isInPapers: (note: string) => boolean
    /** The words told last, over which no run of an answer may go on. */
    readonly memory: { lastTold: string }
  }

function keepLast(memory: Parts['memory'], text: string): void {
  memory.lastTold = `${memory.lastTold} ${text}`.split(' ').slice(-40).join(' ')
}

function tellFact(fact: CaseFact, parts: Parts): string {
  const { waiver, map, narrator, guard, noted, isInPapers, answers } = parts
  if (!guard.take(fact)) return ''
  const note = trimEndOf(fact.asTold ?? fact.wording, '.;,')
  const isOfAnswer = isFromAnswers(fact)
  if (isOfAnswer && isSpanish(note)) return gap(`translate this note: “${curlyQuotes(note).replaceAll(/[“”]/gu, '')}”`)
  if (parts.isQuoted(fact) && !isOfAnswer) return parts.quoteRun([fact])
  const styled = plainWords(couple(houseStyle(readable(fact, waiver, map)))).replaceAll(
    // Two findings of one list, of which the second is no sentence.
    /(?<= diagnosis of [^.]{3,160}\([A-TV-Z]\d{2}[^()]{0,12}\))\. (\p{L})/gu,
    (_, letter: string) => `; and ${letter.toLowerCase()}`,
  )
  const { sentences, notes } = isOfAnswer
    ? dividedAnswer(styled, fact, parts.isQuoted(fact), waiver)
    : { sentences: [styled], notes: [] }
  const known = narrator.remember()
  const all = sentences.map((one) => inOwnWords(one, fact, parts))
  const inItsWords = all.find((one) => one === inAccount(fact, answers))
  const told = inItsWords === undefined ? all : [inItsWords]
  // `she wants his hands and not hers, because the spouse’s shake`: where a name can stand no more, the paper speaks.
  if (!isOfAnswer && told.some((one) => saysNobodysName(one, fact, map))) {
    narrator.recall(known)
    return parts.quoteRun([fact])
  }
  noted.push(...notes.filter((one) => !isInPapers(one)).map((one) => markup(listed(narrator, one))))
  if (told.length === 0) return ''
  delete parts.heard.voice
  const last = told.length - 1
  return `[[fact:${fact.id}]]${told.map((one, at) => sentence(markup(one), at === last ? citeOf(map, fact) : '')).join(' ')}`
}

function inOwnWords(wording: string, fact: CaseFact, { narrator, answers, findPasted, memory }: Parts): string {
  const own = ownWords(wording, narrator, { answers, findPasted }, memory.lastTold)
  if (findPasted(`${memory.lastTold} ${own}`).length > 0) {
    memory.lastTold = ''
    return inAccount(fact, answers)
  }
  keepLast(memory, own)
  return own
}

function chooseQuote(
  facts: readonly CaseFact[],
  only: (passage: CasePassage) => boolean,
  kind: 'opinion' | 'own voice',
  { map, used, guard, heard }: Parts,
): Quote | undefined {
  const candidates = facts.flatMap((fact) =>
    passagesOf(map, fact)
      .filter(only)
      .map((passage) => ({
        id: passage.id,
        words: passage.words,
        isOwnVoice: kind === 'own voice',
        isOpinion: kind === 'opinion',
        passage,
        fact,
      })),
  )
  const best = chooseQuotation(candidates, used)
  const words = best && quoted(best.words, longestQuotation + 25)
  if (best === undefined || words === undefined) return undefined
  used.add(best.id)
  guard.note(best.fact)
  delete heard.voice
  return {
    words: escapeText(words),
    cite: `(${exhibitTokens(map, [best.passage]).join('; ')})`,
    fact: best.fact,
    passage: best.passage,
  }
}

/** The places of one section with these topics, in the order of the sources. */
export function placesIn({ places }: Teller, section: string, ...topics: readonly Topic[]): Place[] {
  return places.filter((place) => place.section === section && (topics.length === 0 || topics.includes(place.topic)))
}

export function factsIn(teller: Teller, section: string, ...topics: readonly Topic[]): CaseFact[] {
  return placesIn(teller, section, ...topics).flatMap(({ cluster }) => cluster.facts)
}
