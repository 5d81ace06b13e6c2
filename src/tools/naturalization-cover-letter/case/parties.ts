import type { Attorney } from '#domain/clients/attorney.ts'
import { attorneyName } from '#domain/clients/attorney.ts'
import { type ClientRecord, fieldText, fullName } from '#domain/clients/client-record.ts'
import { formatANumber } from '#domain/identifiers/a-number.ts'
import { textOrGap } from '#domain/section-content/write.ts'

/** Something that the letter prints from the client record or the attorney profile, and what to call it when missing. */
export type Entry = { readonly label: string; readonly value: string | undefined }

/** What the letter needs of the Applicant. */
export function applicantEntries(client: ClientRecord) {
  return {
    name: entry('Applicant name', fullName(client)),
    aNumber: entry('A-Number', formatANumber(fieldText(client.client, 'a_number') ?? '')),
  }
}

/** What the letter needs of the attorney; the optional parts (middle name, title, second address line) never lack. */
export function attorneyEntries(attorney: Attorney) {
  return {
    firmName: entry('Firm name', attorney.firm_name),
    street: entry('Street address', attorney.address_1),
    city: entry('City', attorney.city),
    state: entry('State', attorney.state),
    zipCode: entry('ZIP code', attorney.zip_code),
    phone: entry('Phone', attorney.phone),
    email: entry('E-mail', attorney.email),
    name: entry('Attorney name', attorneyName(trimmedName(attorney))),
    licenseAuthority: entry('Licensing authority', attorney.license_authority),
    licenseNumber: entry('License number', attorney.license_number),
  }
}

/** Section content for an entry: its text, or a gap with its label. */
export function printEntry({ label, value }: Entry): string {
  return textOrGap(value, label)
}

/** Labels of the entries without a value. */
export function missingLabels(entries: Readonly<Record<string, Entry>>): string[] {
  return Object.values(entries)
    .filter(({ value }) => value === undefined)
    .map(({ label }) => label)
}

function entry(label: string, value: string | null | undefined): Entry {
  const text = value?.trim()
  return { label, value: text === '' ? undefined : text }
}

function trimmedName(attorney: Attorney): Attorney {
  const { first_name, middle_name, last_name } = attorney
  return {
    ...attorney,
    first_name: first_name?.trim() ?? null,
    middle_name: middle_name?.trim() ?? null,
    last_name: last_name?.trim() ?? null,
  }
}
