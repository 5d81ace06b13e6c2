import { countWords, sentencesOf } from '#domain/language/sentences.ts'
import { longestPastedRun, longestRun } from '#domain/prose/guard.ts'
import { recast } from '#domain/prose/recast.ts'
import { connected } from '#domain/prose/connected.ts'
import { retold, withAlsoInTheMiddle, withClausesApart } from '#domain/prose/retelling.ts'
import type { Pen } from './pen.ts'

/** Our own sentence made of answers: in other words where a long run of them would stand, undefined where there are none. */
export function inOwnWords(text: string, pen: Pen): string | undefined {
  if (!pasted(text, pen)) return text
  const told = answerInOwnWords(text, pen)
  return pasted(told, pen) ? undefined : told
}

/** An answer told so that no long run of it is left: phrases said otherwise, clauses apart, sentences held apart. */
export function answerInOwnWords(own: string, pen: Pen): string {
  const built = recastWays(own)
  const ways: readonly (() => string)[] = [
    ...built,
    () => retold(own, pen.originals).replaceAll(' and also ', ' and '),
    ...built.map((way) => () => retold(way(), pen.originals)),
    () => retold(withClausesApart(own, pen.originals), pen.originals),
    () => heldApart(retold(withClausesApart(own, pen.originals), pen.originals)),
    ...built.map((way) => () => heldApart(retold(way(), pen.originals))),
    () => withAlsoInTheMiddle(retold(own, pen.originals)),
    ...built.map((way) => () => withAlsoInTheMiddle(heldApart(retold(way(), pen.originals)))),
    () => heldApart(withVerbsApart(own)),
  ]
  for (const way of ways) {
    const found = way()
    if (!hasFiller(found) && !pasted(plainOf(found), pen)) return found
  }
  // No way of saying it is free of the answer's words: then the one that has the least of them.
  const run = (text: string) => Math.max(0, ...pen.originals.map((original) => longestRun(plainOf(text), original)))
  return ways.reduce((best, way) => (run(way()) < run(best) ? way() : best), own)
}

/** `called her a traitor and told her that ...`: the second verb held apart from the first. */
const withVerbsApart = (own: string): string =>
  own.replaceAll(
    / and (?=(?:told|said|called|asked|warned|threatened|ordered|wanted|forced|wrote) )/g,
    ' and in addition ',
  )

/** Sentences that would run on in an answer's words, each opened with a connecting word. */
const heldApart = (text: string): string =>
  sentencesOf(text)
    .map((sentence, index) => (index === 0 ? sentence : connected(sentence, index)))
    .join(' ')

/** Each sentence built otherwise where it is long, one way after the other. */
function recastWays(own: string): (() => string)[] {
  const sentences = sentencesOf(own)
  const longest = sentences.toSorted((a, b) => countWords(b) - countWords(a))[0]
  return longest === undefined ? [] : recast(longest).map((way) => () => own.replace(longest, () => way))
}

/** A wording as it will nearly be read: pronouns where tokens ask for them. */
export function plainOf(text: string): string {
  return (
    text
      .replaceAll(/\{applicant\.(?:his|poss)\}/g, 'his')
      .replaceAll(/\{applicant\.(?:he|subj)\}/g, 'he')
      // Whoever opened the sentence before opens this one as a pronoun too.
      .replaceAll(/(?<=[.!?] )\{[^{}]*\.subj\}/g, 'he')
      .replaceAll(/\{[^{}]*\}/g, '—')
  )
}

/** The same with the pronouns of a woman. */
const ofWoman = (text: string) =>
  plainOf(text)
    .replaceAll(/\bhis\b/g, 'her')
    .replaceAll(/\bhe\b/g, 'she')

const hasFiller = (text: string) => /\b(?:as the file has it|by this account|as was said)\b/.test(text)

/** It runs on in the words of an answer or of a paper, with the names or the pronouns that will be printed. */
export const pasted = (text: string, { isPasted, map }: Pen): boolean => {
  if (countWords(text) <= longestPastedRun) return false
  const named = withFirstNames(text, map)
  return [text, plainOf(named).replaceAll('—', 'him'), ofWoman(named).replaceAll('—', 'her'), plainOf(named)].some(
    isPasted,
  )
}

/** Everybody but the client by the first name, as answers call them. */
const withFirstNames = (text: string, { persons }: Pen['map']): string =>
  text.replaceAll(/\{(?!applicant)([a-z0-9-]+)(?:\.(?:subj|he|him))?\}/g, (token, id: string) => {
    const person = persons.find((one) => one.id === id)
    // An official is called by the office: `Inspector Lagos`.
    return person?.first || person?.short || token
  })
