import type { IsoDate } from '#domain/dates/calendar.ts'
import type { Facts, Json } from '#domain/drafting/tool.ts'
import { hadAuthorizedStay } from '../case/entry.ts'
import { type WaiverCase, wholeYears } from '../case.ts'
import { type UnlawfulPresence, yearsText } from '../case/unlawful-presence.ts'

/** What no automatic count takes off (section 4.1 of the domain file). */
export const countCaveat =
  'This count is not reduced for any period of asylum application, temporary protected status, deferred action, timely extension request or pending adjustment'

/** What software computed, under the names of the domain file; null where it must not or cannot be computed. */
export function computeWaiverFacts(waiver: WaiverCase): Facts {
  const { applicant, asOf, basis } = waiver
  return {
    as_of: asOf,
    applicant_age: applicant.age ?? null,
    age_at_entry: applicant.ageAtEntry ?? null,
    years_in_us: applicant.yearsInUs ?? null,
    ...presenceFacts(waiver.presence),
    up_caveat: presenceCaveat(waiver),
    category: waiver.category ?? null,
    category_note: categoryNote(waiver),
    months_since_approval: wholeMonths(basis.approvedOn, asOf),
    marriage_years: years(waiver.marriedOn, asOf),
    relationship_years: years(waiver.metOn, asOf),
    children: waiver.children.map(({ name, age }) => ({ name: name ?? null, age: age ?? null })),
    relatives: waiver.relatives.map((relative) => ({
      role: relative.role,
      years_in_us: years(relative.movedOn, asOf),
      years_as_resident: years(relative.residentSince, relative.citizenSince ?? asOf),
      years_as_citizen: years(relative.citizenSince, asOf),
    })),
  }
}

function presenceFacts(presence: UnlawfulPresence | undefined): Readonly<Record<string, Json>> {
  return {
    up_start: presence?.start ?? null,
    up_days: presence?.days ?? null,
    up_years_text: presence ? yearsText(presence.days) : null,
    bar: presence?.bar ?? null,
    excluded_minor_days: presence?.excludedMinorDays ?? null,
  }
}

/** Why the count is not made, or what it leaves to the attorney. */
export function presenceCaveat({ presence, applicant, entry }: WaiverCase): string {
  if (!presence)
    return hadAuthorizedStay(entry) && entry.manner.includes('without_inspection')
      ? 'Not computed: the entry without inspection is mixed with an admission or parole.'
      : 'Not computed: the day on which unlawful presence began is not known.'
  const notes = [`${countCaveat}.`]
  if (applicant.bornOn === undefined)
    notes.push('The date of birth is missing, so time under age eighteen is not excluded.')
  return notes.join(' ')
}

/** An LPR parent's petition for a son or daughter who is married has no category. */
function categoryNote({ basis, applicant }: WaiverCase): string | null {
  return basis.relationship === 'LPR Parent' && basis.position === 'principal' && applicant.isMarried
    ? "No preference category: a permanent resident parent's petition is generally revoked when the beneficiary marries (not confirmed)."
    : null
}

function years(from: IsoDate | undefined, to: IsoDate): number | null {
  return wholeYears(from, to) ?? null
}

function wholeMonths(from: IsoDate | undefined, to: IsoDate): number | null {
  if (from === undefined || from > to) return null
  return monthNumber(to) - monthNumber(from) - (to.slice(8) < from.slice(8) ? 1 : 0)
}

function monthNumber(date: IsoDate): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
}
