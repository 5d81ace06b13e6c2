import { type Page, test } from '@playwright/test'
import { freshAddress, signUp } from './attorney.ts'
import { moveTo, verify } from './billing-steps.ts'
import { localDesk, localPortal, reach, restart, type State, walk, walkAll } from './billing-walk.ts'
import { type OwnServer, startServer } from './own-server.ts'

const day = 86_400_000
const start = Date.parse('2026-11-20T17:00:00Z')
const email = freshAddress('states@firm.example')
const accelerate = 'small-firm-accelerate-sept-2025'
const growth = 'medium-firm-growth-sept-2025'
const streamline = 'solo-practitioner-streamline-sept-2025'
let server: OwnServer

test.use({ timezoneId: 'America/New_York' })
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

const { order, manage } = localDesk(() => ({ server, owner: email }))
const nothingDue = null

const states: readonly State[] = [
  {
    situation: 'starter',
    at: 0,
    dashboard: /Unlock more drafts and start saving 60% of your time/,
    tool: nothingDue,
    billing: /Starter credits: 250 of 250 left, until November 24, 2026/,
    portal: null,
    mail: null,
  },
  {
    situation: 'starter-over',
    at: 4.1,
    dashboard: /Your starter credits have expired/,
    tool: /Drafting is off: your starter credits have expired/,
    billing: /Your starter credits have expired/,
    portal: null,
    mail: null,
  },
  {
    situation: 'trial',
    at: 4.2,
    bring: () => order(accelerate),
    dashboard: /14 days remain of your free trial, until December 8, 2026/,
    tool: nothingDue,
    billing: /Accelerate, free trial\.\s+Ends on December 8, 2026\. Nothing is charged when it ends/,
    portal: /free trial/,
    mail: /Your free trial of Drafty has begun/,
  },
  {
    situation: 'trial-ordered',
    at: 5,
    bring: () => order(growth),
    dashboard: /Your free trial runs until December 8, 2026\. Then Growth begins: \$270\.00 a month/,
    tool: nothingDue,
    billing: /Then \$270\.00 a month is charged, first on December 8, 2026, unless you cancel before/,
    portal: /free trial/,
    mail: /Your Drafty plan begins on December 8, 2026/,
  },
  {
    situation: 'trial',
    at: 5.2,
    bring: () => manage('undo-change'),
    dashboard: /13 days remain of your free trial, until December 8, 2026/,
    tool: nothingDue,
    billing: /free trial\.\s+Ends on December 8, 2026\. Nothing is charged when it ends/,
    portal: /free trial/,
    mail: /stays your plan/,
  },
  {
    situation: 'trial-over',
    at: 18.5,
    dashboard: /Your free trial has expired/,
    tool: /Drafting is off: your free trial has expired/,
    billing: /Your free trial has expired/,
    portal: null,
    mail: /Your free trial of Drafty has ended/,
  },
  {
    situation: 'active',
    at: 19,
    bring: () => order(accelerate),
    dashboard: null,
    tool: nothingDue,
    billing: /Accelerate, billed monthly: \$179\.00 a month\.\s+Renews on January 9, 2027 for \$179\.00/,
    portal: /active/,
    mail: /Your Drafty plan has begun/,
  },
  {
    situation: 'active-planned',
    at: 20,
    bring: () => order(streamline),
    dashboard: null,
    tool: nothingDue,
    billing: /Streamline, \$95\.00 a month, begins on January 9, 2027\. Until then everything stays/,
    portal: /active/,
    mail: /Your plan changes on January 9, 2027/,
  },
  {
    situation: 'ending',
    at: 21,
    bring: () => manage('cancel-at-end'),
    dashboard: /Your subscription ends on January 9, 2027\. Drafting stops then/,
    tool: nothingDue,
    billing: /Accelerate, cancelled and usable until January 9, 2027/,
    portal: /cancelled, usable until January 9, 2027/,
    mail: /Your Drafty subscription ends on January 9, 2027/,
  },
  {
    situation: 'past-due',
    at: 22,
    bring: async () => {
      await manage('keep')
      await manage('fail-payment')
    },
    dashboard: /A payment of \$179\.00 did not come through\..* drafting ends on December 26, 2026 unless it is paid/,
    tool: /Drafting ends .* unless the missing payment arrives/,
    billing: /A payment of \$179\.00 did not come through on December 12, 2026/,
    portal: /payment failed/,
    mail: /A payment for Drafty did not come through/,
  },
  {
    situation: 'grace',
    at: 29.1,
    dashboard: /Your payment of \$179\.00 is overdue\. Drafting ends/,
    tool: /Drafting ends .* unless the missing payment arrives/,
    billing: /A payment of \$179\.00 is overdue since December 12, 2026/,
    portal: /payment overdue/,
    mail: /Your Drafty payment is overdue: drafting ends on December 26, 2026/,
  },
  {
    situation: 'unpaid',
    at: 36.1,
    dashboard: /Drafting is off: the payment due since December 12, 2026 did not come through within 14 days/,
    tool: /Drafting is off: a payment did not come through within 14 days/,
    billing: /Nothing is owed: the open invoice DR-000002 was withdrawn/,
    portal: /ended/,
    mail: /Drafting has ended: a payment is missing/,
  },
  {
    situation: 'active',
    at: 37,
    bring: () => order(growth),
    dashboard: null,
    tool: nothingDue,
    billing: /Growth, billed monthly: \$270\.00 a month/,
    portal: /active/,
    mail: /Your Drafty subscription is back/,
  },
  {
    situation: 'cancelled',
    at: 38,
    bring: () => manage('cancel-now'),
    dashboard: /Growth, monthly: \$270\.00 is charged today and a new term begins/,
    tool: /Drafting is off: your subscription ended on December 28, 2026/,
    billing: /Growth, ended on December 28, 2026/,
    portal: /ended/,
    mail: /Your Drafty subscription has ended/,
  },
]

test('each state says the same in every place, and every sum and day that is shown stands in the books', async ({
  page,
}) => {
  test.setTimeout(1_200_000)
  await moveTo(page, server, start)
  await signUp(page, email, server.address)
  await verify(page, server, email)
  await walkAll(states, (state) => visit(page, state))
})

async function visit(page: Page, state: State): Promise<void> {
  await restart(server)
  const portal = (at: Page) => localPortal(at, server, email)
  const walker = { server, email, owner: email, start, portal }
  // What the clock does comes first, then what the attorney does on that day.
  await moveTo(page, server, start + state.at * day, email)
  await state.bring?.()
  await reach(walker, state.situation)
  await walk(page, walker, state)
}
