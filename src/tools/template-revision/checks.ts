import type { DraftInput } from '#domain/drafting/tool.ts'
import { block, type Check, inform, warn } from '#domain/questionnaire/check.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { openGroups } from '#domain/old-client/settle.ts'
import { joinWithAnd } from '#domain/section-content/write.ts'
import { checkTemplate } from '#domain/template-sections/check-template.ts'
import { findPlaceholders } from '#domain/template-sections/placeholders.ts'
import type { ConfirmedTemplate } from '#domain/template-sections/template-section.ts'
import { citedSources, fileValues, fillingsOf, pickedDocuments } from './case.ts'

/** Specification 1, section 8. */
export const templateNotFound = 'Template not found please select or upload another template to continue.'

/** The rules on the form and the template, `T01` to `T17`; those on the template alone are in `checkTemplate`. */
export function checkTemplateDraft(input: DraftInput): Check[] {
  const { template } = input
  if (!template) return [block('T01', templateNotFound, 'template')]
  return [
    ...checkTemplate(template, input.client, fileValues(input)),
    ...checkOldCase(template),
    ...checkConfirmed(template),
    ...checkKept(template, input),
    ...checkMaterial(template, input),
  ]
}

/** Nothing is made from a template while anything of its last case is undecided. */
function checkOldCase({ oldCase }: ConfirmedTemplate): Check[] {
  const open = oldCase ? openGroups(oldCase.found, oldCase.sources) : []
  if (open.length === 0) return []
  const many = open.length === 1 ? 'one kind of word is' : `${open.length} kinds of words are`
  const message = `Another client’s case is in this template, and ${many} not decided. Please decide where each comes from before drafting.`
  return [block('T18', message, 'template')]
}

function checkConfirmed({ isProposed }: ConfirmedTemplate): Check[] {
  if (isProposed !== true) return []
  const message = 'The sections of this template were not confirmed; they are taken as software found them.'
  return [inform('T17', message, 'template')]
}

/** Placeholders in a section that is kept stay as they are: the attorney fills them in by hand. */
function checkKept({ sections }: ConfirmedTemplate, input: DraftInput): Check[] {
  const kept = sections.filter(
    (section) =>
      section.mode === 'keep' &&
      section.kind !== 'contents' &&
      section.content.some((paragraph, index) =>
        findPlaceholders(paragraph).placeholders.some(
          ({ form, start }) =>
            form !== 'blank' &&
            !fillingsOf(section, input).some((filling) => filling.paragraph === index && filling.start === start),
        ),
      ),
  )
  if (kept.length === 0) return []
  const names = joinWithAnd(kept.slice(0, 4).map(({ title }) => `“${title}”`))
  return [inform('T13', `Kept as it is, with placeholders to fill in by hand: ${names}.`, 'template')]
}

function checkMaterial({ sections }: ConfirmedTemplate, input: DraftInput): Check[] {
  const written = sections.filter(({ mode }) => mode === 'rewrite')
  const hasNothing = textOf(input.answers, 'additional_facts') === undefined && pickedDocuments(input).length === 0
  const rebuilt = sections.some(({ mode }) => mode === 'rebuild') && pickedDocuments(input).length === 0
  const isUnargued = written.every(({ kind }) => kind !== 'argument' && kind !== 'law')
  return [
    ...(hasNothing && written.length > 0
      ? [
          warn(
            'T14',
            'No documents and no further facts are given, so only the client record can be used and the rest stays as gaps.',
            'additional_facts',
          ),
        ]
      : []),
    ...(rebuilt
      ? [
          inform(
            'T15',
            'The list of exhibits is made from the documents of the client; there is none on file.',
            'documents',
          ),
        ]
      : []),
    ...(citedSources(input).length > 0 && isUnargued
      ? [
          inform(
            'T16',
            'No section to be written argues the law, so the sources to cite may find no place.',
            'cited_sources',
          ),
        ]
      : []),
  ]
}
