import type { Mark, OldCase, PartKind } from '#domain/template-sections/old-case.ts'
import { slotLabel } from './group.ts'
import type { NewCase } from './new-case.ts'
import { aroundOf, printValue } from './print-value.ts'
import { storySlots } from './settle.ts'

/** What a template would print for a case, before anything is answered: words where they are known, else undefined. */
export type Preview = {
  /** For each mark, in the order of the marks. */
  readonly marks: readonly (string | undefined)[]
  /** For each group that one answer can stand for, by its id. */
  readonly groups: ReadonlyMap<string, string>
}

export function previewOldCase(
  { marks, groups }: OldCase,
  known: NewCase,
  textOf: (part: PartKind, index: number) => string,
): Preview {
  const labels = new Map(groups.map(({ id, label }) => [id, label]))
  const print = (mark: Mark) =>
    printValue(
      mark,
      labels.get(mark.group) ?? slotLabel(mark.slot),
      known,
      aroundOf(textOf(mark.part, mark.index), mark),
    )
  const values = groups.flatMap(({ id, slot, label }): [string, string][] => {
    const value = storySlots.has(slot) ? undefined : known.valueOf(slot, label)
    return value === undefined ? [] : [[id, value]]
  })
  return { marks: marks.map(print), groups: new Map(values) }
}
