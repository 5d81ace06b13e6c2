import { AppError } from '#contract/errors.ts'
import { sanitizeSection } from '#domain/section-content/sanitize.ts'
import { freeAt } from '#domain/together/hand-over.ts'
import { namesOf, peopleWho } from '#server/access/people-who.ts'
import { isDuplicate } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import type { HoldRow } from '#server/database/tables/together.ts'
import { sectionOf } from './draft-access.ts'
import { addVersion, recordVersion } from './versions.ts'

type Place = { readonly draft: DraftRow; readonly sectionId: string; readonly personId: string; readonly now: number }

/** Who edits the sections of a draft. */
export function listHolds(database: Database, draftId: string): Promise<HoldRow[]> {
  return database.selectFrom('section_holds').selectAll().where('draft_id', '=', draftId).execute()
}

export function momentOfFree({ typed_at, asked_at }: HoldRow): number {
  return freeAt({ typedAt: typed_at, askedAt: asked_at })
}

/**
 * Makes sure that nobody else edits a section, before its text is changed; run it in the transaction of the change. What
 * somebody who has fallen silent had typed goes into the history: gives its version. Throws `section-held`.
 */
export async function requireFree(transaction: Database, place: Place, section: SectionRow): Promise<number | null> {
  const { draft, personId, now } = place
  const hold = await findHold(transaction, section)
  if (!hold || hold.person_id === personId) return null
  if (momentOfFree(hold) > now && (await mayWrite(transaction, draft, hold.person_id, now)))
    throw await heldBy(transaction, hold.person_id)
  return setAside(transaction, hold, section, now)
}

/** Ends what the same person edits somewhere else, before they change the text here. */
export async function setOwnAside(transaction: Database, { personId, now }: Place, section: SectionRow): Promise<void> {
  const hold = await findHold(transaction, section)
  if (hold?.person_id === personId) await setAside(transaction, hold, section, now)
}

/** Ends a hold; what was typed goes into the history, where it says something else than the text. */
async function setAside(transaction: Database, hold: HoldRow, section: SectionRow, now: number) {
  await changeHold(transaction, hold, 'ended')
  if (hold.words === null || hold.words === section.content) return null
  const { draft_id, section_id } = section
  return recordVersion(transaction, draft_id, section_id, typedBy(hold.person_id, hold.words, now))
}

/** Ends what somebody edits, when it is saved or given up. */
export async function endHold(database: Database, { draft, sectionId, personId }: Omit<Place, 'now'>): Promise<void> {
  await database
    .deleteFrom('section_holds')
    .where('draft_id', '=', draft.id)
    .where('section_id', '=', sectionId)
    .where('person_id', '=', personId)
    .execute()
}

/** Ends what somebody edits without an end to it: what was typed goes into the history. Run it in a transaction. */
export async function putAside(transaction: Database, place: Place): Promise<void> {
  await setOwnAside(transaction, place, await sectionOf(transaction, place.draft, place.sectionId))
}

/** Begins to edit a section, or goes on after a reload with what was typed. Run it in a transaction. Throws `section-held`. */
export async function takeHold(transaction: Database, place: Place) {
  const { draft, sectionId, personId, now } = place
  const section = await sectionOf(transaction, draft, sectionId)
  if (section.version === 0) throw new AppError('not-now')
  const { version, content: section_content } = section
  const known = await findHold(transaction, section)
  if (known?.person_id === personId) {
    await changeHold(transaction, known, { typed_at: now })
    return { version, section_content, words: known.words, kept_version: null }
  }
  const kept_version = await requireFree(transaction, place, section)
  const row: HoldRow = {
    draft_id: draft.id,
    section_id: section.section_id,
    person_id: personId,
    turn: 0,
    taken_at: now,
    typed_at: now,
    asked_by: null,
    asked_at: null,
    words: null,
  }
  await transaction
    .insertInto('section_holds')
    .values(row)
    .execute()
    .catch((error: unknown) => {
      throw isDuplicate(error) ? new AppError('section-held') : error
    })
  return { version, section_content, words: null, kept_version }
}

/**
 * Keeps what is typed. Of somebody who does not have the section any more it becomes a version in the history that is not
 * shown: nothing that has reached the server is lost. Run it in a transaction.
 */
