import { foldWord } from '#domain/language/fold.ts'
import { givenNames } from '#domain/language/given-names.data.ts'
import { functionWords, institutionWords } from '#domain/language/word-lists.data.ts'
import { countries } from '#law/countries.data.ts'
import { states } from '#law/states.ts'
import type { TemplateLine } from '#domain/template-sections/old-case.ts'
import { lawWords } from './law-words.data.ts'
import { kin, months } from './lexicon.data.ts'

const capital = String.raw`\p{Lu}[\p{L}\p{M}’'‘-]*`
/** Small words inside of names. */
export const particle =
  '(?:viuda de|vda\\. de|de|del|de la|de las|de los|la|las|los|da|do|dos|das|van|van der|van den|von|der|den|ter|bin|ibn|bint|binti|bte|ben|al|el|ul|ud|wa|o|y|e|née)'
/** Words with capitals that follow each other, with the small words of names between them. */
export const nameRun = String.raw`(?=\p{Lu})(?<!\p{Lu}[\p{L}\p{M}’'‘-]{0,40}?)(?:(?:\p{Lu}|Ste?)\.|${capital})(?:[ \u00a0](?:${particle}[ \u00a0])?(?:(?:\p{Lu}|Ste?)\.|(?:(?:al|el|ibn|bin|abu|as|ash)-)?${capital})){0,9}`
export const rank =
  "(?:(?:Assistant|Deputy|Senior|Special|Chief|First|Elected) ){0,2}(?:District|County|State|City|U\\.S\\.|United States|Commonwealth[’']s|State[’']s|Prosecuting) Attorney|Special Agent|Chief|Officer|Detective|Sergeant|Sgt\\.?|Captain|Capt\\.|Lieutenant|Lt\\.|Agent|Director|Commissioner|Imam|Rabbi|Bishop|Sheikh|Attorney|Senator|Mayor|Principal|Nurse|Pastor|Father|Sister|Deacon|Elder|Chancellor|Inspector|Commander|Cmdr\\.?|Cdr\\.?|Maj\\.?|Cpl\\.|Det\\.|Insp\\.|Ofc\\.|Supt\\.|Col\\.|Chaplain|Trooper|Deputy|Sheriff|Coach|Uncle|Aunt|Tía|Tío|Abuela|Abuelo"
export const title = String.raw`(?:Mr|Ms|Mrs|Miss|Mx|Sr|Sra|Srta|Dr|Prof|Hon|Rev|Fr|MR|MS|MRS|DR|PROF|HON)\.?|[Dd]on|[Dd]oña|Judge|A?C?IJ|Señora?|Doctor|Professor|Pastor|Father|Sister`

const kinWord = new RegExp(`^(?:${kin})$`, 'iu')
const monthWord = new RegExp(`^(?:${months})$`, 'i')
const more = new Set(
  'file discharge god sir madam warden sheriff secretary commissioner custodian superintendent alien aliens worker workers noncitizen noncitizens immigrant immigrants nonimmigrant city village township borough parish-hall courthouse airport hallway county division minor juvenile guardianship  whom concern tab exhibit ex form part page re dear date dated tel fax phone email suite apartment apt street avenue road lane drive boulevard court plaza floor unit box esq bar id no number total amount re via enclosures enclosed copy cc attn attention i we you he she they it his her my our your their this that these those the a an and or but because although since while when where after before during under upon for from to in on at by with without as if therefore thus moreover further furthermore finally first second third fourth fifth next here there accordingly nevertheless however also not no yes all each any both either neither only even still counsel respondents matter motion brief request letter cover index list facts argument introduction conclusion background signature certificate served service electronic mail ecas eoir uscis dhs ice opla cbp bia ina cfr nta rfe noid lpr ead ecfr u.s united states america american english assistant chief deputy principal office legal advisor field attorney attorneys law firm group llp pllc pc associates detained not granted denied other order proposed immigration judge master calendar individual hearing respectfully submitted sincerely truly yours very best regards good cause extreme hardship table contents personal professional employment education work experience family history statement relief requested wherefore notary public commission expires penalty perjury declare true correct translation translator interpreter certify competent vice president director manager secretary un-named unnamed a-number microsoft office word user author admin template benefits lockbox records bufete despacho plaintiff plaintiffs defendant defendants movant appellant appellee claimant self-petitioner complaint complainant verification non-detained nondetained undetained custody one two three four five six seven eight nine ten eleven twelve several many most some few consul consular consulate embassy visa petition application applications approval case category classification special agents iglesia templo parroquia ministerio ministerios congregation monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays'.split(
    ' ',
  ),
)
const placeWords = new Set(
  [
    ...states.flatMap(({ name, code }) => [name, code]),
    ...countries.flatMap(({ name, code, alsoKnownAs = [] }) => (code === 'US' ? [name] : [name, ...alsoKnownAs])),
  ]
    // Lucia, Vincent and Cunha are names, whatever island is called after them.
    .filter((name) => !/^(?:Saint|San|St\.) | and |,/u.test(name))
    .flatMap((name) => name.split(/[\s-]+/))
    .map(foldWord),
)

