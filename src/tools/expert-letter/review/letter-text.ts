import type { WrittenSection } from '#domain/drafting/tool.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { type SectionId, sectionIds } from '../plan/section-ids.ts'

/** A finished section as the checks read it. */
export type LetterSection = {
  readonly id: SectionId
  readonly html: string
  /** Plain text; gaps are left out. */
  readonly text: string
  readonly sentences: readonly string[]
}

/** The sections whose sentences state facts or opinions. */
const stated = sectionIds.slice(sectionIds.indexOf('opening'), sectionIds.indexOf('conclusion') + 1)

export function readSections(sections: readonly WrittenSection[]): LetterSection[] {
  return sections.flatMap(({ id: given, html }) => {
    const id = sectionIds.find((known) => known === given)
    if (!id) return []
    const text = sectionText(html.replaceAll(/<mark[^<>]*>(?:(?!<mark).)*?<\/mark>/gs, '…'))
    return [{ id, html, text, sentences: sentencesOf(text) }]
  })
}

export function statements(sections: readonly LetterSection[]): LetterSection[] {
  return sections.filter(({ id }) => stated.includes(id))
}

/** A sentence as a check quotes it: at most 120 characters. */
export function quote(sentence: string): string {
  return sentence.length <= 120 ? `“${sentence}”` : `“${sentence.slice(0, 117).trimEnd()}…”`
}
