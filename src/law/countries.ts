import { countries, type Country } from './countries.data.ts'

const byName = new Map(
  countries.flatMap((country) =>
    [country.code, country.name, ...(country.alsoKnownAs ?? [])].map((name) => [normalize(name), country]),
  ),
)

/** The country with this ISO code or any of its names, in any case; undefined when there is none. */
export function findCountry(codeOrName: string | null | undefined): Country | undefined {
  return byName.get(normalize(codeOrName ?? ''))
}

/**
 * The name to print for what somebody entered: a code becomes the name, a known name gets its usual capitals (`burma`
 * stays `Burma`, as written on many documents). Undefined for text that names no country.
 */
export function printedCountryName(codeOrName: string): string | undefined {
  const country = findCountry(codeOrName)
  const other = country?.alsoKnownAs?.find((name) => normalize(name) === normalize(codeOrName))
  return other ?? country?.name
}

const takesArticle =
  /\b(?:Republic|Kingdom|States?|Federation|Emirates|Islands|Territor(?:y|ies))\b|^Isle of |^(?:Bahamas|Comoros|DRC|DR Congo|Gambia|Holy See|Maldives|Netherlands|Philippines|PRC|UAE|UK|USA?)$/

/**
 * The name as it stands within a sentence: `the Philippines`, `the Gambia`, but `Guatemala`. A code becomes the name;
 * text that names no country stays as it is.
 */
export function countryInSentence(codeOrName: string): string {
  const name = (printedCountryName(codeOrName) ?? codeOrName.trim()).replace(/^The /, 'the ')
  return name.startsWith('the ') || !findCountry(codeOrName) || !takesArticle.test(name) ? name : `the ${name}`
}

function normalize(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').replaceAll('\u2019', "'").toLowerCase()
}
