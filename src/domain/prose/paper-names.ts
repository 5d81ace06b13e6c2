const nouns =
  'report|letter|declaration|affidavit|review|agreement|contract|certificate|survey|evaluation|statement|record|article|study|interview|order|decision|assessment|note|list|minutes|plan|proposal|transcript|dataset|summary|program|complaint|invoice|email|message|printout|license|notice|history|chart|results|clipping|statistics|offer|petition|brochure|post|lease|decree|passport|return|deed|mortgage|bill|statement|petition|ledger|judgment|verdict|ruling|denuncia|informe|carta|constancia'
const noun = new RegExp(String.raw`\b(${nouns})(?:s|ies)?\b`, 'iu')
const translated: Readonly<Record<string, string>> = {
  denuncia: 'complaint',
  informe: 'report',
  carta: 'letter',
  constancia: 'certificate',
}

/** What kind of paper it is, in one word: `report`; `paper` where the title does not say. */
export function nounOfPaper(title: string): string {
  const found = noun.exec(plainOf(title))?.[1]?.toLowerCase()
  return found === undefined ? 'paper' : (translated[found] ?? found)
}

/**
 * A paper as a sentence names it: `the report of the field trial`, `the clinic summary`. A title that somebody typed in a
 * hurry is cut behind the kind of paper; the name of a file is no title: nothing then.
 */
export function nameInSentence(title: string): string | undefined {
  if (/[_\\]|[\p{L}\d]{2}\/[\p{L}\d]{2}|\.\p{L}{2,4}$/u.test(title.trim())) return undefined
  const plain = plainOf(title)
  const found = noun.exec(plain)
  if (found === null) return withoutNoun(plain)
  const foreign = translated[found[1]?.toLowerCase() ?? '']
  if (foreign !== undefined) return `the ${foreign}`
  const end = found.index + found[0].length
  const behind = plain.slice(end)
  const isPlain = !/^\p{Ll}/u.test(plain) && !/^ \d/u.test(behind)
  const goesOn = /^ (?:of|by|from|on|to|for|about|with|and|in)\b/u.test(behind) || isPlain
  return withArticle(goesOn ? plain : plain.slice(0, end) + ofWhom(behind), found.index > 0)
}

/** A title that does not say what kind of paper it is. */
function withoutNoun(plain: string): string | undefined {
  if (!/\s/.test(plain)) return undefined
  return /^\p{Ll}/u.test(plain) ? `the paper “${plain.charAt(0).toUpperCase()}${plain.slice(1)}”` : plain
}

function withArticle(words: string, isQualified: boolean): string {
  // `USDA station report` keeps its letters.
  const small = /^\p{Lu}{2}/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)
  if (/^(?:the|an?) /iu.test(words)) return small
  if (/^\p{L}+[’']s /u.test(words)) return words
  const isName = isQualified && /^\p{Lu}[\p{L}.’'-]+ (?:\p{Lu}|(?:de|del|of|for|and|y) )/u.test(words)
  return `the ${isName ? words : small}`
}

/** `letter transplant coordinator`, `clinic summary Dawn Ibarra 9-2026`: whose paper it is, in words. */
function ofWhom(behind: string): string {
  const words = behind
    .replaceAll(/\([^()]{0,60}\)/gu, '')
    .replace(/ [\d/.-]{2,12}$/u, '')
    .trim()
  if (words === '' || /[\d,;:]/u.test(words) || words.split(' ').length > 4) return ''
  const isPerson = words.split(' ').every((word) => /^\p{Lu}/u.test(word)) && !institution.test(words)
  return isPerson ? ` of ${words}` : ` of the ${words}`
}

const institution =
  /\b(?:clinic|hospital|school|center|centre|church|company|office|court|university|college|institute|association)\b/iu

/** A title as a list of papers prints it: typed in a hurry, it is put in words. */
export function listedTitle(title: string): string {
  const said = /^\p{Ll}/u.test(title.trim()) ? nameInSentence(title) : undefined
  const plain = said === undefined || said.startsWith('the paper') ? titled(title.trim()) : said.replace(/^the /u, '')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** `Declaration - N. Rahimzada`, `Letter Great Northern Association`: of whom. */
const titled = (title: string) =>
  title
    // `License agreement Tidewell - Orsted`: between the two.
    .replace(/\b([Aa]greement|[Cc]ontract|[Ll]icen[cs]e) (\p{Lu}[^-–—]{1,40}) [-–—] (?=\p{Lu})/u, '$1 between $2 and ')
    .replace(/ [-–—] (?=\p{Lu})/u, ' of ')
    .replace(
      /^(Letter|Report|Declaration|Affidavit|Statement|E-?mail|Review|Evaluation) (?=\p{Lu}\p{Ll}+ \p{Lu})/u,
      (_, noun: string) => (institution.test(title) ? `${noun} of the ` : `${noun} of `),
    )

/** Without a date behind a comma. */
function plainOf(title: string): string {
  return titled(title.trim()).replace(/,\s*(?:(?:\p{Lu}\p{Ll}{2,8}\.? )?(?:\d{1,2}, )?(?:19|20)\d{2})$/u, '')
}
