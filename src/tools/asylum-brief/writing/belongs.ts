import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { findDates } from '#domain/language/find-dates.ts'
import { groundNamed } from '../case/relief.ts'
import { isBehindArrival } from '../map/behind-arrival.ts'
import { groundWords, ownWordsOfGroup } from '../map/ground-words.ts'
import { isMedicalUnit, isWrit, isWrittenToAuthorities } from './kinds-of-paper.ts'
import type { PlacingContext } from './placing.ts'
import {
  isAtLarge,
  isOfPeers,
  isWanted,
  possessing,
  reachedElsewhere,
  tellsFear,
  threatensSince,
} from './what-units-tell.ts'
import { persecutorSpeaks, tellsOfAct } from '../map/signs.ts'
import { isAnswerOnPlaces } from './places-of-life.ts'
import { isArrestHere, tellsOfReport, tellsWhoSpeaks } from './story.ts'
import type { Unit } from './unit.ts'

/**
 * An argument may rest on a paragraph of somebody's account only where the paragraph itself speaks of what the section has
 * to show. What a rule put there by a single word, and what shows nothing of it, is told in the Statement of Facts: a fact in
 * the story is true; the same fact offered as proof of something else is not.
 */
export function belongsIn(section: string, unit: Unit, context: PlacingContext): boolean {
  if (isSureOf(unit, context)) return true
  const shows = showings[section] ?? (section.startsWith('S24') ? showsReason : undefined)
  return shows === undefined || shows(unit, context, section)
}

/** What a paragraph as a whole says of the danger, of an arrest here or of who speaks is no single word. */
const isSureOf = (unit: Unit, context: PlacingContext): boolean =>
  isWrit(unit, context) ||
  isWrittenToAuthorities(unit, context) ||
  (isWanted(unit) &&
    !unit.facts.some(({ wording }) => /\{applicant(?:\.\p{Ll}+)?\} (?:\p{Ll}+ )?c(?:a|o)me back\b/u.test(wording))) ||
  isOfPeers(unit) ||
  threatensSince(unit, context) ||
  isArrestHere(unit, context.frame) ||
  isAtLarge(unit, context.frame) ||
  reachedElsewhere(unit, context.frame) ||
  tellsWhoSpeaks(unit) ||
  isAnswerOnPlaces(unit, context) ||
  tellsFear(unit)

type Showing = (unit: Unit, context: PlacingContext, section: string) => boolean

const showsReason: Showing = (unit, context, section) => {
  const { frame } = context
  if (isOfLifeHere(unit, context)) return false
  // What the account tells behind the arrival was no reason for what was done before it, unless those who are feared speak.
  if (
    unit.facts.every((fact) => isBehindArrival(fact, context)) &&
    !unit.facts.some((fact) => persecutorSpeaks(fact, context) && /[“‘]/u.test(fact.statement))
  )
    return false
  const own = frame.grounds.filter(
    (ground) => frame.grounds.length === 1 || section === 'S24' || section === `S24${groundNamed(ground).letter}`,
  )
  return (
    own.some((ground) => groundWords(unit.text, ground, frame) > 0) ||
    possessing.test(unit.text) ||
    unit.facts.some((fact) => persecutorSpeaks(fact, context))
  )
}

/** All that it dates is after the arrival, the client tells it, and none of those who are feared stands in it by name. */
const isOfLifeHere = ({ facts, text }: Unit, { frame, map }: PlacingContext): boolean => {
  const { lastArrival } = frame.timing
  const days = facts.flatMap(({ date }) => date?.from ?? [])
  return (
    lastArrival !== undefined &&
    days.length > 0 &&
    days.every((day) => day >= lastArrival.slice(0, day.length)) &&
    facts.every((fact) => passagesOf(map, fact).every(({ speaker }) => speaker === 'applicant')) &&
    !facts.some(({ persons }) =>
      persons.some((id) => map.persons.some((one) => one.id === id && one.role === 'persecutor')),
    ) &&
    /\b(?:United States|America|here|church|works?|job|school|parole|permit|sponsor)\b/iu.test(text)
  )
}

