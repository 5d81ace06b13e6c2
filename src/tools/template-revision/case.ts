import type { DraftInput, SourceText } from '#domain/drafting/tool.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { recogniseCitations } from '#domain/citations/recognise.ts'
import { findLeftovers, type OldWords, oldWordsOf } from '#domain/old-client/leftovers.ts'
import { fillBesideBody, type LineFilling } from '#domain/old-client/fill-beside-body.ts'
import { type OldCaseFillings, planOldCaseFillings } from '#domain/old-client/fill-old-case.ts'
import { type NewCase, readNewCase } from '#domain/old-client/new-case.ts'
import { choicesOf, textOf } from '#domain/questionnaire/question.ts'
import { type Filling, planFillings } from '#domain/template-sections/fill-section.ts'
import { type FieldValues, valuesOnFile } from '#domain/template-sections/fillable-fields.ts'
import type { ConfirmedSection } from '#domain/template-sections/template-section.ts'
import { factsOfPapers } from './writing/paper-facts.ts'
import { withPlaces } from './writing/places.ts'

/** What is on file for this draft, by field name. */
export function fileValues(input: DraftInput): FieldValues {
  return valuesOnFile({ ...input, documentTitle: textOf(input.answers, 'multipurpose_document_title') })
}

/**
 * What the section's placeholders and the words of an old case become. In a section that is kept as it is only the old
 * case is replaced.
 */
export function fillingsOf(section: ConfirmedSection, input: DraftInput): Filling[] {
  const old = oldCaseFillings(input)?.bySection.get(section.id) ?? []
  const planned = planFillings(section, fileValues(input), input.template?.placeholderFields)
  const own =
    section.mode === 'keep' ? planned.filter((one) => isOwnName(one, section)) : withPlaces(planned, section, input)
  const free = own.filter(
    (one) => !old.some((other) => other.paragraph === one.paragraph && one.start < other.end && other.start < one.end),
  )
  return [...old, ...free].toSorted((a, b) => a.paragraph - b.paragraph || a.start - b.start || a.end - b.end)
}

/** In a signature block the firm's own places for names are filled; the lines to sign and to date stay blank. */
function isOwnName({ kind, paragraph, start, ...filling }: Filling, { content, kind: of }: ConfirmedSection): boolean {
  const isLine = content[paragraph]?.text.charAt(start) === '_'
  return (
    of === 'signature' && kind === 'value' && !isLine && 'field' in filling && filling.field.startsWith('attorney.')
  )
}

const plannedCases = new WeakMap<DraftInput, OldCaseFillings>()

/** What takes the place of the old case in the whole template, planned once for an input; undefined without one. */
export function oldCaseFillings(input: DraftInput): OldCaseFillings | undefined {
  const { template } = input
  if (!template?.oldCase) return undefined
  const known = plannedCases.get(input)
  if (known) return known
  const made = planOldCaseFillings(template.sections, template.oldCase, newCaseOf(input))
  plannedCases.set(input, made)
  return made
}

function newCaseOf(input: DraftInput): NewCase {
  const { client, attorney, filingDate, answers } = input
  return readNewCase({
    client,
    attorney,
    filingDate,
    templateAnswers: textOf(answers, 'template_answers'),
    facts: textOf(answers, 'additional_facts'),
    factsOfPapers: factsOfPapers(input, pickedDocuments(input)),
  })
}

/** The attorney's further facts that found no place in the template's own text yet. */
export function unplacedFacts(input: DraftInput): string | undefined {
  const facts = textOf(input.answers, 'additional_facts')
  const used = oldCaseFillings(input)?.used
  if (facts === undefined || !used || used.size === 0) return facts
  const rest = facts
    .split(/\n{2,}/)
    .map((one) =>
      sentencesOf(one)
        .filter((sentence) => !used.has(sentence))
        .join(' '),
    )
    .filter((one) => one !== '')
  return rest.length === 0 ? undefined : rest.join('\n\n')
}

export function sectionOf(input: DraftInput, id: string): ConfirmedSection | undefined {
  return input.template?.sections.find((section) => section.id === id)
}

