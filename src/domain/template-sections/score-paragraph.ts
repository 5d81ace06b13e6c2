import { countWords } from '#domain/language/sentences.ts'
import {
  hasBlank,
  hasContactDetails,
  hasNumberPattern,
  isContentsLine,
  isKnownCaption,
  isLabelWithValue,
  isSalutation,
  isSignatureCue,
} from './cues.ts'
import type { TemplateParagraph } from './template-paragraph.ts'

/** How much a paragraph looks like a heading, and why. */
export type Candidate = {
  readonly index: number
  readonly paragraph: TemplateParagraph
  readonly text: string
  readonly words: number
  score: number
  /** Cleared when the level turns out to number whole clauses. */
  outlineLevel: number | null
  readonly reasons: string[]
  /** Opens with its caption and goes on in the same paragraph. */
  isRunIn: boolean
}

/** A paragraph with this score or more is a heading. */
export const headingScore = 4.5

type Rule = { readonly name: string; readonly points: number; readonly holds: (candidate: Candidate) => boolean }

const rules: readonly Rule[] = [
  { name: 'outline level', points: 10, holds: ({ outlineLevel, words }) => outlineLevel !== null && words <= 40 },
  { name: 'known caption', points: 4, holds: ({ text }) => isKnownCaption(text) },
  { name: 'number', points: 2, holds: ({ text, words }) => words <= 22 && hasNumberPattern(text) },
  { name: 'list number', points: 2, holds: (candidate) => candidate.words <= 16 && isNumberedCaption(candidate) },
  { name: 'bold', points: 2, holds: ({ paragraph }) => paragraph.boldShare > 0.95 },
  { name: 'capitals', points: 2, holds: (candidate) => candidate.words <= 20 && isCapitals(candidate) },
  { name: 'underlined', points: 1.5, holds: ({ paragraph }) => paragraph.underlineShare > 0.95 },
  { name: 'centred', points: 1, holds: ({ paragraph }) => paragraph.align === 'center' },
  { name: 'short', points: 1, holds: ({ words }) => words <= 12 },
  { name: 'kept with next', points: 1, holds: ({ paragraph }) => paragraph.keepWithNext },
  { name: 'long', points: -4, holds: ({ words }) => words > 25 },
  { name: 'ends like a sentence', points: -1.5, holds: ({ text }) => /[.;,]$/.test(text) && !isKnownCaption(text) },
  {
    name: 'label and value',
    points: -2,
    holds: ({ text }) =>
      isLabelWithValue(text) && !/^(?:first|second|third|fourth|fifth|sixth|count|claim|point|issue)\b/iu.test(text),
  },
  { name: 'line break', points: -2, holds: ({ text }) => text.includes('\n') },
  { name: 'salutation', points: -6, holds: ({ text }) => isSalutation(text) },
  { name: 'signature', points: -6, holds: ({ text }) => isSignatureCue(text) },
  { name: 'contact details', points: -3, holds: ({ text }) => hasContactDetails(text) },
  { name: 'blank to fill', points: -3, holds: ({ text }) => hasBlank(text) },
]

/**
 * Scores every paragraph on its own looks. Those without a letter, lines of a contents list and the inside of tables are never
 * headings. Type size and space above count where the file tells them and most of the text has less.
 */
export function scoreParagraphs(paragraphs: readonly TemplateParagraph[]): Candidate[] {
  const bodySize = usual(paragraphs, 'fontSize')
  const bodySpace = usual(paragraphs, 'spaceBefore')
  const banners = bannersIn(paragraphs)
  return paragraphs.map((paragraph, index) => {
    const text = paragraph.text.trim()
    const { outlineLevel } = paragraph
    const candidate: Candidate = {
      index,
      paragraph,
      text,
      words: countWords(text),
      score: 0,
      outlineLevel: outlineLevel !== null && outlineLevel >= 0 && outlineLevel <= 8 ? outlineLevel : null,
      reasons: [],
      isRunIn: false,
    }
    if (
      !/\p{L}/u.test(text) ||
      (paragraph.table && !banners.has(index)) ||
      isContents(paragraph) ||
      isTemplateCode(text)
    )
      return { ...candidate, score: -9, outlineLevel: null }
    for (const { name, points, holds } of rules) if (holds(candidate)) addPoints(candidate, name, points)
    if (exceeds(paragraph.fontSize, bodySize, 1)) addPoints(candidate, 'larger type', 1.5)
    if (candidate.words <= 12 && exceeds(paragraph.spaceBefore, bodySpace, 4)) addPoints(candidate, 'space above', 1)
    return candidate
  })
}

