import { formatLongDate } from '#domain/dates/calendar.ts'
import { cite, gap } from '#domain/section-content/write.ts'
import { hadAuthorizedStay } from '../case/entry.ts'
import type { WaiverCase } from '../case.ts'
import { countCaveat } from '../checks/computed-facts.ts'
import { countedSince, type UnlawfulPresence, yearsText } from '../case/unlawful-presence.ts'
import { flow } from './text.ts'

/** Days and bar as software counted them; a model never does this arithmetic. */
export function writeUnlawfulPresence(waiver: WaiverCase): string {
  const { presence } = waiver
  if (!presence)
    return flow(
      `The day on which unlawful presence began is not computed here ${gap('attorney to confirm the accrual')}.`,
      `${cite('S2')}.`,
    )
  return flow(
    firstDay(waiver, presence),
    childhood(waiver, presence),
    presence.startRaw < countedSince ? gap('attorney: time before April 1, 1997 is not counted') : '',
    `As of ${formatLongDate(waiver.asOf)}, the countable period is ${days(presence.days)} (${yearsText(presence.days)}), ${barClause(presence)}`,
    `${countCaveat} ${gap('attorney: adjust if any')}.`,
  )
}

function firstDay({ entry, asOf }: WaiverCase, { startRaw }: UnlawfulPresence): string {
  if (!hadAuthorizedStay(entry))
    return `Having entered without inspection, the applicant has been unlawfully present from ${formatLongDate(startRaw)}.`
  const end = entry.stayEnd ?? startRaw
  return `The applicant's authorized stay ${end > asOf ? 'ends' : 'ended'} on ${formatLongDate(end)}; unlawful presence is counted from the next day, ${formatLongDate(startRaw)}.`
}

function childhood({ asOf, applicant }: WaiverCase, presence: UnlawfulPresence): string {
  const { eighteenthBirthday, excludedMinorDays } = presence
  if (applicant.bornOn === undefined)
    return gap('attorney: the date of birth is missing; time under age eighteen is not excluded')
  if (eighteenthBirthday === undefined || excludedMinorDays === 0) return ''
  const excluded = days(excludedMinorDays)
  const are = excludedMinorDays === 1 ? 'is' : 'are'
  const text =
    eighteenthBirthday > asOf
      ? `The applicant turns eighteen on ${formatLongDate(eighteenthBirthday)}; the ${excluded} up to ${formatLongDate(asOf)} ${are} excluded.`
      : `The applicant turned eighteen on ${formatLongDate(eighteenthBirthday)}; the ${excluded} before that date ${are} excluded.`
  return `${text} ${cite('S3')}.`
}

function barClause({ bar }: UnlawfulPresence): string {
  switch (bar) {
    case 'ten_year':
      return `which is one year or more; on departure ${cite('S1:II')} would apply.`
    case 'three_year':
      return `which is more than 180 days and less than one year; on departure ${cite('S1:I')} would apply if no removal proceedings have begun.`
    default:
      return `which does not exceed 180 days. ${gap('Attorney: no bar appears to attach yet.')}`
  }
}

function days(count: number): string {
  return `${count} ${count === 1 ? 'day' : 'days'}`
}
