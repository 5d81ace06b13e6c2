import type { DraftInput } from '#domain/drafting/tool.ts'

/** What a form is filled from: the client's record, the saved answers, the attorney's profile. */
export type FormFacts = Pick<DraftInput, 'client' | 'answers' | 'attorney' | 'filingDate'> & {
  /** What was said about the filing packet. */
  readonly filing: Readonly<Record<string, string>>
  /** `I-601A`: the form that goes with a G-28. */
  readonly mainForm: string
}

/** One thing that goes into a form. */
export type FormTarget = {
  /** As the map of the form calls the item. */
  readonly item: string
  readonly meaning: string
  /** `Client record`, `Answers`, `Attorney profile`: where the value comes from. */
  readonly source: string
  /** The last parts of the names of its fields, each with its number; all of them get the value. */
  readonly fields: readonly string[]
  /** Names of which one is taken: the one whose own label says so. */
  readonly oneOf?: true
  /** What the form's own label of the field has to speak of, in lower case; another label is not filled. */
  readonly says: RegExp
  /** A field without a label of its own is not filled either: its name alone proves too little. */
  readonly wantsLabel?: true
  /** A text, or true for a box that is ticked; undefined where nothing is known. */
  readonly value: (facts: FormFacts) => string | true | undefined
}

/** A field of a file as it is. */
export type FormField = {
  readonly name: string
  /** What the form itself says that it is for. */
  readonly label: string
  readonly kind: 'text' | 'box' | 'choice' | 'other'
  /** 0: no limit. */
  readonly maxLength: number
  readonly options: readonly string[]
}

/** `form1[0].#subform[0].Pt1Line4a_FamilyName[0]` -> `Pt1Line4a_FamilyName[0]`. */
export const lastPart = (name: string) => name.slice(name.lastIndexOf('.') + 1)
