import type { Zone } from './counting-days.ts'
import type { PlanAndPeriod } from './plan-change.ts'

/** Where mails are written: the zone of their dates, and whether sums are collected. */
export type MailZone = { readonly zone: Zone; readonly isLocal: boolean }

export type BillingMail = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** A sum is named, so that local billing says that it was not collected. */
  readonly hasSum: boolean
}

/** What a mail tells of; times in epoch milliseconds, sums in cents, credits as credits. */
export type MailOccasion =
  | {
      readonly mail: 'trial-begun'
      readonly plan: PlanAndPeriod
      readonly start: number
      readonly end: number
      /** A provider that has a card charges by itself. */
      readonly charge: boolean
    }
  | { readonly mail: 'plan-ordered'; readonly plan: PlanAndPeriod; readonly at: number }
  | ({ readonly mail: 'plan-begun' | 'reactivated' } & TermPaid)
  | ({ readonly mail: 'receipt'; readonly start: number; readonly isChanged: boolean } & TermPaid)
  | {
      readonly mail: 'trial-3' | 'trial-1'
      readonly end: number
      readonly left: number
      readonly limit: number
      readonly now: number
    }
  | {
      readonly mail: 'trial-charge-3'
      readonly plan: PlanAndPeriod
      readonly end: number
      readonly cents: number | null
    }
  | { readonly mail: 'trial-over'; readonly end: number }
  | { readonly mail: 'renews-30'; readonly plan: PlanAndPeriod; readonly end: number }
  | {
      readonly mail: 'payment-failed'
      readonly plan: PlanAndPeriod
      readonly since: number
      readonly cents: number | null
    }
  | { readonly mail: 'grace'; readonly since: number; readonly cents: number | null }
  | { readonly mail: 'drafting-off'; readonly since: number; readonly withdrawn: boolean }
  | {
      readonly mail: 'payment-arrived'
      readonly cents: number | null
      readonly at: number
      readonly invoice: string | null
    }
  | {
      readonly mail: 'upgraded'
      readonly plan: PlanAndPeriod
      readonly at: number
      readonly start: number
      readonly end: number
      /** Null: the provider did not say. */
      readonly used: number | null
      readonly cents: number | null
      readonly isYear: boolean
    }
  | { readonly mail: 'change-planned'; readonly from: PlanAndPeriod; readonly to: PlanAndPeriod; readonly at: number }
  | { readonly mail: 'change-undone'; readonly plan: PlanAndPeriod; readonly at: number }
  | { readonly mail: 'cancel-planned'; readonly end: number }
  | { readonly mail: 'cancel-undone'; readonly plan: PlanAndPeriod; readonly end: number }
  | { readonly mail: 'cancelled'; readonly at: number; readonly wasTrial: boolean }
  | { readonly mail: 'method-removed'; readonly cents: number; readonly at: number }
  | { readonly mail: 'family-off' | 'family-on'; readonly owner: string }

type TermPaid = {
  readonly plan: PlanAndPeriod
  readonly at: number
  readonly end: number
  readonly cents: number | null
  readonly invoice: string | null
}

/** Of occasions that several mails share, too. */
type OccasionOf<M, One = MailOccasion> = One extends { readonly mail: infer Name }
  ? M extends Name
    ? One
    : never
  : never

/** How a mail says its times, and whether it names a sum. */
export type MailWords = {
  readonly isLocal: boolean
  /** `December 4, 2026`. */
  readonly day: (time: number) => string
  /** `December 4, 2026, 12:00 PM EST`. */
  readonly moment: (time: number) => string
  readonly told: (subject: string, ...paragraphs: string[]) => BillingMail
  readonly paid: (subject: string, ...paragraphs: string[]) => BillingMail
}

export type MailTexts = {
  readonly [M in MailOccasion['mail']]: (occasion: OccasionOf<M>, words: MailWords) => BillingMail
}
