import type { DraftSection as ServerSection } from '#contract/drafting.ts'
import type { SectionState } from '#domain/drafting/draft-state.ts'
import type { PartHeading } from '#domain/legal-document/number-sections.ts'
import { lockedRanges } from '#domain/redline/locked-ranges.ts'

/** A passage that no proposal may change. */
export type LockedPassage = { readonly id: string; readonly start: number; readonly end: number }

export type DraftSection = {
  readonly id: string
  readonly title: string
  /** `I.`, `B.`; `I.B` where no section stands above it; absent for what carries none. */
  readonly number?: string
  /** The headings of the document above it that are no section's own, where it is the first below them. */
  readonly under?: readonly PartHeading[]
  readonly level: 1 | 2
  readonly state: SectionState
  /** Written by code, or kept from the template: no model changes it. */
  readonly isSetByRule?: boolean
  /** How it is set on paper. */
  readonly setting: ServerSection['setting']
  /** The heading as it is printed, where the text does not begin with one. */
  readonly heading?: string
  /** How many words are planned for it, about. */
  readonly words?: number
  readonly html: string
  readonly version: number
  readonly locks?: readonly LockedPassage[]
  /** Who accepted it as it stands. */
  readonly acceptedBy?: string
}

/** A passage that was selected on the paper. */
export type Passage = {
  readonly sectionId: string
  readonly start: number
  readonly end: number
  readonly text: string
}

const shown = new WeakMap<ServerSection, DraftSection>()

/** The same section of the server is always the same object here: the paper draws again only what changed. */
export function sectionOf(section: ServerSection): DraftSection {
  const known = shown.get(section)
  if (known) return known
  const made: DraftSection = {
    id: section.id,
    title: section.title,
    level: section.level === 2 ? (2 as const) : (1 as const),
    state: section.proposal === null ? section.state : 'revising',
    ...(section.mode === 'software' && { isSetByRule: true }),
    ...(section.has_heading && !/^\s*<h2/.test(section.section_content) && { heading: section.title }),
    setting: section.setting,
    ...(section.words !== undefined && { words: section.words }),
    html: section.section_content,
    version: section.version,
    ...(section.accepted && { acceptedBy: section.accepted.by }),
    locks: lockedRanges(section.section_content, section.locks).map(({ words, ...range }) => ({ id: words, ...range })),
  }
  shown.set(section, made)
  return made
}

const withNumber = new WeakMap<DraftSection, DraftSection>()

/** The section with the number that its heading carries in the document; again the same object for the same section. */
export function numbered(
  section: DraftSection,
  number: string | undefined,
  under: readonly PartHeading[] | undefined,
): DraftSection {
  if (number === undefined && under === undefined) return section
  const known = withNumber.get(section)
  if (known?.number === number && titlesOf(known?.under) === titlesOf(under)) return known ?? section
  const made = { ...section, ...(number !== undefined && { number }), ...(under && { under }) }
  withNumber.set(section, made)
  return made
}

const titlesOf = (parts: readonly PartHeading[] = []) =>
  parts.map(({ number, title }) => `${number} ${title}`).join('\n')

/** The number as the heading carries it: `B.` of `I.B`. */
export function printedNumber({ number }: Pick<DraftSection, 'number'>): string | undefined {
  return number?.replace(/^.+\.(?=.)(.+?)\.?$/, '$1.')
}

/** `I.B` for a section below another, `I` for one that stands alone, its title where there is no number. */
export function sectionReference(sections: readonly DraftSection[], id: string): string {
  const index = sections.findIndex((section) => section.id === id)
  const section = sections[index]
  if (!section) return ''
  const own = (section.number ?? '').replace(/\.$/, '')
  if (own === '') return section.title
  if (section.level === 1 || own.includes('.')) return own
  const above = sections.slice(0, index).findLast(({ level }) => level === 1)
  const outer = (above?.number ?? '').replace(/\.$/, '')
  return outer === '' ? own : `${outer}.${own}`
}

/** `I.B, One-year deadline`; the title alone where there is no number. */
export function referenceAndTitle(sections: readonly DraftSection[], id: string): string {
  const title = sections.find((section) => section.id === id)?.title ?? ''
  const reference = sectionReference(sections, id)
  return reference === title ? title : `${reference}, ${title}`
}
