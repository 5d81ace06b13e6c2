import { createHash } from 'node:crypto'
import { attorneyName } from '#domain/clients/attorney.ts'
import type { PacketManifest } from '#domain/packet/packet-files.ts'
import type { RecordedDecision, SignOffRecord } from '#domain/sign-off/sign-off-record.ts'
import { preflightRule } from '#law/filing-kit/filing-kit.ts'
import { forumOf } from '#law/filing-kit/forums.ts'
import { inputOf, planOf } from '#server/features/drafting/index.ts'
import type { Services } from '#server/services.ts'
import { lawInUse } from './law-in-use.ts'
import type { MadePacket, SignOffDesk } from './read-desk.ts'

type About = {
  readonly id: string
  readonly at: number
  readonly by: string
  readonly statements: readonly string[]
  readonly file: { readonly name: string; readonly bytes: number; readonly sha256: string }
}

/** The record of a sign-off: who decided what and when, and the fingerprints of all that it rests on. */
export async function writeRecord(services: Services, desk: SignOffDesk, about: About): Promise<SignOffRecord> {
  const { draft, attorney, packet } = desk
  const { id, at, by, statements, file } = about
  return {
    kind: 'Drafty sign-off record',
    format: 1,
    id,
    signed_off: {
      by,
      name: attorneyName(attorney) ?? by,
      bar: barOf(attorney),
      at: new Date(at).toISOString(),
      statements,
    },
    document: {
      draft: draft.id,
      title: draft.title,
      client: draft.client_name,
      file: file.name,
      bytes: file.bytes,
      sha256: file.sha256,
    },
    written_by: { writer: draft.writer, models: await readModels(services, draft.id) },
    sections: desk.sections.map((section) => ({
      id: section.section_id,
      title: planOf(section).pointHeading ?? planOf(section).title,
      version: section.version,
      origin: section.origin,
      sha256: sha256(section.content),
      accepted_because: section.override_reason,
    })),
    decisions: decisionsOf(desk),
    sources: await readSources(services, desk),
    law: lawInUse(),
    packet: packet ? packetOf(packet) : null,
  }
}

export const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex')

export function barOf({ license_authority, license_number }: SignOffDesk['attorney']): string | null {
  return license_number ? [license_authority, `No. ${license_number}`].filter(Boolean).join(' ') : null
}

/** Decisions about findings of the text, newest first, then answers to the preflight. */
export function decisionsOf({ decisions, answers, sections }: SignOffDesk): RecordedDecision[] {
  const titles = new Map(sections.map((row) => [row.section_id, planOf(row).title]))
  const ofText = decisions.map((row): RecordedDecision => ({
    kind: row.kind,
    rule: row.code,
    about: row.message,
    reason: row.reason,
    by: row.email ?? row.decided_by,
    at: new Date(row.decided_at).toISOString(),
    section: row.section_id === null ? null : (titles.get(row.section_id) ?? row.section_id),
  }))
  const ofFiling = answers.map(({ code, answer, reason, decided_by, decided_at }): RecordedDecision => ({
    kind: answer,
    rule: code,
    about: preflightRule(code).holds,
    reason,
    by: decided_by,
    at: new Date(decided_at).toISOString(),
    section: null,
  }))
  return [...ofText, ...ofFiling.toReversed()]
}

async function readModels({ database }: Services, draftId: string): Promise<SignOffRecord['written_by']['models']> {
  const rows = await database
    .selectFrom('sent_requests')
    .select(['provider', 'model'])
    .select(({ fn }) => fn.countAll<number | string>().as('requests'))
    .where('draft_id', '=', draftId)
    .groupBy(['provider', 'model'])
    .orderBy('provider')
    .orderBy('model')
    .execute()
  return rows.map(({ requests, ...row }) => ({ ...row, requests: Number(requests) }))
}

/** What the draft was written from: the texts given to it, and the client's documents that are its exhibits. */
async function readSources({ database }: Services, { draft }: SignOffDesk): Promise<SignOffRecord['sources']> {
  const { sources, caseMap } = inputOf(draft)
  const ids = (caseMap?.exhibits ?? []).map(({ id }) => id)
  const files =
    ids.length === 0
      ? []
      : await database
          .selectFrom('records')
          .select(['id', 'title', 'checksum', 'body'])
          .where('owner_id', '=', draft.owner_id)
          .where('id', 'in', ids)
          .execute()
  const ofTexts = sources.map(({ title, text }) => ({ title, sha256: sha256(text) }))
  const ofFiles = ids.flatMap((id) => {
    const file = files.find((one) => one.id === id)
    return file ? [{ title: file.title, sha256: file.checksum ?? sha256(file.body) }] : []
  })
  return [...ofFiles, ...ofTexts]
}

function packetOf({ row, parts }: MadePacket): SignOffRecord['packet'] {
  const { documents } = JSON.parse(row.made ?? '{"documents":[]}') as Pick<PacketManifest, 'documents'>
  return {
    forum: forumOf(row.forum).name,
    made_at: new Date(row.made_at ?? 0).toISOString(),
    files: parts.map(({ file_name, pages, bytes, checksum }) => ({ file: file_name, pages, bytes, sha256: checksum })),
    exhibits: documents.map(({ letter, title, checksum }) => ({ letter, title, sha256: checksum })),
  }
}
