import { countries } from '#law/countries.data.ts'
import { states } from '#law/states.ts'
import { foldToWords } from '#domain/language/fold.ts'
import type { FilingItem } from './filing.ts'
import { foreignLanguageOf } from './item-kind.ts'
import { type Failure, failuresAnd, type Judge, none } from './outcome.ts'
import { childrenOf } from './translation-rules.ts'

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
  const said = (isOpen: boolean) =>
    found.filter((one) => one.isOpen === isOpen).map(({ place, sentence }) => ({ place, sentence }))
  return failuresAnd(said(true), said(false))
}

const isAbout = ({ title }: FilingItem, name: string | undefined) =>
  name !== undefined && name.trim() !== '' && foldToWords(title).includes(foldToWords(name))

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

/** X06: the words of 28 U.S.C. § 1746 for the place of signing, a day, and a line for the signature. */
const perjury: Judge = ({ items, kit }) => {
  const declarations = items.filter(({ kind, text }) => kind === 'declaration' && foreignLanguageOf(text) === undefined)
  if (declarations.length === 0) return none
  const unsigned: { place: string; sentence: string }[] = []
  const found = declarations.flatMap((item): Failure[] => {
    const { id, title, text, state } = item
    if (state !== 'ready' || text.trim() === '') return []
    const end = text.slice(-2500)
    // A notary's seal makes it an affidavit, which the statute is not about.
    if (/subscribed and sworn|notary public/i.test(end)) return []
    const after = closingOf(end)
    const isAbroad = kit.answers['signed_abroad'] === 'yes' || isForeignPlace(signedWhere(after))
    const hasAbroad = /under the laws of the United States/i.test(end)
    if (after === '' || (isAbroad && !hasAbroad)) {
      const where = isAbroad ? ' for a document signed abroad' : ''
      return [{ place: id, sentence: `${title} does not end with a penalty-of-perjury statement${where}.` }]
    }
    if (!isDated(after))
      return [{ place: id, sentence: `${title} has no day beside its penalty-of-perjury statement.` }]
    if (!hasSignatureLine(item, after))
      unsigned.push({ place: id, sentence: `Is ${title} signed below its penalty-of-perjury statement?` })
    return []
  })
  return failuresAnd(found, unsigned)
}

const oath = 'under penalty of perjury'
/** Another numbered paragraph of the declaration, not `No. 5` or a day. */
const paragraph = /(?:\.|\n) ?\d{1,3}\. {1,3}\p{Lu}/u

/** What stands from the last oath on; nothing where the declaration itself goes on behind it, before anybody's certificate. */
function closingOf(end: string): string {
  const at = end.toLowerCase().lastIndexOf(oath)
  const after = at < 0 ? '' : end.slice(at)
  const numbered = after.search(paragraph)
  const certificate = after.search(/certificat/i)
  return numbered >= 0 && (certificate < 0 || numbered < certificate) ? '' : after
}

/** A line to sign on, or the name of whoever signs: what is written by hand has no text. */
function hasSignatureLine({ title }: FilingItem, after: string): boolean {
  const name = foldToWords(title)
    .split(' ')
    .filter((word) => word.length > 2 && !/^(?:declaration|affidavit|sworn|statement|the)$/.test(word))
  const words = new Set(foldToWords(after).split(' '))
  return /_{4,}|signature|signed/i.test(after) || name.some((word) => words.has(word))
}

/** The words behind `Executed on` or `Signed at`, in which the place stands. */
function signedWhere(text: string): string {
  const at = text.search(/\b(?:executed|signed|dated?)\b/i)
  return at < 0 ? '' : text.slice(at, at + 160)
}

const isDated = (text: string) =>
  /\b(?:executed|signed|date[d]?)\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b[A-Z][a-z]{2,8} \d{1,2}, \d{4}\b/i.test(text)

export const declarationJudges: Readonly<Record<string, Judge>> = { X05: interpreted, X06: perjury }
