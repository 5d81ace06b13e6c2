import type { SplitSection, TemplateSplitReply } from '#contract/template-sections.ts'
import { AppError } from '#contract/errors.ts'
import { splitProblem } from '#domain/template-sections/check-split.ts'
import { recallSplit, rememberSplit } from '#domain/template-sections/remember-split.ts'
import { plainDifferences } from '#domain/template-sections/template-paragraph.ts'
import type { TemplateSection, TemplateSplit } from '#domain/template-sections/template-section.ts'
import type { RecordRow } from '#server/database/tables/records.ts'
import { refusal } from '#server/features/records/index.ts'
import { asUnreadable } from '#server/office/unreadable-document.ts'
import type { Services } from '#server/services.ts'
import type { SplitReading } from './read-and-split.ts'
import { readStoredTemplate } from './read-stored.ts'
import { findSplit, storeSplit } from './store.ts'

export type KnownSplit = {
  readonly reading: SplitReading
  readonly split: TemplateSplit
  readonly recalled: 'all' | 'some' | 'none'
  readonly placeholderFields: Readonly<Record<string, string>>
}

/** The sections of a template that is known to be the caller's: as confirmed, else as proposed. */
export async function knowSplit(services: Services, record: RecordRow): Promise<KnownSplit> {
  const reading = await readOwnTemplate(services, record)
  const { fingerprint } = rememberSplit(reading.paragraphs, reading.split)
  const stored = await findSplit(services.database, record.owner_id, record.id, fingerprint)
  const { split, recalled } = recallSplit(reading.paragraphs, reading.split, stored?.remembered)
  return { reading, split, recalled, placeholderFields: stored?.placeholderFields ?? {} }
}

/** Stores what the attorney confirmed; `invalid-fields` for what is no division of this template. */
export async function confirmSplit(
  services: Services,
  record: RecordRow,
  given: readonly SplitSection[],
  placeholderFields: Readonly<Record<string, string>> | undefined,
): Promise<void> {
  const known = await knowSplit(services, record)
  const { paragraphs, split } = known.reading
  const confirmed: TemplateSplit = { sections: given.map(fromReply), isForm: split.isForm }
  const message = splitProblem(paragraphs, confirmed)
  if (message !== undefined)
    throw new AppError('invalid-fields', { fields: [{ name: 'sections', label: 'Sections', message }] }, { message })
  await storeSplit(services.database, {
    ownerId: record.owner_id,
    recordId: record.id,
    remembered: rememberSplit(paragraphs, confirmed),
    placeholderFields: placeholderFields ?? known.placeholderFields,
    now: services.now(),
  })
}

async function readOwnTemplate(services: Services, record: RecordRow): Promise<SplitReading> {
  if (record.state === 'processing') {
    const message = `“${record.title}” is still being read. Please wait a moment and try again.`
    throw new AppError('file-refused', {}, { message })
  }
  if (record.file_key === null)
    throw new AppError('file-refused', {}, { message: record.reason ?? `“${record.title}” has no file.` })
  try {
    return await readStoredTemplate(services, record)
  } catch (error) {
    const unreadable = asUnreadable(error)
    if (!unreadable) throw error
    const message = refusal(record.file_name ?? record.title, unreadable)
    throw new AppError('file-refused', { fields: [{ name: 'template', label: 'Template', message }] }, { message })
  }
}

export function presentSplit({ id, title }: RecordRow, known: KnownSplit): TemplateSplitReply {
  const { reading, split, recalled, placeholderFields } = known
  return {
    id,
    title,
    kind: reading.kind,
    pages: reading.pages,
    is_form: split.isForm,
    recalled,
    warnings: [...reading.warnings],
    paragraphs: reading.paragraphs.map(plainDifferences),
    sections: split.sections.map(toReply),
    placeholder_fields: { ...placeholderFields },
  }
}

function toReply({ innerHeadings, paragraphs, reasons, ...section }: TemplateSection): SplitSection {
  return { ...section, paragraphs: [...paragraphs], inner_headings: [...innerHeadings], reasons: [...reasons] }
}

function fromReply({ inner_headings: innerHeadings, ...section }: SplitSection): TemplateSection {
  return { ...section, innerHeadings }
}
