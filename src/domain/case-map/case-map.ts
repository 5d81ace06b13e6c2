import type { Person } from '#domain/persons/person.ts'
import { factKinds } from './fact-kinds.ts'

/**
 * The case map: what a draft will say about a case, as separate statements, each with where it comes from and which
 * elements of the law it serves. Both writers write from it. It is plain data (it is stored, and it crosses threads).
 */
import type { IsoDate } from '#domain/dates/calendar.ts'
export type CaseMap = {
  readonly version: 1
  /** The draft type of the tool: `upw`. */
  readonly tool: string
  /** The day for which ages and periods were computed: the draft's filing date. */
  readonly asOf: IsoDate
  readonly persons: readonly Person[]
  readonly passages: readonly CasePassage[]
  /** In the order in which they should be told: as the sources tell them, events by date. */
  readonly facts: readonly CaseFact[]
  readonly elements: readonly CaseElement[]
  readonly links: readonly Link[]
  readonly conflicts: readonly Conflict[]
  /** In the order of the letters. */
  readonly exhibits: readonly Exhibit[]
  /** Ids of the dated facts by date. */
  readonly chronology: readonly string[]
  /** One sentence, without names of law and without a full stop of its own: why this client wins. */
  readonly theory?: string
  /** Whose theory it is; a proposal of a model or of software stands until an attorney writes one. */
  readonly theoryBy?: 'attorney' | 'model' | 'software'
  readonly sections: readonly SectionThesis[]
  readonly gaps: readonly MapGap[]
  /** Documents that the law wants and the file lacks: beside the draft, never printed. */
  readonly wanted: readonly string[]
}

export type CasePassage = {
  readonly id: string
  /** Id of the document's record. */
  readonly document: string
  /** From 1; absent when the document is not paged. */
  readonly page?: number
  /** The number that the document itself gives the paragraph. */
  readonly paragraph?: number
  /** The heading above it in the document. */
  readonly heading?: string
  /** Offsets in the document's read text (UTF-16). */
  readonly start: number
  readonly end: number
  /** The words of the document, exactly. */
  readonly words: string
  /** Who says `I` in it, by person id, where the document tells. */
  readonly speaker?: string
}

export type FactKind = (typeof factKinds)[number]

/**
 * `proposed`: from a document, not looked at yet; `confirmed`: from an answer, or looked at; `corrected`: the attorney's
 * words; `left-out`: never told.
 */
export type FactState = 'proposed' | 'confirmed' | 'corrected' | 'left-out'

export type FactSource =
  | { readonly type: 'answer'; readonly question: string }
  /** `field` is a path in the client record: `client.date_of_birth`, `children.0.name`. */
  | { readonly type: 'record'; readonly field: string }
  | { readonly type: 'passage'; readonly passage: string }
  /** Worked out from other facts or fields; `how` is for the attorney: `22 of 31`. */
  | { readonly type: 'computed'; readonly from: readonly string[]; readonly how?: string }
  | { readonly type: 'attorney' }

/** ISO, as exact as known: `2024-03-14`, `2024-03`, `2024`. A range has `to`; `about`: the source says so. */
export type FactDate = { readonly from: string; readonly to?: string; readonly about?: true }

/** `noun` says what is counted and per what, in the plural where it is one: `dollars a month`, `sessions`, `percent`. */
export type Amount = { readonly value: number; readonly noun: string }

