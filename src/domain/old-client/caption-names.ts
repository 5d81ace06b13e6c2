import { findState } from '#law/states.ts'
import type { PersonRole, TemplateLine } from '#domain/template-sections/old-case.ts'
import { type IsOrdinary, type IsProtected, isNameWord } from './name-words.ts'

/** `SURNAME, Given`, which is no city with its state; `Ana Example, LCSW, Example House` has a degree. */
export function reversedNames(line: TemplateLine, isProtected: IsProtected, isOrdinary: IsOrdinary): string[] {
  return [...line.text.matchAll(reversed)].flatMap((match) => {
    const [, family = '', given = ''] = match
    if (findState(given) || ofOffice.test(given) || isProtected(line, match.index, match.index + match[0].length))
      return []
    const words = [...family.split(' '), ...given.split(' ')]
    return words.every((word) => isNameWord(word, isOrdinary)) ? [`${given} ${family}`] : []
  })
}

/** `HARLAN, Warden`: what somebody is, and no first name. */
const ofOffice =
  /^(?:Warden|Director|Secretary|Sheriff|Commissioner|Administrator|Attorney|Acting|Field|Chief|Judge|Petitioners?|Plaintiffs?|Respondents?|Defendants?|Applicants?|Beneficiary|Appellants?)\b/u
const reversed =
  /(?<![\p{L}\p{M}])(?<!\p{Lu}[’'-])(?<!\p{L}, )(\p{Lu}[\p{Lu}\p{M}’'-]{2,}(?: \p{Lu}[\p{Lu}\p{M}’'-]+){0,2}), (\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'.-]*){0,3})/gu

const isText = (text: string): boolean => text.length > 40 && /[.:]$/u.test(text.trimEnd()) && /\p{Ll}/u.test(text)

/** `In re Guardianship of` names the child. */
const captionOpening =
  /^\W*(?:(?:in the matters? of|in re:?|in the interests? of|matter of)(?: (?:the )?(?:guardianship|adoption|custody|conservatorship|dependency|parentage|support|marriage|name change|welfare|application)(?: (?:and|\/) \p{L}+)? (?:of|for))?|ex parte|re:? (?:the )?guardianship of)(?!\p{L})\W*/iu

/** The lines after `In the Matter of`, up to the word for the party. */
export function captionNames(
  lines: readonly TemplateLine[],
  at: number,
  isOrdinary: (folded: string) => boolean,
): { role: PersonRole; written: string }[] {
  const line = lines[at]
  const opening = captionOpening.exec(line?.text ?? '')
  if (!line || !opening) return []
  const rest = line.text.slice(opening[0].length)
  const following = lines
    .slice(at + 1, at + 9)
    .filter(({ part }) => part === line.part)
    .map(({ text }) => text)
  const stop = following.findIndex((text) =>
    /^\W*(?:respondents?|petitioners?|applicants?|in (?:removal|bond|deportation)|file|a\s?\d|appellant)/iu.test(text),
  )
  // Behind the text of an order, or a line to sign on, stands who signs, and no party.
  const ending = following.findIndex((text) => text.includes('____') || isText(text))
  const last = Math.min(stop === -1 ? 3 : stop + 1, ending === -1 ? 9 : ending)
  const own = [rest, ...following.slice(0, last)].flatMap((text) => text.split(/[\n\t)]/))
  const names = own.flatMap((text) => {
    const bare = text
      .replace(
        /,? (?:in (?:removal|bond|deportation|exclusion)\b|file nos?\b|et al\.?|respondents?|petitioners?|derivative|minor child|lead respondent|rider|an? (?:minor|child|juvenile|person|youth|infant|adult)|minor|juvenile|(?:date of birth|d\.?o\.?b\.?|born))\b.*$/iu,
        '',
      )
      .replace(/,? \(?A[- #]{0,2}\d{3}[- ]?\d{3}[- ]?\d{3}\)?.*$/u, '')
      .replaceAll(/(?<![;,:|])[;,:|]+$/g, '')
      .replaceAll(/[“”"]/g, '')
      .trim()
    const words = bare
      .split(/[\s,]+/)
      .filter((word) => !/^(?:de|del|la|las|los|da|do|dos|al|el|bin|y|and)$/iu.test(word))
    const isName =
      words.length >= 2 &&
      words.length <= 6 &&
      words.every((word) => /^\p{Lu}/u.test(word) && isNameWord(word, isOrdinary))
    return isName ? [bare] : []
  })
  return names.map((written, index) => ({ role: index === 0 ? 'client' : 'relative', written }))
}
