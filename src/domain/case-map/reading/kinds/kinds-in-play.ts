import type { FactKind } from '../../case-map.ts'
import type { CaseRules } from '../../elements.ts'
import { factKinds } from '../../fact-kinds.ts'

/** Kinds that only some tools argue: where none of its elements is served by one, nothing is about it. */
const special: ReadonlySet<FactKind> = new Set([
  'petition',
  'screening',
  'care',
  'character',
  'harm',
  'threat',
  'motive',
  'belief',
  'trait',
  'fear',
  'protection',
  'relocation',
  'corroboration',
  'deadline',
  'achievement',
  'publication',
  'relation',
])

/** What the statements of a case can be about, as its tool argues it: no waiver has a motive of persecutors. */
export function kindsInPlay({ elements, questions }: Pick<CaseRules, 'elements' | 'questions'>): ReadonlySet<FactKind> {
  const named = new Set([
    ...elements.flatMap(({ servedBy, parts = [] }) => [...servedBy, ...parts.flatMap((part) => part.kinds)]),
    ...questions.map(({ kind }) => kind),
  ])
  return new Set(factKinds.filter((kind) => kind !== 'computed' && (!special.has(kind) || named.has(kind))))
}
