import { useState } from 'react'
import type { DraftSummary } from './draft-summary.ts'

/** Which of the drafts that a list shows are chosen, to do something with many at once. */
export function useChosenDrafts(shown: readonly DraftSummary[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = shown.filter(({ id }) => ids.has(id))
  return {
    chosen,
    clear: () => setIds(new Set()),
    choice: {
      isChosen: ({ id }: DraftSummary) => ids.has(id),
      nameOf: ({ clientName, title }: DraftSummary) => `${clientName}, ${title}`,
      onChoose: ({ id }: DraftSummary) =>
        setIds(new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])),
      onAll: () => setIds(new Set(chosen.length === shown.length ? [] : shown.map(({ id }) => id))),
      count: chosen.length,
    },
  }
}
