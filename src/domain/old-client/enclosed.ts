import type { FoundMark, TemplateLine } from '#domain/template-sections/old-case.ts'

const opens =
  /^\W*(?:(?:list|index|table|schedule) of )?(?:the )?(?:exhibits?|tabs|enclosures?|enclosed|attachments?|evidence|supporting (?:documents?|evidence)|documents? (?:enclosed|attached|submitted))\b(?! (?:shows?|is|are|was|were|of) )[^.]{0,50}$/iu
const numbered = /^\W*(?:(?:exh?(?:ibit|\.)?|tab|attachment|enclosure) )?(?:[A-Z]{1,2}|\d{1,2})(?: ?[.):–—-]|:) \p{L}/iu
const labelled = /^\W*(?:exh?(?:ibit|\.)|tab|attachment|enclosure) (?:[A-Z]{1,2}|\d{1,2})(?: ?[.):–—-]|:) /iu

/** The lines of lists of exhibits and enclosures: those under such a title that are numbered or short, and those that begin with `Exhibit A:`. */
function enclosedLines(lines: readonly TemplateLine[]): TemplateLine[] {
  let isOpen = false
  return lines.filter((line) => {
    const { part, text } = line
    if (part !== 'body') return false
    if (opens.test(text) && text.trim().length < 70) {
      isOpen = true
      return false
    }
    const isItem = numbered.test(text) || /^\s*[-–•·*]\s/u.test(text) || (text.length < 90 && !/[.!?,]\s*$/u.test(text))
    isOpen = isOpen && isItem && line.isHeading !== true
    return isOpen || labelled.test(text)
  })
}

/** A paper that any client's list may have, by words of its title. */
const ofAnyList =
  /\b(?:Forms?|Notice|Cop(?:y|ies)|Card|Certificates?|Petition|Application|Orders?|Motion|Statement|Declaration|Affidavit|Records?|Reports?|Letter|Passport|Visa|License|Returns?|Transcripts?|Resident|Supplement|Appearance|Security|Waiver|Country|Conditions|Evidence|Exhibits?|Photographs?|Receipts?|Checks?|Fee|Translation|United|States|U\.S\.|Department|Department of|Board|Service|Services|USCIS|DHS|ICE|Immigration|Department’s|Supreme|Amended|Birth|Marriage|Divorce|Death|Tax|Police|Medical|Psychological|Evaluation|Curriculum|Vitae|Index|Proposed|Criminal|Clearance|Proof|Human Rights|World)\b/u

/** `Tab ` before its letter: no body begins there. */
const tag = /^\W*(?:tab|exhibit|exh?\.|attachment|enclosure) $/iu

/** Words with capitals inside of a line of such a list: `Report card, Central High`. */
const inside =
  /(?<=[\p{Ll}’)][,;:]? (?:(?:of|from|by|at|with|and|to|in) )?(?:the )?)\p{Lu}[\p{L}’'.&-]*(?: (?:(?:of|and|&|the) )*\p{Lu}[\p{L}’'.&-]*){1,5}/gu

/** Bodies in lists of exhibits, though each of their words is one of the law's: no two clients have their papers of the same one. */
export function bodiesEnclosed(
  lines: readonly TemplateLine[],
  raw: Map<TemplateLine, readonly FoundMark[]>,
  isProtected: (line: TemplateLine, start: number, end: number) => boolean,
): void {
  for (const line of enclosedLines(lines)) {
    const marks = raw.get(line) ?? []
    const found = [...line.text.matchAll(inside)].flatMap(({ 0: words, index }): FoundMark[] => {
      const end = index + words.length
      const isFree = marks.every((mark) => end <= mark.start || mark.end <= index) && !isProtected(line, index, end)
      return isFree && !ofAnyList.test(words) && !tag.test(line.text.slice(0, index))
        ? [{ start: index, end, slot: 'unsure' }]
        : []
    })
    if (found.length > 0)
      raw.set(
        line,
        [...marks, ...found].toSorted((a, b) => a.start - b.start),
      )
  }
}
