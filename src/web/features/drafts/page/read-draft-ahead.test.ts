import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { answerCallsBy } from '#web/data/call.ts'
import { answer, createInPageServer } from '#web/dev/in-page-server.ts'
import { readDraftAhead } from './draft-queries.ts'

afterEach(() => answerCallsBy())

/** Which drafts the server was asked for when the page at this address begins to load. */
async function askedAt(pathname: string, search: string): Promise<unknown[]> {
  const asked: unknown[] = []
  const getDraft = answer(api.getDraft, ({ params }) => {
    asked.push(params)
    throw new AppError('not-found')
  })
  answerCallsBy(createInPageServer([getDraft]))
  await readDraftAhead(new QueryClient({ defaultOptions: { queries: { retry: false } } }), { pathname, search })
  return asked
}

test('the draft of an address that names its client is asked for before its page stands', async () => {
  for (const place of ['my-drafts', 'revision-workflow'])
    expect(await askedAt(`/drafty/${place}/d1`, '?client=c1&section=facts')).toEqual([
      { clientId: 'c1', draftId: 'd1' },
    ])
})

test('of an address without a client, or of another page, nothing is asked, and a refusal is left to the page', async () => {
  expect(await askedAt('/drafty/my-drafts/d1', '')).toEqual([])
  expect(await askedAt('/drafty/my-drafts', '?client=c1')).toEqual([])
  expect(await askedAt('/drafty/my-drafts/d1/packet', '?client=c1')).toEqual([])
})
