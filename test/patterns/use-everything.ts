import { aliases, anchors } from '#domain/old-client/anchors.ts'
import { Roll } from '#domain/old-client/roll.ts'
import { addWeakNames } from '#domain/old-client/weak-names.ts'
import { indexPersons } from '#domain/privacy-shield/person-index.ts'
import { indexValues } from '#domain/privacy-shield/find-values.ts'
import { standInPattern } from '#domain/privacy-shield/stand-in.ts'
import { withLinks } from '#domain/messages.ts'
import { splicePassage } from '#domain/model-reply/splice-passage.ts'
import { caseNames } from '#tools/asylum-brief/review/unknown-facts.ts'
import { letterTypeOf } from '#tools/expert-letter/case/letter-type.ts'

/** Calls what puts patterns together from what a case holds, or at its first use, so that they can be seen. A new one is added here. */
export function useEverything(): void {
  standInPattern()
  caseNames()
  anchors()
  aliases()
  const never = () => false
  addWeakNames(new Roll(), [], never, never, 'client', never)
  withLinks('Write to ana@firm.example.')
  splicePassage('<p>one two three</p>', 'one  two', '<p>four</p>')
  letterTypeOf({ case_type: 'something else' })
  indexPersons([{ identity: 'client', role: 'client', name: 'Rosa Maria Castillo' } as never])
  const kinds = ['number', 'phone', 'email', 'birth-date', 'address', 'firm'] as const
  const values = ['012345678', 'ana@firm.example', '1989-04-12', '10 Main Street, Dallas']
  indexValues(kinds.flatMap((kind) => values.map((value) => ({ kind, role: 'client', value }) as never)))
}
