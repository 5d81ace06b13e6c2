import * as z from 'zod'
import type { CaseMap } from '#domain/case-map/case-map.ts'
import { extraction } from './case-map-reading.ts'
import { endpoint } from './endpoint.ts'
import { sentRequest, sentRequestWhole } from './sent-requests.ts'
import { factKinds } from '#domain/case-map/fact-kinds.ts'

/** Made by the product alone, so its shape is that of the type. */
const caseMap = z.custom<CaseMap>((value) => typeof value === 'object' && value !== null && 'facts' in value)

/** `none`: never made; `making`: a job is at it (the last map, if any, is shown meanwhile); `failed`: the last job gave up. */
export const caseMapStates = ['none', 'making', 'ready', 'failed'] as const

const decided = z.object({ by: z.string(), at: z.string() })

const caseMapReply = z.object({
  status: z.enum(caseMapStates),
  /** Why it failed, as one sentence. */
  reason: z.string().nullable(),
  made_at: z.string().nullable(),
  /** Answers, record or documents changed since it was made: `make` brings it up to date. */
  is_stale: z.boolean(),
  /** Goes up with every making and decision; a decision may name the one that it saw. */
  version: z.number(),
  map: caseMap.nullable(),
  /** Who decided on a fact, by its id, and when. */
  decided: z.record(z.string(), decided),
  /** What a model read; null where none is configured or none has been asked yet. */
  extraction: extraction.nullable(),
  /** Documents of the client whose text is still being read, by title: they are not in the map yet. */
  unread: z.array(z.string()),
})
export type CaseMapReply = z.output<typeof caseMapReply>

/** How the file of a client stands for the document of one tool: its elements by state. */
const caseMapSummary = z.object({
  type: z.string(),
  facts: z.number(),
  supported: z.number(),
  thin: z.number(),
  nothing: z.number(),
  adverse: z.number(),
})
export type CaseMapSummary = z.output<typeof caseMapSummary>

const id = z.string().min(1).max(80)
const sentence = (name: string) =>
  z
    .string(`Please send the ${name}.`)
    .trim()
    .min(1, `Please write the ${name}.`)
    .max(2000, `The ${name} may have at most 2,000 characters.`)
const direction = z.enum(['supports', 'against'], 'Please say supports or against.')

const factChange = z.object({
  state: z
    .enum(['confirmed', 'corrected', 'left-out', 'proposed'], 'Please say confirmed, corrected, left-out or proposed.')
    .optional(),
  /** The attorney's words; the fact is then `corrected`. */
  statement: sentence('statement').optional(),
  kind: z.enum(factKinds).optional(),
  /** The section that tells it in full. */
  told_in: id.optional(),
})

const newFact = z.object({
  statement: sentence('statement'),
  kind: z.enum(factKinds).default('other'),
  element: id.optional(),
  direction: direction.default('supports'),
})

const linkChange = z.object({
  fact: id,
  element: id,
  /** `none` takes the fact from the element. */
  direction: z.enum(['supports', 'against', 'none'], 'Please say supports, against or none.'),
  /** The element that the fact leaves when it is moved. */
  from: id.optional(),
  /** For `against`: how the draft meets it. */
  met: z.string().trim().max(2000).optional(),
  met_by: z.array(id).max(20).optional(),
  quote: id.optional(),
})

const exhibitsChange = z.object({
  /** Ids of documents in their new order. */
  order: z.array(id).max(400),
  titles: z.record(id, z.string().trim().min(1, 'Please write a title.').max(255)).optional(),
  /** By id: a name shared by exhibits that stand together (`C-1`, `C-2`); null takes it out of its group. */
  groups: z.record(id, z.string().trim().min(1).max(60).nullable()).optional(),
})

const personChange = z.object({
  pronoun: z.enum(['he', 'she'], 'Please say he or she.').optional(),
  short: z.string().trim().min(1).max(80).optional(),
  official: z.boolean().optional(),
})

const path = '/clients/:clientId/case-maps/:type'

export const passageReply = z.object({
  id: z.string(),
  document: z.string(),
  title: z.string(),
  /** The exhibit's letter, where the document is one. */
  letter: z.string().nullable(),
  page: z.number().nullable(),
  paragraph: z.number().nullable(),
  heading: z.string().nullable(),
  words: z.string(),
  /** The text of its page (or what stands around it, where the document has none), and where the words are in it. */
  page_text: z.string(),
  start: z.number(),
  end: z.number(),
  pages: z.number().nullable(),
})
export type PassageReply = z.output<typeof passageReply>

