import type { ComponentType } from 'react'
import type { PageName } from './route-table.ts'

/** Where each page's code is. Every page is a part of its own, loaded when it is first shown. */
export const pages: Readonly<Record<PageName, () => Promise<ComponentType>>> = {
  dashboard: async () => (await import('#web/features/dashboard/dashboard-page.tsx')).DashboardPage,
  appearance: async () => (await import('#web/features/accounts/settings/appearance-page.tsx')).AppearancePage,
  faq: async () => (await import('#web/features/help/faq-page.tsx')).FaqPage,
  signIn: async () => (await import('#web/features/accounts/sign-in/sign-in-page.tsx')).SignInPage,
  draftingTool: async () => (await import('#web/features/drafts/request/tool-page.tsx')).ToolPage,
  evidence: async () => (await import('#web/features/drafts/request/evidence-page.tsx')).EvidencePage,
  attorneyProfile: async () => (await import('#web/features/accounts/settings/profile-page.tsx')).ProfilePage,
  billing: async () => (await import('#web/features/billing/billing-page.tsx')).BillingPage,
  dependentUsers: async () => (await import('#web/features/accounts/settings/family-page.tsx')).FamilyPage,
  law: async () => (await import('#web/features/law/law-page.tsx')).LawPage,
  operators: async () => (await import('#web/features/operators/operators-page.tsx')).OperatorsPage,
  security: async () => (await import('#web/features/accounts/settings/security-page.tsx')).SecurityPage,
  privacy: async () => (await import('#web/features/accounts/settings/privacy-page.tsx')).PrivacyPage,
  audit: async () => (await import('#web/features/accounts/settings/audit-page.tsx')).AuditPage,
  firm: async () => (await import('#web/features/firm/firm-page.tsx')).FirmPage,
  clients: async () => (await import('#web/features/clients/clients-page.tsx')).ClientsPage,
  client: async () => (await import('#web/features/clients/client-page.tsx')).ClientPage,
  myDrafts: async () => (await import('#web/features/drafts/list/my-drafts-page.tsx')).MyDraftsPage,
  draft: async () => (await import('#web/features/drafts/page/draft-page.tsx')).DraftPage,
  packet: async () => (await import('#web/features/packets/packet-page.tsx')).PacketPage,
  packetPages: async () => (await import('#web/features/packets/packet-pages-page.tsx')).PacketPagesPage,
  signOff: async () => (await import('#web/features/sign-off/sign-off-page.tsx')).SignOffPage,
  sent: async () => (await import('#web/features/drafts/page/sent/sent-page.tsx')).SentPage,
  subscriptionSignUp: async () => (await import('#web/features/billing/sign-up-page.tsx')).SubscriptionSignUpPage,
  emailVerification: async () =>
    (await import('#web/features/accounts/email-verification-page.tsx')).EmailVerificationPage,
  revisions: async () => (await import('#web/features/drafts/list/revisions-page.tsx')).RevisionsPage,
  revision: async () => (await import('#web/features/drafts/page/draft-page.tsx')).DraftPage,
  forgotPassword: async () =>
    (await import('#web/features/accounts/sign-in/forgot-password-page.tsx')).ForgotPasswordPage,
  confirmAddress: async () =>
    (await import('#web/features/accounts/sign-in/confirm-address-page.tsx')).ConfirmAddressPage,
  resetPassword: async () => (await import('#web/features/accounts/sign-in/reset-password-page.tsx')).ResetPasswordPage,
}
