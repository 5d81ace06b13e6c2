import type { RecordKind } from '#domain/questionnaire/record-kinds.ts'
import { afterEach, expect, test } from 'vitest'
import { answerCallsBy } from '#web/data/call.ts'
import { createInPageServer } from '#web/dev/in-page-server.ts'
import { kindCalls } from './record-kinds.ts'

afterEach(() => answerCallsBy())

test('a list that is Not Found is empty, and any other failure has the sentence of its kind', async () => {
  const signal = new AbortController().signal
  const list = (kind: RecordKind) =>
    kindCalls[kind].list({ kind, clientId: 'c1', expertId: 'e1' }, { limit: 200 }, signal)
  // Nothing is known to it, so that every list is Not Found.
  answerCallsBy(createInPageServer([]))
  for (const kind of ['citation', 'extra_expert', 'extra_client'] as const)
    expect((await list(kind)).items, kind).toEqual([])
  answerCallsBy(async () => Response.json({ code: 'unexpected', message: 'No.' }, { status: 500 }))
  for (const kind of ['citation', 'extra_expert', 'extra_client'] as const) await expect(list(kind)).rejects.toThrow()
  expect(
    [kindCalls.citation, kindCalls.extra_expert, kindCalls.extra_client].map(({ notLoaded }) => notLoaded),
  ).toEqual([
    'Please refresh page. Error getting all cited documents',
    "Please refresh page. Error getting all additional expert's documents",
    "Please refresh page. Error getting all additional client's documents",
  ])
})
