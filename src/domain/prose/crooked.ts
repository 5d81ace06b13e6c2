import { sentencesOf } from '#domain/language/sentences.ts'
import { formOf } from '#domain/case-map/reading/verbs.ts'
import { faultOf } from './whole/judge-sentence.ts'

/** What a retelling got wrong in a sentence. */
export type Crookedness =
  | 'no whole sentence'
  | 'the first person outside a quotation'
  | 'two titles'
  | 'an owner without its mark'
  | 'two forms of one subject'
  | 'a verb that does not agree'
  | 'two articles'

/**
 * The first fault of sentences that were retold from somebody's words: a reader stumbles over them, and the words themselves
 * should stand instead. Undefined where all of them are straight. Words in quotation marks are not judged.
 */
export function crookednessOf(told: string): Crookedness | undefined {
  for (const sentence of sentencesOf(told)) {
    const plain = sentence.replaceAll(/“[^“”]*”/gu, 'Q')
    const found = rules.find(({ says }) => says(plain))?.fault
    if (found !== undefined) return found
    const fault = faultOf(sentence)
    if (fault !== undefined && fault !== 'shorthand') return 'no whole sentence'
  }
  return undefined
}

type Rule = { readonly fault: Crookedness; readonly says: (plain: string) => boolean }

const name = String.raw`(?:Mr|Ms|Mrs|Dr)\. \p{Lu}[\p{L}\p{M}-]+(?: \p{Lu}[\p{L}\p{M}-]+){0,3}(?<!’s)`
const owned = String.raw`(?:hands?|house|home|mother|father|brother|sister|wife|husband|family|legs?|feet|arms?|face|daughter|son|children|uncle|aunt|cousin|car|shop|wrists?|thighs?|chest|passport|deputy)`

const unmarked = new RegExp(String.raw`(?:${name}|\b[Tt]he (?:Applicant|Respondent)) ${owned}\b(?! of\b)`, 'u')
const twoTitles = /\b(?:Dr\.|Prof\.|Sister|Father|Brother|Pastor) (?:Mr|Ms|Mrs|Dr)\. /u
const ownPerson = /(?<![\p{L}’'.-])(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]urs?|[Uu]s)(?![\p{L}’'.-])/u
const kinAndHe =
  /\b(?:wife|husband|brother|sister|mother|father|son|daughter|cousin|friend|children) and (?:he|she)\b(?! (?:had|have|were|are|both|went|lived|married|came|moved|left|fled|took|met|stayed)\b)/u
const twoArticles = /\b(?:an? (?:an?|the|his|her)|the (?:the|an?)) (?=\p{Ll})/u

const rules: readonly Rule[] = [
  { fault: 'two titles', says: (plain) => twoTitles.test(plain) },
  { fault: 'an owner without its mark', says: (plain) => unmarked.test(plain) },
  { fault: 'the first person outside a quotation', says: (plain) => ownPerson.test(plain) },
  { fault: 'two forms of one subject', says: (plain) => kinAndHe.test(plain) },
  { fault: 'two articles', says: (plain) => twoArticles.test(plain) },
  { fault: 'a verb that does not agree', says: joinsTwoForms },
]

/** `he comes every Friday and sign`: two verbs of one subject, of which only the first agrees. */
function joinsTwoForms(plain: string): boolean {
  for (const [, first = '', second = ''] of plain.matchAll(
    /\b(?:he|she|it) (\p{Ll}{3,}s) (?:(?!and\b|or\b)[\p{L}’-]+ ){1,5}and (\p{Ll}{3,})(?=[ ,.])/giu,
  )) {
    const isThird = [first.slice(0, -1), first.slice(0, -2)].some((base) => formOf(base) === 'present')
    if (isThird && formOf(second) === 'present' && !second.endsWith('s')) return true
  }
  return false
}
