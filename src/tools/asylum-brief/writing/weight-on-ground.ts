import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import type { Ground } from '../case/relief.ts'
import { groundWords } from '../map/ground-words.ts'
import { isCountry } from '../map/signs.ts'
import type { Pen } from './pen.ts'
import { wordsOfAccount } from './words-of-account.ts'
import { answerOn } from './words-of-reason.ts'

/** What was spoken in a sentence, without its marks. */
export const speechIn = (words: string): string =>
  [...curlyQuotes(words).matchAll(/[“‘]([^“”‘]{4,200}?)[”’](?!\p{L})/gu)].map(([, said = '']) => said).join(' ')

/** How much of what was said speaks to a ground: its own words, those of the answer on it, and what a people is called. */
export function weightOf(said: string, ground: Ground, pen: Pen): number {
  const answer = answerStems(pen, ground)
  const shared = new Set(stemsOf(said).filter((stem) => answer.has(stem))).size
  return (
    groundWords(said, ground, pen.frame) +
    shared +
    (isNameForPeople(said, ground, pen) ? 1 : 0) +
    ofWomen(said, ground, pen) +
    (ofPeople.test(said) && peopleGround(pen) === ground ? 1 : 0) +
    (ground === 'political-opinion' && ofOpinion.test(said) ? 1 : 0)
  )
}

/** `You voted against the commander`: a side in politics, whatever the answers call it. */
const ofOpinion =
  /\b(?:vot(?:e|ed|es|ing)|elections?|traitors?|coup|terrorists?|opposition|squalid|against (?:the|our) (?:commander|president|leader|government|state|party|revolution|king|movement|nation|homeland))\b/iu

/** `You people want a country`: said to somebody as one of a people. */
const ofPeople =
  /\b(?:your (?:people|kind|tribe|race|nation|language|sort)|want (?:a|your own) country|separatis\p{Ll}+)\b/iu

/** The ground to which it is said. */
const peopleGround = ({ frame }: Pen): Ground | undefined =>
  frame.grounds.find((one) => one === 'race' || one === 'nationality')

/** `A woman of the village does not leave`: of a group of women it is the word for them that names it. */
const ofWomen = (said: string, ground: Ground, { frame }: Pen): number =>
  ground === 'social-group' &&
  /\b(?:wom[ae]n|girls?|females?|wives|wife)\b/iu.test(frame.group.verbatim ?? '') &&
  /\b(?:wom[ae]n|girls?|wife)\b/iu.test(said)
    ? 1
    : 0

/** `Qadiani`, `inyenzi`: what those who did the harm call the people of the client, where the grounds hold a people or a faith. */
function isNameForPeople(said: string, ground: Ground, pen: Pen): boolean {
  const own = pen.frame.grounds.find((one) => one === 'religion' || one === 'race' || one === 'nationality')
  return own === ground && namesForPeople(pen).some((name) => said.includes(name))
}

/** Names with an article before them, that stand in more than one sentence and at least once in what others say. */
function namesForPeople(pen: Pen): readonly string[] {
  const found = called.get(pen) ?? readNamesForPeople(pen)
  called.set(pen, found)
  return found
}

const called = new WeakMap<Pen, readonly string[]>()

/** `“india” marks a woman as one who has no claim`: a report sets the word itself in marks. */
const namesInReports = ({ map }: Pen): string[] =>
  map.facts
    .filter(isCountry)
    .flatMap(({ statement }) => [...curlyQuotes(statement).matchAll(/“(\p{L}{4,20})”/gu)].map(([, name = '']) => name))

function readNamesForPeople(pen: Pen): string[] {
  const all = wordsOfAccount(pen).map(({ words }) => words)
  const taken = [pen.frame.country ?? '', ...pen.map.persons.map(({ full }) => full)].join(' ')
  const names = new Set(
    all.flatMap((words) =>
      [
        ...words.matchAll(
          /\b(?:[Aa]n?|[Ee]very|all|[Yy]ou|these|those|to the) (\p{Lu}\p{Ll}{3,20})(?!\p{L}|['’]| \p{Lu})/gu,
        ),
      ].map(([, name = '']) => name),
    ),
  )
  return [...names, ...namesInReports(pen)].filter(
    (name) =>
      !/^(?:American|God|Sunday|Friday|Saturday|Monday|Tuesday|Wednesday|Thursday)$/u.test(name) &&
      !taken.includes(name) &&
      all.filter((words) => words.includes(name)).length > 1 &&
      all.some((words) => speechIn(words).includes(name)),
  )
}

/** The stems of the answer on a ground, without those of names and of every life; read once for a brief. */
function answerStems(pen: Pen, ground: Ground): ReadonlySet<string> {
  const known = stems.get(pen) ?? new Map<Ground, ReadonlySet<string>>()
  stems.set(pen, known)
  const found = known.get(ground)
  if (found !== undefined) return found
  const { frame, map } = pen
  const names = [frame.country ?? '', ...map.persons.map(({ full }) => full)].join(' ')
  const places = wordsOfAccount(pen).flatMap(({ words }) =>
    [...words.matchAll(/\b(?:in|at|from|near|to) (\p{Lu}\p{L}{3,20})(?!\p{L})/gu)].map(([, place = '']) => place),
  )
  const usual = new Set(
    stemsOf(
      `${names} ${places.join(' ')} said told people person years because family their they there was from have born married general officer`,
    ),
  )
  const own = new Set(
    stemsOf(textOf(frame.answers, answerOn[ground]) ?? '').filter((stem) => stem.length >= 4 && !usual.has(stem)),
  )
  known.set(ground, own)
  return own
}

const stems = new WeakMap<Pen, Map<Ground, ReadonlySet<string>>>()
