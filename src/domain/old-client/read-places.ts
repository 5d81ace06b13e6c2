import type { Range } from '#domain/section-content/read.ts'
import { isSpanish } from '#domain/language/spanish.ts'
import type { FoundMark, Mark, OldCase, StorySentence, TemplateLine } from '#domain/template-sections/old-case.ts'
import { declarationLines } from './declaration-lines.ts'
import { isFilledAnew } from './filled-anew.ts'
import { isNarrated } from './narrated.ts'
import { groupOf } from './group.ts'
import { graveKinds } from './no-sentence.ts'
import type { FoundPlaces } from './find-everything.ts'
import type { SentenceContext } from './seen-sentence.ts'
import { findTellingSentences, type TellingSentence } from './sentences.ts'
import { byWeight } from './sentence-kinds/by-weight.ts'
import type { WeighedSentence, WeighedSentences } from './sentence-kinds/weigh-sentences.ts'
import { labelBefore } from './table-rows.ts'
import { findUnsure } from './unsure-marks.ts'
import { isOfStatute, isWhereFiled } from './where-filed.ts'
import { wholeClauses } from './whole-clauses.ts'
import { amountsIn, crowded, findUnsureThings, startsWithCount } from './unsure-things.ts'

/** The marks of every line with their words and groups, and the sentences that tell. */
export function readPlaces(
  lines: readonly TemplateLine[],
  { raw, isToClient, isCounsel, isProtected }: FoundPlaces,
  weighed: WeighedSentences,
): Pick<OldCase, 'stories'> & { readonly marks: readonly Mark[] } {
  const marks: Mark[] = []
  const stories: StorySentence[] = []
  const declared = declarationLines(lines)
  const isForeign = lines.filter(({ text }) => isSpanish(text)).length * 3 > lines.length
  let before: StorySentence['slot'] | undefined
  for (const line of lines) {
    const { part, index, text } = line
    const own = raw.get(line) ?? []
    const cellLabel = labelBefore(lines, line).replace(/(?<![:\s])[:\s]+$/u, '')
    const unsure = findUnsure(line, own, isProtected, isForeign)
    const telling = tellingIn(line, own, weighed, {
      isDeclaration: declared.has(line),
      isHeading: line.isHeading === true,
      isToClient,
      isOfAnother: !isCounsel,
      before: part === 'body' && line.row === undefined ? before : undefined,
      unsure,
    })
    if (text.trim() !== '') before = endsTelling(text, telling)
    const told = telling.filter(({ slot }) => slot !== 'claim')
    const left = unsure.filter((mark) => told.every(({ start, end }) => mark.end <= start || end <= mark.start))
    const weight = { marks: [...own, ...unsure], sentences: weighed.get(line) ?? [] }
    const all = withoutLaw(text, findUnsureThings(line, [...own, ...unsure, ...told], isProtected, isForeign), weight)
    const isClaimed = (one: Range) => telling.some(({ start, end }) => start < one.end && one.start < end)
    const loose = all.filter((one) => !isClaimed(one))
    // What only looks like a claim may be kept: the one thing that it speaks of is asked for again.
    const claimed = all.filter((one) => isClaimed(one) && ofOneThing.test(text.slice(one.start, one.end)))
    const { sentences: doubtful, rest: things } = line.isHeading
      ? { sentences: [], rest: loose }
      : crowded(text, loose, left)
    const shown = [...telling, ...doubtful.map((range) => ({ ...range, slot: 'claim' as const, kind: undefined }))]
    const counts = telling
      .filter(({ slot, kind }) => slot === 'claim' && kind !== undefined)
      .flatMap((claim) => countsIn(text, claim, [...own, ...left, ...things, ...claimed]))
    const open = wholeClauses(text, [...left, ...things], [...own, ...shown])
    for (const { start, end, slot, ...mark } of [...withoutDenied(text, own, shown), ...open, ...claimed, ...counts]) {
      const words = text.slice(start, end)
      const group = groupOf({ slot, ...mark }, words)
      const label = mark.label ?? cellLabel
      marks.push({ part, index, start, end, text: words, slot, group, ...(label !== '' && { label }) })
    }
    for (const { start, end, slot, kind } of shown.map((story) => withMarksAround(story, own))) {
      const words = text.slice(start, end)
      // Each claim is decided for itself.
      stories.push({
        part,
        index,
        start,
        end,
        text: words,
        slot,
        group: slot === 'claim' ? groupOf({ slot }, words) : slot,
        ...(kind && { kind }),
      })
    }
  }
  return { marks, stories }
}

/** `no arrests`, in a sentence that is shown as a claim: it is decided with it. */
const withoutDenied = (text: string, marks: readonly FoundMark[], shown: readonly Range[]): readonly FoundMark[] =>
  marks.filter(
    ({ slot, start, end }) =>
      slot !== 'unsure' ||
      !/^no /iu.test(text.slice(start, end)) ||
      shown.every((claim) => end <= claim.start || claim.end <= start),
  )

/** What a line tells, by rules and by weight. */
function tellingIn(
  line: TemplateLine,
  marks: readonly FoundMark[],
  weighed: WeighedSentences,
  context: SentenceContext,
): TellingSentence[] {
  const { part, text } = line
  if (part === 'property' || part === 'header' || part === 'footer') return []
  const telling = byWeight(line, findTellingSentences(text, marks, context), { weighed, marks })
  return withoutSteps(line, { marks, sentences: weighed.get(line) ?? [] }, telling)
}

