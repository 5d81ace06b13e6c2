import type { OpenCase, SectionPlan, WrittenSection } from '#domain/drafting/tool.ts'
import { keepFactMarks, type MarkedSentence, takeFactMarks } from '#domain/section-sources/fact-marks.ts'
import { withExhibitTokens } from '#domain/model-reply/written-exhibits.ts'
import type { CitedExhibit } from '#domain/section-content/exhibit-cites.ts'
import { takePointHeading } from '#domain/section-content/point-heading.ts'
import { resolveTokens } from '#domain/section-content/tokens.ts'
import { sanitizeSection } from '#domain/section-content/sanitize.ts'
import type { Database } from '#server/database/schema.ts'
import { addVersion } from './versions.ts'

export type FinishedText = {
  readonly content: string
  /** Which facts its sentences rest on, where the writer named them. */
  readonly sentences: readonly MarkedSentence[]
}
export type OwnText = FinishedText & { readonly heading?: string }

/** A section from the tool's own templates, its citations printed; its point heading apart, where it has one. */
export function writeFromTemplate(opened: OpenCase, plan: SectionPlan, written: readonly WrittenSection[]): OwnText {
  const { html, heading } = takePointHeading(opened.write(plan, written))
  return { ...finishText(opened, html, plan), ...(heading !== undefined && { heading }) }
}

/** The same as `finishHtml`, with the facts that the text named sentence by sentence. */
function finishText(opened: OpenCase, html: string, plan: SectionPlan): FinishedText {
  return takeFactMarks(finishHtml(opened, keepFactMarks(html), plan), opened.input.caseMap)
}

/**
 * A model’s text in the same way. In a firm’s own template `Exhibit A` is the firm’s word; in every other draft it is a
 * document of the case, by its token.
 */
export function finishReply(opened: OpenCase, html: string, plan: SectionPlan): FinishedText {
  return finishText(opened, opened.input.template ? html : withExhibitTokens(html), plan)
}

/** Prints citations and reduces the result to the section subset. */
export function finishHtml(opened: OpenCase, html: string, plan: SectionPlan): string {
  return sanitizeSection(resolveTokens(html, { allowed: plan.authorities, ...printedOf(opened) }).html)
}

type Printed = {
  readonly sources: Readonly<Record<string, string>>
  readonly citations: Readonly<Record<string, string>>
  readonly exhibits: readonly CitedExhibit[] | undefined
}
const printed = new WeakMap<OpenCase, Printed>()

/** What tokens are printed as; made once for a case, since a text that streams is printed again and again. */
function printedOf(opened: OpenCase): Printed {
  const known = printed.get(opened)
  if (known) return known
  const made = {
    sources: Object.fromEntries(opened.input.sources.map(({ id, title }) => [id, title])),
    citations: Object.fromEntries(opened.authorities().map(({ id, citation }) => [id, citation])),
    exhibits: opened.input.caseMap?.exhibits,
  }
  printed.set(opened, made)
  return made
}

/** Writes and stores all sections of a draft that needs no model, in the transaction that makes it. */
export async function finishWithoutModel(transaction: Database, opened: OpenCase, now: number): Promise<void> {
  const written: WrittenSection[] = []
  for (const plan of opened.plan()) {
    const own = writeFromTemplate(opened, plan, written)
    written.push({ id: plan.id, html: own.content, ...(own.heading !== undefined && { heading: own.heading }) })
    await addVersion(transaction, opened.input.draftId, plan.id, { origin: 'template', ...own, now })
  }
}
