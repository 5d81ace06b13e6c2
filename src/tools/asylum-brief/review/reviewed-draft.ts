import type { DraftInput, SectionPlan, WrittenSection } from '#domain/drafting/tool.ts'
import { gapsIn, sectionText } from '#domain/legal-document/from-section.ts'
import { allowedAuthorities } from '../writing/authorities.ts'
import type { CaseFrame } from '../case.ts'
import { planOf } from '../plan.ts'
import { sectionsOf } from '../plan/section-order.ts'

export type ReviewedSection = {
  readonly id: string
  readonly title: string
  readonly html: string
  /** Plain text with ordinary spaces and straight apostrophes. */
  readonly text: string
  readonly gaps: readonly string[]
}

/** A draft as the rules on finished drafts read it; sections stand in the order of the plan, strangers at the end. */
export type ReviewedDraft = {
  readonly input: DraftInput
  readonly frame: CaseFrame
  readonly plan: readonly SectionPlan[]
  readonly sections: readonly ReviewedSection[]
  readonly allowed: ReadonlySet<string>
}

export function readDraft(frame: CaseFrame, written: readonly WrittenSection[]): ReviewedDraft {
  const plan = planOf(frame)
  const position = (id: string) => {
    const at = plan.findIndex((section) => section.id === id)
    return at === -1 ? plan.length : at
  }
  const sections = written
    .map(({ id, html }) => ({
      id,
      title: plan.find((section) => section.id === id)?.title ?? id,
      html,
      text: plainText(sectionText(html)),
      gaps: gapsIn(html),
    }))
    .toSorted((a, b) => position(a.id) - position(b.id))
  return { input: frame.input, frame, plan, sections, allowed: allowedAuthorities(frame, sectionsOf(frame)) }
}

export function plainText(text: string): string {
  return text
    .replaceAll(/[\u00a0\u2007\u202f]/g, ' ')
    .replaceAll('\u2060', '')
    .replaceAll('’', "'")
}

/** Everything that the attorney gave: answers, record, profile, texts on file. */
export function givenText({ answers, client, attorney, sources }: DraftInput): string {
  return plainText(valuesIn([answers, client, attorney, sources]).join('\n'))
}

/** The values of a tree without the names of its fields. */
function valuesIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree]
  if (typeof tree === 'number') return [String(tree)]
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(valuesIn) : []
}
