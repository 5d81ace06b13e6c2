import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { clientDataUse } from '#contract/client-data.ts'
import { auditTold } from './audit-words.ts'

test('every use of client data is told in a few plain words, never as the call is described for programs', () => {
  const used = Object.entries(api).filter(([, endpoint]) => clientDataUse(endpoint) !== null)
  const told = used.map(([name, endpoint]) => {
    const { words, more } = auditTold(clientDataUse(endpoint) ?? '', `${endpoint.method} ${endpoint.path}`)
    return { name, words, more, summary: endpoint.summary }
  })
  expect(told.length).toBeGreaterThan(100)
  expect(
    told.filter(({ words, more }) => words.startsWith('Client data') || more !== '').map(({ name }) => name),
  ).toEqual([])
  expect(told.filter(({ words, summary }) => words === summary || words.length > 45)).toEqual([])
})

test('what is no call keeps its own words and what was noted', () => {
  expect(auditTold('passkey-added', 'Work laptop')).toEqual({ words: 'Passkey added', more: 'Work laptop' })
})
