import type { CaseFact, CaseMap, CasePassage } from '#domain/case-map/case-map.ts'
import { citeOf, exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import { createFactGuard, type FactGuard } from '#domain/prose/fact-guard.ts'
import { houseStyle } from '#domain/prose/house-style.ts'
import { createNarrator, type Narrator } from '#domain/prose/narrator.ts'
import { referentsOf } from '#domain/prose/case-people.ts'
import { chooseQuotation, type Quotable, quoted } from '#domain/prose/quoting.ts'
import { retold } from '#domain/prose/retelling.ts'
import { sentence } from '#domain/prose/telling.ts'
import { createVariants, type Variants } from '#domain/prose/variants.ts'
import { escapeText } from '#domain/section-content/write.ts'
import type { WaiverCase } from '../case.ts'

/**
 * Writes one brief from its case map, section after section in reading order: it remembers who was named, which facts are
 * told, which passages are quoted and which wordings are used, so that nothing stands twice.
 */
export type Teller = {
  readonly waiver: WaiverCase
  readonly map: CaseMap
  readonly narrator: Narrator
  readonly variants: Variants
  readonly guard: FactGuard
  /** Our own words with people and citations as tokens, as markup. */
  readonly say: (pattern: string) => string
  /** One fact as a sentence with its cite; empty when it was told before, or another fact says as much. */
  readonly tell: (fact: CaseFact) => string
  /** The best passage of these facts that was not quoted yet, in quotation marks, and its cite. */
  readonly quote: (
    facts: readonly CaseFact[],
    options?: QuoteOptions,
  ) => { readonly words: string; readonly cite: string; readonly fact: CaseFact } | undefined
}

export type QuoteOptions = {
  readonly ownVoice?: string
  readonly isOpinion?: boolean
  readonly answersAdverse?: string
  /** Only passages that this says yes to. */
  readonly only?: (passage: CasePassage) => boolean
}

export function createTeller(waiver: WaiverCase, map: CaseMap): Teller {
  const narrator = createNarrator(referentsOf(map.persons))
  const answers = Object.values(waiver.input.answers).filter((answer) => typeof answer === 'string')
  const guard = createFactGuard(map)
  const quotedPassages = new Set<string>()
  const say = (pattern: string) => markup(narrator.say(pattern))
  return {
    waiver,
    map,
    narrator,
    guard,
    variants: createVariants(waiver.input.draftId),
    say,
    tell: (fact) => {
      if (!guard.take(fact)) return ''
      const cite = citeOf(map, fact)
      if (fact.quoteOnly) return tellQuoted(map, fact, narrator, quotedPassages)
      return sentence(escapeText(retold(narrator.say(houseStyle(fact.wording)), answers)), cite)
    },
    quote: (facts, options = {}) => {
      const candidates = facts.flatMap((fact) =>
        passagesOf(map, fact)
          .filter((passage) => options.only?.(passage) ?? true)
          .map((passage) => ({ ...quotable(passage, options), passage, fact })),
      )
      const best = chooseQuotation(candidates, quotedPassages)
      const words = best && quoted(best.words)
      if (best === undefined || words === undefined) return undefined
      quotedPassages.add(best.id)
      guard.note(best.fact)
      narrator.interrupt()
      return { words: escapeText(words), cite: `(${exhibitTokens(map, [best.passage]).join('; ')})`, fact: best.fact }
    },
  }
}

function quotable(
  { id, words, speaker }: CasePassage,
  { ownVoice, isOpinion, answersAdverse }: QuoteOptions,
): Quotable {
  return {
    id,
    words,
    isOwnVoice: ownVoice !== undefined && speaker === ownVoice,
    isOpinion: isOpinion ?? false,
    answersAdverse: answersAdverse === id,
  }
}

/** What could not surely be turned into the third person stands as its source has it. */
function tellQuoted(map: CaseMap, fact: CaseFact, narrator: Narrator, used: Set<string>): string {
  const passage = passagesOf(map, fact).find(({ id }) => !used.has(id))
  const words = passage && quoted(passage.words)
  if (passage === undefined || words === undefined) return ''
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
