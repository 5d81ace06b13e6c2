import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router'
import { askForFlags, draftQuery, flagsQuery, versionsOfText } from '#web/features/drafts/draft-calls.ts'
import { accessOf } from '#web/features/firm/firm-queries.ts'

/**
 * What the page of a draft asks for first, asked while the logo still pulses and its code is on the way: it is drawn once,
 * with its marks. What is not answered here is asked by the page itself.
 */
export async function askAhead(cache: QueryClient, { pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const found = pages.map((page) => matchPath(page, pathname)).find((match) => match !== null)
  const [draftId, clientId] = [found?.params.draftId, new URLSearchParams(search).get('client')]
  if (draftId === undefined || clientId === null) return
  const path = { draftId, clientId }
  void cache.prefetchQuery(accessOf(clientId))
  // Under which text the marks are kept is known with the draft; the server is asked for both at once.
  const marks = askForFlags(path)
  marks.catch(() => undefined)
  await cache.prefetchQuery(draftQuery(path))
  const draft = cache.getQueryData(draftQuery(path).queryKey)
  if (draft?.status !== 'ready') return
  await cache.prefetchQuery({ ...flagsQuery(path, versionsOfText(draft)), queryFn: () => marks, retry: false })
}

const pages = ['/drafty/my-drafts/:draftId', '/drafty/revision-workflow/:draftId'] as const
