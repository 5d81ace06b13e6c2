import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#test/render-page.tsx'
import { noComparison } from '#web/dev/sample-draft.data.ts'
import { ComparisonCard } from './comparison-card.tsx'

const show = (changes: Partial<typeof noComparison>, onCompare?: () => void) =>
  renderPage(<ComparisonCard comparison={{ ...noComparison, ...changes }} sentAt="/sent" onCompare={onCompare} />)

test('a second look is offered where a model is there, and begins when it is pressed', () => {
  let asked = 0
  show({ is_offered: true }, () => (asked += 1))
  expect(screen.getByRole('status').textContent).toContain('Nothing leaves unless you ask for it.')
  fireEvent.click(screen.getByRole('button', { name: 'Compare with the file' }))
  expect(asked).toBe(1)
  cleanup()
  show({})
  expect(screen.queryByRole('status')).toBeNull()
})

test('what it read, what has no verdict and why are said; nobody who may not write is offered another', () => {
  const done = {
    state: 'compared',
    model: 'gpt-4.1',
    statements: 65,
    verdicts: 62,
    requests: 6,
    tokens: 41_250,
  } as const
  show({ is_offered: true, ...done })
  expect(screen.getByRole('status').textContent).toBe(
    'gpt-4.1 read 62 of 65 statements beside the file. 3 have no verdict that counts. So far that took 6 requests and 41,250 tokens. Software’s own checks stand beside it; you decide.',
  )
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'What was sent' }).getAttribute('href')).toBe('/sent')
  cleanup()
  let again = 0
  const failed = { ...done, verdicts: 0, state: 'failed', reason: 'The account has no quota left.' } as const
  show({ is_offered: true, ...failed }, () => (again += 1))
  expect(screen.getByRole('status').textContent).toContain('The account has no quota left.')
  fireEvent.click(screen.getByRole('button', { name: 'Compare again' }))
  expect(again).toBe(1)
})

test('while a model reads, there is nothing to press', () => {
  show({ is_offered: true, state: 'comparing' }, () => {})
  expect(screen.getByRole('status').textContent).toContain('is reading')
  expect(screen.queryByRole('button')).toBeNull()
})