/** Whether a word with a capital can be part of a person's name at all. */
export function isNameWord(written: string, isOrdinary: (folded: string) => boolean): boolean {
  // `O-` of O-1B is a piece of something else.
  if (written.endsWith('-') || /^(?:I|You|He|She|It|We|They|That|There)[’'](?:m|ve|ll|d|re|s)$/iu.test(written))
    return false
  const word = foldWord(written.replace(/[’']s$/u, '').replace(/\.$/, ''))
  if (word.length < 2) return /^\p{Lu}\.?$/u.test(written)
  return (
    !functionWords.has(word) &&
    !institutionWords.has(word) &&
    !more.has(word) &&
    !lawWords.has(word) &&
    !kinWord.test(word) &&
    !monthWord.test(word) &&
    !placeWords.has(word) &&
    !isOrdinary(word) &&
    !isOrdinary(`${word}s`)
  )
}

const smallCapital = /^(?:DE|DEL|LA|LAS|LOS|DA|DO|DOS|VAN|VON|BIN|AL|EL)$/

const noName =
  /^(?:ste?|mrs?|ms|miss|mx|drs?|dra|prof|hon|rev|sr|jr|esq|don|sra|srta|judge|doctor|professor|de|del|la|las|los|da|do|dos|das|van|von|der|bin|ibn|al|el|ul|an|in|so|my|no|on|at|is|as|it|if|we|he|me|us|up|or|by|to|of|md|phd|ii|iii|iv)$/

/** The words of a name without titles, initials and small words, folded. */
export function ownWords(name: string): string[] {
  return (name.match(/[\p{L}\p{M}’'-]+/gu) ?? [])
    .map((word) => word.replace(/^(?:al|el|ibn|bin|abu|as|ash|ad|an)-(?=\p{Lu})/u, ''))
    .filter((word) => /^\p{Lu}/u.test(word) && !word.endsWith('-'))
    .flatMap((word) => (word.includes('-') && word.length > 6 ? [word, ...word.split('-')] : [word]))
    .map((word) => foldWord(word.replace(/[’']s$/u, '')))
    .filter((word) => word.length > 1 && !noName.test(word))
}

export type IsProtected = (line: TemplateLine, start: number, end: number) => boolean
export type IsOrdinary = (folded: string) => boolean

const titleWord = new RegExp(`^(?:${title})$`, 'u')

/** Yaretzi Monserrat Quiroz: a country or a state between two names is a name. */
function isPlaceName(word: string, next: string | undefined, isOrdinary: IsOrdinary): boolean {
  return placeWords.has(foldWord(word)) && next !== undefined && isNameWord(next, isOrdinary)
}

/** May Tran is a person. */
function isMonthName(word: string, next: string | undefined, isOrdinary: IsOrdinary): boolean {
  return monthWord.test(word) && next !== undefined && isNameWord(next, isOrdinary)
}

/** A month or a place that is a name where it stands: May Tran, Virginia Solís, Ana Jordan Pérez. */
function isAlsoName(word: string, next: string | undefined, isFirst: boolean, isOrdinary: IsOrdinary): boolean {
  const mayBePlace = !isFirst || givenNames.has(foldWord(word))
  return (mayBePlace && isPlaceName(word, next, isOrdinary)) || isMonthName(word, next, isOrdinary)
}

/** The name without words around it that name nobody. */
export function trimName(written: string, isOrdinary: IsOrdinary, isTitled = false): string {
  const kept: string[] = []
  const words = written.split(/[ \u00a0]/)
  for (const [at, word] of words.entries()) {
    const isFirst = kept.length === 0
    // A title makes any word a name.
    const isSure = /^\p{Ll}/u.test(word) || (isFirst ? isTitled : smallCapital.test(word))
    const isToo = isAlsoName(word, words[at + 1], isFirst, isOrdinary)
    if (isSure || isToo || isNameWord(word, isOrdinary)) kept.push(word)
    else if (!isFirst || !titleWord.test(word)) break
  }
  while (kept.length > 0 && /^\p{Ll}/u.test(kept.at(-1) ?? '')) kept.pop()
  return kept
    .join(' ')
    .replace(/[’']s$/u, '')
    .replace(/[.,]$/, '')
}
