import { formatLongDate } from '#domain/dates/calendar.ts'
import { withThousands } from '#domain/prose/words.ts'
import { cite, gap } from '#domain/section-content/write.ts'
import { hadAuthorizedStay } from '../case/entry.ts'
import type { WaiverCase } from '../case.ts'
import { countedSince, type UnlawfulPresence, yearsText } from '../case/unlawful-presence.ts'
import { own } from './paragraphs.ts'
import type { Teller } from './teller.ts'

/** Days and bar as software counted them; a model never does this arithmetic. */
export function writeUnlawfulPresence(teller: Teller): string {
  const { waiver } = teller
  const { presence } = waiver
  if (!presence)
    return own(
      teller,
      `The day on which the unlawful presence of {applicant} began is not computed here ${gap('attorney to confirm the accrual')}. ${cite('S2')}.`,
      ...attorneyNotes(waiver),
    )
  return own(
    teller,
    firstDay(waiver, presence),
    childhood(waiver, presence),
    early(presence),
    count(waiver, presence),
    ...attorneyNotes(waiver),
  )
}

function firstDay({ entry, asOf }: WaiverCase, { startRaw }: UnlawfulPresence): string {
  if (!hadAuthorizedStay(entry))
    return `Having entered without inspection, {applicant} has been unlawfully present from ${formatLongDate(startRaw)}.`
  const end = entry.stayEnd ?? startRaw
  return `{applicant.poss} authorized stay ${end > asOf ? 'ends' : 'ended'} on ${formatLongDate(end)}; unlawful presence is counted from the next day, ${formatLongDate(startRaw)}.`
}

function childhood(
  { asOf, applicant }: WaiverCase,
  { eighteenthBirthday, excludedMinorDays }: UnlawfulPresence,
): string {
  if (applicant.bornOn === undefined)
    return gap('attorney: the date of birth is missing; time under age eighteen is not excluded')
  if (eighteenthBirthday === undefined) return ''
  if (excludedMinorDays === 0) return '{applicant} was then over eighteen, so that no time is excluded for minority.'
  const days = `${withThousands(excludedMinorDays)} ${excludedMinorDays === 1 ? 'day' : 'days'}`
  const are = excludedMinorDays === 1 ? 'is' : 'are'
  return eighteenthBirthday > asOf
    ? `{applicant} turns eighteen on ${formatLongDate(eighteenthBirthday)}; the ${days} up to ${formatLongDate(asOf)} ${are} excluded. ${cite('S3')}.`
    : `{applicant} turned eighteen on ${formatLongDate(eighteenthBirthday)}; the ${days} before that date ${are} excluded. ${cite('S3')}.`
}

function early({ startRaw }: UnlawfulPresence): string {
  return startRaw < countedSince ? gap('attorney: time before April 1, 1997 is not counted') : ''
}

function count({ asOf }: WaiverCase, { days, bar }: UnlawfulPresence): string {
  const period = `As of ${formatLongDate(asOf)}, the period is ${withThousands(days)} ${days === 1 ? 'day' : 'days'} (${yearsText(days)})`
  switch (bar) {
    case 'ten_year':
      return `${period}, which is one year or more; on departure ${cite('S1:II')} would apply.`
    case 'three_year':
      return `${period}, which is more than 180 days and less than one year; on departure ${cite('S1:I')} would apply if no removal proceedings have begun.`
    default:
      return `${period}, which does not exceed 180 days. ${gap('attorney: no bar appears to attach yet')}`
  }
}

/** Periods that the count does not know: TPS (K34) and parole of the CHNV process (K35). */
function attorneyNotes({ temporaryProtection, hasChnvParole }: WaiverCase): string[] {
  return [
    ...(temporaryProtection === undefined
      ? []
      : [gap(`attorney: TPS until ${temporaryProtection.end ?? 'which day?'}; state when the count starts`)]),
    ...(hasChnvParole ? [gap('attorney: end of CHNV parole, confirm the day')] : []),
  ]
}
