import { addDays, addYears, daysBetween, type IsoDate } from '#domain/dates/calendar.ts'
import type { EntryManner } from './vocabulary.ts'

/** `none`: 180 days or less. `three_year`, `ten_year`: INA 212(a)(9)(B)(i)(I) and (II). */
export type Bar = 'none' | 'three_year' | 'ten_year'

export type PresenceInput = {
  readonly manner: readonly EntryManner[]
  readonly lastEntryDate: IsoDate | undefined
  /** The last day of the authorized stay; undefined when unknown or for duration of status. */
  readonly stayEnd: IsoDate | undefined
  readonly bornOn: IsoDate | undefined
  /** The filing date, treated as the day of departure, which is not counted. */
  readonly asOf: IsoDate
}

export type UnlawfulPresence = {
  /** The day before the floors of age and of the statute. */
  readonly startRaw: IsoDate
  /** The first day that counts. */
  readonly start: IsoDate
  readonly days: number
  readonly bar: Bar
  readonly excludedMinorDays: number
  readonly eighteenthBirthday: IsoDate | undefined
}

/** Unlawful presence before it is not counted (section 4.1 of the domain file). */
export const countedSince: IsoDate = '1997-04-01'

/**
 * Counts unlawful presence under INA 212(a)(9)(B). Undefined where software must not count: duration of status, an unknown
 * date, or an entry without inspection mixed with an admission or parole. Nothing is subtracted but time under 18; without
 * a date of birth not even that.
 */
export function countUnlawfulPresence(input: PresenceInput): UnlawfulPresence | undefined {
  const startRaw = rawStart(input)
  if (startRaw === undefined) return undefined
  const { asOf, bornOn } = input
  const eighteenthBirthday = bornOn && addYears(bornOn, 18)
  const start = latest(startRaw, countedSince, eighteenthBirthday ?? startRaw)
  const days = Math.max(0, daysBetween(start, asOf))
  const childhoodEnd = eighteenthBirthday && (eighteenthBirthday < asOf ? eighteenthBirthday : asOf)
  return {
    startRaw,
    start,
    days,
    bar: barFor(start, days, asOf),
    excludedMinorDays: childhoodEnd ? Math.max(0, daysBetween(startRaw, childhoodEnd)) : 0,
    eighteenthBirthday,
  }
}

/** `about 18 years`, `more than 14 years` from the half on, never a year that is not full; `less than one year` under 365 days. */
export function yearsText(days: number): string {
  if (days < 365) return 'less than one year'
  const years = Math.max(1, Math.floor(days / 365.25))
  return `${days / 365.25 - years >= 0.5 ? 'more than' : 'about'} ${years} ${years === 1 ? 'year' : 'years'}`
}

function rawStart({ manner, lastEntryDate, stayEnd }: PresenceInput): IsoDate | undefined {
  const hadStay = manner.includes('admitted') || manner.includes('paroled')
  if (manner.includes('without_inspection')) return hadStay ? undefined : lastEntryDate
  return hadStay && stayEnd ? addDays(stayEnd, 1) : undefined
}

/** "One year or more" is a calendar year from the first day that counts. */
function barFor(start: IsoDate, days: number, asOf: IsoDate): Bar {
  if (asOf >= addYears(start, 1)) return 'ten_year'
  return days > 180 ? 'three_year' : 'none'
}

function latest(...dates: readonly IsoDate[]): IsoDate {
  return dates.reduce((one, other) => (one > other ? one : other))
}
