import type { Slot } from '#domain/template-sections/old-case.ts'
import { storySlots } from '../settle.ts'

/** What a model may call what it finds, and what that is to the product. */
const slots = {
  client: 'client',
  relative: 'relative',
  witness: 'witness',
  doctor: 'doctor',
  judge: 'judge',
  attorney: 'attorney',
  'government counsel': 'department-counsel',
  'other person': 'person',
  'law firm': 'firm',
  'employer, school or body': 'organization',
  'A-number': 'a-number',
  'receipt number': 'receipt-number',
  'other number': 'number',
  place: 'town',
  address: 'address',
  country: 'citizenship',
  nationality: 'nationality',
  language: 'language',
  date: 'event-date',
  age: 'age',
  'pronoun or word of sex': 'pronoun',
  'amount or time': 'amount',
  'visa or status': 'visa',
  custody: 'custody',
  illness: 'illness',
  harm: 'harm',
  crime: 'crime',
  work: 'work',
  schooling: 'school',
  family: 'family',
  hardship: 'hardship',
  'other history': 'background',
} as const satisfies Record<string, Slot>

export type ReadKind = keyof typeof slots

// eslint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a literal
export const readKinds = Object.keys(slots) as ReadKind[]

/** What a kind is; undefined for a kind that there is not. */
export function slotOfKind(kind: unknown): Slot | undefined {
  return typeof kind === 'string' && kind in slots ? slots[kind as ReadKind] : undefined
}

/** A told thing: its whole sentence is replaced. */
export const isTold = (slot: Slot): boolean => storySlots.has(slot)
