import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { countryName } from '#domain/prose/words.ts'
import type { Topic } from './topics.ts'
import { factsIn, type Teller } from './teller.ts'

type Named = { readonly hasCare: boolean; readonly hasMoney: boolean }

/** Grounds that were argued and have no figure or task of their own here, with the exhibits that show them. */
export function groundsBeside(teller: Teller, role: string, whom: string, { hasCare, hasMoney }: Named): string[] {
  const [relative] = teller.waiver.relatives
  const on = (...topics: readonly Topic[]) => factsIn(teller, `sep_${role}`, ...topics)
  const there = teller.waiver.applicant.citizenship
  const grounds: readonly (readonly [boolean, string, readonly CaseFact[]])[] = [
    [whom !== '', `the care of ${whom}, which would rest on {${role}} alone`, on('dependents')],
    [!hasCare, 'the help that {applicant} gives each day', on('support')],
    [!hasMoney, 'the loss of the work and the earnings of {applicant}', on('money')],
    [
      relative?.argueRelocation === 'yes' && there !== undefined,
      `on a move, what the record shows of ${countryName(there ?? '')}`,
      factsIn(teller, `rel_${role}`, 'services', 'conditions', 'ties'),
    ],
  ]
  return grounds.flatMap(([isOpen, phrase, facts]) => {
    const ids = new Set(facts.flatMap((fact) => passagesOf(teller.map, fact).map(({ document }) => document)))
    const shown = teller.map.exhibits.filter(({ id }) => ids.has(id)).map(({ id }) => `[[ex:${id}]]`)
    if (!isOpen || shown.length === 0) return []
    teller.narrator.paragraph()
    return [`${teller.say(phrase)} (${shown.slice(0, 3).join('; ')})`]
  })
}
