import { type ClientRecord, fieldText } from '#domain/clients/client-record.ts'
import type { DraftInput, WrittenSection } from '#domain/drafting/tool.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { block, type Check, inform, warn } from '#domain/questionnaire/check.ts'
import { foreignIdentifiers } from '#domain/template-sections/check-template.ts'
import { instructionsOf } from '#domain/template-sections/fill-section.ts'
import { writeTemplateText } from '#domain/template-sections/section-html.ts'
import type { ConfirmedSection } from '#domain/template-sections/template-section.ts'
import { foldToWords } from '#domain/language/fold.ts'
import { countWords } from '#domain/language/sentences.ts'
import { wordTarget } from './plan.ts'
import { citedSources, fillingsOf, pickedDocuments } from './case.ts'

/** The rules on a finished draft, `T20` to `T25`. Gaps are no mistakes: they are listed as things to do. */
export function reviewTemplateDraft(input: DraftInput, sections: readonly WrittenSection[]): Check[] {
  return (input.template?.sections ?? []).flatMap((section) => {
    const html = sections.find(({ id }) => id === section.id)?.html
    if (html === undefined) return []
    return section.mode === 'keep' ? reviewKept(section, html, input) : reviewWritten(section, html, input)
  })
}

function reviewKept(section: ConfirmedSection, html: string, input: DraftInput): Check[] {
  const own = writeTemplateText(section, fillingsOf(section, input), { showInstructions: true })
  if (foldToWords(sectionText(own)) === foldToWords(sectionText(html))) return []
  return [warn('T25', `“${section.title}” is to be kept as it is, but its text was changed.`)]
}

function reviewWritten(section: ConfirmedSection, html: string, input: DraftInput): Check[] {
  const text = sectionText(html.replaceAll(/<mark[^<>]*>(?:(?!<mark).)*?<\/mark>/gs, ''))
  return [...reviewLeftovers(section, text), ...reviewIdentifiers(section, text, input), ...reviewLength(section, html)]
}

function reviewLeftovers({ title, ...section }: ConfirmedSection, text: string): Check[] {
  const left = text.match(
    /\{\{[^{}]*(?:\}\})?|\{[#/^@]?[\p{L}_][\p{L}\p{N}_.]{0,60}\}|<<[^<>]*>>|«[^«»]*»|\[\p{Lu}[\p{Lu}\d '’/-]{2,}\]|\bX{4,}\b|\bTBD\b|\[\[/gu,
  )
  const told = instructionsOf(section).filter((instruction) => foldToWords(text).includes(foldToWords(instruction)))
  return [
    ...(left ? [block('T20', `“${title}” still holds ${left[0]} from the template.`)] : []),
    ...(told[0] === undefined
      ? []
      : [block('T21', `“${title}” still holds an instruction to the drafter: ${told[0]}`)]),
  ]
}

/** Numbers of persons that stand neither in the record nor in anything that was picked for this draft. */
function reviewIdentifiers({ title }: ConfirmedSection, text: string, input: DraftInput): Check[] {
  const read = [...pickedDocuments(input), ...citedSources(input)].map((source) => source.text)
  const known = [...recordTexts(input.client), ...Object.values(input.answers).flatMap(String), ...read].join('\n')
  const foreign = foreignIdentifiers([text], known)[0]
  return foreign
    ? [block('T22', `“${title}” holds ${foreign.number}, which is not this client's ${foreign.what}.`)]
    : []
}

function recordTexts({ client, spouse, children }: ClientRecord): string[] {
  return [client, spouse, ...children].flatMap((fields) =>
    Object.keys(fields).map((name) => fieldText(fields, name) ?? ''),
  )
}

function reviewLength(section: ConfirmedSection, html: string): Check[] {
  if (section.mode !== 'rewrite') return []
  const words = countWords(sectionText(html))
  const { min, max } = wordTarget(section)
  if (words === 0) return [block('T23', `“${section.title}” has no text.`)]
  if (words >= min && words <= max) return []
  const than = words < min ? `shorter than the ${min}` : `longer than the ${max}`
  return [inform('T24', `“${section.title}” has ${words} words: ${than} that fit the template.`)]
}
