import type { DraftInput } from '#domain/drafting/tool.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { confirmTemplate } from '#domain/template-sections/template-section.ts'
import type { Answers } from '#domain/questionnaire/answers.ts'
import type { RecordRow } from '#server/database/tables/records.ts'
import { findRecord } from '#server/features/records/index.ts'
import type { Services } from '#server/services.ts'
import { knowOldCase } from './old-case.ts'
import { knowSplit } from './split.ts'

/** A template as a draft is made from it. */
export type ChosenTemplate = {
  readonly template: NonNullable<DraftInput['template']>
  readonly record: RecordRow
  readonly kind: 'docx' | 'pdf'
}

/**
 * The template that the answers name, with its confirmed sections or, where none were confirmed, with the proposed ones;
 * undefined without one, and for one that is not this owner's, gone or not read yet. Throws `file-refused` for one that
 * cannot be read.
 */
export async function findChosenTemplate(
  services: Services,
  ownerId: string,
  answers: Answers,
): Promise<ChosenTemplate | undefined> {
  const id = textOf(answers, 'template')
  if (id === undefined) return undefined
  const record = await findRecord(services.database, { ownerId, kind: 'template' }, id)
  if (record?.state !== 'ready') return undefined
  const { reading, split, recalled, placeholderFields } = await knowSplit(services, record)
  const { found, sources } = await knowOldCase(services, record, reading)
  const confirmed = confirmTemplate(record, reading.paragraphs, split)
  const template = {
    ...confirmed,
    placeholderFields,
    oldCase: { found, sources },
    ...(recalled === 'none' && { isProposed: true as const }),
  }
  return { template, record, kind: reading.kind }
}
