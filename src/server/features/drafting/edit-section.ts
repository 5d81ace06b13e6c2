import { sanitizeSection } from '#domain/section-content/sanitize.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import type { Services } from '#server/services.ts'
import { checkSection } from './check-section.ts'
import { sectionOf } from './draft-access.ts'
import { endHold, requireFree, setOwnAside } from './section-holds.ts'
import { refuseStale, versionOf } from './section-rows.ts'
import { addVersion } from './versions.ts'

type Edit = {
  readonly draft: DraftRow
  readonly sectionId: string
  readonly accountId: string
  readonly text: string
  /** The version that was edited; another one in between is a conflict. */
  readonly base: number | undefined
  /** It is what was typed since the section was taken. */
  readonly endsHold: boolean
}

/** The attorney's own text as the next version of a section. */
export async function editSection(
  { database, now, live }: Services,
  { draft, sectionId, accountId, text, base, endsHold }: Edit,
) {
  const content = sanitizeSection(text)
  const version = await database.transaction().execute(async (transaction) => {
    const section = await sectionOf(transaction, draft, sectionId)
    const place = { draft, sectionId, personId: accountId, now: now() }
    await requireFree(transaction, place, section)
    refuseStale(section, base)
    await (endsHold ? endHold(transaction, place) : setOwnAside(transaction, place, section))
    const given = { origin: 'manual', content, now: now(), authorId: accountId } as const
    return addVersion(transaction, draft.id, sectionId, given)
  })
  live.tell(draft.id, { kind: 'section', id: sectionId, state: 'ready', text: content })
  return { section_content: content, version, checks: checkSection(draft, content) }
}

type Restored = Pick<Edit, 'draft' | 'sectionId' | 'accountId'> & { readonly version: number }

/** An earlier version as the next one. */
export function restoreVersion(
  { database, now }: Services,
  { draft, sectionId, accountId, version: wanted }: Restored,
) {
  return database.transaction().execute(async (transaction) => {
    const section = await sectionOf(transaction, draft, sectionId)
    await requireFree(transaction, { draft, sectionId, personId: accountId, now: now() }, section)
    const { content } = await versionOf(transaction, section, wanted)
    const given = { origin: 'restored', content, now: now(), authorId: accountId } as const
    const version = await addVersion(transaction, draft.id, section.section_id, given)
    return { section_content: content, version, checks: checkSection(draft, content) }
  })
}
