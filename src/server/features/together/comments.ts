import type { DraftComment, DraftComments, Remark } from '#contract/comments.ts'
import { AppError } from '#contract/errors.ts'
import { readSection } from '#domain/section-content/read.ts'
import { placeNow } from '#domain/together/anchor.ts'
import { namesOf, peopleWho } from '#server/access/people-who.ts'
import { newId } from '#server/database/new-id.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import type { AskRow, CommentRow } from '#server/database/tables/together.ts'
import { findSections, sectionOf } from '#server/features/drafting/index.ts'

type Asker = { readonly draft: DraftRow; readonly personId: string; readonly now: number }

/** The comments on a draft, each at the place of its passage in the text as it is now. */
export async function readComments(database: Database, { draft, personId, now }: Asker): Promise<DraftComments> {
  const place = { ownerId: draft.owner_id, clientId: draft.client_id }
  const ofDraft = { draft_id: draft.id }
  const rows = await database
    .selectFrom('draft_comments')
    .selectAll()
    .where('draft_id', '=', ofDraft.draft_id)
    .orderBy('made_at')
    .orderBy('id')
    .execute()
  const asks = await database
    .selectFrom('draft_asks')
    .selectAll()
    .where('draft_id', '=', ofDraft.draft_id)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()
  const people = await peopleWho(database, place, 'read drafts', now)
  const named = [
    ...rows.flatMap(({ author_id, resolved_by }) => [author_id, resolved_by]),
    ...asks.flatMap(({ person_id, asked_by }) => [person_id, asked_by]),
  ]
  const nameFor = await namesOf(database, named)
  const say = (id: string) => ({ id, name: nameFor(id), is_you: id === personId })
  const toRemark = (row: CommentRow): Remark => ({
    id: row.id,
    body: row.body,
    author: say(row.author_id),
    at: toTime(row.made_at),
    mentions: asks
      .filter(({ kind, comment_id }) => kind === 'mention' && comment_id === row.id)
      .map(({ person_id }) => say(person_id)),
  })
  const placeOf = await createPlaces(database, draft, rows)
  const comments = rows
    .filter(({ parent_id }) => parent_id === null)
    .map((row): DraftComment => ({
      ...toRemark(row),
      section_id: row.section_id,
      quote: row.quote,
      place: placeOf(row),
      resolved: row.resolved_at === null ? null : { by: nameFor(row.resolved_by ?? ''), at: toTime(row.resolved_at) },
      replies: rows.filter(({ parent_id }) => parent_id === row.id).map(toRemark),
    }))
  return {
    comments,
    reviews: asks.filter(({ kind }) => kind === 'review').map((ask) => toReview(ask, say)),
    people: people.map(({ id, name, role }) => ({ id, name, role, is_you: id === personId })),
  }
}

function toReview(ask: AskRow, say: (id: string) => Remark['author']) {
  return {
    id: ask.id,
    section_id: ask.section_id,
    person: say(ask.person_id),
    asked_by: say(ask.asked_by),
    at: toTime(ask.asked_at),
    done_at: ask.done_at === null ? null : toTime(ask.done_at),
  }
}

function toTime(at: number): string {
  return new Date(at).toISOString()
}

/** Finds the places of passages in the sections as they are now. */
async function createPlaces(database: Database, draft: DraftRow, rows: readonly CommentRow[]) {
  const anchored = rows.filter(({ start_at }) => start_at !== null)
  if (anchored.length === 0) return () => null
  const now = new Map((await findSections(database, draft.id)).map((section) => [section.section_id, section]))
  const moved = anchored.filter(({ section_id, version }) => now.get(section_id)?.version !== version)
  const before = await database
    .selectFrom('section_versions')
    .select(['section_id', 'version', 'content'])
    .where('draft_id', '=', draft.id)
    .where('section_id', 'in', [...new Set(moved.map(({ section_id }) => section_id)), ''])
    .where('version', 'in', [...new Set(moved.map(({ version }) => version)), -1])
    .execute()
  const texts = new Map<string, string>()
  const textOf = (html: string) => {
    const known = texts.get(html) ?? readSection(html).text
    texts.set(html, known)
    return known
  }
  return ({ section_id, version, start_at: start, end_at: end }: CommentRow) => {
    const section = now.get(section_id)
    if (!section || start === null || end === null) return null
    if (section.version === version) return { start, end }
    const old = before.find((one) => one.section_id === section_id && one.version === version)
    return (old && placeNow(textOf(old.content), textOf(section.content), { start, end })) ?? null
  }
}

