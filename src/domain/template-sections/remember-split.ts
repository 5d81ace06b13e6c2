import { foldToWords } from '#domain/language/fold.ts'
import type { TemplateParagraph } from './template-paragraph.ts'
import { sectionKinds, sectionModes, type TemplateSection, type TemplateSplit } from './template-section.ts'

/** An attorney's confirmed split, kept with the template. Plain JSON. */
export type RememberedSplit = {
  /** Of the paragraphs' texts: the same words give the same one, whatever else changed in the file. */
  readonly fingerprint: string
  readonly split: TemplateSplit
  /** The words of each section's first paragraph, by section id, to recognise it in a later version of the file. */
  readonly openings: Readonly<Record<string, string>>
}

export function rememberSplit(paragraphs: readonly TemplateParagraph[], split: TemplateSplit): RememberedSplit {
  const openings = split.sections.map((section) => [section.id, openingOf(paragraphs, section)])
  return { fingerprint: fingerprintOf(paragraphs), split, openings: Object.fromEntries(openings) }
}

export type RecalledSplit = {
  readonly split: TemplateSplit
  /** `all`: the same text as before, the confirm screen may be skipped. `some`: choices were carried over by heading. */
  readonly recalled: 'all' | 'some' | 'none'
}

/**
 * Takes up earlier choices. The same text gets its confirmed split back; another version of it keeps the fresh split,
 * with title, kind and mode of the sections that open with the same words. What does not fit the text is ignored.
 */
export function recallSplit(
  paragraphs: readonly TemplateParagraph[],
  fresh: TemplateSplit,
  remembered: RememberedSplit | undefined,
): RecalledSplit {
  if (!remembered) return { split: fresh, recalled: 'none' }
  const fits =
    remembered.fingerprint === fingerprintOf(paragraphs) && coversExactly(remembered.split, paragraphs.length)
  if (fits) return { split: remembered.split, recalled: 'all' }
  const known = new Map(
    remembered.split.sections.filter(isSound).map((section) => [remembered.openings[section.id] ?? '', section]),
  )
  let carried = 0
  const sections = fresh.sections.map((section) => {
    const opening = openingOf(paragraphs, section)
    const earlier = opening === '' ? undefined : known.get(opening)
    if (!earlier) return section
    carried += 1
    return { ...section, title: earlier.title, kind: earlier.kind, mode: earlier.mode }
  })
  return { split: { ...fresh, sections }, recalled: carried > 0 ? 'some' : 'none' }
}

/** True when the sections hold the paragraphs 0 to `count` - 1, each once, and every section has at least one. */
export function coversExactly({ sections }: TemplateSplit, count: number): boolean {
  const held = sections.flatMap(({ paragraphs }) => paragraphs).toSorted((a, b) => a - b)
  return (
    sections.every((section) => isSound(section) && section.paragraphs.length > 0) &&
    held.length === count &&
    held.every((index, position) => index === position)
  )
}

function isSound({ kind, mode, title }: TemplateSection): boolean {
  return sectionKinds.includes(kind) && sectionModes.includes(mode) && title !== ''
}

function openingOf(paragraphs: readonly TemplateParagraph[], section: TemplateSection): string {
  return foldToWords(paragraphs[section.paragraphs[0] ?? -1]?.text ?? '').slice(0, 120)
}

/** 64 bits of FNV-1a over the texts, as hexadecimal. It recognises a text again; it protects nothing. */
function fingerprintOf(paragraphs: readonly TemplateParagraph[]): string {
  let low = 0x811c9dc5
  let high = 0x9e3779b9
  for (const { text } of paragraphs) {
    for (let index = 0; index <= text.length; index += 1) {
      const code = index === text.length ? 0x1f : text.charCodeAt(index)
      low = Math.imul(low ^ code, 0x01000193)
      high = Math.imul(high ^ code, 0x85ebca6b) ^ (low >>> 13)
    }
  }
  return [high, low].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('')
}
