import type { CaseFact, CaseMap, Link } from '#domain/case-map/case-map.ts'
import { paragraphsOf } from '#domain/case-map/paragraphs.ts'
import { adverseFactsIn, passagesOf } from '#domain/case-map/read-map.ts'
import type { CaseFrame } from '../case.ts'
import { isTowardArrival } from '../map/behind-arrival.ts'
import { findCountry } from '#law/countries.ts'
import { tellsOfAct } from '../map/signs.ts'
import { isReport } from './story.ts'

export type Adverse = { readonly fact: CaseFact; readonly link: Link }

/**
 * The adverse facts of the map for a section, without what the persecutors did: an arrest before the last arrival is the
 * harm that the client fled, and nothing to be weighed against a grant.
 */
export function adverseIn(map: CaseMap, { timing, country, persecutor }: CaseFrame, section: string): Adverse[] {
  const spoken = new Map(map.passages.map(({ id, speaker }) => [id, speaker]))
  // A bar or a blemish is the client's own: what others did or a report tells is none.
  const isOfOthers = ({ persons, kind, sources }: CaseFact) =>
    kind === 'country' ||
    (!persons.includes('applicant') &&
      (persons.length > 0 ||
        sources.every((source) => source.type === 'passage' && spoken.get(source.passage) !== 'applicant')))
  const isHarm = (fact: CaseFact) =>
    // What somebody was made to do is done to him.
    /\b(?:was|were) (?:made|forced|ordered|compelled) to\b/iu.test(fact.statement) ||
    /\b(?:would|will) be (?:arrested|detained|charged|imprisoned)\b/i.test(fact.statement) ||
    // A judgment of the state that is feared, over somebody who is not there, is what is fled.
    (persecutor.type !== 'non-state' && /\bin absentia\b/iu.test(fact.statement)) ||
    ((tellsOfAct(fact) || /\b(?:deported|expelled|on bail|bailed|released|bond)\b/iu.test(fact.statement)) &&
      (timing.lastArrival === undefined || (fact.date?.from ?? '') < timing.lastArrival))
  // Nobody is held to complain of the state to the state.
  const isNoReport = ({ statement }: CaseFact) =>
    /^S(?:26|61)$/u.test(section) && persecutor.type === 'state' && isNotReporting.test(statement)
  // `I came back over the river` into the country of the client's own.
  const isWayHome = (fact: CaseFact) =>
    /^S(?:29|31)$/u.test(section) &&
    /\b(?:came|went|crossed) (?:back|again)\b/iu.test(fact.statement) &&
    isTowardArrival(fact, { frame: { timing }, map })
  const open = adverseFactsIn(map, section).filter(
    ({ fact }) => !isNoReport(fact) && !isOfClaim(fact) && !isWayHome(fact),
  )
  return open.filter(
    ({ fact }) =>
      !(
        section === 'S22' &&
        (isSaidOfAnother(fact) || ofDeath.test(fact.statement) || laysElsewhere.test(fact.statement))
      ) &&
      !(section === 'S27' && isOfJourneyAtHome(fact, map, timing, country ?? '')) &&
      !(section === 'S30' && (isOfOthers(fact) || isOfKin(fact))) &&
      (!/^S(?:29|31)$/.test(section) ||
        !(ofNoCourt.test(fact.statement) || isHarm(fact) || isOfOthers(fact) || isFlight(fact, map, timing))),
  )
}

const isNotReporting =
  /\b(?:did not|never) (?:go to|report|complain|tell)\b[^.;]{0,40}\b(?:police|authorities|station|court|prosecutor)\b/iu

/** An answer that states the claim itself speaks for it. */
const isOfClaim = ({ sources }: CaseFact): boolean =>
  sources.every(
    (source) =>
      source.type === 'answer' &&
      /^(?:procedural_history_details|missed_filing_deadline_reason|why|who|political_opinion_details|religion_details|race_details|nationality_details|social_group_details|convention_against_torture_details)$/u.test(
        source.question,
      ),
  )

