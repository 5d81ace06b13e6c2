/** Nothing to fold. */
const small = /^[a-z]*$/
const ascii = /^[\x20-\x7e\s]*$/

/** Small letters without accents: what all comparing of words begins with. */
function foldLetters(text: string): string {
  if (ascii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[ıłđøħ]/gu, (letter) => withoutStroke[letter] ?? letter)
}

/** Letters that Unicode takes apart nowhere: `AYDIN` is how `Aydın` looks in capitals. */
const withoutStroke: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', đ: 'd', ø: 'o', ħ: 'h' }

/** Text for comparing and searching: no accents, small letters, single spaces. Punctuation stays. */
export function foldText(text: string): string {
  return foldLetters(text).replaceAll(/\s+/g, ' ').trim()
}

/** The words of a text alone, with everything but letters and digits as one space: `Ñandú, S.A.` -> `nandu s a`. */
export function foldToWords(text: string): string {
  return foldLetters(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** One word as words are compared: also without apostrophes, full stops and possessive endings. */
export function foldWord(word: string): string {
  if (small.test(word)) return word
  return foldLetters(word)
    .replace(/['’]s?$/, '')
    .replaceAll(/['’.]/g, '')
}
