import type { Dated } from '../dated.ts'

/**
 * Calendar days before a merits interview after a credible fear by which an application is changed or added to: handed in,
 * or sent by mail.
 */
export const meritsInterview: Dated & { readonly delivered: number; readonly mailed: number } = {
  delivered: 7,
  mailed: 10,
  source: '8 CFR 208.3, 208.4, 208.9, eCFR as of 2026-01-01',
  checkedOn: '2026-11-22',
  confirmed: true,
}
