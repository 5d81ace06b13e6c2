import { fuzzySearch, markMatches, matchFloor, toolSearchThreshold } from '#domain/fuzzy-match.ts'
import type { ToolIdentity } from '#domain/drafting/tool.ts'

export type FoundTools = {
  readonly tools: readonly ToolIdentity[]
  /** When nothing is near enough: the tool that comes nearest, if any does. */
  readonly nearest: ToolIdentity | null
}

/** All tools while nothing is typed, else those that score 0.5 and more, best first (specification 2, section 2). */
export function searchTools(query: string, tools: readonly ToolIdentity[]): FoundTools {
  if (query.trim() === '') return { tools, nearest: null }
  const found = fuzzySearch(query, tools, searchedText, matchFloor)
  const shown = found.filter(({ score }) => score >= toolSearchThreshold).map(({ item }) => item)
  return { tools: shown, nearest: shown.length === 0 ? (found[0]?.item ?? null) : null }
}

function searchedText({ title, produces, keywords }: ToolIdentity): string {
  return [title, produces, ...keywords].join(' ')
}

/** The sentence on a card; for a tool that was found by a keyword alone, that keyword. */
export function textFor({ title, produces, keywords }: ToolIdentity, query: string): string {
  const answers = (text: string) => markMatches(query, text).some(({ matched }) => matched)
  if (query.trim() === '' || answers(title) || answers(produces)) return produces
  const keyword = keywords.find(answers)
  return keyword === undefined ? produces : `Also found by: ${keyword}.`
}

/** `100 credits`; a tool that costs nothing is unlimited. */
export function creditsText(cost: number): string {
  return cost === 0 ? 'no credits' : `${cost} credits`
}
