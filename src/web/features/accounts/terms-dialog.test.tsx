import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { renderPage } from '#test/render-page.tsx'
import { answer } from '#web/dev/in-page-server.ts'
import { naomi } from '#web/dev/sample-server.ts'
import { Toasts } from '#web/ui/toasts.tsx'
import { TermsDialog } from './terms-dialog.tsx'

test('terms that are accepted open the desk, also when recording it fails, and no error is shown', async () => {
  let asked = 0
  const refused = answer(api.acceptTerms, () => {
    asked += 1
    throw new AppError('unexpected')
  })
  const part = (
    <>
      <TermsDialog />
      <Toasts />
    </>
  )
  renderPage(part, { calls: [refused, answer(api.refresh, () => naomi)] })
  const text = await screen.findByRole('dialog', { name: 'Terms of service' })
  for (const element of text.querySelectorAll('*')) fireEvent.scroll(element)
  const accept = await screen.findByRole<HTMLButtonElement>('button', { name: 'Accept' })
  await waitFor(() => expect(accept.disabled).toBe(false))
  fireEvent.click(accept)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toBe(1)
  expect(screen.queryByRole('alert')).toBeNull()
})
