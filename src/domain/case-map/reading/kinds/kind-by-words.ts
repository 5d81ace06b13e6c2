import type { FactKind } from '../../case-map.ts'
import { kindTerms } from '../kinds.data.ts'
import { stemsOf } from '../stems.ts'

const termsOf = kindTerms.map(([kind, terms]) => [kind, new Set(terms)] as const)

/** The kind with whose list a statement shares the most words, and how many. */
export function kindByWords(text: string): { readonly kind: FactKind | undefined; readonly shared: number } {
  const stems = [...new Set(stemsOf(text))]
  let kind: FactKind | undefined
  let shared = 0
  for (const [one, terms] of termsOf) {
    const count = stems.filter((stem) => terms.has(stem)).length
    if (count > shared) [kind, shared] = [one, count]
  }
  return { kind, shared }
}

/** The same as one word that a statement is weighed by: `harm1` for one word shared, `harm2` for more. */
export function listedOf(text: string): string {
  const { kind = 'none', shared } = kindByWords(text)
  return `${kind}${Math.min(shared, 2)}`
}
