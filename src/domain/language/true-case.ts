import { countries } from '#law/countries.data.ts'
import { states } from '#law/states.ts'
import { formsOf, dictionaryLine } from './dictionary.ts'
import { foldWord } from './fold.ts'
import { givenNames } from './given-names.data.ts'
import { functionWords } from './word-lists.data.ts'

/** Names as they are written, by their plain small letters. */
export type WrittenNames = ReadonlyMap<string, string>

const leastLetters = 10
const shareOfCapitals = 0.8

/** Typed in capitals throughout: two words and more, with hardly a small letter. */
export function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase()).length
  return (
    letters.length >= leastLetters && capitals > letters.length * shareOfCapitals && /\p{L}\s+\p{L}/u.test(text.trim())
  )
}

/**
 * What was typed in capitals as it is written in a sentence: `SHE WAS BEATEN IN OLD KAMPALA` is `She was beaten in old
 * Kampala`. Names keep a capital: those given, months, countries, states, given names and what no dictionary has; short
 * letters that are no word stay (`LC1`, `USCIS`).
 */
export function trueCase(text: string, names: WrittenNames = new Map()): string {
  const written = text.replaceAll(word, (found, at: number) => wordInSentence(found, text, at, names))
  return written.replaceAll(opening, (found) => found.toUpperCase())
}

