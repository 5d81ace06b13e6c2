import { foldText } from '#domain/language/fold.ts'
import {
  lineKey,
  type Mark,
  type OldCase,
  type StorySentence,
  type TemplateLine,
} from '#domain/template-sections/old-case.ts'
import { leaningOf, marksOnFile, oddsIn } from './leanings.ts'
import type { WeighedSentences } from './weigh-sentences.ts'

/**
 * One question for what belongs together: claims of one paragraph, and of short paragraphs that follow each other with
 * nothing of the firm's between, that software would decide alike. Each group is called by its first sentence.
 */
export function groupClaims(
  lines: readonly TemplateLine[],
  { marks, stories }: Pick<OldCase, 'marks' | 'stories'>,
  weighed: WeighedSentences,
): StorySentence[] {
  const places = new Map(lines.map((line, at) => [lineKey(line), at]))
  const [oddsAt, filed] = [oddsIn(weighed), marksOnFile(marks)]
  const byLine = Map.groupBy(stories, lineKey)
  const open = new Map<string, { readonly group: string; readonly at: number }>()
  const isTold = (at: number): boolean => {
    const line = lines[at]
    return line !== undefined && (line.text.trim() === '' || isWhollyTold(line, byLine.get(lineKey(line)) ?? []))
  }
  return stories.map((story) => {
    const place = places.get(lineKey(story))
    if (story.slot !== 'claim' || place === undefined) return story
    const leaning = leaningOf(story, oddsAt, filed)
    const alike = `${leaning} ${story.kind === undefined} ${leaning === 'open' && oddsAt(story) < plain}`
    const before = open.get(alike)
    const isBehind =
      before !== undefined &&
      before.at < place &&
      place - before.at <= near &&
      Array.from({ length: place - before.at + 1 }, (_, step) => before.at + step).every(isTold)
    const group =
      before !== undefined && (before.at === place || isBehind)
        ? before.group
        : `claim: ${foldText(story.text)}`.slice(0, 100)
    open.set(alike, { group, at: place })
    return { ...story, group }
  })
}

/** Below it what nobody has decided is rather the firm's, and is asked apart from what is rather not. */
const plain = -2.5

/** How many lines lie at most between two claims of one question, empty ones among them. */
const near = 2

/** Whether nothing of a line stands outside of told sentences but its number. */
function isWhollyTold(line: TemplateLine, told: readonly StorySentence[]): boolean {
  const own = told
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), line.text)
  return own.length < line.text.length && !/\p{L}{3}/u.test(own)
}

/** One question for the words of a paragraph that nobody has explained; the same words elsewhere go with them. */
export function groupUnsure(marks: readonly Mark[]): Mark[] {
  const groups = new Map<string, string>()
  for (const own of Map.groupBy(
    marks.filter(({ slot, part }) => slot === 'unsure' && part === 'body'),
    lineKey,
  ).values()) {
    const known = own.flatMap(({ group }) => groups.get(group) ?? [])[0] ?? own[0]?.group
    for (const { group } of own) if (known !== undefined && !groups.has(group)) groups.set(group, known)
  }
  return marks.map((mark) => ({ ...mark, group: groups.get(mark.group) ?? mark.group }))
}
