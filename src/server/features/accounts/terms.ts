/** The terms of service in force; who accepted an earlier version is asked again. */
export const termsVersion = '2026-11-01'
