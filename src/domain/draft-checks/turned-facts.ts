import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import type { Person } from '#domain/persons/person.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { findSentences } from '#domain/language/sentences.ts'
import { withoutQuotations } from '#domain/prose/guard.ts'
import type { MarkedSentence } from '#domain/section-sources/fact-marks.ts'
import { sourcesOfSection } from '#domain/section-sources/sources-of-section.ts'

/** A sentence that turns round what the facts say that its writer named for it. */
export type TurnedFact = {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly fact: CaseFact
} & ({ readonly how: 'denied' } | { readonly how: 'person'; readonly instead: string })

/** So much of a fact has to stand in a sentence that denies a word of it. */
const toldShare = 0.4

const denial = /\b(?:never|not(?! only\b| merely\b| just\b)|cannot|n[’']t)\b/giu
const anyDenial = /\b(?:never|not|no|none|nobody|nothing|neither|nor|without|cannot|denie[sd]|refuse[sd])\b|n[’']t\b/i

/**
 * Sentences that deny what their fact affirms (`was never told of the plan`), and sentences about somebody whom none of
 * their facts names while those facts are about another person whom the sentence leaves out.
 */
export function turnedFacts(html: string, map: CaseMap, marks: readonly MarkedSentence[]): TurnedFact[] {
  if (marks.length === 0) return []
  const facts = new Map(map.facts.map((fact) => [fact.id, fact]))
  const others = map.persons.filter(({ id }) => id !== 'applicant')
  return sourcesOfSection(html, map, marks)
    .filter(({ known }) => known === 'marked')
    .flatMap(({ start, words, facts: ids }): TurnedFact[] => {
      const named = ids.flatMap((id) => facts.get(id) ?? [])
      const [denied] = named.flatMap((fact) => deniedIn(words, fact, start))
      if (denied) return [denied]
      const swapped = swappedIn(words, named, others, map)
      return swapped ? [{ start: start + swapped.at, end: start + swapped.at + swapped.text.length, ...swapped }] : []
    })
}

/** A denial right before a word of the fact, in a sentence that tells the fact, which denies nothing. */
function deniedIn(words: string, fact: CaseFact, from: number): TurnedFact[] {
  if (anyDenial.test(`${fact.statement} ${fact.asTold ?? ''}`) || fact.negated) return []
  const plain = withoutQuotations(words)
  const own = new Set(stemsOf(plain))
  const stems = new Set(stemsOf(fact.statement))
  if (stems.size < 3 || [...stems].filter((stem) => own.has(stem)).length < stems.size * toldShare) return []
  // One statement to a sentence: with several it may be another one that is denied.
  if (findSentences(fact.statement).length > 1) return []
  for (const { 0: word, index } of words.matchAll(denial)) {
    const [next] = stemsOf(words.slice(index + word.length, index + word.length + 24))
    if (next !== undefined && stems.has(next))
      return [{ start: from + index, end: from + index + word.length, text: word, fact, how: 'denied' }]
  }
  return []
}

function swappedIn(words: string, named: readonly CaseFact[], others: readonly Person[], map: CaseMap) {
  if (named.length === 0) return undefined
  const said = named
    .flatMap((fact) => [fact.statement, fact.asTold ?? '', ...passagesOf(map, fact).map((passage) => passage.words)])
    .join(' ')
  const ofFacts = new Set(named.flatMap(({ persons }) => persons))
  const strangers = others.flatMap((person) => {
    if (ofFacts.has(person.id) || isNamedIn(person, said)) return []
    const found = placeOf(person, withoutQuotedNames(words))
    return found ? [{ person, ...found }] : []
  })
  const [stranger] = strangers
  const missing = others.find(
    (person) => ofFacts.has(person.id) && isNamedIn(person, said) && placeOf(person, words) === undefined,
  )
  const [fact] = named.filter(({ persons }) => missing !== undefined && persons.includes(missing.id))
  if (stranger === undefined || missing === undefined || fact === undefined) return undefined
  // Whom the sentence does not name it may still mean by a pronoun.
  if (/\b(?:he|she|they|him|them)\b/i.test(withoutQuotations(words))) return undefined
  return { at: stranger.at, text: stranger.text, fact, how: 'person' as const, instead: missing.short }
}

/** Quoted words keep their length, so that places stay. */
const withoutQuotedNames = (words: string) =>
  words.replaceAll(/“[^“”]*”|"[^"]*"/gu, (quoted) => ' '.repeat(quoted.length))

const formsOf = ({ full, short, first }: Person) =>
  [...new Set([full, short, first ?? '', short.split(' ').at(-1) ?? ''])].filter((form) => form.length > 2)

const isNamedIn = (person: Person, text: string) => formsOf(person).some((form) => placeOfForm(form, text) >= 0)

function placeOf(person: Person, words: string): { readonly at: number; readonly text: string } | undefined {
  for (const form of formsOf(person)) {
    const at = placeOfForm(form, words)
    if (at >= 0) return { at, text: form }
  }
  return undefined
}

function placeOfForm(form: string, text: string): number {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1))
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(at + form.length))) return at
  return -1
}
