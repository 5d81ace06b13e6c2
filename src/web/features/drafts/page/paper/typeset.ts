const bound = [
  /\bINA (?=§)/g,
  /§§? (?=\d)/g,
  /\b(?:Mr|Ms|Mrs|Dr|Hon|No|Exh?|Tab|Dec|Cir|Pub|Stat)\. (?=[A-Z0-9])/g,
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) (?=\d)/g,
  /\bForm (?=[A-Z]+-\d)/g,
  /\b(?:BIA|A\.G\.|AAO) (?=\d{4}\b)/g,
  /\b\d+ (?=(?:U\.S\.C\.|C\.F\.R\.|I&N|F\.\dd|F\.4th|U\.S\.)(?:\s|$))/g,
]

/**
 * Keeps together what must not break across lines: section signs, dates, titles of address, exhibits, form numbers. Only
 * spaces change, one for one, so that offsets into the text stay true.
 */
export function bindSpaces(text: string): string {
  return bound.reduce((kept, pattern) => kept.replaceAll(pattern, (found) => `${found.slice(0, -1)}\u00a0`), text)
}

/** A text cut so that form numbers (`Form I-589`), which would break at their hyphen, stand alone at odd places. */
export function splitAtForms(text: string): string[] {
  return text.split(/(\bForms?[ \u00a0][A-Z]+-\d+[A-Z]?)/)
}
