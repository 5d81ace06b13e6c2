import type { ComponentType } from 'react'
import type { PageName } from './route-table.ts'

/** Where each page's code is. Every page is a part of its own, loaded when it is first shown. */
export const pages: Readonly<Record<PageName, () => Promise<ComponentType>>> = {
  dashboard: async () => (await import('../dashboard/dashboard-page.tsx')).DashboardPage,
  appearance: async () => (await import('../settings/appearance-page.tsx')).AppearancePage,
  faq: async () => (await import('../faq/faq-page.tsx')).FaqPage,
  signIn: async () => (await import('../auth/sign-in-page.tsx')).SignInPage,
  draftingTool: async () => (await import('../features/drafting/tool-page.tsx')).ToolPage,
  attorneyProfile: async () => (await import('../features/accounts/settings/profile-page.tsx')).ProfilePage,
  billing: async () => (await import('../features/billing/billing-page.tsx')).BillingPage,
  dependentUsers: async () => (await import('../features/accounts/settings/family-page.tsx')).FamilyPage,
  security: async () => (await import('../features/accounts/settings/security-page.tsx')).SecurityPage,
  privacy: async () => (await import('../features/accounts/settings/privacy-page.tsx')).PrivacyPage,
  audit: async () => (await import('../features/accounts/settings/audit-page.tsx')).AuditPage,
  clients: async () => (await import('../features/clients/clients-page.tsx')).ClientsPage,
  client: async () => (await import('../features/clients/client-page.tsx')).ClientPage,
  myDrafts: async () => (await import('../features/my-drafts/my-drafts-page.tsx')).MyDraftsPage,
  draft: async () => (await import('../features/draft/server-draft-page.tsx')).ServerDraftPage,
  sent: async () => (await import('../features/draft/sent/sent-page.tsx')).SentPage,
  subscriptionSignUp: async () => (await import('../features/billing/sign-up-page.tsx')).SubscriptionSignUpPage,
  emailVerification: async () =>
    (await import('../features/accounts/email-verification-page.tsx')).EmailVerificationPage,
  revisions: async () => (await import('../features/templates/revisions-page.tsx')).RevisionsPage,
  revision: async () => (await import('../features/draft/server-draft-page.tsx')).ServerDraftPage,
  forgotPassword: async () => (await import('../auth/forgot-password-page.tsx')).ForgotPasswordPage,
  resetPassword: async () => (await import('../auth/reset-password-page.tsx')).ResetPasswordPage,
}
