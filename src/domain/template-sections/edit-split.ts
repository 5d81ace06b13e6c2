import { textLimit } from '#domain/questionnaire/question.ts'
import { countWords } from '#domain/language/sentences.ts'
import { type KindClues, kindOfFront, kindOfSection } from './section-kind.ts'
import { isBorder } from './split-without-headings.ts'
import type { TemplateParagraph } from './template-paragraph.ts'
import {
  defaultMode,
  joinSections,
  type TemplateSection,
  type TemplateSectionKind,
  type TemplateSectionMode,
  type TemplateSplit,
  withParagraphs,
} from './template-section.ts'

/**
 * What the attorney does on the confirm screen. Every function gives a new split that still holds each paragraph exactly
 * once; a request that makes no sense (an unknown section, a border inside a table) gives the split back as it was.
 */
type Paragraphs = readonly TemplateParagraph[]

/** Joins a section with the one right after it; the title of the first stays. Signatures and certificates stay kept. */
export function mergeSections(split: TemplateSplit, firstId: string, secondId: string): TemplateSplit {
  const at = split.sections.findIndex(({ id }) => id === firstId)
  const [first, second] = split.sections.slice(at, at + 2)
  if (at === -1 || !first || second?.id !== secondId) return split
  const { kind, mode } = [first, second].find(isAttested) ?? (first.kind === 'heading' ? second : first)
  const merged = { ...joinSections(first, second), kind, mode }
  return { ...split, sections: split.sections.toSpliced(at, 2, merged) }
}

function isAttested({ kind }: TemplateSection): boolean {
  return kind === 'signature' || kind === 'certificate'
}

/**
 * Begins a new section at a paragraph of this section other than its first. A paragraph that reads like a heading
 * becomes its heading; kind and mode follow from what the part holds.
 */
export function splitSection(paragraphs: Paragraphs, split: TemplateSplit, id: string, at: number): TemplateSplit {
  const position = split.sections.findIndex((section) => section.id === id)
  const section = split.sections[position]
  const cut = section?.paragraphs.indexOf(at) ?? -1
  if (!section || cut < 1 || !isBorder(paragraphs, at)) return split
  const first = withParagraphs(section, section.paragraphs.slice(0, cut))
  const second = newSection(paragraphs, section, section.paragraphs.slice(cut))
  return { ...split, sections: split.sections.toSpliced(position, 1, first, second) }
}

function newSection(paragraphs: Paragraphs, from: TemplateSection, indexes: readonly number[]): TemplateSection {
  const content = indexes.flatMap((index) => paragraphs[index] ?? [])
  const caption = captionOf(content)
  const heading = caption === '' ? 'none' : 'own'
  const title = caption || `${from.title} (2)`
  const kind = kindOfPart(from, { title, heading, paragraphs: content, parentKind: from.kind })
  return {
    ...withParagraphs(from, indexes),
    id: `s${indexes[0]}`,
    title,
    kind,
    mode: isAttested(from) ? from.mode : defaultMode(kind),
    heading,
    reasons: ['divided by hand'],
  }
}

/** The first line as a heading: at most 16 words with something under it, not ended like a sentence. */
function captionOf(content: Paragraphs): string {
  const [first, ...rest] = content
  const line = (first?.text ?? '').replaceAll(/\s+/g, ' ').trim()
  const isCaption = rest.length > 0 && !first?.table && countWords(line) <= 16 && !/[.;,]$/.test(line)
  return isCaption ? line.slice(0, 90).trim() : ''
}

/** A part of a signature stays one, a part of the front zone is told by its own lines. */
function kindOfPart(from: TemplateSection, clues: KindClues): TemplateSectionKind {
  if (isAttested(from)) return from.kind
  const isFront = ['letterhead', 'caption', 'addressee'].includes(from.kind)
  return isFront ? kindOfFront(clues.paragraphs) : kindOfSection(clues)
}

/** Gives a section another title, at most 255 characters; an empty one changes nothing. */
export function renameSection(split: TemplateSplit, id: string, title: string): TemplateSplit {
  const plain = title.replaceAll(/\s+/g, ' ').trim().slice(0, textLimit)
  return plain === '' ? split : change(split, id, { title: plain })
}

/** Switches "keep as is" on, or off again: back to what its kind becomes; what is kept anyway is then only filled in. */
export function keepAsIs(split: TemplateSplit, id: string, keep: boolean): TemplateSplit {
  const section = split.sections.find((candidate) => candidate.id === id)
  if (!section) return split
  const usual = defaultMode(section.kind)
  return changeMode(split, id, keep ? 'keep' : usual === 'keep' ? 'fill' : usual)
}

/** Signatures and certificates are never written by anyone but the firm: they can only be kept or filled in. */
export function changeMode(split: TemplateSplit, id: string, mode: TemplateSectionMode): TemplateSplit {
  const section = split.sections.find((candidate) => candidate.id === id)
  const isRefused = section && isAttested(section) && mode !== 'keep' && mode !== 'fill'
  return isRefused ? split : change(split, id, { mode })
}

/** Says what a section is; it takes the mode of that kind. */
export function changeKind(split: TemplateSplit, id: string, kind: TemplateSectionKind): TemplateSplit {
  return change(split, id, { kind, mode: defaultMode(kind) })
}

/** Drags a section so that it becomes number `position` (from 0) in the outline. */
export function moveSection(split: TemplateSplit, id: string, position: number): TemplateSplit {
  const section = split.sections.find((candidate) => candidate.id === id)
  if (!section || !Number.isInteger(position)) return split
  const others = split.sections.filter((candidate) => candidate.id !== id)
  const place = Math.min(Math.max(position, 0), others.length)
  return { ...split, sections: others.toSpliced(place, 0, section) }
}

function change(split: TemplateSplit, id: string, changes: Partial<TemplateSection>): TemplateSplit {
  const sections = split.sections.map((section) => (section.id === id ? { ...section, ...changes } : section))
  return { ...split, sections }
}
