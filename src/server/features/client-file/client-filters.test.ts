import { expect, test } from 'vitest'
import type { Client } from '#contract/clients.ts'
import type { DraftState } from '#domain/drafting/draft-state.ts'
import { needsOfDraft } from '#domain/drafting/needs.ts'
import { createFirm, memberOf } from '#test/firm.ts'
import { openCase } from '#test/packet-case.ts'
import { buildClient, waiverAnswers, waiverClient } from '#test/records.ts'
import { type Caller, createTestApp } from '#test/test-app.ts'

type Listed = { id: string }[]
const idsOf = async (caller: Caller, query: string) =>
  (await caller.call<Listed>('GET', `/clients${query}`)).body.map(({ id }) => id)
const countsOf = async (caller: Caller) => (await caller.call('GET', '/client-counts')).body

test('the list of clients is narrowed to those with a draft to review and to those with a date within 30 days', async () => {
  const { signUp } = await createTestApp()
  const [ana, ben] = [await signUp(), await signUp()]
  const drafted = await buildClient(ana, waiverClient)
  await ana.call('POST', '/ai_tool/upw', { ...waiverAnswers, client_id: drafted })
  await expect.poll(() => idsOf(ana, '?filter=needs')).toEqual([drafted])
  const appeal = { first_name: 'Lucía', last_name: 'Ferro', client: { ij_decision_date: '2026-10-27' } }
  const due = await buildClient(ana, appeal)
  const later = await buildClient(ana, { ...appeal, last_name: 'Ahn', client: { oath_date: '2027-03-20' } })
  for (const id of [due, later]) await ana.call('GET', `/clients/${id}/dates`)
  expect(await idsOf(ana, '?filter=due')).toEqual([due])
  expect(await idsOf(ana, '?filter=shared')).toEqual([])
  expect(await countsOf(ana)).toEqual({ all: 3, needs: 1, due: 1, shared: null })
  // Words and filter together; where both leave nobody, no other name is offered.
  expect(await idsOf(ana, '?filter=due&q=Ferro')).toEqual([due])
  expect(await idsOf(ana, '?filter=due&q=Ahn')).toEqual([])
  expect((await ana.call('GET', '/clients?filter=mine')).status).toBe(422)
  await buildClient(ben, { first_name: 'Otto', last_name: 'Else' })
  expect(await countsOf(ben)).toEqual({ all: 1, needs: 0, due: 0, shared: null })
})

test('a client waits as long as the page of the client names something that a draft needs', async () => {
  const { ana, clientId, upload, brief } = await openCase()
  const needs = async () => {
    const { drafts } = (await ana.call<Client>('GET', `/clients/${clientId}`)).body
    return drafts.flatMap(({ status, progress, filed_on }) => {
      const { sections, accepted, to_decide: toDecide, open_points: openPoints } = progress
      const state = status as DraftState
      return needsOfDraft({ state, sections, accepted, toDecide, openPoints, isFiled: filed_on !== null })
    })
  }
  const waits = async () => [await needs(), await idsOf(ana, '?filter=needs'), await countsOf(ana)]
  expect(await waits()).toEqual([[], [], { all: 1, needs: 0, due: 0, shared: null }])
  await upload('Declaration of the neighbor', [['The shop was burned in May.']])
  const filing = await brief()
  expect(await waits()).toEqual([['review'], [clientId], expect.objectContaining({ needs: 1 })])
  await filing.make()
  await filing.file('2026-11-20')
  expect(await waits()).toEqual([[], [], expect.objectContaining({ needs: 0 })])
  await filing.file(null)
  expect(await waits()).toEqual([['review'], [clientId], expect.objectContaining({ needs: 1 })])
}, 900_000)

test('in a firm the list tells who sees a client, to those who see it, and what others shared', async () => {
  const firm = await createFirm({ seesAll: false })
  const [owner, attorney] = [memberOf(firm, 'owner'), memberOf(firm, 'attorney')]
  await firm.set('owner', { level: 'full' })
  const accessOf = async (caller: Caller) => {
    const { body } = await caller.call<{ access: { is_you: boolean }[] }[]>(
      'GET',
      `/client-outlooks?ids=${firm.clientId}`,
    )
    return body[0]?.access.map(({ is_you: isYou }) => isYou)
  }
  expect(await accessOf(attorney)).toEqual([])
  expect(await countsOf(attorney)).toEqual({ all: 0, needs: 0, due: 0, shared: 0 })
  await firm.set('attorney', { level: 'full' })
  expect(await accessOf(attorney)).toEqual([false, true])
  expect(await idsOf(attorney, '?filter=shared')).toEqual([firm.clientId])
  expect(await countsOf(attorney)).toMatchObject({ all: 1, shared: 1 })
  // What one shared oneself is nobody else's gift.
  expect(await idsOf(owner, '?filter=shared')).toEqual([])
  // Who is kept out is not named, and learns nothing.
  await firm.set('attorney', { level: 'wall' })
  expect(await accessOf(owner)).toEqual([true])
  expect(await accessOf(attorney)).toEqual([])
  expect(await countsOf(attorney)).toEqual({ all: 0, needs: 0, due: 0, shared: 0 })
})