const authorities =
  /\b(?:police(?:m[ae]n|wom[ae]n)?|prosecutors?|courts?|judges?|magistrates?|ministr(?:y|ies)|authorit(?:y|ies)|officers?|stations?|militia|gendarme\w*|government|army|soldiers?|commissariat|tribunal|fiscal[ií]a|ombudsman|governor|mayor|chief|sergeant|inspector|commander|state counsel|hotline|embassy|OIJ|denuncia|thana)\b/iu
const response =
  /\b(?:report\w*|complain\w*|denounc\w+|statement|testif\w+|wrote|writes|written|told|asked|called|called on|refus\w+|laugh\w*|said|did nothing|nothing|no answer|did not|would not|never|protect\w*|investigat\w+|arrest\w*|released|charged|convict\w*|prosecut\w+|stood|watched|bribe\w*|paid|shook|ate|eat|knew|know|sent (?:him|her|me|us|them) away|reconcile|closed|file|case)\b/iu

const showings: Readonly<Record<string, Showing>> = {
  S21: ({ text, facts }, { frame }) =>
    /\b(?:fil(?:e|ed|ing)|appl(?:y|ied|ying|ications?)|asylum|lawyers?|attorneys?|notari[oa]s?|preparer|deadline|one year|status|visa|permit|extend\w*|overst\w+|TPS|F-1|student|admitted|arrived|hearing|court date|clinic|hospital|treatment|therap\w+|depress\w+|PTSD|diagnos\w+|ill(?:ness)?|pregnan\w+|afraid|ashamed|did not know|nobody (?:told|was)|learned)\b/iu.test(
      text,
    ) ||
    (frame.timing.lastArrival !== undefined &&
      facts.some(({ date }) => (date?.from ?? '') > (frame.timing.lastArrival ?? ''))),
  S25: ({ text }, { frame }) =>
    ownWordsOfGroup(text, frame) > 0 ||
    /\b(?:society|community|neighbors?|everybody|everyone|people (?:like|who|call|say|know|avoid|spit|point)|called|regarded|seen as|known (?:as|for)|law|forbid\w*|cannot (?:change|be changed)|born|insult\w*|shun\w*|avoid\w*)\b/iu.test(
      text,
    ),
  S26: (unit) => showsAuthorities(unit) || lacksOffices.test(unit.text),
  S61: (unit) => showsAuthorities(unit) || lacksOffices.test(unit.text),
  S27: (unit, context) => !isOfPast(unit, context) || speaksOfDanger.test(unit.text),
  S28: ({ text, facts }, { frame: { timing } }) =>
    facts.some((fact) => speaksOfPlaces.test(fact.statement) && isOfClientOrCountry(fact)) &&
    !(
      timing.lastArrival !== undefined &&
      facts.some(({ date }) => date !== undefined) &&
      facts.every(({ date }) => date === undefined || date.from > (timing.lastArrival ?? '')) &&
      /\b(?:United States|America)\b/.test(text)
    ),
  S30: (unit, context) => isMedicalUnit(unit, context) || (effects.test(unit.text) && !looksFor.test(unit.text)),
  S23: (unit, context) =>
    isMedicalUnit(unit, context) ||
    ((effects.test(unit.text) || unit.facts.some((fact) => tellsOfAct(fact))) && !looksFor.test(unit.text)),
  S31: (unit, context) => !isOfPast(unit, context),
}

/** That a priest was moved to another parish says nothing of where the client could live. */
const isOfClientOrCountry = ({ kind, subject, persons }: CaseFact): boolean =>
  kind === 'country' || subject === undefined || subject === 'applicant' || persons.includes('applicant')

/** `There are no courts for us`: what is not to be had from those in office. */
export const lacksOffices = /\bno (?:courts?|police|law|judges?|protection|justice) (?:for|here|there|that)\b/iu

/** It tells of the authorities and of what they did. */
export const showsAuthorities = (unit: Unit): boolean =>
  (tellsOfReport(unit) || (authorities.test(unit.text) && response.test(unit.text))) &&
  !/\bpolice car\b/i.test(unit.text) &&
  !againstClient(unit.text)

/** `The imam made a complaint against me`: nobody asks the authorities for help with it. */
const againstClient = (text: string): boolean =>
  /\b(?:complaint|case|charge|accusation|report)\b[^.;]{0,40}\bagainst (?:me|him|her|M[rs]s?\. )/iu.test(text)

