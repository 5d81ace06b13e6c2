import { states } from '#law/states.ts'
import type { FoundMark } from '#domain/template-sections/old-case.ts'
import { marksOf } from './find-numbers.ts'

const cap = String.raw`\p{Lu}[\p{L}\p{M}’'-]*`
const stateNames = states.map(({ name }) => name).join('|')
const districtOf = `District of (?:${stateNames})|DISTRICT OF (?:${stateNames.toUpperCase()})`
const district = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:Northern|Southern|Eastern|Western|Middle|Central|NORTHERN|SOUTHERN|EASTERN|WESTERN|MIDDLE|CENTRAL) )?(?:${districtOf})(?!\p{L})`,
  'gu',
)
/** `SUPERIOR COURT OF THE STATE OF WASHINGTON, COUNTY OF KING`, on a line of its own or in a sentence. */
const stateCourt = new RegExp(
  String.raw`(?<![\p{L}])(?:In the |THE )?(?:(?:Circuit|Superior|District|Family|Probate|Juvenile|Surrogate[’']s|County|Municipal|Supreme|Criminal|Chancery|Domestic Relations|CIRCUIT|SUPERIOR|DISTRICT|FAMILY|PROBATE|JUVENILE|SURROGATE[’']S|COUNTY|MUNICIPAL|SUPREME|CRIMINAL|CHANCERY) ){1,2}(?:Court|COURT) (?:for|of|in|FOR|OF|IN)(?: (?:the|THE|and|AND|for|FOR|of|OF|in|IN|State|STATE|County|COUNTY|City|CITY|${cap}),?){1,9}(?<!,)`,
  'gu',
)
/** `the Second Judicial District Court, Example County`: a court of a state by its name. */
const namedCourt = new RegExp(
  String.raw`(?<![\p{L}.])(?:the )?(?:(?:(?!Federal|Supreme|United|States|Immigration|Department|The)${cap}|\d{1,3}-?[A-Z]?(?:st|nd|rd|th)?) ){1,4}(?:Municipal|Family|Juvenile|Probate|Superior|District|Circuit|County|City|Justice|Magistrate|Traffic|Chancery|Criminal) Court(?! (?:of Appeals|for the|Judge|Practice))(?:, ${cap}(?: ${cap})? (?:County|Parish))?(?!\p{L})`,
  'gu',
)

const courtTown =
  /(?<=\b(?:corte de inmigraci[oó]n (?:de|en)|[Ii]mmigration [Cc]ourt (?:in|at|of)) )\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+){0,2}/gu

/** Federal districts, and courts of the states with what says whose they are. */
export const findCourts = (text: string): FoundMark[] => [
  ...marksOf(text, 'court', district),
  ...marksOf(text, 'court', stateCourt),
  ...marksOf(text, 'organization', namedCourt),
  ...marksOf(text, 'town', courtTown),
]
