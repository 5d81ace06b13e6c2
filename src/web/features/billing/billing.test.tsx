import { QueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Session } from '#contract/sessions.ts'
import type { SubscriptionStatus } from '#contract/billing.ts'
import type { BillingGiven, SubscriptionFacts } from '#domain/subscription/billing-given.ts'
import { AppError } from '#contract/errors.ts'
import { subscriptionQuery } from '#web/session/subscription.ts'
import { naomi } from '#web/dev/sample-server.ts'
import { sampleBilling } from '#web/dev/sample-billing.ts'
import { renderPage } from '#test/render-page.tsx'
import { BillingSettingsDialog } from './billing-settings-dialog.tsx'
import { checkoutLink } from './checkout-link.ts'
import { DashboardNotice } from './dashboard-notice.tsx'
import { termLine } from './usage/term-line.ts'

const day = 86_400_000

const plan = {
  status: 'active',
  planId: 'small-firm-accelerate-sept-2025',
  period: 'monthly',
  termStart: Date.now() - 5 * day,
  termEnd: Date.now() + 9.5 * day,
} as const

/** What the server answers for a subscription with these facts. */
function answered(facts: Partial<SubscriptionFacts>, given: Partial<BillingGiven> = {}): SubscriptionStatus {
  const iso = (time: number | null | undefined) => (time == null ? null : new Date(time).toISOString())
  return {
    subscription_status: facts.status ?? 'placeholder',
    can_generate: true,
    drafts_current_count: 4.25,
    drafts_limit: 15,
    drafts_current_count_for_family: 4.25,
    term_start_date: iso(facts.termStart),
    term_end_date: iso(facts.termEnd),
    plan_id: facts.planId ?? null,
    billing_period: facts.period ?? null,
    billing: sampleBilling(facts, given),
  }
}

/** Shows a part of the page to somebody whose subscription is known already. */
async function show(part: ReactNode, status: SubscriptionStatus | AppError, who: Partial<Session> = {}) {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } })
  cache.setQueryData(['config'], { chargebee_site: null })
  cache.setQueryDefaults(['subscription', 'usage'], { enabled: false })
  cache.setQueryDefaults(['billing', 'offers'], { enabled: false })
  if (status instanceof AppError) {
    const failed = { queryKey: subscriptionQuery.queryKey, queryFn: () => Promise.reject(status) }
    await cache.fetchQuery(failed).catch(() => undefined)
    cache.setQueryDefaults(subscriptionQuery.queryKey, { retryOnMount: false })
  } else cache.setQueryData(subscriptionQuery.queryKey, status)
  return renderPage(part, { cache, who: { ...naomi, ...who } })
}

const dialog = <BillingSettingsDialog opened message="Payment information required." onClose={() => undefined} />
const isWholeScreen = async () =>
  (await screen.findByRole('dialog', { name: 'Billing Settings' })).closest('[data-full-screen]') !== null

test('the billing settings take the whole screen with a placeholder, and their own measure with a plan', async () => {
  const { unmount } = await show(dialog, answered({ status: 'placeholder' }))
  expect(await isWholeScreen()).toBe(true)
  expect(screen.getByRole('heading', { name: 'Choose Your Billing Plan' })).toBeDefined()
  unmount()
  await show(dialog, answered({ ...plan, status: 'cancelled' }))
  expect(await isWholeScreen()).toBe(false)
  expect(screen.getByText('CANCELLED')).toBeDefined()
})

test('after a cancellation a dependent is told whom to ask, and has nothing to reactivate', async () => {
  const cancelled = answered(
    { ...plan, status: 'cancelled' },
    { role: 'dependent', ownerEmail: 'boss@clarkelaw.example' },
  )
  await show(<DashboardNotice />, cancelled, { is_dependent: true, parent_email: 'boss@clarkelaw.example' })
  expect(screen.getByRole('heading', { name: 'Welcome back, Naomi' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'boss@clarkelaw.example' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'support@drafty.example' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Re-activate Your Subscription' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Explore Available Tools' })).toBeDefined()
})

