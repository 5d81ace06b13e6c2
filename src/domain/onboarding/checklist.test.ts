import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AccountState, onboardingChecklist, starterDaysLeft, starterLeft } from './checklist.ts'
import { tierOf } from '#domain/subscription/status.ts'

const now = Date.parse('2026-11-20T17:00:00Z')
const day = 86_400_000

const newcomer: AccountState = {
  isDependent: false,
  createdAt: now - day,
  isPlaceholder: true,
  isEmailVerified: false,
  status: 'placeholder',
  canGenerate: true,
  draftsLimit: 2.5,
  draftsCount: 0,
  familyCount: 0,
  termStart: null,
  termEnd: null,
}
const settled: AccountState = {
  ...newcomer,
  isPlaceholder: false,
  isEmailVerified: true,
  status: 'active',
  draftsLimit: 15,
  draftsCount: 1,
  familyCount: 1,
  termStart: now - 3 * day,
  termEnd: now + 27 * day,
}

const titles = (state: AccountState) => onboardingChecklist(state, now)?.steps.map(({ title }) => title)
const done = (state: AccountState) =>
  onboardingChecklist(state, now)?.steps.flatMap((step) => (step.done ? [step.id] : []))

const beta = (createdAt: string) =>
  onboardingChecklist({ ...newcomer, createdAt: Date.parse(createdAt) }, now)?.olderBeta

test('a new account has four steps, none of them done', () => {
  expect(titles(newcomer)).toEqual([
    'Starter Credits (250/250)',
    'Verify Email',
    'Start Trial (14-day)',
    'Create Profile',
  ])
  expect(done(newcomer)).toEqual([])
})

test('each step is done by its own fact', () => {
  expect(done({ ...newcomer, draftsCount: 0.25 })).toEqual(['credits'])
  expect(done({ ...newcomer, isEmailVerified: true })).toEqual(['email'])
  expect(done({ ...newcomer, isPlaceholder: false })).toEqual(['profile'])
  for (const status of ['active', 'trialing', 'in_trial', 'trial', 'non_renewing', 'past_due'])
    expect(done({ ...newcomer, status })).toEqual(['trial'])
  for (const status of ['placeholder', 'inactive', 'cancelled', 'grace_period'])
    expect(done({ ...newcomer, status })).toEqual([])
})

test('a dependent has three, the subscription being done by the admin', () => {
  const dependent = { ...newcomer, isDependent: true, status: 'inactive' }
  expect(titles(dependent)).toEqual(['Verify Email', 'Create Profile', 'Subscribe'])
  expect(done(dependent)).toEqual(['subscription'])
  expect(onboardingChecklist({ ...dependent, isEmailVerified: true, isPlaceholder: false }, now)).toBeNull()
})

test('it goes when every step is done and the subscription is active', () => {
  expect(onboardingChecklist(settled, now)).toBeNull()
  expect(onboardingChecklist({ ...settled, isPlaceholder: true }, now)?.done).toBe(3)
  expect(onboardingChecklist({ ...settled, draftsCount: 0 }, now)).not.toBeNull()
})

test('it is hidden when the term began more than 30 days ago and drafts can be generated', () => {
  const old = { ...newcomer, termStart: now - 30 * day - 1 }
  expect(onboardingChecklist(old, now)).toBeNull()
  expect(onboardingChecklist({ ...old, canGenerate: false }, now)).not.toBeNull()
  expect(onboardingChecklist({ ...old, termStart: now - 30 * day }, now)).not.toBeNull()
})

test('starter credits count down by 100 a draft of the family, never below zero', () => {
  expect(starterLeft({ ...newcomer, familyCount: 1 })).toBe(150)
  expect(starterLeft({ ...newcomer, familyCount: 1.25 })).toBe(125)
  expect(starterLeft({ ...newcomer, familyCount: 4 })).toBe(0)
})

test('starter credits last four days, and for accounts made up to 2025-06-11 until 2025-07-12', () => {
  expect(starterDaysLeft({ createdAt: now }, now)).toBe(4)
  expect(starterDaysLeft({ createdAt: now - 3 * day }, now)).toBe(1)
  expect(starterDaysLeft({ createdAt: now - 4 * day }, now)).toBe(0)
  const june = Date.parse('2025-06-11T23:59:59Z')
  expect(starterDaysLeft({ createdAt: june }, Date.parse('2025-07-10T00:00:00Z'))).toBe(2)
  expect(starterDaysLeft({ createdAt: Date.parse('2025-06-12T00:00:00Z') }, Date.parse('2025-06-13T00:00:00Z'))).toBe(3)
})

test('one day or less is urgent, none is expired', () => {
  const first = (createdAt: number) => onboardingChecklist({ ...newcomer, createdAt }, now)?.steps[0]
  expect(first(now - 2 * day)?.urgent).toBeUndefined()
  expect(first(now - 3 * day)).toMatchObject({ urgent: true, note: '1 day left. Each draft uses 100 credits.' })
  expect(first(now - 5 * day)).toMatchObject({ note: 'Your starter credits have expired.' })
})

test('accounts made before 2023-07-31 are told of their longer trial', () => {
  expect(beta('2023-07-30T23:59:59Z')).toBe(true)
  expect(beta('2023-07-31T00:00:00Z')).toBe(false)
})

test('the tiers are paid, trial and starter', () => {
  expect(['active', 'past_due', 'non_renewing'].map(tierOf)).toEqual(['paid', 'paid', 'paid'])
  expect(['in_trial', 'trialing', 'trial'].map(tierOf)).toEqual(['trial', 'trial', 'trial'])
  expect(['placeholder', 'inactive', 'cancelled', 'grace_period'].map(tierOf)).toEqual(
    Array.from({ length: 4 }, () => 'starter'),
  )
})

test('whatever the account is, the list shows an open step or an inactive subscription, or it does not show', () => {
  const states = fc.record({
    isDependent: fc.boolean(),
    createdAt: fc.integer({ min: now - 1000 * day, max: now }),
    isPlaceholder: fc.boolean(),
    isEmailVerified: fc.boolean(),
    status: fc.constantFrom('active', 'in_trial', 'placeholder', 'cancelled', 'grace_period'),
    canGenerate: fc.boolean(),
    draftsLimit: fc.constantFrom(0, 2.5, 15),
    draftsCount: fc.constantFrom(0, 0.25, 3),
    familyCount: fc.constantFrom(0, 1, 20),
    termStart: fc.constantFrom(null, now - 40 * day, now - day),
    termEnd: fc.constantFrom(null, now + day),
  })
  const rule = fc.property(states, (state) => {
    const list = onboardingChecklist(state, now)
    return list === null || (list.done < list.steps.length && list.steps.length === (state.isDependent ? 3 : 4))
  })
  expect(fc.check(rule).failed).toBe(false)
})
