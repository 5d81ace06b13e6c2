import type { Contradiction } from '#domain/provenance/contradictions.ts'
import type { FactItem } from '#domain/provenance/fact.ts'
import type { Unnamed } from './from-old-case.ts'
import { placeOf } from './from-items.ts'

const firm = new Set<Contradiction['code']>(['birth-date', 'marriage-date', 'entry-date', 'filing-date', 'event-date'])

/** Two sources that disagree; the flag stands where the draft uses one of them, else it belongs to the whole draft. */
export function fromSources({ code, message, passages }: Contradiction, facts: readonly FactItem[]): Unnamed {
  const used = facts.find(({ source }) => passages.some(({ id, start }) => source?.id === id && source.start === start))
  const where = used && { place: placeOf(used), text: used.text }
  return {
    code: 'sources-disagree',
    kind: 'Conflict',
    severity: firm.has(code) ? 'red' : 'amber',
    message,
    ...where,
    passages,
  }
}

/** Two passages of the draft that disagree; the flag stands at the first. */
export function fromDraft({ code, message, passages }: Contradiction): Unnamed {
  const [{ id: sectionId, start, end, text }] = passages
  const place = { sectionId, start, end }
  return {
    code: 'draft-disagrees',
    kind: 'Conflict',
    severity: firm.has(code) ? 'red' : 'amber',
    message,
    place,
    text,
    passages,
  }
}
