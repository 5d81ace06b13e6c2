import type { Filling } from '#domain/template-sections/fill-section.ts'
import type { StorySentence } from '#domain/template-sections/old-case.ts'
import { slotLabel, storyGap } from './group.ts'
import type { NewCase } from './new-case.ts'
import { asSentence, asTold } from './tell-the-rest.ts'

type Place = Pick<Filling, 'paragraph' | 'start' | 'end' | 'label'>

type Telling = {
  readonly known: NewCase
  readonly used: Set<string>
  readonly isOfClient: boolean
  readonly facts: readonly string[]
}

/** A told sentence told anew; without `telling` it only goes. A clause leaves its sentence with a full stop. */
export function fillStory(paragraph: number, story: StorySentence, telling: Telling | undefined): Filling[] {
  const { start, end, slot, text } = story
  const isClause = text.startsWith(', ')
  const place = { paragraph, start: start + (isClause ? 2 : 0), end, label: slotLabel(slot) }
  const stop = { paragraph, start, label: place.label, kind: 'value', text: '.', field: 'old-case' } as const
  if (!telling) return [isClause ? { ...stop, end } : { ...place, kind: 'value', text: '', field: 'old-case' }]
  const filling = retell(place, story, telling)
  return isClause ? [{ ...stop, end: start + 1 }, filling] : [filling]
}

function retell(
  place: Place,
  { slot: looksLike, kind, text }: StorySentence,
  { known, used, isOfClient, facts }: Telling,
): Filling {
  const slot = kind ?? looksLike
  if (slot === 'department-position' || slot === 'procedure') {
    const value = known.valueOf(slot, place.label)
    return value === undefined
      ? { ...place, kind: 'gap', gap: place.label }
      : {
          ...place,
          kind: 'value',
          text: asSentence(slot === 'department-position' ? positionOf(value, text, known) : value),
          field: 'old-case',
        }
  }
  for (const fact of facts) used.add(fact)
  return facts.length > 0
    ? { ...place, kind: 'value', text: asTold(facts, text, { known, isOfClient }), field: 'old-case' }
    : { ...place, kind: 'gap', gap: storyGap(slot) }
}

/** `takes no position` as a sentence, with counsel of the Department where the old one named somebody too. */
function positionOf(value: string, old: string, known: NewCase): string {
  if (!/^(?:takes?|took|does|did|has|opposes?|joins?|consents?|agrees?|stipulates?|is|will)\b/u.test(value))
    return value
  const counsel = /\b[Cc]ounsel \p{Lu}/u.test(old)
    ? known.valueOf('department-counsel', slotLabel('department-counsel'))
    : undefined
  return `The Department${counsel === undefined ? '' : `, through its counsel ${counsel},`} ${value}`
}