type Passage = { readonly version: number; readonly start: number; readonly end: number }

type NewComment = {
  readonly sectionId: string
  readonly passage: Passage | undefined
  readonly body: string
}

/** Adds a comment on a passage of a version, or on a section; run it in a transaction. Gives its id. */
export async function insertComment(
  transaction: Database,
  { draft, personId, now }: Asker,
  { sectionId, passage, body }: NewComment,
): Promise<string> {
  const section = await sectionOf(transaction, draft, sectionId)
  const row = newRow({ draft, personId, now }, section, body)
  const quote = passage && (await quoteOf(transaction, section, passage))
  const anchor = passage && { version: passage.version, start_at: passage.start, end_at: passage.end, quote }
  await transaction
    .insertInto('draft_comments')
    .values({ ...row, ...anchor })
    .execute()
  return row.id
}

/** Adds an answer to a comment; run it in a transaction. Gives its id, and those of everything under the comment. */
export async function insertReply(transaction: Database, asker: Asker, commentId: string, body: string) {
  const parent = await commentOf(transaction, asker.draft, commentId)
  const section = await sectionOf(transaction, asker.draft, parent.section_id)
  const row = { ...newRow(asker, section, body), parent_id: parent.id }
  await transaction.insertInto('draft_comments').values(row).execute()
  return { id: row.id, thread: await threadOf(transaction, parent.id), sectionId: parent.section_id }
}

/** Resolves a comment, or opens it again. Gives the ids of everything under it. */
export async function setResolved(
  transaction: Database,
  { draft, personId, now }: Asker,
  commentId: string,
  isResolved: boolean,
): Promise<string[]> {
  const { id } = await commentOf(transaction, draft, commentId)
  const by = isResolved ? { resolved_by: personId, resolved_at: now } : { resolved_by: null, resolved_at: null }
  await transaction
    .updateTable('draft_comments')
    .set({ ...by, changed_at: now })
    .where('id', '=', id)
    .execute()
  return threadOf(transaction, id)
}

function newRow({ draft, personId, now }: Asker, section: SectionRow, body: string): CommentRow {
  return {
    id: newId(),
    draft_id: draft.id,
    section_id: section.section_id,
    parent_id: null,
    author_id: personId,
    body,
    made_at: now,
    version: section.version,
    start_at: null,
    end_at: null,
    quote: null,
    resolved_by: null,
    resolved_at: null,
    changed_at: now,
  }
}

/** A comment itself, never an answer to one. */
async function commentOf(database: Database, draft: DraftRow, commentId: string): Promise<CommentRow> {
  const row = await database
    .selectFrom('draft_comments')
    .selectAll()
    .where('id', '=', commentId)
    .where('draft_id', '=', draft.id)
    .where('parent_id', 'is', null)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row
}

async function threadOf(database: Database, commentId: string): Promise<string[]> {
  const replies = await database.selectFrom('draft_comments').select('id').where('parent_id', '=', commentId).execute()
  return [commentId, ...replies.map(({ id }) => id)]
}

/** The words of a passage, taken from the version itself. */
async function quoteOf(database: Database, section: SectionRow, { version, start, end }: Passage): Promise<string> {
  const row = await database
    .selectFrom('section_versions')
    .select('content')
    .where('draft_id', '=', section.draft_id)
    .where('section_id', '=', section.section_id)
    .where('version', '=', version)
    .executeTakeFirst()
  const words = row ? readSection(row.content).text.slice(start, end).trim() : ''
  if (words !== '') return words
  const message = 'These words are not in the section as it stands. Please select the passage again.'
  throw new AppError('invalid-fields', { fields: [{ name: 'passage', label: 'Passage', message }] }, { message })
}
