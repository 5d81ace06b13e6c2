import { formatANumber } from '#domain/identifiers/a-number.ts'
import { type ForumId } from '#law/filing-kit/filing-kit.ts'
import { listed } from './listed.ts'
import { attorneyName, cityLine } from '#domain/clients/attorney.ts'
import { fieldText, fullName } from '#domain/clients/client-record.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { type Answers, isYes, rowsOf, textOf } from '#domain/questionnaire/question.ts'

/** A person of the caption. */
export type Respondent = { readonly name: string; readonly aNumber?: string }

/** What the papers of the kit and the preflight know of a filing. What is unknown is absent, never guessed. */
export type KitCase = {
  readonly forum: ForumId
  /** Which filing of the case it is, from 1. */
  readonly filing: number
  readonly lead: Respondent
  readonly others: readonly Respondent[]
  readonly counsel: {
    readonly name?: string
    readonly firm?: string
    readonly address: readonly string[]
    readonly phone?: string
    readonly email: string
    readonly eoirId?: string
    readonly bar?: string
  }
  readonly court?: { readonly city?: string; readonly state?: string }
  readonly judge?: string
  readonly hearing?: string
  readonly hearingType?: string
  readonly detained: boolean
  /** `removal`, `withholding-only`, `asylum-only`. */
  readonly proceeding: string
  readonly form: string
  readonly receipt?: string
  readonly decision?: string
  readonly usedModel: boolean
  /** Arrests that the answers know of, with how each ended where that is known. */
  readonly arrests?: readonly { readonly outcome?: string }[]
  /** The attorney's answers about this filing, by the names of `kitQuestions`. */
  readonly answers: KitAnswers
}

export type KitAnswers = Readonly<Record<string, string>>

type Known = {
  readonly forum: ForumId
  readonly form: string
  readonly usedModel: boolean
  readonly answers: KitAnswers
  readonly filing?: number
}

/** The filing of a draft, from its record, its answers and what the attorney said about the filing. */
export function kitCaseOf(input: DraftInput, { forum, form, usedModel, answers, filing = 1 }: Known): KitCase {
  const { client, attorney, answers: told } = input
  const given = (name: string) => answers[name]?.trim() || undefined
  const name = attorneyName(attorney)
  const city = cityLine(attorney)
  const court = { city: textOf(told, 'city'), state: textOf(told, 'state') }
  const optional = {
    judge: textOf(told, 'judge_name'),
    hearing: given('hearing_date') ?? textOf(told, 'next_hearing'),
    hearingType: given('hearing_type'),
    receipt: given('receipt_number'),
    decision: given('decision_date'),
  }
  return {
    forum,
    filing,
    lead: respondent(fullName(client), fieldText(client.client, 'a_number')),
    others: respondentsIn(given('respondents')),
    counsel: {
      ...defined({
        name,
        firm: attorney.firm_name ?? undefined,
        phone: attorney.phone ?? undefined,
        eoirId: given('eoir_id'),
      }),
      ...(attorney.license_number && {
        bar: [attorney.license_authority, `No. ${attorney.license_number}`].filter(Boolean).join(' '),
      }),
      address: [attorney.address_1, attorney.address_2, city].flatMap((line) => line ?? []),
      email: attorney.email,
    },
    ...((court.city ?? court.state) && { court: defined(court) }),
    ...defined(optional),
    detained: isYes(told, 'detained'),
    proceeding: textOf(told, 'proceedings_type') ?? 'removal',
    arrests: arrestsIn(told),
    form,
    usedModel,
    answers,
  }
}

/** One where only that there were some is known. */
function arrestsIn(told: Answers): NonNullable<KitCase['arrests']> {
  if (!isYes(told, 'has_past_arrests') && !isYes(told, 'arrests')) return []
  const rows = rowsOf(told, 'arrests').map(({ outcome }) => (outcome ? { outcome } : {}))
  return rows.length > 0 ? rows : [{}]
}

function respondent(name: string, number: string | undefined): Respondent {
  const aNumber = number && formatANumber(number)
  return aNumber ? { name, aNumber } : { name }
}

/** `Ana Ruiz, A 012-345-678; Luis Ruiz`, or one a line, as persons of the caption. */
function respondentsIn(text = ''): Respondent[] {
  return listed(text).flatMap((written) => {
    const [name = '', number] = written.split(',').map((part) => part.trim())
    return name === '' ? [] : [respondent(name, number)]
  })
}

function defined<Values extends Readonly<Record<string, string | undefined>>>(values: Values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: string
  }
}
