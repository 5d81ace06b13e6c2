import { findIdentifiers, type IdentifierKind } from '#domain/identifiers/find-identifiers.ts'
import { findState, states } from '#law/states.ts'
import { countries } from '#law/countries.ts'
import { findDateMarks } from './find-date-marks.ts'
import type { FoundMark, Slot } from './found.ts'
import { demonyms, firmEnd, kin, languages, legalPositions, organizationEnd, procedureClaims } from './lexicon.data.ts'

/** Where a name begins: not within one, so that a chain of hyphens is gone through once. */
const capStart = String.raw`(?=\p{Lu})(?<![\p{L}\p{M}][’'-]*)`
const cap = String.raw`\p{Lu}[\p{L}\p{M}’'-]*`
const stateNames = states.map(({ name }) => name).join('|')
const spanishStates =
  'Nuevo México|Nueva York|Nueva Jersey|Carolina del Norte|Carolina del Sur|Pensilvania|Luisiana|Virginia Occidental'
const stateWord = `(?:${stateNames}|${states.map(({ name }) => name.toUpperCase()).join('|')}|${spanishStates}|[A-Z]{2}(?![\\p{L}])|D\\.C\\.)`
const cityState = new RegExp(
  String.raw`(?<![\p{L}])((?:(?:St|Ft|Mt)\. )?${cap}(?: ${cap}){0,3}), (${stateWord})(?:,? (\d{5}(?:-\d{4})?))?`,
  'gu',
)
const streetEnd =
  'Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Way|Place|Pl|Plaza|Square|Sq|Terrace|Ter|Parkway|Pkwy|Highway|Hwy|Circle|Cir|Broadway|Loop|Trail|Row|Pike|Alley|Crossing|Walk|Heights'
const address = new RegExp(
  String.raw`(?<![\p{L}\p{N}$-])\d{1,6}[A-Z]?(?: [NSEW]{1,2}\.?)?(?: (?:North|South|East|West))?(?: (?:${cap}|\d{1,3}(?:st|nd|rd|th)))(?: ${cap}){0,3}?(?: (?:${streetEnd}))\b\.?(?:,? (?:Apartment|Apt\.?|Suite|Ste\.?|Unit|Floor|Room|No\.|#) ?[\p{L}\p{N}-]+)?(?:,? (?:\d{1,2}(?:st|nd|rd|th) (?:Floor|Fl\.?)))?(?:, ${cap}(?: ${cap}){0,2}, ${stateWord}(?:,? \d{5}(?:-\d{4})?)?)?|(?<![\p{L}\p{N}$-])\d{1,6} (?:Avenue|Calle|Avenida|Av\.|Camino|Paseo|V[ií]a|Route|Rue|Highway|County Road) (?:${cap}|\d{1,4})(?: ${cap}){0,2}(?:,? (?:Apartment|Apt\.?|Suite|Unit|Oficina|Piso|No\.|#) ?[\p{L}\p{N}-]+)?(?:, ${cap}(?: ${cap}){0,2}, ${stateWord}(?:,? \d{5}(?:-\d{4})?)?)?|(?:P\.? ?O\.? Box \d+|R\.?R\.? ?\d+,? Box \d+)(?:, ${cap}(?: ${cap}){0,2}, ${stateWord}(?:,? \d{5}(?:-\d{4})?)?)?`,
  'gu',
)
const zip = /(?<=\p{L},? )\d{5}(?:-\d{4})?$/gmu

const countryNames = countries
  .filter(({ code }) => code !== 'US')
  .flatMap(({ name, alsoKnownAs = [] }) => [name, ...alsoKnownAs])
  .filter((name) => name.length > 3 && name !== 'Georgia')
  .toSorted((a, b) => b.length - a.length)
