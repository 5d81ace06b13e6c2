import type { SectionMode } from '#domain/drafting/tool.ts'
import { argues, type CaseFrame, isWithholdingLed, needsGround } from '../case.ts'
import type { Forum } from '../case/forum.ts'

/** Parts of the brief in which sections stand; the arguments carry the numbers. */
export type Part = 'front' | 'body' | 'asylum' | 'withholding' | 'torture' | 'end' | 'back'

export type SectionRule = {
  readonly id: string
  readonly mode: SectionMode
  /** 0 what only code writes, 1 side by side, 2 from the finished argument, 3 contents and tables (domain file 2.2). */
  readonly wave: 0 | 1 | 2 | 3
  readonly part: Part
  readonly applies: (frame: CaseFrame) => boolean
  /** Words for the model; a software section with words counts against the page limit. */
  readonly words?: number | ((frame: CaseFrame) => number)
  /** May be cut when the sum of the budgets passes the page limit. */
  readonly scales?: true
  /** The answers that this section may use. */
  readonly fields?: readonly string[]
  /** The instruction's name where it is not the id. */
  readonly instruction?: string
}

export const always = () => true
const before =
  (...forums: readonly Forum[]) =>
  (frame: CaseFrame) =>
    forums.includes(frame.forum)
const eoir = before('immigration', 'board')
const asylum = (frame: CaseFrame) => argues(frame, 'asylum')
const torture = (frame: CaseFrame) => argues(frame, 'torture')

const reported = ['client_reported', 'yes_client_reported_details', 'no_client_reported_details']
const others = ['past_harm_else', 'past_harm_else_details']
const harm = ['who', 'why', 'when', 'what', 'past_harm_self', ...others]