/** The only line of a table, in bold or capitals: a heading that its writer put into a box. */
function bannersIn(paragraphs: readonly TemplateParagraph[]): ReadonlySet<number> {
  const tables = Map.groupBy(
    paragraphs.flatMap((paragraph, index) =>
      paragraph.table ? [{ paragraph, index, table: paragraph.table.table }] : [],
    ),
    ({ table }) => table,
  )
  return new Set(
    [...tables.values()].flatMap((lines) => {
      const written = lines.filter(({ paragraph }) => paragraph.text.trim() !== '')
      const [only] = written
      const isOne =
        written.length === 1 &&
        only &&
        lines.every(({ paragraph }) => paragraph.table?.cell === only.paragraph.table?.cell)
      return isOne &&
        countWords(only.paragraph.text) <= 12 &&
        (only.paragraph.boldShare > 0.95 || only.paragraph.text === only.paragraph.text.toUpperCase())
        ? [only.index]
        : []
    }),
  )
}

/** A line of a template language alone (`{%p endif %}`, `{{ client.name }}`, `{#children}`) is no heading. */
export function isTemplateCode(text: string): boolean {
  return text.startsWith('{') && /^(?:\s*\{(?:[%{][^{}]*[%}]|[#/^@]?[\p{L}\p{N}_.]*)\})+\s*$/u.test(text)
}

export function addPoints(candidate: Candidate, name: string, points: number): void {
  candidate.score += points
  candidate.reasons.push(`${name} ${points > 0 ? '+' : '−'}${Math.abs(points)}`)
}

export function isHeading({ score }: Candidate): boolean {
  return score >= headingScore
}

export function isContents({ contents, tabLeader, text }: TemplateParagraph): boolean {
  return contents || isContentsLine(text) || (tabLeader && /\d$/.test(text.trimEnd()))
}

/** What is special about its look: `BUCcS`; captions of one kind share it. */
export function lookOf(candidate: Candidate): string {
  const { boldShare, underlineShare, align } = candidate.paragraph
  return [
    boldShare > 0.9 ? 'B' : '',
    underlineShare > 0.9 ? 'U' : '',
    isCapitals(candidate) ? 'C' : '',
    align === 'center' ? 'c' : '',
    candidate.reasons.some((reason) => reason.startsWith('larger')) ? 'S' : '',
  ].join('')
}

function isCapitals({ paragraph, text }: Candidate): boolean {
  // The name of a place says nothing: `LAST WILL OF {{ testator }}`.
  const written = text.replaceAll(/\{[^{}]*\}/gu, '')
  return paragraph.allCaps || (/\p{Lu}/u.test(written) && written === written.toUpperCase())
}

function isNumberedCaption(candidate: Candidate): boolean {
  return candidate.paragraph.numbering !== null && (candidate.paragraph.boldShare > 0.9 || isCapitals(candidate))
}

function exceeds(points: number | null, usualPoints: number | null, by: number): boolean {
  return points !== null && usualPoints !== null && points >= usualPoints + by
}

/** What most of the text has, counted in characters. */
function usual(paragraphs: readonly TemplateParagraph[], property: 'fontSize' | 'spaceBefore'): number | null {
  const letters = new Map<number, number>()
  for (const { [property]: points, text } of paragraphs)
    if (points !== null) letters.set(points, (letters.get(points) ?? 0) + text.length)
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null
}
