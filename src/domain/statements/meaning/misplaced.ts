import { expertOf } from '../tenures.ts'
import { citiesOf, countryOf, isListedCity } from '#domain/language/cities.data.ts'
import { foldToWords } from '#domain/language/fold.ts'
import { certainPersons, personsOf, shown, type Finding, type Told } from './finding.ts'
import { supposed } from './plain-claim.ts'
import { isAbout, isSurelyAbout, nounBefore } from './occurrences.ts'
import { canBeSame } from '../whom-pronouns-mean.ts'
import type { Placed, Token } from './told-index.ts'
import type { Weighed } from './weigh.ts'

const dwelling = /^(?:lives?|lived|living|resid(?:es?|ed|ing)|dwells?|stays?|stayed)$/iu
const working = /^(?:works?|worked|employed)$/iu
/** `Are still in Russia`: where somebody is. */
const being =
  /(?<!\p{L})(?:is|are|remains?|remained|stays?|stayed|lives?|resides?) (?:(?:still|now|currently|both|all|safe|living|back|behind) )*(?:with (?:him|her|them|us) )?in (?=(?:the )?(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*))/u
const isNow =
  /(?:(?<!\p{L})(?:is|are|lives?|living|resides?|stays?|now)|w\/) (?:\p{L}+ ){0,5}in (?:the )?(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*)/u

/** `His wife and son are still in Russia` where the file has them in Sacramento with him. */
export function elsewhere({ sentence, index }: Told): Finding[] {
  const match = being.exec(sentence.text)
  if (!match || /(?<!\p{L})(?:was|were|had|when)(?!\p{L})/u.test(sentence.text)) return []
  const where = match[1] ?? ''
  const before = sentence.mentions.filter(({ end }) => end <= match.index)
  const last = before.at(-1)
  // `A daughter, who remains in Lima`: she is told of; `his wife and son are` tells of both.
  const subjects = before.filter(
    (one) => one === last || (last && sentence.text.slice(one.end, last.start).endsWith(' and ')),
  )
  const isNear =
    last &&
    /^(?:,? (?:who|and \p{Ll}+|both|all|also|now|still|then))*,? $/u.test(sentence.text.slice(last.end, match.index))
  const persons = isNear ? certainPersons(subjects) : []
  if (persons.length === 0) return []
  const all = [...index.byPlace.values()].flat().filter((place) => isSurelyAbout(place, persons))
  const cities = citiesOf(foldToWords(where)) ?? new Set()
  const isThere = ({ sentence: { text } }: Placed) =>
    text.includes(where) ||
    foldToWords(text)
      .split(' ')
      .some((word) => cities.has(word))
  const [by] = all.filter(
    ({ sentence: { text, from } }) =>
      from.source.kind !== 'record' && isNow.test(text) && canBeOutside(text, where, cities.size > 0),
  )
  if (!by || all.some((place) => place.sentence.from.source.kind !== 'record' && isThere(place))) return []
  const word = { start: match.index, end: match.index + match[0].length }
  return [{ word, by, message: `The file has this person elsewhere: ${shown(by)}.` }]
}

/** A town that no list has can lie in the country that the draft names. */
function canBeOutside(text: string, where: string, isCountry: boolean): boolean {
  const place = isNow.exec(text)?.[1] ?? ''
  if (!isCountry || place === where) return true
  const last = foldToWords(place).split(' ').at(-1) ?? ''
  return isListedCity(last) || countryOf(last) !== undefined
}

/** How somebody lives, and not where. */
const manner = /^(?:hiding|fear|secret|poverty|peace|exile|relatives?|family|kin|friends|comfort|isolation)$/iu

const isPlace = ({ text, isName, weight }: Weighed) =>
  !manner.test(text) && (isName || (weight > 0 && !dwelling.test(text)) || /^(?:nearby|alone)$/iu.test(text))