/** `He can ask at the border when I enter`: what would meet the client on coming back, told of no day that is past. */
export const awaitsReturn = ({ text, facts }: Unit, { frame: { timing } }: PlacingContext): boolean =>
  (looksFor.test(text) &&
    timing.lastArrival !== undefined &&
    facts.some(({ date }) => (date?.from ?? '') > (timing.lastArrival ?? ''))) ||
  (facts.every(
    ({ date }) => date === undefined || (timing.lastArrival !== undefined && date.from > timing.lastArrival),
  ) &&
    /\b(?:can|could|will|would|shall) (?:\p{Ll}{2,12} ){0,3}(?:ask|find|know|learn|kill|arrest|take|wait|come|see|check|stop|hear|meet)\b/iu.test(
      text,
    ) &&
    /\b(?:when|if|once) (?:I|he|she|we|M[rs]s?\. \p{Lu}\p{L}+) (?:enters?|returns?|lands?|arrives?|comes?|goes?|go(?:es)? back|am|is)\b|\bat the (?:border|airport)\b/iu.test(
      text,
    ))

/** All that is dated in it lies before the arrival, and something is. */
function isOfPast({ facts, text }: Unit, { frame, map }: PlacingContext): boolean {
  const { lastArrival } = frame.timing
  if (lastArrival === undefined) return false
  const days = facts.flatMap((fact) => [
    ...(fact.date === undefined ? [] : [fact.date.from]),
    ...passagesOf(map, fact).flatMap(({ words }) =>
      findDates(words).flatMap(({ date: { year } }) => (year === undefined ? [] : [String(year)])),
    ),
  ])
  const arrivalOf = (day: string) => lastArrival.slice(0, day.length)
  return days.length > 0 && days.every((day) => day <= arrivalOf(day)) && !/\b(?:now|still|today)\b/i.test(text)
}

const looksFor = /\b(?:asked (?:\p{L}+ ){1,4}for the|asked (?:for|about|where|when)|looking for|searched for)\b/iu
const speaksOfDanger =
  /\b(?:warrant|summons|wanted|look(?:ed|ing)? for|search(?:ed|ing)|ask(?:ed|s|ing) (?:for|about|where|if|when|whether)|threat\w*|list|file|case|order of arrest|fears?|afraid|danger|kill|would be|will be|find (?:me|him|her)|come back|came (?:again|back) (?:and|for|to)|blasphem\w+|accus\w+|at the airport|sentenced|members? of (?:the|our|my)|friends?|colleagues?|pastor)\b/iu
const speaksOfPlaces =
  /\b(?:mov(?:ed|e|ing)|relocat\w+|fled|flee|hid(?:ing)?|stayed|lived|lives?|living|went to|gone to|moved|go to|came to|returned to|rented|found|traced|followed|elsewhere|another (?:city|town|place|part|region|province)|other (?:cities|towns|parts|regions|places)|everywhere|nowhere|relatives? in|know(?:s|n)? (?:nobody|no one)|speaks? the|do(?:es)? not speak|no (?:family|relatives|place)|identity card|checkpoint\w*|register\w*|landlord|networks?|members in|all over|whole country|trades? in|shop in)\b/iu
const effects =
  /\b(?:sleep\w*|nightmares?|dreams?|wak(?:e|es|ing)|scars?|pain\w*|hurts?|limps?|walk\w*|headaches?|PTSD|post-?traumatic|trauma\w*|depress\w+|anxi\w+|panic|therap\w+|counsel\w+|psych\w+|diagnos\w+|symptoms?|criteria|score[ds]?|medic\w+|treat\w*|surger\w+|hospital\w*|doctor|injur\w+|wound\w*|bruis\w+|blood|bled|fractur\w+|broke\w*|stitch\w*|suicid\w+|cannot (?:work|use|lift|bend|see|hear|close|stand|sit|open|bear)|could not (?:walk|lie|sit|stand|move|eat|sleep|see|use)|afraid of|flashbacks?|showers?|clothes|lasting|permanent|swollen|teeth|tooth|sight|hearing|memor\w+|cri(?:es|ed)|fears? (?:of|that|men|to)|alone|shak(?:e|es|ing)|trembl\w+)\b/iu
