import { isCommonWord } from '#domain/language/dictionary.ts'
import { countries } from '#law/countries.data.ts'

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

const ofTheWorld = new Map(
  [
    ...countries.map(({ name }) => name),
    ...'Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Georgia Hawaii Idaho Illinois Indiana Iowa Kansas Kentucky Louisiana Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana Nebraska Nevada Ohio Oklahoma Oregon Pennsylvania Tennessee Texas Utah Vermont Virginia Wisconsin Wyoming Easter Christmas YouTube Facebook WhatsApp Instagram Telegram Zionist Shia Sunni Christian Muslim Jewish Catholic Persian'.split(
      ' ',
    ),
  ]
    .filter((name) => /^\p{Lu}[\p{L}]{3,}$/u.test(name) && !/^(?:Turkey|Chad|Jordan|Guinea)$/.test(name))
    .map((name) => [fold(name), name]),
)

/**
 * Names as texts of the case write them, by their plain small letters: words with a capital inside a sentence that never
 * stand there without one (`eln` -> `ELN`, `isfahan` -> `Isfahan`).
 */
export function properNamesIn(texts: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const common = new Set<string>()
  for (const text of texts) {
    const sample = text.slice(0, 200_000)
    for (const { 0: word, index: at } of sample.matchAll(/(?<=[\p{Ll},] )\p{Lu}[\p{L}\p{M}]{2,30}(?![\p{L}\p{M}])/gu)) {
      const plain = fold(word)
      if (isInTitle(sample, at, word) && isCommonWord(plain)) continue
      if (word !== word.toUpperCase() || word.length < 6) names.set(plain, names.get(plain) ?? word)
    }
    for (const [word] of sample.matchAll(/(?<![\p{L}\p{M}])\p{Ll}[\p{Ll}\p{M}]{2,30}(?![\p{L}\p{M}])/gu))
      common.add(fold(word))
  }
  for (const word of common) names.delete(word)
  return names
}

/** `Luzira Women’s Prison`, `the General Hospital`: beside another capital an ordinary word is only part of a name. */
const isInTitle = (text: string, at: number, word: string): boolean =>
  /\p{Lu}[\p{L}\p{M}’']{1,30} $/u.test(text.slice(Math.max(0, at - 34), at)) ||
  /^ (?:of (?:the )?)?\p{Lu}/u.test(text.slice(at + word.length, at + word.length + 10))

/** The name as it is written, of a word typed without its capital or its accents; undefined where it is none. */
export function properName(word: string, names: ReadonlyMap<string, string>): string | undefined {
  const plain = fold(word)
  return names.get(plain) ?? (word.length > 3 ? ofTheWorld.get(plain) : undefined)
}
