import type { FieldProblem } from '#domain/questionnaire/check.ts'

/** The profile's fields in the order of the form, with their labels (specification 1, sections 3 and 5). */
export const profileFields = [
  { name: 'email', label: 'Email' },
  { name: 'phone', label: 'Phone' },
  { name: 'first_name', label: 'First Name' },
  { name: 'middle_name', label: 'Middle Name' },
  { name: 'last_name', label: 'Last Name' },
  { name: 'title', label: 'Title' },
  { name: 'firm_name', label: 'Firm Name' },
  { name: 'license_number', label: 'License Number' },
  { name: 'license_authority', label: 'Licensing Authority' },
  { name: 'address_1', label: 'Address 1' },
  { name: 'address_2', label: 'Address 2' },
  { name: 'city', label: 'City' },
  { name: 'state', label: 'State' },
  { name: 'zip_code', label: 'Zip Code' },
] as const

export type ProfileField = (typeof profileFields)[number]['name']

export const requiredProfileFields: readonly ProfileField[] = [
  'phone',
  'first_name',
  'last_name',
  'license_number',
  'license_authority',
  'address_1',
  'city',
  'state',
  'zip_code',
]

const longest = 255

/** What is wrong with a profile: required fields that are empty after trimming, and fields that are too long. */
export function profileProblems(
  given: Readonly<Partial<Record<ProfileField, string | null | undefined>>>,
): FieldProblem[] {
  return profileFields.flatMap(({ name, label }): FieldProblem[] => {
    const text = given[name]?.trim() ?? ''
    if (text === '' && requiredProfileFields.includes(name))
      return [{ name, label, message: `${label} must not be empty` }]
    return text.length > longest ? [{ name, label, message: `Please use at most ${longest} characters.` }] : []
  })
}
