import { MantineProvider } from '@mantine/core'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach } from 'vitest'

afterEach(cleanup)

/** Renders a part of a page with what it stands on: the theme without transitions, and a router at `path`. */
export function renderPage(part: ReactNode, path = '/') {
  return render(
    <MantineProvider env="test">
      <MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>
    </MantineProvider>,
  )
}
