import { countries } from '#law/countries.ts'
import { states } from '#law/states.ts'
import { foldToWords } from '#domain/language/fold.ts'
import type { FilingItem } from './filing.ts'
import { foreignLanguageOf } from './item-kind.ts'
import { askEach, type Failure, failures, holds, type Judge, none, type Outcome } from './outcome.ts'

export const childrenOf = (items: readonly FilingItem[], { id }: Pick<FilingItem, 'id'>) =>
  items.filter(({ parent }) => parent === id)

const postalAddress =
  /\b\d{5}(?:-\d{4})?\b|\b(?:street|st\.|avenue|ave\.|road|rd\.|drive|lane|boulevard|blvd|calle|address|p\.?o\.? box)/
const telephone = /\+?\d[\d() .-]{7,18}\d/

/** X04: what the translator’s certificate has to say; many translators put it at the end of the translation itself. */
const certified: Judge = ({ items, forum }) => {
  const translations = items.filter(({ kind }) => kind === 'translation')
  if (translations.length === 0) return none
  const isEoir = forum === 'court' || forum === 'board'
  const unsigned: { place: string; sentence: string }[] = []
  const found = translations.flatMap((item): Failure[] => {
    const siblings = items.filter(({ letter, kind }) => letter === item.letter && kind === 'translation-certificate')
    const text = [...siblings.map((one) => one.text), item.text].join('\n').toLowerCase()
    const certificate = text.slice(Math.max(0, text.indexOf('certif')))
    const missing = [
      ...(/certif/.test(text) ? [] : ['a certificate']),
      ...(/competent|fluent|proficient/.test(text) ? [] : ['that the translator is competent']),
      ...(/(?:true|complete) and accurate|accurate and (?:true|complete)|full, complete and accurate/.test(text)
        ? []
        : ['that it is complete and accurate']),
      ...(isEoir && !/best of my/.test(text) ? ['“to the best of my abilities”'] : []),
      ...(isEoir && !postalAddress.test(certificate) ? ['an address'] : []),
      ...(isEoir && !telephone.test(certificate) ? ['a telephone number'] : []),
    ]
    const said = missing[0] === 'a certificate' ? missing.slice(0, 1) : missing
    if (said.length === 0) {
      unsigned.push({ place: item.id, sentence: `Has the translator of ${item.title} signed the certificate by hand?` })
      return []
    }
    return [{ place: item.id, sentence: `The translator’s certificate for ${item.title} lacks ${said.join(', ')}.` }]
  })
  return found.length > 0 ? failures(found) : askEach(unsigned)
}

const wasReadBack =
  /(?:read|translated|interpreted|explained)(?: back)?(?: \w+){0,4} (?:to|for) me(?: \w+){0,3} (?:in|into|from) (?!english\b)\p{L}+|(?:through|with the help of|assisted by) an interpreter|I do not (?:speak|read|understand) English/iu
const hasInterpreter = /certificate of interpretation|competent to interpret|interpreted .{0,80} (?:truly|accurately)/i

/** X05: who does not understand English signs with an interpreter’s certificate. */
const interpreted: Judge = ({ items, kit }) => {
  const declarations = items.filter(({ kind }) => kind === 'declaration')
  const language = kit.answers['declarant_language']?.trim()
  const isEnglish = language?.toLowerCase() === 'english'
  const found = declarations.flatMap((item) => {
    if (foreignLanguageOf(item.text) !== undefined) return []
    const all = [item, ...childrenOf(items, item)].map(({ text }) => text).join('\n')
    if (hasInterpreter.test(all)) return []
    const isDeclarants = declarations.length === 1 || isAbout(item, kit.answers['declarant'])
    const isForeign = language !== undefined && language !== '' && !isEnglish && isDeclarants
    if (wasReadBack.test(all) || isForeign)
      return [
        {
          place: item.id,
          isOpen: true,
          sentence: `The author of ${item.title} does not read English; the declaration needs an interpreter’s certificate.`,
        },
      ]
    if (isEnglish && isDeclarants) return []
    return [{ place: item.id, isOpen: false, sentence: `Does the author of ${item.title} understand English?` }]
  })
  if (declarations.length === 0) return none
  return openOrAsked(found)
}

const isAbout = ({ title }: FilingItem, name: string | undefined) =>
  name !== undefined && name.trim() !== '' && foldToWords(title).includes(foldToWords(name))

function openOrAsked(found: readonly { place: string; isOpen: boolean; sentence: string }[]): Outcome {
  const open = found.filter(({ isOpen }) => isOpen)
  if (open.length > 0) return failures(open.map(({ place, sentence }) => ({ place, sentence })))
  return found.length > 0 ? askEach(found.map(({ place, sentence }) => ({ place, sentence }))) : holds
}

/** Places that are a country abroad and no part of the United States as well. */
const abroad = countries
  .map(({ name }) => foldToWords(name))
  .filter(
    (name) => !/^(?:united states|georgia|jersey|puerto rico|guam|american samoa)|virgin islands|mariana/.test(name),
  )
const ownStates = states.map(({ name }) => foldToWords(name))

function isForeignPlace(text: string): boolean {
  const words = ` ${foldToWords(text)} `
  if (ownStates.some((name) => words.includes(` ${name} `))) return false
  return abroad.some((name) => words.includes(` ${name} `))
}

/** X06: the words of 28 U.S.C. § 1746 for the place of signing, and a day. */
const perjury: Judge = ({ items, kit }) => {
  const declarations = items.filter(({ kind, text }) => kind === 'declaration' && foreignLanguageOf(text) === undefined)
  if (declarations.length === 0) return none
  return failures(
    declarations.flatMap(({ id, title, text, state }): Failure[] => {
      if (state !== 'ready' || text.trim() === '') return []
      const end = text.slice(-2500)
      // A notary's seal makes it an affidavit, which the statute is not about.
      if (/subscribed and sworn|notary public/i.test(end)) return []
      const at = end.search(/under penalty of perjury/i)
      const after = at < 0 ? '' : end.slice(at)
      const isAbroad = kit.answers['signed_abroad'] === 'yes' || isForeignPlace(signedWhere(after))
      const hasAbroad = /under the laws of the United States/i.test(end)
      if (at >= 0 && (!isAbroad || hasAbroad))
        return isDated(after)
          ? []
          : [{ place: id, sentence: `${title} has no day beside its penalty-of-perjury statement.` }]
      const where = isAbroad ? ' for a document signed abroad' : ''
      return [{ place: id, sentence: `${title} does not end with a penalty-of-perjury statement${where}.` }]
    }),
  )
}

/** The words behind `Executed on` or `Signed at`, in which the place stands. */
function signedWhere(text: string): string {
  const at = text.search(/\b(?:executed|signed|dated?)\b/i)
  return at < 0 ? '' : text.slice(at, at + 160)
}

const isDated = (text: string) =>
  /\b(?:executed|signed|date[d]?)\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b[A-Z][a-z]{2,8} \d{1,2}, \d{4}\b/i.test(text)

export const declarationJudges: Readonly<Record<string, Judge>> = { X04: certified, X05: interpreted, X06: perjury }
