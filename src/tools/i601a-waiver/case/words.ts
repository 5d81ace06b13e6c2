/*
 * Searching an attorney's narrative. "Whole words" are runs of letters and digits in any alphabet, so that "studied" does
 * not hold "died" and "Galdámez" is one word.
 */

const before = '(?<![\\p{L}\\p{N}])'
const after = '(?![\\p{L}\\p{N}])'

/** Lower case without accents and double spaces, for comparing names. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

/** True when both are names and equal but for case, accents and double spaces. */
export function isSameName(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && fold(one) === fold(other)
}

/** The first of the phrases that stands in the text as whole words, ignoring case and accents. */
export function findPhrase(text: string, phrases: readonly string[]): string | undefined {
  const folded = fold(text)
  return phrases.find((phrase) => new RegExp(`${before}${pattern(fold(phrase))}${after}`, 'u').test(folded))
}

/** True when a word of the text begins with the stem; stems with a capital letter are case-sensitive. */
export function hasStem(text: string, stem: string, wholeWord: boolean): boolean {
  const flags = /\p{Lu}/u.test(stem) ? 'u' : 'iu'
  return new RegExp(`${before}${pattern(stem)}${wholeWord ? after : ''}`, flags).test(text)
}

export function firstName(name: string | undefined): string | undefined {
  return name?.split(' ')[0]
}

const negations = new Set(['no', 'not', 'never', 'nor', 'without'])

/**
 * The words matched by one of the patterns, each once, unless a negation stands among the three words before in the same
 * sentence ("no arrests", "was never arrested").
 */
export function findAffirmed(text: string, patterns: readonly RegExp[]): string[] {
  const found = new Set<string>()
  for (const sentence of text.split(/(?<![.!?;])[.!?;]+\s+|\n+/)) {
    const words = sentence.match(/[\p{L}\p{N}'’]+/gu) ?? []
    for (const [index, word] of words.entries()) {
      if (!patterns.some((known) => known.test(word))) continue
      const negated = words.slice(Math.max(0, index - 3), index).some((earlier) => negations.has(earlier.toLowerCase()))
      if (!negated) found.add(word)
    }
  }
  return [...found]
}

function pattern(phrase: string): string {
  return RegExp.escape(phrase).replaceAll('\\x20', '\\s+')
}

/** `JESSICA ANN KOWALSKI` as a name in prose. */
export function withoutCapitals(name: string): string {
  if (name !== name.toUpperCase()) return name
  return name.toLowerCase().replaceAll(/(?<![\p{L}\p{M}])\p{Ll}/gu, (letter) => letter.toUpperCase())
}