/** Every section of the domain file (2.3) with its rule; order by forum is set in `plan.ts`. */
export const sectionRules: readonly SectionRule[] = [
  { id: 'S00', mode: 'software', wave: 0, part: 'front', applies: always },
  { id: 'S01', mode: 'software', wave: 3, part: 'front', applies: eoir },
  { id: 'S02', mode: 'software', wave: 3, part: 'front', applies: before('board') },
  {
    id: 'S10',
    mode: 'model',
    wave: 2,
    part: 'body',
    applies: always,
    words: 200,
    fields: ['who', 'country_persecution'],
  },
  {
    id: 'S11',
    mode: 'model',
    wave: 1,
    part: 'body',
    applies: before('board'),
    words: 150,
    fields: ['procedural_history_details'],
  },
  { id: 'S12', mode: 'software', wave: 1, part: 'body', applies: before('board'), words: 120 },
  { id: 'S13', mode: 'model', wave: 2, part: 'body', applies: before('board'), words: 300 },
  {
    id: 'S14',
    mode: 'model',
    wave: 1,
    part: 'body',
    applies: always,
    words: 200,
    fields: [
      'procedural_history',
      'procedural_history_details',
      'detained',
      'asylum_application_timing',
      'last_arrival_date',
      'i589_filed_date',
      'nta_date',
      'ij_decision_date',
      'appeal_filed_date',
    ],
  },
  {
    id: 'S15',
    mode: 'model',
    wave: 1,
    part: 'body',
    applies: always,
    words: 1100,
    scales: true,
    fields: [
      ...harm,
      ...reported,
      'country_persecution',
      'country_resided',
      'benefits_details',
      'race_details',
      'religion_details',
      'nationality_details',
      'political_opinion_details',
      'social_group_details',
    ],
  },
  { id: 'S20', mode: 'model', wave: 1, part: 'asylum', applies: asylum, words: 220 },
  {
    id: 'S21',
    mode: 'model',
    wave: 1,
    part: 'asylum',
    applies: asylum,
    words: ({ timing }) => (timing.answeredTimely === false ? 500 : 150),
    fields: ['asylum_application_timing', 'missed_filing_deadline_reason', 'last_arrival_date', 'i589_filed_date'],
  },
  {
    id: 'S22',
    mode: 'model',
    wave: 1,
    part: 'asylum',
    applies: always,
    words: 350,
    fields: ['cited_sources', ...reported],
  },
  {
    id: 'S23',
    mode: 'model',
    wave: 1,
    part: 'asylum',
    applies: (frame) => needsGround(frame) && frame.pastHarm,
    words: 550,
    fields: ['what', 'when', 'past_harm_self', ...others],
  },
  {
    id: 'S25',
    mode: 'model',
    wave: 1,
    part: 'asylum',
    applies: (frame) => needsGround(frame) && frame.grounds.includes('social-group'),
    words: 650,
    fields: ['social_group_details'],
  },
  { id: 'S26', mode: 'model', wave: 1, part: 'asylum', applies: needsGround, words: 400, fields: ['who', ...reported] },
  {
    id: 'S27',
    mode: 'model',
    wave: 1,
    part: 'asylum',
    applies: asylum,
    words: 500,
    scales: true,
    fields: [...harm, 'cited_sources'],
  },
  {
    id: 'S28',
    mode: 'model',
    wave: 1,
    part: 'asylum',
    applies: needsGround,
    words: 300,
    fields: ['who', 'what', 'past_harm_self'],
  },
  {
    id: 'S29',
    mode: 'model',
    wave: 1,
    part: 'asylum',
    applies: needsGround,
    words: (frame) => (frame.thirdCountry && asylum(frame) ? 450 : 200),
    fields: ['country_resided', 'benefits_details', 'procedural_history_details'],
  },
  {
    id: 'S30',
    mode: 'model',
    wave: 1,
    part: 'asylum',
    applies: (frame) => asylum(frame) && frame.pastHarm,
    words: 250,
    fields: ['what'],
  },
  {
    id: 'S31',
    mode: 'model',
    wave: 1,
    part: 'asylum',
    applies: asylum,
    words: 250,
    fields: ['benefits_details', 'spouse_applying', 'children_applying'],
  },
  {
    id: 'S32',
    mode: 'software',
    wave: 0,
    part: 'asylum',
    applies: (frame) => asylum(frame) && frame.family.asked,
    words: 120,
  },
  {
    id: 'S50',
    mode: 'model',
    wave: 1,
    part: 'withholding',
    applies: (frame) => argues(frame, 'withholding'),
    words: 500,
    scales: true,
    fields: [...harm, ...reported],
  },
  {
    id: 'S60',
    mode: 'model',
    wave: 1,
    part: 'torture',
    applies: torture,
    words: 550,
    scales: true,
    fields: ['convention_against_torture_details', 'what', 'who'],
  },
  { id: 'S61', mode: 'model', wave: 1, part: 'torture', applies: torture, words: 350, fields: ['who', ...reported] },
  { id: 'S62', mode: 'software', wave: 0, part: 'torture', applies: torture, words: 80 },
  { id: 'S70', mode: 'model', wave: 2, part: 'end', applies: always, words: 90 },
  { id: 'S80', mode: 'software', wave: 0, part: 'back', applies: always },
  {
    id: 'S81',
    mode: 'software',
    wave: 0,
    part: 'back',
    applies: (frame) => frame.forum !== 'board' || frame.cited.length > 0,
  },
  { id: 'S82', mode: 'software', wave: 0, part: 'back', applies: eoir },
]

/** The words that a section may have before the page limit is applied; 0 for what is not counted. */
export function wordsOf({ words }: SectionRule, frame: CaseFrame): number {
  return typeof words === 'function' ? words(frame) : (words ?? 0)
}

/** Under which argument a section stands: without asylum its shared sections serve withholding, S22 stands before. */
export function partOf({ id, part }: SectionRule, frame: CaseFrame): Part {
  if (part !== 'asylum' || asylum(frame)) return part
  return id !== 'S22' && isWithholdingLed(frame) ? 'withholding' : 'body'
}