/** The client documents that were picked, in the order of the form; all of them when none was. */
export function pickedDocuments({ answers, sources, caseMap }: DraftInput): SourceText[] {
  const chosen = choicesOf(answers, 'documents')
  const order = caseMap?.exhibits.map(({ id }) => id) ?? chosen
  if (chosen.length === 0) {
    const all = sources.filter(({ kind }) => kind === 'client_document')
    return all.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
  }
  return pick(sources, chosen, 'client_document')
}

/** The attorney's own sources that were picked to be cited. */
export function citedSources({ answers, sources }: DraftInput): SourceText[] {
  return pick(sources, choicesOf(answers, 'cited_sources'), 'citation')
}

function pick(sources: readonly SourceText[], ids: readonly string[], kind: SourceText['kind']): SourceText[] {
  return ids.flatMap((id) => sources.find((source) => source.id === id && source.kind === kind) ?? [])
}

/** The heading as it will stand, with its placeholders filled; the section's title where it has none. */
export function titleOf(section: ConfirmedSection, input: DraftInput): string {
  const [first] = section.content
  if (section.heading !== 'own' || !first) return withoutOldWords(section.title, input)
  let title = first.text
  for (const filling of fillingsOf(section, input).toReversed())
    if (filling.paragraph === 0 && (filling.kind === 'value' || (filling.kind === 'gap' && input.template?.oldCase)))
      title =
        title.slice(0, filling.start) +
        (filling.kind === 'value' ? filling.text : `[${filling.gap}]`) +
        title.slice(filling.end)
  return title.replaceAll(/\s+/g, ' ').trim() || section.title
}

/** A name that a section got from its words says nothing of an old case either. */
function withoutOldWords(title: string, input: DraftInput): string {
  const words = oldWords(input)
  return words && findLeftovers(title, words).length > 0 ? 'Section' : title
}

const sought = new WeakMap<DraftInput, OldWords>()

/** The old case's words that this case does not have as well; undefined where the template has none. */
export function oldWords(input: DraftInput): OldWords | undefined {
  const { template } = input
  if (!template?.oldCase) return undefined
  const known = sought.get(input)
  if (known) return known
  const made = oldWordsOf(template.oldCase, knownTexts(input), keptText(template))
  sought.set(input, made)
  return made
}

/** The firm's own text: the template without what it has of the old case. */
function keptText({ sections, oldCase }: NonNullable<DraftInput['template']>): string {
  const cuts = Map.groupBy(
    [...(oldCase?.found.stories ?? []), ...(oldCase?.found.marks ?? [])].filter(
      ({ part, group }) => part === 'body' && oldCase?.sources[group] !== 'own',
    ),
    ({ index }) => index,
  )
  return sections
    .flatMap(({ content, paragraphs }) =>
      content.map(({ text }, at) =>
        (cuts.get(paragraphs[at] ?? -1) ?? []).reduce(
          (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
          text,
        ),
      ),
    )
    .join('\n')
}

/** Everything that this case's own sources say. */
function knownTexts(input: DraftInput): string {
  const { client, answers, sources, attorney, template } = input
  const fields = [client.client, client.spouse, ...client.children].flatMap((one) =>
    Object.values(one).map(({ value }) => String(value ?? '')),
  )
  return [
    ...Object.values(fileValues(input)),
    ...fields,
    ...Object.values(answers).flatMap((answer) => (typeof answer === 'string' ? [answer] : [])),
    ...sources.flatMap(({ title, text }) => [title, text]),
    ...Object.values(attorney).flatMap((value) => value ?? []),
    ...(template ? citationsIn(template) : []),
  ].join('\n')
}

/** Words of authorities may be names of the old case too; there they stay. */
function citationsIn({ sections }: NonNullable<DraftInput['template']>): string[] {
  return sections.flatMap(({ content }) =>
    content.flatMap(({ text }) => recogniseCitations(text).map((citation) => citation.name ?? '')),
  )
}

/** What is replaced in headers, notes, boxes and the like of the template; undefined where no old case was found. */
export function changesBesideBody(input: DraftInput): LineFilling[] | undefined {
  const oldCase = input.template?.oldCase
  const isLeft = oldCase?.found.groups.some(({ id }) => oldCase.sources[id] !== 'own')
  return oldCase && isLeft
    ? fillBesideBody(oldCase, newCaseOf(input), oldCaseFillings(input)?.said, oldWords(input))
    : undefined
}
