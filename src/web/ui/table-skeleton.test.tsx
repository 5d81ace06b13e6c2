import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TableSkeleton } from './table-skeleton.tsx'

afterEach(cleanup)

test('a table that loads has the heads, columns and tick boxes of the one that comes, and is told once', () => {
  const columns = [
    { key: 'draft', header: 'Draft' },
    { key: 'credits', header: 'Credits', align: 'end', wideOnly: true },
  ] as const
  const { container } = render(<TableSkeleton label="Loading drafts" columns={columns} rows={3} tall choosable />)
  expect(screen.getByRole('status', { name: 'Loading drafts' })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  expect([...container.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual(['', 'Draft', 'Credits'])
  expect([...container.querySelectorAll('tbody tr')].map(({ children }) => children.length)).toEqual([3, 3, 3])
})
