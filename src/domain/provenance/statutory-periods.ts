import type { FactValue } from './fact.ts'
import { contentWords, stem } from '#domain/language/words.ts'

const periods = new Set([
  '1 year',
  '2 year',
  '3 year',
  '5 year',
  '10 year',
  '20 year',
  '180 day',
  '30 day',
  '90 day',
  '60 day',
  '10 day',
  '6 month',
  '18 month',
  '30 month',
])

/** A length of time that statutes and regulations use: the one-year deadline, the three and ten year bars. */
export function isStatutoryPeriod(value: Extract<FactValue, { type: 'quantity' }>): boolean {
  return periods.has(`${value.count} ${value.unit}`)
}

const legal = new Set(
  'bar deadline inadmissible inadmissibility presence unlawful unlawfully accrue statute statutory section residence naturalization arrival departure applies deportation removal waiver'
    .split(' ')
    .map(stem),
)

/** `Within one year of her last arrival, as the statute requires`: the deadline in the words of the law. */
const deadline =
  /(?<!\p{L})within one year (?:of|after|from) (?:\p{L}+ )?(?:\p{L}+ )?(?:arrival|entry), as [^.;]{0,60}requires?(?!\p{L})/iu

/** True for a sentence that states the law of such a period rather than what a person did. */
export function statesLaw(sentence: string): boolean {
  if (deadline.test(sentence)) return true
  if (/(?<!\p{L})(?:he|she|his|her|him|my|I)(?!\p{L})/iu.test(sentence)) return false
  return [...contentWords(sentence)].some((word) => legal.has(word))
}
