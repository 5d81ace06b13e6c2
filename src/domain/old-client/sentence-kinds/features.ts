import { foldWord } from '#domain/language/fold.ts'
import { functionWords } from '#domain/language/word-lists.data.ts'
import type { Range } from '#domain/section-content/read.ts'
import type { FoundMark, TemplateLine } from '#domain/template-sections/old-case.ts'
import { isStoryThing } from '../claims.ts'
import { asksTheReader, citation, general } from '../firm-sentences.ts'
import { isLawWord } from '../law-words.data.ts'
import { proceduralVerbs, rolePerson, storyWords } from '../lexicon.data.ts'
import { citesLaw, isNarrated } from '../narrated.ts'
import { firstFile } from '../specific-words.ts'

/** Where a sentence stands. */
export type SentencePlace = {
  readonly line: TemplateLine
  readonly sentence: Range
  /** What was found in its line. */
  readonly marks: readonly FoundMark[]
  /** The heading over it, '' without one. */
  readonly heading: string
  /** From 0 to 4, the fifth of the paper in which it stands. */
  readonly fifth: number
}

/**
 * What can be seen of a sentence without knowing its case: its words but for what was found in it, of which only the kind
 * counts, how its words mean, its tense, its form and the heading over it. Each is there or not.
 */
export function featuresOf(place: SentencePlace): string[] {
  const { line, sentence, marks, heading, fifth } = place
  const words = line.text.slice(sentence.start, sentence.end)
  const here = marks
    .filter(({ start, end, slot }) => slot !== 'unsure' && start < sentence.end && sentence.start < end)
    .toSorted((a, b) => a.start - b.start)
  const tokens = tokensOf(line.text, sentence, here)
  return [
    ...new Set([
      ...ofMarks(here),
      ...ofWords(tokens),
      ...ofMeaning(tokens),
      ...ofForm(words, line, sentence),
      ...ofLine(line, fifth),
      ...(heading.match(/\p{L}{3,}/gu) ?? []).map((word) => `h:${foldWord(word)}`),
    ]),
  ]
}

/** The folded words of a sentence in order; what was found stands as its kind: `<town>`. */
function tokensOf(text: string, { start, end }: Range, marks: readonly FoundMark[]): string[] {
  const tokens: string[] = []
  let at = start
  for (const mark of [...marks, { start: end, end, slot: undefined }]) {
    if (mark.start > at)
      tokens.push(
        ...[...text.slice(at, mark.start).matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*|[“”()§;:]/gu)].map(
          ({ 0: word }) => foldWord(word.replace(/[’']s?$/u, '')),
        ),
      )
    if (mark.slot !== undefined) tokens.push(`<${mark.slot}>`)
    at = Math.max(at, mark.end)
  }
  return tokens
}

const ofMarks = (marks: readonly FoundMark[]): string[] => [
  ...marks.map(({ slot }) => `m:${slot}`),
  ...(marks.length > 1 ? ['m>1'] : []),
  ...(marks.length > 3 ? ['m>3'] : []),
]

const ofWords = (tokens: readonly string[]): string[] =>
  tokens.flatMap((token, at) => [
    `w:${token}`,
    `b:${tokens[at - 1] ?? '^'} ${token}`,
    ...(at === 0 ? [`first:${token}`] : []),
    ...(at < 4 ? [`lead:${token}`] : []),
  ])

function ofMeaning(tokens: readonly string[]): string[] {
  const open = tokens.filter((token) => /^\p{L}/u.test(token) && !functionWords.has(token))
  const law = open.filter((token) => isLawWord(token)).length
  const plain = open.filter((token) => !isLawWord(token))
  const files = Map.groupBy(plain, (token) => firstFile(token) ?? 'none')
  return [
    ...[...files].flatMap(([file, own]) => [`sem:${file}`, ...(own.length > 1 ? [`sem2:${file}`] : [])]),
    ...upTo('thing', plain.filter(isStoryThing).length, [1, 2, 3, 5]),
    ...upTo('plain', plain.length, [1, 2, 4, 7, 11]),
    ...upTo('law', law, [1, 2, 4, 7]),
    ...upTo('law share', open.length === 0 ? 0 : (law / open.length) * 100, [20, 40, 60, 80]),
    ...upTo('length', tokens.length, [5, 9, 15, 24, 36]),
    ...(tokens.some((token) => /^\d/.test(token)) ? ['digits'] : []),
  ]
}

const upTo = (name: string, count: number, steps: readonly number[]): string[] =>
  steps.filter((step) => count >= step).map((step) => `${name}>=${step}`)

function ofForm(words: string, { text }: TemplateLine, { end }: Range): string[] {
  const tests: readonly (readonly [string, boolean])[] = [
    ['narrated', isNarrated(words)],
    ['cites', citesLaw(words)],
    ['cited behind', citation.test(text.slice(end))],
    ['general', general.test(words)],
    ['asks', asksTheReader.test(words)],
    ['role', words.search(rolePerson) !== -1],
    ['procedural', proceduralVerbs.test(words)],
    ['present', /\b(?:is|are|am|has|have|does|do)\b/iu.test(words)],
    ['modal', /\b(?:must|shall|may|should|will|would|can|could|cannot)\b/iu.test(words)],
    ['was', /\b(?:was|were|had|did)\b/iu.test(words)],
    ['-ed', /\p{L}{3,20}ed\b/u.test(words)],
    ['no stop', !/[.!?]["”’)\]]*$/u.test(words.trimEnd())],
    ['quoted', /[“"]/u.test(words)],
  ]
  return [
    ...tests.flatMap(([name, isSo]) => (isSo ? [name] : [])),
    ...storyWords.flatMap(([kind, pattern]) => (pattern.test(words) ? [`story:${kind}`] : [])),
  ]
}

const ofLine = ({ part, row, isHeading, text }: TemplateLine, fifth: number): string[] => [
  `fifth:${fifth}`,
  ...(part === 'body' ? [] : [`part:${part}`]),
  ...(row === undefined ? [] : ['row']),
  ...(isHeading === true ? ['heading'] : []),
  ...(/^\W{0,3}\(?(?:\d{1,3}|[A-Za-z])[.)] /u.test(text) ? ['listed'] : []),
]
