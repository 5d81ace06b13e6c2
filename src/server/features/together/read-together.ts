import type { Someone, Together } from '#contract/together.ts'
import { hereForMs } from '#domain/together/hand-over.ts'
import { type Colleague, peopleWho } from '#server/access/people-who.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import { listHolds, momentOfFree } from '#server/features/drafting/index.ts'

type Asker = { readonly draft: DraftRow; readonly personId: string; readonly now: number }

/** Who has a draft open and who edits what in it, as one of them sees it. Who may not see the draft any more is not there. */
export async function readTogether(database: Database, { draft, personId, now }: Asker): Promise<Together> {
  const place = { ownerId: draft.owner_id, clientId: draft.client_id }
  const readers = await peopleWho(database, place, 'read drafts', now)
  const [present, holds, stamp] = [
    await readPresence(database, draft.id, now),
    await listHolds(database, draft.id),
    await readStamp(database, draft.id),
  ]
  const say = ({ id, name }: Colleague): Someone => ({ id, name, is_you: id === personId })
  const find = (id: string | null) => readers.find((one) => one.id === id)
  return {
    people: readers.flatMap((one) => {
      const seen = present.find(({ person_id }) => person_id === one.id)
      return seen ? [{ ...say(one), section_id: seen.section_id }] : []
    }),
    holds: holds.flatMap((hold) => {
      const holder = find(hold.person_id)
      if (!holder?.acts.includes('write')) return []
      const asking = find(hold.asked_by)
      return {
        section_id: hold.section_id,
        person: say(holder),
        asked_by: asking ? say(asking) : null,
        free_at: new Date(momentOfFree(hold)).toISOString(),
        has_words: hold.words !== null,
      }
    }),
    stamp,
  }
}

function readPresence(database: Database, draftId: string, now: number) {
  return database
    .selectFrom('draft_presence')
    .select(['person_id', 'section_id'])
    .where('draft_id', '=', draftId)
    .where('seen_at', '>', now - hereForMs)
    .execute()
}

/** A few numbers that change with every comment and request. */
async function readStamp(database: Database, draftId: string): Promise<string> {
  const comments = await database
    .selectFrom('draft_comments')
    .select(({ fn }) => [fn.countAll<number | string>().as('count'), fn.max('changed_at').as('last')])
    .where('draft_id', '=', draftId)
    .executeTakeFirstOrThrow()
  const asks = await database
    .selectFrom('draft_asks')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.max('asked_at').as('last'),
      fn.count<number | string>('done_at').as('done'),
    ])
    .where('draft_id', '=', draftId)
    .executeTakeFirstOrThrow()
  return [comments.count, comments.last ?? 0, asks.count, asks.last ?? 0, asks.done].join(' ')
}
