import type { DraftInput } from '#domain/drafting/tool.ts'
import { questionsOf } from '#domain/questionnaire/question.ts'
import { readNarrative } from './answers.ts'
import { i601aQuestionnaire } from '../questionnaire.ts'
import { findAffirmed, findPhrase } from './words.ts'

export type Narrative = { readonly name: string; readonly label: string; readonly text: string }

const textareas = questionsOf(i601aQuestionnaire).filter(({ kind }) => kind === 'textarea')

/** Every long text that the attorney wrote in a visible question. */
export function readNarratives({ answers }: DraftInput): Narrative[] {
  return textareas.flatMap(({ name, label }) => {
    const text = readNarrative(answers, name)
    return text === undefined ? [] : [{ name, label, text }]
  })
}

export const latePartner = ['late husband', 'late wife', 'late spouse'] as const

/** A self-petition on Form I-360 whose narratives speak of a spouse who has died. */
export function readsAsWidowed(input: DraftInput): boolean {
  const { migration_basis, beneficiary_relationship } = input.answers
  if (migration_basis !== 'i_360' || beneficiary_relationship !== 'Self') return false
  return readNarratives(input).some(({ text }) => findPhrase(text, ['widow', 'widower', ...latePartner]) !== undefined)
}

const otherGroundWords = [
  /^arrest/i,
  /^cited$/i,
  /^charged$/i,
  /^DUI$/i,
  /^convict/i,
  /^deport/i,
  /^removed$/i,
  /^false$/i,
  /^smuggl/i,
  /^voted$/i,
  /^fraud/i,
]

/** Words that may point to a ground of inadmissibility beside unlawful presence, by narrative (rule K24). */
export function findOtherGrounds(input: DraftInput): (Narrative & { readonly words: readonly string[] })[] {
  return readNarratives(input)
    .map((narrative) => ({ ...narrative, words: findAffirmed(narrative.text, otherGroundWords) }))
    .filter(({ words }) => words.length > 0)
}
