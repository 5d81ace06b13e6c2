import type { DraftInput, SectionPlan } from '#domain/drafting/tool.ts'
import { escapeText, gap, narrative, paragraph } from '#domain/section-content/write.ts'
import { writeTemplateText } from '#domain/template-sections/section-html.ts'
import type { ConfirmedSection } from '#domain/template-sections/template-section.ts'
import { citedSources, fillingsOf, oldCaseFillings, pickedDocuments, sectionOf, unplacedFacts } from './case.ts'

/**
 * A section without a model: the template's own text with its placeholders filled from what is on file and everything
 * else as gaps. The attorney's further facts stand, in their own words, in the first section of facts; picked sources
 * are listed where the law is argued, for the attorney to place. A section that is kept is given as it stands.
 */
export function writeTemplateSection(plan: SectionPlan, input: DraftInput): string {
  const section = sectionOf(input, plan.id)
  if (!section) return ''
  if (section.mode === 'keep') return writeTemplateText(section, fillingsOf(section, input), { showInstructions: true })
  if (section.mode === 'rebuild') return writeDocumentList(section, input)
  const own = writeTemplateText(section, fillingsOf(section, input), { showInstructions: true })
  if (section.mode === 'fill') return own
  const facts = isHostOf(section, input, ['facts', 'text', 'argument'])
    ? narrative(unplacedFacts(input)) + answersToPlace(input)
    : ''
  const written =
    own + facts + (isHostOf(section, input, ['argument', 'law', 'conclusion']) ? sourcesToPlace(input) : '')
  return written || paragraph(gap(`text of “${section.title}”`))
}

/** The first section to be written of the first of these kinds that the template has. */
function isHostOf({ id }: ConfirmedSection, input: DraftInput, kinds: readonly ConfirmedSection['kind'][]): boolean {
  const written = (input.template?.sections ?? []).filter(({ mode }) => mode === 'rewrite')
  const host = kinds.flatMap((kind) => written.find((section) => section.kind === kind) ?? [])[0] ?? written[0]
  return host?.id === id
}

/** What was answered and found no place stands where the attorney sees it, with the question. */
function answersToPlace(input: DraftInput): string {
  return (oldCaseFillings(input)?.unplaced ?? [])
    .map(({ label, value }) => paragraph(gap(`to place: ${label}: ${value}`)))
    .join('')
}

function sourcesToPlace(input: DraftInput): string {
  const sources = citedSources(input).map(({ id }) => `[[src:${id}]]`)
  return sources.length === 0
    ? ''
    : paragraph(`${gap('place these sources where they are needed')} ${sources.join('; ')}`)
}

/** The picked documents as exhibits, in a table with letters where the template has a table. */
function writeDocumentList(section: ConfirmedSection, input: DraftInput): string {
  const titles = pickedDocuments(input).map(({ title }) => escapeText(title.trim() || 'Untitled document'))
  if (titles.length === 0) return paragraph(gap('documents to list'))
  const hasTable = section.content.some(({ table }) => table !== null)
  if (!hasTable) return `<ol>${titles.map((title) => `<li>${title}</li>`).join('')}</ol>`
  const rows = titles.map((title, index) => `<tr><td>${exhibitLetter(index)}</td><td>${title}</td></tr>`)
  return `<table>${rows.join('')}</table>`
}

/** `A` to `Z`, then `AA`. */
function exhibitLetter(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? letter : exhibitLetter(Math.floor(index / 26) - 1) + letter
}
