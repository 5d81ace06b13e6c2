import type { DraftingTool, DraftInput, SectionPlan, WrittenSection } from '#domain/drafting/tool.ts'
import { resolveTokens } from '#domain/section-content/tokens.ts'
import { sanitizeSection } from '#domain/section-content/sanitize.ts'
import type { Database } from '#server/database/schema.ts'
import { addVersion } from './store.ts'

/** A section from the tool's own templates, its citations printed. */
export function writeFromTemplate(
  tool: DraftingTool,
  plan: SectionPlan,
  input: DraftInput,
  written: readonly WrittenSection[],
): string {
  return finishHtml(tool, tool.writeSection(plan, input, written), plan, input)
}

/** Prints citations and reduces the result to the section subset. */
export function finishHtml(tool: DraftingTool, html: string, plan: SectionPlan, input: DraftInput): string {
  return sanitizeSection(resolveTokens(html, { allowed: plan.authorities, ...printedOf(tool, input) }).html)
}

type Printed = {
  readonly sources: Readonly<Record<string, string>>
  readonly citations: Readonly<Record<string, string>>
}
const printed = new WeakMap<DraftInput, Printed>()

/** What tokens are printed as; made once for an input, since a text that streams is printed again and again. */
function printedOf(tool: DraftingTool, input: DraftInput): Printed {
  const known = printed.get(input)
  if (known) return known
  const made = {
    sources: Object.fromEntries(input.sources.map(({ id, title }) => [id, title])),
    citations: Object.fromEntries(tool.authorities(input).map(({ id, citation }) => [id, citation])),
  }
  printed.set(input, made)
  return made
}

/** Writes and stores all sections of a draft that needs no model, in the transaction that makes it. */
export async function finishWithoutModel(
  transaction: Database,
  tool: DraftingTool,
  input: DraftInput,
  plans: readonly SectionPlan[],
  now: number,
): Promise<void> {
  const written: WrittenSection[] = []
  for (const plan of plans) {
    const content = writeFromTemplate(tool, plan, input, written)
    written.push({ id: plan.id, html: content })
    await addVersion(transaction, input.draftId, plan.id, { origin: 'template', content, now })
  }
}
