import type { IsoDate } from '#domain/dates/calendar.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { readDate, readLine, readMany, readYesNo, recordDate, recordLine } from './answers.ts'
import type { EntryManner } from './vocabulary.ts'

export type Entry = {
  readonly manner: readonly EntryManner[]
  /** From the client record, else from the question that asks for it. */
  readonly lastEntryDate: IsoDate | undefined
  readonly lastEntryPlace: string | undefined
  readonly admittedOn: IsoDate | undefined
  readonly admissionBasis: string | undefined
  readonly paroledOn: IsoDate | undefined
  readonly paroleBasis: string | undefined
  /** The I-94 date as answered, whatever else was said. */
  readonly i94Date: IsoDate | undefined
  /** The last day of the authorized stay that counts; undefined for duration of status. Of two stays the later one. */
  readonly stayEnd: IsoDate | undefined
  readonly isDurationOfStatus: boolean
}

/** How and when the applicant came. "Same date" answers stand for the date of last entry in the record. */
export function readEntry({ answers, client }: DraftInput): Entry {
  const recordEntry = recordDate(client.client, 'last_entry_date')
  const i94Date = readDate(answers, 'i94_expire_date')
  const isDurationOfStatus = readYesNo(answers, 'i94_duration_of_status') === 'yes'
  const dateOf = (name: string, same: string): IsoDate | undefined =>
    readYesNo(answers, same) === 'yes' ? recordEntry : readDate(answers, name)
  return {
    manner: readMany<EntryManner>(answers, 'admisibility_details', ['without_inspection', 'admitted', 'paroled']),
    lastEntryDate: recordEntry ?? readDate(answers, 'entry_date'),
    lastEntryPlace: recordLine(client.client, 'last_entry_place'),
    admittedOn: dateOf('admitted_date', 'entry_date_same_admission'),
    admissionBasis: readLine(answers, 'admission_basis'),
    paroledOn: dateOf('parole_date', 'parole_date_same_admission'),
    paroleBasis: readLine(answers, 'parole_basis'),
    i94Date,
    stayEnd: isDurationOfStatus ? undefined : i94Date,
    isDurationOfStatus,
  }
}

/** True when the stay ended (or ends) on a date that software may count from. */
export function hadAuthorizedStay({ manner }: Entry): boolean {
  return manner.includes('admitted') || manner.includes('paroled')
}
