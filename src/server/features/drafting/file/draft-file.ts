import { buffer } from 'node:stream/consumers'
import type { DraftFileQuery } from '#contract/draft-files.ts'
import { AppError } from '#contract/errors.ts'
import { attorneyName } from '#domain/clients/attorney.ts'
import { easternDate, formatLongDate } from '#domain/dates/calendar.ts'
import type { DraftInput, WrittenSection } from '#domain/drafting/tool.ts'
import { isFinal } from '#domain/drafting/draft-state.ts'
import { filedForm } from '#domain/legal-document/filed-form.ts'
import { relabelExhibits } from '#domain/section-content/exhibit-cites.ts'
import { writeRemarks } from '#domain/legal-document/remarks.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import { findDraftTemplate, withOldCase } from '#server/features/templates/index.ts'
import type { Services } from '#server/services.ts'
import { changesBesideBody } from '#tools/template-revision/case.ts'
import { cleanedTemplate, withoutOldWords } from '#tools/template-revision/document/cleaned-template.ts'
import { callInThread } from '#server/threads/call-in-thread.ts'
import { buildDocx } from '#server/word/build-docx.ts'
import { redlineDocx } from '#server/word/revision/redline-docx.ts'
import { checkDraftText } from '../check-draft-text.ts'
import { listDecisions } from '../flag-decisions.ts'
import { writtenAnew } from '../move-exhibits.ts'
import { type PacketPlace, placed } from '../number-cites.ts'
import { openDraft } from '../open-draft.ts'
import { readSurroundings } from '../surroundings.ts'
import { findSections, inputOf, planOf } from '../store.ts'
import { allVersions, type DraftMoment, textsAt } from './section-texts.ts'
import { tellOrigin } from './told-origins.ts'
import type { Told } from './build-in-template.ts'
import { type CitationRemarks, remarkCitations } from './citation-remarks.ts'
import { type Histories, writeAllOrigins } from './write-origins.ts'

const inThread = callInThread<typeof import('./build-in-template.ts')>(
  new URL('./build-in-template.ts', import.meta.url),
)
const limits = { milliseconds: 60_000 }

/**
 * The Word file of a finished draft that is known to be the caller's, built where it disturbs nobody: inside the
 * attorney's own template where the draft has one in Word, else in the product's style. `clean` is the text at a moment;
 * `tracked` shows what changed since another moment or since the template; `sources` says of each paragraph where it came
 * from.
 */
export async function writeDraftFile(
  services: Services,
  row: DraftRow,
  { form = 'clean', from, to = 'current', comments = 'yes' }: Partial<DraftFileQuery> = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const builder = await builderFor(services, row)
  const texts = await textsAt(services.database, row.id, to)
  if (form === 'tracked') return writeTracked(services, row, builder, texts, from)
  const citations = comments === 'no' ? undefined : await remarksOn(services, row, texts)
  const histories = form === 'sources' ? await readHistories(services.database, row) : undefined
  return builder.build(texts, { ...(histories && { histories }), ...(citations && { citations }) })
}

/**
 * The file that an attorney takes responsibility for: without comments, without the pages that are for her alone, and once
 * every section is accepted without the note that it is a draft to be reviewed.
 */
export async function writeFiledDraft(services: Services, row: DraftRow): Promise<Uint8Array<ArrayBuffer>> {
  const { build } = await builderFor(services, row)
  const sections = await findSections(services.database, row.id)
  const texts = await textsAt(services.database, row.id, 'current')
  return build(texts, { filed: isFinal(sections) ? 'accepted' : 'open' })
}

/** The same file as it prints once its cites name the pages of a packet; nothing is stored. */
export async function writeDraftInPacket(
  services: Services,
  row: DraftRow,
  places: ReadonlyMap<string, PacketPlace>,
): Promise<Uint8Array<ArrayBuffer>> {
  const input = inputOf(row)
  const exhibits = placed(input.caseMap?.exhibits ?? [], places)
  const numbered = input.caseMap ? { ...input, caseMap: { ...input.caseMap, exhibits } } : input
  const { build } = await builderFor(services, { ...row, input: JSON.stringify(numbered) })
  const sections = await findSections(services.database, row.id)
  // The index counts the pages that the packet has, of pictures and Word files too.
  const own = writtenAnew(input, numbered, sections)
  const texts = await textsAt(services.database, row.id, 'current')
  const printed = new Map([...texts].map(([id, html]) => [id, own.get(id) ?? relabelExhibits(html, exhibits)]))
  return build(printed, { filed: isFinal(sections) ? 'accepted' : 'open' })
}

