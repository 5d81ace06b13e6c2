import { expect, test } from 'vitest'
import { findAuthority } from '../authorities/list.ts'
import { underLaw } from '../in-force.ts'
import { isOverdue, reviewBy } from '../review-periods.ts'
import { builtInLaw } from './built-in.ts'
import { compareVersions, dayOf, isVersion, type LawParts } from './law-pack.ts'
import { problemsOf } from './problems.ts'
import { lawPackSchema } from './schema.ts'

const changed = (parts: Partial<LawParts>) => ({ ...builtInLaw, parts: { ...builtInLaw.parts, ...parts } })
const { authorities, policies, n400Filing } = builtInLaw.parts

test('the built-in law is a sound pack of the schema, and none of it is lost on the way through a file', () => {
  const read = lawPackSchema.parse(JSON.parse(JSON.stringify(builtInLaw)))
  expect(read).toEqual(JSON.parse(JSON.stringify(builtInLaw)))
  expect(problemsOf(read, builtInLaw.parts)).toEqual([])
})

test('versions are days with a number where there were several, and the later one is newer', () => {
  expect(['2026-11-22', '2026-11-22.2'].map(isVersion)).toEqual([true, true])
  expect(['2026-13-01', '22.11.2026', '2026-11-22.', ''].map(isVersion)).toEqual([false, false, false, false])
  const versions = ['2026-12-01', '2026-11-22.10', '2026-11-22.2', '2026-11-22']
  expect(versions.toSorted(compareVersions)).toEqual(versions.toReversed())
  expect(dayOf('2026-11-22.10')).toBe('2026-11-22')
})

test('an entry is never taken away, repeated, or offered although it is vacated or not confirmed', () => {
  expect(problemsOf(changed({ policies: policies.slice(1) }), builtInLaw.parts)).toEqual([
    `The policy ${policies[0]?.id} is missing. An entry changes its status; it is never taken away.`,
  ])
  expect(problemsOf(changed({ policies: [...policies, ...policies.slice(0, 1)] }), builtInLaw.parts)).toEqual([
    `The policy ${policies[0]?.id} stands there twice.`,
  ])
  const asked = authorities.map((one) => (one.id === 'acosta' ? { ...one, status: 'vacated' as const } : one))
  expect(problemsOf(changed({ authorities: asked }), builtInLaw.parts)).toEqual([
    'The authority acosta is vacated and may not be offered.',
  ])
})

test('a country, a circuit and a lockbox that nobody knows are named', () => {
  const abroad = policies.map((one, at) => (at === 0 ? { ...one, countries: ['QQ'] } : one))
  const boxless = { ...n400Filing, addresses: n400Filing.addresses.filter(({ lockbox }) => lockbox !== 'dallas') }
  expect(problemsOf(changed({ policies: abroad }), builtInLaw.parts)).toEqual([
    'QQ is no country that the product knows.',
  ])
  expect(problemsOf(changed({ n400Filing: boxless }), builtInLaw.parts)).toContain(
    'A state is sent to the lockbox dallas, which has no address.',
  )
})

test('work under a pack reads that pack, and the built-in law is back when it is done', () => {
  const other = authorities.map((one) => (one.id === 'acosta' ? { ...one, history: 'Told by the pack.' } : one))
  const read = () => findAuthority('acosta')?.history
  const before = read()
  expect(underLaw(changed({ authorities: other }).parts, read)).toBe('Told by the pack.')
  expect(read()).toBe(before)
  expect(before).not.toBe('Told by the pack.')
})

test('what is read again each week is overdue on the eighth day; fees turn with the fiscal and the calendar year', () => {
  expect(isOverdue('country-lists', '2026-11-22', '2026-11-29')).toBe(false)
  expect(isOverdue('country-lists', '2026-11-22', '2026-11-30')).toBe(true)
  expect(reviewBy('fees', '2026-09-20')).toBe('2026-10-01')
  expect(reviewBy('fees', '2026-10-02')).toBe('2026-11-01')
  expect(reviewBy('decisions', '2026-11-22')).toBe('2026-12-22')
})
