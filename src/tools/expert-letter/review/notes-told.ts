import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { countWords } from '#domain/language/sentences.ts'
import { type Check, inform, warn } from '#domain/questionnaire/check.ts'
import type { LetterFacts } from '../case.ts'
import { isAvoided } from '../case/instructions.ts'
import { isOwnVoice } from '../case/expert-statements.ts'
import { spelledOut } from '../case/record-lines.ts'
import { tidyNotes } from '../case/tidy-notes.ts'
import { type LetterSection, quote } from './letter-text.ts'

/** So much of a line has to stand in one paragraph for the letter to say it. */
const saidShare = 0.6

/** So many lines are named; the rest is counted. */
const mostNamed = 6

/** What one writes to counsel or about pay, and the head of a mail or a paper. */
const noPoint =
  /^=|^I am (?:willing|ready|available|happy)\b|^(?:from|sent|to|cc|subject|re|date|fwd?)\s?:|^(?:hi|hello|hey|dear)\b|\b(?:please|thanks?|regards|best)\b|\b(?:fee|paid|invoice|bill)\b|@|^page \d/iu

/**
 * L17: lines of the expert's notes that the letter does not say. L18: points that stand in it without a verb, for the expert
 * to put into sentences. Nothing that the expert noted is left out in silence.
 */
export function checkNotesTold(sections: readonly LetterSection[], facts: LetterFacts): Check[] {
  const paragraphs = sections.flatMap(({ text }) => text.split('\n')).map((text) => new Set(stemsOf(text)))
  const whole = new Set(sections.flatMap(({ text }) => stemsOf(text)))
  const isSaid = (line: string) => {
    const stems = [...new Set(stemsOf(spelledOut(line)))]
    const needed = stems.length * saidShare
    return (
      paragraphs.some((one) => stems.filter((stem) => one.has(stem)).length >= needed) ||
      stems.filter((stem) => whole.has(stem)).length >= stems.length * 0.8
    )
  }
  const left = facts.sources.expertDocuments
    .filter(isOwnVoice)
    .flatMap(({ text }) => tidyNotes(text).split('\n'))
    .map((line) => line.replace(/^(?:[-–—*•·]|\(?\d{1,2}[.)])\s+/u, '').trim())
    .filter((line) => countWords(line) > 2 && !noPoint.test(line) && !isAvoided(line, facts.instructions))
    .filter((line) => !isSaid(line))
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
