import type { CaseFact, CaseMap, CasePassage } from '#domain/case-map/case-map.ts'
import { isLabelledNote } from '#domain/case-map/reading/labelled-notes/labelled-note.ts'
import { citeOf, passagesOf } from '#domain/case-map/read-map.ts'
import { createFactGuard, type FactGuard } from '#domain/prose/fact-guard.ts'
import { houseStyle } from '#domain/prose/house-style.ts'
import { createPasteFinder, longestPastedRun } from '#domain/prose/guard.ts'
import { isSpanish } from '#domain/language/spanish.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { type NoteSearch, noteSearchOf } from '#domain/prose/whole/note-search.ts'
import { faultOf } from '#domain/prose/whole/judge-sentence.ts'
import { capitalized } from '#domain/prose/words.ts'
import { trimEndOf } from '#domain/text/trim.ts'
import { createNarrator, type Narrator } from '#domain/prose/narrator.ts'
import { sentence } from '#domain/prose/telling.ts'
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
import { chooseQuote, type Quote } from './choose-quote.ts'
import { labelledSheetsOf, noteWithLabel } from './labelled-sheets-of.ts'

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
  /** What answers noted since the last call without making a sentence of it, or in Spanish: in their own words, each once. */
  readonly takeNotes: () => string[]
  /** One more such note, as it is typed. */
  readonly leaveOpen: (note: string) => void
  /** The best passage of these facts that was not quoted yet, in quotation marks, and its cite. */
  readonly quote: (
    facts: readonly CaseFact[],
    only: (passage: CasePassage) => boolean,
    kind: 'opinion' | 'own voice',
  ) => Quote | undefined
}

export function createTeller(waiver: WaiverCase, map: CaseMap): Teller {
  const narrator = createNarrator(peopleOf(waiver, map))
  const answers = Object.values(waiver.input.answers).filter((answer) => typeof answer === 'string')
  const guard = createFactGuard(map, { keepsDenials: true })
  // One word fewer than a draft may have: the next sentence may begin with the word that goes on.
  const findPasted = createPasteFinder(answers, longestPastedRun - 1)
  const used = new Set<string>()
  const noted: string[] = []
  const shortened = createShortener(writeLegalStandard(waiver))
  const isQuoted = (fact: CaseFact) => isOnlyQuotable(fact) || isDoubtful(fact, waiver, map)
  const heard: Heard = {}
  const sheets = labelledSheetsOf(waiver, map)
  const isOfSheet = (fact: CaseFact) =>
    isLabelledNote(fact) || passagesOf(map, fact).some(({ document }) => sheets.has(document))
  const quoter = createQuoter(waiver, map, narrator, { used, heard })
  // What an office noted under a label is nobody's word that a brief could quote.
  const quoteRun: typeof quoter = (facts, how) => {
    noted.push(...facts.filter(isOfSheet).map((fact) => noteWithLabel(fact, map)))
    return quoter(
      facts.filter((fact) => !isOfSheet(fact)),
      how,
    )
  }
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
    findNote: noteSearchOf(waiver.input),
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
    takeNotes: () => [...new Set(noted.splice(0))],
    leaveOpen: (note) => void noted.push(note),
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
    readonly findNote: NoteSearch
    /** The words told last, over which no run of an answer may go on. */
    readonly memory: { lastTold: string }
  }

function keepLast(memory: Parts['memory'], text: string): void {
  memory.lastTold = `${memory.lastTold} ${text}`.split(' ').slice(-40).join(' ')
}

function tellFact(fact: CaseFact, parts: Parts): string {
  const { waiver, map, narrator, guard, noted } = parts
  if (!guard.take(fact)) return ''
  const note = trimEndOf(fact.asTold ?? fact.wording, '.;,')
  const isOfAnswer = isFromAnswers(fact)
  if (isOfAnswer && isSpanish(note)) {
    noted.push(note)
    return ''
  }
  if (parts.isQuoted(fact) && !isOfAnswer) return parts.quoteRun([fact])
  const styled = plainWords(couple(houseStyle(readable(fact, waiver, map)))).replaceAll(
    // Two findings of one list, of which the second is no sentence.
    /(?<= diagnosis of [^.]{3,160}\([A-TV-Z]\d{2}[^()]{0,12}\))\. (\p{L})/gu,
    (_, letter: string) => `; and ${letter.toLowerCase()}`,
  )
  if (isOfAnswer) return tellAnswer(fact, styled, note, parts)
  const known = narrator.remember()
  const told = inOwnWords(styled, fact, parts)
  // `she wants his hands and not hers, because the spouse’s shake`: where a name can stand no more, the paper speaks.
  if (saysNobodysName(told, fact, map) || isBroken(told, parts)) {
    narrator.recall(known)
    return parts.quoteRun([fact])
  }
  return asTold(fact, [told], parts)
}

/** `a card with the drugs he must not have`: what would be taken out of the brief as no sentence stands in the paper’s words. */
const isBroken = (told: string, { findNote }: Parts): boolean =>
  sentencesOf(capitalized(told)).some(
    (one) => faultOf(`${trimEndOf(one, '.')}.`) === 'an open end' && findNote(one) !== undefined,
  )

/** What an answer says: its sentences, and its notes for the attorney to word. */
function tellAnswer(fact: CaseFact, styled: string, note: string, parts: Parts): string {
  const { narrator, noted, isInPapers, answers } = parts
  const { sentences, notes } = dividedAnswer(styled, fact, parts.isQuoted(fact), parts.waiver)
  const all = sentences.map((one) => inOwnWords(one, fact, parts))
  const inItsWords = all.find((one) => one === inAccount(fact, answers))
  // What a paper says as well need not be said in the words of an answer.
  if (inItsWords?.startsWith('The account adds') === true && isInPapers(note)) return ''
  const told = inItsWords === undefined ? all : [ofPapersLeftOut(fact, inItsWords, parts)]
  const open = notes.filter((one) => !isInPapers(one))
  // Of what is no sentence at all the attorney reads the words that were typed.
  const isTyped = told.length === 0 && open.length > 0 && !note.includes('{')
  noted.push(...(isTyped ? [note] : open.map((one) => listed(narrator, one))))
  return asTold(fact, told, parts)
}

/** Of several sentences in the words of an answer those that no paper says. */
function ofPapersLeftOut(fact: CaseFact, quoted: string, { isInPapers, answers }: Parts): string {
  const all = sentencesOf(fact.asTold ?? fact.wording)
  const kept = all.filter((one) => one.split(' ').length < 6 || !isInPapers(one))
  if (!quoted.startsWith('The account adds') || kept.length === 0 || kept.length === all.length) return quoted
  const apart = inAccount({ ...fact, asTold: kept.join(' ') }, answers)
  return apart.startsWith('The account adds') ? apart : quoted
}

function asTold(fact: CaseFact, told: readonly string[], { heard, map }: Parts): string {
  if (told.length === 0) return ''
  delete heard.voice
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

/** The places of one section with these topics, in the order of the sources. */
export function placesIn({ places }: Teller, section: string, ...topics: readonly Topic[]): Place[] {
  return places.filter((place) => place.section === section && (topics.length === 0 || topics.includes(place.topic)))
}

export function factsIn(teller: Teller, section: string, ...topics: readonly Topic[]): CaseFact[] {
  return placesIn(teller, section, ...topics).flatMap(({ cluster }) => cluster.facts)
}