/** In one home with the family; how a file says so. */
const household =
  /^ (?:together )?(?:with (?:the (?:family|couple|spouses)|them)|(?:in|at) (?:their|the (?:family|couple)['’]s?) (?:home|house|apartment))(?!\p{L})/iu
const sharing =
  /(?<!\p{L})(?:with (?:us|them|me|him|her|the (?:family|couple)|(?:my|his|her) (?:husband|wife|family|parents|son|daughter))|(?:our|their|my|his|her) (?:home|house|apartment|roof)|together|moved in|take[ns]? in)(?!\p{L})/iu

/** `His brother lives nearby` where the file has him live in Germany; `works for the Ministry` of nobody who does. */
export function misplaced(told: Told): Finding[] {
  const { sentence, index } = told
  return told.clauses.flatMap((clause): Finding[] => {
    const at = clause.words.findIndex(
      ({ text, start }) =>
        (dwelling.test(text) || working.test(text)) && !nounBefore.test(sentence.text.slice(0, start)),
    )
    const verb = clause.words[at]
    const persons = personsOf({ start: clause.start, end: verb?.start ?? clause.start }, told)
    if (!verb || persons.length !== 1 || !isSubjectOf(verb, sentence)) return []
    const all = [...index.byPlace.values()].flat()
    if (working.test(verb.text))
      return unemployed({
        verb,
        at,
        clause: clause.words,
        persons: namedSpeaker(persons, told),
        all,
        text: sentence.text,
      })
    const known = all.filter(
      (place) =>
        place.sentence.from.source.kind !== 'record' &&
        place.tokens.some(
          (token) =>
            (dwelling.test(token.text) || isIn(place, token)) &&
            !supposed.test(place.sentence.text.slice(0, token.start)) &&
            isSubject(place, token, persons),
        ),
    )
    const [by] = known
    if (!by) return []
    const word = { start: verb.start, end: verb.end }
    if (household.test(sentence.text.slice(verb.end)))
      return known.some((place) => sharing.test(place.sentence.text))
        ? []
        : [{ word, by, message: `The file has this person live elsewhere: ${shown(by)}.` }]
    const companion = sentence.mentions.find(
      ({ start }) => start > verb.end && /^ (?:(?:alone|together) )?with $/u.test(sentence.text.slice(verb.end, start)),
    )
    if (companion)
      return known.some((place) => isSurelyAbout(place, companion.ids)) || companion.ids.length !== 1
        ? []
        : [{ word, by, message: `The file does not have these two live together: ${shown(by)}.` }]
    const where = clause.words.slice(at + 1, at + 7).filter(isPlace)
    if (where.length === 0 || known.some(({ tokens }) => where.some((one) => says(tokens, one)))) return []
    return [{ word, by, message: `The file has this person live elsewhere: ${shown(by)}.` }]
  })
}

/** `Is in prison`, `is in Gdańsk`: who is there lives there. */
const isIn = ({ sentence: { text } }: Placed, { text: word, end }: Token) =>
  /^(?:is|are|remains?)$/iu.test(word) &&
  /^ (?:\p{L}+ ){0,2}in (?:\p{Lu}|prison|jail|custody|detention)/u.test(text.slice(end))

/** The person stands right before the verb: `her husband's family lives` is of others. */
function isSubjectOf({ start }: Token, { mentions, text }: Told['sentence']): boolean {
  const last = mentions.findLast(({ end }) => end <= start)
  return (
    last !== undefined &&
    /^(?: (?:and|who|now|still|also|currently|\p{Ll}{1,20}ly)(?=[ ,])){0,6},? $/u.test(text.slice(last.end, start))
  )
}

/** Who writes `I` in a letter is on file by name. */
function namedSpeaker(persons: readonly string[], { evidence }: Told): readonly string[] {
  const expert = persons.includes('speaker') ? expertOf(evidence) : undefined
  return expert === undefined ? persons : [...persons, expert]
}

type Work = {
  readonly verb: Weighed
  readonly at: number
  readonly clause: readonly Weighed[]
  readonly persons: readonly string[]
  readonly all: readonly Placed[]
  readonly text: string
}

function unemployed({ verb, at, clause, persons, all, text }: Work): Finding[] {
  if (!/^ (?:as an? \p{L}+ )?(?:for|at) (?:the )?\p{Lu}/u.test(text.slice(verb.end))) return []
  const where = clause.slice(at + 1, at + 7).filter(({ isName }) => isName)
  const named = all.filter(({ tokens }) => where.some((one) => says(tokens, one)))
  const [by] = named
  if (!by || named.some((place) => (persons.includes('client') ? isAbout : isSurelyAbout)(place, persons))) return []
  return [{ word: verb, by, message: `The file does not have this person work there: ${shown(by)}.` }]
}

/** One of these persons stands right before the verb. */
function isSubject({ sentence: { mentions, text } }: Placed, { start }: Token, persons: readonly string[]): boolean {
  const last = mentions.findLast(({ end }) => end <= start)
  return (
    last !== undefined &&
    canBeSame(last.ids, persons) &&
    last.ids.length > 0 &&
    start - last.end < 25 &&
    !/['’]s$/.test(last.text) &&
    !/^['’]s|, /.test(text.slice(last.end, start).replace(/^, (?:aged? )?\d{1,3},/, ''))
  )
}

function says(tokens: readonly Token[], { meaning }: Weighed): boolean {
  const keys = new Set(meaning.same)
  return tokens.some((token) => token.meaning.same.some((key) => keys.has(key)))
}
