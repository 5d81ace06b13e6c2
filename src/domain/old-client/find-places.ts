import { findState, states } from '#law/states.ts'
import { countries } from '#law/countries.data.ts'
import { findCircuits } from './find-circuits.ts'
import { findBodiesByPlace } from './find-bodies.ts'
import { findCourts } from './find-courts.ts'
import { marksOf } from './find-numbers.ts'
import { findPosts } from './find-posts.ts'
import { findStreets } from './find-streets.ts'
import { findTownsByZip } from './find-towns-by-zip.ts'
import type { FoundMark } from '#domain/template-sections/old-case.ts'
import { demonyms, firmEnd, languages, longAbbreviations, organizationEnd } from './lexicon.data.ts'

/** Where a name begins: not within one, so that a chain of hyphens is gone through once. */
const capStart = String.raw`(?=\p{Lu})(?<![\p{L}\p{M}][’'-]*)`
const cap = String.raw`\p{Lu}[\p{L}\p{M}’'-]*`
const stateNames = states.map(({ name }) => name).join('|')
const spanishStates =
  'Nuevo México|Nueva York|Nueva Jersey|Carolina del Norte|Carolina del Sur|Pensilvania|Luisiana|Virginia Occidental'
const stateWord = `(?:(?:${longAbbreviations})\\.|${stateNames}|${states.map(({ name }) => name.toUpperCase()).join('|')}|${spanishStates}|[A-Z]{2}(?![\\p{L}])|D\\.C\\.)`
/** `One Example Plaza`: a house number in words. */
const houseWord = 'One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten'
/** `3390 Peachtree Hollow, Decatur, Georgia 30033`: a street of any name before its town. */
const addressOfTown = new RegExp(
  String.raw`(?<![\p{L}\p{N}$-])(?:\d{1,6}[A-Z]?|${houseWord}) (?:[NSEW]\.? )?${cap}(?: ${cap}){0,3}, (?:(?:Apt\.?|Apartment|Unit|Suite|Floor|Room|Ste\.?|Lot|Space|Spc\.?|Trailer|Building|Bldg\.?|#) ?[\p{L}\p{N}-]{1,6}, )?${cap}(?: ${cap}){0,2}, ${stateWord}(?:,? \d{5}(?:-\d{4})?)?`,
  'gu',
)
const cityState = new RegExp(
  String.raw`(?<![\p{L}])((?:(?:St|Ft|Mt)\. )?${cap}(?: (?:d[’'])?${cap}){0,3}), (${stateWord})(?:,? (\d{5}(?:-\d{4})?))?`,
  'gu',
)
/** `LOS ANGELES (MAIN STREET), CALIFORNIA`: a town with which of its courts it is. */
const cityWithCourt = new RegExp(
  String.raw`${capStart}${cap}(?: ${cap}){0,2} \([^()]{3,30}\), ${stateWord}(?! \p{Lu})`,
  'gu',
)
const streetEnd =
  'Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Way|Place|Pl|Plaza|Square|Sq|Terrace|Ter|Parkway|Pkwy|Highway|Hwy|Freeway|Fwy|Expressway|Expy|Turnpike|Tpke|Causeway|Esplanade|Wharf|Trace|Circle|Cir|Broadway|Loop|Trail|Row|Pike|Alley|Crossing|Walk|Heights'
