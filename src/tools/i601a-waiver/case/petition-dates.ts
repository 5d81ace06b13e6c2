import { ageOn, type IsoDate } from '#domain/dates/calendar.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { readDate } from './answers.ts'

/** The dates of the petition that fix an age; each only where the attorney gave it. */
export type PetitionDates = {
  readonly filedOn: IsoDate | undefined
  readonly priorityDate: IsoDate | undefined
  /** When the parent who petitioned became a citizen. */
  readonly parentCitizenOn: IsoDate | undefined
}

export function readPetitionDates({ answers }: DraftInput): PetitionDates {
  return {
    filedOn: readDate(answers, 'petition_filed_date'),
    priorityDate: readDate(answers, 'priority_date'),
    parentCitizenOn: readDate(answers, 'petitioner_became_US_citizen_date'),
  }
}

/**
 * The age that a citizen's child keeps (INA 201(f)): on the day the petition was filed, or on the day the parent became a
 * citizen where that is later. Unknown without the filing date, but under 21 today is under 21 in any case.
 */
export function frozenAgeOf(
  {
    bornOn,
    age,
    asOf,
  }: { readonly bornOn: IsoDate | undefined; readonly age: number | undefined; readonly asOf: IsoDate },
  { filedOn, parentCitizenOn }: PetitionDates,
): number | undefined {
  if (bornOn === undefined) return undefined
  if (filedOn === undefined) return age !== undefined && age < 21 ? age : undefined
  const day = parentCitizenOn !== undefined && parentCitizenOn > filedOn ? parentCitizenOn : filedOn
  return day < bornOn || day > asOf ? undefined : ageOn(bornOn, day)
}
