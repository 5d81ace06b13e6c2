import type { WaitingForMe } from '#contract/comments.ts'
import { AppError } from '#contract/errors.ts'
import { namesOf, peopleWho } from '#server/access/people-who.ts'
import type { Reach } from '#server/access/reach.ts'
import { isShown, sourcesOf } from '#server/access/sources.ts'
import { newId } from '#server/database/new-id.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import type { AskRow } from '#server/database/tables/together.ts'
import { planMail } from './mail-pace.ts'

type Asking = {
  readonly draft: DraftRow
  readonly askerId: string
  readonly now: number
  readonly about: Pick<AskRow, 'kind' | 'section_id' | 'comment_id'>
}

/**
 * Lets something wait for people, each of whom has to be able to read the draft; run it in a transaction. For somebody
 * behind a wall, somebody without a share and nobody at all the refusal is the same.
 */
export async function askPeople(
  transaction: Database,
  personIds: readonly string[],
  { draft, askerId, now, about }: Asking,
): Promise<void> {
  if (personIds.length === 0) return
  const place = { ownerId: draft.owner_id, clientId: draft.client_id }
  const readers = new Set((await peopleWho(transaction, place, 'read drafts', now)).map(({ id }) => id))
  const wanted = [...new Set(personIds)]
  if (wanted.some((id) => !readers.has(id))) throw cannotBeAsked(about.kind)
  for (const person_id of wanted) {
    const row = { id: newId(), draft_id: draft.id, ...about, person_id, asked_by: askerId, asked_at: now }
    await transaction
      .insertInto('draft_asks')
      .values({ ...row, mailed_at: null, done_at: null })
      .execute()
    if (person_id !== askerId) await planMail(transaction, person_id, now)
  }
}

function cannotBeAsked(kind: AskRow['kind']): AppError {
  const [name, label] = kind === 'review' ? ['person_id', 'Person'] : ['mentions', 'Comment']
  const message = 'Only somebody who can read this draft can be asked.'
  return new AppError('invalid-fields', { fields: [{ name, label, message }] })
}

/** Ends what waits about a comment: for one person, or for everybody. */
export async function finishAsksOf(
  database: Database,
  commentIds: readonly string[],
  now: number,
  personId?: string,
): Promise<void> {
  if (commentIds.length === 0) return
  let update = database
    .updateTable('draft_asks')
    .set({ done_at: now })
    .where('comment_id', 'in', commentIds)
    .where('done_at', 'is', null)
  if (personId !== undefined) update = update.where('person_id', '=', personId)
  await update.execute()
}

/** Ends one request, for whom it waits or who made it; 404 for anybody else. */
export async function finishAsk(
  database: Database,
  { draftId, askId, personId, now }: { draftId: string; askId: string; personId: string; now: number },
): Promise<void> {
  const mine = database
    .selectFrom('draft_asks')
    .selectAll()
    .where('id', '=', askId)
    .where('draft_id', '=', draftId)
    .where(({ eb, or }) => or([eb('person_id', '=', personId), eb('asked_by', '=', personId)]))
  if (!(await mine.executeTakeFirst())) throw new AppError('not-found')
  await database
    .updateTable('draft_asks')
    .set({ done_at: now })
    .where('id', '=', askId)
    .where('done_at', 'is', null)
    .execute()
}

const most = 100

/** What waits for somebody in the drafts that they see now, the latest first. */
export async function listWaiting(
  database: Database,
  reach: Reach,
  now: number,
): Promise<(WaitingForMe & { readonly isMailed: boolean; readonly isOwn: boolean })[]> {
  const lists = await Promise.all(
    sourcesOf(reach, 'read drafts', now).map((source) =>
      database
        .selectFrom('draft_asks')
        .innerJoin('drafts', 'drafts.id', 'draft_asks.draft_id')
        .select(['draft_asks.id', 'kind', 'draft_id', 'section_id', 'asked_by', 'asked_at', 'mailed_at'])
        .select(['drafts.client_id', 'drafts.client_name', 'drafts.title'])
        .where('draft_asks.person_id', '=', reach.personId)
        .where('draft_asks.done_at', 'is', null)
        .where('drafts.owner_id', '=', source.ownerId)
        .where((eb) => isShown(eb, source, 'drafts.client_id'))
        .orderBy('asked_at', 'desc')
        .limit(most)
        .execute(),
    ),
  )
  const rows = lists
    .flat()
    .toSorted((a, b) => b.asked_at - a.asked_at)
    .slice(0, most)
  const nameFor = await namesOf(
    database,
    rows.map(({ asked_by }) => asked_by),
  )
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    client_id: row.client_id,
    client_name: row.client_name,
    draft_id: row.draft_id,
    draft_title: row.title,
    section_id: row.section_id,
    asked_by: nameFor(row.asked_by),
    at: new Date(row.asked_at).toISOString(),
    isMailed: row.mailed_at !== null,
    isOwn: row.asked_by === reach.personId,
  }))
}
