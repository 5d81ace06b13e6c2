import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '#test/render-page.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

function Opener(props: Partial<DialogProps>) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <Dialog title="Create Attorney Profile" {...props} opened={opened} onClose={() => setOpened(false)}>
        <input aria-label="First name" />
      </Dialog>
    </>
  )
}

async function open() {
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  fireEvent.click(opener)
  return screen.findByRole('dialog')
}

test('the focus moves into the dialog and back to where it was', async () => {
  renderPage(<Opener />)
  const dialog = await open()
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
})

function Terms({ opened }: { opened: boolean }) {
  return (
    <MantineProvider env="test">
      <Dialog opened={opened} title="Terms of service" onClose={() => undefined}>
        The terms
      </Dialog>
    </MantineProvider>
  )
}

test('a dialog that is there from the start gives the focus back too', async () => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  const { rerender } = render(<Terms opened />)
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  rerender(<Terms opened={false} />)
  await waitFor(() => expect(document.activeElement).toBe(before))
  before.remove()
})

test('a stray click does not close a dialog that would lose something, Escape does', async () => {
  const { baseElement } = renderPage(<Opener closeOnBackdrop={false} />)
  await open()
  fireEvent.click(baseElement.querySelector('.mantine-Modal-overlay')!)
  expect(screen.getByRole('dialog')).toBeDefined()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the title names the dialog', async () => {
  renderPage(<Opener size="3xl" />)
  await open()
  expect(screen.getByRole('dialog', { name: 'Create Attorney Profile' })).toBeDefined()
})
