import { foldToWords } from '#domain/language/fold.ts'
import type { Mark, Settlement, StorySentence } from '#domain/template-sections/old-case.ts'
import type { ConfirmedSection } from '#domain/template-sections/template-section.ts'
import { slotLabel } from './group.ts'
import type { NewCase } from './new-case.ts'
import { partFor } from './in-old-form.ts'
import { graveKinds } from './no-sentence.ts'
import { aroundOf, printValue } from './print-value.ts'
import { findUnsure } from './unsure-marks.ts'
import { findUnsureThings } from './unsure-things.ts'

type Marks = ReadonlyMap<number, readonly Mark[]>

/**
 * What an answer beside one place says of a day serves wherever the template has that very day: `Order of`, and `On`. By
 * the old day in small letters.
 */
export function answersByDay(
  sections: readonly ConfirmedSection[],
  marks: Marks,
  labels: ReadonlyMap<string, string>,
  known: NewCase,
  headings: ReadonlyMap<number, string>,
): Map<string, string> {
  const days = new Map<string, string>()
  for (const { content, paragraphs } of sections)
    for (const [at, { text }] of content.entries())
      for (const mark of marks.get(paragraphs[at] ?? -1) ?? []) {
        if (!isWholeDay(mark) || days.has(mark.text.toLowerCase())) continue
        const label = labels.get(mark.group) ?? slotLabel(mark.slot)
        const around = aroundOf(text, mark, headings.get(paragraphs[at] ?? -1))
        const value = known.answerFor(mark.slot, label, around) ?? namedValue(mark, label, known)
        if (value !== undefined) days.set(mark.text.toLowerCase(), partFor(mark, value))
      }
  return days
}
/** Days on which a paper itself goes out stay blank, and those of the client's own life are on file. */
const isWholeDay = ({ slot, text }: Mark): boolean =>
  /^(?:event|decision|letter|filing|notice)-date$/.test(slot) && /\d{1,2}\D+\d{4}$/u.test(text)
const namedValue = (mark: Mark, label: string, known: NewCase): string | undefined =>
  mark.slot === 'event-date' ? undefined : printValue(mark, label, known, { before: '', after: '' })

type Told = {
  readonly stories: ReadonlyMap<number, readonly StorySentence[]>
  readonly marks: Marks
  readonly sources: Settlement
  readonly known: NewCase
  readonly valueOf: (text: string, body: number, mark: Mark) => string | undefined
}

/**
 * Told sentences of which the answers fill the places: `On March 3, Judge Example appointed her aunt, Ana, as guardian`
 * with the day, the judge and the guardian answered. They are filled like any other sentence; what is not known in them
 * stays a gap. Nothing grave is among them, and nothing that has other words of one case.
 */
export function answeredStories(sections: readonly ConfirmedSection[], told: Told): ReadonlySet<StorySentence> {
  return new Set(
    sections.flatMap(({ content, paragraphs }) =>
      content.flatMap(({ text }, at) => {
        const body = paragraphs[at] ?? -1
        return (told.stories.get(body) ?? []).filter((story) => isAnswered(story, text, body, told))
      }),
    ),
  )
}

const asserted = /(?<!\p{L})(?:is|are|was|were|has|have|had|did|does|never|not|no|remains?)(?!\p{L})/iu

const unspoken = new Set<Mark['slot']>(['pronoun', 'other-pronoun', 'client'])

function isAnswered(
  { slot, kind, start, end, group }: StorySentence,
  text: string,
  body: number,
  { marks, sources, known, valueOf }: Told,
): boolean {
  if (slot === 'procedure' || slot === 'department-position' || graveKinds.has((kind ?? slot) as 'harm')) return false
  if (sources[group] === 'own' || sources[group] === 'leave-out') return false
  const inside = (marks.get(body) ?? []).filter((mark) => start <= mark.start && mark.end <= end)
  const places = inside.filter((mark) => !unspoken.has(mark.slot))
  // `..., and the marriage has not been dissolved`: what no place stands in would be said of the new case unread.
  const last = Math.max(start, ...inside.map((mark) => mark.end))
  if (asserted.test(text.slice(last, end))) return false
  const said = known.answers.map(({ value }) => foldToWords(value))
  const isOfAnswer = (mark: Mark) => {
    const value = foldToWords(valueOf(text, body, mark) ?? '')
    return value.length > 2 && said.some((one) => one.includes(value) || value.includes(one))
  }
  const answered = places.filter(isOfAnswer).length
  return answered >= 2 && answered * 2 >= places.length && isBare(text, { start, end }, inside)
}

/** Whether a sentence without its places has no word of one case. */
function isBare(text: string, { start, end }: { start: number; end: number }, inside: readonly Mark[]): boolean {
  const open = inside
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (words, mark) => `${words.slice(0, mark.start - start)}it${words.slice(mark.end - start)}`,
      text.slice(start, end),
    )
  const line = { part: 'body', index: 0, text: open } as const
  const isFree = () => false
  return [...findUnsure(line, [], isFree, false), ...findUnsureThings(line, [], isFree, false)].length === 0
}
