import * as z from 'zod'
import { forumIds } from '#law/filing-kit/kit-shapes.ts'
import { endpoint } from './endpoint.ts'
import { filing } from './packet-filing.ts'

/**
 * `none`: never made. `making`: a job is at it. `ready`: made. `failed`, `cancelled`: nothing half made is kept; what was made
 * before stays.
 */
export const packetStates = ['none', 'making', 'ready', 'failed', 'cancelled'] as const
export type PacketState = (typeof packetStates)[number]

/** `sheet`: it cannot be printed here and a sheet says so; `waiting`: its text is still being read. */
export const packetItemStates = ['ready', 'waiting', 'locked', 'unreadable', 'sheet', 'scan'] as const
export type PacketItemState = (typeof packetItemStates)[number]

const item = z.object({
  /** Id of the client's document. */
  id: z.string(),
  /** The tab that it stands behind; a translation has that of its original. */
  letter: z.string(),
  title: z.string(),
  /** One line about it: its date, what was done with it. */
  detail: z.string(),
  /** Known once it was made ready, or where the file says so itself. */
  pages: z.number().nullable(),
  /** Numbers of its pages in the packet, as far as all before it are known. */
  first: z.number().nullable(),
  last: z.number().nullable(),
  bytes: z.number().nullable(),
  state: z.enum(packetItemStates),
  /** What the attorney should know about it, as sentences. */
  notes: z.array(z.string()),
  /** The document that it belongs to: a translation or a certificate behind the same tab. */
  parent: z.string().nullable(),
  /** Added to the packet; the others are the exhibits of the draft. */
  is_extra: z.boolean(),
})
export type PacketItem = z.output<typeof item>

const part = z.object({
  number: z.number(),
  /** `brief`: the draft itself, where the forum wants it as a file of its own. */
  kind: z.enum(['exhibits', 'brief']),
  file_name: z.string(),
  bytes: z.number(),
  pages: z.number(),
  /** Labels of its first and last page: `i`, `98`. */
  first: z.string(),
  last: z.string(),
})
export type PacketPartReply = z.output<typeof part>

const pinpoint = z.object({
  text: z.string(),
  letter: z.string(),
  sentence: z.string(),
  state: z.enum([
    'holds',
    'inside',
    'whole',
    'no-exhibit',
    'outside',
    'elsewhere',
    'absent',
    'no-text',
    'unmarked',
    'wrong-filing',
    'not-kept',
  ]),
  message: z.string().nullable(),
})
export type PacketPinpoint = z.output<typeof pinpoint>

const made = z.object({
  at: z.string(),
  /** Something that it was made from has changed since. */
  is_stale: z.boolean(),
  pages: z.number(),
  bytes: z.number(),
  /** Pages of the draft itself among the files; null where it could not be printed here. */
  brief_pages: z.number().nullable(),
  parts: z.array(part),
  pinpoints: z.array(pinpoint),
  /** What was done with documents on the way, and what could not be. */
  notes: z.array(z.string()),
})

const question = z.object({
  name: z.string(),
  label: z.string(),
  help: z.string().nullable(),
  /** `lines`: one entry a line. */
  kind: z.enum(['text', 'lines', 'date', 'choice']),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
})
export type PacketQuestion = z.output<typeof question>

