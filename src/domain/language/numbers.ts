import { numberWords } from './word-lists.data.ts'

/** The number that digits or words stand for: `1,200`, `twenty-one`, `dozen`; undefined for other words. */
export function readNumber(written: string): number | undefined {
  if (/^\d/.test(written)) return Number(written.replaceAll(',', ''))
  const [tens = '', ones] = written.toLowerCase().split('-')
  const first = numberWords.get(tens)
  if (first === undefined || ones === undefined) return ones === undefined ? first : undefined
  const second = numberWords.get(ones)
  return second !== undefined && first >= 20 && second < 10 ? first + second : undefined
}
