import type { CaseFact } from '#domain/case-map/case-map.ts'
import { personsIn } from '#domain/case-map/wording.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { counted, listInWords } from '#domain/prose/words.ts'
import { escapeText, paragraph } from '#domain/section-content/write.ts'
import type { Child, WaiverCase } from '../case.ts'
import { relativeKin } from './kin.ts'
import { blocks, tellPlaces } from './paragraphs.ts'
import type { Place } from './place.ts'
import { factsIn, placesIn, type Teller } from './teller.ts'

/** The people, without argument: the family first, then each person with what is told of him or her here. */
export function writeStatementOfFacts(teller: Teller): string {
  const family = withoutToldAgain(placesIn(teller, 'statement_of_facts', 'family'))
  const people = Map.groupBy(placesIn(teller, 'statement_of_facts', 'person'), ({ cluster }) =>
    personOf(teller, cluster.facts),
  )
  teller.narrator.paragraph()
  const patterns = familyOpening(teller)
  for (const text of patterns) teller.guard.noteWords(text, personsIn(text))
  const opening = patterns.map((text) => teller.say(text))
  return blocks(
    tellPlaces(teller, family, [`<strong>The family.</strong>`, ...opening].join(' ')),
    ...[...people].map(([id, places]) => {
      const head = id === '' ? '' : `<strong>${escapeText(headOf(teller, id))}</strong>`
      const told = tellPlaces(teller, places, head)
      // Of whom only notes are left to be worded nothing is told under his name.
      return told === paragraph(head) ? '' : told
    }),
    pointers(teller),
  )
}

/** What an answer tells of a day that a document tells of: that they met, or married, is told once. */
function withoutToldAgain(places: readonly Place[]): Place[] {
  const isDocumented = ({ sources }: CaseFact) => sources.some(({ type }) => type === 'passage')
  const meeting = new Set(
    places
      .flatMap(({ cluster }) => cluster.facts)
      .filter(isDocumented)
      .flatMap(({ wording }) => wordsOf(wording)),
  )
  // `He was the DJ’s cousin and she was serving the cake`, which the declaration tells in its own words.
  const isOfMeeting = ({ sources, wording }: CaseFact) =>
    sources.some((source) => source.type === 'answer' && /^how_.*_met_/u.test(source.question)) &&
    wordsOf(wording).length > 2 &&
    wordsOf(wording).filter((word) => meeting.has(word)).length >= wordsOf(wording).length * 0.7
  const told = places.flatMap(({ cluster }) => cluster.facts.filter(isDocumented))
  const isToldAgain = (fact: CaseFact) =>
    !isDocumented(fact) &&
    (isOfMeeting(fact) ||
      told.some(
        (other) =>
          fact.date !== undefined &&
          other.date?.from === fact.date.from &&
          turns.some((turn) => turn.test(fact.wording) && turn.test(other.wording)),
      ))
  return places
    .map((place) => ({
      ...place,
      cluster: { ...place.cluster, facts: place.cluster.facts.filter((fact) => !isToldAgain(fact)) },
    }))
    .filter(({ cluster }) => cluster.facts.length > 0)
}

const wordsOf = (wording: string): string[] =>
  wording
    .replaceAll(/\{[^{}]*\}/gu, ' ')
    .toLowerCase()
    .match(/(?<!\p{L})\p{L}{4,}/gu) ?? []

const turns = [/\bmet\b/u, /\bmarried\b/u]

function personOf({ map }: Teller, facts: readonly CaseFact[]): string {
  const ids = facts.flatMap(({ subject, persons }) => (subject === undefined ? persons : [subject]))
  return ids.find((id) => map.persons.some((person) => person.id === id)) ?? ''
}

function headOf({ map }: Teller, id: string): string {
  return `${map.persons.find((person) => person.id === id)?.short ?? 'The record'}.`.replace(/^the /u, 'The ')
}

