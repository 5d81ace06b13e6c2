import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { renderPage } from '#test/render-page.tsx'
import { answer } from '#web/dev/in-page-server.ts'
import { sampleDates } from '#web/dev/sample-dates.ts'
import { datesRoom } from './dates-room.ts'
import { UpcomingDates } from './upcoming-dates.tsx'

test('the desk says what is due, by the rule and on the safe side, what it was, and what nobody has confirmed', async () => {
  renderPage(<UpcomingDates />, { calls: [answer(api.listDates, () => [...sampleDates])] })
  const fee = (await screen.findByText('Annual asylum fee has to be paid')).closest('li')
  expect(fee?.textContent).toContain('In 4 days, December 11, 2026; by the rule December 12, 2026')
  expect(fee?.textContent).toContain('Was December 4, 2026 until November 20, 2026: the record changed.')
  expect(fee?.textContent).toContain('From notice of the annual asylum fee (record: 2026-11-12).')
  expect(fee?.textContent).not.toContain('Not confirmed')
  expect(screen.getByText('Diversity visa year ends').closest('li')?.textContent).toContain('Not confirmed')
})

test('while a first look goes on, the desk says how many clients are still being counted', async () => {
  let looks = 0
  const counting = answer(api.listDates, () => {
    looks += 1
    return looks === 1 ? Response.json([], { headers: { 'X-Still-Counting': '3900' } }) : [...sampleDates]
  })
  renderPage(<UpcomingDates />, { calls: [counting] })
  expect((await screen.findByRole('status')).textContent).toBe('The dates of 3,900 clients are still being counted.')
  expect(await screen.findByText('Annual asylum fee has to be paid', {}, { timeout: 10_000 })).toBeDefined()
  expect(screen.queryByText(/still being counted/)).toBeNull()
})

test('the desk keeps the room that the dates took the last time, and none where there were none', async () => {
  const waiting = answer(api.listDates, () => new Promise<never>(() => undefined))
  const first = renderPage(<UpcomingDates />, { calls: [waiting] })
  expect(screen.queryByRole('status', { name: 'Loading the dates' })).toBeNull()
  first.unmount()
  datesRoom.keep(240)
  renderPage(<UpcomingDates />, { calls: [waiting] })
  expect(screen.getByRole('region', { name: 'Dates' }).style.minHeight).toBe('240px')
  datesRoom.keep(0)
  expect(datesRoom.read()).toBe(0)
})

test('a date is marked as done', async () => {
  const marked: unknown[] = []
  const [fee] = sampleDates
  if (!fee) throw new Error('There is no sample.')
  const mark = answer(api.markDate, ({ params, body }) => {
    marked.push([params, body])
    return { ...fee, is_done: true }
  })
  renderPage(<UpcomingDates />, { calls: [answer(api.listDates, () => (marked.length > 0 ? [] : [fee])), mark] })
  fireEvent.click(await screen.findByRole('button', { name: 'Done: Annual asylum fee has to be paid' }))
  await expect.poll(() => screen.queryByText('Annual asylum fee has to be paid')).toBeNull()
  expect(marked).toEqual([[{ clientId: 'c1', dateId: 't1' }, { is_done: true }]])
})
