/**
 * A dated policy that may weigh on nationals or natives of certain countries. `countries` is kept by the firm: the
 * lists themselves change by announcement and were not read, so the notices below name none and fire for nobody until the
 * firm fills them in.
 */
export type CountryPolicy = {
  readonly id: string
  /** One or two sentences for the attorney: what was announced, by whom, with which date. */
  readonly notice: string
  /** Countries by the names of the client record. */
  readonly countries: readonly string[]
  /** False: not established that it applies today. */
  readonly confirmed: boolean
  readonly source: string
  readonly readOn: string
}

const discretionPolicy: CountryPolicy = {
  id: 'pa-2025-26',
  notice:
    'USCIS policy alert PA-2025-26 of November 27, 2025 treats country-specific factors under Proclamation 10949 as significant negative factors in discretionary cases.',
  countries: [],
  confirmed: false,
  source: 'Law-firm and university summaries of December 2025 to February 2026',
  readOn: '2026-11-20',
}

const adjudicationHolds: CountryPolicy = {
  id: 'uscis-holds-2025-2026',
  notice:
    'USCIS announced holds on adjudication on December 2, 2025 and January 1, 2026 for nationals and natives of 39 countries.',
  countries: [],
  confirmed: false,
  source: 'Law-firm and university summaries of December 2025 to February 2026',
  readOn: '2026-11-20',
}

const immigrantVisaPause: CountryPolicy = {
  id: 'dos-visa-pause-2026',
  notice:
    'The Department of State paused immigrant visas for nationals of 75 countries from January 21, 2026. An approved waiver would not lead to a visa while that lasts.',
  countries: [],
  confirmed: false,
  source: 'University summaries of January 2026',
  readOn: '2026-11-20',
}

/**
 * The notices as they were read; a firm that adds the countries hands them to the tool.
 * @internal the tests check its entries
 */
export const countryPolicies: readonly CountryPolicy[] = [discretionPolicy, adjudicationHolds, immigrantVisaPause]
