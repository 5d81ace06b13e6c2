import * as z from 'zod'
import { passageReply } from './case-maps.ts'
import { endpoint } from './endpoint.ts'

const passageSource = z.object({
  type: z.literal('passage'),
  passage: z.string(),
  document: z.string(),
  title: z.string(),
  letter: z.string().nullable(),
  page: z.number().nullable(),
  paragraph: z.number().nullable(),
  /** The document's own words. */
  words: z.string(),
})

/** Where a fact is from beside documents: an answer, the client record, arithmetic, the attorney. */
const otherSource = z.object({
  type: z.enum(['answer', 'record', 'computed', 'attorney']),
  /** The question's words, the record's field, how it was computed. */
  label: z.string(),
  /** The answer's name, for the way to it. */
  question: z.string().nullable(),
})

const sourcedFact = z.object({
  id: z.string(),
  statement: z.string(),
  state: z.enum(['proposed', 'confirmed', 'corrected', 'left-out']),
  sources: z.array(z.union([passageSource, otherSource])),
})

const sourcedSentence = z.object({
  /** Offsets into the section's plain text. */
  start: z.number(),
  end: z.number(),
  words: z.string(),
  /**
   * `marked`: the writer named these facts; `edited`: named for a sentence that was changed since; `words`: found by what
   * the sentence says; null: it rests on no fact (law, transition).
   */
  known: z.enum(['marked', 'edited', 'words']).nullable(),
  facts: z.array(z.string()),
})

const sectionSources = z.object({
  version: z.number(),
  sentences: z.array(sourcedSentence),
  /** The facts that the sentences name, each once. */
  facts: z.array(sourcedFact),
})
export type SectionSources = z.output<typeof sectionSources>
export type SourcedFact = SectionSources['facts'][number]
export type FactSourceReply = SourcedFact['sources'][number]

const draftPath = '/clients/:clientId/drafts/:draftId'

const offset = z.coerce.number().int().min(0).max(10_000_000).default(0)

/** Where the sentences of a draft come from. */
export const sectionSourceCalls = {
  getSectionSources: endpoint({
    method: 'GET',
    path: `${draftPath}/sections/:sectionId/sources`,
    access: 'user',
    act: 'read drafts',
    summary: 'Sentence by sentence, the facts that a section rests on and where each of them stands',
    reply: sectionSources,
  }),
  getDraftPassage: endpoint({
    method: 'GET',
    path: `${draftPath}/passages/:passageId`,
    access: 'user',
    act: 'read drafts',
    summary: 'A passage that a draft rests on, with the page of the document around it',
    reply: passageReply,
  }),
  getSourcePage: endpoint({
    method: 'GET',
    path: `${draftPath}/sources/:sourceId/page`,
    access: 'user',
    act: 'read drafts',
    summary: 'The page of a text that the draft was checked against, with the passage that a finding names',
    query: z.object({ start: offset, end: offset }),
    reply: passageReply,
  }),
}
