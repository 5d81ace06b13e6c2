import type { SourceKind } from '#domain/questionnaire/record-kinds.ts'
import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { CaseRules } from '#domain/case-map/elements.ts'
import type { Attorney } from '#domain/clients/attorney.ts'
import type { ClientRecord } from '#domain/clients/client-record.ts'
import type { IsoDate } from '#domain/dates/calendar.ts'
import type { LegalDocument } from '#domain/legal-document/block.ts'
import type { Check } from '#domain/questionnaire/check.ts'
import type { Suggestion } from '#domain/questionnaire/suggestion.ts'
import type { Answers, Questionnaire } from '#domain/questionnaire/question.ts'
import type { ConfirmedTemplate } from '#domain/template-sections/template-section.ts'

/**
 * The last part of the tool's path: `/ai_tool/draft_generator`, `/ai_tool/naturalization`, `/ai_tool/upw`,
 * `/ai_tool/expert_letter`, `/ai_tool/draft_from_template_sections`. The type of its drafts and of a citation's `tool_type`.
 * In the order of the dashboard. A new tool has its one line here: every other list is made from the folders in `src/tools`.
 */
export const draftTypes = [
  'draft_generator',
  'naturalization',
  'upw',
  'expert_letter',
  'draft_from_template_sections',
] as const
export type DraftType = (typeof draftTypes)[number]

export const modelAliases = ['gpt-5', 'gpt-4o', 'gpt-4.1', 'o3-mini', 'o3', 'o1'] as const
export type ModelAlias = (typeof modelAliases)[number]

/** What the product says about a tool. Web-safe: no rules, no texts of drafts. */
export type ToolIdentity = {
  readonly type: DraftType
  /** Its folder under `src/tools`. */
  readonly folder: string
  /** The tool's page. */
  readonly route: string
  readonly title: string
  /** One sentence for the card and the panel: what comes out. */
  readonly produces: string
  /** As specification 2 section 2 has it: `about 15 minutes`. */
  readonly turnaround: string
  /** Hundredths of a draft, which are credits: 100, 25 or 0. */
  readonly cost: number
  readonly models: readonly ModelAlias[]
  readonly defaultModel?: ModelAlias
  /** The form that its letter or brief goes with, as lists of the law name it. */
  readonly form?: string
  /** What stands after `<client> - ` in the file name, without `.docx`. */
  readonly fileLabel: string
  /** The permission that its screen and its calls need. */
  readonly permission: 'user'
  /** More words that the search over tools should find it by. */
  readonly keywords: readonly string[]
}

/** A text that the attorney put on file and chose for this draft. Data, never instructions. */
export type SourceText = {
  readonly id: string
  readonly kind: SourceKind
  readonly title: string
  readonly text: string
}

/** Everything a draft is made from. Two equal inputs give equal drafts wherever no model writes. */
export type DraftInput = {
  readonly draftId: string
  /** Answers to visible questions only. */
  readonly answers: Answers
  /** All answers as they were sent, hidden ones too; only rules that speak about them may look. */
  readonly givenAnswers: Answers
  readonly client: ClientRecord
  readonly attorney: Attorney
  readonly filingDate: IsoDate
  readonly sources: readonly SourceText[]
  /** The firm's template with its confirmed sections, for the tool that drafts from one; absent when it is not found. */
  readonly template?: ConfirmedTemplate | undefined
  /** Finished drafts of the same type by the same attorney, to find wording that is used again. */
  readonly earlierDrafts?: readonly EarlierDraft[] | undefined
  /** The facts of the case with their passages, elements and exhibits, as they stood when the draft was asked for. */
  readonly caseMap?: CaseMap | undefined
}

export type EarlierDraft = { readonly draftId: string; readonly title: string; readonly text: string }

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** Who writes a section: `software` always code; `model` a model where one is configured, else the offline template. */
export type SectionMode = 'software' | 'model'

export type SectionPlan = {
  /** The section's id in the domain file. */
  readonly id: string
  readonly title: string
  readonly mode: SectionMode
  /** Sections of one wave are written at the same time; a later wave sees what earlier ones wrote. */
  readonly wave: number
  /** `isFirm`: the pages are limited, so that no more facts make it longer. */
  readonly words?: { readonly min: number; readonly max: number; readonly isFirm?: true }
  /** The name of the instruction file in the tool's `sections/` folder; needed when a model may write it. */
  readonly instruction?: string
  /** Ids of the authorities that this section may cite. */
  readonly authorities?: readonly string[]
  /** Level in the outline: 1 stands alone, 2 belongs under the last level 1. */
  readonly level?: 1 | 2
  /** False: the title names the section in the outline only (a date line, a caption); the document prints no heading. */
  readonly heading?: false
  /** Running text where it is absent. */
  readonly setting?: SectionSetting
  /** The argument that the text's writer put over it, in place of the title. */
  readonly pointHeading?: string
}

/**
 * How a section is set on paper: `letterhead` in the middle; `lines` (a date, an address, a signature) and `caption` (a court's or an
 * agency's cover, its title between rules) without indents; `body` as running text.
 */
