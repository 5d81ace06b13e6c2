import { type Zone, dateText } from './counting-days.ts'
import type { BillingMail, MailOccasion, MailWords, MailZone } from './mail-occasions.ts'
import { billingMailTexts } from './mail-texts.ts'

/** The subject and the sentences of a mail about billing. Pure words: who gets it and when is decided elsewhere. */
export function writeBillingMail(occasion: MailOccasion, { zone, isLocal }: MailZone): BillingMail {
  const write = billingMailTexts[occasion.mail] as (occasion: MailOccasion, words: MailWords) => BillingMail
  return write(occasion, {
    isLocal,
    day: (time) => dateText(time, zone),
    moment: (time) => momentText(time, zone),
    told: (subject, ...paragraphs) => ({ subject, paragraphs, hasSum: false }),
    paid: (subject, ...paragraphs) => ({ subject, paragraphs, hasSum: true }),
  })
}

/** `December 4, 2026, 12:00 PM EST`. */
function momentText(time: number, zone: Zone): string {
  const options = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
  const hour = new Intl.DateTimeFormat('en-US', { ...options, ...(zone !== undefined && { timeZone: zone }) })
  return `${dateText(time, zone)}, ${hour.format(time).replaceAll(/\s/g, ' ')}`
}
