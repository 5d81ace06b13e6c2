import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { findCountry } from '#law/countries.ts'
import { comesBack, isBehindLeaving, namesCountry } from './leaves-home.ts'
import { arrivalAt } from './adverse-in-account.ts'
import { episodesOf } from './episodes.ts'
import type { Pen } from './pen.ts'
import { beforeTheDeed, paragraphsOfHarm, type Words, withoutSpeech, wordsOfAccount } from './words-of-account.ts'

const moves =
  /(?:^|[.;,] |\d{4} |\b(?:and|then) )(?:I|[Ww]e) (?:(?:left|packed|took|escaped|ran)\b[^.;,]{0,40} and )?(?:went|moved|fled|escaped|ran|stayed|lived|hid|rented|slept)\b(?! (?:\p{L}+ ){0,3}(?:police|prosecutors?|court|hospital|clinic|station|commission)\b)[^.;]{0,60}? (?:to|in|at) (?:the )?(\p{Lu}\p{L}{2,30})(?!\p{L}|[’']s\b)/u
/** What others did at the new place, or that it was given up. */
const becameOfIt =
  /\b(?:showed|recogni[sz]\w+|found|asked|came|stood|put our|evict\w*|had the|knew|followed|called|broke|forced|entered|searched|waited|heard|told (?:him|them|her|the)|already|renewed|asked me to (?:go|leave)|had to leave|no longer|in front of|gave up|went back)\b/iu

/** `I paid a man and came back over the river`: the client's own way. */
const ownWay = /\bI (?:\p{L}+ ){0,12}?came back\b|\bfound me (?:the|a) (?:lawyer|room|job|school)\b/u

/**
 * Where the account tells that the client moved within the country after the first harm: the sentence that tells it, and the
 * last ones of its paragraph that tell what became of it. Empty where it tells of no such place.
 */
export function movedWithin(pen: Pen, most = 4): readonly Words[] {
  const { country, nationality } = pen.frame
  const [first] = episodesOf(pen).filter(({ from }) => from !== '')
  if (first === undefined) return []
  const all = wordsOfAccount(pen)
  const harm = paragraphsOfHarm(pen)
  const arrived = arrivalAt(pen)
  // Who moved before anything was done fled from nothing.
  const struck = all.findIndex(
    ({ paragraph, told }) => harm.has(paragraph) && beforeTheDeed(withoutSpeech(told)) !== undefined,
  )
  const begun = Math.max(
    all.findIndex(({ paragraph }) => harm.has(paragraph)),
    struck,
  )
  return all
    .flatMap((one, at) => {
      const [, place = ''] = moves.exec(one.told) ?? []
      if (
        at <= begun ||
        (arrived >= 0 && at >= arrived) ||
        !isPlaceName(place, [country, nationality]) ||
        isBeyond(at, all) ||
        namesCountry(one.words, country) ||
        isErrand.test(one.told) ||
        isAbroad(at, all, country) ||
        isBehindLeaving(at, all, country)
      )
        return []
      // What is told next, and where the place is named again, what came there.
      const behind = all
        .slice(at + 1, at + 12)
        .filter(
          ({ paragraph, words }) =>
            paragraph === one.paragraph || words.includes(` ${place}`) || takesUp(paragraph, one.paragraph, all),
        )
      const came = behind.filter(({ words, told }) => becameOfIt.test(words) && !ownWay.test(told)).slice(-2)
      return came.length === 0 ? [] : [one, ...came]
    })
    .slice(0, most)
}

/** `I went to Makeni because my aunt sent word`, `for the trials`: who goes for a day to somebody does not go there to live. */
const isErrand =
  /\b(?:went|came|travell?ed) to \p{Lu}[^.;]{0,40}\b(?:because (?:my|our)|to (?:see|visit|bury|attend|testify|fetch)|for (?:the|a|an|my|his|her) (?:trials?|funeral|burial|wedding|ceremony|hearing|operation|meeting))\b/u

/** Somebody learned who the client is, or those who are feared showed themselves. */
const foundOut =
  /\b(?:saw|recogni[sz]\w+|learned|found (?:out|me|us)|discovered|asked (?:for|about|if|where|who|my|the|around)|poster|photograph|picture|came (?:to|there|for)|called|followed|stood|knocked|watched|waited|threaten\w*|broke (?:the|my|our|into|down)|forced (?:the|my|our)|entered (?:the|my|our)|evict\w*|no place (?:in|where)|told (?:us|me) to (?:leave|go)|asked (?:us|me) to (?:leave|go))\b/iu

/** What came to the house of the parents says nothing of the new place. */
const atHome =
  /\b(?:my|our) (?:mother|father|parents?|wife|husband|brother|sister|grandmother|grandfather)(?:[’']s?)? (?:house|home|door)\b/iu

/** `On that day we stood before the office`: what the client does is no finding of the client. */
const isOwnDeed = /^(?:[^,“]{3,40}, )?(?:I|[Ww]e)\b/u

/**
 * The first place within the country to which the client moved and where the account tells that it was found out: the
 * sentence on the move, and those of its paragraph that tell of the finding, in their order. Empty where it tells of none.
 */
export function attemptElsewhere(pen: Pen): readonly Words[] {
  const [move] = movedWithin(pen)
  if (move === undefined) return []
  const all = wordsOfAccount(pen)
  const behind = all
    .slice(all.indexOf(move) + 1)
    .filter(
      ({ paragraph, words, told }) =>
        (paragraph === move.paragraph || takesUp(paragraph, move.paragraph, all)) &&
        foundOut.test(words) &&
        !ownWay.test(told) &&
        !isOwnDeed.test(told) &&
        !atHome.test(told),
    )
    .slice(0, 3)
  return behind.length === 0 ? [] : [move, ...behind]
}

/** `I worked in a tire shop` and, in the next paragraph, `Eight men came to the tire shop`: it goes on at the new place. */
function takesUp(paragraph: string, before: string, all: readonly Words[]): boolean {
  const opening = all.findIndex((one) => one.paragraph === paragraph)
  if (opening < 1 || all[opening - 1]?.paragraph !== before) return false
  const there = new Set(all.filter((one) => one.paragraph === before).flatMap(({ words }) => stemsOf(words)))
  return new Set(stemsOf(all[opening]?.words ?? '').filter((stem) => stem.length >= 3 && there.has(stem))).size >= 2
}

/** `I crossed the river to Rosso in Senegal. I slept in a mosque there`: the paragraph has left the country before. */
const isAbroad = (at: number, all: readonly Words[], home: string | undefined): boolean => {
  const before = all.slice(0, at).filter(({ paragraph }) => paragraph === all[at]?.paragraph)
  const left = before.findLastIndex(({ words }) => leaves.test(words) && namesCountry(words, home))
  return left >= 0 && !before.slice(left).some(({ words }) => comesBack.test(words))
}

const leaves =
  /\b(?:crossed|fled|flew|went|left|escaped|travell?ed|arrived|came|drove|walked)\b|\b(?:took|brought|carried|led|guided|smuggled|sent|got) (?:me|us)\b/iu

/** Told behind the journey to this country. */
const isBeyond = (at: number, all: readonly Words[]): boolean =>
  all
    .slice(0, at)
    .some(({ words }) =>
      /\b(?:flew|arrived|landed|admitted|crossed)\b[^.;]{0,60}\b(?:United States|America|New York|Newark|Miami|Los Angeles|Texas|California|Arizona)\b/u.test(
        words,
      ),
    )

/** A capitalised word that may be a place within a country: no other country, no word in capitals, no month. */
function isPlaceName(place: string, countries: readonly (string | undefined)[]): boolean {
  return (
    place !== '' &&
    findCountry(place) === undefined &&
    !countries.includes(place) &&
    !/^\p{Lu}{3,}$/u.test(place) &&
    !/^(?:January|February|March|April|May|June|July|August|September|October|November|December|I|God|Sunday|Monday|Friday|United|America|New|Jersey|Miami|Newark|Ohio)$/u.test(
      place,
    )
  )
}
