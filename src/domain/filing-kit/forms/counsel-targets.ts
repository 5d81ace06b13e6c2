import type { FormFacts, FormTarget } from './form-target.ts'
import { phone, stateCode } from './form-values.ts'
import { attorneyName } from '#domain/clients/attorney.ts'

const counsel =
  (
    name:
      | 'last_name'
      | 'first_name'
      | 'middle_name'
      | 'firm_name'
      | 'email'
      | 'address_1'
      | 'address_2'
      | 'city'
      | 'zip_code'
      | 'license_number'
      | 'license_authority',
  ): Value =>
  ({ attorney }) =>
    attorney[name] || undefined

const ofState = stateCode(({ attorney }: FormFacts) => attorney.state ?? undefined)
const ofPhone = phone(({ attorney }: FormFacts) => attorney.phone ?? undefined)

/** What a form asks about the attorney, by the item and the field of each. */
export function counselTargets(
  rows: readonly (readonly [item: string, what: keyof typeof known, ...fields: string[]])[],
): FormTarget[] {
  return rows.map(([item, what, ...fields]) => ({ item, source: profile, fields, ...known[what] }))
}

type Value = FormTarget['value']
const profile = 'Attorney profile'

const known = {
  family: { meaning: 'Attorney’s last name', says: /last|family|attorney|preparer/, value: counsel('last_name') },
  given: { meaning: 'Attorney’s first name', says: /first|given|attorney|preparer/, value: counsel('first_name') },
  middle: { meaning: 'Attorney’s middle name', says: /middle/, value: counsel('middle_name') },
  whole: {
    meaning: 'Attorney’s name',
    says: /name|preparer/,
    value: ({ attorney }: FormFacts) => attorneyName(attorney),
  },
  firm: { meaning: 'Firm', says: /firm|business|organization/, value: counsel('firm_name') },
  street: { meaning: 'Attorney’s street', says: /street|address/, value: counsel('address_1') },
  suite: { meaning: 'Attorney’s suite', says: /apt|ste|flr|apartment|suite|floor|unit/, value: counsel('address_2') },
  city: { meaning: 'Attorney’s city', says: /city|town/, value: counsel('city') },
  state: { meaning: 'Attorney’s state', says: /state/, value: ofState },
  zip: { meaning: 'Attorney’s ZIP code', says: /zip/, value: counsel('zip_code') },
  phone: { meaning: 'Attorney’s telephone', says: /phone/, value: ofPhone },
  email: { meaning: 'Attorney’s email', says: /e-?mail/, value: counsel('email') },
  bar: { meaning: 'Bar number', says: /bar|licen/, value: counsel('license_number') },
  authority: { meaning: 'Licensing authority', says: /licens|authority/, value: counsel('license_authority') },
} as const satisfies Readonly<Record<string, Pick<FormTarget, 'meaning' | 'says' | 'value'>>>
