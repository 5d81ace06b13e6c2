import type { CaseFact, CasePassage } from '#domain/case-map/case-map.ts'
import { paragraphsOf } from '#domain/case-map/paragraphs.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { countWords } from '#domain/language/sentences.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import type { Ground } from '../case/relief.ts'
import type { Pen } from './pen.ts'
import { dayOf, tellsOfAct, wasDoneToClient } from '../map/signs.ts'
import { harmsIn, harmsOfKin } from './harms-in.ts'
import { answerOn } from './words-of-reason.ts'

const mostEvents = 3

/**
 * `the events of August 11, 2020 beside “white-red-white ribbon”`: events of the client's account that tell what was done and, in
 * the same paragraph, what the answers on the ground name, with their pages. Undefined where no paragraph has both.
 */
export function marksBesideActs(
  pen: Pen,
  ground: Ground,
): { readonly events: readonly string[]; readonly exhibits: readonly string[] } | undefined {
  const { map, frame } = pen
  const own = ownStems(pen, ground)
  const places = paragraphsOf(map)
  const spoken = map.passages.filter(({ speaker }) => speaker === 'applicant')
  const byPlace = Map.groupBy(spoken, ({ id }) => places.get(id) ?? id)
  const factsOf = Map.groupBy(
    map.facts.flatMap((fact) => passagesOf(map, fact).map((passage) => ({ fact, passage }))),
    ({ passage }) => places.get(passage.id) ?? passage.id,
  )
  const events = [...byPlace].flatMap(([place, passages]) => {
    const facts = (factsOf.get(place) ?? []).map(({ fact }) => fact)
    const day = facts.map(dayOf).find((one) => one !== undefined && /^\d{4}-\d\d-\d\d$/.test(one))
    const mark = longestMark(passages, own)
    const isBefore = day !== undefined && (frame.timing.lastArrival === undefined || day < frame.timing.lastArrival)
    if (!isBefore || mark === undefined || !facts.some((fact) => isHarm(fact, pen))) return []
    return [{ day, words: mark.words, passage: mark.passage }]
  })
  const chosen = events
    .filter(({ day }, at) => events.findIndex((other) => other.day === day) === at)
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .slice(0, mostEvents)
  if (chosen.length === 0) return undefined
  return {
    events: chosen.map(
      ({ day, words }, at) => `${at === 0 ? 'the events' : 'those'} of ${formatLongDate(day)} beside “${words}”`,
    ),
    exhibits: exhibitTokens(
      map,
      chosen.map(({ passage }) => passage),
    ),
  }
}

/** Done to the client or the client's own: that somebody else died at that time is the harm of nobody here. */
const isHarm = (fact: CaseFact, pen: Pen): boolean =>
  fact.negated !== true &&
  (fact.kind === 'harm' || tellsOfAct(fact)) &&
  (wasDoneToClient(fact) || harmsIn(fact, pen).length + harmsOfKin(fact, undefined, pen).length > 0)

/** What the answers on the ground and, for the first one, on the reason name, without who did it, where, and what every case has. */
function ownStems({ map, frame }: Pick<Pen, 'map' | 'frame'>, ground: Ground): ReadonlySet<string> {
  const said = [answerOn[ground], ...(frame.grounds[0] === ground ? ['why'] : [])]
    .map((name) => textOf(frame.answers, name) ?? '')
    .join(' ')
  const others = ['who', 'what', 'when', 'country_persecution'].map((name) => textOf(frame.answers, name) ?? '')
  const known = new Set(stemsOf([...others, ...map.persons.map(({ full }) => full), usual].join(' ')))
  return new Set(stemsOf(said).filter((stem) => stem.length >= 4 && !known.has(stem)))
}

const usual =
  'family father mother brother sister husband wife son daughter people person money police government state country members march may called named said told made years against because'

/** The longest run of such words in one sentence, as the paper has it; a month is none of them. */
function longestMark(
  passages: readonly CasePassage[],
  own: ReadonlySet<string>,
): { readonly words: string; readonly passage: CasePassage } | undefined {
  const runs = passages.flatMap((passage) =>
    [...passage.words.matchAll(/\p{L}[\p{L}\p{M}’'-]{2,}(?: \p{L}[\p{L}\p{M}’'-]{2,}){0,5}/gu)].flatMap(([stretch]) =>
      runsIn(stretch.split(' '), own).map((words) => ({ words: curlyQuotes(words), passage })),
    ),
  )
  return runs.toSorted((one, other) => other.words.length - one.words.length)[0]
}

function runsIn(words: readonly string[], own: ReadonlySet<string>): string[] {
  const runs: string[][] = [[]]
  for (const word of words) {
    const stems = stemsOf(word)
    if (stems.length > 0 && stems.every((stem) => own.has(stem))) runs.at(-1)?.push(word)
    else runs.push([])
  }
  // One word alone (`doctor`, `denounced`) says little; two, or a compound, are a mark.
  return runs
    .map((run) => run.join(' '))
    .filter((run) => /\p{L}[ -]\p{L}/u.test(run) && !/[’']s\b/u.test(run) && countWords(run) <= 5)
}
