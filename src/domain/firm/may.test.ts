import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Access, actsOf, levelsFor, may, mayInFirm, type Standing } from './may.ts'
import { printTable } from './testing/print-table.ts'
import { clientActs, firmActs, roles, shareLevels, sightFor } from './roles.ts'

const now = 1_000_000
const accesses: readonly (Access | undefined)[] = [
  undefined,
  { level: 'wall' },
  ...shareLevels.flatMap((level) => [null, now - 1, now, now + 1].map((until): Access => ({ level, until }))),
]
const standings = roles.flatMap((role) =>
  [true, false].flatMap((seesAll) => accesses.map((access) => ({ role, seesAll, access }))),
)

const isOpen = ({ access }: { access: Access | undefined }) =>
  access !== undefined && access.level !== 'wall' && (access.until === null || access.until > now)

describe('who may do what', () => {
  test('a private client is open to its person alone, in everything', () => {
    expect(actsOf('own', now)).toEqual(clientActs)
  })

  test('behind a wall there is nothing, whatever the role and whatever the firm says of its owner', () => {
    const walled = standings.filter(({ access }) => access?.level === 'wall')
    expect(walled.flatMap((standing) => actsOf(standing, now))).toEqual([])
  })

  test('without a share, and from the moment one ends, there is nothing but for an owner who sees all', () => {
    for (const standing of standings) {
      if (isOpen(standing) || standing.access?.level === 'wall') continue
      const everything = standing.role === 'owner' && standing.seesAll
      expect(actsOf(standing, now), JSON.stringify(standing)).toEqual(everything ? clientActs : [])
    }
  })

  test('that the owner sees all gives nothing to anybody else', () => {
    const others = standings.filter(({ role }) => role !== 'owner')
    const withRight = others.map((standing) => actsOf({ ...standing, seesAll: true }, now))
    expect(withRight).toEqual(others.map((standing) => actsOf({ ...standing, seesAll: false }, now)))
  })

  test('whoever may do anything to a client sees it, and whoever works on a draft sees drafts', () => {
    for (const standing of standings)
      for (const act of actsOf(standing, now)) expect(may(standing, sightFor(act), now), act).toBe(true)
  })

  test('a narrower share never gives more than a full one', () => {
    for (const role of roles)
      for (const level of shareLevels) {
        const narrow = actsOf({ role, seesAll: false, access: { level, until: null } }, now)
        const full = actsOf({ role, seesAll: false, access: { level: 'full', until: null } }, now)
        expect(full).toEqual(expect.arrayContaining([...narrow]))
      }
  })

  test('a paralegal never decides, accepts, signs off, deletes or shares', () => {
    const all = new Set(standings.flatMap((one) => (one.role === 'paralegal' ? [...actsOf(one, now)] : [])))
    expect([...all]).toEqual(['read', 'prepare', 'read drafts', 'comment', 'draft', 'write', 'export'])
  })

  test('a reviewer reads and comments, and nothing else', () => {
    const all = new Set(standings.flatMap((one) => (one.role === 'reviewer' ? [...actsOf(one, now)] : [])))
    expect([...all].toSorted()).toEqual(['comment', 'read', 'read drafts'])
  })

  test('documents are shared without drafts', () => {
    const standing: Standing = { role: 'attorney', seesAll: false, access: { level: 'documents', until: null } }
    expect(actsOf(standing, now)).toEqual(['read', 'prepare'])
  })

  test('lists let through exactly the levels that the table lets through', () => {
    for (const role of roles)
      for (const act of clientActs)
        for (const level of shareLevels)
          expect(levelsFor(role, act).includes(level)).toBe(
            may({ role, seesAll: false, access: { level, until: null } }, act, now),
          )
  })

  test('only the owner manages people and sees what the firm pays', () => {
    for (const act of ['see billing', 'manage people'] as const)
      expect(roles.filter((role) => mayInFirm(role, act))).toEqual(['owner'])
    expect(firmActs.filter((act) => mayInFirm('reviewer', act))).toEqual([])
  })

  test('the printed table of the docs is the one that the server asks', () => {
    expect(readFileSync('docs/firm.md', 'utf8')).toContain(printTable())
  })
})
