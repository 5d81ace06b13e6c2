import { functionWords } from '#domain/language/word-lists.data.ts'
import { foldText, foldToWords } from '#domain/language/fold.ts'
import type { ItemKind } from './filing.ts'

const kinds: readonly (readonly [ItemKind, RegExp])[] = [
  [
    'translation-certificate',
    /certificate of (?:accuracy|translation)|translator.{0,3}s? (?:certificate|certification)|certified translat/,
  ],
  ['interpreter-certificate', /certificate of interpretation|interpreter.{0,3}s? certificate/],
  ['translation', /translation|translated/],
  ['cv', /curriculum vitae|\bcv\b|resume\b/],
  [
    'expert-letter',
    /(?:expert|psycholog|psychiatr|medical|evaluation|opinion).{0,40}(?:letter|report|evaluation|opinion|declaration)|(?:letter|report) of dr\b/,
  ],
  ['country-report', /country (?:report|condition)|human rights report|state department/],
  ['receipt', /receipt|proof of payment/],
  ['form', /^(?:form )?(?:i-\d{3}a?|n-\d{3}|g-\d{2,4}|eoir-\d{2})\b|\bform (?:i|n|g|eoir)-\d/],
  ['declaration', /declaration|affidavit|sworn statement/],
  ['photo', /photo|picture/],
]

/** What a document is by its title; `other` where that does not say. */
export function itemKindOf(title: string, isCv: boolean): ItemKind {
  if (isCv) return 'cv'
  const folded = foldText(title)
  return kinds.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'other'
}

/** Small words of languages that clients bring papers in. They are judged by share, so that names do not decide. */
const foreign: Readonly<Record<string, readonly string[]>> = {
  Spanish:
    'de la que el en los del se las por un una con para es al su lo como mas pero sus le ya fue este ha si porque esta son entre cuando muy sin sobre ser tiene nacio hijo hija dia ano mil'.split(
      ' ',
    ),
  French:
    'de la le et les des en un une du dans que pour qui par sur au avec ne pas est son sa ses aux cette ete il elle je nous vous ont fait ne le'.split(
      ' ',
    ),
  Portuguese:
    'de a que e do da em um para com nao uma os no se na por mais as dos como mas foi ao ele das tem seu sua ou ser quando muito nos ja esta eu tambem so pelo pela ate isso filho'.split(
      ' ',
    ),
  'Haitian Creole': 'mwen ou li nou yo ki nan ak pou te se pa sa yon la an ap gen fe tout lè konsa men kote moun'.split(
    ' ',
  ),
}

const fewestWords = 20
const mostForeign = 0.15

/** The language that a text is mostly in beside English; undefined for a text in English, or one too short to tell. */
export function foreignLanguageOf(text: string): string | undefined {
  const letters = text.slice(0, 40_000)
  return otherScriptOf(letters) ?? languageOfWords(foldToWords(letters).split(' '))
}

/** So many words are judged at once where a text changes its language, each time with as many before and behind them. */
const wordsTogether = 10

/** The language in which more than 15 % of the words stand, be the others English: a page of Spanish in a long record. */
export function partlyForeignLanguageOf(text: string): string | undefined {
  const whole = foreignLanguageOf(text)
  if (whole !== undefined) return whole
  const words = foldToWords(text.slice(0, 400_000)).split(' ')
  const found = new Map<string, number>()
  for (let from = 0; from < words.length; from += wordsTogether) {
    const around = words.slice(Math.max(0, from - wordsTogether), from + 2 * wordsTogether)
    const language = languageOfWords(around)
    const count = Math.min(wordsTogether, words.length - from)
    if (language !== undefined) found.set(language, (found.get(language) ?? 0) + count)
  }
  const [most] = [...found].toSorted((a, b) => b[1] - a[1])
  return most && most[1] / words.length > mostForeign ? most[0] : undefined
}

function languageOfWords(words: readonly string[]): string | undefined {
  if (words.length < fewestWords) return undefined
  const english = words.filter((word) => functionWords.has(word)).length
  const shares = Object.entries(foreign).map(([language, list]) => {
    const known = new Set(list)
    return {
      language,
      share: words.filter((word) => known.has(word) && !functionWords.has(word)).length / words.length,
    }
  })
  const most = shares.toSorted((a, b) => b.share - a.share)[0]
  return most && most.share > mostForeign && most.share * words.length > english ? most.language : undefined
}

function otherScriptOf(text: string): string | undefined {
  const all = text.match(/\p{L}/gu)?.length ?? 0
  if (all < fewestWords) return undefined
  const scripts = [
    ['Cyrillic-script', /\p{Script=Cyrillic}/gu],
    ['Arabic-script', /\p{Script=Arabic}/gu],
    ['Chinese or Japanese', /\p{Script=Han}/gu],
    ['Amharic or Tigrinya', /\p{Script=Ethiopic}/gu],
    ['Devanagari-script', /\p{Script=Devanagari}/gu],
  ] as const
  return scripts.find(([, pattern]) => (text.match(pattern)?.length ?? 0) / all > mostForeign)?.[0]
}
