import { type Answers, isYes, textOf } from '#domain/questionnaire/question.ts'
import { sentenceEnds, trimEndOf } from '#domain/text/trim.ts'
import { allSlots } from './fact-sheet/all-slots.ts'
import { fieldName } from './fact-sheet/slot.ts'

/** The boxes of the fact sheet that hold one value. */
export function sheetFacts(answers: Answers): Record<string, string | undefined> {
  const single = allSlots.filter(({ kind }) => kind === 'phrase' || kind === 'sentences' || kind === 'choice')
  const values = single.map(({ name }) => [name, textOf(answers, fieldName(name))?.replaceAll(/\s+/g, ' ')])
  const testify = isYes(answers, 'testify') ? 'yes' : undefined
  const relocation = textOf(answers, 'cc_relocation_lowers')
  return {
    ...Object.fromEntries(values),
    testify,
    'cc.relocation_would': relocation === undefined ? undefined : relocation === 'yes' ? 'would' : 'would not',
  }
}

export function sheetLists(answers: Answers): Record<string, readonly string[]> {
  const lists = allSlots.filter(({ kind }) => kind === 'list')
  return Object.fromEntries(lists.map(({ name }) => [name, linesOf(textOf(answers, fieldName(name)) ?? '')]))
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => trimEndOf(line.replace(/^\s*(?:[-•*]|\d{1,2}[.)])\s+/, ''), sentenceEnds).trim())
    .filter((line) => line !== '')
}
