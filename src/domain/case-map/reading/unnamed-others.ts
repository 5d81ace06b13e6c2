import { isUnknownWord } from '#domain/language/dictionary.ts'
import { foldWord } from '#domain/language/fold.ts'
import { givenNames } from '#domain/language/given-names.data.ts'
import type { Pronoun } from '#domain/persons/person.ts'
import { nounPronoun } from '#domain/persons/kin.ts'
import { type Piece, piecesOf } from './words-in-text.ts'

/** A noun such as `mother` or `son` for somebody who is not named beside it. */
export function namesOther(wording: string, pronoun: Pronoun): boolean {
  const pieces = piecesOf(wording)
  return pieces.some(
    ({ kind, text }, at) =>
      kind === 'word' && nounPronoun(text) === pronoun && !isRelationOf(pieces, at) && !isBeside(pieces, at),
  )
}

/** `Specialist Dana Ruiz was my friend`: a name of nobody known begins it, or a friend whom nothing names. */
export function speaksOfUnknown(wording: string): boolean {
  return (
    /^(?:\p{Lu}[\p{Ll}\p{M}’'-]+ ){2,4}(?=\p{Ll})/u.test(wording) ||
    tellsToUnknown(wording) ||
    namesUnknown(wording) ||
    /\b(?:is|was|were) (?:my|her|his|our|\{[^{}]+\}) (?:\p{Ll}+ )?(?:friend|colleague|coworker|neighbor|cousin|partner|roommate|housemate)\b(?! \{)/u.test(
      wording,
    )
  )
}

/** `Godfrey left in 2019. I have not heard from him`: a given name that nobody of the case bears; a place may have one too. */
function namesUnknown(wording: string): boolean {
  const opening = openingName.exec(wording)?.[1]
  return (
    nameWithAge.test(wording) ||
    (opening !== undefined && isUnknownWord(foldWord(opening))) ||
    [...wording.matchAll(capitalWord)].some(([word]) => givenNames.has(foldWord(word)))
  )
}

/** `Hunter, 13, calls her mother`. */
const nameWithAge = /^\p{Lu}\p{Ll}{2,20}(?:, \d{1,2},| \(\d{1,2}\)) /u
const openingName = /^(?:\p{Lu}\p{Ll}+ [^.,;]{1,40}, )?(\p{Lu}\p{Ll}{3,20})(?= (?:and \p{L}+ )?\p{Ll}{2,20}\b)/u

const capitalWord =
  /(?<![\p{L}’'-]|\b(?:in|at|from|near|to|of|de|del|San|Santa|Santo|St|Mount|Fort|Port) |\p{Lu}\p{Ll}{1,20} )\p{Lu}\p{Ll}{2,20}(?![\p{L}-]|(?: \p{Lu}\p{Ll}{2,20}){0,2} (?:[Ss]treet|[Aa]venue|[Rr]oad|[Hh]ospital|[Cc]linic|[Cc]hurch|[Ss]chool|[Cc]ounty|[Uu]niversity|[Cc]ollege|[Cc]ity|[Dd]epartment|[Pp]olice|[Ss]tation|[Pp]rison|[Cc]ourt|[Aa]irport|[Pp]ark|[Ss]quare)\b)/gu

/** `I gave it to my superior. He told me to lose it`: somebody whom nothing names is in the main clause. */
function tellsToUnknown(wording: string): boolean {
  if (givesToUnknown.test(wording)) return true
  const found = toUnknown.exec(wording)
  return (
    found !== null &&
    !/\b(?:because|that|who|whom|which|when|while|if|after|before|where|for)\b/.test(wording.slice(0, found.index))
  )
}

/** `My uncle gave me to a trader of fifty. On the wedding night he ...`: he may be the one to whom somebody is given. */
const givesToUnknown =
  /\b(?:gave|sold|married|promised|handed|betrothed|wed|engaged) (?:\{[^{}]+\}|me|him|her|us|them|(?:my|his|her|our|their|\{[^{}]+\.(?:poss|his)\}) \p{Ll}+) (?:off )?to (?:an?|the|another|some|one of) \p{Ll}+/u

const toUnknown =
  /\b(?:to|told|asked|informed|begged|warned) (?:my|his|her|our|their|the|a|an|\{[^{}]+\.(?:poss|his)\}) (?:\p{Ll}+ )?(?:superior|supervisor|boss|manager|chief|director|principal|landlord|colleague|neighbor|employer|foreman|smuggler|driver|stranger|man|woman)\b(?! \{)/u

/** `my husband {applicant}`: the noun and the name are one person. */
function isRelationOf(pieces: readonly Piece[], at: number): boolean {
  return pieces[at + 2]?.kind === 'person' && /^,? $/.test(pieces[at + 1]?.text ?? '')
}

/** `without {wilmer.poss} brother`: a relative who is only mentioned does nothing in the sentence. */
function isBeside(pieces: readonly Piece[], at: number): boolean {
  const owner = pieces
    .slice(Math.max(0, at - 4), at)
    .findLastIndex(({ kind, text }) => kind === 'person' && text.endsWith('.poss}'))
  const from = Math.max(0, at - 4) + owner
  return owner >= 0 && /^(?:without|with|of|to|from|by|for|in|at)$/i.test(pieces[from - 2]?.text ?? '')
}
