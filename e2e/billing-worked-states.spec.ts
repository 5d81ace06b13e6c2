import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { signUp } from './attorney.ts'
import { type Given, keepBooks } from './billing-books.ts'
import { type Hosted, startHosted } from './billing-hosted.ts'
import { ask, expectFromLedger, type Ledger, readLedger, textOf } from './billing-ledger.ts'
import { moveServer, moveTo } from './billing-steps.ts'
import { type OwnServer, startServer } from './own-server.ts'

type Said = Record<string, string | null>
type Card = {
  readonly plan_id: string
  readonly period: string
  readonly label: string | null
  readonly due_today_cents: number | null
}
type State = {
  readonly id: string
  readonly title: string
  readonly now: string
  readonly given: Given
  readonly expect: {
    readonly situation: string
    readonly header_meter: Said | null
    readonly dashboard: { readonly text?: string; readonly effect?: string; readonly button?: string | null } | null
    readonly checklist: readonly { readonly title: string; readonly note: string }[] | null
    readonly readiness_first_item: Said | null
    readonly billing_page: {
      readonly sentence: string
      readonly date_line: string | null
      readonly badges: string[]
      readonly buttons: string[]
    }
    readonly plan_cards: readonly Card[] | null
  }
}

const owner = 'naomi@clarkelaw.example'
const dependent = 'ben@clarkelaw.example'
const examples = 'src/domain/subscription/examples/billing-states.json'
const all = (JSON.parse(readFileSync(examples, 'utf8')) as { states: State[] }).states
const byTime = all.toSorted((a, b) => Date.parse(a.now) - Date.parse(b.now))

let local: OwnServer
let hosted: Hosted

test.describe.configure({ mode: 'default' })
test.use({ timezoneId: 'America/New_York' })
test.beforeAll(async () => {
  local = await startServer()
  hosted = await startHosted(Date.parse('2026-11-20T17:00:00Z'))
})
test.afterAll(async () => {
  await local.stop()
  await hosted.stop()
})

test('all worked states stand in the browser as they were worked out, with local billing', async ({ browser }) => {
  test.setTimeout(1_200_000)
  await walkAll(
    browser,
    local,
    byTime.filter(({ given }) => given.provider === 'local'),
  )
})

test('those that only a provider has stand there, too', async ({ browser }) => {
  test.setTimeout(600_000)
  await walkAll(
    browser,
    hosted.server,
    byTime.filter(({ given }) => given.provider === 'hosted'),
  )
})

async function walkAll(browser: Browser, server: OwnServer, states: readonly State[]): Promise<void> {
  const pages = new Map<string, Page>()
  for (const who of [owner, dependent]) {
    const context = await browser.newContext({ timezoneId: 'America/New_York' })
    const page = await context.newPage()
    await moveTo(page, server, Date.parse(states[0]?.now ?? ''))
    await signUp(page, who, server.address)
    pages.set(who, page)
  }
  const wrong: string[] = []
  let clock = ''
  for (const state of states)
    await test.step(`${state.id} ${state.title}`, async () => {
      const who = isDependent(state) ? dependent : owner
      const page = pages.get(who)
      if (!page) throw new Error(`${who} has no browser.`)
      keepBooks(server, state.given, owner, who)
      if (clock !== `${who} ${state.now}`) await moveTo(page, server, Date.parse(state.now), who)
      else await moveServer(server, Date.parse(state.now))
      clock = `${who} ${state.now}`
      // One that is wrong hides none of the others.
      await expectState(page, server, state, who).catch((error: unknown) => wrong.push(`${state.id}: ${String(error)}`))
    })
  for (const page of pages.values()) await page.context().close()
  expect(wrong).toEqual([])
}

const isDependent = ({ given }: State) => given.account.role === 'dependent'

async function expectState(page: Page, server: OwnServer, state: State, who: string): Promise<void> {
  const { expect: says, given } = state
  expect((await readLedger(server, who)).status.billing.situation).toBe(says.situation)
  const books = await readLedger(server, owner)
  const started = daysOfSignUp(given)
  const look = async (path: string, wanted: readonly (string | null | undefined)[]) => {
    await page.goto(`${server.address}${path}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    return expectWords(page, path, wanted, books, started)
  }
  const { dashboard, checklist, readiness_first_item: item, billing_page: billing } = says
  const steps = checklist?.flatMap(({ title, note }) => [title, note]) ?? []
  const meter = ['figure', 'note', 'link'].map((part) => says.header_meter?.[part])
  const desk = await look('/', [...meter, dashboard?.text, dashboard?.effect, dashboard?.button, ...steps])
  expect(desk.includes('Set up your account')).toBe(checklist !== null)
  if (!meter[0]) expect(desk).not.toMatch(/of [\d,]+ credits/)
  const tool = await look('/ai/asylum', [item?.['text'], item?.['button']])
  if (item === null) expect(tool).not.toMatch(/Drafting is off|All credits are used|credits and \d+ are left/)
  const shown = [billing.sentence, billing.date_line, ...billing.badges, ...billing.buttons]
  const text = await look('/settings/billingandsubscriptions', shown)
  if (says.plan_cards) await expectCards(page, server, who, says.plan_cards)
  if (isDependent(state)) expect(text).not.toMatch(/\$\d/)
}

function daysOfSignUp({ account }: Given): number[] {
  const known = [account.created_at, account['owner_created_at']]
  return known.flatMap((iso) => (typeof iso === 'string' ? [Date.parse(iso)] : []))
}

/** What a page says, with every sum and day from the books. */
async function expectWords(
  page: Page,
  path: string,
  wanted: readonly (string | null | undefined)[],
  books: Ledger,
  started: readonly number[],
): Promise<string> {
  for (const words of wanted)
    if (words != null) await expect.poll(() => plain(page), `${path} says ${words}`).toContain(squeezed(words))
  const text = await plain(page)
  expectFromLedger(text, books, path, started)
  return text
}

/**
 * What each plan can be had for, as the server says it, and as the cards of the period that is shown have it. The clock
 * runs while the pages are looked at, so that a share may be a cent less by then.
 */
async function expectCards(page: Page, server: OwnServer, who: string, cards: readonly Card[]): Promise<void> {
  const reply = await ask(server, who, '/billing/offers')
  // Plans are the owner's to order.
  if (cards.length === 0) return expect(reply.status).toBe(403)
  const offers = (await reply.json()) as Card[]
  const named = (card: Card) => `${card.plan_id} ${card.period} ${card.label}`
  expect(offers.map(named)).toEqual(cards.map(named))
  for (const [index, { due_today_cents: due }] of cards.entries()) {
    const said = offers[index]?.due_today_cents ?? null
    if (due === null || said === null) expect(said).toBe(due)
    else expect(Math.abs(said - due), `${said} for ${due} cents`).toBeLessThanOrEqual(1)
  }
  const articles = page.getByRole('article')
  if ((await articles.count()) === 0) return
  for (const [index, { label }] of cards.filter(({ period }) => period === 'monthly').entries())
    if (label !== null) await expect(articles.nth(index)).toContainText(label)
}

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ')
const plain = async (page: Page) => squeezed(await textOf(page))
