import type { CaseFact, CaseMap, CasePassage } from '#domain/case-map/case-map.ts'
import { exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import { documentNoun } from '#domain/prose/document-noun.ts'
import type { Narrator } from '#domain/prose/narrator.ts'
import { quoted } from '#domain/prose/quoting.ts'
import { escapeText } from '#domain/section-content/write.ts'
import type { WaiverCase } from '../case.ts'

/** So many words are quoted at a stretch. */
const longestStretch = 60

/**
 * Quotes facts in the words of their papers: what follows each other in one paper stands in one pair of quotation marks,
 * with one lead and one cite. Nothing is quoted twice.
 */
export function createQuoter(waiver: WaiverCase, map: CaseMap, narrator: Narrator, used: Set<string>) {
  const counts = new Map<string, number>()
  return (facts: readonly CaseFact[], longest = longestStretch): string => {
    const passages = facts.flatMap((fact) =>
      passagesOf(map, fact)
        .filter(({ id }) => !used.has(id))
        .slice(0, 1),
    )
    const told = stretchesOf(passages, waiver, longest).flatMap(({ words, from }) => {
      const [first] = from
      if (first === undefined) return []
      for (const { id } of from) used.add(id)
      const shown = words.filter((one) => !ofForm.test(one)).flatMap((one) => quoted(one, longest * 2) ?? [])
      if (shown.length === 0) return []
      const voice = first.speaker ?? first.document
      const count = counts.get(voice) ?? 0
      counts.set(voice, count + 1)
      const lead = leadOf(map, narrator, first, count)
      narrator.interrupt()
      return [`${escapeText(lead)} ${escapeText(shown.join('; '))} (${exhibitTokens(map, from).join('; ')}).`]
    })
    return told.join(' ')
  }
}

type Stretch = { words: string[]; from: CasePassage[]; end: number }

/** Passages between which the paper has nothing but space, up to the usual length. */
function stretchesOf(passages: readonly CasePassage[], { input }: WaiverCase, longest: number): Stretch[] {
  const stretches: Stretch[] = []
  for (const passage of passages) {
    const before = stretches.at(-1)
    const text = input.sources.find(({ id }) => id === passage.document)?.text ?? ''
    const rows = rowsOf(passage.words)
    if (before !== undefined && isNext(before, passage, text, longest)) goOn(before, passage, rows)
    else stretches.push({ words: rows, from: [passage], end: passage.end })
  }
  return stretches
}

const isNext = ({ words, from, end }: Stretch, passage: CasePassage, text: string, longest: number): boolean =>
  from.at(-1)?.document === passage.document &&
  passage.start >= end &&
  text.slice(end, passage.start).trim() === '' &&
  countWords(words.join(' ')) + countWords(passage.words) <= longest

function goOn(stretch: Stretch, passage: CasePassage, rows: readonly string[]): void {
  const open = stretch.words.pop() ?? ''
  // A line without a point is a row of its own.
  const isWhole = /[.!?:]["”’)]*$/u.test(open.trim()) && rows.length === 1
  stretch.words.push(...(isWhole ? [`${open} ${rows[0] ?? ''}`] : [open, ...rows]))
  stretch.from.push(passage)
  stretch.end = passage.end
}

/** The rows of an entry; running text whose lines the paper breaks is one. */
function rowsOf(words: string): string[] {
  const lines = words.split('\n').flatMap((line) => line.trim() || [])
  const isList =
    lines.slice(0, -1).some((line) => line.length < 90 && !/[.,;:–-]$/u.test(line)) &&
    lines.every((line) => /^[\p{Lu}\d]/u.test(line))
  if (lines.length > 1 && isList) return lines.filter((line) => !isHeadAlone(line) && !ofForm.test(line))
  return lines.length > 1 &&
    lines.filter((line) => /^[^:.]{2,60}: \S|\([A-TV-Z]\d{2}(?:\.\d{1,3})?\)/u.test(line)).length * 2 >= lines.length
    ? lines
    : [words]
}

/** `Findings`, `Diagnosis` above what it heads. */
const isHeadAlone = (line: string): boolean => /^\p{Lu}[\p{L} ]{2,30}:?$/u.test(line) && line.split(' ').length <= 3

/** Rows that only say what the paper is. */
const ofForm =
  /^(?:case name|report (?:received|date)|date of (?:report|visit|service|interview)|dates? of \p{L}+|patients?|client|name|sessions?|visit|dob|evaluator|examinee|primary disability|iep date|student(?! loan))\b[^:]*:/iu

const countWords = (text: string): number => text.split(/\s+/u).length

/** `In Ms. Roe’s words:`, then `Ms. Roe writes:`; a paper in which nobody says `I` `states` and `adds`. */
function leadOf(map: CaseMap, narrator: Narrator, { speaker, document, words }: CasePassage, count: number): string {
  const noun = documentNoun(map, document)
  const isOwn = /(?<![\p{L}])(?:I|[Mm]y|me|[Ww]e|[Oo]ur)(?![\p{L}])/u.test(words)
  const isSpoken = /^(?:letter|declaration|affidavit|statement|evaluation)$/u.test(noun)
  if (speaker !== undefined && (isOwn || isSpoken)) {
    if (count % 3 === 1) return narrator.say(`{${speaker}.subj} writes:`)
    return count % 3 === 2 ? narrator.say(`{${speaker}.subj} goes on:`) : narrator.say(`In {${speaker}.poss} words:`)
  }
  const writer = isOwn ? writerIn(map.exhibits.find(({ id }) => id === document)?.title ?? '') : undefined
  if (writer !== undefined) return `${writer} ${count % 2 === 0 ? 'writes' : 'goes on'}:`
  return `The ${noun === 'document' ? 'record' : noun} ${count % 2 === 0 ? 'states' : 'adds'}:`
}

/** Who wrote a paper, by its title: `Letter of Pastor Jan Hofstra`, `Counseling summary, Meera Iyer, LCSW`. */
function writerIn(title: string): string | undefined {
  const signed = /\b(\p{Lu}\p{L}+ (?:\p{Lu}\. )?\p{Lu}[\p{L}’'-]+, (?:LCSW|LPC|LMFT|LMHC|R\.?N|Ed\.S|MSW)\.?)/u.exec(
    title,
  )?.[1]
  if (signed !== undefined) return `${signed},`
  return /^(?:letter|statement|declaration|note) (?:of|from|by) (?!the |a |an )([^,(–—]{3,60}?)(?:,| \(|$)/iu.exec(
    title,
  )?.[1]
}
