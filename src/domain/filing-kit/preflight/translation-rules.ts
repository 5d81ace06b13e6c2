import { foldToWords } from '#domain/language/fold.ts'
import type { Filing, FilingItem } from './filing.ts'
import { partlyForeignLanguageOf } from './item-kind.ts'
import { type Failure, failures, failuresAnd, type Judge, none } from './outcome.ts'

/** What stands with a document in one exhibit: behind its tab, or as `C-2` beside its `C-1`. */
export const childrenOf = (items: readonly FilingItem[], { id, letter }: Pick<FilingItem, 'id' | 'letter'>) =>
  items.filter((one) => one.parent === id || (one.id !== id && letter.includes('-') && isSameTab(one.letter, letter)))

const isSameTab = (one: string, other: string) => one.replace(/-.*/, '') === other.replace(/-.*/, '')

/** A file that holds original, translation and certificate together. */
const isItsOwnTranslation = ({ text }: FilingItem) =>
  /certif/i.test(text) && /competent|fluent/i.test(text) && /translat/i.test(text) && /\benglish\b/i.test(text)

/** X03: what is in another language has its English behind the same tab. */
const translated: Judge = ({ items }) =>
  failures(
    items.flatMap((item): Failure[] => {
      if (item.kind === 'translation' || item.kind === 'translation-certificate') return []
      const language = partlyForeignLanguageOf(item.text)
      if (language === undefined || isItsOwnTranslation(item)) return []
      if (childrenOf(items, item).some(({ kind }) => kind === 'translation')) return []
      const sentence = `${item.title} contains ${language} text and has no English translation.`
      const apart = items.find((one) => one.kind === 'translation' && names(one.title, item, items))
      const hint = apart === undefined ? '' : ` Put ${apart.title} (exhibit ${apart.letter}) behind the same tab.`
      return [{ place: item.id, sentence: `${sentence}${hint}` }]
    }),
  )

const postalAddress =
  /\b\d{5}(?:-\d{4})?\b|\b(?:street|st\.|avenue|ave\.|road|rd\.|drive|lane|boulevard|blvd|calle|address|p\.?o\.? box)/i
const telephone = /\+?\d[\d() .-]{7,18}\d/
const translator = /\bI,? \p{Lu}|\b(?:name|translator|translated by|signed by)\s{0,3}[:.]?\s{1,3}\p{Lu}\p{L}{1,30}[ .]/u
const language =
  /\b(?:from|between|in|of|the) (?:the )?\p{Lu}\p{L}{2,30}(?: language)?,? (?:in)?(?:to|and) (?:the )?English|English and (?:the )?\p{Lu}\p{L}{2,30}|\b\p{Lu}\p{L}{2,30}(?:[- ]to)?[- ]English|\b\p{Lu}\p{L}{2,30} (?:language|original|text|document)/u
const day =
  /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b|\b[A-Z][a-z]{2,8} \d{1,2}, \d{4}\b|\b\d{1,2} [A-Z][a-z]{2,8} \d{4}\b/

/** X04: what the translator’s certificate has to say; many translators put it at the end of the translation itself. */
const certified: Judge = (filing) => {
  const { items } = filing
  const translations = items.filter(({ kind }) => kind === 'translation')
  if (translations.length === 0) return none
  const unsigned: { place: string; sentence: string }[] = []
  const found = translations.flatMap((item): Failure[] => {
    const text = certificateOf(item, filing)
    if (text === undefined) return [{ place: item.id, sentence: `“${item.title}” has no translator’s certificate.` }]
    const missing = lackingIn(text, filing)
    if (missing.length > 0)
      return [
        { place: item.id, sentence: `The translator’s certificate for ${item.title} lacks ${missing.join(', ')}.` },
      ]
    const dated = day.test(text) ? 'signed' : 'signed and dated'
    unsigned.push({ place: item.id, sentence: `Has the translator of ${item.title} ${dated} the certificate by hand?` })
    const party = partyWho(text, filing)
    if (party === undefined) return []
    const sentence = `${party} translated ${item.title}; a translation by a party or by counsel is given less weight.`
    return [{ place: `${item.id} translator`, sentence, severity: 'warn' }]
  })
  return failuresAnd(found, unsigned)
}

/** The applicant, a respondent or counsel, where the certificate is theirs. */
function partyWho(text: string, { kit: { lead, others, counsel } }: Filing): string | undefined {
  const certificate = ` ${foldToWords(text)} `
  const names = [lead, ...others, counsel].flatMap(({ name }) => name ?? [])
  return names.find((name) => certificate.includes(` i ${foldToWords(name)} `))
}

/** The words of the certificate that covers a translation; undefined where none does. */
function certificateOf(item: FilingItem, { items }: Filing): string | undefined {
  const at = item.text.search(/certif/i)
  const own = at >= 0 && /translat|competent/i.test(item.text.slice(at)) ? item.text.slice(at) : undefined
  const alone =
    items.filter(({ kind, letter }) => kind === 'translation' && isSameTab(letter, item.letter)).length === 1
  const others = items.filter(
    ({ kind, letter, text }) =>
      kind === 'translation-certificate' && ((isSameTab(letter, item.letter) && alone) || names(text, item, items)),
  )
  // A scan without any text says nothing; who looks at it is asked.
  const texts = [...others.map(({ text }) => text), ...(own === undefined ? [] : [own])]
  return texts.some((text) => /certif/i.test(text)) ? texts.join('\n') : undefined
}

const notTitle = /^(?:translation|translated|english|certified|the|and|with|from|into)$/

/** One certificate for several documents names each: the translation, or what it translates. */
function names(text: string, item: FilingItem, items: readonly FilingItem[]): boolean {
  const words = new Set(foldToWords(text).split(' '))
  const titles = [item.title, ...items.filter(({ id }) => id === item.parent).map(({ title }) => title)]
  return titles.some((title) => {
    const own = foldToWords(title)
      .split(' ')
      .filter((word) => word.length > 2 && !notTitle.test(word))
    return own.length > 0 && own.every((word) => words.has(word))
  })
}

type Wanted = readonly [pattern: RegExp, what: string]

const wantedEverywhere: readonly Wanted[] = [
  [translator, 'the name of the translator'],
  [language, 'the language'],
  [/competent|fluent|proficient/i, 'that the translator is competent'],
  [/\baccurate/i, 'that it is accurate'],
]
/** `True and accurate to the best of the translator’s abilities`, and where the translator can be found. */
const wantedInCourt: readonly Wanted[] = [
  [/\b(?:true|correct)\b/i, 'that it is true and accurate'],
  [/best of (?:my|his|her|the translator)/i, '“to the best of my abilities”'],
  [postalAddress, 'an address'],
  [telephone, 'a telephone number'],
]
const wantedByAgency: readonly Wanted[] = [[/\b(?:complete|full|entire)\b/i, 'that it is complete and accurate']]

function lackingIn(text: string, { forum }: Filing): string[] {
  const isEoir = forum === 'court' || forum === 'board'
  return [...wantedEverywhere, ...(isEoir ? wantedInCourt : wantedByAgency)].flatMap(([pattern, what]) =>
    pattern.test(text) ? [] : [what],
  )
}

export const translationJudges: Readonly<Record<string, Judge>> = { X03: translated, X04: certified }
