import { dateText } from '#domain/subscription/counting-days.ts'
import { dollars } from '#domain/subscription/money.ts'
import { billingPage } from '#domain/subscription/places/billing-page.ts'
import type { Reader } from '#domain/subscription/places/reader.ts'
import type { SituationCode } from '#domain/subscription/situation.ts'
import type { HistoryRow, InvoiceRow, SubscriptionRow } from '#server/database/tables/credits.ts'
import { invoiceNumber, readLines } from '../invoices.ts'
import { actionsFor, type PortalAction } from './portal-actions.ts'
import { escape } from './render.ts'

const words: Readonly<Record<Exclude<PortalAction, 'cancel-now'>, string>> = {
  'cancel-at-end': 'Cancel at the end of the term',
  keep: 'Keep the subscription',
  'undo-change': 'Take the planned change back',
  pay: 'Pay what is due',
  'fail-payment': 'Let a payment fail',
  'add-payment': 'Add a payment method',
  'remove-payment': 'Remove the payment method',
}

const effects: Partial<Record<PortalAction, (end: string) => string>> = {
  'cancel-at-end': (end) => `Drafting goes on until ${end}. Nothing more is charged.`,
  'remove-payment': () => 'Without one the next term cannot be paid.',
}

const statusWords: Partial<Record<SituationCode, string>> = {
  trial: 'free trial',
  'trial-ordered': 'free trial',
  'trial-used': 'free trial',
  'past-due': 'payment failed',
  grace: 'payment overdue',
  starter: 'starter credits',
  'starter-used': 'starter credits',
  active: 'active',
  'active-planned': 'active',
  'active-used': 'active',
}

export type PortalPage = {
  readonly row: SubscriptionRow
  readonly reader: Reader
  readonly email: string
  /** The address of this page. */
  readonly at: string
  readonly returnTo: string
  readonly invoices: readonly InvoiceRow[]
  readonly history: readonly HistoryRow[]
  readonly notice: string | null
}

/** The subscription, its papers and its past, and what can be done with it. */
export function renderPortal({ row, reader, email, at, returnTo, invoices, history, notice }: PortalPage): string {
  const { zone, facts } = reader
  const page = billingPage(reader)
  const end = facts.termEnd === null ? 'the end of the term' : dateText(facts.termEnd, zone)
  const status = facts.situation === 'ending' ? `cancelled, usable until ${end}` : statusWords[facts.situation]
  const buttons = actionsFor(row).map((action) => {
    if (action === 'cancel-now') return endAtOnce(facts.situation)
    const effect = effects[action]?.(end)
    return `${effect === undefined ? '' : `<p>${escape(effect)}</p>`}<button name="action" value="${action}">${words[action]}</button>`
  })
  const change = canChange(facts.situation) ? '<p><a href="/settings/billingandsubscriptions">Change plan</a></p>' : ''
  return `${notice === null ? '' : `<p class="refused" role="alert">${escape(notice)}</p>`}
<h2>Plan</h2>
<dl>
<dt>Account email</dt><dd>${escape(email)}</dd>
<dt>Status</dt><dd>${escape(status ?? 'ended')}</dd>
</dl>
<p>${escape(page.sentence)}</p>
${page.dateLine === null ? '' : `<p>${escape(page.dateLine)}</p>`}
${change}
<h2>Payment method</h2>
<p>${row.payment_on_file === 1 ? 'noted (stand-in)' : 'none'}</p>
<form method="post">${buttons.join('\n')}</form>
<h2>Invoices</h2>
${invoices.length === 0 ? '<p>There are none.</p>' : `<ul>${invoices.map((invoice) => renderInvoice(invoice, at)).join('')}</ul>`}
<h2>History</h2>
${history.length === 0 ? '<p>Nothing has happened yet.</p>' : `<ul>${history.map((event) => `<li>${escape(dateText(event.happened_at, zone))}: ${escape(event.what)} (${event.by_whom})</li>`).join('')}</ul>`}
<p><a href="${escape(returnTo)}">Back to Drafty</a></p>`
}

/** A plan under way can be changed, once all is paid. */
const canChange = (situation: SituationCode) => /^(?:active|ending|trial(?!-over))/.test(situation)

/** Takes a second press: the first one opens what it does. */
function endAtOnce(situation: SituationCode): string {
  const isTrial = situation.startsWith('trial')
  const name = isTrial ? 'End the trial now' : 'Cancel now'
  const effect = isTrial
    ? 'Drafting ends at once. Each account has one trial; it cannot be started again.'
    : 'Drafting ends at once. What was paid is not refunded.'
  return `<details><summary>${name}</summary><p>${effect}</p><button name="action" value="cancel-now">End drafting now</button></details>`
}

function renderInvoice(invoice: InvoiceRow, at: string): string {
  const what = readLines(invoice)
    .map(({ text }) => text)
    .join('; ')
  const kind = invoice.kind === 'credit note' ? 'Credit note' : 'Invoice'
  const number = invoiceNumber(invoice.number)
  const parts = [number, dateText(invoice.issued_at, 'UTC'), what, dollars(invoice.total_cents)]
  const file = `<a href="${escape(at)}/invoices/${number}">PDF of ${number}</a>`
  // What takes a paper back is neither paid nor due.
  const state = invoice.kind === 'credit note' ? 'booked' : invoice.state
  return `<li>${kind} ${escape(parts.join(', '))} (${state}; local billing: not collected) ${file}</li>`
}
