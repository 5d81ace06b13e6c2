import { findCountry } from '#law/countries.ts'
import { formatLongDate, isIsoDate, type IsoDate } from '../dates/calendar.ts'
import { type Answer, type Option, type Question, textareaLimit, textLimit, yesNoOptions } from './question.ts'

export const earliestDate: IsoDate = '1900-01-01'
/** For dates that may lie ahead: far enough for any deadline, near enough for a slip of the hand to show. */
export const latestFutureDate: IsoDate = '2199-12-31'
const listLimit = 200

/** The sentence for a required question without an answer. */
export function missingSentence(question: Question): string {
  return question.missingMessage ?? missing[question.kind]
}

const missing: Readonly<Record<Question['kind'], string>> = {
  text: 'Please fill in this field.',
  textarea: 'Please fill in this field.',
  date: 'Please enter a date.',
  'yes-no': 'Please answer Yes or No.',
  choice: 'Please choose one of the options.',
  choices: 'Please choose at least one of the options.',
  client: 'Please select a client.',
  country: 'Please select a country.',
  number: 'Please enter a whole number.',
  record: 'Please select an entry.',
  records: 'Please select at least one entry.',
  rows: 'Please add at least one entry.',
}

/** The sentence for JSON that the question cannot hold, such as a list where one date belongs. */
export const misfitSentence = 'The answer does not have the form that this question takes.'

/** Why an answer cannot be taken, in one sentence; undefined when it can. */
export function problemWith(question: Question, answer: Answer, today: IsoDate): string | undefined {
  if (typeof answer === 'string') return problemWithText(question, answer, today)
  if (answer.length > listLimit) return `At most ${listLimit} entries can be taken.`
  if (question.kind === 'choices') return problemWithChoices(question.options, answer)
  return question.kind === 'rows' ? problemWithRows(question.columns, answer, today) : undefined
}

function problemWithText(question: Question, text: string, today: IsoDate): string | undefined {
  switch (question.kind) {
    case 'text':
      return problemWithLength(text, question.maxLength ?? textLimit) ?? problemWithPattern(text, question.pattern)
    case 'textarea':
      return problemWithTextarea(question, text)
    case 'date':
      return problemWithDate(question, text, today)
    case 'yes-no':
      return yesNoOptions.some(({ value }) => value === text) ? undefined : missing['yes-no']
    case 'choice':
      return problemWithChoice(question.options, text)
    case 'country':
      return findCountry(text) ? undefined : 'Please select a country from the list.'
    case 'number':
      return problemWithNumber(question, text)
    default:
      return problemWithLength(text, textLimit)
  }
}

function problemWithLength(text: string, limit: number): string | undefined {
  if (text.length <= limit) return undefined
  return `Please use at most ${format(limit)} characters; this answer has ${format(text.length)}.`
}

function problemWithTextarea(question: Question & { kind: 'textarea' }, text: string): string | undefined {
  const { minLength = 0, maxLength = textareaLimit } = question
  if (text.length >= minLength) return problemWithLength(text, maxLength)
  return (
    question.tooShort ??
    `Please write at least ${format(minLength)} characters; this answer has ${format(text.length)}.`
  )
}

function problemWithDate(question: Question & { kind: 'date' }, text: string, today: IsoDate): string | undefined {
  if (!isIsoDate(text)) return 'Please enter a date of the calendar as year-month-day, for example 2024-03-14.'
  if (text < earliestDate) return `Please enter a date on or after ${formatLongDate(earliestDate)}.`
  if (question.future)
    return text > latestFutureDate ? `Please enter a date on or before ${formatLongDate(latestFutureDate)}.` : undefined
  return text > today ? (question.tooLate ?? 'The date cannot be in the future.') : undefined
}

function problemWithPattern(text: string, pattern: 'receipt-number' | undefined): string | undefined {
  if (pattern === undefined || /^[A-Z]{3}\d{10}$/.test(text.toUpperCase().replaceAll(/[\s-]/g, ''))) return undefined
  return 'A receipt number has three letters and ten digits, for example IOE0123456789.'
}

function problemWithChoice(options: readonly Option[], value: string): string | undefined {
  const option = options.find((candidate) => candidate.value === value)
  if (!option) return 'Please choose one of the listed options.'
  return option.disabled ? `"${option.label}" is not available.` : undefined
}

function problemWithChoices(options: readonly Option[], answer: Exclude<Answer, string>): string | undefined {
  const values = answer.filter((value) => typeof value === 'string')
  return firstProblem(values, (value) => problemWithChoice(options, value))
}

function problemWithNumber(question: Question & { kind: 'number' }, text: string): string | undefined {
  // Years and counts: whole, and printed as they are typed.
  if (!/^-?\d{1,15}$/.test(text)) return missing.number
  const number = Number(text)
  const { min, max } = question
  if (min !== undefined && number < min) return `Please enter a number of at least ${min}.`
  return max !== undefined && number > max ? `Please enter a number of at most ${max}.` : undefined
}

/** The first thing wrong in any row, with the entry and the column named. */
function problemWithRows(columns: readonly Question[], rows: Exclude<Answer, string>, today: IsoDate) {
  const cells = rows.flatMap((row, index) =>
    columns.map((column) => ({
      column,
      entry: index + 1,
      cell: typeof row === 'string' ? undefined : row[column.name],
    })),
  )
  return firstProblem(cells, ({ column, entry, cell }) => {
    const unanswered = column.required === true ? missingSentence(column) : undefined
    const message = cell === undefined ? unanswered : problemWithText(column, cell, today)
    return message && `Entry ${entry}, ${column.label}: ${message}`
  })
}

function firstProblem<T>(items: readonly T[], judge: (item: T) => string | undefined): string | undefined {
  return items.map(judge).find((message) => message !== undefined)
}

function format(number: number): string {
  return number.toLocaleString('en-US')
}
