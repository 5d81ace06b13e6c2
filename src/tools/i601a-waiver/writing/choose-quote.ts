import type { CaseFact, CaseMap, CasePassage } from '#domain/case-map/case-map.ts'
import { exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import type { FactGuard } from '#domain/prose/fact-guard.ts'
import { chooseQuotation, longestQuotation, quoted } from '#domain/prose/quoting.ts'
import { escapeText } from '#domain/section-content/write.ts'
import type { Heard } from './quoted-runs.ts'

export type Quote = {
  readonly words: string
  readonly cite: string
  readonly fact: CaseFact
  readonly passage: CasePassage
}

/** What was quoted before, and who was heard last. */
type Said = {
  readonly map: CaseMap
  readonly used: Set<string>
  readonly guard: FactGuard
  readonly heard: Heard
}

/** The passage that says it best, each quoted once; undefined where none is fit to be quoted. */
export function chooseQuote(
  facts: readonly CaseFact[],
  only: (passage: CasePassage) => boolean,
  kind: 'opinion' | 'own voice',
  { map, used, guard, heard }: Said,
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
