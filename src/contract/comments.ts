import * as z from 'zod'
import { roles } from '#domain/firm/roles.ts'
import { endpoint } from './endpoint.ts'
import { someone } from './together.ts'

const place = z.object({ start: z.number(), end: z.number() })

const remark = z.object({
  id: z.string(),
  body: z.string(),
  author: someone,
  at: z.string(),
  mentions: z.array(someone),
})
export type Remark = z.output<typeof remark>

const comment = remark.extend({
  section_id: z.string(),
  /** The words that it is about, as they were then; null where it is about the whole section. */
  quote: z.string().nullable(),
  /** Where what is left of them stands in the section's plain text now; null when nothing of them is left. */
  place: place.nullable(),
  resolved: z.object({ by: z.string(), at: z.string() }).nullable(),
  replies: z.array(remark),
})
export type DraftComment = z.output<typeof comment>

const review = z.object({
  id: z.string(),
  section_id: z.string().nullable(),
  person: someone,
  asked_by: someone,
  at: z.string(),
  done_at: z.string().nullable(),
})
export type ReviewRequest = z.output<typeof review>

const comments = z.object({
  /** In the order in which they were made. */
  comments: z.array(comment),
  reviews: z.array(review),
  /** Who can be mentioned and asked: everybody who reads this draft. */
  people: z.array(someone.extend({ role: z.enum(roles) })),
})
export type DraftComments = z.output<typeof comments>

const waiting = z.object({
  id: z.string(),
  kind: z.enum(['mention', 'review']),
  client_id: z.string(),
  client_name: z.string(),
  draft_id: z.string(),
  draft_title: z.string(),
  section_id: z.string().nullable(),
  asked_by: z.string(),
  at: z.string(),
})
export type WaitingForMe = z.output<typeof waiting>

const body = z
  .string('Please write a comment.')
  .trim()
  .min(1, 'Please write a comment.')
  .max(5000, 'A comment has at most 5,000 characters.')
  .meta({ title: 'Comment' })
const mentions = z.array(z.string().min(1).max(40)).max(20).default([])
const sectionId = z.string('Please name the section.').min(1).max(80)
const offset = z.number().int().min(0).max(1_000_000)

const mailPace = z.object({
  pace: z.enum(['daily', 'each', 'none'], 'Please choose how often.').meta({ title: 'Mails about what waits for me' }),
})
export type MailPace = z.output<typeof mailPace>

const draftPath = '/clients/:clientId/drafts/:draftId'

export const commentCalls = {
  listComments: endpoint({
    method: 'GET',
    path: `${draftPath}/comments`,
    access: 'user',
    act: 'read drafts',
    summary: 'The comments on a draft with their answers and places, who was asked to review it, and who can be',
    reply: comments,
  }),
  addComment: endpoint({
    method: 'POST',
    path: `${draftPath}/comments`,
    access: 'user',
    act: 'comment',
    summary: 'Comments on a passage of a section, or on the section; whoever is mentioned finds it among what waits',
    body: z.object({
      section_id: sectionId,
      /** The version in whose plain text the passage was selected, with its place there. */
      passage: z.object({ version: z.number().int().min(1), start: offset, end: offset }).optional(),
      body,
      mentions,
    }),
    reply: comments,
    status: 201,
    example: { section_id: 'none', body: 'Please look at this.' },
  }),
  replyToComment: endpoint({
    method: 'POST',
    path: `${draftPath}/comments/:commentId/replies`,
    access: 'user',
    act: 'comment',
    summary: 'Answers a comment; a mention of whoever answers is done by it',
    body: z.object({ body, mentions }),
    reply: comments,
    status: 201,
    example: { body: 'Done.' },
  }),
  resolveComment: endpoint({
    method: 'PUT',
    path: `${draftPath}/comments/:commentId/resolution`,
    access: 'user',
    act: 'comment',
    summary: 'Resolves a comment, which waits for nobody then, or opens it again',
    body: z.object({ is_resolved: z.boolean() }),
    reply: comments,
    example: { is_resolved: true },
  }),
  askForReview: endpoint({
    method: 'POST',
    path: `${draftPath}/asks`,
    access: 'user',
    act: 'comment',
    summary: 'Asks somebody who reads the draft to review it, or one section of it',
    body: z.object({
      person_id: z.string('Please choose a person.').min(1).max(40).meta({ title: 'Person' }),
      section_id: sectionId.nullable().default(null),
    }),
    reply: comments,
    status: 201,
    example: { person_id: 'none' },
  }),
  finishAsk: endpoint({
    method: 'POST',
    path: `${draftPath}/asks/:askId/done`,
    access: 'user',
    act: 'read drafts',
    summary:
      'Says that what somebody waited for is done, or takes the request back: by whom it waits for, or who asked',
    reply: comments,
  }),
  listWaiting: endpoint({
    method: 'GET',
    path: '/waiting',
    access: 'user',
    act: 'read drafts',
    summary: 'What waits for the one who asks: mentions and requests to review, the latest first',
    reply: z.array(waiting),
  }),
  getMailPace: endpoint({
    method: 'GET',
    path: '/users/me/waiting-mails',
    access: 'user',
    summary: 'How often a mail tells what waits',
    reply: mailPace,
  }),
  setMailPace: endpoint({
    method: 'PUT',
    path: '/users/me/waiting-mails',
    access: 'user',
    summary: 'Chooses one mail a day at most, one for each, or none',
    body: mailPace,
    reply: mailPace,
    example: { pace: 'daily' },
  }),
}