/**
 * Without ordinary words that could be anybody's, in a sentence that names nothing of the case, tells nothing and that
 * weights call the firm's: `is not a sham`. `the cassette` is one thing, and its case has it.
 */
const withoutLaw = (
  text: string,
  things: readonly FoundMark[],
  { marks, sentences }: { readonly marks: readonly FoundMark[]; readonly sentences: readonly WeighedSentence[] },
): readonly FoundMark[] =>
  things.filter(
    (thing) =>
      ofOneThing.test(text.slice(thing.start, thing.end)) ||
      sentences.every((sentence) => {
        const has = (one: Range) => sentence.start < one.end && one.start < sentence.end
        const isPlain = sentence.odds < plainlyFirms && !isNarrated(text.slice(sentence.start, sentence.end))
        const isCount = startsWithCount.test(text.slice(thing.start, thing.end))
        return !has(thing) || !isPlain || marks.some(has) || (isCount && !ofAnyone.test(text.slice(sentence.start)))
      }),
  )
/** Below it, and with nothing of the case in it, a sentence is the firm's whatever things it speaks of. */
const plainlyFirms = -2
/** `A self-petitioner is presumed to be so for the three years before filing`: a count of the law. */
const ofAnyone = /^(?:an?|any|every|each|no) /iu
const ofOneThing = /(?<!\p{L})(?:the|his|her|my|our|their|this|that|these|those)(?!\p{L})/iu

/** Without steps of the case that only look like claims; rules and weights agree that they tell no story. */
const withoutSteps = (
  { text, isHeading, row }: TemplateLine,
  { marks, sentences }: { readonly marks: readonly FoundMark[]; readonly sentences: readonly WeighedSentence[] },
  telling: readonly TellingSentence[],
): TellingSentence[] =>
  telling.flatMap((one) => {
    if (one.slot !== 'claim' || isHeading === true) return [one]
    const isRule = marks.every((mark) => mark.end <= one.start || one.end <= mark.start || ofRule.has(mark.slot))
    if (isRule && isOfStatute(text.slice(one.start, one.end)) && isBelow(sentences, one, -2)) return []
    if (isOfGrave(one.kind)) return [one]
    // What a form asks is asked of anybody.
    if (row !== undefined && text.slice(one.start, one.end).endsWith('?')) return []
    const isOfStep = isFilledAnew(text, one, marks) || isWhereFiled(text, one, marks)
    return isOfStep && isBelow(sentences, one, 1) ? [] : [toldClause(text, one, marks)]
  })

/** Whether no sentence of a stretch is likelier a story than that. */
const isBelow = (sentences: readonly WeighedSentence[], one: Range, odds: number): boolean =>
  sentences.every((sentence) => one.end <= sentence.start || sentence.end <= one.start || sentence.odds < odds)
/** Of whom a rule speaks too. */
const ofRule = new Set<Mark['slot']>(['pronoun', 'other-pronoun', 'family', 'unsure'])

/** Of `In June she moved to 12 Example Street, where she lives with her aunt` what stands behind the step. */
function toldClause(text: string, told: TellingSentence, marks: readonly FoundMark[]): TellingSentence {
  const words = text.slice(told.start, told.end)
  if (words.includes(';')) return told
  for (const { index } of words.matchAll(clause)) {
    const head = { start: told.start, end: told.start + index }
    const isWhole = marks.every((mark) => mark.end <= head.end || head.end <= mark.start)
    if (isWhole && (words.slice(0, index).match(/\p{L}+/gu) ?? []).length > 3 && isFilledAnew(text, head, marks))
      return { ...told, start: head.end }
  }
  return told
}
const clause =
  /, (?:who|whose|whom|which|where|because|since|after|while|although|when|as|and (?:has|is|was|lives|works|had|did|does|never)) /gu
const isOfGrave = (kind: TellingSentence['kind']): boolean => kind !== undefined && graveKinds.has(kind as 'harm')

/** The counts in a sentence that may be told of the old case, which are filled anew where it is kept: `two citizens`. */
function countsIn(text: string, claim: Range, taken: readonly FoundMark[]): FoundMark[] {
  return amountsIn(text.slice(claim.start, claim.end))
    .map(({ start }): FoundMark => {
      const from = claim.start + start
      const length = /^(?:(?:about|nearly|almost|over|some) )?[\p{L}-]+/iu.exec(text.slice(from))?.[0].length ?? 0
      return { start: from, end: from + length, slot: 'amount' }
    })
    .filter(({ start, end }) => taken.every((one) => end <= one.start || one.end <= start))
}

/** What the last sentence of a line tells. */
function endsTelling(text: string, telling: readonly TellingSentence[]): StorySentence['slot'] | undefined {
  const last = telling.at(-1)
  return last !== undefined && last.end >= text.trimEnd().length ? last.slot : undefined
}

/** A told sentence with the whole of every mark that it cuts: no part of an address stays before it. */
function withMarksAround<T extends { readonly start: number; readonly end: number }>(
  story: T,
  marks: readonly FoundMark[],
): T {
  const cut = marks.filter(({ start, end }) => start < story.end && story.start < end)
  return {
    ...story,
    start: Math.min(story.start, ...cut.map(({ start }) => start)),
    end: Math.max(story.end, ...cut.map(({ end }) => end)),
  }
}
