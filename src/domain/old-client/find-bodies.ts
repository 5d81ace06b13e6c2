import type { FoundMark } from '#domain/template-sections/old-case.ts'
import { findFellowships } from './find-fellowships.ts'

/** Firms, publications and fellowships that are known by where they stand, and not by what they are called. */
export const findBodiesByPlace = (text: string): FoundMark[] => [
  ...placesOf(text, 'firm', firmInCapitals),
  ...placesOf(text, 'organization', publication),
  ...placesOf(text, 'organization', police),
  ...placesOf(text, 'organization', office),
  ...placesOf(text, 'organization', board),
  ...placesOf(text, 'organization', jail),
  ...placesOf(text, 'organization', foreignHouse),
  ...findFellowships(text),
]

const placesOf = (text: string, slot: 'firm' | 'organization', pattern: RegExp): FoundMark[] =>
  [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ start: index, end: index + words.length, slot }))

/** `a profile in Example of the Week`: where something of the old case was printed. */
const publication =
  /(?<=\b(?:profiles?|articles?|interviews?|reviews?|reviewed|published|featured|reported|printed|appeared|covered|story|column) (?:of (?:him|her) )?(?:in|by) )(?:The )?\p{Lu}\p{L}+(?: (?:(?:in|of|and|the|for|&) )?\p{Lu}\p{L}+){1,5}(?=[\s.,;])/gu

/** `the Example State Police`. */
const police =
  /(?<![\p{L}’'-])(?:the )?(?:\p{Lu}\p{Ll}{2,20} ){1,3}(?:State Police|Highway Patrol|National Police|Federal Police|Constabulary|Gendarmerie|Bureau of Investigation)(?!\p{L})/gu
/** `the Directorate of Criminal Investigations`: an office of another country or of a state. */
const office =
  /(?<!\p{L})the (?:(?:General|National|Central|Civil) )?(?:Directorate|Ministry|Prefecture|Commissariat|Registry|Subprefecture|Secretariat) (?:General )?(?:of|for) (?:the )?\p{Lu}\p{L}+(?: (?:(?:of|and|for) )?\p{Lu}\p{L}+){0,3}(?: in \p{Lu}\p{L}+)?/gu

/** `the Example Board of Bar Overseers`, `the Court of Common Pleas of Example County`: a body of one state or county. */
const board =
  /(?<!\p{L})the (?:\p{Lu}\p{Ll}{2,20} ){1,2}(?:Office|Board|Commission|Registry|Bureau) of \p{Lu}\p{Ll}{2,20}(?: (?:(?:and|of) )?\p{Lu}\p{Ll}{2,20}){0,3}|(?<!\p{L})the Court of Common Pleas of \p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20}){0,2}/gu
/** `the Example County Jail`. */
const jail =
  /(?<![\p{L}’'-])(?:the )?\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20})? (?:County|Parish|City|Regional) (?:Jail|Prison|Adult Detention Center|Detention Center|Correctional (?:Center|Facility))(?!\p{L})/gu

/** `Hôpital de Example`, `Colegio San Example`: a house of another country is called first by what it is. */
const foreignHouse =
  /(?<![\p{L}’'-])(?:Hôpital|Hopital|Clinique|Dispensaire|Clínica|Hospital(?= (?:de|del|da|do|San|Santa|General|Nacional|Regional|Universitario)(?!\p{L}))|Sanatorio|Lycée|École|Ecole|Colegio|Escuela|Liceo|Instituto|Universidad|Universidade|Université|Paroisse|Parroquia|Iglesia|Banque|Banco)(?: (?:(?:de|del|de la|de los|du|des|da|do|dos|la|le|les) )?\p{Lu}[\p{L}’'-]{1,25}){1,4}/gu

/** `EXAMPLE LAW`, alone on its line. */
const firmInCapitals =
  /^(?!.*\b(?:MEMORANDUM|ARGUMENT|STANDARD|APPLICABLE|GOVERNING|LEGAL AUTHORITY|POINTS|OF LAW)\b)\p{Lu}[\p{Lu}’'.-]{2,30}(?:,? (?:&|AND) \p{Lu}[\p{Lu}’'.-]{2,30}| \p{Lu}[\p{Lu}’'.-]{2,30}){0,3} (?:LAW(?: FIRM| GROUP| OFFICES?| CENTER| PARTNERS)?|LEGAL(?: GROUP| SERVICES)?)(?:,? (?:LLP|PLLC|LLC|P\.?C\.?|P\.?A\.?))?$/gu
