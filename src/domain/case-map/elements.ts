/**
 * How a tool states its part of the case map, as data (`DraftingTool.caseRules`, a pure function of the input, in the
 * tool's `elements.ts`). Software makes the map from it: `makeCaseMap`.
 *
 * Changes of this interface are noted here, newest first:
 * - 2026-11-29 `ElementRule.recordSince`: arrests by those who are feared are harm.
 * - 2026-11-29 `ElementRule.wantsTerm` and `apartFrom.living`: what of a report on a country an element leaves to others.
 * - 2026-11-23 `CaseRules.isApartFromSpouse`: where the spouse is among those who are feared, or did not come along, `we` is never the couple.
 * - 2026-11-23 `QuestionReading.sumsAreDollars` and `lead`: what the question has said before the answer begins.
 * - 2026-11-22 `ElementRule.againstOf`: whose doing the adverse terms have to be.
 * - 2026-11-22 `QuestionReading.isOfOthers`: an answer whose notes without a subject are not of whom it is about.
 * - 2026-11-22 `ElementRule.meets`: what may speak against the client that this element has to meet.
 * - 2026-11-22 `ElementRule.argues` and `CaseRules.theory`: what software says the case is about where no model plans.
 * - 2026-11-22 `papers`: a tool may choose the documents of its map itself.
 * - 2026-11-22 first form.
 */
import type { IsoDate } from '#domain/dates/calendar.ts'
import type { MapDocument } from './map-document.ts'
import type { AdverseSign } from './reading/adverse-sign.ts'
import type { Amount, FactDate, FactKind, FactSource, LinkDirection } from './case-map.ts'
import type { Person } from '#domain/persons/person.ts'

export type CaseRules = {
  /**
   * The persons whom record and structured answers name. `recordPersons` gives those of the record (`applicant`,
   * `spouse`, `child-1` ...); the tool adds those of its answers (a petitioner, a judge, a group of persecutors with
   * `official` from the structured answer). Persons of free text and documents are found by software.
   */
  readonly persons: readonly Person[]
  readonly elements: readonly ElementRule[]
  /** How each free-text answer is read. A question that is not named gives no facts. */
  readonly questions: readonly QuestionReading[]
  /** What structured answers, the record and the tool's own arithmetic say. Each becomes a confirmed fact. */
  readonly stated: readonly StatedFact[]
  /** The section that tells dated events which no element tells in full (`statement_of_facts`). */
  readonly history?: string
  /**
   * The claim of the whole draft (a wording: persons as tokens, no full stop) and the elements whose facts carry it, the
   * weightiest first. Leave it out where the case does not allow one.
   */
  readonly theory?: { readonly argues: string; readonly elements: readonly string[]; readonly carriedBy?: RegExp }
  /** The spouse is among those who are feared, or did not come along: `we` is then never the couple. */
  readonly isApartFromSpouse?: boolean
  /** `Nathan’s nephew, Caleb Roe` is one of the persons, too, and a relative by the given name who has a surname elsewhere. */
  readonly findsKinByName?: boolean
  /** Documents that the law wants here, with words that a title or text of one in the file has. */
  readonly wanted: readonly WantedDocument[]
  /**
   * The papers of the map in the order of the exhibits, where the tool's own questions choose them (a letter's). Without
   * it the client's documents are.
   */
  readonly papers?: readonly MapDocument[]
}

