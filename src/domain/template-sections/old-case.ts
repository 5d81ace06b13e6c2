import type { Range } from '#domain/section-content/read.ts'

/** Where words of a template stand besides its body. */
export const partKinds = [
  'body',
  'header',
  'footer',
  'footnote',
  'text-box',
  'comment',
  'alternative-text',
  'property',
] as const
export type PartKind = (typeof partKinds)[number]

/** One paragraph of a template. In the body `index` is the paragraph's; elsewhere it counts the paragraphs of that kind. */
export type TemplateLine = {
  readonly part: PartKind
  readonly index: number
  readonly text: string
  /** A heading is filled in and never taken for a story. */
  readonly isHeading?: true
  /** Table and row in which it stands: cells of one row share it. */
  readonly row?: string
}

/** What a word of an old case is; it decides where the new one comes from. */
export type Slot =
  | 'client'
  | 'relative'
  | 'witness'
  | 'doctor'
  | 'person'
  | 'name'
  | 'judge'
  | 'attorney'
  | 'firm'
  | 'department-counsel'
  | 'a-number'
  | 'relative-a-number'
  | 'receipt-number'
  | 'attorney-number'
  | 'attorney-bar'
  | 'phone'
  | 'email'
  | 'number'
  | 'court'
  | 'court-asked'
  | 'circuit'
  | 'citizenship'
  | 'nationality'
  | 'language'
  | 'town'
  | 'address'
  | 'attorney-address'
  | 'attorney-street'
  | 'attorney-city'
  | 'client-street'
  | 'client-city'
  | 'department-address'
  | 'agency-contact'
  | 'signer-title'
  | 'position'
  | 'signer-address'
  | 'signer-contact'
  | 'exhibit'
  | 'entry-place'
  | 'age'
  | 'relative-age'
  | 'pronoun'
  | 'other-pronoun'
  | 'amount'
  | 'organization'
  | 'relief'
  | 'custody'
  | 'visa'
  | 'legal-position'
  | 'procedure'
  | 'department-position'
  | 'claim'
  | 'unsure'
  | 'value'
  | DateSlot
  | StoryKind
export type DateSlot =
  | 'hearing-date'
  | 'entry-date'
  | 'notice-date'
  | 'birth-date'
  | 'marriage-date'
  | 'filing-date'
  | 'service-date'
  | 'signing-date'
  | 'sent-date'
  | 'letter-date'
  | 'decision-date'
  | 'event-date'
export type StoryKind = 'illness' | 'harm' | 'crime' | 'work' | 'school' | 'family' | 'hardship' | 'background'

/** Whom a name can name. */
export type PersonRole = Extract<
  Slot,
  'client' | 'relative' | 'witness' | 'doctor' | 'person' | 'judge' | 'attorney' | 'department-counsel'
>

/** A stretch that belongs to the old case; offsets are into the line's text, the end is exclusive. */
export type Mark = {
  readonly part: PartKind
  readonly index: number
  readonly start: number
  readonly end: number
  readonly text: string
  readonly slot: Slot
  readonly group: string
  /** What the cell before it calls it: `Petitioner`. */
  readonly label?: string
}

/** A sentence that tells the old case and is never kept, whatever words stand in it. */
export type StorySentence = Omit<Mark, 'slot'> & {
  readonly slot: StoryKind | 'department-position' | 'procedure' | 'claim'
  /** What a sentence that only looks like a claim would tell, if it is one. */
  readonly kind?: StoryKind | 'department-position' | 'procedure'
}

/** Everything of one person or one kind, settled together. */
export type FoundGroup = {
  readonly id: string
  readonly slot: Slot
  /** `the client`, `hearing date`. */
  readonly label: string
  /** The different words, the longest first; of story sentences the sentences. */
  readonly texts: readonly string[]
  readonly places: number
  /** What it most likely is where only the attorney decides: the earlier client's and asked for, or the firm's. */
  readonly likely?: 'ask' | 'own'
}

/** What an old case left in a template. */
export type OldCase = {
  readonly groups: readonly FoundGroup[]
  readonly marks: readonly Mark[]
  readonly stories: readonly StorySentence[]
  /** Folded words of the names of all its persons. */
  readonly names: readonly string[]
  /** The lines outside the body in which any of it stands. */
  readonly beside: readonly TemplateLine[]
}

/** The name of a place in the text, equal for the line that two marks share. */
export const lineKey = ({ part, index }: Pick<Mark, 'part' | 'index'>): string => `${part} ${index}`

/** A stretch of one line before it is grouped. `person`: whose name it is. */
export type FoundMark = Range & {
  readonly slot: Slot
  readonly person?: string
  readonly isAside?: true
  /** What names it: `Certified crime`. */
  readonly label?: string
}

/** Where the new word of a group comes from; `own`: it is the firm's text; `leave-out`: nothing takes its place. */
export const sourceKinds = ['record', 'profile', 'answer', 'computed', 'ask', 'blank', 'leave-out', 'own'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** The attorney's decisions by group. A group without one is open. */
export type Settlement = Readonly<Record<string, SourceKind>>

/** An old case with what the attorney decided about it. */
export type SettledCase = { readonly found: OldCase; readonly sources: Settlement }