export async function keepTyped(transaction: Database, place: Place, text: string) {
  const { draft, sectionId, personId, now } = place
  const section = await sectionOf(transaction, draft, sectionId)
  const words = sanitizeSection(text)
  const hold = await findHold(transaction, section)
  if (hold?.person_id === personId) {
    await changeHold(transaction, hold, { words, typed_at: now })
    return { is_held: true, kept_version: null }
  }
  const known = section.content === words ? section.version : await versionWith(transaction, section, words)
  const kept = known ?? (await recordVersion(transaction, draft.id, section.section_id, typedBy(personId, words, now)))
  return { is_held: false, kept_version: kept }
}

/** Asks for a section that somebody else edits; who asked first comes first. Throws `not-now` where nobody does. */
export async function askForHold(transaction: Database, place: Place): Promise<void> {
  const { draft, sectionId, personId, now } = place
  const hold = await findHold(transaction, await sectionOf(transaction, draft, sectionId))
  if (!hold || hold.person_id === personId) throw new AppError('not-now', {}, { message: nobodyEdits })
  if (hold.asked_by === null) await changeHold(transaction, hold, { asked_by: personId, asked_at: now })
}

const nobodyEdits = 'Nobody else is editing this section now.'

/**
 * Answers a request: hands the section over with what was typed as its text, or keeps it. Gives the version of the text.
 * Run it in a transaction. Throws `not-now` where nobody asks, or may have it.
 */
export async function answerForHold(
  transaction: Database,
  place: Place,
  { gives, words }: { readonly gives: boolean; readonly words?: string | undefined },
): Promise<{ version: number }> {
  const { draft, sectionId, personId, now } = place
  const section = await sectionOf(transaction, draft, sectionId)
  const hold = await findHold(transaction, section)
  if (hold?.person_id !== personId || hold.asked_by === null) throw new AppError('not-now', {}, { message: nobodyAsks })
  const unasked = { asked_by: null, asked_at: null }
  if (!gives || !(await mayWrite(transaction, draft, hold.asked_by, now))) {
    await changeHold(transaction, hold, { ...unasked, typed_at: now })
    return { version: section.version }
  }
  const next = { ...unasked, person_id: hold.asked_by, words: null, taken_at: now, typed_at: now }
  await changeHold(transaction, hold, next)
  const content = words === undefined ? hold.words : sanitizeSection(words)
  if (content === null || content === section.content) return { version: section.version }
  return { version: await addVersion(transaction, draft.id, section.section_id, typedBy(personId, content, now)) }
}

const nobodyAsks = 'Nobody asks for this section now.'

function typedBy(authorId: string, content: string, now: number) {
  return { origin: 'manual', content, now, authorId } as const
}

async function findHold(database: Database, section: SectionRow): Promise<HoldRow | undefined> {
  return database
    .selectFrom('section_holds')
    .selectAll()
    .where('draft_id', '=', section.draft_id)
    .where('section_id', '=', section.section_id)
    .executeTakeFirst()
}

/** Changes a hold that nobody has changed since it was read; else `section-held`, so that no word is passed over. */
async function changeHold(database: Database, hold: HoldRow, change: Partial<HoldRow> | 'ended'): Promise<void> {
  const { draft_id, section_id, turn } = hold
  const count =
    change === 'ended'
      ? (
          await database
            .deleteFrom('section_holds')
            .where('draft_id', '=', draft_id)
            .where('section_id', '=', section_id)
            .where('turn', '=', turn)
            .where('person_id', '=', hold.person_id)
            .executeTakeFirstOrThrow()
        ).numDeletedRows
      : (
          await database
            .updateTable('section_holds')
            .set({ ...change, turn: turn + 1 })
            .where('draft_id', '=', draft_id)
            .where('section_id', '=', section_id)
            .where('turn', '=', turn)
            .where('person_id', '=', hold.person_id)
            .executeTakeFirstOrThrow()
        ).numUpdatedRows
  if (count !== 1n) throw new AppError('section-held')
}

async function mayWrite(database: Database, draft: DraftRow, personId: string, now: number): Promise<boolean> {
  const place = { ownerId: draft.owner_id, clientId: draft.client_id }
  return (await peopleWho(database, place, 'write', now)).some(({ id }) => id === personId)
}

async function heldBy(database: Database, personId: string): Promise<AppError> {
  const name = (await namesOf(database, [personId]))(personId)
  const message = `${name} is editing this section. Ask for it, or wait until they have finished. Nothing was changed.`
  return new AppError('section-held', {}, { message })
}

/** The version of a section that has exactly these words, where there is one. */
async function versionWith(database: Database, section: SectionRow, words: string): Promise<number | undefined> {
  const row = await database
    .selectFrom('section_versions')
    .select('version')
    .where('draft_id', '=', section.draft_id)
    .where('section_id', '=', section.section_id)
    .where('content', '=', words)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.version
}
