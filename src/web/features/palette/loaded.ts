import { useQueryClient } from '@tanstack/react-query'
import { fullName } from '#domain/clients/client-record.ts'
import { type KnownClient, loadedClients, useClientPages } from '#web/features/clients/clients-queries.ts'
import type { DraftSummary } from '#web/features/drafts/list/draft-summary.ts'
import { loadedDrafts, useNewestDrafts } from '#web/features/drafts/list/drafts-queries.ts'

type Known = { readonly clients: readonly KnownClient[]; readonly drafts: readonly DraftSummary[] }

/**
 * Clients and drafts that may answer these words: the server's reply, and until it is there, or while there is no
 * connection, whatever this page has loaded of them in any list.
 */
export function useKnown(words: string): Known {
  const cache = useQueryClient()
  const clients = useClientPages({ q: words, sort: 'name', filter: undefined })
  const drafts = useNewestDrafts(20, words)
  const isClientReply = clients.data !== undefined && !clients.isPlaceholderData
  const isDraftReply = drafts.data !== undefined && !drafts.isPlaceholderData
  return {
    clients: isClientReply
      ? clients.data.pages.flatMap(({ items }) => items)
      : loadedClients(cache).toSorted((one, other) => fullName(one).localeCompare(fullName(other))),
    drafts: isDraftReply ? drafts.data : loadedDrafts(cache).toSorted((one, other) => other.changedAt - one.changedAt),
  }
}