export type ElementRule = {
  readonly id: string
  readonly name: string
  /** What the law requires, in one sentence. */
  readonly test: string
  readonly authorities: readonly string[]
  /** Ids of planned sections; the first tells the element's facts in full. */
  readonly sections: readonly string[]
  /** Kinds of fact that serve it. A fact of another kind is linked to it only by a question or an attorney. */
  readonly servedBy: readonly FactKind[]
  /** Papers whose lines serve this element and no other, by their ids (a curriculum vitae); it takes none of other papers. */
  readonly documents?: readonly string[]
  /** Only facts that name one of these persons serve it (hardship of the spouse); any when absent. */
  readonly persons?: readonly string[]
  /**
   * Statements of documents that never serve it, however many of its words they have: of a country and nobody in the case,
   * of a move where staying is argued; `living`: of wages, schools and hospitals of a country, where harm is argued. What a question or an attorney named for it serves it all the same.
   */
  readonly apartFrom?: { readonly kinds?: readonly FactKind[]; readonly said?: RegExp; readonly living?: true }
  /**
   * Words and short phrases that passages serving it use, beside those of `test`: `dialysis`, `special education`. Stems
   * are compared, so one form is enough. A phrase counts when its words stand together.
   */
  readonly terms: readonly string[]
  /** A kind of fact alone serves it little: a statement has to use one of its words. */
  readonly wantsTerm?: true
  /** Terms of facts that speak against it: `returned home`, `public health care`. They count only unnegated. */
  readonly against?: readonly string[]
  /** They count only where this person does or is offered it: what others did to her is nothing against her. */
  readonly againstOf?: string
  /** An arrest before this day that names no crime is what those who are feared did, and no record that it has to meet. */
  readonly recordSince?: IsoDate
  /** Signs of a statement against the client, in any words, that this element has to meet; the first element with one gets it. */
  readonly meets?: readonly AdverseSign[]
  /** What its section claims when facts support it, as a wording; it becomes the thesis with the facts that carry it. */
  readonly argues?: string
  /** Words of the facts that may carry that claim; without it any that supports the element. */
  readonly carriedBy?: RegExp
  /** What a draft needs when nothing serves the element, as gap text: `statement of a treating clinician on ...`. */
  readonly needs?: string
  /** Parts without which the element is `thin`: each wants a fact of one of the kinds. */
  readonly parts?: readonly { readonly kinds: readonly FactKind[]; readonly needs: string }[]
}

export type QuestionReading = {
  /** The answer's name; a column of rows is `rows.column`. */
  readonly question: string
  /** Whom the answer is about: completes fragments (`works part time` -> `Ms. Medina works part time`). */
  readonly about: string
  /** The answer tells of others (relatives, a group, what an office did): a note without a subject gets none. */
  readonly isOfOthers?: true
  /** Who `I` is when the answer says it; the person it is about when absent. */
  readonly speaker?: string
  readonly kind: FactKind
  /** The words before an answer that begins with where or how: `They met on May 2, 2019` before `at a picnic`. */
  readonly lead?: string
  /** It tells of the household here: a sum without a currency is one of dollars. */
  readonly sumsAreDollars?: true
  /** Elements that its facts serve; more are found by their kind and words. */
  readonly serves?: readonly { readonly element: string; readonly direction?: LinkDirection }[]
  /** The section that tells its facts in full, when it is not that of the first element. */
  readonly toldIn?: string
}

/** A statement that the tool makes itself. Persons stand as tokens (see `CaseFact.wording`); no full stop. */
export type StatedFact = {
  readonly wording: string
  readonly kind: FactKind
  readonly sources: readonly FactSource[]
  readonly date?: FactDate
  readonly amounts?: readonly Amount[]
  readonly negated?: true
  readonly serves?: readonly { readonly element: string; readonly direction?: LinkDirection }[]
  readonly toldIn?: string
  readonly np?: string
  readonly asHardship?: string
}

/** What a document is, read from its title and first lines: `sortOf`. */
export const documentSorts = [
  'declaration',
  'medical',
  'evaluation',
  'school',
  'country',
  'financial',
  'identity',
  'court',
  'police',
  'letter',
  'cv',
  'publication',
  'other',
] as const
export type DocumentSort = (typeof documentSorts)[number]

/** `words`: any one of them in the title or the first lines of a document shows that it is on file. */
export type WantedDocument = {
  readonly title: string
  readonly words: readonly string[]
}
