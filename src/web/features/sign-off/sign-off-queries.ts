import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import type { GivenBodyOf, ReplyOf } from '#contract/endpoint.ts'
import type { SignOffReply } from '#contract/sign-offs.ts'
import { call, send } from '#web/data/call.ts'
import { saveAsFile } from '#web/data/download.ts'
import { useChange } from '#web/data/use-action.ts'
import { useMay } from '#web/features/firm/firm-queries.ts'

export type SignOffPath = { readonly clientId: string; readonly draftId: string }

const keyOf = ({ draftId }: SignOffPath) => ['sign-off', draftId] as const

/** How a draft stands before its sign-off, or since; always read anew, since any change of the text counts. */
export const useSignOff = (path: SignOffPath) =>
  useQuery({ queryKey: keyOf(path), queryFn: () => call(api.getSignOff, { params: path }), staleTime: 0 })

export type PageCount = ReplyOf<typeof api.listFlags>['pages']

/** What the checks count of the text as it stands; its pages come a moment after the rest of the page. */
export const useChecksOfText = (path: SignOffPath, changedAt: string | null) =>
  useQuery({
    queryKey: ['checks of text', path.draftId, changedAt],
    queryFn: () => call(api.listFlags, { params: path }),
  })

/** What can be done about a sign-off; `may` says what of it is offered here. Each refusal opens the dialog and leaves everything as it was. */
export function useSignOffActs(path: SignOffPath) {
  const cache = useQueryClient()
  const onDone = (reply: SignOffReply) => cache.setQueryData(keyOf(path), reply)
  return {
    may: useMay(path.clientId),
    sign: useChange((body: GivenBodyOf<typeof api.signOff>) => call(api.signOff, { params: path, body }), { onDone }),
    downloadRecord: useChange(async (name: string) =>
      saveAsFile(await send(api.downloadSignOff, { params: path }), `${name} - Sign-off record.zip`),
    ),
    printRecord: useChange(async (name: string) =>
      saveAsFile(await send(api.printSignOff, { params: path }), `${name} - Sign-off record.pdf`),
    ),
    downloadSigned: useChange(async (name: string) =>
      saveAsFile(await send(api.downloadSigned, { params: path }), name),
    ),
  }
}
export type SignOffActs = ReturnType<typeof useSignOffActs>
