import { listInWords } from '#domain/prose/words.ts'
import { dateInWords } from './date-in-words.ts'
import { episodesOf } from './episodes.ts'
import type { Pen } from './pen.ts'

/**
 * `what was done on October 30, 2021, and in March 2022`: the times of the last episodes, for the places that rest on the
 * harm without telling it again. Undefined where no episode has a date.
 */
export function timesOfHarm(pen: Pen, most: number): string | undefined {
  const times = [...new Set(episodesOf(pen).map(({ from }) => from))].filter((from) => from !== '')
  if (times.length === 0) return undefined
  const days = times.slice(-most).map((from) => `${from.length === 10 ? 'on' : 'in'} ${dateInWords(from)}`)
  return `what was done ${listInWords(days).replaceAll(/(\d{4})(?= and )/g, '$1,')}`
}