const address = new RegExp(
  String.raw`(?<![\p{L}\p{N}$-])(?:(?:Suite|Ste\.|Floor|Unit|Apt\.|Room) [\p{L}\p{N}-]{1,6}, )?(?:\d{1,6}[A-Z]?|${houseWord})(?: [NSEW]{1,2}\.?)?(?: (?:North|South|East|West))?(?: (?:St|Ste|Ft|Mt|Dr|San|Santa)\.?(?= \p{Lu}))?(?: (?:${cap}|\d{1,3}(?:st|nd|rd|th)))(?: (?:${cap}|\p{Lu}\.)){0,3}?(?: (?:${streetEnd}))\b\.?(?: (?:North|South|East|West|Northeast|Northwest|Southeast|Southwest|[NS][EW]?|[EW])(?=[,. ]|$)\.?)?(?:,? (?:Apartment|[Aa]pto\.?|[Dd]epto\.?|Apt\.?|[Pp]iso|[Oo]ficina|Suite|Ste\.?|Unit|Floor|Room|Lot|Space|Spc\.?|Trailer|Building|Bldg\.?|No\.|#) ?[\p{L}\p{N}-]+)?(?:,? (?:(?:\d{1,2}(?:st|nd|rd|th)|First|Second|Third|Fourth|Fifth|Sixth|Ground) (?:Floor|Fl\.?)))?(?:, (?:(?:St|Ft|Mt)\. )?${cap}(?: ${cap}){0,2},? ${stateWord}(?:,? \d{5}(?:-\d{4})?)?)?|(?<![\p{L}\p{N}$-])\d{1,6} (?:Avenue|Calle|Avenida|Av\.|Camino|Paseo|V[ií]a|Route|Rue|Highway|County Road) (?:${cap}|\d{1,4})(?: ${cap}){0,2}(?:,? (?:Apartment|Apt\.?|Suite|Unit|Oficina|Piso|No\.|#) ?[\p{L}\p{N}-]+)?(?:, ${cap}(?: ${cap}){0,2}, ${stateWord}(?:,? \d{5}(?:-\d{4})?)?)?|(?<![\p{L}-])(?:Calle|Avenida|Av\.|Calzada|Carrera|Jirón|Colonia|Rua|Rue|Via(?! (?:UPS|FedEx|FEDEX|USPS|DHL|ECAS|E-?[Mm]ail|Certified|First|Express|Priority|Overnight|Hand|Electronic|Courier|Facsimile|Fax|Online|Regular|Mail))|Privada|Callejón) (?:(?:de |del |la |las |los |el ){0,2}(?:${cap}|\d{1,3}))(?: ${cap}){0,3},? (?:No\.? ?|#)?\d{1,5}(?:,? (?:[Aa]pto\.?|[Dd]epto\.?|Apt\.?|[Ii]nt\.?|[Pp]iso|Unidad|#) ?[\p{L}\p{N}-]+)?|(?:P\.? ?O\.? Box \d+|(?:(?:Rural )?Route|Rte\.?|R\.?R\.?|R\.?F\.?D\.?|H\.?C\.?|Star Route) ?#?\d+,? Box \d+)(?:, ${cap}(?: ${cap}){0,2}, ${stateWord}(?:,? \d{5}(?:-\d{4})?)?)?`,
  'gu',
)
/** `77 Example Commons NW, Suite 6`: a street that its direction gives away. */
const addressByDirection = new RegExp(
  String.raw`(?<![\p{L}\p{N}$-])\d{1,6} ${cap}(?: ${cap}){0,2} (?:NW|NE|SW|SE|N\.W\.|N\.E\.|S\.W\.|S\.E\.|(?<=Broadway )(?:North|South|East|West))(?![\p{L}])(?:,? (?:Apartment|Apt\.?|Suite|Ste\.?|Unit|Floor|#) ?[\p{L}\p{N}-]+)?`,
  'gu',
)
const zip = /(?<=\p{L},? )\d{5}(?:-\d{4})?$/gmu

const countryNames = countries
  .filter(({ code }) => code !== 'US')
  .flatMap(({ name, alsoKnownAs = [] }) => [name, ...alsoKnownAs])
  .filter((name) => name.length > 3 && name !== 'Georgia')
  .toSorted((a, b) => b.length - a.length)
