import { queryOptions } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import type { Draft } from '#contract/drafting.ts'
import { call } from '#web/data/call.ts'
import { draftKey } from '#web/data/query-keys.ts'

export type DraftPath = { readonly clientId: string; readonly draftId: string }

/** One draft with its texts. */
export function draftQuery(path: DraftPath) {
  return queryOptions({ queryKey: [...draftKey, path.draftId], queryFn: () => call(api.getDraft, { params: path }) })
}

/** The marks in the text as it is now. */
export const askForFlags = (path: DraftPath) => call(api.listFlags, { params: path })

/** The marks in the text of these versions. */
export function flagsQuery(path: DraftPath, versions: string) {
  return queryOptions({
    queryKey: [...flagsKey(path), versions],
    queryFn: () => askForFlags(path),
  })
}

export const flagsKey = ({ draftId }: DraftPath) => ['flags', draftId] as const

/** Which text a draft has: changes with every change of it. */
export const versionsOfText = ({ sections }: Pick<Draft, 'sections'>): string =>
  sections.map(({ version }) => version).join('.')