/** `One scar he attributes to a fall as a boy`: who does not lay every mark on those who are feared is candid. */
const laysElsewhere = /\b(?:scars?|marks?)\b[^.;]{0,60}\battribut\w+ to\b/iu

/** `She is dead since 2011. They said that she fell in the ravine`: how somebody else died is no slip of the client’s. */
const ofDeath =
  /\b(?:is|was) (?:found )?dead\b[^]{0,60}\bsaid that (?:he|she) (?:had )?(?:fell|fallen|slipped|drowned)\b/iu

/** `The police said that she had slipped`, of somebody else: what an office makes of another’s death is no slip of the client’s. */
const isSaidOfAnother = ({ persons, statement }: CaseFact): boolean =>
  !persons.includes('applicant') &&
  /\b(?:police|officers?|authorities|constables?|soldiers?|army|radio|government|prosecutor)\b[^.;]{0,20}\b(?:said|say|says|told|wrote|recorded|announced|claimed)\b/iu.test(
    statement,
  )

/** `We went back to Kumasi in May 2022`: who had crossed no border yet moved within the country, and came back from nowhere. */
function isOfJourneyAtHome(fact: CaseFact, map: CaseMap, { lastArrival }: CaseFrame['timing'], home: string): boolean {
  const [passage] = passagesOf(map, fact)
  const words = fact.asTold ?? fact.statement
  const isJourney = /\b(?:went|took|flew|returned|came|travel+ed|crossed|moved) /u.test(words)
  if (!isJourney || passage?.speaker !== 'applicant' || lastArrival === undefined) return false
  if (!/\b(?:back|returned?|home|again)\b/iu.test(words)) return true
  return !map.passages.some(
    (other) => other.document === passage.document && other.start <= passage.start + 400 && isAbroad(other.words, home),
  )
}

/** A border, a flight or another country by its name. */
const isAbroad = (words: string, home: string): boolean =>
  /\b(?:border|visa|United States|America|abroad|airport|flew)\b/u.test(words) ||
  (words.match(/(?<!\p{L})\p{Lu}\p{L}{3,}/gu) ?? []).some((name) => {
    const found = findCountry(name)?.name
    return found !== undefined && found !== home
  })

/** What elders, a family or a band lays on somebody is no record. */
const ofNoCourt =
  /\b(?:elders|clan|village|family|in-laws|gang|militia|youths|imam|congregation|chief) (?:\p{L}+ ){0,2}(?:fined|banished|punished|sentenced)\b/iu

/** `Since March the client’s mother lives better`: whose state it is stands first. */
const isOfKin = ({ wording, subject }: CaseFact): boolean =>
  (subject !== undefined && subject !== 'applicant') ||
  /\b(?:mother|father|wife|husband|sister|brother|son|daughter|child(?:ren)?|family) of \{applicant|\{applicant\.(?:poss|his)\} (?:mother|father|wife|husband|sister|brother|son|daughter|children|family)\b/u.test(
    wording,
  )

/** Not to appear before those from whom the client fled: told among what happened before the arrival. */
function isFlight(fact: CaseFact, map: CaseMap, { lastArrival }: CaseFrame['timing']): boolean {
  const isPunished = /\b(?:fined|sentenced|banished|punished|flogged)\b/i.test(fact.statement)
  if (
    !isPunished &&
    !/\b(?:did not|never|failed to) (?:appear|report|register|go to (?:the )?court)\b/i.test(fact.statement)
  )
    return false
  const placeOf = (one: CaseFact) => passagesOf(map, one).flatMap(({ id }) => paragraphsOf(map).get(id) ?? [])
  const places = placeOf(fact)
  const around = map.facts.filter((other) => placeOf(other).some((place) => places.includes(place)))
  // Who is fined for having gone to the police is no offender.
  if (isPunished && !around.some(({ statement }) => isReport.test(statement))) return false
  const days = around.flatMap(({ date }) => date?.from ?? [])
  return (isPunished || days.length > 0) && days.every((day) => lastArrival === undefined || day < lastArrival)
}
