import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StartUpScreen } from './start-up-screen.tsx'

const page = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8')

test('the page arrives with the screen that the app starts with, so that nothing flickers', () => {
  const arrived = new DOMParser().parseFromString(page, 'text/html').querySelector('#root > main')
  const { container } = render(<StartUpScreen />)
  const screen = container.querySelector('main')
  const look = (of: Element | null) => ({
    className: of?.className,
    words: [...(of?.querySelectorAll('.sr') ?? [])].map(({ textContent }) => textContent.trim()),
    paths: [...(of?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d')),
  })
  expect(look(arrived).words).toEqual(['Drafty is starting'])
  expect(look(arrived)).toEqual(look(screen))
})
