import { countWords } from '#domain/language/sentences.ts'
import { kindOfTitle } from './section-kind.ts'
import { isBorder } from './split-without-headings.ts'
import type { TemplateParagraph } from './template-paragraph.ts'
import { defaultMode, joinSections, type TemplateSection, withParagraphs } from './template-section.ts'

/** A template should come as four to eighteen sections, none of them too long for one writer. */
const sizes = { fewest: 4, most: 18, smallest: 25, largest: 900 }

/** Kinds that are never made part of another section: they are kept or filled, not written. */
const apart = new Set([
  'letterhead',
  'caption',
  'addressee',
  'contents',
  'exhibits',
  'signature',
  'certificate',
  'form',
])

type Paragraphs = readonly TemplateParagraph[]

/** Merges what is too fine and divides what is too long; covers the same paragraphs in the same order. */
export function fitSizes(sections: readonly TemplateSection[], paragraphs: Paragraphs): TemplateSection[] {
  const coarse = mergeDeep(sections, 3)
  const few = coarse.length > sizes.most ? mergeDeep(coarse, 2, sizes.largest, paragraphs) : coarse
  return mergeSmall(few, paragraphs).flatMap((section) => divide(section, paragraphs))
}

/** Sections of this level or deeper become part of the one before, as long as it does not grow beyond `limit`. */
function mergeDeep(
  sections: readonly TemplateSection[],
  level: number,
  limit = Infinity,
  paragraphs: Paragraphs = [],
): TemplateSection[] {
  const merged: TemplateSection[] = []
  for (const section of sections) {
    const parent = merged.at(-1)
    const joins =
      parent && parent.level > 0 && section.level >= level && !apart.has(section.kind) && !apart.has(parent.kind)
    if (joins && wordsOf([parent, section], paragraphs) <= limit) merged[merged.length - 1] = absorb(parent, section)
    else merged.push(section)
  }
  return merged
}

/** A section of a few words becomes part of the next one of its rank; a heading with nothing under it stays. */
function mergeSmall(sections: readonly TemplateSection[], paragraphs: Paragraphs): TemplateSection[] {
  const merged: TemplateSection[] = []
  let count = sections.length
  for (const section of sections) {
    const small = merged.at(-1)
    const joins =
      small &&
      count > sizes.most &&
      isOrdinary(small) &&
      isOrdinary(section) &&
      small.level <= section.level &&
      wordsOf([small], paragraphs) < sizes.smallest
    if (joins) {
      merged[merged.length - 1] = { ...absorb(small, section), title: joinTitles(small.title, section.title) }
      count -= 1
    } else merged.push(section)
  }
  return merged
}

function isOrdinary({ kind, level }: TemplateSection): boolean {
  return level > 0 && kind !== 'heading' && !apart.has(kind)
}

/** The first section with the paragraphs of the second. A bare heading takes the kind of what it now holds. */
function absorb(first: TemplateSection, second: TemplateSection): TemplateSection {
  const kind = first.kind === 'heading' ? (kindOfTitle(first.title) ?? second.kind) : first.kind
  return { ...joinSections(first, second), kind, mode: defaultMode(kind) }
}

function joinTitles(first: string, second: string): string {
  return `${first} / ${second}`.slice(0, 90).trim()
}

/** Divides a long written section at paragraph borders into parts of like length; a heading goes with its text. */
function divide(section: TemplateSection, paragraphs: Paragraphs): TemplateSection[] {
  const total = wordsOf([section], paragraphs)
  if (total <= sizes.largest || apart.has(section.kind)) return [section]
  const share = total / Math.ceil(total / sizes.largest)
  const parts: number[][] = [[]]
  let words = 0
  for (const block of blocksOf(section, paragraphs)) {
    const own = block.reduce((sum, index) => sum + countWords(paragraphs[index]?.text ?? ''), 0)
    if (words > 0 && own > 0 && words + own / 2 > share) {
      parts.push([])
      words = 0
    }
    parts.at(-1)?.push(...block)
    words += own
  }
  return parts.map((indexes, part) =>
    part === 0 ? withParagraphs(section, indexes) : nextPart(section, indexes, part, paragraphs),
  )
}

/** Paragraphs that stay together: a table, a heading with what follows it. */
function blocksOf(section: TemplateSection, paragraphs: Paragraphs): number[][] {
  const blocks: number[][] = []
  for (const index of section.paragraphs) {
    const block = blocks.at(-1)
    const previous = block?.at(-1) ?? -1
    const afterHeading =
      section.innerHeadings.includes(previous) || (section.heading === 'own' && previous === section.paragraphs[0])
    if (block && (afterHeading || !isBorder(paragraphs, index))) block.push(index)
    else blocks.push([index])
  }
  return blocks
}

function nextPart(
  section: TemplateSection,
  indexes: readonly number[],
  part: number,
  paragraphs: Paragraphs,
): TemplateSection {
  const [first = -1] = indexes
  const caption = section.innerHeadings.includes(first)
    ? (paragraphs[first]?.text ?? '').replaceAll(/\s+/g, ' ').trim()
    : ''
  return {
    ...withParagraphs(section, indexes),
    id: `s${first}`,
    title: caption.slice(0, 90).trim() || `${section.title} (${part + 1})`,
    heading: caption === '' ? 'none' : 'own',
    reasons: [`more than ${sizes.largest} words: divided`],
  }
}

function wordsOf(sections: readonly TemplateSection[], paragraphs: Paragraphs): number {
  return sections
    .flatMap(({ paragraphs: indexes }) => indexes)
    .reduce((sum, index) => sum + countWords(paragraphs[index]?.text ?? ''), 0)
}
