import { forumOf } from '#law/filing-kit/forums.ts'
import { api } from '#contract/api.ts'
import { docxType } from '#contract/draft-files.ts'
import { AppError } from '#contract/errors.ts'
import type { PreflightReply } from '#contract/filing-kit.ts'
import { easternDate } from '#domain/dates/calendar.ts'
import { type KitDocumentKind, kitDocumentKinds } from '#domain/filing-kit/documents/kit-documents.ts'
import { gapsOf } from '#domain/filing-kit/documents/paper.ts'
import { preflightReport } from '#domain/filing-kit/preflight/preflight-report.ts'
import { type PreflightLine, summarize } from '#domain/filing-kit/preflight/run-preflight.ts'
import { newId } from '#server/database/new-id.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import type { PacketRow } from '#server/database/tables/packets.ts'
import { attachmentHeader } from '#server/http/content-disposition.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { callInThread } from '#server/threads/call-in-thread.ts'
import { buildDocx } from '#server/word/build-docx.ts'
import { readKitContents } from './kit-contents.ts'
import { openPacket } from './open-packet.ts'
import { readContents } from './packet-documents.ts'
import { kitCaseFor } from './packet-papers.ts'
import { printPaper } from './print-paper.ts'
import { readFiling } from './read-filing.ts'
import { kitDocument } from '#domain/filing-kit/documents/kit-document.ts'

const inThread = callInThread<typeof import('./judge-filing.ts')>(
  new URL('./judge-filing.ts', import.meta.url),
  'checks',
)
const judging = { milliseconds: 30_000 }

type Open = { readonly draft: DraftRow; readonly packet: PacketRow }

/** The draft and its packet judged by every rule of the forum. */
export async function judgeDraft(services: Services, draft: DraftRow, packet: PacketRow): Promise<PreflightLine[]> {
  const { filing, document } = await readFiling(services, draft, packet)
  return inThread('judgeFiling', judging, filing, document)
}

export function servePreflight(app: App, services: Services): void {
  const { database, now } = services
  const judge = ({ draft, packet }: Open) => judgeDraft(services, draft, packet)

  implement(app, services, api.getPreflight, async ({ ownerId, params }) => {
    const open = await openPacket(services, ownerId, params)
    return present(open, await judge(open))
  })

  implement(app, services, api.answerPreflight, async ({ account, ownerId, params, body }) => {
    const open = await openPacket(services, ownerId, params)
    const lines = await judge(open)
    const line = lines.find(({ code, place }) => code === body.code && place === body.place)
    if (!line) throw new AppError('not-found')
    if (body.answer === 'override' && !body.reason) throw needsReason()
    await database
      .insertInto('preflight_answers')
      .values({
        id: newId(),
        owner_id: open.draft.owner_id,
        draft_id: open.draft.id,
        code: body.code,
        place: body.place,
        answer: body.answer,
        reason: body.reason ?? null,
        decided_by: account.email,
        decided_at: now(),
      })
      .execute()
    return present(open, await judge(open))
  })

  implement(app, services, api.downloadPreflight, async ({ ownerId, params, context }) => {
    const open = await openPacket(services, ownerId, params)
    const { client_name, title } = open.draft
    const about = {
      client: client_name,
      draft: title,
      forum: forumOf(open.packet.forum).name,
      today: easternDate(now()),
    }
    const bytes = await printPaper(preflightReport(await judge(open), about))
    return context.body(bytes, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': attachmentHeader(`${client_name} - Preflight.pdf`),
    })
  })
}

/** The small papers of the filing as Word files. */
export function serveKitDocuments(app: App, services: Services): void {
  const read = async ({ draft, packet }: Open) => {
    const { entries, place } = await readContents(services.database, packet, draft)
    const kit = kitCaseFor({ packet, draft, place })
    const contents = await readKitContents(services, { draft, packet, kit, entries })
    return (kind: KitDocumentKind) => kitDocument(kind, kit, contents)
  }

  implement(app, services, api.listKitDocuments, async ({ ownerId, params }) => {
    const write = await read(await openPacket(services, ownerId, params))
    return kitDocumentKinds.flatMap((kind) => {
      const document = write(kind)
      return document ? [{ kind, title: document.title, missing: gapsOf(document) }] : []
    })
  })

  implement(app, services, api.downloadKitDocument, async ({ ownerId, params, context }) => {
    const open = await openPacket(services, ownerId, params)
    const kind = kitDocumentKinds.find((known) => known === params.kind)
    const document = kind && (await read(open))(kind)
    if (!document) throw new AppError('not-found')
    return context.body(await buildDocx(document), 200, {
      'Content-Type': docxType,
      'Content-Disposition': attachmentHeader(`${open.draft.client_name} - ${document.title}.docx`),
    })
  })
}

function present({ packet }: Open, lines: readonly PreflightLine[]): PreflightReply {
  const { mustFix, toCheck, questions, fine } = summarize(lines)
  return {
    forum_name: forumOf(packet.forum).name,
    summary: { must_fix: mustFix, to_check: toCheck, questions, fine },
    lines: lines.map(({ checkedOn, tick, ...line }) => ({
      ...line,
      checked_on: checkedOn,
      answered: tick ? { answer: tick.answer, reason: tick.reason, by: tick.by, at: tick.at } : null,
    })),
  }
}

function needsReason(): AppError {
  const message = 'Please say why it is filed all the same.'
  return new AppError('invalid-fields', { fields: [{ name: 'reason', label: 'Reason', message }] })
}
