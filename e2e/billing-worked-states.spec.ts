import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { signUp } from './attorney.ts'
import { type Family, keepBooks } from './billing-books.ts'
import { joinFamily, walkAsDependent } from './billing-dependent.ts'
import { type Desk, hostedDesk, localDesk } from './billing-desks.ts'
import { startHosted } from './billing-hosted.ts'
import { arriveAt, moveServer, moveTo, verify } from './billing-steps.ts'
import { neverWalked } from './billing-story.ts'
import { expectWorkedOut, isDependent, type State } from './billing-worked-pages.ts'
import { type OwnServer, startServer } from './own-server.ts'

const family: Family = { owner: 'naomi@clarkelaw.example', dependent: 'ben@clarkelaw.example' }
const examples = 'src/domain/subscription/examples/billing-states.json'
const all = (JSON.parse(readFileSync(examples, 'utf8')) as { states: State[] }).states
const byTime = all.toSorted((a, b) => Date.parse(a.now) - Date.parse(b.now))
const kinds = ['local', 'hosted'] as const
const statesOf = (kind: Desk['kind']) =>
  byTime.filter(
    ({ given, expect: { situation } }) => given.provider === kind || (kind === 'hosted' && isOfBoth(situation)),
  )
/** Before anything was ordered, and after a trial nobody paid for: with a provider it is the same. */
const isOfBoth = (situation: string) => /^(?:no-row|starter.*|trial-over|left-family)$/.test(situation)

test('there are 32 worked states, and neither with local billing nor with the provider a state is forgotten', () => {
  expect(all).toHaveLength(32)
  expect(all.filter(({ given }) => kinds.includes(given.provider))).toHaveLength(32)
  for (const kind of kinds)
    expect(
      neverWalked(
        kind,
        statesOf(kind).map((state) => state.expect.situation),
      ),
      kind,
    ).toEqual([])
})

test('all worked states stand in the browser as they were worked out, for owner and dependent, with local billing', async ({
  browser,
}) => {
  test.setTimeout(1_200_000)
  const server = await startServer()
  await walkAll(browser, server, localDesk(server, family.owner))
  await server.stop()
})

test('with the provider those stand there, too, that only it has, and those in which nothing was ordered yet', async ({
  browser,
}) => {
  const hosted = await startHosted(Date.parse('2026-11-20T17:00:00Z'))
  await walkAll(browser, hosted.server, hostedDesk(hosted, family.owner))
  await hosted.stop()
})

/** Each in a browser of its own. */
type Pages = { readonly owner: Page; readonly dependent: Page }

async function walkAll(browser: Browser, server: OwnServer, desk: Desk): Promise<void> {
  const states = statesOf(desk.kind)
  const pages = await makeFamily(browser, server, Date.parse(states[0]?.now ?? ''))
  const wrong: string[] = []
  let clock = ''
  for (const state of states)
    await test.step(`${state.id} ${state.title}`, async () => {
      keepBooks(server, state.given, family)
      const now = Date.parse(state.now)
      await moveServer(server, now)
      if (clock !== state.now)
        for (const who of ['owner', 'dependent'] as const) await arriveAt(pages[who], server, now, family[who])
      clock = state.now
      // One that is wrong hides none of the others.
      await expectState(pages, server, desk, state).catch((error: unknown) =>
        wrong.push(`${state.id}: ${String(error)}`),
      )
    })
  for (const page of Object.values(pages)) await page.context().close()
  expect(wrong).toEqual([])
}

async function makeFamily(browser: Browser, server: OwnServer, now: number): Promise<Pages> {
  const newPage = async () => (await browser.newContext({ timezoneId: 'America/New_York' })).newPage()
  const pages = { owner: await newPage(), dependent: await newPage() }
  await moveTo(pages.owner, server, now)
  await signUp(pages.owner, family.owner, server.address)
  await verify(pages.owner, server, family.owner)
  await moveTo(pages.dependent, server, now)
  await joinFamily(pages.dependent, server, family.owner, family.dependent)
  return pages
}

/** What the state is worked out for, and in the states of an owner what a dependent reads at the same time. */
async function expectState(pages: Pages, server: OwnServer, desk: Desk, state: State): Promise<void> {
  if (isDependent(state)) {
    await expectWorkedOut({ page: pages.dependent, server, desk, family }, state)
    return walkAsDependent(pages.dependent, server, family.owner, family.dependent)
  }
  const both = [
    expectWorkedOut({ page: pages.owner, server, desk, family }, state),
    walkAsDependent(pages.dependent, server, family.owner, family.dependent),
  ]
  // The books of the next state are kept when both have been here.
  const outcomes = await Promise.allSettled(both)
  const wrong = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []))
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
}
