import type { IsoDate } from '#domain/dates/calendar.ts'

export const personRoles = [
  'applicant',
  'spouse',
  'parent',
  'child',
  'relative',
  'persecutor',
  'official',
  'witness',
  'doctor',
  'expert',
  'other',
] as const
export type PersonRole = (typeof personRoles)[number]

export type Pronoun = 'he' | 'she'

export type Person = {
  /** Stable and readable: `applicant`, `spouse`, `mother`, `child-1`, `thomas-ibarra`. Wordings name persons by it. */
  readonly id: string
  /** As the record has it: `Rogelio Medina Castañeda`. */
  readonly full: string
  /** The form after the first mention, chosen once for the whole draft: `Mr. Medina`, `Dana`, `Dr. Ibarra`. */
  readonly short: string
  readonly first?: string
  /** Where the record has it apart: `Medina Castañeda`. */
  readonly last?: string
  readonly role: PersonRole
  /** For prose: `the applicant`, `his wife`, `the evaluating psychologist`. */
  readonly roleWord?: string
  /** A public official, by the structured answer or by the office that a fact gives; never by a word elsewhere. */
  readonly official: boolean
  /** Only when the record, an answer, a document or the attorney says so. Without it prose repeats the short form. */
  readonly pronoun?: Pronoun
  readonly born?: IsoDate
  /** `United States citizen`, `lawful permanent resident`, `citizen of Mexico`. */
  readonly status?: string
  /** What this person is to others, by their ids: `{ spouse: 'husband', 'child-1': 'father' }`. */
  readonly relations?: Readonly<Record<string, string>>
  readonly passages: readonly string[]
}
