import * as z from 'zod'
import { listQuery } from './clients.ts'
import { endpoint } from './endpoint.ts'

const trigger = z.object({
  field: z.string(),
  label: z.string(),
  value: z.string(),
  from: z.enum(['record', 'filing', 'answers']),
})

const rule = {
  rule_id: z.string(),
  rule: z.string(),
  /** Where the rule was read, as one line. */
  source: z.string(),
  /** False: nobody has read the text of the rule. */
  confirmed: z.boolean(),
  checked_on: z.string(),
}

const caseDate = z.object({
  id: z.string(),
  client_id: z.string(),
  ...rule,
  what: z.string(),
  kind: z.enum(['deadline', 'opens', 'expiry', 'event', 'reminder']),
  /** The day to meet, on the safe side. */
  date: z.string(),
  /** The legal reading where it is another day. */
  due: z.string().nullable(),
  /** Days from today; negative when it is past. */
  days_left: z.number(),
  /** The count in words. */
  steps: z.array(z.string()),
  triggers: z.array(trigger),
  notes: z.array(z.string()),
  reminders: z.array(z.string()),
  /** The day that was shown before, until when, and why it moved. */
  moved: z.object({ was: z.string(), until: z.string(), because: z.enum(['record', 'law', 'time']) }).nullable(),
  is_done: z.boolean(),
})
export type CaseDateReply = z.output<typeof caseDate>

const accountDate = caseDate.extend({ client_name: z.string() })
export type AccountDate = z.output<typeof accountDate>

const finding = z.object({
  ...rule,
  sentence: z.string(),
  is_fine: z.boolean(),
  steps: z.array(z.string()),
  triggers: z.array(trigger),
})

const clientDates = z.object({
  today: z.string(),
  /** Earliest first; those that were done stay among them. */
  dates: z.array(caseDate),
  /** What was computed and is no date. */
  findings: z.array(finding),
  /** What a rule needs and the record has not, or has twice. */
  questions: z.array(z.object({ rule_id: z.string(), sentence: z.string(), field: z.string() })),
  /** Dates that are no longer counted, since what they were counted from is gone. */
  gone: z.array(z.object({ what: z.string(), was: z.string(), until: z.string() })),
})
export type ClientDatesReply = z.output<typeof clientDates>

const feed = z.object({ created_at: z.string(), with_names: z.boolean() })

/** Dates of cases: counted from record, filings and answers, each with its rule and its count; and a calendar of them. */
export const deadlines = {
  listClientDates: endpoint({
    method: 'GET',
    path: '/clients/:clientId/dates',
    access: 'user',
    act: 'read',
    summary: 'Every date of a client with its rule, its count, and what it was before',
    reply: clientDates,
  }),
  listDates: endpoint({
    method: 'GET',
    path: '/dates',
    access: 'user',
    act: 'read',
    summary: 'Dates of all clients that are not done, the next first, from 30 days ago on',
    query: listQuery.pick({ limit: true, cursor: true }),
    reply: z.array(accountDate),
  }),
  markDate: endpoint({
    method: 'PATCH',
    path: '/clients/:clientId/dates/:dateId',
    access: 'user',
    act: 'prepare',
    summary: 'Marks a date as done, or takes that back; one that moves later is open again',
    body: z.object({ is_done: z.boolean('Please say true or false.') }),
    reply: caseDate,
    example: { is_done: true },
  }),
  getCalendarFeed: endpoint({
    method: 'GET',
    path: '/calendar-feed',
    access: 'user',
    summary: 'Whether there is a calendar address; the address itself is shown once',
    reply: z.object({ feed: feed.nullable() }),
  }),
  createCalendarFeed: endpoint({
    method: 'POST',
    path: '/calendar-feed',
    access: 'user',
    summary: 'Makes a secret calendar address; the one before it ends',
    body: z.object({ with_names: z.boolean('Please say true or false.').default(false) }),
    reply: feed.extend({ url: z.string() }),
    status: 201,
    example: {},
  }),
  deleteCalendarFeed: endpoint({
    method: 'DELETE',
    path: '/calendar-feed',
    access: 'user',
    summary: 'Ends the calendar address',
    reply: z.object({ message: z.string() }),
  }),
  openCalendar: endpoint({
    method: 'GET',
    path: '/calendars/:token',
    access: 'public',
    summary: 'The calendar under its secret address, as iCalendar',
    reply: z.string(),
    replyType: 'text/calendar',
  }),
}
