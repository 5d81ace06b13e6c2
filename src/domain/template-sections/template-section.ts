import type { SettledCase } from './old-case.ts'
import type { TemplateParagraph } from './template-paragraph.ts'

/** What a section is for; it decides what happens to it (see `defaultMode`). */
export const sectionKinds = [
  'letterhead',
  'caption',
  'addressee',
  'contents',
  'heading',
  'facts',
  'law',
  'argument',
  'exhibits',
  'conclusion',
  'signature',
  'certificate',
  'form',
  'text',
] as const
export type TemplateSectionKind = (typeof sectionKinds)[number]

/**
 * `keep`: stays as it is, byte for byte. `fill`: only its placeholders are filled in. `rewrite`: written anew for this
 * client. `rebuild`: made again from the chosen documents (lists of exhibits).
 */
export const sectionModes = ['keep', 'fill', 'rewrite', 'rebuild'] as const
export type TemplateSectionMode = (typeof sectionModes)[number]

/** A part of the template as the attorney confirms it. Every paragraph belongs to exactly one section. */
export type TemplateSection = {
  /** `s` and the index of its first paragraph, so that no two sections share it. */
  readonly id: string
  readonly title: string
  /** 0 for zones without a heading (letterhead, signature), 1 for the highest headings. */
  readonly level: number
  readonly kind: TemplateSectionKind
  readonly mode: TemplateSectionMode
  /** Indexes into the template's paragraphs, in the order in which they stand in the document; never empty. */
  readonly paragraphs: readonly number[]
  /**
   * `own`: the first paragraph is the heading and stays. `lead-in`: the first paragraph opens with its caption and goes
   * on. `none`: all of it is body.
   */
  readonly heading: 'own' | 'lead-in' | 'none'
  /** Paragraphs inside that are headings of parts merged into it; they are written as lower headings. */
  readonly innerHeadings: readonly number[]
  /** Why a section starts here, for the tooltip: `known caption +4`, `bold +2`. */
  readonly reasons: readonly string[]
}

/** The sections in the order in which they will stand. */
export type TemplateSplit = {
  readonly sections: readonly TemplateSection[]
  /** The template is a form: no headings, most of its text in tables. */
  readonly isForm: boolean
}

/** What a section of this kind becomes unless the attorney says otherwise. */
export function defaultMode(kind: TemplateSectionKind): TemplateSectionMode {
  switch (kind) {
    case 'letterhead':
    case 'caption':
    case 'addressee':
    case 'law':
    case 'form':
      return 'fill'
    case 'facts':
    case 'argument':
    case 'conclusion':
    case 'text':
      return 'rewrite'
    case 'exhibits':
      return 'rebuild'
    default:
      return 'keep'
  }
}

/** A section that begins without a heading of its own; it gets the usual mode of its kind. */
export function sectionWithoutHeading(
  paragraphs: readonly number[],
  { title, kind, reason }: { readonly title: string; readonly kind: TemplateSectionKind; readonly reason: string },
): TemplateSection {
  return {
    id: `s${paragraphs[0]}`,
    title,
    level: 0,
    kind,
    mode: defaultMode(kind),
    paragraphs,
    heading: 'none',
    innerHeadings: [],
    reasons: [reason],
  }
}

/** The section with fewer paragraphs; headings inside it that went away are forgotten. */
export function withParagraphs(section: TemplateSection, paragraphs: readonly number[]): TemplateSection {
  const innerHeadings = section.innerHeadings.filter((index) => paragraphs.indexOf(index) > 0)
  return { ...section, paragraphs, innerHeadings }
}

/** The first section with the paragraphs of the second behind its own; the second one's heading becomes an inner one. */
export function joinSections(first: TemplateSection, second: TemplateSection): TemplateSection {
  const heading = second.heading === 'own' ? second.paragraphs.slice(0, 1) : []
  return {
    ...first,
    paragraphs: [...first.paragraphs, ...second.paragraphs],
    innerHeadings: [...first.innerHeadings, ...heading, ...second.innerHeadings],
  }
}

/** A section with its own paragraphs: what a draft is made from, independent of later changes to the template. */
export type ConfirmedSection = TemplateSection & { readonly content: readonly TemplateParagraph[] }

/** A template whose sections the attorney has confirmed. */
export type ConfirmedTemplate = {
  readonly id: string
  readonly title: string
  readonly sections: readonly ConfirmedSection[]
  /** What the attorney said a placeholder means: a fillable field by the placeholder's label, folded. */
  readonly placeholderFields?: Readonly<Record<string, string>>
  /** Nobody has confirmed the sections: they are as software proposes them. */
  readonly isProposed?: true
  /** What the firm's last client left in it, and what the attorney decided about each of it. */
  readonly oldCase?: SettledCase | undefined
}

/** Binds a split to its paragraphs. */
export function confirmTemplate(
  { id, title }: { readonly id: string; readonly title: string },
  paragraphs: readonly TemplateParagraph[],
  split: TemplateSplit,
): ConfirmedTemplate {
  const sections = split.sections.map((section) => ({
    ...section,
    content: section.paragraphs.flatMap((index) => paragraphs[index] ?? []),
  }))
  return { id, title, sections }
}

/** The paragraphs that are headings, also those of parts inside of a section. */
export function headingPlaces({ sections }: TemplateSplit): ReadonlySet<number> {
  return new Set(
    sections.flatMap(({ heading, paragraphs, innerHeadings }) =>
      heading === 'own' ? [...paragraphs.slice(0, 1), ...innerHeadings] : innerHeadings,
    ),
  )
}
