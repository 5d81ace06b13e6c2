import type { DraftInput, SectionPlan } from '#domain/drafting/tool.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { ConfirmedSection, TemplateSectionKind } from '#domain/template-sections/template-section.ts'
import { citableAuthorities } from './plan/authorities.ts'
import { titleOf } from './case.ts'

/** The instruction file for each kind that may be written anew; all others use `section`. */
const instructions: Partial<Record<TemplateSectionKind, string>> = {
  facts: 'facts',
  law: 'law',
  argument: 'argument',
  conclusion: 'conclusion',
}

/**
 * The confirmed sections of the template, in their order. Only those to be rewritten go to a writer; a conclusion waits
 * for what it concludes from.
 */
export function planTemplateSections(input: DraftInput): SectionPlan[] {
  return (input.template?.sections ?? []).map((section) => ({
    id: section.id,
    title: titleOf(section, input),
    mode: section.mode === 'rewrite' ? 'model' : 'software',
    wave: section.mode === 'rewrite' && section.kind === 'conclusion' ? 2 : 1,
    level: section.level >= 2 ? 2 : 1,
    ...(section.heading === 'none' && { heading: false as const }),
    ...(section.mode === 'rewrite' && {
      words: wordTarget(section),
      instruction: instructions[section.kind] ?? 'section',
      authorities: citableAuthorities(input).map(({ id }) => id),
    }),
  }))
}

/** 0.8 to 1.3 times as long as in the template, never less than 60 words, and with room: a short one up to 90. */
export function wordTarget({ content, heading }: ConfirmedSection): { readonly min: number; readonly max: number } {
  const body = heading === 'own' ? content.slice(1) : content
  const words = body.reduce((sum, { text }) => sum + countWords(text), 0)
  const min = Math.max(60, Math.round(words * 0.8))
  return { min, max: Math.max(90, Math.round(words * 1.3)) }
}