/** A name in capitals as a name is written: `PROSSY DE LA CRUZ` is `Prossy de la Cruz`. */
export const nameCase = (name: string): string =>
  name.replaceAll(/\p{L}[\p{L}\p{M}’'.]*/gu, (part, at: number) => {
    if (at > 0 && /^(?:DE|DEL|LA|LAS|LOS|DA|DOS|DI|VAN|VON|DER|BIN|Y|E)$/u.test(part)) return part.toLowerCase()
    if (/^(?:II|III|IV)$/u.test(part) || /^(?:\p{L}\.)+$/u.test(part)) return part
    return titled(part).replace(
      /^(Mc|O[’'])(\p{Ll})/u,
      (_, start: string, letter: string) => start + letter.toUpperCase(),
    )
  })

const word =
  /(?<![\p{L}\p{M}\p{N}])\p{L}[\p{L}\p{M}]*(?:[’'](?!S(?!\p{L}))\p{L}+)?(?:[’']S(?![\p{L}\p{N}]))?(?![\p{L}\p{M}\p{N}])/gu
const opening = /(?:^|[.!?]["”’)]{0,2}\s{1,3}|\n[ \t]{0,8}(?:[-–*] ?)?)["“‘(]?\p{Ll}/gu

const months =
  /^(?:january|february|april|june|july|august|september|october|november|december|sunday|monday|tuesday|wednesday|thursday|friday|saturday)s?$/
const kept =
  /^(?:USCIS|USA|USC|NTA|EOIR|ICE|CBP|DHS|FBI|CIA|NGO|UN|VA|VAWA|PTSD|TBI|HIV|AIDS|IED|IEP|TPS|DACA|ITIN|IRS|SSN|SSI|GED|DUI|DWI|BIA|IJ|CAT|LPR|RFE|NVC|ID|TV|CEO|COPD|ADHD|MRI|CT|ER|ICU|LGBT|LGBTQ|PSG|LLC|AC|PM|AM)$/
const titles = /^(?:MR|MRS|MS|DR|ST|SR|JR|LT|COL|SGT|CAPT|GEN|PROF|REV|INSP|MD|MT)$/

function wordInSentence(found: string, text: string, at: number, names: WrittenNames): string {
  const [, stem = found, owner = ''] = /^(.+?)([’']S)?$/u.exec(found) ?? []
  const place = { before: text.slice(0, at), after: text.slice(at + found.length) }
  const plain = foldWord(stem)
  const name = names.get(plain)
  if (name !== undefined) return name + owner.toLowerCase()
  if (stem === 'I' || /^I[’']/u.test(stem)) return `I${stem.slice(1).toLowerCase()}${owner.toLowerCase()}`
  if (/[’'](?:T|RE|VE|LL|D)$/u.test(stem)) return stem.toLowerCase()
  if (isTitled(plain, stem, place)) return titled(stem) + owner.toLowerCase()
  return (isInCapitals(plain, stem, place) ? stem : stem.toLowerCase()) + owner.toLowerCase()
}

type Place = { readonly before: string; readonly after: string }

const isTitled = (plain: string, stem: string, { before, after }: Place): boolean =>
  (titles.test(stem) && /^\.? \p{L}/u.test(after) && isTitleHere(stem, after)) ||
  (!kept.test(stem) && !titles.test(stem) && isName(plain, stem, before, after))

const isInCapitals = (plain: string, stem: string, { before, after }: Place): boolean =>
  (stem.length === 1 && /^-\d/u.test(after)) ||
  (kept.test(stem) && !isPlainHere(stem, before)) ||
  (!kept.test(stem) && isAbbreviation(plain, stem))

const isTitleHere = (stem: string, after: string): boolean => after.startsWith('.') || /^(?:MR|MRS|MS|DR)$/u.test(stem)

/** `AM` and `ID`, `ER`: words of a sentence, unless a figure stands before. */
const isPlainHere = (stem: string, before: string): boolean =>
  (/^(?:AM|PM)$/u.test(stem) && !/\d\s*$/u.test(before)) ||
  (/^(?:ICE|CAT)$/u.test(stem) && /\b(?:AN?|HIS|HER|MY|THEIR) $/u.test(before))

function isName(plain: string, stem: string, before: string, after: string): boolean {
  if (plain.length < 3) return false
  if (months.test(plain) || world().has(plain)) return true
  if (/^(?:may|march)$/.test(plain))
    return /^\s+\d/u.test(after) || /\b(?:IN|ON|OF|SINCE|UNTIL|FROM|LATE|EARLY|LAST) $/u.test(before)
  if (functionWords.has(plain)) return false
  const isKnown = isEnglish(plain)
  return givenNames.has(plain) || biblical.test(plain)
    ? !isKnown || plain.length > 4
    : !isKnown && plain.length > 3 && hasVowel(stem)
}

/** A word of English in one of its forms, or one that looks like one. */
const isEnglish = (plain: string): boolean =>
  irregular.has(plain) ||
  looksEnglish.test(plain) ||
  [...formsOf(plain), plain.replace(/([bdgklmnprt])\1(?:ed|ing)$/, '$1'), plain.replace(/ied$/, 'y')].some(
    (form) => dictionaryLine(form) !== undefined,
  )

const looksEnglish =
  /(?:tion|tions|ment|ments|ness|able|ible|ically|ology|ologist|itis|osis|otomy|ectomy|therapy|dialysis|iatric|traumatic)$/
const biblical =
  /^(?:moses|ruth|esther|joseph|abraham|isaac|jacob|samuel|solomon|ezra|noah|adam|sarah|rachel|leah|naomi)$/
const irregular: ReadonlySet<string> = new Set(
  `children women men feet teeth wives lives knives visa visas asylum criteria perjury sent wrote brought bought caught taught thought fought
  sought stood stopped met slept sold seen flew denied threw hung fled hid knew grew ran sat led shown woke drank stolen wore rang lent sang wove
  upheld withdrew overstayed kidnapped handcuffed nearest everybody everyone everything anybody anything beside whoever theirs ourselves hers
  police policeman policemen soccer bakery mosque machete helmet alias rupees pesos hectares scanned offline laptop courthouse checkpoint
  credibility removability drywall forklift hospital clinic diploma helicopter handcuffs genital eaten hers wasnt didnt cant doesnt isnt`.split(
    /\s+/,
  ),
)

const isAbbreviation = (plain: string, stem: string): boolean =>
  stem.length > 1 && stem.length <= 5 && !functionWords.has(plain) && !isEnglish(plain) && !small.test(plain)

const small =
  /^(?:i|a|the|and|or|of|to|in|on|at|by|for|she|he|we|they|him|her|his|its|our|my|me|us|is|am|are|was|were|be|as|an|if|so|no|not|but|did|had|has|who|ok|mom|dad|kid|kids|ex)$/
const hasVowel = (stem: string): boolean => /[AEIOUYÁÉÍÓÚÀÈÌÒÙÄËÏÖÜÂÊÎÔÛÃÕ]/u.test(stem)
const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()

let known: ReadonlySet<string> | undefined

/** The words of countries, states and languages; not those that are words of a sentence as well. */
function world(): ReadonlySet<string> {
  known ??= new Set(
    [...countries.map(({ name }) => name), ...states.map(({ name }) => name), others]
      .flatMap((name) => name.split(/[\s,()-]+/u))
      .filter((part) => /^\p{Lu}\p{L}{3,}$/u.test(part))
      .map(foldWord)
      .filter(
        (part) =>
          !/^(?:united|states|islands?|republic|democratic|people|north|south|east|west|central|kingdom|territory|federated|saint|district|turkey|jordan|guinea|most|both)$/.test(
            part,
          ),
      ),
  )
  return known
}

const others =
  'English Spanish French Portuguese Arabic Russian Chinese Mandarin Hindi Urdu Punjabi Bengali Nepali Swahili Amharic Tigrinya Somali Creole Quechua American Mexican Guatemalan Honduran Salvadoran Cuban Venezuelan Colombian Brazilian Haitian Nigerian Ugandan Kenyan Indian Pakistani Afghan Iranian Iraqi Syrian Egyptian Ukrainian Christian Muslim Catholic Jewish Hindu Sikh Buddhist Baptist Christmas Easter Ramadan'
