import type { Mark, PartKind, SettledCase, StorySentence } from '#domain/template-sections/old-case.ts'
import { slotLabel, storyGap } from './group.ts'
import type { NewCase } from './new-case.ts'
import { aroundOf, printValue } from './print-value.ts'

/** A line outside the body and what is replaced in it. */
export type LineFilling = {
  readonly part: PartKind
  readonly text: string
  readonly edits: readonly { readonly start: number; readonly end: number; readonly text: string }[]
}

/** The same for headers, notes, boxes and alternative texts. What is not known stands there as a gap in brackets. */
export function fillBesideBody(
  { found, sources }: SettledCase,
  known: NewCase,
  said: ReadonlyMap<string, string> = new Map(),
): LineFilling[] {
  const labels = new Map(found.groups.map(({ id, label }) => [id, label]))
  return found.beside.map((line) => {
    const isHere = ({ part, index, group }: Mark | StorySentence) =>
      part === line.part && index === line.index && sources[group] !== 'own'
    const told = found.stories.filter(isHere)
    const words = found.marks.filter(
      (mark) => isHere(mark) && !told.some(({ start, end }) => mark.start < end && start < mark.end),
    )
    const edits = [
      ...told.map(({ start, end, slot, kind, text }) => ({
        start,
        end,
        text: `${text.startsWith(', ') ? '. ' : ''}[${storyGap(kind ?? slot)}]`,
      })),
      ...words.map((mark) => {
        const label = labels.get(mark.group) ?? slotLabel(mark.slot)
        const value =
          sources[mark.group] === 'leave-out' ? '' : printValue(mark, label, known, aroundOf(line.text, mark))
        return { start: mark.start, end: mark.end, text: value ?? said.get(mark.group) ?? `[${label}]` }
      }),
    ]
    return { part: line.part, text: line.text, edits: edits.toSorted((a, b) => a.start - b.start) }
  })
}
