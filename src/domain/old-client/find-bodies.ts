import type { FoundMark } from '#domain/template-sections/old-case.ts'
import { findFellowships } from './find-fellowships.ts'

/** Firms, publications and fellowships that are known by where they stand, and not by what they are called. */
export const findBodiesByPlace = (text: string): FoundMark[] => [
  ...placesOf(text, 'firm', firmInCapitals),
  ...placesOf(text, 'organization', publication),
  ...findFellowships(text),
]

const placesOf = (text: string, slot: 'firm' | 'organization', pattern: RegExp): FoundMark[] =>
  [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ start: index, end: index + words.length, slot }))

/** `a profile in Example of the Week`: where something of the old case was printed. */
const publication =
  /(?<=\b(?:profiles?|articles?|interviews?|reviews?|reviewed|published|featured|reported|printed|appeared|covered|story|column) (?:of (?:him|her) )?(?:in|by) )(?:The )?\p{Lu}\p{L}+(?: (?:(?:in|of|and|the|for|&) )?\p{Lu}\p{L}+){1,5}(?=[\s.,;])/gu

/** `EXAMPLE LAW`, alone on its line. */
const firmInCapitals =
  /^(?!.*\b(?:MEMORANDUM|ARGUMENT|STANDARD|APPLICABLE|GOVERNING|LEGAL AUTHORITY|POINTS|OF LAW)\b)\p{Lu}[\p{Lu}’'.-]{2,30}(?:,? (?:&|AND) \p{Lu}[\p{Lu}’'.-]{2,30}| \p{Lu}[\p{Lu}’'.-]{2,30}){0,3} (?:LAW(?: FIRM| GROUP| OFFICES?| CENTER| PARTNERS)?|LEGAL(?: GROUP| SERVICES)?)(?:,? (?:LLP|PLLC|LLC|P\.?C\.?|P\.?A\.?))?$/gu
