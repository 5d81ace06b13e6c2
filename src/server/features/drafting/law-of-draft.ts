import type { Draft } from '#contract/drafting.ts'
import { fieldText } from '#domain/clients/client-record.ts'
import { changesOfDraft } from '#domain/law-changes/touched.ts'
import { type LawChange, changesBetween } from '#law/pack/changes.ts'
import { dayOf, type LawPack, type LawParts } from '#law/pack/law-pack.ts'
import { identitiesByType } from '#tools/every-identity.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import type { Check } from '#domain/questionnaire/check.ts'
import { lawHere, lawInForce, turnToLawInForce } from '#server/law/law-here.ts'
import type { LawBook } from '#server/law/law-book.ts'
import { openDraft } from './open-draft.ts'
import { inputOf } from './store.ts'

/** Which law the draft was made under, and what a newer one changes of what it uses. */
export function presentLaw(row: DraftRow, sections: readonly SectionRow[]): Draft['law'] {
  const { law_version: version } = row
  if (version === null) return null
  const [own, newest] = [lawHere(), lawInForce()]
  if (newest.version === version) return { version, as_of: dayOf(version), newer: null }
  const changes = own.version === version ? changesFor(row, sections, own, newest) : []
  return {
    version,
    as_of: dayOf(version),
    newer: { version: newest.version, as_of: dayOf(newest.version), changes: changes.map(({ label }) => label) },
  }
}

/** Between the same two packs it is asked again with every look at a draft. */
const between = new WeakMap<LawParts, WeakMap<LawParts, LawChange[]>>()

function changesFor(row: DraftRow, sections: readonly SectionRow[], own: LawPack, newest: LawPack): LawChange[] {
  const ofOwn = between.get(own.parts) ?? new WeakMap<LawParts, LawChange[]>()
  between.set(own.parts, ofOwn)
  const all = ofOwn.get(newest.parts) ?? changesBetween(own.parts, newest.parts)
  ofOwn.set(newest.parts, all)
  const { client, answers } = inputOf(row)
  return changesOfDraft(all, newest.parts, {
    tool: identitiesByType[row.type],
    html: sections.map(({ content }) => content).join('\n'),
    answers,
    citizenship: fieldText(client.client, 'country_of_citizenship'),
    birthCountry: fieldText(client.client, 'country_of_birth'),
  })
}

/**
 * The draft is checked under the law in force from now on. Its texts stay; what its tool's rules say is said anew, and
 * warnings about its writing are kept.
 */
export async function takeNewerLaw(database: Database, book: LawBook, row: DraftRow): Promise<DraftRow> {
  const before = new Set(openDraft(row).check().map(nameOf))
  const kept = (JSON.parse(row.warnings) as Check[]).filter((check) => !before.has(nameOf(check)))
  await turnToLawInForce(book)
  const moved: DraftRow = { ...row, law_version: lawHere().version }
  const warnings = JSON.stringify([...openDraft(moved).check(), ...kept])
  await database
    .updateTable('drafts')
    .set({ law_version: moved.law_version, warnings, open_points: null })
    .where('id', '=', row.id)
    .where('owner_id', '=', row.owner_id)
    .execute()
  return { ...moved, warnings }
}

const nameOf = ({ code, message }: Check) => `${code} ${message}`
