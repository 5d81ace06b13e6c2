import { expect, type Page, test } from '@playwright/test'
import { freshAddress, linkInMail, password, signUp, usesAccount } from './attorney.ts'
import { ask, mailsTo } from './billing-ledger.ts'
import { moveTo, verifyByLink } from './billing-steps.ts'
import { localDesk, reach, restart, type State, walk, walkAll } from './billing-walk.ts'
import { type OwnServer, startServer } from './own-server.ts'

const day = 86_400_000
const start = Date.parse('2026-11-20T17:00:00Z')
const owner = freshAddress('owner@family.example')
const email = freshAddress('member@family.example')
const accelerate = 'small-firm-accelerate-sept-2025'
let server: OwnServer
const { order, manage } = localDesk(() => ({ server, owner }))

test.use({ timezoneId: 'America/New_York' })
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

/** A sentence about the owner, with the address as it is. */
const of = (words: string) => new RegExp(words.replaceAll('.', String.raw`\.`).replaceAll('{owner}', owner))
const off = 'Drafting is off: the subscription of {owner} is not active now'
const stopped = of('Drafting has stopped in the account of {owner}')
const again = /You can draft again/

type Said = Pick<State, 'situation' | 'at' | 'bring'> & {
  readonly dashboard?: string
  readonly tool?: string
  readonly billing: string
  readonly mail?: RegExp
}

const states: readonly Said[] = [
  { situation: 'starter', at: 0.1, billing: 'You use the starter credits of {owner}, until November 24, 2026.' },
  {
    situation: 'starter-over',
    at: 4.1,
    dashboard: 'Drafting is off: the starter credits of {owner} have expired.',
    tool: 'Drafting is off: the starter credits of {owner} have expired. Please ask {owner}.',
    billing: 'the starter credits of {owner} have expired',
  },
  {
    situation: 'trial',
    at: 4.2,
    bring: () => order(accelerate),
    billing: 'You use the free trial of {owner}, until December 8, 2026.',
  },
  {
    situation: 'trial-ordered',
    at: 5,
    bring: () => order('medium-firm-growth-sept-2025'),
    billing: 'You use the free trial of {owner}, until December 8, 2026.',
  },
  {
    situation: 'trial',
    at: 5.2,
    bring: () => manage('undo-change'),
    billing: 'You use the free trial of {owner}, until December 8, 2026.',
  },
  {
    situation: 'trial-over',
    at: 18.5,
    dashboard: 'Drafting is off: the free trial of {owner} is over.',
    tool: 'Drafting is off: the free trial of {owner} is over. Please ask {owner}.',
    billing: 'the free trial of {owner} is over',
    mail: stopped,
  },
  {
    situation: 'active',
    at: 19,
    bring: () => order(accelerate),
    billing: 'You use the subscription of {owner}. Credits reset on January 9, 2027.',
    mail: again,
  },
  {
    situation: 'active-planned',
    at: 20,
    bring: () => order('solo-practitioner-streamline-sept-2025'),
    billing: 'You use the subscription of {owner}. Credits reset on January 9, 2027.',
    mail: again,
  },
  {
    situation: 'ending',
    at: 21,
    bring: () => manage('cancel-at-end'),
    dashboard: 'The subscription of {owner} ends on January 9, 2027.',
    billing: 'The subscription of {owner} ends on January 9, 2027. Drafting stops then.',
    mail: again,
  },
  {
    situation: 'past-due',
    at: 22,
    bring: async () => {
      await manage('keep')
      await manage('fail-payment')
    },
    dashboard: 'Drafting may end on December 26, 2026. Please ask {owner}.',
    tool: 'Drafting may end on December 26, 2026. Please ask {owner}.',
    billing: 'Drafting may end on December 26, 2026. Please ask {owner}.',
    mail: again,
  },
  {
    situation: 'grace',
    at: 29.1,
    dashboard: 'Drafting may end on December 26, 2026. Please ask {owner}.',
    tool: 'Drafting may end on December 26, 2026. Please ask {owner}.',
    billing: 'Drafting may end on December 26, 2026. Please ask {owner}.',
    mail: again,
  },
  {
    situation: 'unpaid',
    at: 36.1,
    dashboard: `${off}.`,
    tool: `${off}. Please ask {owner}.`,
    billing: off,
    mail: stopped,
  },
  {
    situation: 'active',
    at: 37,
    bring: () => order(accelerate),
    billing: 'You use the subscription of {owner}. Credits reset on January 27, 2027.',
    mail: again,
  },
  {
    situation: 'cancelled',
    at: 38,
    bring: () => manage('cancel-now'),
    dashboard: 'Your subscription is managed by your admin. Please contact {owner}',
    tool: `${off}. Please ask {owner}.`,
    billing: 'The subscription of {owner} ended on December 28, 2026.',
    mail: stopped,
  },
]

test('a dependent reads in each state whose subscription it is, until when, and whom to ask, and no sum', async ({
  page,
}) => {
  test.setTimeout(1_200_000)
  await moveTo(page, server, start)
  await ownerWithMember(page)
  await walkAll(states.map(toState), (state) => visit(page, state))
  // Who leaves the family reads it, and chooses a plan of one's own.
  const [member] = (await (await ask(server, owner, '/users/me/dependents')).json()) as { id: string }[]
  await ask(server, owner, `/users/me/dependents/${member?.id}`, undefined, 'DELETE')
  await page.goto(server.address)
  await expect(page.getByText(/You no longer share the subscription of another account/)).toBeVisible()
})

function toState({ dashboard, tool, billing, mail, ...rest }: Said): State {
  const says = { dashboard: dashboard ? of(dashboard) : null, tool: tool ? of(tool) : null, billing: of(billing) }
  return { ...rest, ...says, portal: null, mail: mail ?? null }
}

/** The owner signs up and invites; the member follows the link in the mail and the browser is the member's from then on. */
async function ownerWithMember(page: Page): Promise<void> {
  await signUp(page, owner, server.address)
  await verifyByLink(server, owner)
  expect((await ask(server, owner, '/users/me/dependents', { email })).status).toBeLessThan(300)
  const link = await linkInMail(email, { folder: server.folder, path: 'invite=' })
  await page.evaluate(() => localStorage.clear())
  usesAccount(page, email)
  await page.goto(link.replace('127.0.0.1', 'localhost'))
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'What do you want to draft?' })).toBeVisible()
  await verifyByLink(server, email)
}

async function visit(page: Page, state: State): Promise<void> {
  await restart(server)
  await moveTo(page, server, start + state.at * day, email)
  await state.bring?.()
  const walker = { server, email, owner, start }
  await reach(walker, state.situation)
  await walk(page, walker, state)
  // Nothing that costs or is the owner's is open to a dependent, whatever the page shows.
  for (const path of ['/billing/portal', '/attorneys/reactivate-subscription'])
    expect((await ask(server, email, path, {})).status, path).toBe(403)
  expect(mailsTo(server, email).join('\n')).not.toMatch(/\$\d/)
}
