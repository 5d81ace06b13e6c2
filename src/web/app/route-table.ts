import { matchPath } from 'react-router'

export type PageName =
  | 'dashboard'
  | 'draftingTool'
  | 'evidence'
  | 'attorneyProfile'
  | 'billing'
  | 'dependentUsers'
  | 'law'
  | 'operators'
  | 'security'
  | 'privacy'
  | 'audit'
  | 'appearance'
  | 'firm'
  | 'clients'
  | 'client'
  | 'myDrafts'
  | 'draft'
  | 'packet'
  | 'packetPages'
  | 'signOff'
  | 'sent'
  | 'subscriptionSignUp'
  | 'emailVerification'
  | 'faq'
  | 'revisions'
  | 'revision'
  | 'signIn'
  | 'forgotPassword'
  | 'resetPassword'
  | 'confirmAddress'

export type PageRoute = {
  readonly path: string
  /** `anybody`: a link of a mail that may be opened in any browser. */
  readonly who: 'logged in' | 'logged out' | 'anybody'
  readonly page: PageName
  /** The document's title; ` · Drafty` is added unless the specification gives the whole title. */
  readonly title: string
  readonly wholeTitle?: true
  /** The permission that the screen needs, beyond being logged in. */
  readonly permission?: 'user'
  /** Shown inside the settings frame. */
  readonly frame?: 'settings'
}

const attorney = { who: 'logged in', permission: 'user' } as const
const visitor = { who: 'logged out' } as const
const settings = { ...attorney, frame: 'settings' } as const
const billing = { ...settings, page: 'billing', title: 'Billing and Subscriptions', wholeTitle: true } as const
const draftingTool = { ...attorney, page: 'draftingTool' } as const

/** Every page of the product (specification 1, section 2; specification 2, section 2). */
export const routeTable: readonly PageRoute[] = [
  { path: '/', who: 'logged in', page: 'dashboard', title: 'Dashboard' },
  { path: '/ai/asylum', ...draftingTool, title: 'Asylum brief' },
  { path: '/ai/naturalization', ...draftingTool, title: 'Naturalization cover page' },
  { path: '/ai/I-601A-Waivers', ...draftingTool, title: 'I-601A waiver draft' },
  { path: '/ai/expert-letter-builder', ...draftingTool, title: 'Expert letter builder' },
  { path: '/ai/draft-from-template-revision', ...draftingTool, title: 'Draft anything with guided revision' },
  { path: '/ai/:tool/evidence', ...attorney, page: 'evidence', title: 'Evidence' },
  { path: '/settings', ...settings, page: 'attorneyProfile', title: 'Settings' },
  { path: '/settings/profile', ...settings, page: 'attorneyProfile', title: 'Attorney profile' },
  { path: '/settings/billingandsubscriptions', ...billing },
  { path: '/settings/billing', ...billing },
  { path: '/settings/dependents', ...settings, page: 'dependentUsers', title: 'Dependent users' },
  { path: '/settings/security', ...settings, page: 'security', title: 'Security' },
  { path: '/settings/privacy', ...settings, page: 'privacy', title: 'Privacy' },
  { path: '/settings/law', ...settings, page: 'law', title: 'Law' },
  { path: '/settings/audit', ...settings, page: 'audit', title: 'Audit trail' },
  { path: '/settings/appearance', ...settings, page: 'appearance', title: 'Appearance' },
  { path: '/drafty/billing', ...billing },
  { path: '/operators', ...attorney, page: 'operators', title: 'What waits' },
  { path: '/firm', ...attorney, page: 'firm', title: 'Firm' },
  { path: '/drafty/clients', ...attorney, page: 'clients', title: 'Client Management' },
  { path: '/drafty/clients/:id', ...attorney, page: 'client', title: 'Client' },
  { path: '/drafty/my-drafts', ...attorney, page: 'myDrafts', title: 'My Drafts' },
  { path: '/drafty/my-drafts/:draftId', ...attorney, page: 'draft', title: 'Draft' },
  { path: '/drafty/my-drafts/:draftId/packet', ...attorney, page: 'packet', title: 'Filing packet' },
  { path: '/drafty/my-drafts/:draftId/packet/:page', ...attorney, page: 'packetPages', title: 'Packet page' },
  { path: '/drafty/my-drafts/:draftId/sign-off', ...attorney, page: 'signOff', title: 'Sign-off' },
  { path: '/drafty/my-drafts/:draftId/sent', ...attorney, page: 'sent', title: 'What was sent' },
  { path: '/drafty/subscription-signup', ...attorney, page: 'subscriptionSignUp', title: 'Choose a plan' },
  { path: '/drafty/email-verification', ...attorney, page: 'emailVerification', title: 'Email Verification' },
  { path: '/drafty/faq', ...attorney, page: 'faq', title: 'FAQ' },
  { path: '/drafty/revision-workflow', ...attorney, page: 'revisions', title: 'Revision workflow' },
  { path: '/drafty/revision-workflow/:draftId', ...attorney, page: 'revision', title: 'Revision workflow' },
  { path: '/login/*', ...visitor, page: 'signIn', title: 'Log in' },
  { path: '/signup/*', ...visitor, page: 'signIn', title: 'Sign up' },
  { path: '/forgot-password', ...visitor, page: 'forgotPassword', title: 'Forgot password' },
  { path: '/forgot-password-reset', ...visitor, page: 'resetPassword', title: 'Reset password' },
  { path: '/confirm-address', who: 'anybody', page: 'confirmAddress', title: 'Confirm the new address' },
]

/** The page at a path, or undefined where there is none. */
export function routeAt(path: string): PageRoute | undefined {
  return routeTable.find((route) => matchPath(route.path, path) !== null)
}

type Visitor = {
  readonly loggedIn: boolean
  readonly permissions: readonly string[]
  /** What stands behind the path. */
  readonly search?: string
}

/**
 * Where a visitor of `path` is sent instead, or null when the page is theirs: a path without a page and a page that is
 * not theirs lead to `/` when logged in and to `/login` when not (specification 1, section 2).
 */
export function redirectFor(path: string, { loggedIn, permissions, search = '' }: Visitor): '/' | '/login' | null {
  const route = routeAt(path)
  const home = loggedIn ? '/' : '/login'
  if (route?.who === 'anybody') return null
  // The link of a mail is offered to somebody who is logged in, too.
  if (route?.page === 'resetPassword' && new URLSearchParams(search).has('token')) return null
  if (!route || (route.who === 'logged in') !== loggedIn) return home
  return route.permission && !permissions.includes(route.permission) ? home : null
}

/** The document's title on a page. */
export function documentTitle({ title, wholeTitle }: Pick<PageRoute, 'title' | 'wholeTitle'>): string {
  return wholeTitle ? title : `${title} · Drafty`
}
