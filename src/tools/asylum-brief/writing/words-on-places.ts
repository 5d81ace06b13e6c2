import { passagesOf } from '#domain/case-map/read-map.ts'
import { findCountry } from '#law/countries.ts'
import type { Pen } from './pen.ts'
import { paragraphsOfHarm, type Words, wordsOfAccount } from './words-of-account.ts'

/** What the account says of moving within the country, wherever it says it, with what leans on it. */
export function onOtherPlaces(pen: Pen): readonly Words[] {
  const all = wordsOfAccount(pen)
  return all
    .filter(({ words, paragraph }, at) => {
      const before = all[at - 1]
      const goesOn = before?.paragraph === paragraph && didNotMove.test(before.words) && reasonWhyNot.test(words)
      return didNotMove.test(words) || goesOn
    })
    .filter(({ words }) => !pen.argued.has(words))
    .slice(0, 3)
}

/** `In Mogadishu I know nobody; a woman without a man cannot rent a room there`: what a place of the country would be, by name. */
export function onNamedPlaces(pen: Pen): readonly Words[] {
  const harm = paragraphsOfHarm(pen)
  const home = `${pen.frame.country ?? ''} ${pen.frame.nationality ?? ''}`
  return wordsOfAccount(pen).filter(
    ({ words, told, paragraph }) =>
      !harm.has(paragraph) &&
      !pen.argued.has(words) &&
      /\b(?:cannot|can[’']t|could not|nobody|no one)\b/iu.test(told) &&
      namesPlace(told.replace(/^In /u, 'there in '), home),
  )
}

const didNotMove =
  /\bI (?:did not|could not|cannot|would not|never) (?:even )?(?:try to |think of )?(?:liv(?:e|ing)|mov(?:e|ing)|go(?:ing)?|hid(?:e|ing)|stay(?:ing)?|settl(?:e|ing)) (?:to|in|at|elsewhere|anywhere|somewhere)\b|\b(?:another|no other|other) (?:city|town|part|place|region|province)\b/iu
const reasonWhyNot =
  /\b(?:register\w*|known|know|card|tribe|accent|language|relatives?|cousin|sister|brother|work|teacher|police|everywhere|one has to|already|find|found|landlord|chief)\b/iu

/** What the account tells of the danger in other places of the country, where the fear tells it. */
export function reachElsewhere(pen: Pen): readonly Words[] {
  const { map, told, frame } = pen
  const home = `${frame.country ?? ''} ${frame.nationality ?? ''}`
  const there = new Set(
    map.facts.flatMap((fact) =>
      /^S(?:15|27)$/u.test(told.get(fact.id) ?? '') ? passagesOf(map, fact).map(({ id }) => id) : [],
    ),
  )
  const harm = paragraphsOfHarm(pen)
  const all = wordsOfAccount(pen).filter(({ passage, paragraph }) => there.has(passage.id) && !harm.has(paragraph))
  const general = (words: string) => reaches.test(words) && everywhere.test(words) && namesPlace(words, home)
  return all
    .filter(({ words, paragraph }, at) => {
      const before = all[at - 1]
      // `A cousin was kept in Kosti` stands behind what is said of every place.
      const goesOn = before?.paragraph === paragraph && general(before.words) && reaches.test(words)
      return general(words) || (goesOn && namesPlace(words, home))
    })
    .slice(0, 3)
}

/** More places than one, or all of them. */
const everywhere =
  /\b(?:or in \p{Lu}|and in \p{Lu}|every(?:where)?|nowhere|no (?:part|place|corner) of|all over|whole country|other (?:cities|towns|places|provinces)|already asked)\b/iu

/** `In Khartoum or in Port Sudan`: a place by its name that is no other country. */
const namesPlace = (words: string, home: string): boolean =>
  [...words.matchAll(/\bin (\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})?)/gu)].some(
    ([, name = '']) => !home.includes(name) && findCountry(name) === undefined && !isOfCalendar.test(name),
  ) || /\b(?:no (?:part|place|corner) of|every(?:where| (?:city|town|province|barrier|checkpoint)))\b/iu.test(words)

const isOfCalendar =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|America|Chicago|New)\b/u
const reaches =
  /\b(?:asks? (?:for|if|who|where|everybody|people)|ask for your|barriers?|checkpoints?|was kept|were kept|detained|arrested|looked for|had already asked|asked who|find (?:me|us)|found (?:me|us)|without them|registers?|lists?|transferred only|will (?:find|know|ask))\b/iu
