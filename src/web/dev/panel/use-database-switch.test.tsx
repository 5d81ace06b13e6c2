import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { api } from '#contract/api.ts'
import { answer } from '#web/dev/in-page-server.ts'
import { Toasts } from '#web/ui/toasts.tsx'
import { renderPage } from '#test/render-page.tsx'
import { useDatabaseSwitch } from './use-database-switch.ts'

function Switch() {
  const { switchTo, isSwitching } = useDatabaseSwitch()
  return <button onClick={() => void switchTo(true)}>{isSwitching ? 'Switching' : 'Switch'}</button>
}

test('a switch is ignored while one is in flight, and given up after 20 seconds', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout')
  const late = new AbortController()
  limit.mockReturnValue(late.signal)
  let asked = 0
  const never = answer(api.switchDatabase, ({ signal }) => {
    asked += 1
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
  })
  renderPage(
    <>
      <Switch />
      <Toasts />
    </>,
    { calls: [never] },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Switch' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Switching' }))
  await expect.poll(() => asked).toBe(1)
  expect(limit.mock.calls).toEqual([[20_000]])
  late.abort(new DOMException('It took too long.', 'TimeoutError'))
  expect(await screen.findByText(/took longer than 20 seconds\. Check the tunnel or local MySQL/)).toBeDefined()
  expect(asked).toBe(1)
  expect(screen.getByRole('button', { name: 'Switch' })).toBeDefined()
  limit.mockRestore()
})
