/** The attorney profile's fields (specification 1, section 3) that documents use; null where nothing is filled in. */
export type Attorney = {
  readonly email: string
  readonly phone: string | null
  readonly first_name: string | null
  readonly middle_name: string | null
  readonly last_name: string | null
  readonly title: string | null
  readonly firm_name: string | null
  readonly license_number: string | null
  readonly license_authority: string | null
  readonly address_1: string | null
  readonly address_2: string | null
  readonly city: string | null
  readonly state: string | null
  readonly zip_code: string | null
}

/** `city, state zip_code`; undefined unless all three are there. */
export function cityLine({ city, state, zip_code }: Attorney): string | undefined {
  return city && state && zip_code ? `${city}, ${state} ${zip_code}` : undefined
}

/** First, middle and last name; undefined while first or last is missing. */
export function attorneyName({ first_name, middle_name, last_name }: Attorney): string | undefined {
  if (!first_name || !last_name) return undefined
  return [first_name, middle_name, last_name].filter(Boolean).join(' ')
}