const country = new RegExp(
  String.raw`(?<![\p{L}-])(?:the )?(${[...countryNames, 'Congo', 'Burma', 'Ivory Coast', 'Syria', 'Russia', 'Iran', 'Venezuela', 'Bolivia', 'Tanzania', 'Vietnam', 'Laos', 'Moldova', 'South Korea', 'North Korea', 'Turkey'].flatMap((name) => [name, name.toUpperCase()]).join('|')})(?![\p{L}-])`,
  'gu',
)
const people = new RegExp(
  String.raw`(?<![\p{L}-])(?:${Object.keys(demonyms)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})s?(?![\p{L}-])`,
  'gu',
)
const language = new RegExp(String.raw`(?<![\p{L}])(?:${languages})(?![\p{L}])`, 'gu')
const spoken =
  /(?<=\b(?:interpreter (?:in|for)|interpreters? of|speaks? only|speaks?|fluent in(?: English and)?|native language is|best language is|translated (?:from|into)|translate from|language:|in the) )(?!English|Spanish)\p{Lu}[\p{L}’']{2,}(?= language|[.,;]| (?:into|to|and|with)|$)/gu
const speaksBefore =
  /\b(?:given|held|conducted|said|read back|written) in $|\b(?:interpret\p{L}*|languages?|speaks?|spoken|translat\p{L}*|fluent|read|literate|into|from|best)\b[^.]{0,40}$/iu
const speaksAfter = /^[- ](?:languages?|interpret\p{L}*|speak\p{L}*|and English|into English|to English)/iu
const money =
  /(?:about |nearly |almost |over |more than |approximately )?\$ ?\d[\d,]*(?:\.\d{2})?(?: (?:million|thousand))?(?: (?:an?|per|each|every) (?:hour|day|week|month|year))?/giu
const amounts =
  /\b(?:\d[\d,]{0,15}(?:\.\d{1,6})?|(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-)?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: |-)(?:exhibits|witnesses|miles?|hours?(?: by (?:car|bus|train|plane))?|days?|weeks?|months?|percent|years)\b|\bone (?:week|month) of (?:her|his) pay\b/giu
const age =
  /\b(?:\d{1,3}|\p{L}+(?:-\p{L}+)?)-year-old\b|,? ?\b(?:ages?|aged) \d{1,3}(?:(?:,| and|, and) \d{1,3})*|\b(?:is|was|am) (?:now )?\d{1,2} years old|\b\d{1,2} years of age\b/giu
const pronoun =
  /(?<![\p{L}’'])(?:he|she|him|her|his|hers|himself|herself)(?![\p{L}])(?! or (?:she|he|her|his|him)\b)(?<!\b(?:his or her|he or she|him or her|himself or herself|her or his|she or he|his\/her|he\/she))/giu
const relation = new RegExp(
  String.raw`\b(?:her|his|my|their|our|your|mis?|sus?|the (?:respondent|applicant|client|petitioner|beneficiary)[’']s|\p{Lu}\p{L}+[’']s) (?:(?:two|three|four|five|six|seven|\d|own|only|elder|older|eldest|younger|youngest|late|minor|adult|U\.S\. citizen|citizen|sick|small|unborn|newborn|deceased|first|second|other|estranged|former|ex-?|twin|beloved|\d+-year-old|\p{L}+-year-old|and|lawful permanent resident) ){0,4}(?:${kin})(?![\p{L}-])(?:,? ages? \d{1,2}(?:(?:,| and|, and) \d{1,2})*)?|\b(?:mother|father|parents?) of (?:\p{L}+ ){1,3}?(?:${kin}|\d)|\b(?:one|two|three|four|five|six|seven|eight) (?:(?:minor|young|small|U\.S\. citizen|adult) )*(?:children|sons|daughters|kids|siblings|brothers|sisters)(?:,? ages? \d{1,2}(?:(?:,| and|, and) \d{1,2})*)?|(?<=\b(?:is|was|am|are|remains?|now) )(?:single|widowed|divorced|separated)(?![\p{L}-])|\bmarried to(?= )`,
  'giu',
)
const organization = new RegExp(
  String.raw`${capStart}(?:${cap}|St\.)(?:(?: |(?<=\.)-)(?:${cap}|of|and|&|for|the|St\.)){0,5}? (?:${organizationEnd})(?![\p{L}-])(?:,? (?:Inc|LLC|Co|Corp|Ltd)\.?)?|${capStart}${cap}(?: ${cap}){0,3},? (?:Inc|LLC|Corp|Ltd)\b\.?`,
  'gu',
)
const firm = new RegExp(
  String.raw`${capStart}(?:The )?(?:Law Offices? of )?${cap}(?:(?:,? (?:&|and) |, | )${cap}){0,4}?,? ${firmEnd}(?:,? (?:LLP|PLLC|LLC|P\.?L\.?L\.?C\.?|P\.?C\.?|P\.?A\.?|Inc\.?))?(?![\p{L}])|(?<![\p{L}])(?:The )?Law Offices? of ${cap}(?: (?:[A-Z]\.|${cap})){0,4}|(?<![\p{L}])(?:Bufete|Despacho) ${cap}(?: (?:y )?${cap}){0,3}`,
  'gu',
)
const publicBody =
  /\b(?:Department|Office of|Citizenship|Immigration (?:and|Court|Judge|Services)|Executive Office|Board of|Court of|Circuit|Supreme|District|Customs|Enforcement|Homeland|United (?:States|Nations)|Service Center|Benefits Center|Records Center|Asylum Office|Field Office|Field Operations|Student Services|Convention|Political Party)\b/u

const barNumber =
  /\b(?:EOIR ID(?: No\.?| #)?|EOIR No\.?|EOIR ?#|License (?:No\.?|Number|#)|Lic\. No\.|Bar (?:No\.?|Number|ID|#)|SBN|State Bar No\.?|USCIS Online Account(?: No\.?)?)[:# ]{0,3}([A-Z]{0,4} ?[-\d]{4,12})/giu
const caseNumber =
  /\b(?:Expediente|Caso|Case|Docket|Receipt|Matter|Account|Client|File|Our File|Policy|Loan|Invoice|Report|Incident)(?: (?:No\.?|Núm\.?|Number|#|ID))[: #]{0,3}([A-Z]{0,4}[-/\d]{4,16}[A-Z\d-]*)/giu
const tracking =
  /\b(?:FedEx|UPS|USPS|DHL|Certified Mail|Express Mail|Tracking)(?: (?:No\.?|Number|#))?:? ?(\d(?: ?\d){7,29})/giu
const docket = /(?<![\d:])\d{1,2}:\d{2}-[a-z]{2,4}-\d{3,6}(?:-[A-Z]{2,4}){0,3}/giu
const maskedNumber = /(?<![\p{L}\p{N}])A ?[#-]? ?[xX*•#\d]{2,3}[- ]?[xX*•#\d]{3}[- ]?\d{3}(?!\d)/gu
const website = /\b(?:www\.)?[a-z\d-]+\.(?:com|org|net|law|legal|example)(?:\/\S*)?/giu
const circuit = /\b(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|D\.C\.) Circuit\b/gu
const custody =
  /\b(?:NON-?DETAINED|NOT DETAINED|DETAINED)\b|\breleased (?:her|him|them|me) on (?:an? )?(?:bond of \$[\d,]+|(?:her|his|their|my) own recognizance|parole|order of supervision)/gu

const pinpoint = /\b(?:Ex(?:h?\.|hibit)|Tab) (?:[A-Z]{1,2}|\d{1,3})(?:-\d{1,3})?,? at \d{1,4}(?:[-–]\d{1,4})?/gu
/** `My name is Ana Example, and I am a retired librarian`. */
const selfDescription = /\b[Mm]y name is [^.;]{3,60}?,? and I am an? ([^,.;]{3,60})/gu
const custodyLabel = /(?<=\bcustody(?: status)?: )(?:(?:not|non)[ -]?)?detained\b/giu
const visa =
  /\b(?:(?:student|visitor|visitor[’']s|tourist|work|business|exchange|fianc[eé]e?|crewman|religious worker|diversity) visa|[A-Z]-\d[A-Z]?\d? (?:visa|status|nonimmigrant|classification)|advance parole|humanitarian parole|(?<=\b(?:as|is|was|became|becoming) |, )an? (?:refugee|asylee|lawful permanent resident|parolee|conditional (?:permanent )?resident)|work permit|green card)\b/giu
const longDigits = /(?<![\p{L}\p{N}.-])\d{3,5}(?: \d{3,5}){1,4}(?![\p{L}\p{N}])/gu
const office =
  /(?<![\p{L}])((?:St\. )?(?!Immigration|Asylum|National|Local|District|Same|The|This|USCIS|Benefits)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:Service Center|Field Office|Asylum Office|Sub-?[Oo]ffice|District Office|Immigration Court|Processing Center|Detention (?:Center|Facility)|County (?:Jail|Court)|Police Department|Sheriff[’']s Office)\b/gu
const districtOf = `District of (?:${stateNames})|DISTRICT OF (?:${stateNames.toUpperCase()})`
const district = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:Northern|Southern|Eastern|Western|Middle|Central|NORTHERN|SOUTHERN|EASTERN|WESTERN|MIDDLE|CENTRAL) )?(?:${districtOf})(?!\p{L})`,
  'gu',
)
const county = /(?<![\p{L}’'-])\p{Lu}\p{Ll}{1,20}(?: \p{Lu}\p{Ll}{1,20})? County(?!\p{L})/gu
const stateAlone = new RegExp(
  String.raw`(?<=\b(?:State|County|Commonwealth|City) of )${cap}|(?<=\b(?:in|to|from|across|outside) )(?:${stateNames})(?![\p{L}]| (?:law|Code|Penal|Statut|Supreme|Court|Bar|Service))`,
  'gu',
)
const capitalOffice =
  /(?<![\p{L}])((?!IMMIGRATION|UNITED|STATES|OFFICE|EXECUTIVE)\p{Lu}{4,}(?: \p{Lu}{3,}){0,3}?) (?:SERVICE CENTER|FIELD OFFICE|ASYLUM OFFICE|IMMIGRATION COURT|(?:SERVICE )?PROCESSING CENTER|DETENTION (?:CENTER|FACILITY)|CORRECTIONAL (?:CENTER|FACILITY))\b/gu

/** `label`: the cell before, in a table of labels and values. Words of an old case that have a shape: numbers, dates, places, ages, relations, amounts. In no order, with overlaps. */
export function findShapes(text: string, label = ''): FoundMark[] {
  return [...findNumbers(text), ...findPlaces(text), ...findCircumstances(text), ...findDateMarks(text, label)]
}

/** Every match as a mark, without the comma and space that it may begin with; `part`: of one group of the pattern. */
function marksOf(text: string, slot: Slot, pattern: RegExp, part = 0): FoundMark[] {
  return [...text.matchAll(pattern)].flatMap((match): FoundMark[] => {
    const written = match[part] ?? ''
    const start = match.index + (part === 0 ? 0 : match[0].lastIndexOf(written))
    const trimmed = written.replace(/^[, ]+/, '')
    return trimmed === '' ? [] : [{ start: start + written.length - trimmed.length, end: start + written.length, slot }]
  })
}

const identifierSlots: Partial<Record<IdentifierKind, Slot>> = {
  'a-number': 'a-number',
  'receipt-number': 'receipt-number',
  phone: 'phone',
  email: 'email',
}

function findNumbers(text: string): FoundMark[] {
  return [
    ...findIdentifiers(text).map(({ kind, start, end }) => ({ start, end, slot: identifierSlots[kind] ?? 'number' })),
    ...marksOf(text, 'a-number', maskedNumber),
    ...marksOf(text, 'attorney-number', barNumber, 1),
    ...marksOf(text, 'attorney-number', /^[A-Z.]{2,6}(?: No\.?| #)? ?\d{4,7}$/gu),
    ...marksOf(text, 'attorney-number', /(?<![\p{L}\p{N}-])[A-Z]{2}\d{6}(?![\p{L}\p{N}])/gu),
    ...marksOf(text, 'number', caseNumber, 1),
    ...marksOf(text, 'number', /(?<=\bExpediente:? )[-/\d]{4,16}/giu),
    ...marksOf(text, 'number', tracking, 1),
    ...marksOf(text, 'email', website),
    ...marksOf(text, 'number', longDigits),
    ...marksOf(text, 'number', docket),
  ]
}

function findPlaces(text: string): FoundMark[] {
  const towns = [...text.matchAll(cityState)].flatMap((match): FoundMark[] => {
    const [whole, , state = ''] = match
    const lead = /^.*\b(?:TO|IN|OF|AT|FROM|COURT)\b /u.exec(whole)?.[0].length ?? 0
    return findState(state) || spanishStates.split('|').includes(state)
      ? [{ start: match.index + lead, end: match.index + whole.length, slot: 'town' }]
      : []
  })
  return [
    ...marksOf(text, 'address', address),
    ...towns,
    ...[...marksOf(text, 'town', office, 1), ...marksOf(text, 'town', capitalOffice)].filter(
      ({ start, end }) => !/^(?:U\.S\.|United|USCIS|ICE|DHS)/u.test(text.slice(start, end)),
    ),
    ...(/\b\p{Lu}{2} \d{5}/u.test(text) ? marksOf(text, 'address', zip) : []).filter(
      (mark) => !towns.some(({ start, end }) => start < mark.end && mark.start < end),
    ),
    ...findCountries(text),
    ...marksOf(text, 'language', language).filter(({ start, end }) => isLanguage(text, start, end)),
    ...marksOf(text, 'language', spoken),
    ...marksOf(text, 'nationality', people),
    ...marksOf(text, 'circuit', circuit),
    ...marksOf(text, 'court', district),
    ...marksOf(text, 'town', county),
    ...marksOf(text, 'town', stateAlone),
    ...marksOf(text, 'firm', firm).filter(({ start, end }) => !publicBody.test(text.slice(start, end))),
    ...marksOf(text, 'organization', organization)
      .map((mark) => withoutPapers(text, mark))
      .filter(({ start, end }) => !publicBody.test(text.slice(start, end))),
  ]
}

/** `Programs of the Avignon Festival`: papers of a body are not part of its name. */
function withoutPapers(text: string, { start, end, slot }: FoundMark): FoundMark {
  const papers =
    /^(?:\p{Lu}\p{Ll}+s|Copy|Letter|Report|Certificate|Lease|Contract|Agreement|Statement|Director|President|Owner|Manager) (?:of|from|with) (?:the )?(?=\p{Lu})/u.exec(
      text.slice(start, end),
    )
  return { start: start + (papers?.[0].length ?? 0), end, slot }
}

const isGeorgia =
  /\b(?:citizen|national|native|born|from|country|fled|Republic|Consulate|Embassy|return|removal to) [^.]{0,30}Georgia\b/

function findCountries(text: string): FoundMark[] {
  const found = [...text.matchAll(country)].flatMap((match): FoundMark[] => {
    const name = match[1] ?? ''
    const start = match.index + match[0].length - name.length
    // Michael Jordan is nobody's country.
    const isName =
      /^(?:jordan|chad|turkey|niger|mali)$/i.test(name) && / $(?<=\p{Lu}\p{L}+ )/u.test(text.slice(0, match.index))
    return isName ? [] : [{ start, end: start + name.length, slot: 'citizenship' }]
  })
  return isGeorgia.test(text) ? [...found, ...marksOf(text, 'citizenship', /\bGeorgia\b/g)] : found
}

function isLanguage(text: string, start: number, end: number): boolean {
  return speaksBefore.test(text.slice(Math.max(0, start - 60), start)) || speaksAfter.test(text.slice(end, end + 20))
}

/** Age, family, amounts, custody, position in the case. */
function findCircumstances(text: string): FoundMark[] {
  const relations = [...text.matchAll(relation)].map((match): FoundMark => {
    const aside = /,? (?:together |along )?with $/iu.exec(text.slice(0, match.index))?.[0]
    const end = match.index + match[0].length
    const isAside = aside !== undefined && /^[.,;]/.test(text.slice(end))
    const start = match.index - (isAside ? aside.length : 0)
    return { start, end, slot: 'family', ...(isAside && { isAside: true as const }) }
  })
  return [
    ...marksOf(text, 'amount', money),
    ...marksOf(text, 'amount', amounts),
    ...marksOf(text, 'age', age),
    ...marksOf(text, 'pronoun', pronoun),
    ...relations,
    ...marksOf(text, 'custody', custody),
    ...marksOf(text, 'custody', custodyLabel),
    // The kind of request that a reference names is the firm's; a class of visa in it is the client's.
    ...marksOf(text, 'visa', visa).filter(
      ({ start, end }) => !/^\W*(?:re|subject):/iu.test(text) || /\d/.test(text.slice(start, end)),
    ),
    ...marksOf(text, 'exhibit', pinpoint),
    ...marksOf(text, 'signer-title', selfDescription, 1),
    ...legalPositions.flatMap((pattern) => marksOf(text, 'legal-position', pattern)),
    ...procedureClaims.flatMap((pattern) => marksOf(text, 'procedure', pattern)),
  ]
}
