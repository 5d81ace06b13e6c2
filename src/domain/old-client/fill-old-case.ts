import type { Filling } from '#domain/template-sections/fill-section.ts'
import type { ConfirmedSection } from '#domain/template-sections/template-section.ts'
import type { Mark, SettledCase } from '#domain/template-sections/old-case.ts'
import type { Answer } from './answer.ts'
import { fillBesideBody } from './fill-beside-body.ts'
import { slotLabel } from './group.ts'
import type { NewCase } from './new-case.ts'
import { mendFillings } from './mend-fillings.ts'
import { bareLabel, isNone } from './answers.ts'
import { answeredStories, answersByDay } from './answered-stories.ts'
import { dayOfPaper } from './day-of-paper.ts'
import { headingsOver } from './headings-over.ts'
import { inCase } from './in-old-form.ts'
import { placeFacts, runsOfStories, type ToldRun } from './place-facts.ts'
import { tellTheRest } from './tell-the-rest.ts'
import { aroundOf, printValue, signatureLine } from './print-value.ts'
import { fillStory } from './fill-story.ts'
import { unplacedAnswers } from './unplaced-answers.ts'

export type OldCaseFillings = {
  /** By section id: what takes the place of old words, in the order of the text. */
  readonly bySection: ReadonlyMap<string, readonly Filling[]>
  /** The told facts that found a place among them. */
  readonly used: ReadonlySet<string>
  /** By group: the answer that the words beside one of its places took, for its other places. */
  readonly said: ReadonlyMap<string, string>
  /** Answers that no place of the template took. */
  readonly unplaced: readonly Answer[]
}

/**
 * What stands in a draft in the place of everything that an old case left: the new client's words in the old form, facts
 * of the same kind in the place of a told story, and gaps that say what is missing without an old word.
 */
export function planOldCaseFillings(
  sections: readonly ConfirmedSection[],
  { found, sources }: SettledCase,
  known: NewCase,
): OldCaseFillings {
  const marks = Map.groupBy(found.marks.filter(isInBody), ({ index }) => index)
  const stories = Map.groupBy(found.stories.filter(isInBody), ({ index }) => index)
  const labels = new Map(found.groups.map(({ id, label }) => [id, label]))
  const used = new Set<string>()
  const isOfClient = found.groups.every(({ label }) => label !== 'the declarant' && label !== 'who signs')
  const said = answersByGroup(sections, marks, labels, known)
  const headings = headingsOver(sections)
  const days = answersByDay(sections, marks, labels, known, headings)
  const bySection = new Map<string, readonly Filling[]>()
  const ownDay = dayOfPaper(
    [...marks.values()].flat(),
    known,
    (mark) =>
      inCase(mark.text, days.get(mark.text.toLowerCase())) ??
      printValue(mark, labels.get(mark.group) ?? slotLabel(mark.slot), known, { before: '', after: '' }),
  )
  const valueOf = (text: string, body: number, mark: Mark): string | undefined => {
    const label = labels.get(mark.group) ?? slotLabel(mark.slot)
    return (
      ownDay(mark) ??
      cityBehind(mark, marks, known) ??
      signedBy(mark, marks, known) ??
      inCase(mark.text, days.get(mark.text.toLowerCase())) ??
      printValue(mark, label, known, aroundOf(text, mark, headings.get(body))) ??
      said.get(mark.group)
    )
  }
  const answered = answeredStories(sections, { stories, marks, sources, known, valueOf })
  const told = new Map([...stories].map(([body, all]) => [body, all.filter((story) => !answered.has(story))]))
  const runOf = runsOfStories(sections, told, sources)
  const placed = placeFacts([...new Set(runOf.values())], known.facts)
  const begun = new Set<ToldRun>()
  for (const section of sections) {
    const fillings = section.content.flatMap((content, paragraph): Filling[] => {
      const body = section.paragraphs[paragraph] ?? -1
      const here = (told.get(body) ?? []).filter(({ group }) => sources[group] !== 'own')
      const words = (marks.get(body) ?? []).filter(
        (mark) => sources[mark.group] !== 'own' && !here.some(({ start, end }) => mark.start < end && start < mark.end),
      )
      const retold = here.flatMap((story) => {
        const run = runOf.get(story)
        const isFirst = run !== undefined && !begun.has(run)
        if (isFirst) begun.add(run)
        const facts = isFirst ? { known, used, isOfClient, facts: placed.get(run) ?? [] } : undefined
        return fillStory(paragraph, story, facts)
      })
      const filled = words.map((mark): Filling => {
        const value = sources[mark.group] === 'leave-out' ? '' : valueOf(content.text, body, mark)
        return fillMark(paragraph, mark, labels.get(mark.group) ?? slotLabel(mark.slot), value)
      })
      const whole = cellAnswered(content.text, words, here.length === 0 ? known : undefined)
      if (whole !== undefined) return [{ ...whole, paragraph }]
      return mendFillings(
        content.text,
        [...retold, ...filled].toSorted((a, b) => a.start - b.start),
      )
    })
    bySection.set(section.id, fillings)
  }
  tellTheRest({ sections, bySection, stories: told, known, used, isOfClient })
  const around = fillBesideBody({ found, sources }, known, said)
  return { bySection, used, unplaced: unplacedAnswers(sections, bySection, around, known), said }
}

