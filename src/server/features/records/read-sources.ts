import { type RecordKind, type RecordSource, recordSources } from '#domain/questionnaire/record-kinds.ts'
import { AppError } from '#contract/errors.ts'
import { messages } from '#domain/messages.ts'
import type { SourceText } from '#domain/drafting/tool.ts'
import type { FieldProblem } from '#domain/questionnaire/check.ts'
import {
  type Answers,
  choicesOf,
  type Question,
  type Questionnaire,
  questionsOf,
} from '#domain/questionnaire/question.ts'
import type { Database } from '#server/database/schema.ts'
import { combinedText } from './present.ts'

/** Of one source a draft takes so many characters at most. */
const longestSource = 300_000
const mostSources = 100

export type ReadSources = { readonly sources: readonly SourceText[]; readonly problems: readonly FieldProblem[] }

type RecordQuestion = Question & { readonly source: RecordSource }
type Wanted = { readonly id: string; readonly question: Pick<RecordQuestion, 'name' | 'label' | 'source'> }
type Owner = {
  readonly ownerId: string
  readonly clientId: string
  /** Whose templates may be named; the owner's where it is absent. */
  readonly templatesOf?: string
}

/**
 * The texts of the records that the answers name, each once for every question. A record that is not this owner's, or
 * another client's, is not found (404). One that is still being read, or could not be, is a problem of its question.
 * A cited source may also be named by its words alone; those are no record and stay what they are.
 */
export async function readSources(
  database: Database,
  owner: Owner,
  questionnaire: Questionnaire,
  answers: Answers,
): Promise<ReadSources> {
  const wanted = questionsOf(questionnaire)
    .filter((question): question is RecordQuestion => question.kind === 'record' || question.kind === 'records')
    .flatMap((question) =>
      [...new Set(choicesOf(answers, question.name))]
        .filter((id) => question.source !== 'citations' || isId(id))
        .map((id): Wanted => ({ id, question })),
    )
  return readWanted(database, owner, wanted)
}

/** Cited sources by their ids, under the same rules. */
export function readCitedSources(database: Database, owner: Owner, ids: readonly string[]): Promise<ReadSources> {
  const question = { name: 'citation_ids', label: 'Cited sources', source: 'citations' } as const
  return readWanted(
    database,
    owner,
    [...new Set(ids)].map((id) => ({ id, question })),
  )
}

async function readWanted(database: Database, owner: Owner, wanted: readonly Wanted[]): Promise<ReadSources> {
  if (wanted.length === 0) return { sources: [], problems: [] }
  const ids = [...new Set(wanted.map(({ id }) => id))]
  if (ids.length > mostSources) return { sources: [], problems: [tooMany(wanted)] }
  const { ownerId, clientId, templatesOf = ownerId } = owner
  const owners = [...new Set([ownerId, templatesOf])]
  const rows = await database
    .selectFrom('records')
    .leftJoin('record_texts', 'record_texts.record_id', 'records.id')
    .selectAll('records')
    .select('record_texts.text')
    // Pair by pair, so that each is found by its key and not among everything of the owner.
    .where(({ eb, or, and }) =>
      or(
        owners.flatMap((ownerId) =>
          ids.map((id) => and([eb('records.owner_id', '=', ownerId), eb('records.id', '=', id)])),
        ),
      ),
    )
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const sources: SourceText[] = []
  const problems: FieldProblem[] = []
  for (const { id, question } of wanted) {
    const { record, source: kind } = recordSources[question.source]
    const row = byId.get(id)
    const isOfClient = row?.owner_id === ownerId && row.client_id === clientId
    const isTemplate = row?.owner_id === templatesOf && row.client_id === null
    if (row?.kind !== record || !(isOfClient || isTemplate)) throw notFound(record)
    if (row.state === 'ready')
      sources.push({ id, kind, title: row.title, text: combinedText(row).slice(0, longestSource) })
    else problems.push({ name: question.name, label: question.label, message: notReady(row.title, row.state) })
  }
  return { sources, problems }
}

function tooMany(wanted: readonly Wanted[]): FieldProblem {
  const { name = '', label = '' } = wanted.at(-1)?.question ?? {}
  return { name, label, message: `Please choose at most ${mostSources} documents and sources.` }
}

function isId(value: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
}

function notFound(kind: RecordKind): AppError {
  return new AppError('not-found', {}, kind === 'template' ? { message: messages.templateNotFound } : {})
}

function notReady(title: string, state: 'processing' | 'failed'): string {
  return state === 'processing'
    ? `“${title}” is still being read. Please wait a moment and try again.`
    : `“${title}” could not be read. Please remove it or upload it again.`
}
