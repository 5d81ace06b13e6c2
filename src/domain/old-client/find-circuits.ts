import type { FoundMark } from '#domain/template-sections/old-case.ts'
import { marksOf } from './find-numbers.ts'

const circuit =
  /\b(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|D\.C\.) Circuit\b|\b(?:FIRST|SECOND|THIRD|FOURTH|FIFTH|SIXTH|SEVENTH|EIGHTH|NINTH|TENTH|ELEVENTH|D\.C\.) CIRCUIT\b/gu

/** `In the First Circuit`, before `(1st Cir. 2021)`: whose law it is, as long as it is cited. */
const isCitedOf = (text: string, words: string): boolean => {
  const [first = ''] = words.split(' ')
  const at = ordinals.indexOf(first.toLowerCase())
  return at !== -1 && new RegExp(String.raw`\((?:${at + 1})(?:st|nd|rd|th|d) Cir\.`, 'u').test(text)
}
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh'.split(' ')

/** The circuit whose law the old case was under, where the line cites none of its decisions. */
export const findCircuits = (text: string): FoundMark[] =>
  marksOf(text, 'circuit', circuit).filter(({ start, end }) => !isCitedOf(text, text.slice(start, end)))
