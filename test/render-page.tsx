import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach } from 'vitest'
import type { Session } from '#contract/sessions.ts'
import { answerCallsBy } from '#web/data/call.ts'
import { createInPageServer, type AnsweredCall } from '#web/dev/in-page-server.ts'
import { naomi } from '#web/dev/sample-server.ts'
import { SessionStoreContext } from '#web/session/session.ts'
import { createSessionStore } from '#web/session/session-store.ts'

afterEach(() => {
  cleanup()
  answerCallsBy()
})

type Desk = {
  /** The address that the page stands at. */
  readonly path?: string
  /** What the server answers. */
  readonly calls?: readonly AnsweredCall[]
  /** Who is at the desk; null for nobody. */
  readonly who?: Session | null
  readonly cache?: QueryClient
}

/**
 * Renders a part of a page with what it stands on: the theme without transitions, a router, an attorney at the desk, and
 * a server in the page that answers the calls that are named.
 */
export function renderPage(part: ReactNode, { path = '/', calls = [], who = naomi, cache = createCache() }: Desk = {}) {
  answerCallsBy(createInPageServer(calls))
  const store = createSessionStore(() => undefined)
  if (who) store.accept(who)
  return render(
    <MantineProvider env="test">
      <QueryClientProvider client={cache}>
        <SessionStoreContext value={store}>
          <MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>
        </SessionStoreContext>
      </QueryClientProvider>
    </MantineProvider>,
  )
}

function createCache(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } })
}
