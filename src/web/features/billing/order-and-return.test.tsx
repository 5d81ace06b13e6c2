import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { api } from '#contract/api.ts'
import type { SubscriptionStatus } from '#contract/billing.ts'
import { AppError } from '#contract/errors.ts'
import type { BillingGiven, SubscriptionFacts } from '#domain/subscription/billing-given.ts'
import { orderToast } from '#domain/subscription/places/order-toast.ts'
import { answer } from '#web/dev/in-page-server.ts'
import { sampleBilling, sampleReader } from '#web/dev/sample-billing.ts'
import { sampleCalls } from '#web/dev/sample-server.ts'
import { Toasts } from '#web/ui/toasts.tsx'
import { renderPage } from '#test/render-page.tsx'
import { InvoicesSection } from './invoices-section.tsx'
import { OrderConfirmation } from './order-confirmation.tsx'
import { useReactivation } from './use-reactivation.ts'

const day = 86_400_000
const now = Date.now()
const plan = {
  planId: 'small-firm-accelerate-sept-2025',
  period: 'monthly',
  termStart: now,
  termEnd: now + 30 * day,
} as const

function statusOf(facts: Partial<SubscriptionFacts>, given: Partial<BillingGiven> = {}): SubscriptionStatus {
  return {
    subscription_status: facts.status ?? 'placeholder',
    can_generate: true,
    drafts_current_count: 0,
    drafts_limit: 15,
    drafts_current_count_for_family: 0,
    term_start_date: new Date(facts.termStart ?? now).toISOString(),
    term_end_date: new Date(facts.termEnd ?? now).toISOString(),
    plan_id: facts.planId ?? null,
    billing_period: facts.period ?? null,
    billing: sampleBilling(facts, given),
  }
}

test('each order has its confirmation, with the figures of the ledger, and only once it is so', () => {
  const end = Date.parse('2026-12-20T12:00:00Z')
  const at = { now: end - 30 * day }
  const paid = { ...plan, status: 'active', termStart: at.now, termEnd: end }
  const old = { ...paid, termStart: at.now - day }
  const ordered = { at: end, planId: plan.planId, period: plan.period, cents: 17_900 }
  const said = (action: string | null, facts: Partial<SubscriptionFacts>, given: Partial<BillingGiven> = {}) =>
    orderToast(action, { ...sampleReader(facts, { ...at, ...given }), zone: 'UTC' })
  expect(said('trial', { ...paid, status: 'in_trial' })).toBe(
    'Your free trial has begun: 1,500 credits until December 20, 2026.',
  )
  expect(said('subscribe', paid)).toBe('Accelerate has begun: 1,500 credits until December 20, 2026.')
  expect(said('order-in-trial', { ...paid, status: 'in_trial' }, { ordered })).toBe(
    'Accelerate is ordered and begins on December 20, 2026.',
  )
  expect(said('upgrade', old, { used: 425 })).toBe('You have Accelerate now: 1,075 of 1,500 credits are left.')
  const planned = { planId: 'solo-practitioner-streamline-sept-2025', period: 'monthly' as const }
  expect(said('at-term-end', { ...paid, planned })).toBe('Streamline begins on December 20, 2026.')
  expect(said('keep', paid)).toBe('Accelerate stays your plan.')
  // The provider has not told it yet.
  expect(said(null, { status: 'placeholder' })).toBeUndefined()
  expect(said(null, { ...old, status: 'in_trial' })).toBeUndefined()
})

test.each([
  ['from=checkout&ordered=subscribe', /^Accelerate has begun: 1,500 credits until/],
  ['ordered=no', 'Nothing was ordered.'],
])('whoever comes back from the checkout with %s reads what was ordered, or that nothing was', async (query, said) => {
  const status = statusOf({ ...plan, status: 'active' })
  const page = (
    <>
      <Toasts />
      <OrderConfirmation />
    </>
  )
  const calls = [answer(api.getStatus, () => status), ...sampleCalls]
  renderPage(page, { path: `/settings/billing?${query}`, calls })
  expect(await screen.findByText(said)).toBeDefined()
})

test('a reactivation that wants a payment method goes on by itself, once, when there is one', async () => {
  let hasMethod = false
  let asked = 0
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  function Desk() {
    const { outcome, reactivate } = useReactivation()
    return (
      <>
        <button onClick={() => void reactivate()}>Back</button>
        <p>{outcome?.message}</p>
      </>
    )
  }
  renderPage(<Desk />, {
    calls: [
      answer(api.reactivate, () => {
        asked += 1
        if (!hasMethod) throw new AppError('payment-needed')
        return { status: 'success', message: 'done' }
      }),
      answer(api.getStatus, () => statusOf({ ...plan, status: 'cancelled', paymentOnFile: hasMethod })),
    ],
  })
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByText('Payment information required. Please update your payment method.')).toBeDefined()
  await act(async () => window.dispatchEvent(new Event('focus')))
  expect(asked).toBe(1)
  hasMethod = true
  await act(async () => window.dispatchEvent(new Event('focus')))
  expect(await screen.findByText('Subscription successfully reactivated! Redirecting...')).toBeDefined()
  expect(asked).toBe(2)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  await act(async () => window.dispatchEvent(new Event('focus')))
  expect(asked).toBe(2)
})

test('the papers stand on the billing page with the sums of the ledger; where there are none nothing stands', async () => {
  const paper = {
    number: 'DR-000002',
    kind: 'invoice' as const,
    state: 'paid' as const,
    issued_at: '2026-12-01T02:00:00.000Z',
    paid_at: '2026-12-01T02:00:00.000Z',
    refers_to: null,
    lines: [
      { text: 'Growth', cents: 20_100 },
      { text: 'Unused part of Accelerate', cents: -13_326 },
    ],
    total_cents: 6774,
  }
  renderPage(<InvoicesSection />, { calls: [answer(api.listInvoices, () => [paper])] })
  const row = await screen.findByRole('row', { name: /DR-000002/ })
  expect(row.textContent).toContain('$67.74')
  expect(row.textContent).toContain('December 1, 2026')
  expect(row.textContent).toContain('Paid')
})
