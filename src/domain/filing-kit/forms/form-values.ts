import { findState } from '#law/states.ts'
import { fieldText } from '#domain/clients/client-record.ts'
import { isIsoDate } from '#domain/dates/calendar.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import type { FormFacts } from './form-target.ts'

type Value = (facts: FormFacts) => string | undefined

/** A field of the client's record. */
export const client =
  (name: string): Value =>
  ({ client: record }) =>
    fieldText(record.client, name)

/** A field of the spouse's record. */
export const spouse =
  (name: string): Value =>
  ({ client: record }) =>
    fieldText(record.spouse, name)

export const answer =
  (name: string): Value =>
  ({ answers }) =>
    textOf(answers, name)

/** `2020-01-31` -> `01/31/2020`; undefined for anything that is no whole date. */
export const usDate =
  (value: Value): Value =>
  (facts) => {
    const date = value(facts)
    return isIsoDate(date) ? `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}` : undefined
  }

/** Nine digits; undefined for a number that has fewer than eight or more than nine. */
export const aNumber =
  (value: Value): Value =>
  (facts) => {
    const digits = (value(facts) ?? '').replaceAll(/\D/g, '')
    return digits.length === 8 || digits.length === 9 ? digits.padStart(9, '0') : undefined
  }

/** Ten digits of a telephone number of the United States. */
export const phone =
  (value: Value): Value =>
  (facts) => {
    const digits = (value(facts) ?? '').replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
    return digits.length === 10 ? digits : undefined
  }

/** The two letters of a state. */
export const stateCode =
  (value: Value): Value =>
  (facts) =>
    findState(value(facts))?.code

/** Three letters and ten digits, as USCIS numbers receipts. */
export const receipt =
  (value: Value): Value =>
  (facts) => {
    const number = (value(facts) ?? '').replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase()
    return /^[A-Z]{3}\d{10}$/.test(number) ? number : undefined
  }

/** The first of several that is known. */
export const firstOf =
  (...values: readonly Value[]): Value =>
  (facts) => {
    for (const value of values) {
      const known = value(facts)
      if (known !== undefined) return known
    }
    return undefined
  }

/** A name of exactly two words: nothing else says where a family name begins. */
export const familyName =
  (value: Value): Value =>
  (facts) =>
    twoWords(value(facts))?.[1]
export const givenName =
  (value: Value): Value =>
  (facts) =>
    twoWords(value(facts))?.[0]

function twoWords(name: string | undefined): readonly [string, string] | undefined {
  const [first, last, more] = (name ?? '').split(/\s/).filter(Boolean)
  return first !== undefined && last !== undefined && more === undefined ? [first, last] : undefined
}

export const ticked =
  (holds: (facts: FormFacts) => boolean) =>
  (facts: FormFacts): true | undefined =>
    holds(facts) || undefined