test('days of the trial that remain are told, and an address that is not verified is verified before subscribing', async () => {
  const { unmount } = await show(<DashboardNotice />, answered({ ...plan, status: 'in_trial' }))
  expect(screen.getByText(/^10 days remain of your free trial/)).toBeDefined()
  unmount()
  const starter = answered({ status: 'placeholder' }, { isEmailVerified: false })
  await show(<DashboardNotice />, starter, { is_email_verified: false })
  const banner = screen.getByRole('link', { name: /Subscribe now!/ })
  expect(banner.getAttribute('href')).toBe('/drafty/email-verification')
})

test('the days are counted anew each minute, without a request', async () => {
  vi.useFakeTimers({ now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
  const termEnd = Date.now() + 2 * day - 30_000
  await show(<DashboardNotice />, answered({ ...plan, status: 'in_trial', termEnd }))
  expect(screen.getByText(/^2 days remain/)).toBeDefined()
  vi.setSystemTime(Date.now() + day)
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.getByText(/^Your free trial ends (today|tomorrow) at/)).toBeDefined()
})

test('when the server knows of no subscription, the banner asks to subscribe and the settings take the whole screen', async () => {
  const billing = sampleBilling({}, { subscription: undefined, hadTrial: { account: false, address: false } })
  const missing = new AppError('no-subscription', { billing })
  const { unmount } = await show(<DashboardNotice />, missing)
  expect(screen.getByRole('link', { name: /Subscribe now!/ }).getAttribute('href')).toBe('/drafty/subscription-signup')
  unmount()
  await show(dialog, missing)
  expect(await isWholeScreen()).toBe(true)
  expect(screen.getAllByRole('article')).toHaveLength(3)
})

test('the link past a blocked script keeps every letter of the address', () => {
  const link = checkoutLink('https://drafty.chargebee.com', {
    planId: 'plan',
    period: 'yearly',
    email: 'ana+büro&co@firm.example',
  })
  expect(link).toContain('ana%2Bb%C3%BCro%26co%40firm.example')
  const query = new URL(link).searchParams
  expect(query.get('customer[email]')).toBe('ana+büro&co@firm.example')
  expect(query.get('subscription_items[item_price_id][0]')).toBe('plan-yearly')
})

test('the line of a term climbs with each use and reckons the pace only when a day has passed', () => {
  const start = Date.parse('2026-11-12T12:00:00Z')
  const use = (date: string, credits: number) => ({ day: date, draft_type: 'upw', member_id: '1', credits })
  const term = { start: new Date(start).toISOString(), end: new Date(start + 14 * day).toISOString() }
  const line = termLine({ ...term, by_day: [use('2026-11-12', 100), use('2026-11-15', 25)] }, start + 7 * day)
  expect(line?.points.map(({ used }) => used)).toEqual([0, 100, 125, 125])
  expect(line?.pace).toBe(250)
  expect(termLine({ ...term, by_day: [use('2026-11-12', 100)] }, start + 1000)?.pace).toBeNull()
  expect(termLine({ ...term, end: null, by_day: [] }, start)).toBeNull()
})

test('a failed payment is loud: the day drafting ends, and a button to pay', async () => {
  const due = answered({ ...plan, status: 'past_due', dueSince: Date.now() - 2 * day })
  const { unmount } = await show(<DashboardNotice />, due)
  expect(screen.getByRole('alert').textContent).toMatch(
    /^A payment of \$179\.00 did not come through.*drafting ends on/,
  )
  expect(screen.getByRole('button', { name: 'Pay now' })).toBeDefined()
  unmount()
  await show(dialog, due)
  expect(await screen.findByText('PAYMENT FAILED')).toBeDefined()
})

test('nobody who had a trial is promised one', async () => {
  await show(dialog, answered({ status: 'placeholder' }))
  expect(await screen.findByText('A free trial was used before: a plan begins and is charged today.')).toBeDefined()
})
