import { expect, type Page } from '@playwright/test'
import type { SubscriptionStatus } from '#contract/billing.ts'
import { type Desk, hostedDues } from './billing-desks.ts'
import { expectFromLedger, type Ledger, mailsTo, readLedger, textOf } from './billing-ledger.ts'
import { goOn, tellingPlaces } from './billing-steps.ts'
import type { Sayings } from './billing-story.ts'
import type { OwnServer } from './own-server.ts'

export type Walker = {
  readonly server: OwnServer
  readonly owner: string
  readonly desk: Desk
  /** When the owner signed up. */
  readonly start: number
}

/** Waits until the server is in a state. */
export async function reach({ server, owner }: Walker, situation: string): Promise<void> {
  const now = async () => (await readLedger(server, owner)).status.billing.situation
  await expect.poll(now).toBe(situation)
}

/**
 * Walks as the owner, from the dashboard on, through tool, billing page, portal and mails in the state that the account is in. Each
 * says what it has to, and every sum and day that it shows stands in the books.
 */
export async function walk(page: Page, walker: Walker, says: Sayings): Promise<void> {
  const { server, owner, desk } = walker
  const ledger = await readLedger(server, owner)
  for (const { lines, total_cents } of ledger.invoices)
    expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(total_cents)

  await expectSaid(page, walker, ledger, 'dashboard', says.dashboard)
  await expectMeter(page, ledger.status)
  await goOn(page, ...tellingPlaces.asylum)
  await expect(page.getByRole('heading', { name: 'Readiness' }).first()).toBeVisible()
  await expectSaid(page, walker, ledger, 'tool', says.tool)
  expect(/Drafting is off/.test(await textOf(page))).toBe(isOff(ledger.status))
  await goOn(page, ...tellingPlaces.billing)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectSaid(page, walker, ledger, 'billing page', says.billing)
  if (says.portal) {
    const text = await desk.portal(page)
    expect(text).toMatch(says.portal[desk.kind])
    expectFromLedger(text.split('History')[0] ?? '', ledger, 'portal')
  }
  await expectMail(walker, ledger, says.mail)
}

const isOff = ({ billing: { drafting } }: SubscriptionStatus) =>
  !drafting.allowed && drafting.reason !== 'credits-used-up'

/** The credits stand in the head while drafting is possible, and nowhere where it is off. */
async function expectMeter(page: Page, status: SubscriptionStatus): Promise<void> {
  const meter = page.getByRole('group', { name: 'Credits' })
  if (isOff(status)) await expect(meter).toHaveCount(0)
  else await expect(meter).toContainText(status.billing.credits.left.toLocaleString('en-US'))
}

async function expectSaid(page: Page, { start }: Walker, ledger: Ledger, where: string, words: RegExp | null) {
  if (words) await expect.poll(() => textOf(page), `${where} says ${words}`).toMatch(words)
  expectFromLedger(await textOf(page), ledger, where, [start])
}

/** The newest mail about billing is the one of this state, its sums and days stand in the books, and none came twice. */
async function expectMail({ server, owner, desk }: Walker, ledger: Ledger, subject: RegExp | null): Promise<void> {
  if (!subject) return expectLastMail(server, owner, '')
  await expectLastMail(server, owner, subject)
  const mails = mailsTo(server, owner)
  // An older mail spoke of its own day.
  if (seen.get(owner) === mails.length) return
  seen.set(owner, mails.length)
  expectFromLedger(mails.at(-1) ?? '', ledger, 'mail', [], desk.kind === 'hosted' ? [hostedDues] : [])
  const told = mails.map((mail) => `${subjectOf(mail)} ${plainTextOf(mail)}`)
  expect(told.at(-1)).toContain('Open Billing')
  expect(told.length - new Set(told).size, 'no mail is sent twice').toBe(0)
}

/** How many mails to whom were looked at. */
const seen = new Map<string, number>()

/** The newest mail about billing to an address is this one; `''`: there is none. */
export async function expectLastMail(server: OwnServer, email: string, subject: RegExp | ''): Promise<void> {
  const newest = () => subjectOf(mailsTo(server, email).at(-1) ?? '')
  if (subject === '') return expect(newest()).toBe('')
  await expect.poll(newest).toMatch(subject)
}

const subjectOf = (mail: string) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? ''
/** The paragraphs of the part without HTML; the mark between the parts is another one in each mail. */
const plainTextOf = (mail: string) =>
  (mail.split('Content-Type: text/html')[0] ?? '')
    .split(/\r?\n\r?\n/)
    .slice(2)
    .join('\n')
    .replaceAll(/^--.*$/gm, '')
