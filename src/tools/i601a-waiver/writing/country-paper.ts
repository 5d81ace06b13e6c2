import { countryName } from '#domain/prose/words.ts'
import type { WaiverCase } from '../case.ts'

const isCountry = /country|advisory|conditions|information sheet|human rights|world report|research collective/iu

/** `El Salvador: dialysis and medicines, report of May 2026`: a paper about the country to which they would move. */
export function speaksOfCountry(title: string, { applicant }: WaiverCase): boolean {
  const country = applicant.citizenship
  if (/^(?:declaration|affidavit|statement|letter)\b/iu.test(title)) return isCountry.test(title)
  return isCountry.test(title) || (country !== undefined && namesCountry(title, countryName(country)))
}

/** `Kyrgyz Republic` and `Mexican hospitals` too: a word that begins as the country’s longest does. */
function namesCountry(title: string, country: string): boolean {
  // `ECUADOR brief on health`: capitals are no other country.
  const plain = title.toLowerCase()
  const named = country.toLowerCase().replace(/^the /u, '')
  const longest = named.split(/[^\p{L}]/u).toSorted((a, b) => b.length - a.length)[0] ?? ''
  const stem = longest.slice(0, Math.max(5, longest.length - 4))
  return plain.includes(named) || plain.split(/[^\p{L}]/u).some((word) => stem.length > 4 && word.startsWith(stem))
}
