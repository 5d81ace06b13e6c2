import { canBeSame } from '../whom-pronouns-mean.ts'
import { isSurelyAbout } from './occurrences.ts'
import type { Placed } from './told-index.ts'
import { shown, subjectOf, type Finding, type Told } from './finding.ts'

/** How often something is done, by its unit. */
const often: readonly RegExp[] = [
  /(?<!\p{L})(?<!(?:as|in|at|of|for|such|until|spent|stayed|lasted) )(?:daily|(?:every|each|a|per) (?:day|night|morning|evening))(?!\p{L})/iu,
  /(?<!\p{L})(?<!(?:to|for|in|of|about|within|after|spent|than|over|nearly|almost|under|only|just|lasted) )(?:weekly|(?:a|per) week(?! (?:after|before|later|ago|earlier|and))|(?:every|each) (?:other |second )?(?:week|sunday|monday|tuesday|wednesday|thursday|friday|saturday)|on (?:sun|mon|tues|wednes|thurs|fri|satur)days)(?!\p{L})/iu,
  /(?<!\p{L})(?<!(?:to|for|in|of|about|within|after|spent|than|over|nearly|almost|under|only|just|lasted) )(?:monthly|(?:every|each|a|per) (?:other |second )?month)(?!\p{L}| (?:after|before|later|ago|earlier|and))/iu,
  /(?<!\p{L})(?<!(?:to|for|in|of|about|within|after|spent|than|over|nearly|almost|under|only|just|lasted) )(?:yearly|annually|annual|(?:every|each|a|per) year)(?!\p{L}| (?:after|before|later|ago|earlier|and))/iu,
]

/** No other person stands in the sentence alone. */
const isOfThem = (place: Placed, persons: readonly string[]) =>
  persons.length === 0 || place.sentence.mentions.every(({ ids }) => ids.length === 0 || canBeSame(ids, persons))

const paying = /(?<!\p{L})(?:pay|paid|send|sent|support|give|gave|contribut)\p{L}*/iu

const isPaid = (pattern: RegExp, { sentence, index }: Told) =>
  paying.test(sentence.text) &&
  [...index.byPlace.values()].some((list) =>
    list.some(({ sentence: { text } }) => pattern.test(text) && paying.test(text) && text.includes('$')),
  )

/** `Attends every week` where the file tells of twice, or of no such habit. */
export function otherFrequency(told: Told): Finding[] {
  const { sentence, index } = told
  return often.flatMap((pattern) => {
    const match = pattern.exec(sentence.text)
    const clause = match && told.clauses.find(({ start, end }) => start <= match.index && match.index < end)
    if (!match || !clause || /\$|\d/.test(sentence.text)) return []
    if (/(?<!\p{L})(?:several|many|some|a few|a couple of) times $/iu.test(sentence.text.slice(0, match.index)))
      return []
    // What is paid for somebody `a month` is paid every month, whatever verb tells it.
    if (isPaid(pattern, told)) return []
    const content = clause.words.filter(
      ({ meaning: { kind = 0 }, weight, hits, start }) =>
        (weight >= 0.5 || kind >= 29) && hits.exact.size > 0 && start < match.index,
    )
    const [word] = content
    if (!word) return []
    const persons = subjectOf(word, clause, told)
    const places = content.flatMap(({ hits }) => [...hits.exact]).flatMap((at) => index.byPlace.get(at) ?? [])
    const about = places.filter((place) => persons.length === 0 || isSurelyAbout(place, persons))
    const [by] = about
    // Somewhere else in a source that tells of this the file has the habit, in other words.
    const sources = new Set(places.map((place) => place.sentence.from))
    const isHabit = [...index.byPlace.values()].some((list) =>
      list.some(
        (place) => sources.has(place.sentence.from) && pattern.test(place.sentence.text) && isOfThem(place, persons),
      ),
    )
    if (
      !by ||
      isHabit ||
      places.some((place) => pattern.test(place.sentence.text) || pattern.test(place.sentence.from.source.title))
    )
      return []
    return [
      {
        word: { start: match.index, end: match.index + match[0].length },
        by,
        message: `The file does not say “${match[0]}”: ${shown(by)}.`,
      },
    ]
  })
}
