import type { FoundGroup, OldCase, Settlement, Slot, SourceKind } from '#domain/template-sections/old-case.ts'

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
  'attorney-bar': 'profile',
  'attorney-address': 'profile',
  phone: 'profile',
  email: 'profile',
  'attorney-street': 'profile',
  'attorney-city': 'profile',
  'client-street': 'record',
  'client-city': 'record',
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
  position: 'ask',
  'signer-address': 'ask',
  'signer-contact': 'ask',
  exhibit: 'ask',
  value: 'ask',
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
  'claim',
])

/**
 * What software would choose; nothing where only the attorney can tell: illness, harm, crimes, and what may be the firm's.
 * What is most likely the earlier client's is asked for.
 */
export function proposedSource({ slot, likely }: Pick<FoundGroup, 'slot' | 'likely'>): SourceKind | undefined {
  return proposals[slot] ?? (likely === 'ask' ? 'ask' : undefined)
}

/** The groups that nobody has decided. A template is used when there is none. */
export function openGroups({ groups }: OldCase, sources: Settlement): FoundGroup[] {
  return groups.filter(({ id }) => sources[id] === undefined)
}

/** The choices that make sense for a group. */
export function possibleSources({ slot }: Pick<FoundGroup, 'slot'>): SourceKind[] {
  const proposed = proposals[slot]
  const fromFile = proposed === 'record' || proposed === 'profile' || proposed === 'computed' || proposed === 'blank'
  if (slot === 'claim' || slot === 'unsure') return ['ask', 'leave-out', 'own']
  return [...(fromFile ? [proposed] : []), 'answer', 'ask', 'leave-out', 'own']
}
