import { findDays } from '#domain/language/find-days.ts'
import { findCountry } from '#law/countries.ts'
import { leavesHome } from './leaves-home.ts'
import { countryNames } from './names-of-country.ts'
import type { Pen } from './pen.ts'
import { type Words, wordsOfAccount } from './words-of-account.ts'

/** A kind of passage of the account that the other side will hold against the client, with what it is worth. */
export type AdversePassage = { readonly words: readonly Words[]; readonly answer: string }

const toAmerica =
  /\b(?:flew|came|arrived|landed|was admitted|travel+ed|went|used (?:it|the visa))\b[^.;]{0,60}\b(?:United States|America|U\.S\.|New York|Newark|Miami|Los Angeles|Chicago|Houston|Dallas|Atlanta|Boston|Washington|San Francisco|Seattle|Philadelphia)\b/u

/** The place in the account of the sentence that tells the arrival here, by its words or its day; -1 where none does. */
export function arrivalAt(pen: Pen): number {
  const { lastArrival } = pen.frame.timing
  return wordsOfAccount(pen).findIndex(
    ({ words }) =>
      toAmerica.test(words) ||
      (lastArrival !== undefined && findDays(words).some(({ from, to }) => from === to && from === lastArrival)),
  )
}

/** Towns in which the client lived before. */
const placesBefore = (told: readonly Words[]): string[] => [
  ...new Set(
    told.flatMap(({ words }) =>
      [...words.matchAll(/\b(?:in|at|to) (\p{Lu}\p{L}{3,20})(?!\p{L})/gu)].flatMap(([, name = '']) =>
        ofCalendar.test(name) || findCountry(name) !== undefined ? [] : [name],
      ),
    ),
  ),
]

const ofCalendar =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/u

/**
 * A journey home after the client had first come here: why it was made, how the client lived there and how it ended, by the
 * account's own sentences.
 */
export function journeysHome(pen: Pen): AdversePassage | undefined {
  const all = wordsOfAccount(pen)
  const arrived = arrivalAt(pen)
  const left = leavesHome(all, pen.frame.country)
  // Who was safe in a third country and went back before coming here is asked about it as well.
  const first = left >= 0 && (arrived < 0 || left < arrived) ? left : arrived
  const home = [...countryNames(pen.frame.country ?? ''), ...placesBefore(all.slice(0, Math.max(0, first)))]
  if (first < 0 || home.length === 0) return undefined
  const isJourney = ({ words }: Words) =>
    home.some((name) =>
      new RegExp(
        String.raw`\bI (?:was|went|flew|returned|stayed|travel+ed)\b[^.;]{0,40}\b(?:in|to) ${RegExp.escape(name)}\b`,
        'u',
      ).test(words),
    ) || /\bI (?:went|flew|travel+ed|came) (?:(?:back )?home|back)\b(?! from)/u.test(words)
  const at = all.findIndex((one, place) => place > first && isJourney(one))
  const journey = all[at]
  if (journey === undefined) return undefined
  const paragraph = all.filter((one) => one.paragraph === journey.paragraph)
  // Who went back to live there before coming here made no visit.
  if (first !== arrived && at < arrived && !paragraph.some(({ words }) => forDays.test(words))) return undefined
  const chosen = paragraph.filter((one) => one === journey || why.test(one.words) || how.test(one.words))
  return {
    words: chosen.slice(0, 5),
    answer: paragraph.some(({ told }) => foundThere.test(told))
      ? 'The visit had such a reason, was short and ended with {applicant.him} leaving again. Far from showing that {applicant.subj} was safe there, it shows that those who are feared learned of it within days.'
      : 'A visit that had such a reason, and was made in such a way, gives up no fear and shows no protection: it was short, and it ended with {applicant.him} leaving again.',
  }
}

const forDays =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}|a few|several) (?:days|nights)\b|\b(?:a|one|two) weeks?\b/iu

/** Those who are feared came, asked or held the client on that visit. */
const foundThere =
  /\b(?:police\p{L}*|officers?|soldiers?|agents?|men|they)\b[^.;]{0,40}\b(?:waiting|waited|asked|came|held me|arrested me|stopped me)\b/iu

const why =
  /\b(?:had to see|see him|died|dying|funeral|bur(?:y|ied|ial)|ill|sick|hospital|mother|father|because|prison)\b/iu
const how =
  /\b(?:stayed (?:in|at|with)|in the house of|did not go to|(?:two|three|four|five|six|seven|ten|\d+) (?:days|weeks)|hid|only (?:for|once|at night)|did not go out|went out only|secret\w*|last day|followed|came to|held me|waiting|asked my|threat\w*|finger)\b/iu

/** That the client could leave the country openly: nobody stopped, a passport was given back. */
export function leftOpenly(pen: Pen): AdversePassage | undefined {
  const all = wordsOfAccount(pen)
  const at = all.findIndex(({ words }) => unhindered.test(words))
  const found = all[at]
  if (found === undefined || pen.frame.persecutor.type === 'non-state') return undefined
  const next = all[at + 1]
  const explains =
    next !== undefined &&
    next.paragraph === found.paragraph &&
    /\b(?:think|because|cousin|paid|order|computer|bribe|list)\b/iu.test(next.words)
  return {
    words: explains && next !== undefined ? [found, next] : [found],
    answer:
      'That somebody gets through a gate shows that no order had reached it yet, and not that none was given; what came after the departure is the better measure.',
  }
}

const unhindered =
  /\b(?:nobody|no one) (?:stopped|asked|held) (?:me|us)\b|\bleft (?:\p{L}+ ){0,3}(?:with|on) my own passport\b|\bpassport (?:had been|was) (?:returned|given back|issued|renewed)\b/u