export type CaseFact = {
  /** Follows from the statement: a remade map gives an unchanged statement the same id. */
  readonly id: string
  /** One sentence in the third person with short forms, American dates, curly quotes and a full stop: for reading. */
  readonly statement: string
  /**
   * The same for writing: persons as tokens, no full stop. `{spouse.subj} weighs 118 pounds`. Tokens: `{ID}` (object),
   * `{ID.subj}` (subject of a clause), `{ID.poss}` (Ms. Medina’s), and where a pronoun reads well `{ID.he}`, `{ID.him}`,
   * `{ID.his}`, `{ID.himself}`.
   */
  readonly wording: string
  /** The person with whom the wording begins; what follows that token is the predicate. */
  readonly subject?: string
  /**
   * True when the source's words could not surely be turned into the third person: the statement then quotes them (`In
   * the declarant’s words: “…”`) and prose may only quote.
   */
  readonly quoteOnly?: true
  readonly kind: FactKind
  /** Ids of all persons named in it. */
  readonly persons: readonly string[]
  readonly date?: FactDate
  readonly amounts: readonly Amount[]
  /** The source says that something is not so (`has never been arrested`). Never serves as its positive. */
  readonly negated?: true
  /** At least one; all the sources that say the same. */
  readonly sources: readonly FactSource[]
  readonly state: FactState
  /** The source's own words where they are not the statement's. */
  readonly asTold?: string
  /** A noun phrase for lists (`two relapses, each begun within days of his leaving`). Without one: not in a list. */
  readonly np?: string
  /** A noun phrase for what the relative would bear (`nights without relief`). */
  readonly asHardship?: string
  /** The one section that tells it in full; absent when none does. */
  readonly toldIn?: string
  /** Present where an attorney moved it to that section, or a plan did. */
  readonly placedBy?: 'attorney' | 'plan'
}

export type LinkDirection = 'supports' | 'against'

export type Link = {
  readonly fact: string
  readonly element: string
  readonly direction: LinkDirection
  /** For `against`: how the draft meets it, in the attorney's words. */
  readonly met?: string
  /** Facts that answer it, and a passage that does in its own words. */
  readonly metBy?: readonly string[]
  readonly quote?: string
  /** How well the fact fits the element, 0 to 1; 1 when an answer or an attorney put it there. */
  readonly weight: number
}

/** `supported`; `thin`: something asked for is missing; `nothing`: no fact yet; `adverse`: an against-fact is not met. */
export type ElementState = 'supported' | 'thin' | 'nothing' | 'adverse'

export type CaseElement = {
  readonly id: string
  readonly name: string
  readonly test: string
  readonly authorities: readonly string[]
  /** The sections that argue it; the first tells its facts in full. */
  readonly sections: readonly string[]
  readonly state: ElementState
}

export type Conflict = {
  readonly id: string
  /** For the attorney: `How long the recovery took`. */
  readonly about: string
  readonly kind: 'date' | 'count' | 'amount' | 'age' | 'status' | 'person'
  readonly sides: readonly [ConflictSide, ConflictSide]
  /** The fact that stands when settled; `none`: neither is told. */
  readonly settled?: { readonly keep: string; readonly by: 'attorney' | 'rule'; readonly why?: string }
  /** For the draft while it is open: `[six weeks by the declaration, two months by the answer]` without brackets. */
  readonly gap: string
}

/** `also`: further facts that say the same as this side. */
export type ConflictSide = { readonly fact: string; readonly value: string; readonly also?: readonly string[] }

/** All facts of a side. */
export const factsOfSide = ({ fact, also = [] }: ConflictSide): string[] => [fact, ...also]

export type Exhibit = {
  /** Id of the document's record: tokens name it, so that a moved exhibit moves everywhere. */
  readonly id: string
  /** `A`, `B`, `C-1`. Follows from the order and the group. */
  readonly letter: string
  readonly title: string
  readonly date?: string
  readonly pages?: number
  /** Exhibits of one group share the letter and get a number: `C-1`, `C-2`. */
  readonly group?: string
  /** The number that the filing packet prints on its first page, as long as the packet stands for this order. */
  readonly firstPage?: number
  /** Which filing of the case it stands in, where that is a later one than the first. */
  readonly filing?: number
}

export type SectionThesis = {
  readonly section: string
  readonly thesis?: string
  /** Facts told there in full, in order. */
  readonly tells: readonly string[]
  /** Facts that it may refer to without telling them again. */
  readonly refers: readonly string[]
  /** Adverse facts that it must meet. */
  readonly meets: readonly string[]
}

export type MapGap = {
  readonly id: string
  readonly element?: string
  readonly section?: string
  /** What is needed, as it stands between brackets in the draft. */
  readonly text: string
  /** Both sides of an open conflict. */
  readonly conflict?: string
}
