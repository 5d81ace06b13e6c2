import { act, fireEvent, screen } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { renderPage } from '#test/render-page.tsx'
import { sampleCalls } from '#web/dev/sample-server.ts'
import { Palette } from './palette.tsx'

function Where() {
  const { pathname, search } = useLocation()
  return <p>now at {pathname + search}</p>
}

function openPalette(shows: 'entries' | 'keys' = 'entries', calls = sampleCalls) {
  const onClose = vi.fn<() => void>()
  renderPage(
    <>
      <Palette shows={shows} onClose={onClose} />
      <Routes>
        <Route path="*" element={<Where />} />
      </Routes>
    </>,
    { calls },
  )
  return onClose
}
const field = () => screen.getByRole('combobox')
const press = (key: string) => fireEvent.keyDown(field(), { key })
const chosen = () => screen.getByRole('option', { selected: true }).textContent

test('a client and its drafts are found by a part of the name, and Enter opens what is chosen', async () => {
  const onClose = openPalette()
  fireEvent.change(field(), { target: { value: 'ngwa' } })
  expect(await screen.findByRole('option', { name: /Emmanuel Ngwa Tabot Cameroon/ })).toBeTruthy()
  expect((await screen.findAllByRole('option', { name: /pre-hearing brief/ })).length).toBeGreaterThan(1)
  press('Enter')
  expect(onClose).toHaveBeenCalledOnce()
  expect(screen.getByText('now at /drafty/clients/c1')).toBeTruthy()
})

test('Enter right behind the last letter opens what these words find, not what the words before found', async () => {
  const onClose = openPalette()
  fireEvent.change(field(), { target: { value: 'ngwa' } })
  await screen.findByRole('option', { name: /Emmanuel Ngwa Tabot Cameroon/ })
  fireEvent.change(field(), { target: { value: 'N-400' } })
  await screen.findByRole('option', { name: /Naturalization cover page/ })
  // In one go: the list has no time to follow in between.
  act(() => {
    fireEvent.change(field(), { target: { value: 'ngwa' } })
    expect(chosen()).toContain('Naturalization')
    press('Enter')
    expect(onClose).not.toHaveBeenCalled()
  })
  expect(onClose).toHaveBeenCalledOnce()
  expect(screen.getByText('now at /drafty/clients/c1')).toBeTruthy()
})

test('arrows move through everything and around the end; a tool is found by its keyword', async () => {
  openPalette()
  await screen.findAllByRole('option', { name: /pre-hearing brief/ })
  const first = chosen()
  press('ArrowUp')
  expect(chosen()).not.toBe(first)
  press('ArrowDown')
  expect(chosen()).toBe(first)
  fireEvent.change(field(), { target: { value: 'N-400' } })
  expect(await screen.findByRole('option', { name: /Naturalization cover page/ })).toBeTruthy()
})

test('what a list has loaded is found before the server answers', async () => {
  const isLate = (query: unknown) => JSON.stringify(query ?? {}).includes('ngwa tabot')
  const calls = sampleCalls.map((one) => ({
    ...one,
    answer: (asked: Parameters<typeof one.answer>[0]) =>
      isLate(asked.query) ? new Promise<never>(() => undefined) : one.answer(asked),
  }))
  openPalette('entries', calls)
  fireEvent.change(field(), { target: { value: 'ngwa' } })
  await screen.findByRole('option', { name: /Emmanuel Ngwa Tabot Cameroon/ })
  fireEvent.change(field(), { target: { value: 'ngwa tabot' } })
  expect(screen.getByRole('option', { name: /Emmanuel Ngwa Tabot Cameroon/ })).toBeTruthy()
  expect(screen.getAllByRole('option', { name: /pre-hearing brief/ }).length).toBeGreaterThan(1)
  fireEvent.change(field(), { target: { value: 'ngwa tabotx' } })
  expect(screen.queryByRole('option', { name: /Emmanuel/ })).toBeNull()
})

test('what is nowhere is said, and the keys of the product are listed', () => {
  openPalette()
  fireEvent.change(field(), { target: { value: 'zzqx' } })
  expect(screen.getByRole('status').textContent).toBe('Nothing is called “zzqx”.')
})

test('the list of keys names where each acts', () => {
  openPalette('keys')
  expect(screen.getByRole('heading', { name: 'Evidence' })).toBeTruthy()
  expect(screen.getByText('next open point')).toBeTruthy()
})

test('a named client brings what one comes for, and > leaves things to do alone', async () => {
  openPalette()
  fireEvent.change(field(), { target: { value: 'ngwa' } })
  expect(await screen.findByRole('option', { name: /New asylum brief Emmanuel Ngwa Tabot/ })).toBeTruthy()
  fireEvent.change(field(), { target: { value: '>' } })
  expect(screen.queryByRole('option', { name: /Naturalization cover page/ })).toBeNull()
  expect(screen.getByRole('option', { name: 'Add New Client' })).toBeTruthy()
  fireEvent.click(screen.getByRole('option', { name: 'Switch to dark' }))
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark')
})
