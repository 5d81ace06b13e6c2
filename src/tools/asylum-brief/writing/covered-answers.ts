import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { isWholeSentence } from '#domain/case-map/reading/whole-sentence.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { completedNote } from './answer-notes.ts'
import { isFromNotes } from './notes-on-file.ts'
import { tellsWhyNotReported } from './what-units-tell.ts'

/** An answer adds nothing where the documents of the case say most of what it says: the evidence then tells it. */
export function coveredByDocuments(map: CaseMap): (fact: CaseFact) => boolean {
  const documented = map.facts
    .filter(
      (fact) =>
        fact.kind !== 'country' &&
        fact.sources.some(({ type }) => type === 'passage') &&
        // What counsel noted and nobody can read for certain is an open point, and tells nothing.
        !(fact.quoteOnly === true && isFromNotes(fact, { map })),
    )
    .map(({ statement }) => statement)
  const words = new Set(documented.flatMap(contentWords))
  const said = documented.join(' ').toLowerCase()
  if (words.size < 60) return () => false
  const answers = Map.groupBy(
    map.facts.filter(({ sources }) => sources.every(({ type }) => type === 'answer')),
    ({ sources: [first] }) => (first?.type === 'answer' ? first.question : ''),
  )
  // Beside an account of the client's own a list of what happened tells the same in fewer words.
  const isAccount = map.passages.filter(({ speaker }) => speaker === 'applicant').length >= 8
  const isWhyTold = map.facts.some(
    (fact) => fact.sources.some(({ type }) => type === 'passage') && tellsWhyNotReported(fact.statement),
  )
  // A note that is no sentence is not printed where the account of the case tells most of it.
  const notes = isAccount
    ? [...answers].flatMap(([question, facts]) =>
        needed.test(question)
          ? []
          : facts.filter(
              (fact) =>
                !isWholeSentence(completedNote(fact).wording) &&
                !/(?:\b(?:said|says|called|told|wrote|shouted|asked|warned)\b[^“]{0,40}|: )“/u.test(fact.wording) &&
                numbersIn(wordsOf(fact)).every((number) => said.includes(number)) &&
                isMostlySaid(wordsOf(fact), words),
            ),
      )
    : []
  const covered = new Set(
    [...answers].flatMap(([question, facts]) => {
      // The client's own words on why nothing was reported go before a note of the interview.
      if (question === 'no_client_reported_details' && isWhyTold) return facts.map(({ id }) => id)
      // What an argument needs in the attorney's words is told there; the story alone is the documents'.
      const isStory = /^(?:what|when)$/.test(question) || (isAccount && question === 'missed_filing_deadline_reason')
      const isOfOthers = question === 'past_harm_else_details'
      if (!isStory && !isOfOthers && question !== 'yes_client_reported_details') return []
      const repeated = facts.filter(({ statement }) => {
        const own = contentWords(statement)
        // A number of a file that no document names is told by nobody else.
        if (numbersIn(statement).some((number) => !said.includes(number))) return false
        if (question === 'missed_filing_deadline_reason' && isOfStatus(statement, said)) return false
        // A relative or a place that no paper names was harmed by this answer alone.
        if (isOfOthers && namesIn(statement).some((name) => !said.includes(name))) return false
        const least = isOfOthers ? 0.85 : isStory && isAccount ? 0.5 : 0.65
        const isSaid = (content: readonly string[], share = least) =>
          content.filter((word) => words.has(word)).length >= content.length * share
        // What an office answered is told by nobody else, whatever stands before it.
        const parts =
          question === 'yes_client_reported_details' ? sentencesOf(statement).filter(isReply).map(contentWords) : []
        return isSaid(own) && parts.every((part) => isSaid(part, 0.8))
      })
      // Of an answer that the documents mostly repeat nothing is left to tell; else what they repeat is left out.
      const isWhole = isStory && question !== 'missed_filing_deadline_reason' && repeated.length * 2 > facts.length
      return (isWhole ? facts : repeated).map(({ id }) => id)
    }),
  )
  for (const { id } of notes) covered.add(id)
  // `Would happen again`: nobody happens.
  for (const { id, wording } of [...answers.values()].flat())
    if (/^\{applicant(?:\.\p{Ll}+)?\} would (?:happen|occur|continue)\b/u.test(wording)) covered.add(id)
  return ({ id }) => covered.has(id)
}

/** `A clerk told her that the office has no key`. */
const isReply = (sentence: string): boolean => /\b(?:told|said|answered|replied) (?:\p{L}+ )?that\b/iu.test(sentence)

/** Names within a sentence, in small letters. */
const namesIn = (text: string): string[] =>
  (text.match(/(?<=\p{L}[,’s]* )\p{Lu}\p{L}{2,}/gu) ?? [])
    .filter((name) => !/^(?:Mr|Ms|Dr|The|Respondent|Applicant)$/u.test(name))
    .map((name) => name.toLowerCase())

/** What a section of its own is made of. */
const needed =
  /^(?:procedural_history_details|benefits_details|country_resided_details|yes_client_reported_details|client_reported|family)/

/** A status and its end, or a day that no paper has: the law asks for both. */
const isOfStatus = (statement: string, said: string): boolean =>
  /\b(?:status|parole|[A-Z]-\d|TPS|OPT|visa|until)\b/u.test(statement) ||
  daysIn(statement).some((day) => !said.includes(day))

/** `June 30, 2026`, in small letters. */
const daysIn = (text: string): string[] =>
  (text.match(/\b\p{Lu}\p{Ll}{2,8} (?:\d{1,2}, )?(?:19|20)\d\d\b/gu) ?? []).map((day) => day.toLowerCase())

/** Without the persons, and without a date in short: that is no number of a file. */
const wordsOf = ({ asTold, wording }: CaseFact): string =>
  (asTold ?? wording)
    .replaceAll(/\{[^{}]*\}/g, ' ')
    .replaceAll(/\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b|\b\d{1,2}\/\d{2,4}\b/g, ' ')

function isMostlySaid(note: string, words: ReadonlySet<string>): boolean {
  const own = contentWords(note)
  return own.length > 0 && own.filter((word) => words.has(word)).length >= own.length * 0.5
}

/** `HRC/VA/212/23`, `FIR 88-2024`: what a file is found by. */
const numbersIn = (text: string): string[] =>
  (text.toLowerCase().match(/(?<![\p{L}\d])(?=[\p{L}\d]*[/-])[\p{L}\d]+(?:[/-][\p{L}\d]+)+/gu) ?? []).filter(
    (one) =>
      // `2021-22` are years, and no file.
      /\d/.test(one) && !/^(?:19|20)\d\d-\d\d$/.test(one),
  )

const contentWords = (text: string): string[] => [
  ...new Set(
    (text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [])
      .filter(
        (word) =>
          !/^(?:that|this|with|from|they|them|their|have|been|were|when|where|which|would|there|into|after|before|about|because|respondent|applicant)$/.test(
            word,
          ),
      )
      .map((word) => word.replace(/(?:ing|ed|es|s)$/u, '')),
  ),
]
