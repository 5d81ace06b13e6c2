import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { hasFiniteVerb, hasPluralVerb } from '#domain/case-map/reading/finite-verb.ts'
import { countWords } from '#domain/language/sentences.ts'
import { documentNoun } from '#domain/prose/document-noun.ts'
import { findCountry } from '#law/countries.ts'
import { trimEndOf } from '#domain/text/trim.ts'
import { isOfficialTitle } from './kinds-of-paper.ts'
import type { Pen } from './pen.ts'

/** `Fracture of the left clavicle`: a document's note without a verb, and no row of names or numbers. */
export function isDocumentNote(fact: CaseFact, { map }: Pen): boolean {
  const words = (fact.asTold ?? fact.wording).trim()
  const [passage] = passagesOf(map, fact)
  if (fact.wording.startsWith('Asked “') || isOfOffice(passage?.document, map)) return false
  if (passage === undefined || !isShort(words) || isSentenceOfReport(fact, map)) return false
  return (
    !/^(?:declaration|affidavit|statement|letter)$/.test(documentNoun(map, passage.document)) &&
    !/^\{|\b(?:he|she|they|I|we|it)\b/iu.test(fact.wording) &&
    !/\b(?:I|me|my|we|us|our)\b/u.test(words) &&
    /\p{Ll}{3}/u.test(words) &&
    (!hasVerb(words) || (isOfClinic(map, passage.document) && !helping.test(words))) &&
    !/^(?:Date|Patient|Name|Re|No\.|Page|Review)\b/u.test(words)
  )
}

const isShort = (words: string): boolean => countWords(words) >= 3 && countWords(words) <= 20

const isOfOffice = (document: string | undefined, { exhibits }: CaseMap): boolean =>
  isOfficialTitle(exhibits.find(({ id }) => id === document)?.title ?? '')

/** `Converts from Islam bear the brunt.`: in what is no form and no clinic's paper a full stop ends a sentence. */
function isSentenceOfReport(fact: CaseFact, map: CaseMap): boolean {
  const [passage] = passagesOf(map, fact)
  return (
    passage !== undefined &&
    /\b(?:report|document)$/.test(documentNoun(map, passage.document)) &&
    !isOfClinic(map, passage.document) &&
    /^\p{Lu}[^]*\p{Ll}\.$/u.test(passage.words.trim()) &&
    countWords(passage.words) >= 4
  )
}

const hasVerb = (words: string): boolean => hasFiniteVerb(words) || hasPluralVerb(words)

const isOfClinic = (map: CaseMap, id: string | undefined): boolean =>
  /\b(?:hospital|clinic(?:al)?|health (?:center|centre|post|record)|Dr\.?|doctor|physician|medical|emergency|historia cl[íi]nica|discharge|outpatient)\b/iu.test(
    map.exhibits.find((exhibit) => exhibit.id === id)?.title ?? '',
  )

/** A clinician’s participle (`two fragments removed`) is no verb of a sentence. */
const helping =
  /\b(?:is|are|was|were|has|have|had|does|do|did|shows?|showed|states?|stated|reports?|reported|denies|can|cannot|could|needs?|must|will|may|came|says?|said|told)\b/iu

/** The first word in small letters, unless it is an abbreviation or a country. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}[\p{Lu}\d-]/u.test(text) ||
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/u.test(
    text,
  ) ||
  isName(text) ||
  findCountry(/^\p{L}+/u.exec(text)?.[0])
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)

/** `Costa Rica`, `Ahmadiyya Community`: two words with capitals. */
const isName = (text: string): boolean => {
  const [first = '', second = ''] = text.split(/[\s,;:]+/u)
  return /^\p{Lu}\p{Ll}+$/u.test(first) && /^\p{Lu}\p{Ll}+$/u.test(second)
}

/** Notes of one paper as a list that goes on in a sentence: `a diagnosis of PTSD; reason: assault`. */
export const listOfNotes = (notes: readonly CaseFact[]): string =>
  notes
    .flatMap(({ asTold, wording }) => (asTold ?? wording).split('\n'))
    .map((line) => trimEndOf(line.trim(), '.;').replaceAll('.;', ';'))
    .filter((line) => line !== '')
    .map((item) =>
      item
        .replace(
          /^(?:Diagnosis|Impression): (\p{Lu}?)/iu,
          (_, first: string) => `a diagnosis of ${first.toLowerCase()}`,
        )
        .replace(/^Findings?: /iu, ''),
    )
    .map(lowerFirst)
    .join('; ')
    .replaceAll(/(?<=; )\p{Lu}\p{Ll}+(?: \p{Ll}+)?: /gu, lowerFirst)
