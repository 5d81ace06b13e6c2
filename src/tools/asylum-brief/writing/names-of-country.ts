/** `Democratic Republic of the Congo`: the name, and its last word where that stands for it in speech. */
export function countryNames(country: string): string[] {
  if (country === '') return []
  const last = country.split(' ').at(-1) ?? ''
  return country.includes(' ') && /^\p{Lu}\p{L}{3,}$/u.test(last) ? [country, last] : [country]
}
