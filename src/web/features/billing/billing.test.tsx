import { QueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Session } from '#contract/accounts.ts'
import type { SubscriptionStatus } from '#contract/billing.ts'
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

const accelerate: SubscriptionStatus = {
  subscription_status: 'active',
  can_generate: true,
  drafts_current_count: 4.25,
  drafts_limit: 15,
  drafts_current_count_for_family: 4.25,
  term_start_date: new Date(Date.now() - 5 * day).toISOString(),
  term_end_date: new Date(Date.now() + 9.5 * day).toISOString(),
  plan_id: 'small-firm-accelerate-sept-2025',
  billing_period: 'monthly',
  billing: sampleBilling({
    status: 'active',
    planId: 'small-firm-accelerate-sept-2025',
    period: 'monthly',
    termStart: Date.now() - 5 * day,
    termEnd: Date.now() + 9.5 * day,
  }),
}

/** Shows a part of the page to somebody whose subscription is known already. */
async function show(part: ReactNode, status: SubscriptionStatus | AppError, who: Partial<Session> = {}) {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } })
  cache.setQueryData(['config'], { chargebee_site: null })
  cache.setQueryDefaults(['subscription', 'usage'], { enabled: false })
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
  const placeholder = { ...accelerate, subscription_status: 'placeholder', plan_id: null, term_end_date: null }
  const { unmount } = await show(dialog, placeholder)
  expect(await isWholeScreen()).toBe(true)
  expect(screen.getByRole('heading', { name: 'Choose Your Billing Plan' })).toBeDefined()
  unmount()
  await show(dialog, { ...accelerate, subscription_status: 'cancelled', can_generate: false })
  expect(await isWholeScreen()).toBe(false)
  expect(screen.getByText('CANCELLED')).toBeDefined()
})

test('after a cancellation a dependent is told whom to ask, and has nothing to reactivate', async () => {
  const cancelled = { ...accelerate, subscription_status: 'cancelled', can_generate: false }
  await show(<DashboardNotice />, cancelled, { is_dependent: true, parent_email: 'boss@clarkelaw.example' })
  expect(screen.getByRole('heading', { name: 'Welcome back, Naomi' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'boss@clarkelaw.example' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'support@drafty.example' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Re-activate Your Subscription' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Explore Available Tools' })).toBeDefined()
})

test('days of the trial that remain are told, and an address that is not verified is verified before subscribing', async () => {
  const { unmount } = await show(<DashboardNotice />, { ...accelerate, subscription_status: 'in_trial' })
  expect(screen.getByText(/^10 days remain of your free trial/)).toBeDefined()
  unmount()
  const starter = { ...accelerate, subscription_status: 'placeholder' }
  await show(<DashboardNotice />, starter, { is_email_verified: false })
  const banner = screen.getByRole('link', { name: /Subscribe now!/ })
  expect(banner.getAttribute('href')).toBe('/drafty/email-verification')
})

test('the days are counted anew each minute, without a request', async () => {
  vi.useFakeTimers({ now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
  const twoDays = new Date(Date.now() + 2 * day - 30_000).toISOString()
  await show(<DashboardNotice />, { ...accelerate, subscription_status: 'in_trial', term_end_date: twoDays })
  expect(screen.getByText(/^2 days remain/)).toBeDefined()
  vi.setSystemTime(Date.now() + day)
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.getByText(/^Your free trial ends within a day/)).toBeDefined()
})

test('when the server knows of no subscription, the banner asks to subscribe and the settings take the whole screen', async () => {
  const { unmount } = await show(<DashboardNotice />, new AppError('no-subscription'))
  expect(screen.getByRole('link', { name: /Subscribe now!/ }).getAttribute('href')).toBe('/drafty/subscription-signup')
  unmount()
  await show(dialog, new AppError('no-subscription'))
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
