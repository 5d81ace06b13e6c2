const months = 'January|February|March|April|May|June|July|August|September|October|November|December'

/** Each ends at the space that must not break a line. */
const bound = [
  /\bINA (?=§)/g,
  /§§? (?=\d)/g,
  /\b(?:Mr|Ms|Mrs|Dr|Hon|No|Exh?s?|Dec|Cir|Pub|Stat)\. (?=[\p{Lu}\d])/gu,
  /\b(?:Exhibit|Tab) (?=\p{Lu}{1,2}\b)/gu,
  new RegExp(String.raw`\b(?:${months}) (?=\d)`, 'g'),
  /\bForm (?=[A-Z]+-\d)/g,
  /\bA (?=\d{3}-\d{3}-\d{3}\b)/g,
  /\b(?:BIA|A\.G\.|AAO) (?=\d{4}\b)/g,
  /\b\d+ (?=(?:U\.S\.C\.|C\.F\.R\.|I&N|F\.\dd|F\.4th|U\.S\.)(?:\s|$))/g,
]

/**
 * Keeps together what must not break across lines: section signs, dates, titles of address, exhibits, form numbers,
 * A-numbers. Only spaces change, one for one, so that offsets into the text stay true.
 */
export function bindSpaces(text: string): string {
  return bound.reduce((kept, pattern) => kept.replaceAll(pattern, (found) => `${found.slice(0, -1)}\u00a0`), text)
}

/** The text with plain spaces again, as long as before: what a file that comes back is compared by. */
export function unbindSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
