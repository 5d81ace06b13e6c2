import type { CaseFact, CaseMap, CasePassage } from '#domain/case-map/case-map.ts'
import { citeOf, exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import { createFactGuard, type FactGuard } from '#domain/prose/fact-guard.ts'
import { houseStyle } from '#domain/prose/house-style.ts'
import { createNarrator, type Narrator } from '#domain/prose/narrator.ts'
import { referentsOf } from '#domain/prose/case-people.ts'
import { chooseQuotation, quoted } from '#domain/prose/quoting.ts'
import { retold, withClausesApart } from '#domain/prose/retelling.ts'
import { sentence } from '#domain/prose/telling.ts'
import { escapeText } from '#domain/section-content/write.ts'
import type { WaiverCase } from '../case.ts'
import { quotedIn } from './clusters.ts'
import { type Place, placesOf, type Topic } from './places.ts'

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
  /** Our own words with people and citations as tokens, as markup. */
  readonly say: (pattern: string) => string
  /** One fact as a sentence with its cite; empty when it was told before, or another fact says as much. */
  readonly tell: (fact: CaseFact) => string
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
  const narrator = createNarrator(referentsOf(map.persons))
  const answers = Object.values(waiver.input.answers).filter((answer) => typeof answer === 'string')
  const guard = createFactGuard(map)
  const used = new Set<string>()
  return {
    waiver,
    map,
    narrator,
    guard,
    places: placesOf(waiver, map),
    say: (pattern) => markup(narrator.say(pattern)),
    tell: (fact) => {
      if (!guard.take(fact)) return ''
      if (fact.quoteOnly) return tellQuoted(map, fact, narrator, used)
      const wording = couple(houseStyle(fact.wording))
      const apart = narrator.say(withClausesApart(wording, answers))
      return sentence(escapeText(retold(apart, answers)), citeOf(map, fact))
    },
    quote: (facts, only, kind) => {
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
      const words = best && quoted(best.words)
      if (best === undefined || words === undefined) return undefined
      used.add(best.id)
      guard.note(best.fact)
      return {
        words: escapeText(words),
        cite: `(${exhibitTokens(map, [best.passage]).join('; ')})`,
        fact: best.fact,
        passage: best.passage,
      }
    },
  }
}

/** The places of one section with these topics, in the order of the sources. */
export function placesIn({ places }: Teller, section: string, ...topics: readonly Topic[]): Place[] {
  return places.filter((place) => place.section === section && (topics.length === 0 || topics.includes(place.topic)))
}

export function factsIn(teller: Teller, section: string, ...topics: readonly Topic[]): CaseFact[] {
  return placesIn(teller, section, ...topics).flatMap(({ cluster }) => cluster.facts)
}

/** `They met`, `our third date`, `ten minutes from us`: the couple, where the two are meant. */
function couple(wording: string): string {
  return wording
    .replace(/^They (?=met|married|dated|have|live|were|had|own|rent|share)/u, 'The couple ')
    .replaceAll(/the family’s (?=(?:first|second|third) date|wedding|marriage|engagement)/gu, 'the couple’s ')
    .replaceAll(/(?<=.)\{(applicant|spouse)(?:\.\w+)?\} and \{(applicant|spouse)(?:\.\w+)?\}/gu, 'the couple')
}

/** What could not surely be turned into the third person stands as its source has it. */
function tellQuoted(map: CaseMap, fact: CaseFact, narrator: Narrator, used: Set<string>): string {
  const passage = passagesOf(map, fact).find(({ id }) => !used.has(id))
  if (passage === undefined) return ''
  const words = quoted(quotedIn(fact.statement) ?? passage.words) ?? quoted(passage.words)
  if (words === undefined) return ''
  used.add(passage.id)
  const opening =
    passage.speaker === undefined ? 'The document states:' : narrator.say(`In {${passage.speaker}.poss} words:`)
  narrator.interrupt()
  return `${escapeText(opening)} ${escapeText(words)} (${exhibitTokens(map, [passage]).join('; ')}).`
}

const kept = /(\[\[[^\]]*\]\]|<\/?(?:em|strong)>|<mark [^>]*>[^<]*<\/mark>)/

/** Our own words as markup: tokens, emphasis and gaps stay, the rest is escaped. */
function markup(text: string): string {
  return text
    .split(kept)
    .map((part) => (kept.test(part) ? part : escapeText(part).replaceAll(/&amp;(?=(?:amp|lt|gt|quot);)/g, '&')))
    .join('')
}
