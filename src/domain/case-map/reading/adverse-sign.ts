import { conductRules, hardshipRules, protectionRules } from './adverse-rules.data.ts'

export const signRules = { ...hardshipRules, ...conductRules, ...protectionRules } as const
export type RuledSign = keyof typeof signRules

/**
 * What a statement can hold against a client, whatever the words of the element: others help, a condition got better,
 * there is a life abroad, a record, life elsewhere went well, somebody told it otherwise, the client went back, others are
 * left alone, a place is named where those who are feared are not, the authorities did act, there was another motive.
 */
export type AdverseSign = RuledSign | 'left-alone' | 'calm-place' | ConceptSign

/** Signs that are read by concepts alone: see `concepts/concepts.data.ts`. */
const conceptSigns = [
  'overstayed',
  'false-citizenship',
  'voted',
  'smuggled',
  'reavailed',
  'unreported',
  'apart',
  'affiliated',
] as const
type ConceptSign = (typeof conceptSigns)[number]

const ruledSigns = [...(Object.keys(signRules) as RuledSign[]), 'left-alone', 'calm-place'] as const

export const adverseSigns: readonly AdverseSign[] = [...ruledSigns, ...conceptSigns]

export const isConceptSign = (sign: AdverseSign): sign is ConceptSign => conceptSigns.some((one) => one === sign)