const packetReply = z.object({
  version: z.number(),
  status: z.enum(packetStates),
  /** Why it failed, as one sentence. */
  reason: z.string().nullable(),
  forum: z.enum(forumIds),
  forums: z.array(z.object({ id: z.enum(forumIds), name: z.string() })),
  /** `Immigration court, by ECAS: 25 MB a file.` */
  forum_line: z.string(),
  limit_bytes: z.number().nullable(),
  filing,
  bates: z.boolean(),
  /** Where its files are divided: between exhibits, or at a page, so that each is full. */
  split: z.enum(['exhibits', 'pages']),
  client_name: z.string(),
  draft_title: z.string(),
  items: z.array(item),
  /** Documents of the client that are not in the packet. */
  others: z.array(z.object({ id: z.string(), title: z.string() })),
  /** What the papers of the kit ask beside the record: cover page, proof of service, certificates. */
  questions: z.array(question),
  /** Asked where earlier filings were made elsewhere; answered among the `answers`. */
  place_questions: z.array(question),
  answers: z.record(z.string(), z.string()),
  progress: z
    .object({
      done: z.number(),
      total: z.number(),
      stage: z.enum(['exhibits', 'brief', 'files', 'check']),
      what: z.string(),
    })
    .nullable(),
  made: made.nullable(),
})
export type PacketReply = z.output<typeof packetReply>

const id = z.string().min(1).max(80)
const changes = z.object({
  /** Refused where the packet has been changed since. */
  version: z.number().int().min(0).optional(),
  forum: z.enum(forumIds, 'Please choose a forum of the list.').optional(),
  bates: z.boolean().optional(),
  split: z.enum(['exhibits', 'pages'], 'Please choose exhibits or pages.').optional(),
  /** Ids of the exhibits in their new order; the draft's cites and its index follow. */
  order: z.array(id).max(400).optional(),
  /** A document of the client to add, or to put behind the tab of another one. */
  add: z.object({ id, parent: id.nullable().default(null) }).optional(),
  remove: id.optional(),
  /** Answers about the filing; an empty one is taken back. */
  answers: z.record(z.string().max(40), z.string().max(4000, 'Please use at most 4,000 characters.')).optional(),
})
export type PacketChanges = z.input<typeof changes>

const path = '/clients/:clientId/drafts/:draftId/packet'

/** The filing packet of a draft: its exhibits as numbered PDF files that the forum takes. */
export const packets = {
  getPacket: endpoint({
    method: 'GET',
    path,
    access: 'user',
    act: 'read drafts',
    summary: 'The packet of a draft: order, sizes, progress, files, and whether each pinpoint holds its words',
    reply: packetReply,
  }),
  changePacket: endpoint({
    method: 'PATCH',
    path,
    access: 'user',
    act: 'prepare',
    summary: 'Changes the forum, the order, the stamps, or what is in the packet',
    body: changes,
    reply: packetReply,
    example: { forum: 'court' },
  }),
  makePacket: endpoint({
    method: 'POST',
    path: `${path}/make`,
    access: 'user',
    act: 'prepare',
    summary:
      'Makes the files of the packet in the background; documents that were made ready before are not made again',
    reply: packetReply,
    status: 202,
  }),
  markPacketFiled: endpoint({
    method: 'PUT',
    path: `${path}/filed`,
    access: 'user',
    act: 'prepare',
    summary:
      'Notes the day on which the packet was filed, or takes that back: its letters and numbers are frozen, and the next filing of the case goes on from them',
    body: z.object({
      filed_on: z.iso.date('Please give the day as 2026-11-20.').nullable(),
    }),
    reply: packetReply,
    example: { filed_on: '2026-11-20' },
  }),
  cancelPacket: endpoint({
    method: 'POST',
    path: `${path}/cancel`,
    access: 'user',
    act: 'prepare',
    summary: 'Stops the making of a packet; the one made before stays',
    reply: packetReply,
    status: 202,
  }),
  downloadPacketPart: endpoint({
    method: 'GET',
    path: `${path}/parts/:number`,
    access: 'user',
    act: 'export',
    summary: 'One file of the packet',
    reply: z.string(),
    replyType: 'application/pdf',
  }),
  showPacketPage: endpoint({
    method: 'GET',
    path: `${path}/pages/:label`,
    access: 'user',
    act: 'read drafts',
    summary: 'A page of the finished packet as a picture, by the number that is printed on it',
    query: z.object({ size: z.enum(['small', 'large'], 'Please choose small or large.').default('large') }),
    reply: z.string(),
    replyType: 'image/png',
  }),
}
