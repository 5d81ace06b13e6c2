import { isIsoDate, type IsoDate } from '../dates/calendar.ts'
import { fieldText, type Fields } from '../clients/client-record.ts'
import type { CaseQuestion, Trigger } from './case-date.ts'
import { type CaseField, caseFields } from './case-fields.ts'

/** All that the dates of a case are counted from. */
export type CaseInput = {
  readonly client: Fields
  readonly children: readonly Fields[]
  /** What was answered about filings, the newest first. */
  readonly filings: readonly Readonly<Record<string, string>>[]
  /** The saved answers of the tools, by the tool's type, the newest first. */
  readonly answers: readonly { readonly type: string; readonly answers: Readonly<Record<string, unknown>> }[]
}

/** A period that was told as two days. */
export type Period = { readonly from: IsoDate; readonly to: IsoDate }

export type Told = ReturnType<typeof readTold>

/**
 * Finds what was told about a case: the record counts before a filing, a filing before the answers of a tool. Whatever
 * is told twice and differs, or is no whole day, becomes a question.
 */
export function readTold(input: CaseInput, questions: CaseQuestion[]) {
  const ask = (ruleId: string, sentence: string, field: string) => {
    if (!questions.some((one) => one.sentence === sentence)) questions.push({ ruleId, sentence, field })
  }

  function find(ruleId: string, name: string): Trigger | undefined {
    const field = caseFields.find((one) => one.name === name)
    const label = field?.label ?? name
    const all = placesOf(input, field, name)
    const [first] = all
    const other = all.find(({ value }) => value.toLowerCase() !== first?.value.toLowerCase())
    if (first && other) {
      const sentence = `${label}: ${places[first.from]} ${first.value}, ${places[other.from]} ${other.value}. Dates are counted from ${first.value}.`
      ask(ruleId, sentence, name)
    }
    return first && { field: name, label, ...first }
  }

  /** A whole day between 1900 and 2199. */
  function day(ruleId: string, name: string): Trigger | undefined {
    const found = find(ruleId, name)
    if (found === undefined || isCaseDay(found.value)) return found
    ask(ruleId, `${found.label} is not a whole day (${found.value.slice(0, 40)}); nothing is counted from it.`, name)
    return undefined
  }

  /** Periods written `2026-07-10 to 2026-08-09; ...`; one that is no period becomes a question. */
  function periods(ruleId: string, name: string): readonly Period[] {
    const found = find(ruleId, name)
    return (found?.value ?? '').split(/[;\n]/).flatMap((written) => {
      const text = written.trim()
      if (text === '') return []
      const [from = '', to = ''] = text.split(' to ').map((part) => part.trim())
      if (isCaseDay(from) && isCaseDay(to) && from <= to) return [{ from, to }]
      ask(ruleId, `${found?.label ?? name}: “${text.slice(0, 60)}” is no period of two days and was left out.`, name)
      return []
    })
  }

  return {
    ask,
    find,
    day,
    periods,
    yes: (ruleId: string, name: string) => find(ruleId, name)?.value.toLowerCase() === 'yes',
    answer: (type: string, name: string) => {
      const value = input.answers.find((one) => one.type === type)?.answers[name]
      return typeof value === 'string' ? value.trim() : undefined
    },
    hasAnswers: (type: string) => input.answers.some((one) => one.type === type),
    children: input.children,
    clientField: (name: string) => fieldText(input.client, name),
  }
}

const places = { record: 'the record says', filing: 'the filing says', answers: 'the answers say' } as const

function placesOf(input: CaseInput, field: CaseField | undefined, name: string): Pick<Trigger, 'value' | 'from'>[] {
  const onRecord = fieldText(input.client, name)
  const { filing, answer } = field ?? {}
  const inFiling = filing && input.filings.map((one) => one[filing]?.trim()).find(Boolean)
  const given = answer && input.answers.map(({ answers }) => answers[answer]).find(isText)
  return [
    ...(onRecord ? [{ value: asYesNo(onRecord), from: 'record' as const }] : []),
    ...(inFiling ? [{ value: inFiling, from: 'filing' as const }] : []),
    ...(given ? [{ value: given.trim(), from: 'answers' as const }] : []),
  ]
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const asYesNo = (text: string) => (text === 'true' ? 'yes' : text === 'false' ? 'no' : text)

/** Years beyond these are slips of the hand. */
export const isCaseDay = (text: string): boolean => isIsoDate(text) && text >= '1900' && text < '2200'
