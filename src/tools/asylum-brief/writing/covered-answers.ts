import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { tellsWhyNotReported } from './what-units-tell.ts'

/** An answer adds nothing where the documents of the case say most of what it says: the evidence then tells it. */
export function coveredByDocuments(map: CaseMap): (fact: CaseFact) => boolean {
  const documented = map.facts
    .filter((fact) => fact.kind !== 'country' && fact.sources.some(({ type }) => type === 'passage'))
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
  const covered = new Set(
    [...answers].flatMap(([question, facts]) => {
      // The client's own words on why nothing was reported go before a note of the interview.
      if (question === 'no_client_reported_details' && isWhyTold) return facts.map(({ id }) => id)
      // What an argument needs in the attorney's words is told there; the story alone is the documents'.
      const isStory = /^(?:what|when|past_harm_else_details)$/.test(question)
      if (!isStory && question !== 'yes_client_reported_details') return []
      const repeated = facts.filter(({ statement }) => {
        const own = contentWords(statement)
        // A number of a file that no document names is told by nobody else.
        if (numbersIn(statement).some((number) => !said.includes(number))) return false
        return own.filter((word) => words.has(word)).length >= own.length * (isStory && isAccount ? 0.5 : 0.65)
      })
      // Of an answer that the documents mostly repeat nothing is left to tell; else what they repeat is left out.
      return (isStory && repeated.length * 2 > facts.length ? facts : repeated).map(({ id }) => id)
    }),
  )
  return ({ id }) => covered.has(id)
}

/** `HRC/VA/212/23`, `FIR 88-2024`: what a file is found by. */
const numbersIn = (text: string): string[] =>
  (text.toLowerCase().match(/(?<![\p{L}\d])(?=[\p{L}\d]*[/-])[\p{L}\d]+(?:[/-][\p{L}\d]+)+/gu) ?? []).filter((one) =>
    /\d/.test(one),
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
