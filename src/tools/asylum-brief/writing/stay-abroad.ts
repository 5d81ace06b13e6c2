import { textOf } from '#domain/questionnaire/question.ts'
import type { Pen } from './pen.ts'
import { type Words, wordsOfAccount } from './words-of-account.ts'

/**
 * What the account tells of a stay in another country is no life elsewhere in this one: `I flew there, and my daughter came`
 * stands in a paragraph that names a place of the answer on other countries.
 */
export function isWithinCountry(pen: Pen): (one: Words) => boolean {
  const { answers, country = '' } = pen.frame
  const people = pen.map.persons.map(({ full }) => full).join(' ')
  const places = placesNamedIn(textOf(answers, 'benefits_details') ?? '').filter(
    (name) => !country.includes(name) && !people.includes(name),
  )
  if (places.length === 0) return () => true
  const paragraphs = new Set(
    wordsOfAccount(pen).flatMap(({ words, paragraph }) =>
      places.some((place) => words.includes(place)) ? [paragraph] : [],
    ),
  )
  return ({ paragraph }) => !paragraphs.has(paragraph)
}

/** The country with which the answer begins, and what stands behind `in`, `to`, `from` or `through`. */
const placesNamedIn = (answer: string): string[] => [
  ...[/^\p{Lu}\p{L}{3,}/u.exec(answer)?.[0] ?? []].flat(),
  ...[...answer.matchAll(/\b(?:in|to|from|through) (?:the )?(\p{Lu}\p{L}{3,})/gu)].flatMap(([, name = '']) =>
    ofCalendar.test(name) ? [] : name,
  ),
]

const ofCalendar =
  /^(?:January|February|March|April|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)$/u