/** What is asked for where the words of a kind are not what it is mostly called by; which of its kind it was says nothing here. */
function gapFor(label: string, old: string): string {
  if (label === slotLabel('exhibit') && !/\d|^[A-Z]{1,2}(?![\p{L}.])/u.test(old)) return 'what the paper is'
  return label === slotLabel('unsure') && /\b(?:mail|delivery|courier|service)$|^(?:FedEx|UPS|DHL|USPS)\b/iu.test(old)
    ? 'how this is sent'
    : label.replace(/ \(\d+\)$/u, '')
}

/** A place with its value, or the gap that says what is missing. */
function fillMark(paragraph: number, { start, end, text }: Mark, label: string, value: string | undefined): Filling {
  const place = { paragraph, start, end, label }
  return value === undefined
    ? { ...place, kind: 'gap', gap: gapFor(label, text) }
    : { ...place, kind: 'value', text: value, field: 'old-case' }
}

/** `Status of abuser`, of which an answer says all: whatever else the cell beside it had goes with what was found in it. */
function cellAnswered(text: string, marks: readonly Mark[], known: NewCase | undefined): CellFilling | undefined {
  const [first] = marks
  const called = first?.label === undefined ? '' : bareLabel(first.label)
  if (called === '' || text.length > 120 || marks.some(({ label }) => label !== first?.label)) return undefined
  const isWhole = first?.start === 0 && first.end >= text.trimEnd().length
  const value = known?.answers.find(({ label }) => bareLabel(label) === called)?.value
  return isWhole || value === undefined
    ? undefined
    : { start: 0, end: text.length, label: called, kind: 'value', text: value, field: 'old-case' }
}
type CellFilling = Omit<Extract<Filling, { kind: 'value' }>, 'paragraph'>

/** The city under the street of an office, where the answer has it behind its street: nothing. */
function cityBehind({ slot, index }: Mark, marks: ReadonlyMap<number, readonly Mark[]>, known: NewCase) {
  const [street, second] = marks.get(index - 1) ?? []
  if (slot !== 'town' || street?.slot !== 'department-address' || second) return undefined
  if (marks.get(index)?.length !== 1 || /\d{5}/.test(street.text.slice(6))) return undefined
  const address = known.valueOf('department-address', slotLabel('department-address'))
  return address?.includes(',') && /\d{5}$/.test(address) ? '' : undefined
}

/** The line for a signature with the name beside it, where no line below names who signs. */
function signedBy(mark: Mark, marks: ReadonlyMap<number, readonly Mark[]>, known: NewCase): string | undefined {
  if (mark.slot !== 'attorney' || !mark.text.startsWith('/s/')) return undefined
  const isNamedBelow = [1, 2, 3].some((below) =>
    (marks.get(mark.index + below) ?? []).some(({ slot, text }) => slot === 'attorney' && !text.startsWith('/s/')),
  )
  const name = isNamedBelow ? undefined : known.valueOf('attorney', slotLabel('attorney'))
  return name === undefined ? undefined : `${signatureLine} ${name}`
}

/** Of which all places name the same person or body. */
const single = new Set<Mark['slot']>([
  'relative',
  'witness',
  'doctor',
  'person',
  'name',
  'organization',
  'number',
  'receipt-number',
])

/** What an answer beside one place says of a person or body serves wherever the template names it. */
function answersByGroup(
  sections: readonly ConfirmedSection[],
  marks: ReadonlyMap<number, readonly Mark[]>,
  labels: ReadonlyMap<string, string>,
  known: NewCase,
): Map<string, string> {
  const said = new Map<string, string>()
  for (const { content, paragraphs } of sections)
    for (const [at, { text }] of content.entries())
      for (const mark of marks.get(paragraphs[at] ?? -1) ?? []) {
        if (!single.has(mark.slot) || said.has(mark.group)) continue
        const label = labels.get(mark.group) ?? slotLabel(mark.slot)
        const answer = known.answerFor(mark.slot, label, aroundOf(text, mark))
        if (answer !== undefined && !isNone.test(answer.trim())) said.set(mark.group, answer)
      }
  return said
}

function isInBody({ part }: Pick<Mark, 'part'>): boolean {
  return part === 'body'
}
