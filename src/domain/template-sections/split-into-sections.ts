import { countWords } from '#domain/language/sentences.ts'
import { isSignatureCue } from './cues.ts'
import { findHeadings, type Heading } from './find-headings.ts'
import { scoreParagraphs } from './score-paragraph.ts'
import { kindOfSection, kindOfTitle } from './section-kind.ts'
import { fitSizes } from './size-control.ts'
import { splitForm, splitProse } from './split-without-headings.ts'
import type { TemplateParagraph } from './template-paragraph.ts'
import {
  defaultMode,
  sectionWithoutHeading,
  type TemplateSection,
  type TemplateSectionKind,
  type TemplateSplit,
} from './template-section.ts'
import { frontZones, laterCaptions, signatureZones } from './zones.ts'

/**
 * Splits a template into sections: by headings, numbered captions, bold lines and captions inside clauses, with
 * letterhead or court caption in front and signature zones behind. An outline level alone makes no heading. A form (its
 * text in tables, no headings) gives one section for each table, plain prose groups of 150 to 400 words. Every
 * paragraph belongs to exactly one section; an empty template gives none. Never throws.
 */
export function splitIntoSections(paragraphs: readonly TemplateParagraph[]): TemplateSplit {
  if (paragraphs.length === 0) return { sections: [], isForm: false }
  const all = findHeadings(scoreParagraphs(paragraphs))
  const again = laterCaptions(paragraphs, all[0]?.index ?? paragraphs.length)
  const headings = all.filter(
    ({ index }) => !again.some((zone) => zone.index <= index && index < zone.end) && !isLastLine(paragraphs, index),
  )
  if (headings.length === 0 && isMostlyTables(paragraphs)) return { sections: splitForm(paragraphs), isForm: true }
  if (headings.length === 0) return { sections: splitProse(paragraphs), isForm: false }
  const zones = [...frontZones(paragraphs, headings[0]?.index ?? 0), ...signatureZones(paragraphs, headings), ...again]
  const byIndex = new Map([...zones, ...headings].map((start) => [start.index, start]))
  const starts = [...byIndex.values()].toSorted((a, b) => a.index - b.index)
  const sections = starts.map((start, position) => {
    const end = starts[position + 1]?.index ?? paragraphs.length
    const indexes = Array.from({ length: end - start.index }, (_, offset) => start.index + offset)
    return 'kind' in start ? sectionWithoutHeading(indexes, start) : headedSection(start, indexes, paragraphs, headings)
  })
  return { sections: fitSizes(sections, paragraphs), isForm: false }
}

function headedSection(
  { title, level, isRunIn, reasons }: Heading,
  indexes: readonly number[],
  paragraphs: readonly TemplateParagraph[],
  headings: readonly Heading[],
): TemplateSection {
  const heading = isRunIn ? 'lead-in' : 'own'
  const content = indexes.flatMap((index) => paragraphs[index] ?? [])
  const parentKind = kindOfParent(headings, indexes[0] ?? 0, level)
  const kind = kindOfSection({ title, heading, paragraphs: content, parentKind })
  return {
    id: `s${indexes[0]}`,
    title,
    level,
    kind,
    mode: defaultMode(kind),
    paragraphs: indexes,
    heading,
    innerHeadings: [],
    reasons,
  }
}

/** The kind that the nearest heading above in the outline names; what its own parent names if it tells nothing. */
function kindOfParent(headings: readonly Heading[], index: number, level: number): TemplateSectionKind | undefined {
  const parent = headings.findLast((heading) => heading.index < index && heading.level < level)
  if (!parent) return undefined
  return kindOfTitle(parent.title) ?? kindOfParent(headings, parent.index, parent.level)
}

/** `Enclosures` under a signature, with nothing after it but who gets a copy. */
function isLastLine(paragraphs: readonly TemplateParagraph[], index: number): boolean {
  return (
    paragraphs.slice(index + 1).every(({ text }) => /^\s*(?:$|cc:|bcc:)/iu.test(text)) &&
    paragraphs.slice(Math.max(0, index - 8), index).some(({ text }) => isSignatureCue(text))
  )
}

/** More than half of the words stand in tables. */
function isMostlyTables(paragraphs: readonly TemplateParagraph[]): boolean {
  return wordsOf(paragraphs.filter(({ table }) => table)) > wordsOf(paragraphs) / 2
}

function wordsOf(paragraphs: readonly TemplateParagraph[]): number {
  return paragraphs.reduce((sum, { text }) => sum + countWords(text), 0)
}