const country = new RegExp(
  String.raw`(?<![\p{L}-])(?:the )?(${[
    ...countryNames,
    'Congo',
    'Burma',
    'Ivory Coast',
    'Syria',
    'Russia',
    'Iran',
    'Venezuela',
    'Bolivia',
    'Tanzania',
    'Vietnam',
    'Laos',
    'Moldova',
    'South Korea',
    'North Korea',
    'Turkey',
  ]
    .flatMap((name) => [name, name.toUpperCase()])
    .join('|')
    .replaceAll("'", "['’]")})(?![\p{L}-])`,
  'gu',
)
const people = new RegExp(
  String.raw`(?<![\p{L}-])(?:${Object.keys(demonyms)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})s?(?![\p{L}-])`,
  'gu',
)
const inThe = /(?<=\bin the )\p{Lu}[\p{L}’']{2,}(?= language)/gu
/** `a Brazilian marine geneticist at`: what somebody is, behind the nationality. */
const workOfNational = new RegExp(
  String.raw`\b[Aa]n? (?:${Object.keys(demonyms).join('|')}) (?!national|citizen|native|man|woman|passport|birth|family|law|court)(\p{Ll}[\p{Ll} -]{3,40}?)(?= at | who | with | from | and |[,.;]|$)`,
  'gu',
)
/** `the Honduran national police`. */
const policeOfNation = new RegExp(
  String.raw`(?<![\p{L}-])(?:the )?(?:${Object.keys(demonyms).join('|')}) (?:national|federal|civil|civilian|military|state) (?:police|army|guard)(?!\p{L})`,
  'gu',
)
const language = new RegExp(String.raw`(?<![\p{L}])(?:${languages})(?![\p{L}])`, 'gu')
const spoken =
  /(?<=\b(?:interpreter (?:in|for)|interpreters? of|speaks? only|speaks?|fluent in(?: English and)?|native language is|best language is|translated (?:from|into)|translate from|language:) )(?!English|Spanish)\p{Lu}[\p{L}’']{2,}(?= language|[.,;]| (?:into|to|and|with)|$)/gu
const speaksBefore =
  /\b(?:competent in(?: English and)? $)|\b(?:given|held|conducted|said|read back|written|(?:write|wrote|speak|spoke|testified|declare|say)(?: (?:it|this|that))?) in $|\b(?:interpret\p{L}*|languages?|speaks?|spoken|translat\p{L}*|fluent|read|literate|into|from|best)\b[^.]{0,40}$/iu
const speaksAfter = /^[- ](?:languages?|interpret\p{L}*|speak\p{L}*|and English|into English|to English)/iu
const organization = new RegExp(
  String.raw`${capStart}(?:${cap}|St\.)(?:(?: |(?<=\.)-)(?:${cap}|of|and|&|for|the|St\.)){0,5}? (?:${organizationEnd})(?: (?:Bureau|Association|Union|Society|Cooperative|Mutual|Insurance))?(?![\p{L}-])(?:,? (?:Inc|LLC|Co|Corp|Ltd)\.?)?|${capStart}${cap}(?: ${cap}){0,3},? (?:Inc|LLC|Corp|Ltd)\b\.?`,
  'gu',
)
/** What the name of a church, a school or a clinic begins with. */
const opening = new RegExp(
  String.raw`${capStart}(?:Iglesia|Templo|Parroquia|Ministerios?|Escuela|Colegio|Cl[ií]nica|Universidad|Masjid|Congregation|Casa|University of(?: the)?|College of(?: the)?) (?:de (?:la |los |las )?)?${cap}(?: (?:de (?:la |los |las )?)?${cap}){0,3}`,
  'gu',
)
const firm = new RegExp(
  String.raw`${capStart}(?:The )?(?:Law Offices? of )?${cap}(?:(?:,? (?:&|and) |, | )${cap}){0,4}?,? ${firmEnd}(?:,? (?:LLP|PLLC|LLC|P\.?L\.?L\.?C\.?|P\.?C\.?|P\.?A\.?|Inc\.?))?(?![\p{L}])|(?<![\p{L}])(?:The )?Law Offices? of ${cap}(?: (?:[A-Z]\.|${cap})){0,4}|(?<![\p{L}])(?:Bufete|Despacho) ${cap}(?: (?:y )?${cap}){0,3}`,
  'gu',
)
const publicBody =
  /\b(?:Department|Office of|Citizenship|Immigration (?:and|Court|Judge|Services)|Executive Office|Board of|Court of|Circuit|Supreme|District|Customs|Enforcement|Homeland|United (?:States|Nations)|Service Center|Benefits Center|Records Center|Asylum Office|Field Office|Field Operations|Student Services|Convention|Political Party)\b/u

const idioma =
  /(?<=\b(?:int[eé]rprete (?:hablar[aá]|habla|de|en)|usted (?:habla|prefiere)|su idioma es|idioma:) (?:el )?)(?!la |el |una? )[\p{Ll}’']{3,14}/gu
const office =
  /(?<![\p{L}])((?:St\. )?(?!Immigration|Asylum|National|Local|District|Same|The|This|USCIS|Benefits)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:Service Center|Field Office|Asylum Office|Sub-?[Oo]ffice|Lockbox|District Office|Immigration Court|Processing Center|Detention (?:Center|Facility)|County (?:Jail|Court)|Police Department|Sheriff[’']s Office)\b/gu
/** `at his last known address, Cantón Tzanjay`: an address without a number. */
const addressAfter =
  /(?<=\b(?:last[- ]known|home|mailing|current|present|permanent|foreign|street) address(?: is| was|:|,| of){1,2} )(?=\p{Lu})[^.;:\n(]{5,90}/gu
const county = /(?<![\p{L}’'-])\p{Lu}\p{Ll}{1,20}(?: \p{Lu}\p{Ll}{1,20})? County(?!\p{L})/gu
const stateAlone = new RegExp(
  String.raw`(?<=\b(?:State|County|Commonwealth|City) of )${cap}|(?<=\b(?:in|to|from|across|outside|(?:entered|admitted|paroled|arrived|inspected)(?: [^.;:]{0,40})? (?:at|near|through)) )(?:${stateNames})(?![\p{L}]| (?:law|Code|Penal|Statut|Supreme|Court|Bar|Service))`,
  'gu',
)
/** `STATE OF OHIO`, `COUNTY OF FRANKLIN )`: where somebody swears. */
const venue =
  /(?<=(?:^\W{0,4}|, )(?:STATE|COUNTY|COMMONWEALTH|CITY|PARISH|DISTRICT|TOWN) OF )\p{Lu}[\p{Lu}.’' -]{2,30}\p{Lu}(?=\W*$)/gu
const capitalOffice =
  /(?<![\p{L}])((?!IMMIGRATION|UNITED|STATES|OFFICE|EXECUTIVE)\p{Lu}{4,}(?: \p{Lu}{3,}){0,3}?) (?:SERVICE CENTER|FIELD OFFICE|ASYLUM OFFICE|IMMIGRATION COURT|(?:SERVICE )?PROCESSING CENTER|DETENTION (?:CENTER|FACILITY)|CORRECTIONAL (?:CENTER|FACILITY))\b/gu

/** Addresses, towns, countries, languages, offices, courts, firms and other bodies of a line. In no order, with overlaps. */
export function findPlaces(text: string): FoundMark[] {
  const towns = [...text.matchAll(cityState)].flatMap((match): FoundMark[] => {
    const [whole, city = '', state = ''] = match
    const lead = /^.*\b(?:TO|IN|OF|AT|FROM|COURT)\b /u.exec(city)?.[0].length ?? 0
    // `HUMANITARIAN ASYLUM, IN THE ALTERNATIVE`: a word of a title.
    if (/^(?:IN|OR|ME|DE|LA|OK|HI)$/.test(state) && /^ \p{Lu}{2}/u.test(text.slice(match.index + whole.length)))
      return []
    return findState(state) || state.endsWith('.') || spanishStates.split('|').includes(state)
      ? [{ start: match.index + lead, end: match.index + whole.length, slot: 'town' }]
      : []
  })
  return [
    ...marksOf(text, 'address', address).map((mark) =>
      text[mark.end - 1] === '.' ? { ...mark, end: mark.end - 1 } : mark,
    ),
    ...marksOf(text, 'address', addressByDirection),
    ...marksOf(text, 'address', addressOfTown).filter(
      ({ start, end }) =>
        findState(/, ([^,\d]+?)(?:,? \d{5}(?:-\d{4})?)?$/u.exec(text.slice(start, end))?.[1] ?? '') !== undefined,
    ),
    ...towns,
    ...marksOf(text, 'town', cityWithCourt).filter(
      ({ start, end }) => findState(/[^,]*$/u.exec(text.slice(start, end))?.[0].trim()) !== undefined,
    ),
    ...findTownsByZip(text),
    ...[...marksOf(text, 'town', office, 1), ...marksOf(text, 'town', capitalOffice)].filter(
      ({ start, end }) => !/^(?:U\.S\.|United|USCIS|ICE|DHS)/u.test(text.slice(start, end)),
    ),
    ...(/\b\p{Lu}{2} \d{5}/u.test(text) ? marksOf(text, 'address', zip) : []).filter(
      (mark) => !towns.some(({ start, end }) => start < mark.end && mark.start < end),
    ),
    ...findCountries(text),
    ...marksOf(text, 'language', language).filter(({ start, end }) => isLanguage(text, start, end)),
    ...marksOf(text, 'language', spoken),
    ...marksOf(text, 'language', inThe),
    ...marksOf(text, 'language', idioma),
    ...findPosts(text),
    ...marksOf(text, 'organization', policeOfNation),
    ...marksOf(text, 'nationality', people),
    ...marksOf(text, 'position', workOfNational, 1),
    ...findCircuits(text),
    ...findCourts(text),
    ...marksOf(text, 'address', addressAfter),
    ...findStreets(text),
    ...marksOf(text, 'town', county),
    ...marksOf(text, 'town', stateAlone),
    ...marksOf(text, 'town', venue),
    ...marksOf(text, 'firm', firm).filter(({ start, end }) => isFirm(text.slice(start, end), text.slice(end))),
    ...findBodiesByPlace(text).map((mark) => withoutPapers(text, mark)),
    ...marksOf(text, 'organization', opening),
    ...marksOf(text, 'organization', organization)
      .map((mark) => withoutPapers(text, mark))
      .filter(({ start, end }) => !publicBody.test(text.slice(start, end)) && !agreement.test(text.slice(start, end))),
  ]
}
/** `Ana Example, Legal Assistant` is a person, `The Special Law for the Protection of Witnesses` a statute. */
const isFirm = (words: string, after: string): boolean =>
  !publicBody.test(words) &&
  !(words.endsWith(' Legal') && post.test(after)) &&
  !(words.endsWith(' Law') && /^ (?:for|on|of|against|to) \p{L}/u.test(after))
const post = /^ (?:Assistant|Secretary|Intern|Fellow|Representative|Director|Counsel|Advocate|Clerk)\b/u
/** `Agreement for Legal Services`. */
const agreement = /^(?:Agreement|Contract|Retainer|Terms|Scope) (?:for|of) /u

/** `Programs of the Avignon Festival`: papers of a body are not part of its name. */
function withoutPapers(text: string, { start, end, slot }: FoundMark): FoundMark {
  const papers =
    /^(?:(?:Tab|Exhibit|Attachment) (?:[A-Z]{1,2}|\d{1,3}) )?(?:\p{Lu}\p{Ll}+s|Copy|Letter|Report|Certificate|Lease|Contract|Agreement|Statement|Director|President|Owner|Manager|Warden|Sheriff|Secretary|Chancellor|Dean|Principal|Head|Professor) (?:of|from|with) (?:the )?(?=\p{Lu})/u.exec(
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
    // The article is the old country's.
    const from = match[0].startsWith('the ') ? match.index : start
    return isName ? [] : [{ start: from, end: start + name.length, slot: 'citizenship' }]
  })
  return isGeorgia.test(text) ? [...found, ...marksOf(text, 'citizenship', /\bGeorgia\b/g)] : found
}

function isLanguage(text: string, start: number, end: number): boolean {
  return speaksBefore.test(text.slice(Math.max(0, start - 60), start)) || speaksAfter.test(text.slice(end, end + 20))
}