/** The case map of a client for a tool; `:type` is the draft type (`upw`, `draft_generator`). 404 for a tool without one. */
export const caseMaps = {
  listCaseMaps: endpoint({
    method: 'GET',
    path: '/clients/:clientId/case-maps',
    access: 'user',
    act: 'read',
    summary: 'The case maps that were made of a client, the latest first: how many elements stand, and how',
    reply: z.array(caseMapSummary),
  }),
  getCaseMap: endpoint({
    method: 'GET',
    path,
    access: 'user',
    act: 'read',
    summary:
      'The case map of the saved answers: persons, facts, elements, links, conflicts, exhibits, theory, state of its making',
    reply: caseMapReply,
  }),
  makeCaseMap: endpoint({
    method: 'POST',
    path: `${path}/make`,
    access: 'user',
    act: 'prepare',
    summary: 'Makes the case map, or brings it up to date; decisions stay with statements that stay the same',
    reply: caseMapReply,
    status: 202,
  }),
  changeFact: endpoint({
    method: 'PATCH',
    path: `${path}/facts/:factId`,
    access: 'user',
    act: 'prepare',
    summary: 'Confirms, corrects or leaves out a fact, or says where it is told',
    body: factChange,
    reply: caseMapReply,
    example: { state: 'confirmed' },
  }),
  addFact: endpoint({
    method: 'POST',
    path: `${path}/facts`,
    access: 'user',
    act: 'prepare',
    summary: 'Adds a fact in the attorney’s words',
    body: newFact,
    reply: caseMapReply,
    status: 201,
    example: { statement: 'The applicant coaches a youth team.', kind: 'character' },
  }),
  changeLink: endpoint({
    method: 'PATCH',
    path: `${path}/links`,
    access: 'user',
    act: 'prepare',
    summary: 'Says which element a fact serves or speaks against, and how an adverse fact is met',
    body: linkChange,
    reply: caseMapReply,
    example: { fact: 'F1', element: 'separation', direction: 'supports' },
  }),
  changeExhibits: endpoint({
    method: 'PATCH',
    path: `${path}/exhibits`,
    access: 'user',
    act: 'prepare',
    summary: 'Orders, names and groups the exhibits',
    body: exhibitsChange,
    reply: caseMapReply,
    example: { order: [] },
  }),
  changeTheory: endpoint({
    method: 'PATCH',
    path: `${path}/theory`,
    access: 'user',
    act: 'prepare',
    summary: 'Says in one sentence why this client wins; empty takes it away',
    body: z.object({ theory: z.string().trim().max(600, 'The theory may have at most 600 characters.') }),
    reply: caseMapReply,
    example: { theory: '' },
  }),
  settleConflict: endpoint({
    method: 'PATCH',
    path: `${path}/conflicts/:conflictId`,
    access: 'user',
    act: 'prepare',
    summary: 'Settles a conflict: the fact to keep, or none; null opens it again',
    body: z.object({ keep: id.nullable(), why: z.string().trim().max(600).optional() }),
    reply: caseMapReply,
    example: { keep: null },
  }),
  changePerson: endpoint({
    method: 'PATCH',
    path: `${path}/persons/:personId`,
    access: 'user',
    act: 'prepare',
    summary: 'Chooses a person’s pronoun and short form, and says whether it is a public official',
    body: personChange,
    reply: caseMapReply,
    example: { pronoun: 'she' },
  }),
  listSentForMap: endpoint({
    method: 'GET',
    path: `${path}/sent`,
    access: 'user',
    act: 'read',
    summary: 'Every request that left for a model while this case map was made, newest first',
    reply: z.array(sentRequest),
  }),
  readSentForMap: endpoint({
    method: 'GET',
    path: `${path}/sent/:sentId`,
    access: 'user',
    act: 'read',
    summary: 'Exactly what one of them sent, and which words its stand-ins stood for',
    reply: sentRequestWhole,
  }),
  getPassage: endpoint({
    method: 'GET',
    path: `${path}/passages/:passageId`,
    access: 'user',
    act: 'read',
    summary: 'A passage with the page of the document around it',
    reply: passageReply,
  }),
}