export const sectionSettings = ['body', 'letterhead', 'lines', 'caption'] as const
export type SectionSetting = (typeof sectionSettings)[number]

/** A finished section: its HTML subset with tokens resolved (see `section-content`). */
export type WrittenSection = {
  readonly id: string
  readonly html: string
  /** Its point heading, where its writer proposed one. */
  readonly heading?: string
}

/** What a section tells in full of the case map, in its order, and what is told elsewhere and bears on it: ids of facts. */
export type SectionTelling = { readonly tells: readonly string[]; readonly refers: readonly string[] }

/** An authority that a section may cite: the model names the id, software prints the citation. */
export type CitableAuthority = { readonly id: string; readonly citation: string; readonly useFor: string }

/**
 * One drafting tool as its folder states it. All functions are pure. `open` reads answers, record, sources and case map
 * once; everything else works on the case that it gives. `write` returns the HTML subset with tokens
 * (`[[cite:C2|pin=565]]`) and serves both as the writer of `software` sections and as the offline writer of `model` sections.
 */
export type ToolDefinition<Case> = {
  readonly identity: ToolIdentity
  readonly questionnaire: Questionnaire
  /** The client's documents are exhibits without being chosen: they come as sources, with their titles alone. */
  readonly listsDocuments?: true
  /** Never throws, whatever the answers; what is missing becomes a gap. */
  readonly open: (input: DraftInput) => Case
  /** The rules on the answers and the record; codes of the tool's domain file. */
  readonly check: (opened: Case) => Check[]
  /** How the case map of an input is made: its elements, and how answers are read. A tool without it has no map. */
  readonly caseRules?: (input: DraftInput) => CaseRules
  /** What is proposed for choices that are not made yet. */
  readonly suggest?: (input: DraftInput) => readonly Suggestion[]
  /** What software computed, under the names of the domain file. */
  readonly facts: (opened: Case) => Facts
  readonly plan: (opened: Case) => SectionPlan[]
  readonly write: (section: SectionPlan, opened: Case, written: readonly WrittenSection[]) => string
  /** What every section's writer is told of the case beside the case map: forum, roles, what software computed. */
  readonly brief: (opened: Case) => Json
  /** What a model is told for one section alone; what is unknown is null so that it can see the gap. */
  readonly digest: (section: SectionPlan, opened: Case, written: readonly WrittenSection[]) => Json
  readonly authorities: (opened: Case) => readonly CitableAuthority[]
  /**
   * Which section tells which fact of the case map, by a writer that reads whole paragraphs; a model is told the same.
   * Without it each fact is told where the map's likeness of words puts it.
   */
  readonly telling?: (opened: Case) => ReadonlyMap<string, SectionTelling>
  /**
   * Rules on one section that a model wrote, before its tokens are resolved (resolved content is understood too). Never
   * for what software wrote.
   */
  readonly reviewSection?: (section: SectionPlan, html: string, opened: Case) => Check[]
  /** Why a model's text of this section cannot be it, where the tool knows more than the request tells: it is asked for once more. */
  readonly refuse?: (section: SectionPlan, text: string, opened: Case) => RefusedText | undefined
  /** Rules on a finished draft; a `block` here wants a recorded override before accepting and export. */
  readonly review?: (opened: Case, sections: readonly WrittenSection[]) => Check[]
  /** The draft's title and file label where they follow from the case; the identity's own otherwise. */
  readonly describe?: (opened: Case) => DraftName
  readonly compose: (opened: Case, sections: readonly WrittenSection[]) => LegalDocument
}

/** `told` is for the writer who is asked again, `said` for the attorney. */
export type RefusedText = { readonly told: string; readonly said: string }

export type Facts = Readonly<Record<string, Json>>
export type DraftName = { readonly title: string; readonly fileLabel: string }

/** A tool as everybody else sees it: what it is, and how to open a case with it. */
export type DraftingTool = Pick<
  ToolDefinition<never>,
  'identity' | 'questionnaire' | 'listsDocuments' | 'caseRules'
> & {
  readonly open: (input: DraftInput) => OpenCase
}

/** One case, opened with one tool. It is read once, however much is asked of it; the plan and the authorities too. */
export type OpenCase = {
  readonly input: DraftInput
  readonly check: () => Check[]
  readonly suggest: () => readonly Suggestion[]
  readonly facts: () => Facts
  readonly plan: () => readonly SectionPlan[]
  readonly write: (section: SectionPlan, written: readonly WrittenSection[]) => string
  readonly brief: () => Json
  readonly digest: (section: SectionPlan, written: readonly WrittenSection[]) => Json
  readonly authorities: () => readonly CitableAuthority[]
  /** What a section tells of the map and may refer to; what an attorney or a plan placed is told where they put it. */
  readonly telling: (section: string) => SectionTelling
  readonly reviewSection: (section: SectionPlan, html: string) => Check[]
  readonly refuse: (section: SectionPlan, text: string) => RefusedText | undefined
  readonly review: (sections: readonly WrittenSection[]) => Check[]
  readonly describe: () => DraftName
  readonly compose: (sections: readonly WrittenSection[]) => LegalDocument
}
