import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { FactSource } from '#domain/provenance/fact.ts'
import type { NamedPerson } from '#domain/statements/persons.ts'
import type { Answers } from '#domain/questionnaire/answers.ts'
import type { Question } from '#domain/questionnaire/question.ts'

/** What a draft was written from beside the sources' own words. It speaks for a statement, never against one. */
export type ToldFacts = { readonly sources: readonly FactSource[]; readonly persons: readonly NamedPerson[] }

/**
 * The facts of the case map that a draft may tell, its persons with their forms of name, and the options that were
 * chosen in the form, by their labels. What the attorney left out of the map supports nothing.
 */
export function toldFactsOf(
  { caseMap, answers }: { readonly caseMap?: CaseMap | undefined; readonly answers: Answers },
  questions: readonly Question[],
): ToldFacts {
  const persons = caseMap?.persons ?? []
  const statements = (caseMap?.facts ?? []).flatMap(({ state, statement }) => (state === 'left-out' ? [] : [statement]))
  const status = persons.flatMap(({ full, status: is }) => (is === undefined ? [] : [`${full} is a ${is}.`]))
  const chosen = questions.flatMap((question) => chosenLabels(question, answers[question.name]))
  const sources = [
    toSource('case-map', 'Case map', [...status, ...statements].join('\n')),
    ...questions.flatMap((question) => answered(question, answers[question.name])),
    toSource('chosen', 'Chosen answers', chosen.map((label) => `${label}.`).join('\n')),
  ]
  return { sources: sources.filter(({ text }) => text !== ''), persons }
}

const toSource = (id: string, title: string, text: string): FactSource => ({ id, kind: 'answer', title, text })

/** `Did the client report the harm?: No`. */
function answered({ kind, name, label }: Question, answer: Answers[string] | undefined): FactSource[] {
  if (kind !== 'yes-no' || (answer !== 'yes' && answer !== 'no')) return []
  return [toSource(`chosen:${name}`, label, answer === 'yes' ? 'Yes' : 'No')]
}

function chosenLabels(question: Question, answer: Answers[string] | undefined): string[] {
  if (answer === undefined || !('options' in question)) return []
  const values = typeof answer === 'string' ? [answer] : answer.filter((part) => typeof part === 'string')
  return question.options.flatMap(({ value, label }) => (values.includes(value) ? [label] : []))
}
