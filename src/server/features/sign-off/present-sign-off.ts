import type { SignOffReply } from '#contract/sign-offs.ts'
import { attorneyName } from '#domain/clients/attorney.ts'
import { citatorStatement, readStatement } from '#domain/sign-off/sign-off-record.ts'
import { inputOf } from '#server/features/drafting/index.ts'
import type { Services } from '#server/services.ts'
import { changeSince, type SignOffDesk } from './read-desk.ts'
import { fileToSign, hasCitations } from './sign-off.ts'
import { barOf, decisionsOf } from './write-record.ts'

export async function presentSignOff(services: Services, desk: SignOffDesk): Promise<SignOffReply> {
  const { draft, attorney, gates, obstacles, packet } = desk
  const changed = changeSince(desk)
  const file = obstacles.length === 0 ? await fileToSign(services, desk) : undefined
  return {
    standing: changed === undefined ? 'open' : changed === null ? 'signed' : 'changed',
    changed: changed ?? null,
    title: draft.title,
    client_name: draft.client_name,
    text_changed_at: iso(latest(desk.sections)),
    gates: {
      accepted: gates.sections.accepted,
      sections: gates.sections.total,
      open_points: gates.openPoints,
      placeholders: gates.placeholders,
      citations_decided: gates.citations.decided,
      citations: gates.citations.total,
      overridden: gates.overridden,
    },
    obstacles,
    decisions: decisionsOf(desk),
    statements: [
      { name: 'read' as const, text: readStatement },
      ...(hasCitations(desk) ? [{ name: 'citator' as const, text: citatorStatement }] : []),
    ],
    counsel: { name: attorneyName(attorney) ?? null, bar: barOf(attorney) },
    file: file ? { name: file.name, sha256: file.sha256 } : null,
    packet: packet
      ? {
          files: packet.parts.length,
          pages: packet.parts.reduce((sum, { pages }) => sum + pages, 0),
          is_stale: packet.isStale,
        }
      : null,
    steps: stepsOf(desk),
    signed: presentSigned(desk),
  }
}

function presentSigned({ last, attorney }: SignOffDesk): SignOffReply['signed'] {
  if (!last) return null
  const { packet } = JSON.parse(last.record_text) as { packet: { files: unknown[] } | null }
  return {
    id: last.id,
    at: new Date(last.signed_at).toISOString(),
    name: attorneyName(attorney) ?? last.signed_by,
    by: last.signed_by,
    file_name: last.file_name,
    sha256: last.file_sha256,
    key_id: last.key_id,
    packet_files: packet?.files.length ?? 0,
  }
}

function stepsOf(desk: SignOffDesk): SignOffReply['steps'] {
  const { draft, sections, decisions, answers, packet, gates } = desk
  const facts = inputOf(draft).caseMap?.facts.filter(({ state }) => state !== 'proposed' && state !== 'left-out')
  const times = [...decisions, ...answers].map(({ decided_at }) => decided_at).toSorted((a, b) => a - b)
  const writer = draft.writer === 'offline' ? 'the offline writer' : (draft.model ?? draft.writer)
  const last = sections.reduce((most, { version }) => Math.max(most, version), 0)
  const steps = [
    ...(facts && facts.length > 0
      ? [step(`Evidence confirmed, ${count(facts.length, 'fact')}`, draft.created_at)]
      : []),
    step(`Written by ${draft.writer === 'software' ? 'rule, without a model' : writer}`, draft.finished_at),
    ...(last > 1 ? [step(`Revised, up to version ${last} of a section`, null)] : []),
    ...(times.length > 0 ? [step(`${count(times.length, 'point')} settled`, times[0] ?? null, times.at(-1))] : []),
    ...(gates.sections.accepted === gates.sections.total
      ? [step(`${count(gates.sections.total, 'section')} accepted`, latest(sections))]
      : []),
    ...(packet ? [step(`Packet made, ${count(packet.parts.length, 'file')}`, packet.row.made_at)] : []),
  ]
  return steps
}

const latest = (sections: SignOffDesk['sections']) =>
  sections.reduce((most, { updated_at }) => Math.max(most, updated_at), 0) || null
const iso = (at: number | null | undefined) => (at === null || at === undefined ? null : new Date(at).toISOString())
const step = (what: string, at: number | null, until?: number) => ({
  what,
  at: iso(at),
  // Of what took a moment its moment is enough.
  until: at !== null && until !== undefined && until - at < 60_000 ? null : iso(until),
})
const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
