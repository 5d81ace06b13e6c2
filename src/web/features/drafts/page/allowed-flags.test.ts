import { expect, test } from 'vitest'
import { actsOfRole, type Role } from '#domain/firm/roles.ts'
import { allowedFlags } from './allowed-flags.ts'
import type { DraftFlag } from './draft-flag.ts'

const flag: DraftFlag = {
  id: 'one',
  kind: 'Fact',
  topic: 'Facts',
  message: 'The record says another day.',
  offers: [{ text: 'March 9, 1988', from: 'the record' }],
  actions: ['keep', 'take', 'verify', 'remove', 'write', 'source'].map((id) => ({ id, label: id })),
} as unknown as DraftFlag

const offered = (role: Role) => {
  const [shown] = allowedFlags([flag], (act) => actsOfRole[role].includes(act))
  return { actions: shown?.actions.map(({ id }) => id), hasOffers: shown?.offers !== undefined }
}

test('a finding offers each role what it may do, and nothing that would be refused', () => {
  expect(offered('attorney').actions).toHaveLength(6)
  expect(offered('paralegal')).toEqual({ actions: ['take', 'remove', 'write', 'source'], hasOffers: true })
  expect(offered('reviewer')).toEqual({ actions: [], hasOffers: false })
})
