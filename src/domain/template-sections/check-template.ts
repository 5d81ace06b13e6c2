import { type ClientRecord, fieldText } from '#domain/clients/client-record.ts'
import { block, type Check, inform, warn } from '#domain/questionnaire/check.ts'
import { joinWithAnd } from '#domain/section-content/write.ts'
import { planFillings } from './fill-section.ts'
import type { FieldValues } from './fillable-fields.ts'
import type { TemplateParagraph } from './template-paragraph.ts'
import type { ConfirmedSection, ConfirmedTemplate } from './template-section.ts'

/** The specification's sentence for a template without anything to read (specification 2, section 8). */
export const unreadableTemplate = 'There was an error reading the template. Please try again.'

const field = 'template'

/**
 * What the attorney should know about a template before a draft is made from it: `T02` to `T12`. Nothing here judges the
 * law of the template.
 */
export function checkTemplate(template: ConfirmedTemplate, client: ClientRecord, values: FieldValues): Check[] {
  const content = template.sections.flatMap((section) => section.content)
  if (content.every(({ text }) => text.trim() === '')) return [block('T02', unreadableTemplate, field)]
  return [
    ...checkShape(template),
    ...checkLoss(template.sections),
    ...checkPlaceholders(template, values),
    ...(template.oldCase ? [] : checkIdentifiers(content, client)),
  ]
}

function checkShape({ sections }: ConfirmedTemplate): Check[] {
  const isForm = sections.every(({ kind }) => kind === 'form')
  const written = sections.filter(({ mode }) => mode === 'rewrite' || mode === 'rebuild')
  return [
    ...(isForm
      ? [inform('T03', 'This template is a form: its fields are filled in, no text is written.', field)]
      : written.length === 0
        ? [warn('T04', 'Every section of this template is kept or only filled in, so nothing will be written.', field)]
        : []),
    ...(sections.some(({ kind }) => kind === 'contents')
      ? [inform('T05', 'The table of contents is refreshed in Word: select it and press F9.', field)]
      : []),
  ]
}

const lost: readonly (readonly [string, TemplateParagraph['holds'][number], string])[] = [
  ['T06', 'text-box', 'text boxes, which are not rewritten'],
  ['T07', 'cross-reference', 'cross-references, which are lost with the words that they stand in'],
  ['T08', 'footnote', 'footnotes of the template, which go with the text that is replaced'],
  ['T09', 'tracked-change', 'tracked changes; their insertions were read as text, their deletions left out'],
]

/** What a paragraph holds besides text goes when the section is written anew. */
function checkLoss(sections: readonly ConfirmedSection[]): Check[] {
  return lost.flatMap(([code, what, told]) => {
    const concerned = sections.filter(
      ({ mode, content }) =>
        (mode === 'rewrite' || mode === 'rebuild') && content.some(({ holds }) => holds.includes(what)),
    )
    if (concerned.length === 0) return []
    return [warn(code, `${named(concerned)} ${concerned.length === 1 ? 'has' : 'have'} ${told}.`, field)]
  })
}

function checkPlaceholders(template: ConfirmedTemplate, values: FieldValues): Check[] {
  const { sections, placeholderFields } = template
  const gaps = sections
    .filter(({ kind }) => kind !== 'signature' && kind !== 'certificate')
    .flatMap((section) => planFillings(section, values, placeholderFields))
    .flatMap((filling) => (filling.kind === 'gap' ? [filling] : []))
  const proposed = [...new Set(gaps.flatMap((gap) => (gap.proposed === undefined ? [] : [gap.label])))]
  const caption = sections.find(({ kind }) => kind === 'caption')
  const isFixed = template.oldCase === undefined && caption !== undefined && planFillings(caption, values).length === 0
  return [
    ...(proposed.length > 0
      ? [inform('T10', `Please confirm what these placeholders mean: ${list(proposed)}.`, field)]
      : []),
    ...(isFixed
      ? [
          warn(
            'T11',
            'The caption has no placeholder. Check that no name or number of an earlier case stands in it.',
            field,
          ),
        ]
      : []),
  ]
}

const identifiers: readonly (readonly [string, RegExp])[] = [
  ['A-number', /\bA[-# ]{0,2}\d{2,3}[- ]?\d{3}[- ]?\d{3}\b/g],
  ['receipt number', /\b[A-Z]{3}[- ]?\d{2}[- ]?\d{3}[- ]?\d{5}\b/g],
  ['Social Security number', /\b\d{3}-\d{2}-\d{4}\b/g],
]

/** A template made from an earlier case may still carry that client's numbers. */
function checkIdentifiers(content: readonly TemplateParagraph[], { client }: ClientRecord): Check[] {
  const own = Object.keys(client).map((name) => fieldText(client, name) ?? '')
  const texts = content.map(({ text }) => text)
  const found = Map.groupBy(foreignIdentifiers(texts, own.join('\n')), ({ what }) => what)
  return [...found].map(([what, numbers]) => {
    const many = numbers.length > 1
    const told = `${many ? `${what}s` : `the ${what}`} ${list(numbers.map(({ number }) => number))}`
    const message = `The template holds ${told}, which ${many ? 'are' : 'is'} not this client's. It may come from an earlier case.`
    return warn('T12', message, field)
  })
}

export type ForeignIdentifier = { readonly what: string; readonly number: string }

/** A-numbers, receipt and Social Security numbers in these texts, each once, that do not stand in `known`. */
export function foreignIdentifiers(texts: readonly string[], known: string): ForeignIdentifier[] {
  return identifiers.flatMap(([what, pattern]) => {
    const own = new Set([...(known.match(pattern) ?? []), ...(known.match(/\d[\d -]{6,}\d/g) ?? [])].map(digits))
    const found = new Set(texts.flatMap((text) => text.match(pattern) ?? []))
    return [...found].filter((number) => !own.has(digits(number))).map((number) => ({ what, number }))
  })
}

/** The digits of a number; an A-number of eight digits counts as one of nine. */
function digits(text: string): string {
  return text.replaceAll(/\D/g, '').replace(/^0(?=\d{8}$)/, '')
}

function named(sections: readonly ConfirmedSection[]): string {
  return joinWithAnd(sections.slice(0, 4).map(({ title }) => `“${title}”`))
}

/** At most six of them. */
function list(items: readonly string[]): string {
  return items.length > 6 ? `${items.slice(0, 6).join(', ')} and ${items.length - 6} more` : joinWithAnd(items)
}
