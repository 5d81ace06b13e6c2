import { stemsOf } from '#domain/case-map/reading/stems.ts'
import type { ConfirmedSection } from '#domain/template-sections/template-section.ts'
import type { Settlement, StorySentence } from '#domain/template-sections/old-case.ts'
import { headingsOver } from './headings-over.ts'
import { servesHeading } from './heading-topics.ts'
import type { NewCase } from './new-case.ts'

/** Sentences of one kind that follow each other: one place for facts. */
export type ToldRun = {
  readonly slot: StorySentence['slot']
  readonly text: string
  /** Under which it stands. */
  readonly heading?: string
  /** The same for runs with nothing of the firm's own between them. */
  readonly block?: number
  /** Words of the firm stand before or behind it in its paragraph. */
  readonly isInline?: boolean
}

const grave = new Set<StorySentence['slot']>(['illness', 'harm', 'crime'])

/**
 * Which facts stand in which run: each where the old case told of the like, else in the first run of its kind. A run on
 * illness, harm or crimes takes facts of its own kind alone. What finds none is left for `tellTheRest`.
 */
export function placeFacts(runs: readonly ToldRun[], facts: NewCase['facts']): Map<ToldRun, string[]> {
  const stems = new Map(runs.map((run) => [run, new Set(stemsWithoutNames(run.text))]))
  const heads = new Map(runs.map((run) => [run, new Set(stemsWithoutNames((run.heading ?? '').toLowerCase()))]))
  const placed = new Map<ToldRun, string[]>()
  let before: ToldRun | undefined
  for (const { kind, text, isBound } of facts) {
    if (isBound) {
      if (before) placed.set(before, [...(placed.get(before) ?? []), text])
      continue
    }
    const own = stemsWithoutNames(text)
    const scored = runs.flatMap((run) => {
      const isOfKind = run.slot === kind
      const shared = own.filter((stem) => stems.get(run)?.has(stem)).length
      // What a point is about says where a fact belongs: `3. Judging`.
      const named = own.filter((stem) => heads.get(run)?.has(stem)).length
      const served = servesHeading(run.heading ?? '', kind)
      const isApart = !isOfKind && (shared + named * 2 + served * 2 < 2 || grave.has(run.slot) || grave.has(kind))
      const isUnserved = served === -1 && shared + named * 2 < 2
      return isApart || isUnserved
        ? []
        : [{ run, score: shared + named * 2 + served + (isOfKind ? 1.5 : 0) - (run.isInline ? 1 : 0) }]
    })
    before = scored.toSorted((a, b) => b.score - a.score)[0]?.run
    if (before) placed.set(before, [...(placed.get(before) ?? []), text])
  }
  return inToldOrder(runs, placed, facts)
}

/** Where nothing of the firm's stands between, facts follow each other as they were told, whatever the old sentences they stand for. */
function inToldOrder(
  runs: readonly ToldRun[],
  placed: ReadonlyMap<ToldRun, readonly string[]>,
  facts: NewCase['facts'],
): Map<ToldRun, string[]> {
  const at = new Map(facts.map(({ text }, index) => [text, index]))
  const first = (run: ToldRun) => at.get(placed.get(run)?.[0] ?? '') ?? 0
  const ordered = new Map<ToldRun, string[]>()
  for (const own of Map.groupBy(
    runs.filter((run) => placed.has(run)),
    (run) => run.block ?? run,
  ).values()) {
    const sorted = own.toSorted((a, b) => first(a) - first(b))
    for (const [index, run] of own.entries()) {
      const told = placed.get(sorted[index] ?? run)
      if (told) ordered.set(run, [...told])
    }
  }
  return ordered
}

/** Each stem once; names say nothing of what is told. */
const stemsWithoutNames = (text: string): string[] => [
  ...new Set(stemsOf(text.replaceAll(/(?<=[^.!?] )\p{Lu}[\p{L}’'-]+/gu, ' ').replaceAll(saysNothing, ' '))),
]
/** What people do whatever is told of them. */
const saysNothing =
  /(?<!\p{L})(?:keeps?|kept|keeping|gets?|got|goes|went|gone|comes?|came|takes?|took|taken|makes?|made|gives?|gave|given|knows?|knew|known|sees?|saw|seen|says?|said|tells?|told|puts?|never|still|always)(?!\p{L})/giu

type OpenRun = {
  readonly slot: StorySentence['slot']
  readonly heading: string
  readonly block: number
  readonly stories: StorySentence[]
  text: string
  isInline: boolean
}

/** Goes on with the last run, where the sentence is of its kind and nothing stands between, or begins one. */
function addToRuns(runs: OpenRun[], story: StorySentence, heading: string, between: string, isInline: boolean): void {
  const open = runs.at(-1)
  const slot = story.kind ?? story.slot
  if (open?.slot === slot && between === '') {
    open.stories.push(story)
    open.text += ` ${story.text}`
    open.isInline &&= isInline
    return
  }
  const isBeside = open?.heading === heading && between !== '-' && /^\W*(?:\d{1,3}[.)])?$/u.test(between)
  const block = isBeside ? open.block : (open?.block ?? 0) + 1
  runs.push({ slot, text: story.text, heading, block, stories: [story], isInline })
}

/** The run of each told sentence that is not left out: those of one kind with nothing between them are one run. */
export function runsOfStories(
  sections: readonly ConfirmedSection[],
  stories: ReadonlyMap<number, readonly StorySentence[]>,
  sources: Settlement,
): Map<StorySentence, ToldRun> {
  const runs: OpenRun[] = []
  const headings = headingsOver(sections)
  for (const { content, paragraphs, title, mode } of sections) {
    // What stands in a list that is made anew is told nowhere.
    if (mode === 'rebuild') continue
    let last: Last | undefined
    for (const [paragraph, { text }] of content.entries()) {
      const heading = headings.get(paragraphs[paragraph] ?? -1) ?? title
      const told = (stories.get(paragraphs[paragraph] ?? -1) ?? []).filter(({ group }) => isTold(sources[group]))
      const isInline = ownLetters(text, told) > 12
      for (const story of told) {
        const between = textBetween(last, paragraph, text, story.start)
        addToRuns(runs, story, heading, between, isInline)
        last = { paragraph, end: story.end }
      }
    }
  }
  return new Map(runs.flatMap((run) => run.stories.map((story) => [story, run] as const)))
}

/** How many letters of a paragraph stand outside of what it tells. */
const ownLetters = (text: string, told: readonly StorySentence[]): number =>
  told
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
    .replaceAll(/\P{L}/gu, '').length

type Last = { readonly paragraph: number; readonly end: number }
const isTold = (source: Settlement[string] | undefined): boolean => source !== 'own' && source !== 'leave-out'

/** What stands between the sentence told last and this place; `-` where a whole paragraph does. */
function textBetween(last: Last | undefined, paragraph: number, text: string, start: number): string {
  if (last?.paragraph === paragraph) return text.slice(last.end, start).trim()
  return last && paragraph - last.paragraph === 1 ? text.slice(0, start).trim() : '-'
}
