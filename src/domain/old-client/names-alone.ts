import { isCommonWord } from '#domain/language/dictionary.ts'
import { foldWord } from '#domain/language/fold.ts'
import { givenNames } from '#domain/language/given-names.data.ts'
import { findSentences } from '#domain/language/sentences.ts'
import { findState } from '#law/states.ts'
import type { TemplateLine } from '#domain/template-sections/old-case.ts'
import { storyWords } from './lexicon.data.ts'
import { type IsOrdinary, type IsProtected, isNameWord, nameRun, ownWords, trimName } from './name-words.ts'

/** `Occupational Outlook Handbook`: what ends like this is a paper or a post, and nobody. */
const thingAfter =
  /^ (?:Hall|Field|County|Public|Police|Municipal|International|Airport|Courthouse|Station|Handbook|Report|Manual|Guide|Guidelines|Act|Rule|Survey|Index|Review|Journal|Times|Post|Press|News|Watch|Program|Project|Initiative|Standards?|Classification|Code|Engineer|Analyst|Manager|Developer|Scientist|Accountant|Architect|Specialist|Consultant|Administrator|Coordinator|Designer|Technician|Researcher|Associate|Programmer)(?![\p{L}])/u
const aloneRun = new RegExp(String.raw`(?<![\p{L}\p{N}’'-])${nameRun}`, 'gu')
const streetAfter =
  /^,? (?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Drive|Court|Way|Place|Plaza|Square|Terrace|Parkway|Circle)\b/
const prepositionBefore = /\b(?:in|at|near|from|to|of|outside) $/
/** What somebody is of or from, and no place is. */
const ofPerson =
  /\b(?:divorced?|separat\p{L}+|letters?|declarations?|affidavits?|statements?|marriage|wedding|engagement|custody|gifts?|money|checks?|testimony|names?) (?:of|from|to|by) $/iu
const placeBefore = /(?:\b(?:in|at|near|from|to|of|outside) |, |\d )$/

/** Names that no anchor introduces: two words and more, neither public nor ordinary. */
export function namesAlone(
  line: TemplateLine,
  isProtected: IsProtected,
  isOrdinary: IsOrdinary,
  isKnown: (folded: string) => boolean = () => false,
): string[] {
  if (/^\W*in (?:removal|bond|deportation|exclusion|withholding) proceedings\b/iu.test(line.text)) return []
  if (line.part === 'body' && isTitle(line.text)) return []
  return [...line.text.matchAll(aloneRun)].flatMap((match) => {
    const words = match[0].split(/[ \u00a0]/)
    const found: string[] = []
    for (let first = 0; first < words.length; first += 1) {
      const written = trimName(words.slice(first).join(' '), isOrdinary)
      if (written === '') continue
      const start = line.text.indexOf(written, match.index)
      // After `renewal of` stands a town or, with a family name that is known, a person.
      const isSomebody =
        ownWords(written).some(isKnown) ||
        (ofPerson.test(line.text.slice(0, start)) && givenNames.has(foldWord(written.split(' ')[0] ?? '')))
      const isName = isNamed(written, isSomebody) && !isPlaceOrThing(line, start, start + written.length, isSomebody)
      if (isName && !isProtected(line, start, start + written.length)) found.push(written)
      first += written.split(' ').length
    }
    return found
  })
}

/** Two words and more, of which one is no word that anything is called by: `Occupational Profile` is nobody. */
function isNamed(written: string, isSomebody: boolean): boolean {
  const own = ownWords(written)
  return own.length >= 2 && written !== written.toUpperCase() && (isSomebody || !own.every(isCommonWord))
}

function isPlaceOrThing({ text, row }: TemplateLine, start: number, end: number, isSomebody: boolean): boolean {
  const after = text.slice(end)
  const state = /^, ([A-Z]{2}(?!\p{L})|\p{Lu}\p{L}+)/u.exec(after)?.[1]
  // In a cell a comma parts names, not a town from its state.
  const before = row === undefined ? placeBefore : prepositionBefore
  const isPlace = findState(state) !== undefined || (!isSomebody && before.test(text.slice(0, start)))
  return isPlace || streetAfter.test(after) || thingAfter.test(after)
}

/** `Emeka works as a roofer`: a first name alone that does something which only a person's story tells. */
export function namesOfSubjects({ text }: TemplateLine, isOrdinary: IsOrdinary): string[] {
  return findSentences(text).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end)
    const [, word = ''] =
      /^(?:(?:al|el|ibn|bin|abu|de|da|dos|van)[- ])?(\p{Lu}(?:[’']\p{L}|\p{L}[’']?)[\p{L}\p{M}-]+)(?:[’']s \p{L}+)? (?:is|was|has|had|\p{L}{2,}(?:s|ed))\b/u.exec(
        sentence,
      ) ?? []
    const isName = word.length > 2 && !/(?:ly|ing|tion|ment|ship|ity)$/.test(word) && isNameWord(word, isOrdinary)
    return isName && (givenNames.has(foldWord(word)) || storyWords.some(([, pattern]) => pattern.test(sentence)))
      ? [word]
      : []
  })
}

/** Every longer word of a title has a capital. */
function isTitle(text: string): boolean {
  if (/^\p{L}[\p{L} ]{2,30}: /u.test(text)) return false
  if (/^(?:re|to|from|cc|subject)\b\W|\d{3}/iu.test(text)) return false
  const letters = text.match(/\p{L}+/gu) ?? []
  return letters.length > 4 && letters.every((word) => /^\p{Lu}/u.test(word) || word.length < 4)
}
