import { Readable } from 'node:stream'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import type { PacketRow } from '#server/database/tables/packets.ts'
import { changeExhibits, draftFor, findDraftById } from '#server/features/drafting/index.ts'
import { attachmentHeader } from '#server/http/content-disposition.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { addJob, dropJobs } from '#server/work/jobs.ts'
import { hasOwnExhibits, letterDraft } from './letter-draft.ts'
import { requireUnfiled, serveMarkFiled } from './mark-filed.ts'
import { openPacket } from './open-packet.ts'
import { servePacketPages } from './page-routes.ts'
import { documentsOfClient, readContents, requireDocument } from './packet-documents.ts'
import { presentPacket } from './present.ts'
import { serveForms } from './form-routes.ts'
import { serveKitDocuments, servePreflight } from './preflight-routes.ts'
import type { PacketSettings } from './settings.ts'
import { changePacket, findPacket, partsOf, settingsOf } from './store.ts'

type Changes = BodyOf<typeof api.changePacket>
type Path = { readonly clientId: string; readonly draftId: string }

export function servePackets(app: App, services: Services): void {
  servePreflight(app, services)
  serveKitDocuments(app, services)
  serveForms(app, services)
  servePacketPages(app, services)
  serveMarkFiled(app, services)
  const { database, now, nudge } = services

  const open = (ownerId: string, path: Path) => openPacket(services, ownerId, path)

  const show = async (draft: DraftRow) => {
    const packet = await findPacket(database, draft)
    if (!packet) throw new AppError('not-found')
    return presentPacket(services, packet, draft)
  }

  implement(app, services, api.getPacket, async ({ ownerId, params }) => {
    const { draft, packet } = await open(ownerId, params)
    return presentPacket(services, packet, draft)
  })

  implement(app, services, api.changePacket, async ({ account, ownerId, params, body }) => {
    const { draft, packet } = await open(ownerId, params)
    if (body.version !== undefined && body.version !== packet.version) throw new AppError('version-is-stale')
    if (packet.state === 'making') throw new AppError('not-now', {}, { message: beingMade })
    requireUnfiled(packet)
    await applyChanges(services, account, { draft, packet, changes: body })
    return show(await draftFor(database, ownerId, params))
  })

  implement(app, services, api.makePacket, async ({ ownerId, params }) => {
    const { draft, packet } = await open(ownerId, params)
    await database.transaction().execute(async (transaction) => {
      if (packet.state === 'making') return
      requireUnfiled(packet)
      const change = { state: 'making', reason: null, progress: null } as const
      if (!(await changePacket(transaction, packet, change, now()))) throw new AppError('version-is-stale')
      await addJob(transaction, { kind: 'make-packet', subjectId: packet.id, runAt: now() })
    })
    nudge.wake()
    return show(draft)
  })

  implement(app, services, api.cancelPacket, async ({ ownerId, params }) => {
    const { draft, packet } = await open(ownerId, params)
    await database.transaction().execute(async (transaction) => {
      await dropJobs(transaction, 'make-packet', packet.id)
      if (packet.state !== 'making') return
      const change = { state: packet.made === null ? 'cancelled' : 'ready', progress: null } as const
      if (!(await changePacket(transaction, packet, change, now()))) throw new AppError('version-is-stale')
    })
    return show(draft)
  })

  implement(app, services, api.downloadPacketPart, async ({ ownerId, params, context }) => {
    const { packet } = await open(ownerId, params)
    const part = (await partsOf(database, packet)).find(({ number }) => String(number) === params.number)
    if (!part) throw new AppError('not-found')
    const content = Readable.toWeb(await services.files.read(part.file_key)) as ReadableStream<Uint8Array>
    return context.body(content, 200, {
      'Content-Type': 'application/pdf',
      'Content-Length': String(part.bytes),
      'Content-Disposition': attachmentHeader(part.file_name),
    })
  })
}

const beingMade = 'The packet is being made. Wait until it is done, or cancel it first.'

type Changing = { readonly draft: DraftRow; readonly packet: PacketRow; readonly changes: Changes }

async function applyChanges(services: Services, account: Account, { draft, packet, changes }: Changing): Promise<void> {
  const { database, now } = services
  const settings = await changeSettings(services, { draft, packet, changes })
  const change = { settings: JSON.stringify(settings), ...(changes.forum && { forum: changes.forum }) }
  if (!(await changePacket(database, packet, change, now()))) throw new AppError('version-is-stale')
  if (changes.order && hasOwnExhibits(draft)) {
    const place = { ownerId: draft.owner_id, clientId: draft.client_id, type: draft.type }
    await changeExhibits(services, account, place, { order: [...changes.order] })
  }
  const lettered = await findDraftById(database, draft.id)
  const changed = lettered && (await findPacket(database, lettered))
  if (changed) await letterDraft(database, lettered, changed)
}

async function changeSettings({ database }: Services, { draft, packet, changes }: Changing): Promise<PacketSettings> {
  const before = settingsOf(packet)
  const { add, remove, order, bates, split, answers } = changes
  let { extras } = before
  if (remove !== undefined) extras = extras.filter(({ id, parent }) => id !== remove && parent !== remove)
  if (add) {
    const records = await documentsOfClient(database, draft)
    requireDocument(records, add.id, 'add')
    if (add.parent !== null) requireDocument(records, add.parent, 'add')
    const { entries } = await readContents(database, packet, draft)
    const isOwn = entries.some(({ record, isExtra }) => record.id === add.id && !isExtra)
    if (isOwn && (add.parent === null || add.parent === add.id)) throw inPacket()
    if (isOwn && entries.some(({ parent }) => parent === add.id)) throw hasOthersBehind()
    extras = [
      ...extras.filter(({ id }) => id !== add.id),
      { id: add.id, parent: add.parent === add.id ? null : add.parent },
    ]
  }
  if (order) {
    const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
    extras = extras.toSorted((a, b) => place(a.id) - place(b.id))
  }
  const given = Object.entries({ ...before.answers, ...answers }).filter(([, value]) => value.trim() !== '')
  return {
    extras,
    bates: bates ?? before.bates,
    split: split ?? before.split,
    order: order ?? before.order,
    answers: Object.fromEntries(given.slice(0, 100)),
  }
}

function hasOthersBehind(): AppError {
  const message = 'Other documents stand behind the tab of this one. Give them tabs of their own first.'
  return new AppError('invalid-fields', { fields: [{ name: 'add', label: 'Document', message }] }, { message })
}

function inPacket(): AppError {
  const message = 'This document is an exhibit of the draft already.'
  return new AppError('invalid-fields', { fields: [{ name: 'add', label: 'Document', message }] }, { message })
}
