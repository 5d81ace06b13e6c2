import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { OldCaseReply } from '#contract/old-case.ts'
import { useKeptForm } from '#web/session/use-kept-form.ts'
import { sentenceOf } from '#web/data/problem.ts'
import { showError } from '#web/ui/show-error.ts'
import { settleGroups, type Source } from './old-case-queries.ts'
import type { Sources } from './old-case-table.tsx'
import type { Group } from './old-case-words.ts'

const nothing: Sources = {}

type Settling = {
  readonly found: OldCaseReply
  readonly briefId: string
  readonly clientId: string | undefined
  readonly onSettled: (settled: OldCaseReply) => void
  /** Puts the focus on the choice of a group. */
  readonly focus: (group: string) => void
  /** The list has to be seen: a group of it is about to have the focus. */
  readonly onShow: () => void
}

/** The decisions about an old case while they are taken: what was decided before, what is proposed, what was chosen now. */
export function useSettling({ found, briefId, clientId, onSettled, focus, onShow }: Settling) {
  const cache = useQueryClient()
  const { chosen, choose, chooseEach, kept } = useChosen(briefId, clientId)
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
    // What is hidden takes no focus.
    flushSync(onShow)
    focus(group)
  }

  /** Takes the marked place out of its group, or a place back to it; nothing that was chosen is lost. */
  async function moveApart(group: Group): Promise<void> {
    const apart = place ?? ''
    const source = sources[group.id] === 'own' ? 'ask' : 'own'
    choose(group.place ? group.id : apart, undefined)
    try {
      if (group.place) await settleGroups(cache, briefId, clientId, {}, [group.id])
      else await settleGroups(cache, briefId, clientId, { [apart]: source })
      setSelected(group.place ? undefined : apart)
      setPlace(undefined)
    } catch (error) {
      showError(sentenceOf(error))
    }
  }

  async function save(): Promise<void> {
    if (undecided[0]) return select(undecided[0].id)
    setSaving(true)
    try {
      const decided = Object.fromEntries(Object.entries(sources).flatMap(given))
      const settled = await settleGroups(cache, briefId, clientId, decided)
      // A model may have found something while the attorney decided.
      const left = settled.groups.find(({ source }) => source === null)
      if (!left) {
        kept.forget()
        return onSettled(settled)
      }
      setSaving(false)
      select(left.id)
    } catch (error) {
      showError(sentenceOf(error))
      setSaving(false)
    }
  }

  return {
    sources,
    selected,
    place,
    open: undecided.length,
    ...likelyIn(undecided, chooseEach, select),
    isSaving,
    select,
    look: setSelected,
    choose,
    kept,
    moveApart,
    save,
  }
}

/** What is most likely the firm's, accepted in one press; the first of it is then shown, for a look at what was kept. */
function likelyIn(undecided: readonly Group[], chooseEach: (choices: Sources) => void, show: (group: string) => void) {
  const groups = undecided.filter(({ likely }) => likely !== null)
  const acceptLikely = () => {
    chooseEach(Object.fromEntries(groups.map(({ id, likely }) => [id, likely ?? undefined])))
    if (groups[0] !== undefined) show(groups[0].id)
  }
  return { likely: groups.length, acceptLikely }
}

/** What was chosen and is not stored yet, on this device; a group that is not here any more is left alone. */
function useChosen(briefId: string, clientId: string | undefined) {
  const { values: chosen, setValues, kept } = useKeptForm<Sources>(`old case ${briefId} ${clientId}`, nothing)
  const choose = (group: string, source: Source | undefined) => setValues({ ...chosen, [group]: source })
  const chooseEach = (choices: Sources) => setValues({ ...chosen, ...choices })
  return { chosen, choose, chooseEach, kept }
}

function given([id, source]: [string, Source | undefined]): [string, Source][] {
  return source === undefined ? [] : [[id, source]]
}
