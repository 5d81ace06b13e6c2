import { useCallback, useState } from 'react'
import { isRun } from '#domain/template-sections/check-split.ts'
import {
  changeKind,
  changeMode,
  keepAsIs,
  mergeSections,
  moveSection,
  renameSection,
  splitSection,
} from '#domain/template-sections/edit-split.ts'
import {
  joinSections,
  type TemplateSectionKind,
  type TemplateSectionMode,
  type TemplateSplit,
} from '#domain/template-sections/template-section.ts'
import type { OpenTemplate, PlaceholderFields } from './split-queries.ts'

export type SplitEditor = ReturnType<typeof useSplitEditor>

/** The sections while they are being arranged: every step can be taken back, nothing is stored before it is confirmed. */
export function useSplitEditor(template: OpenTemplate) {
  const [placeholderFields, setPlaceholderFields] = useState<PlaceholderFields>(template.placeholderFields)
  const { split, step, divide, canUndo, undo, selectedId, setSelectedId } = useSteps(template)
  const { sections } = split
  const position = Math.max(
    0,
    sections.findIndex(({ id }) => id === selectedId),
  )

  /** Only neighbours that are also neighbours in the template can become one section. */
  function canJoin(first: number): boolean {
    const [one, other] = sections.slice(first, first + 2)
    return one !== undefined && other !== undefined && isRun(joinSections(one, other))
  }

  function join(first: number) {
    const [one, other] = sections.slice(first, first + 2)
    if (one && other && canJoin(first)) step(mergeSections(split, one.id, other.id), one.id)
  }

  return {
    split,
    selected: sections[position],
    position,
    placeholderFields,
    canUndo,
    undo,
    select: setSelectedId,
    canJoin,
    join,
    divide,
    rename: (id: string, title: string) => step(renameSection(split, id, title)),
    setMode: (id: string, mode: TemplateSectionMode) => step(changeMode(split, id, mode)),
    setKind: (id: string, kind: TemplateSectionKind) => step(changeKind(split, id, kind)),
    toggleKeep: (id: string) =>
      step(keepAsIs(split, id, sections.find((section) => section.id === id)?.mode !== 'keep')),
    move: (id: string, to: number) => step(moveSection(split, id, to), id),
    setField: (label: string, field: string | undefined) =>
      setPlaceholderFields(({ [label]: _old, ...rest }) => (field === undefined ? rest : { ...rest, [label]: field })),
  }
}

/** The steps that were made, and which section is chosen. */
function useSteps(template: OpenTemplate) {
  const [steps, setSteps] = useState<readonly TemplateSplit[]>([template.split])
  const [selectedId, setSelectedId] = useState(template.split.sections[0]?.id)
  const split = steps.at(-1) ?? template.split

  /** What gives the split back as it was is no step. */
  function step(next: TemplateSplit, selected?: string) {
    if (next !== split) setSteps([...steps, next])
    if (selected !== undefined) setSelectedId(selected)
  }

  // The same function from step to step, so that only the sections that changed are drawn again.
  const divide = useCallback(
    (id: string, at: number) => {
      setSteps((known) => {
        const now = known.at(-1) ?? template.split
        const next = splitSection(template.paragraphs, now, id, at)
        return next === now ? known : [...known, next]
      })
      setSelectedId(`s${at}`)
    },
    [template],
  )

  return {
    split,
    step,
    divide,
    canUndo: steps.length > 1,
    undo: () => setSteps(steps.slice(0, Math.max(1, steps.length - 1))),
    selectedId,
    setSelectedId,
  }
}
