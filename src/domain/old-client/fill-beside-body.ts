import type { Mark, PartKind, SettledCase, StorySentence } from '#domain/template-sections/old-case.ts'
import { slotLabel, storyGap } from './group.ts'
import { findLeftovers, type OldWords } from './leftovers.ts'
import type { NewCase } from './new-case.ts'
import { aroundOf, printValue } from './print-value.ts'

/** A line outside the body and what is replaced in it. */
export type LineFilling = {
  readonly part: PartKind
  readonly text: string
  readonly edits: readonly { readonly start: number; readonly end: number; readonly text: string }[]
}

/** What a place says where a word of the old case is left that no reader explained. */
export const earlierCase = 'earlier case'

/**
 * The same for headers, notes, boxes and alternative texts. What is not known stands there as a gap in brackets, and so
 * does whatever else of the old case is left (`words`), since no check marks it there.
 */
export function fillBesideBody(
  { found, sources }: SettledCase,
  known: NewCase,
  said: ReadonlyMap<string, string> = new Map(),
  words?: OldWords,
): LineFilling[] {
  const labels = new Map(found.groups.map(({ id, label }) => [id, label]))
  return found.beside.map((line) => {
    const isHere = ({ part, index, group }: Mark | StorySentence) =>
      part === line.part && index === line.index && sources[group] !== 'own'
    const told = found.stories.filter(isHere)
    const places = found.marks.filter(
      (mark) => isHere(mark) && !told.some(({ start, end }) => mark.start < end && start < mark.end),
    )
    const edits = [
      ...told.map(({ start, end, slot, kind, text }) => ({
        start,
        end,
        text: `${text.startsWith(', ') ? '. ' : ''}[${storyGap(kind ?? slot)}]`,
      })),
      ...places.map((mark) => {
        const label = labels.get(mark.group) ?? slotLabel(mark.slot)
        const value =
          sources[mark.group] === 'leave-out' ? '' : printValue(mark, label, known, aroundOf(line.text, mark))
        return { start: mark.start, end: mark.end, text: value ?? said.get(mark.group) ?? `[${label}]` }
      }),
    ]
    const left = (words ? findLeftovers(line.text, words) : [])
      .filter(({ start, end }) => edits.every((edit) => edit.end <= start || end <= edit.start))
      .map(({ start, end }) => ({ start, end, text: `[${earlierCase}]` }))
    return { part: line.part, text: line.text, edits: [...edits, ...left].toSorted((a, b) => a.start - b.start) }
  })
}
