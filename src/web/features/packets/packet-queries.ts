import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import { type GivenBodyOf, pathTo } from '#contract/endpoint.ts'
import type { PacketReply } from '#contract/packets.ts'
import { call, send } from '#web/data/call.ts'
import { saveAsFile } from '#web/data/download.ts'
import { readAsAddress } from '#web/data/picture-address.ts'
import { sendForm } from '#web/data/send-form.ts'
import { useChange } from '#web/data/use-action.ts'
import { useMay } from '#web/features/firm/firm-queries.ts'
import { draftKey, preflightKey } from '#web/data/query-keys.ts'

export type PacketPath = { readonly clientId: string; readonly draftId: string }

const lookEveryMs = 1000
const ofPacket = ({ draftId }: PacketPath) => ['packet', draftId] as const
const ofPreflight = ({ draftId }: PacketPath) => [...preflightKey, draftId] as const
const ofPapers = ({ draftId }: PacketPath) => ['kit-documents', draftId] as const

const packetQuery = (path: PacketPath) =>
  queryOptions({
    queryKey: ofPacket(path),
    queryFn: () => call(api.getPacket, { params: path }),
    refetchInterval: ({ state }) => (state.data?.status === 'making' ? lookEveryMs : false),
  })

/** The packet of a draft; looked at again each second while it is being made. */
export const usePacket = (path: PacketPath) => useQuery(packetQuery(path))

/** The preflight of a draft. `of`: whatever it should be read anew for. */
export function usePreflight(path: PacketPath, of = '') {
  return useQuery({
    queryKey: [...ofPreflight(path), of],
    queryFn: () => call(api.getPreflight, { params: path }),
    placeholderData: (before) => before,
  })
}

export const useKitPapers = (path: PacketPath) =>
  useQuery({ queryKey: ofPapers(path), queryFn: () => call(api.listKitDocuments, { params: path }) })

/** A page of the finished packet as an address of a picture; `of`: whatever it should be read anew for. */
export function usePageImage(path: PacketPath, label: string, { size, of }: { size: 'small' | 'large'; of: string }) {
  return useQuery({
    queryKey: ['packet-page', path.draftId, of, label, size],
    queryFn: async ({ signal }) => {
      const response = await send(api.showPacketPage, { params: { ...path, label }, query: { size }, signal })
      return readAsAddress(await response.blob())
    },
    staleTime: Infinity,
  })
}

const ofForms = ({ draftId }: PacketPath) => ['forms', draftId] as const

export const useForms = (path: PacketPath) =>
  useQuery({ queryKey: ofForms(path), queryFn: () => call(api.listForms, { params: path }) })

/** What can be done with a packet, and what of it is offered here (`may`); each refusal opens the dialog and leaves everything as it was. */
export function usePacketActs(path: PacketPath) {
  const cache = useQueryClient()
  const touches = [ofPreflight(path), ofPapers(path)]
  const onDone = (reply: PacketReply) => {
    cache.setQueryData(ofPacket(path), reply)
    void cache.invalidateQueries({ queryKey: [...draftKey, path.draftId] })
  }
  return {
    may: useMay(path.clientId),
    change: useChange((body: GivenBodyOf<typeof api.changePacket>) => call(api.changePacket, { params: path, body }), {
      onDone,
      touches,
    }),
    make: useChange(() => call(api.makePacket, { params: path }), { onDone, touches }),
    markFiled: useChange(
      (body: GivenBodyOf<typeof api.markPacketFiled>) => call(api.markPacketFiled, { params: path, body }),
      // Other packets of the case go on from it.
      { onDone, touches: [...touches, ['packet']] },
    ),
    cancel: useChange(() => call(api.cancelPacket, { params: path }), { onDone, touches }),
    answer: useChange(
      (body: GivenBodyOf<typeof api.answerPreflight>) => call(api.answerPreflight, { params: path, body }),
      {
        touches: [ofPreflight(path)],
      },
    ),
    downloadPart: useChange(async ({ number, file_name }: { number: number; file_name: string }) =>
      saveAsFile(await send(api.downloadPacketPart, { params: { ...path, number: String(number) } }), file_name),
    ),
    downloadReport: useChange(async () =>
      saveAsFile(await send(api.downloadPreflight, { params: path }), 'Preflight.pdf'),
    ),
    uploadForm: useChange(
      ({ form, file }: { form: string; file: File }) => {
        const body = new FormData()
        body.set('file', file)
        return sendForm(pathTo(api.uploadForm, { ...path, form }), body)
      },
      { touches: [ofForms(path)] },
    ),
    fillForm: useChange(async ({ form, leave }: { form: string; leave: { item: string; meaning: string }[] }) =>
      saveAsFile(await send(api.fillForm, { params: { ...path, form }, body: { leave } }), `Form ${form}.pdf`),
    ),
    downloadPaper: useChange(async ({ kind, title }: { kind: string; title: string }) =>
      saveAsFile(await send(api.downloadKitDocument, { params: { ...path, kind } }), `${title}.docx`),
    ),
  }
}
export type PacketActs = ReturnType<typeof usePacketActs>

/** `1.2`: megabytes as the forums count them. */
export const megabytes = (bytes: number) => (bytes < 50_000 ? '< 0.1' : (Math.round(bytes / 100_000) / 10).toFixed(1))
