import type { FoundGroup, OldCase, Slot } from './found.ts'

/** Where the new word of a group comes from; `own`: it is the firm's text; `leave-out`: nothing takes its place. */
export const sourceKinds = ['record', 'profile', 'answer', 'computed', 'ask', 'blank', 'leave-out', 'own'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** The attorney's decisions by group. A group without one is open. */
export type Settlement = Readonly<Record<string, SourceKind>>

/** An old case with what the attorney decided about it. */
export type SettledCase = { readonly found: OldCase; readonly sources: Settlement }

const proposals: Partial<Record<Slot, SourceKind>> = {
  client: 'record',
  'a-number': 'record',
  citizenship: 'record',
  pronoun: 'record',
  'birth-date': 'record',
  'marriage-date': 'record',
  'entry-date': 'record',
  'entry-place': 'record',
  address: 'record',
  attorney: 'profile',
  firm: 'profile',
  'attorney-number': 'profile',
  'attorney-address': 'profile',
  phone: 'profile',
  email: 'profile',
  'attorney-street': 'profile',
  'attorney-city': 'profile',
  'other-pronoun': 'computed',
  age: 'computed',
  circuit: 'answer',
  judge: 'answer',
  court: 'answer',
  'court-asked': 'answer',
  'hearing-date': 'answer',
  'notice-date': 'answer',
  'filing-date': 'answer',
  'letter-date': 'answer',
  'decision-date': 'answer',
  'department-counsel': 'answer',
  'department-address': 'answer',
  'agency-contact': 'answer',
  'signer-title': 'ask',
  'signer-address': 'ask',
  'signer-contact': 'ask',
  exhibit: 'ask',
  'department-position': 'answer',
  'receipt-number': 'answer',
  language: 'answer',
  custody: 'answer',
  'signing-date': 'blank',
  'sent-date': 'blank',
  'service-date': 'blank',
  'relative-age': 'ask',
  nationality: 'ask',
  town: 'ask',
  relative: 'ask',
  witness: 'ask',
  name: 'ask',
  doctor: 'ask',
  amount: 'ask',
  organization: 'ask',
  visa: 'ask',
  'legal-position': 'ask',
  procedure: 'ask',
  family: 'ask',
  work: 'ask',
  school: 'ask',
  hardship: 'ask',
  background: 'ask',
}

/** Kinds of told sentences: no answer of a line takes their place, facts do. */
export const storySlots: ReadonlySet<Slot> = new Set<Slot>([
  'illness',
  'harm',
  'crime',
  'work',
  'school',
  'family',
  'hardship',
  'background',
])

/** What software would choose; nothing where only the attorney can tell: illness, harm, crimes, names it cannot place. */
export function proposedSource({ slot }: Pick<FoundGroup, 'slot'>): SourceKind | undefined {
  return proposals[slot]
}

/** The groups that nobody has decided. A template is used when there is none. */
export function openGroups({ groups }: OldCase, sources: Settlement): FoundGroup[] {
  return groups.filter(({ id }) => sources[id] === undefined)
}

/** The choices that make sense for a group. */
export function possibleSources({ slot }: Pick<FoundGroup, 'slot'>): SourceKind[] {
  const proposed = proposals[slot]
  const fromFile = proposed === 'record' || proposed === 'profile' || proposed === 'computed' || proposed === 'blank'
  return [...(fromFile ? [proposed] : []), 'answer', 'ask', 'leave-out', 'own']
}