async function writeTracked(
  { database, now }: Services,
  row: DraftRow,
  builder: Builder,
  texts: Texts,
  from: DraftFileQuery['from'],
): Promise<Uint8Array<ArrayBuffer>> {
  const { template, build } = builder
  const textsBefore = async (moment: DraftMoment) => {
    const input = inputOf(row)
    const told = [...(await textsAt(database, row.id, moment))]
    return new Map(told.map(([id, html]) => [id, withoutOldWords(html, input)]))
  }
  const base = from ?? (template ? 'template' : 1)
  if (base === 'template' && !template) throw noTemplate()
  const before = base === 'template' ? await templateToCompare(builder) : await build(await textsBefore(base))
  const date = new Date(now()).toISOString().replace(/\.\d+/, '')
  return redlineDocx(before ?? new Uint8Array(), await build(texts), { author: 'Drafty', date })
}

/** The template itself; where an old case was found in it, only ever without that case's words. */
async function templateToCompare({ template, build, input }: Builder): Promise<Uint8Array | undefined> {
  const cleaned = input && cleanedTemplate(input)
  return cleaned ? build(cleaned) : template
}

function noTemplate(): AppError {
  const message = 'This draft was not made inside a Word template, so there is no template to compare it with.'
  return new AppError('invalid-fields', { fields: [{ name: 'from', label: 'From', message }] }, { message })
}

type Texts = ReadonlyMap<string, string>

/** `filed`: as it goes into a packet, accepted or still open. */
type ToldInFile = Told & { readonly filed?: 'accepted' | 'open' }

/** How the file of one draft is made. */
type Builder = {
  /** The attorney's own file, where the draft is built inside it. */
  readonly template?: Uint8Array
  /** The draft's own, with what an old case left in the template. */
  readonly input?: DraftInput
  readonly build: (texts: Texts, told?: ToldInFile) => Promise<Uint8Array<ArrayBuffer>>
}

async function builderFor(services: Services, row: DraftRow): Promise<Builder> {
  const kept = await findDraftTemplate(services.database, row.id)
  if (kept?.kind !== 'docx' || !inputOf(row).template) return { build: inOwnStyle(row) }
  const template = new Uint8Array(await buffer(await services.files.read(kept.file_key)))
  const input = await withOldCase(inputOf(row), template)
  const plans = (await findSections(services.database, row.id)).map(planOf)
  const about = {
    template,
    sections: input.template?.sections ?? [],
    title: row.title,
    oldCase: changesBesideBody(input),
  }
  const build: Builder['build'] = (texts, told) => inThread('buildInTemplate', limits, about, { plans, texts }, told)
  return { template, build, input }
}

function inOwnStyle(row: DraftRow): Builder['build'] {
  return (texts, { histories, citations, filed } = {}) => {
    const written = [...texts].map(([id, html]): WrittenSection => ({ id, html }))
    const composed = openDraft(row).compose(written)
    const document = filed ? filedForm(composed, filed === 'accepted') : composed
    const told = histories ? writeAllOrigins(document.blocks, histories) : document.blocks
    const blocks = writeRemarks(told, citations?.remarks ?? [])
    return buildDocx({ ...document, blocks, ...(citations?.comment !== undefined && { comment: citations.comment }) })
  }
}

/** What is not verified in these texts, whether or not they are the ones that stand now. */
async function remarksOn({ database, now }: Services, row: DraftRow, texts: Texts): Promise<CitationRemarks> {
  const sections = await findSections(database, row.id)
  const asGiven = sections.map((section) => ({ ...section, content: texts.get(section.section_id) ?? section.content }))
  const flags = await checkDraftText(row, asGiven, await readSurroundings(database, row), now())
  return remarkCitations(flags, texts, await verifiedBy(database, row))
}

/** What the file says of the findings that the attorney marked as verified: by whom and when, and no more than that. */
async function verifiedBy(database: Database, row: DraftRow): Promise<ReadonlyMap<string, string>> {
  const { attorney } = inputOf(row)
  const verified = (await listDecisions(database, row.id)).filter(({ kind }) => kind === 'verified')
  return new Map(
    verified.map(({ finding, email, decided_at, read_at }) => {
      const name = attorneyName(attorney) ?? email
      const who = name === null ? 'the attorney' : `the attorney, ${name},`
      const where = read_at === null ? '' : ` Read at: ${read_at}`
      return [finding, `Verified by ${who} on ${formatLongDate(easternDate(decided_at))}.${where}`]
    }),
  )
}

async function readHistories(database: Database, row: DraftRow): Promise<Histories> {
  const versions = await allVersions(database, row.id)
  const told = versions.map((version) => ({
    sectionId: version.section_id,
    content: version.content,
    origin: tellOrigin(version, row),
  }))
  return Map.groupBy(told, ({ sectionId }) => sectionId)
}

/** Finished drafts of one client, newest first. */
export function listFinishedDrafts(database: Database, ownerId: string, clientId: string): Promise<DraftRow[]> {
  return database
    .selectFrom('drafts')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('client_id', '=', clientId)
    .where('state', '=', 'ready')
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute()
}
