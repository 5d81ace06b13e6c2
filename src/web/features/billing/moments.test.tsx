import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { renderPage } from '#test/render-page.tsx'
import { answer } from '#web/dev/in-page-server.ts'
import { sampleBilling } from '#web/dev/sample-billing.ts'
import { naomi, sampleCalls } from '#web/dev/sample-server.ts'
import { Toasts } from '#web/ui/toasts.tsx'
import { BillingPage } from './billing-page.tsx'
import { useReactivation } from './use-reactivation.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Desk() {
  const { outcome, reactivate } = useReactivation()
  return (
    <>
      <button onClick={() => void reactivate()}>Back</button>
      <p>{outcome?.message}</p>
    </>
  )
}

test('after a re-activation the page is loaded anew when a second and a half has passed, and not before', async () => {
  vi.useFakeTimers()
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  renderPage(<Desk />, { calls: [answer(api.reactivate, () => ({ status: 'success', message: 'done' }))] })
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByText('Subscription successfully reactivated! Redirecting...')).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(1499))
  expect(reload).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(reload).toHaveBeenCalledOnce()
})

test('a session without an address says on the billing page that the page has to be loaded again', async () => {
  const part = (
    <>
      <Toasts />
      <BillingPage />
    </>
  )
  const nobody = { ...naomi, attorney: { ...naomi.attorney, email: '' } }
  renderPage(part, { calls: sampleCalls, who: nobody })
  expect(await screen.findByText('Error getting user email, please refresh page!')).toBeDefined()
})

test('an account without a subscription comes to the plans, and is not asked about again by showing them', async () => {
  let asked = 0
  const none = answer(api.getStatus, () => {
    asked += 1
    throw new AppError('no-subscription', { billing: sampleBilling({}) })
  })
  renderPage(<BillingPage />, { calls: [none, ...sampleCalls] })
  expect(await screen.findByRole('heading', { name: 'Choose Your Billing Plan' })).toBeDefined()
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(screen.getByRole('heading', { name: 'Choose Your Billing Plan' })).toBeDefined()
  expect(asked).toBe(1)
})
