import type { DraftInput, SectionPlan } from '#domain/drafting/tool.ts'
import { escapeText, gap, narrative, paragraph } from '#domain/section-content/write.ts'
import { writeTemplateText } from '#domain/template-sections/section-html.ts'
import type { ConfirmedSection } from '#domain/template-sections/template-section.ts'
import type { Filling } from '#domain/template-sections/fill-section.ts'
import { atEnd, reasonFor, type TemplateText, toldAt } from './writing/tell-section.ts'
import { listedTitle } from '#domain/prose/paper-names.ts'
import { usualPapers } from './writing/usual-papers.ts'
import { citedSources, fillingsOf, oldCaseFillings, pickedDocuments, sectionOf, unplacedFacts } from './case.ts'

/**
 * A section without a model: the template's own text with its placeholders filled from what is on file and everything
 * else as gaps. The attorney's further facts stand, in their own words, in the first section of facts; picked sources
 * are listed where the law is argued, for the attorney to place. A section that is kept is given as it stands.
 */
export function writeTemplateSection(plan: SectionPlan, input: DraftInput): string {
  const section = sectionOf(input, plan.id)
  if (!section) return ''
  const toPlace = isLastOf(section, input) ? answersToPlace(input) : ''
  if (section.mode === 'rebuild') return writeDocumentList(section, input) + toPlace
  const fillings = fillingsOf(section, input)
  if (section.mode === 'keep' || section.mode === 'fill')
    return withMarks(writeTemplateText(section, fillings, { showInstructions: true })) + toPlace
  const own = withMarks(writeTemplateText(section, withFacts(section, fillings, input), { showInstructions: true }))
  const facts = isHostOf(section, input, hostKinds) ? restOfFacts(section, input) : ''
  const sources = isHostOf(section, input, ['argument', 'law', 'conclusion']) ? sourcesToPlace(input) : ''
  const written = own + facts + sources + toPlace
  return written || paragraph(gap(`text of “${section.title}”`))
}

/** Exhibits and gaps that told words carry, as markup. */
function withMarks(markup: string): string {
  return markup.replaceAll(/⟦gap:([^⟦⟧]*)⟧/gu, (_, label: string) => gap(label)).replaceAll(/⟦(ex:[^⟦⟧]*)⟧/gu, '[[$1]]')
}

const hostKinds = ['facts', 'text', 'argument'] as const

/** Where an instruction stood, what the file tells of it; a reason follows "because" as a clause. */
function withFacts(section: ConfirmedSection, fillings: readonly Filling[], input: DraftInput): Filling[] {
  if (input.template?.oldCase) return [...fillings]
  return fillings.map((filling) => {
    const { paragraph, start, end, label } = filling
    if (filling.kind === 'gap' && /\breasons?\b/iu.test(label)) {
      const before = section.content[paragraph]?.text.slice(0, start) ?? ''
      const because = /\bbecause of $/u.test(before) ? reasonFor(input) : undefined
      return because === undefined
        ? filling
        : { paragraph, start: start - 'of '.length, end, label, kind: 'value', field: 'told', text: because }
    }
    const told =
      filling.kind === 'instruction'
        ? toldAt({ section: section.id, paragraph, start }, input, textOfTemplate(input))
        : undefined
    return told === undefined ? filling : { paragraph, start, end, label, kind: 'value', field: 'told', text: told }
  })
}

/** What no instruction asks for: of a template with an earlier client the attorney's words, else facts of the file. */
function restOfFacts({ id }: ConfirmedSection, input: DraftInput): string {
  if (input.template?.oldCase || !input.caseMap) return narrative(unplacedFacts(input))
  const told = toldAt({ section: id, paragraph: atEnd, start: 0 }, input, textOfTemplate(input))
  return told === undefined ? '' : withMarks(paragraph(escapeText(told)))
}

function textOfTemplate(input: DraftInput): TemplateText {
  const sections = input.template?.sections ?? []
  return {
    sections,
    fillings: (section) => fillingsOf(section, input),
    hostOfRest: sections.find((section) => isHostOf(section, input, hostKinds))?.id,
  }
}

/** The first section to be written of the first of these kinds that the template has. */
function isHostOf({ id }: ConfirmedSection, input: DraftInput, kinds: readonly ConfirmedSection['kind'][]): boolean {
  const all = (input.template?.sections ?? []).filter(({ mode }) => mode === 'rewrite')
  // What is told of the client in the third person is no part of what somebody swears to.
  const unsworn = all.filter(({ title }) => !/\b(?:declaration|affidavit|verification|declaración)\b/iu.test(title))
  const written = unsworn.length > 0 ? unsworn : all
  const host = kinds.flatMap((kind) => written.find((section) => section.kind === kind) ?? [])[0] ?? written[0]
  return host?.id === id
}

/** What has no place stands behind the paper, and not in it. */
const isLastOf = ({ id }: ConfirmedSection, input: DraftInput): boolean => input.template?.sections.at(-1)?.id === id

/** What was answered and found no place stands behind the paper, where the attorney sees it, with the question. */
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

/** The picked documents as exhibits, in a table with letters where the template has a table; without any, what any case encloses. */
function writeDocumentList(section: ConfirmedSection, input: DraftInput): string {
  const listed = new Set(input.caseMap?.exhibits.map(({ id }) => id))
  const titles = pickedDocuments(input).map(
    ({ id, title }) =>
      `${listed.has(id) ? `[[ex:${id}]]: ` : ''}${escapeText(title.trim() === '' ? 'Untitled document' : listedTitle(title))}`,
  )
  if (titles.length === 0)
    return usualPapers(section, input, fillingsOf(section, input)) + paragraph(gap('documents to list'))
  const hasTable = section.content.some(({ table }) => table !== null)
  const tag = listed.size > 0 ? 'ul' : 'ol'
  if (!hasTable) return `<${tag}>${titles.map((title) => `<li>${title}</li>`).join('')}</${tag}>`
  const rows = titles.map((title, index) => `<tr><td>${exhibitLetter(index)}</td><td>${title}</td></tr>`)
  return `<table>${rows.join('')}</table>`
}

/** `A` to `Z`, then `AA`. */
function exhibitLetter(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? letter : exhibitLetter(Math.floor(index / 26) - 1) + letter
}
