import { readdirSync, readFileSync } from 'node:fs'
import type { Attorney } from '#domain/clients/attorney.ts'
import type { Field } from '#domain/clients/client-record.ts'
import type { DraftInput, SourceText, WrittenSection } from '#domain/drafting/tool.ts'
import type { Answers } from '#domain/questionnaire/question.ts'
import { resolveTokens } from '#domain/section-content/tokens.ts'
import { expertLetterTool } from '#tools/expert-letter/tool.ts'

/** A fictional filled-in case of the expert letter builder. */
export type LetterCase = {
  readonly filing_date: string
  readonly client: Readonly<Record<string, string>>
  readonly attorney: Attorney
  readonly answers: Answers
  readonly sources: readonly SourceText[]
  readonly expected: {
    readonly plan: string
    readonly independence: string
    readonly payment: string
    readonly addressee: string
    readonly declaration: boolean
    readonly checks: readonly string[]
    readonly sections: readonly string[]
    readonly opening_gaps: readonly string[]
    readonly contains: readonly string[]
    readonly absent: readonly string[]
    readonly review: readonly string[]
  }
}

export function readLetterCase(name: string): LetterCase {
  const file = new URL(`../src/tools/expert-letter/examples/${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as LetterCase
}

type Changes = {
  readonly answers?: Answers
  readonly client?: Readonly<Record<string, string>>
  readonly sources?: readonly SourceText[]
  readonly draftId?: string
}

export function letterInput(letterCase: LetterCase, changes: Changes = {}): DraftInput {
  const { first_name = '', middle_name = '', last_name = '', ...fields } = { ...letterCase.client, ...changes.client }
  const typed = Object.entries(fields).map(([name, value]): [string, Field] => [name, { value, dataType: 'text' }])
  const answers = { ...letterCase.answers, ...changes.answers }
  return {
    draftId: changes.draftId ?? 'draft-1',
    answers,
    givenAnswers: answers,
    client: {
      id: 'client-1',
      first_name,
      middle_name,
      last_name,
      client: Object.fromEntries(typed),
      spouse: {},
      children: [],
    },
    attorney: letterCase.attorney,
    filingDate: letterCase.filing_date,
    sources: changes.sources ?? letterCase.sources,
  }
}

/** Every worked case. */
export function letterInputs(): DraftInput[] {
  const folder = new URL('../src/tools/expert-letter/examples/', import.meta.url)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => letterInput(readLetterCase(name.replace('.json', ''))))
}

/** The letter as software writes it, tokens resolved. */
export function draftLetter(input: DraftInput, opened = expertLetterTool.open(input)): WrittenSection[] {
  return opened.plan().map((section) => ({ id: section.id, html: resolveTokens(opened.write(section, [])).html }))
}
