import { formatANumber } from '#domain/identifiers/a-number.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { foldToWords } from '#domain/language/fold.ts'
import { isWithinEdits } from '#domain/language/similar-names.ts'
import { inlineText, type LegalDocument } from '#domain/legal-document/block.ts'
import type { Filing } from './filing.ts'

/** A name, number or day that a paper gives otherwise than the record. */
export type Difference = {
  readonly field: string
  readonly place: string
  readonly value: string
  readonly record: string
}

const aNumber =
  /(?<![\p{L}\d])A(?:[-# ]|No\. |\u00a0)?[ -]?(\d{3}[- ]?\d{3}[- ]?\d{2,3}|\d{2}[- ]\d{3}[- ]\d{2,3}|\d{8,9})(?!\d)/gu
const bornOn = /date of birth:?\s{1,3}([A-Z][a-z]{2,8} \d{1,2}, \d{4}|\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2})/gi

/** Where name, A-number or date of birth are not those of the record, each place once. */
export function differingIdentities(filing: Filing): Difference[] {
  const places = [
    ...filing.draft,
    ...filing.papers.map(({ place, document }) => ({ place, text: textOfPaper(document) })),
    { place: 'The exhibit list', text: filing.items.map(({ title }) => title).join('\n') },
    ...filing.items.filter(({ kind }) => kind === 'form').map(({ title, text }) => ({ place: title, text })),
  ]
  const found = places.flatMap(({ place, text }) => [
    ...differingNumbers(filing, place, text),
    ...differingNames(filing, place, text),
    ...differingBirths(filing, place, text),
  ])
  found.push(...ownBirths(filing))
  const keys = found.map(({ field, place, value }) => `${field} ${place} ${value}`)
  return found.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}

/** `I was born on` in a declaration that the client signs. */
const ownBirth = /\bI was born (?:in [^.;()]{1,60}? )?on ([A-Z][a-z]{2,8} \d{1,2}, \d{4})/g

function ownBirths({ items, record: { born, names } }: Filing): Difference[] {
  if (born === undefined) return []
  const [first = '', last = ''] = [names.first, names.last].map((name) => foldToWords(name).split(' ')[0])
  return items
    .filter(({ kind, title }) => {
      const words = foldToWords(title).split(' ')
      return kind === 'declaration' && words.includes(first) && words.includes(last)
    })
    .flatMap(({ title, text }) => [...text.matchAll(ownBirth)].map(({ 1: value = '' }) => ({ title, value })))
    .filter(({ value }) => value !== formatLongDate(born))
    .map(({ title, value }) => ({ field: 'The date of birth', place: title, value, record: formatLongDate(born) }))
}

/** The words of a paper, line by line. */
export function textOfPaper({ cover = [], blocks }: LegalDocument): string {
  return [...cover, ...blocks]
    .flatMap((block) => {
      if ('content' in block) return [inlineText(block.content)]
      if ('lines' in block) return block.lines.map(inlineText)
      if ('items' in block) return block.items.map(({ content }) => inlineText(content))
      return 'rows' in block ? block.rows.flatMap((row) => row.flatMap(({ content }) => content.map(inlineText))) : []
    })
    .join('\n')
}

function differingNumbers({ record, kit }: Filing, place: string, text: string): Difference[] {
  const [own] = record.aNumbers
  if (own === undefined) return []
  // Other respondents are named by the attorney and need not be on record.
  const others = kit.others.flatMap(({ aNumber: number }) => (number === undefined ? [] : nineDigits(number)))
  return [...text.matchAll(aNumber)].flatMap(({ 0: written, 1: digits = '', index }) => {
    const nine = nineDigits(digits)
    if (record.aNumbers.includes(nine) || others.includes(nine)) return []
    const whose = kit.others.find(({ name }) => isNamedBefore(name, text, index))
    // Whose number nobody told cannot differ; that it is missing is said elsewhere.
    if (whose && whose.aNumber === undefined) return []
    const known = nineDigits(whose?.aNumber ?? own)
    return [{ field: 'The A-number', place, value: written.trim(), record: formatANumber(known) ?? known }]
  })
}

const nineDigits = (number: string) => number.replaceAll(/\D/g, '').padStart(9, '0')

/** `Mateo Ruiz (A 012-345-678)`: a number behind a name is that person's. */
const isNamedBefore = (name: string, text: string, at: number) =>
  foldToWords(text.slice(Math.max(0, at - name.length - 8), at)).endsWith(foldToWords(name))

/** The client's first name before a last name that is nearly, but not quite, the record's. */
function differingNames({ record: { names } }: Filing, place: string, text: string): Difference[] {
  const first = foldToWords(names.first).split(' ')[0] ?? ''
  const last = foldToWords(names.last).split(' ')
  if (first.length < 3 || last[0] === undefined) return []
  const pairs = text.matchAll(
    /(?<![\p{L}’'-])(\p{Lu}[\p{L}’'-]{1,30})[ \u00a0]((?:\p{Lu}[\p{L}’'-]{0,30}[ \u00a0]?){1,4})/gu,
  )
  return [...pairs].flatMap(({ 1: given = '', 2: family = '' }) => {
    if (foldToWords(given) !== first) return []
    const words = foldToWords(family).split(' ')
    if (words.some((word) => last.includes(word))) {
      const wrong = words.find((word) => !last.includes(word) && last.some((name) => isNearly(word, name)))
      return wrong === undefined ? [] : [difference(given, family)]
    }
    return words.some((word) => last.some((name) => isNearly(word, name))) ? [difference(given, family)] : []
  })

  function difference(given: string, family: string): Difference {
    return { field: 'The name', place, value: `${given} ${family.trim()}`, record: `${names.first} ${names.last}` }
  }
}

const isNearly = (word: string, name: string) =>
  word !== name && word.length > 3 && name.length > 3 && isWithinEdits(word, name, name.length > 6 ? 2 : 1)

function differingBirths(filing: Filing, place: string, text: string): Difference[] {
  const { kit, record } = filing
  const { born, names } = record
  if (born === undefined) return []
  const [year, month, day] = born.split('-').map(Number)
  const forms = new Set([formatLongDate(born), born, `${month}/${day}/${year}`, slashes(born)])
  const told = birthsToldOf(
    [names.first, names.last],
    { isAlone: kit.others.length === 0, isShared: isNameShared(filing) },
    text,
  )
  return [...[...text.matchAll(bornOn)].map(({ 1: written = '' }) => written), ...told].flatMap((written) =>
    forms.has(written) ? [] : [{ field: 'The date of birth', place, value: written, record: formatLongDate(born) }],
  )
}

const toldBirth = /\bborn (?:in [^.;()]{1,60}? )?on ([A-Z][a-z]{2,8} \d{1,2}, \d{4})/g
const ofSomebodyElse =
  /\b(?:who|whose|whom|daughters?|sons?|child|children|wife|husband|spouse|partner|mothers?|fathers?|parents?|sisters?|brothers?|siblings?|twins?|cousins?|nephew|niece|aunt|uncle|grand\w+)\b/i

/** Who else is in the case: nobody, or somebody of the client's family name. */
type Company = { readonly isAlone: boolean; readonly isShared: boolean }

/** `Mr. Medina` and `Ms. Medina` stand in one draft: the family name alone then tells nobody apart. */
function isNameShared({ draft, record: { names } }: Filing): boolean {
  const last = new Set(foldToWords(names.last).split(' '))
  const titles = draft.flatMap(({ text }) =>
    [...text.matchAll(/\b(Mr|Ms|Mrs)\. (\p{Lu}[\p{L}’'-]{1,30})/gu)].flatMap(({ 1: title, 2: name = '' }) =>
      last.has(foldToWords(name)) ? [title === 'Mr'] : [],
    ),
  )
  return new Set(titles).size > 1
}

/** Days of birth in sentences that tell them of the client: by name, or as the only party of the case. */
function birthsToldOf(names: readonly string[], { isAlone, isShared }: Company, text: string): string[] {
  const own = foldToWords(names.join(' '))
    .split(' ')
    .filter((word) => word.length > 2)
  const first = foldToWords(names[0] ?? '').split(' ')
  const parties = isAlone ? ['respondent', 'applicant', 'petitioner', 'beneficiary'] : []
  return [...text.matchAll(toldBirth)].flatMap(({ index, 1: written = '' }) => {
    const sentence =
      text
        .slice(Math.max(0, index - 160), index)
        .split(/(?<!\b(?:Mr|Ms|Mrs|Dr))[.;?!]\s/)
        .at(-1) ?? ''
    const words = foldToWords(sentence).split(' ')
    const isNamed =
      words.some((word) => own.includes(word)) && (words.some((word) => first.includes(word)) || !isShared)
    const isOwn = isNamed || words.some((word) => parties.includes(word))
    return isOwn && !ofSomebodyElse.test(sentence) ? [written] : []
  })
}

function slashes(date: string): string {
  const [year, month, day] = date.split('-')
  return `${month}/${day}/${year}`
}
