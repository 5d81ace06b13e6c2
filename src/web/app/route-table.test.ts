import { expect, test } from 'vitest'
import { documentTitle, redirectFor, routeAt } from './route-table.ts'

const attorney = { loggedIn: true, permissions: ['user'] }
const visitor = { loggedIn: false, permissions: [] }

test('every page of the specification is there', () => {
  const paths = [
    '/',
    '/ai/asylum',
    '/ai/naturalization',
    '/ai/I-601A-Waivers',
    '/ai/expert-letter-builder',
    '/ai/draft-from-template-revision',
    '/settings',
    '/settings/billingandsubscriptions',
    '/settings/billing',
    '/drafty/clients',
    '/drafty/clients/7',
    '/drafty/my-drafts',
    '/drafty/my-drafts/7',
    '/drafty/subscription-signup',
    '/drafty/email-verification',
    '/drafty/faq',
    '/drafty/revision-workflow/',
    '/drafty/revision-workflow/7',
    '/drafty/billing',
  ]
  expect(paths.filter((path) => redirectFor(path, attorney) !== null)).toEqual([])
  expect(paths.filter((path) => redirectFor(path, visitor) !== '/login')).toEqual([])
})

test('who is not logged in sees the login screens, who is does not', () => {
  const paths = ['/login', '/login/anything', '/signup', '/signup/x/y', '/forgot-password', '/forgot-password-reset']
  expect(paths.filter((path) => redirectFor(path, visitor) !== null)).toEqual([])
  expect(paths.filter((path) => redirectFor(path, attorney) !== '/')).toEqual([])
})

test('any other path leads home', () => {
  expect(redirectFor('/nowhere', attorney)).toBe('/')
  expect(redirectFor('/nowhere', visitor)).toBe('/login')
  expect(redirectFor('/ai/unknown', attorney)).toBe('/')
})

test('a page beyond the permissions of the account leads to the dashboard, which needs none', () => {
  const tools = ['asylum', 'naturalization', 'I-601A-Waivers', 'expert-letter-builder', 'draft-from-template-revision']
  for (const tool of tools) expect(redirectFor(`/ai/${tool}`, { loggedIn: true, permissions: [] }), tool).toBe('/')
  expect(redirectFor('/', { loggedIn: true, permissions: [] })).toBeNull()
})

test('the billing page has the title of the specification on all its paths', () => {
  const titles = ['/settings/billingandsubscriptions', '/settings/billing', '/drafty/billing'].map((path) => {
    const route = routeAt(path)
    return route && documentTitle(route)
  })
  expect(new Set(titles)).toEqual(new Set(['Billing and Subscriptions']))
  expect(documentTitle({ title: 'My Drafts' })).toBe('My Drafts · Drafty')
})