/** Marriage, relatives and children as the record has them, as far as no document tells it. */
function familyOpening(teller: Teller): string[] {
  const { waiver, map } = teller
  const documented = factsIn(teller, 'statement_of_facts', 'family').filter(({ sources }) =>
    sources.some(({ type }) => type === 'passage'),
  )
  const isTold = (pattern: RegExp) => documented.some(({ wording }) => pattern.test(wording))
  const spouse = waiver.relatives.find(({ role }) => role === 'spouse')
  const wedding = weddingIn(teller)
  const married =
    spouse && waiver.marriedOn && !isTold(/\bmarried\b/u) && wedding !== 'told'
      ? `{spouse} married {applicant} on ${formatLongDate(waiver.marriedOn)}${wedding}.`
      : ''
  const parents = waiver.relatives
    .filter(({ role, name }) => role !== 'spouse' && name !== undefined)
    .map(
      ({ role, movedOn }) =>
        `{${role}} is the ${relativeKin(map, role)} of {applicant}${movedOn === undefined ? '' : ` and came to the United States on ${formatLongDate(movedOn)}`}.`,
    )
  return [married, ...parents, isTold(/\bchildren\b/u) ? '' : children(waiver), alsoCalled(teller)].filter(
    (text) => text !== '',
  )
}

/** Quoted papers go on by the name that everybody uses. */
function alsoCalled({ map }: Teller): string {
  const name = map.facts
    .map(
      ({ wording }) =>
        /\{applicant\}, (?:whom|who) (?:\p{Ll}{1,12} ){1,3}calls? (\p{Lu}[\p{L}\p{M}]+)/u.exec(wording)?.[1],
    )
    .find((one) => one !== undefined)
  return name === undefined ? '' : `In the papers {applicant.subj} is also called ${name}.`
}

/**
 * Where an answer has them married (` at Sacred Heart Church in Rockport`), so that one sentence has day and place; `told`
 * where the answer's own sentence has the day among other things.
 */
function weddingIn(teller: Teller): string {
  const day = teller.waiver.marriedOn
  const facts = factsIn(teller, 'statement_of_facts', 'family').filter(
    ({ wording, quoteOnly }) => quoteOnly !== true && /\bmarried\b/u.test(wording),
  )
  const date = day === undefined ? undefined : formatLongDate(day)
  for (const { wording } of facts) {
    const isOfDay = date !== undefined && wording.includes(date)
    const [, place] = simpleWedding.exec(wording) ?? []
    if (place !== undefined && (isOfDay || !/\b(?:19|20)\d\d\b/u.test(wording))) return place
    if (isOfDay && /, | (?:at|in) \p{L}/u.test(wording.replace(date, ''))) return 'told'
  }
  return ''
}

const simpleWedding =
  /^(?:\{(?:applicant|spouse)(?:\.\w{1,6})?\}|and|They|The two| ){1,5} (?:were )?married(?: \{(?:applicant|spouse)\})?(?: on \p{Lu}\p{Ll}{2,8} \d{1,2}, \d{4})?( (?:at|in) (?!\d|\p{Lu}\p{Ll}{2,8} \d{4})[^.;{}]{3,80})$/u

function children({ children: all }: WaiverCase): string {
  const named = all.flatMap((child, index) =>
    child.name === undefined ? [] : [`{child-${index + 1}}${agedAs(child)}`],
  )
  if (named.length === 0) return ''
  const list = listInWords(named)
  return `{applicant} has ${counted(named.length, 'child', 'children')}, ${list}.`
}

/** ` (age 6)`; of a baby the day of birth. */
function agedAs({ age, bornOn }: Child): string {
  if (age === 0 && bornOn !== undefined) return ` (born on ${formatLongDate(bornOn)})`
  return age === undefined ? '' : ` (age ${age})`
}

function pointers({ waiver, say }: Teller): string {
  const whom = listInWords(waiver.relatives.map(({ role }) => `{${role}}`))
  return waiver.relatives.length === 0
    ? ''
    : paragraph(say(`What a refusal would mean for ${whom} is told with its evidence in Part V.`))
}
