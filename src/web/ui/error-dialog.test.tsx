import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { messages, subscriptionLimitReached } from '#domain/messages.ts'
import { renderPage } from '#test/render-page.tsx'
import { Dialog } from './dialog.tsx'
import { ErrorDialogHost } from './error-dialog.tsx'
import { closeError, showError } from './show-error.ts'

afterEach(() => {
  cleanup()
  closeError()
})

const dialog = () => screen.findByRole('dialog')
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' })

test('missing answers are listed with the hint, and closing leads nowhere', async () => {
  renderPage(<ErrorDialogHost />)
  act(() => showError({ title: 'The draft cannot start yet', error: ['Detained', 'Jurisdiction'] }))
  expect((await dialog()).textContent).toContain('The draft cannot start yet')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Detained', 'Jurisdiction'])
  expect(screen.getByText('Please fill out all these fields to continue.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await gone()
})

test('it closes by Escape, by a click on the backdrop and by its close button', async () => {
  const { baseElement } = renderPage(<ErrorDialogHost />)
  act(() => showError(messages.notFound))
  await dialog()
  escape()
  await gone()

  act(() => showError(messages.notFound))
  await dialog()
  const backdrop = baseElement.querySelector('.mantine-Modal-inner')
  expect(backdrop).not.toBeNull()
  fireEvent.mouseDown(backdrop!)
  fireEvent.click(baseElement.querySelector('.mantine-Modal-overlay')!)
  await gone()

  act(() => showError(messages.notFound))
  await dialog()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await gone()
})

test('the page does not scroll while it is open', async () => {
  renderPage(<ErrorDialogHost />)
  act(() => showError(messages.notFound))
  await dialog()
  expect(document.documentElement.style.overflow).toBe('hidden')
  escape()
  await gone()
  await waitFor(() => expect(document.documentElement.style.overflow).toBe(''))
})

test('a single sentence has no hint and links to the place that it names', async () => {
  renderPage(<ErrorDialogHost />)
  act(() => showError({ error: [messages.noSpouseInfo] }))
  await dialog()
  expect(screen.getByRole('link', { name: 'Client Management' }).getAttribute('href')).toBe('/drafty/clients')
  expect(screen.queryByText(/Please fill out/)).toBeNull()
})

test('the subscription limit is its own title and leads to the plans', async () => {
  renderPage(<ErrorDialogHost />)
  act(() => showError(subscriptionLimitReached({ left: 0, limit: 15, days: 7 })))
  await dialog()
  expect(screen.getByRole('heading', { name: 'You reached your subscription limit.' })).toBeDefined()
  expect(screen.getByText(/You have 0 out of 15 .* The count will reset in 7 days/)).toBeDefined()
  const link = screen.getByRole('link', { name: 'Click here' })
  expect(link.getAttribute('href')).toBe('/settings/billingandsubscriptions')
  expect(link.parentElement?.textContent).toBe('Click here to see upgrade options')
  fireEvent.click(link)
  await gone()
})

test('going to the field that is missing closes the dialog', async () => {
  const go = vi.fn<() => void>()
  renderPage(<ErrorDialogHost />)
  act(() => showError({ error: [{ message: 'Who harmed the client?', place: { label: 'Harm', go } }] }))
  await dialog()
  fireEvent.click(screen.getByRole('button', { name: 'Harm' }))
  expect(go).toHaveBeenCalledOnce()
  await gone()
})

function ProfileWithError() {
  const [opened, setOpened] = useState(true)
  return (
    <>
      <Dialog opened={opened} onClose={() => setOpened(false)} title="Attorney profile">
        Fields
      </Dialog>
      <ErrorDialogHost />
    </>
  )
}

test('Escape closes the error first and the dialog under it next', async () => {
  renderPage(<ProfileWithError />)
  await dialog()
  act(() => showError(messages.notFound))
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2))
  escape()
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  expect(screen.getByRole('heading', { name: 'Attorney profile' })).toBeDefined()
  escape()
  await gone()
})
