import { type Check, inform, warn } from '#domain/questionnaire/check.ts'
import type { LetterFacts } from '../case.ts'
import { untoldNotes } from '../case/untold-notes.ts'
import { type LetterSection, quote } from './letter-text.ts'

/** So many lines are named; the rest is counted. */
const mostNamed = 6

/**
 * L17: lines of the expert's notes that the letter does not say. L18: points that stand in it without a verb, for the expert
 * to put into sentences. Nothing that the expert noted is left out in silence.
 */
export function checkNotesTold(sections: readonly LetterSection[], facts: LetterFacts): Check[] {
  const left = untoldNotes(
    facts,
    sections.flatMap(({ text }) => text.split('\n')),
  )
  return [...untold(left), ...inPoints(facts)]
}

function untold(lines: readonly string[]): Check[] {
  if (lines.length === 0) return []
  const more = lines.length - mostNamed
  return [
    warn(
      'L17',
      `On file in the expert’s notes and not in the letter: ${lines.slice(0, mostNamed).map(quote).join(' ')}${more > 0 ? ` and ${more} more` : ''}. Add what the expert wants to say.`,
      'additional_expert_docs',
    ),
  ]
}

function inPoints({ points }: LetterFacts): Check[] {
  if (points.length === 0) return []
  return [
    inform(
      'L18',
      `${points.length === 1 ? 'One point stands' : `${points.length} points stand`} in the letter as the expert noted ${points.length === 1 ? 'it' : 'them'}, without a verb. Have the expert put ${points.length === 1 ? 'it' : 'them'} into sentences.`,
      'additional_expert_docs',
    ),
  ]
}
