import type { StoryKind, StorySentence } from '#domain/template-sections/old-case.ts'
import { findSentences } from '#domain/language/sentences.ts'
import type { Range } from '#domain/section-content/read.ts'
import type { PlacedMark } from './acting.ts'
import { citesLaw } from './narrated.ts'
import { proceduralVerbs } from './lexicon.data.ts'

/** `They bought a house`, behind a sentence that tells of them. */
export function goesOn(
  words: string,
  before: StorySentence['slot'] | undefined,
  marks: readonly PlacedMark[] = [],
): StorySentence['slot'] | undefined {
  if (before === undefined || before === 'procedure' || before === 'department-position') return undefined
  // Behind what only looks like a claim, nobody is sure of more.
  if (before === 'claim') return isOfThem(words) ? 'claim' : undefined
  // What happened when, behind what is told, with nobody of the case in it.
  if (marks.some(({ slot }) => slot === 'event-date') && marks.length < 3 && !proceduralVerbs.test(words)) return before
  return isOfThem(words) ? 'family' : undefined
}

/** `They never called.`: whom the sentence before told of does something that is no rule and no step. */
const isOfThem = (words: string): boolean =>
  /^(?:They|Both|Together,? they|The two|Ellos|Ellas)\b/u.test(words) &&
  !/\b(?:must|shall|may|apply|applies)\b/u.test(words) &&
  !citesLaw(words) &&
  !proceduralVerbs.test(words.split(' ').slice(0, 5).join(' '))

/** `It is not.`, `Neither is true.`: so short an answer says nothing without the sentence before it. */
const onlyAnswers = (words: string): boolean =>
  words.split(' ').length < 7 &&
  /^(?:It|This|That|They|These|Those|Neither|Both|None|Nothing of it|Not so)\b(?: (?:is|was|are|were|does|do|did|has|had|would|could)(?: not|n[’']t)?\b| of them\b)/u.test(
    words,
  )

/** Each told sentence with the short one behind it that only answers it. */
export function withAnswers<T extends Range>(text: string, told: readonly T[]): T[] {
  if (told.length === 0) return []
  const isRightBefore = (end: number, start: number) => end < start && text.slice(end, start).trim() === ''
  const answers = findSentences(text).filter(({ start, end }) => onlyAnswers(text.slice(start, end)))
  const answerTo = ({ end }: T) => answers.find(({ start }) => isRightBefore(end, start))
  const taken = new Set(told.map((one) => answerTo(one)?.start))
  return told.filter(({ start }) => !taken.has(start)).map((one) => ({ ...one, end: answerTo(one)?.end ?? one.end }))
}

/** A caption in the line, `5. Community.`, says what its sentence tells about where the sentence does not. */
export function ofRunIn(slot: StorySentence['slot'] | undefined, before: string): StorySentence['slot'] | undefined {
  if (slot !== 'background' || before.split(' ').length > 4 || !/^\P{Ll}.*[.:]$/u.test(before)) return slot
  return runIns.find(([, pattern]) => pattern.test(before))?.[0] ?? slot
}

const runIns: readonly (readonly [StoryKind, RegExp])[] = [
  ['illness', /health|medical|treatment/iu],
  ['family', /famil|marriage|children/iu],
  ['work', /employ|work|econom/iu],
  ['school', /educat|school/iu],
  ['hardship', /communit|church|character|hardship/iu],
  ['harm', /harm|persecution|fear/iu],
]
