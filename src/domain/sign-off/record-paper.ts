import { formatLongDate } from '#domain/dates/calendar.ts'
import { paper, paragraph, title, words } from '#domain/filing-kit/documents/paper.ts'
import type { Block, LegalDocument } from '#domain/legal-document/block.ts'
import type { SignOffRecord } from './sign-off-record.ts'

const said: Readonly<Record<SignOffRecord['decisions'][number]['kind'], string>> = {
  accepted: 'Filed with it',
  verified: 'Verified',
  withdrawn: 'Withdrawn',
  yes: 'Yes',
  no: 'No',
  override: 'Filed all the same',
}

/** A sign-off as a page for the file. The signed record itself is the other file; this is what it says. */
export function recordPaper(record: SignOffRecord, keyId: string): LegalDocument {
  const { signed_off: signed, document, written_by: writtenBy, sections, decisions, sources, law, packet } = record
  const models = writtenBy.models.map(({ model, requests }) => `${model} (${requests} requests)`).join(', ')
  return paper('Sign-off record', [
    title('SIGN-OFF RECORD'),
    paragraph(words(`${document.title}. ${document.client}.`)),
    paragraph(
      words(
        `Signed off by ${[signed.name, signed.bar, signed.by].filter(Boolean).join(', ')} on ${dayAndTime(signed.at)}.`,
      ),
    ),
    ...signed.statements.map((statement) => paragraph(words(statement))),
    table(
      'Files',
      ['File', 'SHA-256'],
      [[document.file, document.sha256], ...(packet?.files.map(({ file, sha256 }) => [file, sha256]) ?? [])],
    ),
    table(
      'Decisions',
      ['Rule', 'About', 'Decision', 'Who and when'],
      decisions.map(({ rule, about, kind, reason, by, at }) => [
        rule,
        about,
        reason === null ? said[kind] : `${said[kind]}: ${reason}`,
        `${by}, ${dayAndTime(at)}`,
      ]),
    ),
    table(
      'Sections',
      ['Section', 'Version', 'SHA-256'],
      sections.map((section) => [section.title, String(section.version), section.sha256]),
    ),
    table(
      'Sources',
      ['Source', 'SHA-256'],
      sources.map(({ title: name, sha256 }) => [name, sha256]),
    ),
    paragraph(
      words(
        `Written by ${writtenBy.writer}${models === '' ? '' : `: ${models}`}. Law pack ${law.pack}, fingerprint ${law.sha256}.`,
      ),
    ),
    paragraph(words(`Record ${record.id}. The key that signed it: ${keyId}.`)),
  ])
}

function dayAndTime(at: string): string {
  return `${formatLongDate(at.slice(0, 10))}, ${at.slice(11, 16)} UTC`
}

const shares: Readonly<Record<number, readonly number[]>> = { 2: [36, 64], 3: [34, 12, 54], 4: [12, 44, 22, 22] }

function table(name: string, heads: readonly string[], rows: readonly (readonly string[])[]): Block {
  const cell = (text: string) => ({ content: [[words(text)]] })
  if (rows.length === 0) return paragraph(words(`${name}: none.`))
  return {
    kind: 'table',
    borders: 'all',
    widths: shares[heads.length] ?? [],
    headerRow: true,
    rows: [heads.map((text) => ({ ...cell(text), bold: true as const })), ...rows.map((row) => row.map(cell))],
  }
}
