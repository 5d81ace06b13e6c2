import type { CaseMap } from '#domain/case-map/case-map.ts'
import { liveFacts } from '#domain/case-map/read-map.ts'

/**
 * Facts under short numbers (`F1`, `F2`, in the order of the map), which a writer copies more surely than ids and which
 * take a third of the room. Equal maps give equal numbers.
 */
export function numberFacts(map: CaseMap | undefined, text: string): string {
  if (!map) return text
  const numbers = new Map(liveFacts(map).map(({ id }, index) => [id, `F${index + 1}`]))
  return text.replaceAll(/\bF[a-z0-9]+\b/g, (id) => numbers.get(id) ?? id)
}
