import { useCallback, useEffect, useState } from 'react'
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
import { useKeptWords } from '#web/data/use-kept-words.ts'
import { useSession } from '#web/session/session.ts'
import type { OpenTemplate, PlaceholderFields } from './split-queries.ts'

export type SplitEditor = ReturnType<typeof useSplitEditor>

/**
 * The sections while they are being arranged: every step can be taken back, nothing is stored before it is confirmed;
 * until then this device keeps it.
 */
export function useSplitEditor(template: OpenTemplate) {
  const { kept, begun } = useKeptSplit(template)
  const [placeholderFields, setPlaceholderFields] = useState(begun.placeholderFields)
  const { split, step, divide, canUndo, undo, startAnew, selectedId, setSelectedId } = useSteps(template, begun.split)
  useEffect(() => {
    const now = JSON.stringify({ split, placeholderFields } satisfies Arranged)
    if (now !== kept.text) kept.setText(now)
  })
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
    if (one && other && canJoin(first)) step(mergeSections(split, one.id, other.id), { selected: one.id })
  }

  return {
    split,
    selected: sections[position],
    position,
    placeholderFields,
    canUndo,
    undo,
    /** What was arranged and not confirmed, as this device keeps it. */
    kept: {
      ...kept,
      discard: () => {
        kept.discard()
        startAnew()
        setPlaceholderFields(template.placeholderFields)
      },
    },
    select: setSelectedId,
    canJoin,
    join,
    divide,
    rename: (id: string, title: string) => step(renameSection(split, id, title), { renamed: id }),
    setMode: (id: string, mode: TemplateSectionMode) => step(changeMode(split, id, mode)),
    setKind: (id: string, kind: TemplateSectionKind) => step(changeKind(split, id, kind)),
    toggleKeep: (id: string) =>
      step(keepAsIs(split, id, sections.find((section) => section.id === id)?.mode !== 'keep')),
    move: (id: string, to: number) => step(moveSection(split, id, to), { selected: id }),
    setField: (label: string, field: string | undefined) =>
      setPlaceholderFields(({ [label]: _old, ...rest }) => (field === undefined ? rest : { ...rest, [label]: field })),
  }
}

type Arranged = { readonly split: TemplateSplit; readonly placeholderFields: PlaceholderFields }

/** What was arranged, on this device until it is confirmed: `begun` is what comes back, or what the server has. */
function useKeptSplit({ id, split, placeholderFields }: OpenTemplate) {
  const { email } = useSession()
  const [saved] = useState(() => JSON.stringify({ split, placeholderFields } satisfies Arranged))
  const base = split.sections.map(({ title, mode }) => `${mode} ${title}`).join('\n')
  const kept = useKeptWords(`${email} sections ${id}`, saved, base)
  const [begun] = useState(() => (kept.restored ? (JSON.parse(kept.text) as Arranged) : { split, placeholderFields }))
  return { kept, begun }
}

/** One arrangement; `renamed`: the section whose title is being typed, which is one step until something else is done. */
type Step = { readonly split: TemplateSplit; readonly renamed?: string | undefined }

/** The steps that were made, and which section is chosen. */
function useSteps(template: OpenTemplate, begun: TemplateSplit) {
  const [steps, setSteps] = useState<readonly Step[]>(() =>
    begun === template.split ? [{ split: begun }] : [{ split: template.split }, { split: begun }],
  )
  const [selectedId, setSelectedId] = useState(begun.sections[0]?.id)
  const split = steps.at(-1)?.split ?? template.split

  /** What gives the split back as it was is no step. */
  function step(next: TemplateSplit, { selected, renamed }: { selected?: string; renamed?: string } = {}) {
    const isSame = renamed !== undefined && steps.at(-1)?.renamed === renamed
    if (next !== split) setSteps([...(isSame ? steps.slice(0, -1) : steps), { split: next, renamed }])
    if (selected !== undefined) setSelectedId(selected)
  }

  // The same function from step to step, so that only the sections that changed are drawn again.
  const divide = useCallback(
    (id: string, at: number) => {
      setSteps((known) => {
        const now = known.at(-1)?.split ?? template.split
        const next = splitSection(template.paragraphs, now, id, at)
        return next === now ? known : [...known, { split: next }]
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
    startAnew: () => setSteps([{ split: template.split }]),
    selectedId,
    setSelectedId,
  }
}
