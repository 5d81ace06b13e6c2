import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OldCaseReply } from '#contract/old-case.ts'
import { showError } from '#web/ui/show-error.ts'
import { settleGroups, type Source } from './old-case-queries.ts'
import type { Sources } from './old-case-table.tsx'
import type { Group } from './old-case-words.ts'

type Settling = {
  readonly found: OldCaseReply
  readonly briefId: string
  readonly clientId: string | undefined
  readonly onSettled: (settled: OldCaseReply) => void
  /** Puts the focus on the choice of a group. */
  readonly focus: (group: string) => void
}

/** The decisions about an old case while they are taken: what was decided before, what is proposed, what was chosen now. */
export function useSettling({ found, briefId, clientId, onSettled, focus }: Settling) {
  const cache = useQueryClient()
  const [chosen, setChosen] = useState<Sources>({})
  const [selected, setSelected] = useState<string>()
  const [place, setPlace] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const sources: Sources = Object.fromEntries(
    found.groups.map(({ id, source, proposed }) => [id, chosen[id] ?? source ?? proposed ?? undefined]),
  )
  const undecided = found.groups.filter(({ id }) => sources[id] === undefined)

  function select(group: string, at?: string): void {
    setSelected(group)
    setPlace(at)
    focus(group)
  }

  /** Takes the marked place out of its group, or a place back to it; nothing that was chosen is lost. */
  async function moveApart(group: Group): Promise<void> {
    const apart = place ?? ''
    const source = sources[group.id] === 'own' ? 'ask' : 'own'
    try {
      if (group.place) await settleGroups(cache, briefId, clientId, {}, [group.id])
      else await settleGroups(cache, briefId, clientId, { [apart]: source })
      setChosen((before) => ({ ...before, [group.place ? group.id : apart]: undefined }))
      setSelected(group.place ? undefined : apart)
      setPlace(undefined)
    } catch (error) {
      showError(error instanceof Error ? error.message : String(error))
    }
  }

  async function save(): Promise<void> {
    if (undecided[0]) return select(undecided[0].id)
    setSaving(true)
    try {
      const settled = await settleGroups(
        cache,
        briefId,
        clientId,
        Object.fromEntries(Object.entries(sources).flatMap(given)),
      )
      // A model may have found something while the attorney decided.
      const left = settled.groups.find(({ source }) => source === null)
      if (!left) return onSettled(settled)
      setSaving(false)
      select(left.id)
    } catch (error) {
      showError(error instanceof Error ? error.message : String(error))
      setSaving(false)
    }
  }

  return {
    sources,
    selected,
    place,
    /** How many groups nobody has decided. */
    open: undecided.length,
    isSaving,
    select,
    look: setSelected,
    choose: (group: string, source: Source | undefined) => setChosen((before) => ({ ...before, [group]: source })),
    moveApart,
    save,
  }
}

function given([id, source]: [string, Source | undefined]): [string, Source][] {
  return source === undefined ? [] : [[id, source]]
}
