import { flagKinds as checkKinds, type FlagSeverity, type Place } from '#domain/findings/flag.ts'
import type { Check } from '#domain/questionnaire/check.ts'
import type { DraftState, SectionState, VersionOrigin } from '#domain/drafting/draft-state.ts'

/** The kinds of marks in a draft, by the names that the page shows: those of the checks, and what the attorney decided. */
export const flagKinds = [...checkKinds, 'Decided'] as const
export type FlagKind = (typeof flagKinds)[number]

/** What a flag is about; the counts above the cards are by topic. */
export type FlagTopic = 'Citation' | 'Facts' | 'Placeholder'

/** One finding about the drafted text: a mark in the text, an icon in the margin, a card beside it. */
export type DraftFlag = {
  readonly id: string
  /** What a decision about it is recorded for; absent where none can be. */
  readonly finding?: string
  readonly kind: FlagKind
  readonly topic: FlagTopic
  /** `red` wants a decision before the section is accepted; by its kind when absent. */
  readonly severity?: FlagSeverity
  /** Where it stands; an omission stands nowhere. */
  readonly place?: Place
  readonly message: string
  /** The words that it is about, as they stand in the draft. */
  readonly quote?: string
  /** What could stand there instead. */
  readonly suggest?: string
  /** The readings that contradict each other, each with its source. */
  readonly readings?: readonly { readonly value: string; readonly source: string; readonly to?: string }[]
  /** At most two, the likelier one first. */
  readonly actions: readonly FlagAction[]
}

/** What the attorney decided about a finding, as the page says it. */
export type Decision = {
  readonly finding: string
  readonly kind: 'accepted' | 'verified'
  /** The section it is about; absent where that is the whole draft. */
  readonly sectionId?: string
  /** The words that were decided on, or what was found where there are none. */
  readonly about: string
  /** `you`, `mira@firm.example`. */
  readonly by: string
  /** `today 9:58 AM`. */
  readonly at: string
  readonly reason?: string
}

/** What a rule of the tool finds in the whole draft. */
export type RuleFinding = Check & { readonly finding: string }

/** `write` opens a line to fill in at the card; all others are reported by their id. */
export type FlagAction = { readonly id: string; readonly label: string; readonly quiet?: boolean }

/** A passage that no proposal may change. */
export type LockedPassage = { readonly id: string; readonly start: number; readonly end: number }

export type DraftSection = {
  readonly id: string
  readonly title: string
  /** `I.`, `B.`; `I.B` where no section stands above it; absent for what carries none. */
  readonly number?: string
  readonly level: 1 | 2
  readonly state: SectionState
  /** Written by code, or kept from the template: no model changes it. */
  readonly isSetByRule?: boolean
  /** The heading as it is printed, where the text does not begin with one. */
  readonly heading?: string
  readonly html: string
  readonly version: number
  readonly locks?: readonly LockedPassage[]
}

export type DraftView = {
  readonly id: string
  readonly title: string
  readonly client: { readonly id: string; readonly name: string }
  /** The list that it stands in, where that is not My Drafts. */
  readonly listedIn?: { readonly label: string; readonly to: string }
  readonly state: DraftState
  /** Why it failed, in a sentence. */
  readonly reason?: string
  readonly sections: readonly DraftSection[]
  readonly flags: readonly DraftFlag[]
  /** Where what was sent to a model can be read. */
  readonly sentAt?: string
  readonly isShieldOff?: true
  readonly minutesLeft?: number
  /** What the tool's rules find in the draft as a whole. */
  readonly rules?: readonly RuleFinding[]
  /** What was decided about checks, newest first. */
  readonly decisions?: readonly Decision[]
  readonly pages?: { readonly count: number; readonly limit?: number }
  /** When the list of authorities was last checked: `Nov 3, 2026`. */
  readonly authoritiesCheckedOn?: string
  /** The page does not hear from the server; the draft may go on there. */
  readonly isConnectionLost?: boolean
}

export type SectionVersion = {
  readonly version: number
  readonly origin: VersionOrigin
  /** Said as it is: `you`, `gpt-4.1`, `Naomi Clarke`, a template's file name. */
  readonly by: string
  /** `November 18, 4:12 PM`, `today 9:58 AM`. */
  readonly at: string
  readonly prompt?: string
  readonly html: string
}

/** A passage that was selected on the paper. */
export type Passage = {
  readonly sectionId: string
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The number as the heading carries it: `B.` of `I.B`. */
export function printedNumber({ number }: Pick<DraftSection, 'number'>): string | undefined {
  return number?.replace(/^.+\.(?=.)(.+?)\.?$/, '$1.')
}

/** `I.B` for a section below another, `I` for one that stands alone, its title where there is no number. */
export function sectionReference(sections: readonly DraftSection[], id: string): string {
  const index = sections.findIndex((section) => section.id === id)
  const section = sections[index]
  if (!section) return ''
  const own = (section.number ?? '').replace(/\.$/, '')
  if (own === '') return section.title
  if (section.level === 1 || own.includes('.')) return own
  const above = sections.slice(0, index).findLast(({ level }) => level === 1)
  const outer = (above?.number ?? '').replace(/\.$/, '')
  return outer === '' ? own : `${outer}.${own}`
}

/** `I.B, One-year deadline`; the title alone where there is no number. */
export function referenceAndTitle(sections: readonly DraftSection[], id: string): string {
  const title = sections.find((section) => section.id === id)?.title ?? ''
  const reference = sectionReference(sections, id)
  return reference === title ? title : `${reference}, ${title}`
}
