import { type Fields, fieldText } from '#domain/clients/client-record.ts'
import { type IsoDate, isIsoDate } from '#domain/dates/calendar.ts'
import type { Answers } from '#domain/questionnaire/question.ts'

/*
 * Readers of answers and records. They never throw, whatever JSON came in: what is empty, of the wrong kind or impossible
 * is undefined, and the templates print a gap for it.
 */

/** One line of text, white space collapsed. */
export function readLine(answers: Answers, name: string): string | undefined {
  return oneLine(plainText(answers[name]))
}

/** A long text as written, trimmed. */
export function readNarrative(answers: Answers, name: string): string | undefined {
  return plainText(answers[name])
}

export function readDate(answers: Answers, name: string): IsoDate | undefined {
  return plausibleDate(readLine(answers, name))
}

export function readYesNo(answers: Answers, name: string): 'yes' | 'no' | undefined {
  return readOne(answers, name, ['yes', 'no'])
}

/** The answer when it is one of the known values. */
export function readOne<T extends string>(answers: Answers, name: string, known: readonly T[]): T | undefined {
  const text = readLine(answers, name)
  return known.find((value) => value === text)
}

/** The known values among those chosen, in the order of `known`. */
export function readMany<T extends string>(answers: Answers, name: string, known: readonly T[]): T[] {
  const answer: unknown = answers[name]
  const chosen: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
  return known.filter((value) => chosen.includes(value))
}

export function recordLine(fields: Fields, name: string): string | undefined {
  return oneLine(fieldText(fields, name))
}

export function recordDate(fields: Fields, name: string): IsoDate | undefined {
  return plausibleDate(recordLine(fields, name))
}

function plainText(answer: unknown): string | undefined {
  const text = typeof answer === 'string' || typeof answer === 'number' ? String(answer).trim() : ''
  return text === '' ? undefined : text
}

function oneLine(text: string | undefined): string | undefined {
  return text?.replaceAll(/\s+/g, ' ')
}

/** Days outside 1900 to 2199 are slips of the keyboard. */
function plausibleDate(text: string | undefined): IsoDate | undefined {
  return isIsoDate(text) && text >= '1900-01-01' && text < '2200-01-01' ? text : undefined
}
