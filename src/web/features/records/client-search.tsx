import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { api } from '#contract/api.ts'
import type { Found } from '#contract/record-shapes.ts'
import { call } from '#web/data/call.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { RecordViewer } from './record-viewer.tsx'
import type { RecordItem, RecordPlace } from './record-kinds.ts'
import { useRecords } from './records-queries.ts'
import { Results } from './client-results.tsx'

type Props = { readonly clientId: string }

/** Searches everything of a client while typing; a result opens the record that it is in. */
export function ClientSearch({ clientId }: Props) {
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState<Found>()
  const q = useDeferredValue(query.trim())
  const { data } = useQuery({
    queryKey: ['client-search', clientId, q],
    queryFn: ({ signal }) => call(api.searchClient, { params: { clientId }, query: { q }, signal }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  })
  const shown = q.length > 1 ? data : undefined
  return (
    <search className="stack">
      <SearchField
        label="Search this client"
        placeholder="Names, documents and sources"
        maxLength={255}
        value={query}
        onChange={setQuery}
      />
      {shown && <Results found={shown} query={q} onOpen={setOpen} />}
      {open && <OpenFound clientId={clientId} found={open} onClose={() => setOpen(undefined)} />}
    </search>
  )
}

function OpenFound({ clientId, found, onClose }: { clientId: string; found: Found; onClose: () => void }) {
  if (found.kind === 'client' || found.kind === 'draft' || found.kind === 'extra_expert') return null
  return <OpenRecord place={{ kind: found.kind, clientId }} id={found.id} onClose={onClose} />
}

function OpenRecord({ place, id, onClose }: { place: RecordPlace; id: string; onClose: () => void }) {
  const { data } = useRecords(place, true)
  const item: RecordItem | undefined = data?.find((one) => one.id === id)
  return item ? <RecordViewer place={place} item={item} onClose={onClose} /> : null
}
