import { jsonOf, propertyOf } from '#domain/case-map/extraction/read-reply.ts'
import { foldText, foldWord } from '#domain/language/fold.ts'
import { findSentences } from '#domain/language/sentences.ts'
import type { Attorney } from '#domain/clients/attorney.ts'
import type { Range } from '#domain/section-content/read.ts'
import {
  type FoundGroup,
  lineKey,
  type Mark,
  type OldCase,
  type Slot,
  type StoryKind,
  type StorySentence,
  type TemplateLine,
} from '#domain/template-sections/old-case.ts'
import { slotLabel } from '../group.ts'
import { protectLines } from '../protect.ts'
import { hiddenPlaces } from './reading-request.ts'
import { isTold, slotOfKind } from './read-kinds.ts'

type Entry = { readonly line: number; readonly words: string; readonly slot: Slot }

const most = 200
const longest = 300

/** Words that every document of the kind has: who reports them has misread the question. */
const ofAnyCase =
  /^(?:the |this |said |an? )?(?:respondents?|applicants?|petitioners?|beneficiar(?:y|ies)|clients?|counsel|court|judge|department|government|board|attorney|service|dhs|uscis|ice|eoir|he or she|his or her|him or her)(?:[’']s)?$/iu

const people = new Set<Slot>([
  'client',
  'relative',
  'witness',
  'doctor',
  'person',
  'judge',
  'attorney',
  'department-counsel',
])

/** The entries of an answer; undefined when it is no answer of the shape that was asked for. */
export function parseFinds(reply: string): Entry[] | undefined {
  const parsed = jsonOf(reply)
  const left = Array.isArray(parsed) ? parsed : propertyOf(parsed, 'left')
  if (!Array.isArray(left)) return undefined
  return left.slice(0, most).flatMap((one: unknown): Entry[] => {
    const [line, words] = [propertyOf(one, 'line'), propertyOf(one, 'words')]
    const slot = slotOfKind(propertyOf(one, 'kind'))
    if (typeof line !== 'number' || typeof words !== 'string' || !slot) return []
    return [{ line, words: words.trim(), slot }]
  })
}

/**
 * An old case with what a model found besides. Only words that stand in their line, outside law and the firm's own words
 * and outside what was found before; each is a group of its own that the attorney decides. A told thing takes its whole
 * sentence along.
 */
export function withModelFinds(
  found: OldCase,
  lines: readonly TemplateLine[],
  replies: readonly string[],
  attorney: Attorney | undefined,
): OldCase {
  const entries = replies.flatMap((reply) => parseFinds(reply) ?? [])
  const hidden = hiddenPlaces(lines, found)
  const kept = protectLines(lines, attorney)
  const marks: Mark[] = []
  const stories: StorySentence[] = []
  for (const { line: number, words, slot } of entries) {
    const line = lines[number]
    if (!line || words.length < 2 || words.length > longest || ofAnyCase.test(words) || words.includes('[')) continue
    const taken = [
      ...(hidden[number] ?? []),
      ...(kept.get(line) ?? []),
      ...[...marks, ...stories].filter((one) => lineKey(one) === lineKey(line)),
    ]
    for (const range of placesOf(line.text, words)) {
      if (taken.some(({ start, end }) => range.start < end && start < range.end)) continue
      const place = { part: line.part, index: line.index, text: line.text.slice(range.start, range.end), ...range }
      if (isTold(slot)) stories.push(...sentenceAround(line, range, slot as StoryKind, taken))
      else marks.push({ ...place, slot, group: `read ${slot}: ${foldText(place.text)}`.slice(0, 100) })
    }
  }
  const names = marks.filter(({ slot }) => people.has(slot)).flatMap(({ text }) => nameWords(text))
  const touched = new Set([...marks, ...stories].map(lineKey))
  const known = new Set(found.beside.map(lineKey))
  return {
    groups: [...found.groups, ...groupsOf([...marks, ...stories])],
    marks: [...found.marks, ...marks],
    stories: [...found.stories, ...stories],
    names: [...new Set([...found.names, ...names])],
    beside: [
      ...found.beside,
      ...lines.filter((line) => line.part !== 'body' && touched.has(lineKey(line)) && !known.has(lineKey(line))),
    ],
  }
}

/** Every place of the words in the line, as whole words. */
function placesOf(text: string, words: string): Range[] {
  const places: Range[] = []
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + words.length)) {
    const end = at + words.length
    const isWhole = !/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ') && !/[\p{L}\p{N}]/u.test(text[end] ?? ' ')
    if (isWhole) places.push({ start: at, end })
  }
  return places
}

function sentenceAround(
  { part, index, text }: TemplateLine,
  { start, end }: Range,
  slot: StoryKind,
  taken: readonly Range[],
): StorySentence[] {
  const whole = findSentences(text).find((one) => one.start <= start && end <= one.end) ?? { start, end }
  // A sentence that is told already is not told twice; marks within it are replaced with it.
  if (taken.some((one) => one.start <= whole.start && whole.end <= one.end)) return []
  return [{ part, index, ...whole, text: text.slice(whole.start, whole.end), slot, group: `read ${slot}` }]
}

function nameWords(text: string): string[] {
  return (text.match(/\p{Lu}[\p{L}\p{M}’'-]*/gu) ?? []).filter((word) => word.length > 2).map((word) => foldWord(word))
}

function groupsOf(places: readonly (Mark | StorySentence)[]): FoundGroup[] {
  return [...Map.groupBy(places, ({ group }) => group)].flatMap(([id, own]): FoundGroup[] => {
    const [first] = own
    if (!first) return []
    const texts = [...new Set(own.map(({ text }) => text))].toSorted((a, b) => b.length - a.length)
    return [{ id, slot: first.slot, label: slotLabel(first.slot), texts: texts.slice(0, 40), places: own.length }]
  })
}
