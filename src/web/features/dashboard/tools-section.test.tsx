import { fireEvent, screen } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { renderPage } from '#test/render-page.tsx'
import { toolIdentities } from '#tools/identities.ts'
import { ToolsSection } from './tools-section.tsx'

function Where() {
  return <p>now at {useLocation().pathname}</p>
}

function renderTools() {
  renderPage(
    <Routes>
      <Route path="/" element={<ToolsSection tools={toolIdentities} />} />
      <Route path="*" element={<Where />} />
    </Routes>,
  )
  return screen.getByRole('searchbox', { name: 'Search tools' })
}
const cards = () => screen.queryAllByRole('link').map((card) => card.getAttribute('href'))

test('five tools say what they make, how long it takes and what it costs', () => {
  renderTools()
  expect(cards()).toHaveLength(5)
  const naturalization = screen.getByRole('link', { name: /Naturalization cover page/ })
  expect(naturalization.textContent).toContain('instant')
  expect(naturalization.textContent).toContain('does not count toward draft credits')
})

test('a misspelt search narrows the tools, says how many, and Enter opens the first', () => {
  const field = renderTools()
  fireEvent.change(field, { target: { value: 'hardshp' } })
  expect(cards()).toEqual(['/ai/I-601A-Waivers'])
  expect(screen.getByText('1 of 5 tools match “hardshp”')).toBeDefined()
  fireEvent.submit(field.closest('form')!)
  expect(screen.getByText('now at /ai/I-601A-Waivers')).toBeDefined()
})

test('a search without a result offers to clear it, and Escape does', () => {
  const field = renderTools()
  fireEvent.change(field, { target: { value: 'zzqx' } })
  expect(cards()).toEqual([])
  expect(screen.getByText('No tool matches “zzqx”')).toBeDefined()
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(cards()).toHaveLength(5)
})

test('the slash key leads to the search from anywhere', () => {
  const field = renderTools()
  fireEvent.keyDown(document.body, { key: '/' })
  expect(document.activeElement).toBe(field)
})
