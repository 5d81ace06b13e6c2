import { shorthandOfHaste } from '#domain/case-map/reading/shorthand.data.ts'
import { isWholeSentence } from '#domain/case-map/reading/whole-sentence.ts'
import { houseStyle } from '#domain/prose/house-style.ts'
import type { CaseFrame } from '../../case.ts'

export type Clauses = { readonly immutable: string[]; readonly particular: string[]; readonly distinct: string[] }

/** The clauses of the answer behind the wording of the group, each under the test that its words answer. */
export function clausesOfAnswer({ group }: CaseFrame): Clauses {
  const clauses: Clauses = { immutable: [], particular: [], distinct: [] }
  for (const raw of (group.rest ?? '').split(
    /[;\n]|(?<=\p{Ll}|\d)[.](?=\s|$)|, (?=(?:every|law|people|they|society|the |nobody|all )\p{L}*)/u,
  )) {
    const written = withMembers(houseStyle(writtenOut(raw.trim().replace(/^(?:and|but)\s/iu, ''))))
    // `, the office passes to the daughter`: split off, it begins a sentence.
    const clause = written.replace(
      /^(?:the|every|all|nobody|people|they|society|law)\b/u,
      (word) => word.charAt(0).toUpperCase() + word.slice(1),
    )
    const bare = clause.replace(/(?<![.])[.]{1,3}(?=[”’]?$)/u, '')
    // `husband dead cannot change`: what was typed in haste and is no sentence is argued from the wording, not printed.
    if (bare !== '' && isWholeSentence(bare))
      clauses[testOf(bare)].push(/[”’]$/u.test(bare) ? bare.replace(/(?<![”’])([”’]{1,3})$/u, '.$1') : `${bare}.`)
  }
  return clauses
}

const writtenOut = (typed: string): string =>
  shorthandOfHaste.reduce((text, [pattern, words]) => text.replace(pattern, words), typed)

/** `Cannot undo their past`: of the members. */
const withMembers = (clause: string): string =>
  clause
    .replace(
      /^(?:[Cc]annot|[Ss]hare|[Ss]peak|[Ll]ive|[Hh]ave|[Ww]ear|[Ww]ork|[Bb]elong)\b/u,
      (verb) => `The members ${verb.toLowerCase()}`,
    )
    .replace(
      /^(?:[Rr]egistered|[Kk]nown|[Vv]isible|[Rr]ecognized|[Ll]isted|[Bb]ound|[Mm]arked|[Nn]amed)\b/u,
      (word) => `The members are ${word.toLowerCase()}`,
    )

function testOf(clause: string): keyof Clauses {
  if (/\bcannot (?:be )?(?:chang|end|undo|leav|left|undone|alter)\w*|\bfixed\b/i.test(clause)) return 'immutable'
  if (society.test(clause))
    return limits.test(clause.replace(society, '')) && !trait.test(clause) ? 'particular' : 'distinct'
  if (limits.test(clause)) return 'particular'
  return trait.test(clause) ? 'immutable' : 'distinct'
}

export const society =
  /\b(?:society|public|press|newspaper|neighbors?|people (?:call|say|know)|known (?:as|in|to)|recogni[sz]e[sd]?|law|census|community|town)\b/i
/** Of how people see somebody: `They have a word for such women`, `Everybody knows`. */
export const ofSociety =
  /\b(?:every(?:body|one) knows|people (?:\p{L}+ ){0,2}(?:say|call|think)|among our people|in our (?:culture|village|society|tradition)|(?:a|no) word for)\b|\b(?:they|we|people|others|everybody|neighbou?rs|the (?:noble|other) \p{Ll}+) (?:have a word|say (?=["“])|call (?:it|us|them|such|those|him|her|me)\b)|\b(?:does|do|would|will|may|can) not (?:eat|drink|sit|marry|greet|pray|share|touch|shake) (?:with|from|beside|next|our|us|hands|anything)\b/iu
export const limits =
  /\b(?:register(?:ed|s)?|certificate|statute|census|limited to|marked off|member(?:s|ship)?|household|surname|count(?:ed)?|belongs? to)\b/i
export const trait =
  /\b(?:cannot (?:be )?change[d]?|fixed|born|blood|part of who|identity|brother|sister|son|daughter|orientation|always been|past)\b/i
