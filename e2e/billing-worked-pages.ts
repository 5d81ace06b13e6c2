import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { Family, Given } from './billing-books.ts'
import type { Desk } from './billing-desks.ts'
import { ask, expectFromLedger, readLedger, textOf } from './billing-ledger.ts'
import { goOn, tellingPlaces } from './billing-steps.ts'
import type { OwnServer } from './own-server.ts'

type Said = Record<string, string | null>
type Card = {
  readonly plan_id: string
  readonly period: string
  readonly label: string | null
  readonly due_today_cents: number | null
}
/** A worked state of `billing-states.json`: what is given, and what every place says then. */
export type State = {
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
    readonly dialog: (Omit<Said, 'status'> & { readonly status: number }) | null
    readonly billing_page: {
      readonly sentence: string
      readonly date_line: string | null
      readonly badges: string[]
      readonly buttons: string[]
    }
    readonly plan_cards: readonly Card[] | null
  }
}

export const isDependent = ({ given }: State) => given.account.role === 'dependent'

/** Who looks at which server, and who the family is. */
export type Looking = { readonly page: Page; readonly server: OwnServer; readonly desk: Desk; readonly family: Family }

/** Every place says what was worked out for it, and every sum and day stands in the books of the owner. */
export async function expectWorkedOut({ page, server, desk, family }: Looking, state: State): Promise<void> {
  const who = isDependent(state) ? family.dependent : family.owner
  expect((await readLedger(server, who)).status.billing.situation).toBe(state.expect.situation)
  const books = await readLedger(server, family.owner)
  const started = daysOfSignUp(state.given)
  const look: Look = async (path, wanted) => {
    // The dashboard comes anew; from there it goes on within the page.
    const [, title] = Object.values(tellingPlaces).find(([place]) => path.startsWith(place)) ?? []
    if (title === undefined) await page.goto(`${server.address}${path}`)
    else await goOn(page, path, title)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    const text = await expectWords(page, path, wanted)
    // A tool names the days of the case and of the law as well; its words of billing are compared letter by letter.
    if (!path.startsWith('/ai/')) expectFromLedger(text, books, path, started)
    return text
  }
  await expectDashboard(look, state)
  await expectTool(look, page, await clientOf(server, who), state)
  const { billing_page: billing, plan_cards: cards, situation } = state.expect
  const shown = [billing.sentence, billing.date_line, ...billing.badges, ...billing.buttons]
  await look('/settings/billingandsubscriptions', shown)
  if (cards) await expectCards(page, server, who, cards)
  if (isDependent(state) || !hasPortal(situation)) return
  const text = (await desk.portal(page)).split('History')[0] ?? ''
  expectFromLedger(text, books, 'portal', started)
  if (desk.kind === 'local') expect(squeezed(text)).toContain(squeezed(billing.sentence))
}

type Look = (path: string, wanted: readonly (string | null | undefined)[]) => Promise<string>

async function expectDashboard(look: Look, { expect: says }: State): Promise<void> {
  const { dashboard, checklist } = says
  const steps = checklist?.flatMap(({ title, note }) => [title, note]) ?? []
  const meter = ['figure', 'note', 'link'].map((part) => says.header_meter?.[part])
  const text = await look('/', [...meter, dashboard?.text, dashboard?.effect, dashboard?.button, ...steps])
  expect(text.includes('Set up your account')).toBe(checklist !== null)
  if (!meter[0]) expect(text).not.toMatch(/of [\d,]+ credits/)
}

async function expectTool(look: Look, page: Page, client: string, { expect: says }: State): Promise<void> {
  const item = says.readiness_first_item
  const text = await look(`/ai/I-601A-Waivers?client=${client}`, [item?.['text'], item?.['button']])
  if (item === null) expect(text).not.toMatch(/Drafting is off|All credits are used|credits and \d+ are left/)
  if (says.dialog) await expectDialog(page, says.dialog)
}

/** Where nothing was ever ordered there is nothing to manage; the double of the provider knows whom it has met. */
const hasPortal = (situation: string) => !['no-row', 'paused', 'unconfirmed', 'trial-ordered'].includes(situation)
const clients = new Map<string, string>()

/** A client with the answers of a waiver, so that what stands in the way of a draft is the subscription alone. */
async function clientOf(server: OwnServer, who: string): Promise<string> {
  const key = `${server.address} ${who}`
  const known = clients.get(key)
  if (known !== undefined) return known
  const record = { date_of_birth: '1989-04-12', last_entry_date: '2008-06-03' }
  const made = await ask(server, who, '/clients', { first_name: 'Rogelio', last_name: 'Medina', ...record })
  const { id } = (await made.json()) as { id: string }
  const path = 'src/tools/i601a-waiver/examples/i130-citizen-spouse-uninspected.json'
  const { answers } = JSON.parse(readFileSync(path, 'utf8')) as { answers: object }
  const kept = await ask(server, who, `/clients/${id}/answers/upw`, { answers: { ...answers, client_id: id } }, 'PUT')
  expect(kept.status, await kept.clone().text()).toBeLessThan(300)
  clients.set(key, id)
  return id
}

/** What the server refuses with, when the request is performed. */
async function expectDialog(page: Page, said: NonNullable<State['expect']['dialog']>): Promise<void> {
  await page.getByRole('button', { name: 'Perform Request' }).first().click()
  const dialog = page.getByRole('dialog', { name: String(said['title']) })
  const text = async () => squeezed(await dialog.innerText())
  for (const part of ['body', 'link', 'note', 'after', 'button'])
    if (typeof said[part] === 'string')
      await expect.poll(text, `the dialog says its ${part}`).toContain(squeezed(said[part]))
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
}

function daysOfSignUp({ account }: Given): number[] {
  const known = [account.created_at, account['owner_created_at']]
  return known.flatMap((iso) => (typeof iso === 'string' ? [Date.parse(iso)] : []))
}

/** What a page says; it says at least this. */
async function expectWords(page: Page, path: string, wanted: readonly (string | null | undefined)[]): Promise<string> {
  for (const words of wanted)
    if (words != null) await expect.poll(() => plain(page), `${path} says ${words}`).toContain(squeezed(words))
  return plain(page)
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
