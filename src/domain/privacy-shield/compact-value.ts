import { viewPlainly } from './plain-view.ts'

/** Letters and digits in lower case: two ways to write one value are equal. An A-number counts without its A and zeros. */
export function compactValue(value: string): string {
  const compact = viewPlainly(value).lower.replaceAll(/[^\p{L}\p{N}]/gu, '')
  const digits = /^a?(\d+)$/.exec(compact)?.[1]
  return digits === undefined ? compact : digits.replace(/^0+/, '').replace(/^1(?=\d{10}$)/, '')
}
