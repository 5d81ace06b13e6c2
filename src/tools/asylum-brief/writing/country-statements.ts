import type { CaseFact } from '#domain/case-map/case-map.ts'
import { isCountry } from '../map/signs.ts'
import type { Unit } from './unit.ts'

/** So many statements of a report may stay together: more of them speak of several things. */
const fewStatements = 3

/** It goes on about what the statement before it tells. */
const goesOn =
  /^(?:It|Its|They|Their|These|Those|This|That|Such|Of (?:these|those|them|the \d[\d,]*)|(?:Most|Some|None|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Half|All|Many|Several|\d[\d,]*) of (?:them|these|those|the)|The (?:same|latter|former|law|act)|In (?:these|those|both|such|\d[\d,]* of))\b/iu

/** `San Marcos has one since 2012`: of what, the statement before it says. */
const hasOne = /\b(?:has|have|had) (?:one|none|them|two|three)\b(?! \p{Ll}{3,})/u

/** `Three special courts were founded for it`: for what, the statement before it says. */
const leansBack = /^(?!If|When|Who)[^,;]{5,60} (?:for|under|against|by|about) (?:it|them|this)[.]?$/u

/**
 * A paragraph of a report speaks of many things in one breath: the police, other towns, the prisons. Each statement is told
 * where it bears on something, with what leans on it; a short paragraph, and one under a heading of its own, stays whole.
 */
export function byStatement(unit: Unit): Unit[] {
  if (!unit.isDocument || !unit.facts.every(isCountry)) return [unit]
  const bearing = unit.facts.filter((one) => !isOfOtherMatters(one))
  if (bearing.length <= fewStatements) return bearing.length === 0 ? [] : [withFacts(unit, bearing)]
  const parts: CaseFact[][] = []
  for (const fact of bearing) {
    const open = parts.at(-1)
    if (
      open !== undefined &&
      (goesOn.test(fact.statement) || hasOne.test(fact.statement) || leansBack.test(fact.statement))
    )
      open.push(fact)
    else parts.push([fact])
  }
  return parts.map((facts) => withFacts(unit, facts))
}

const withFacts = (unit: Unit, facts: readonly CaseFact[]): Unit =>
  facts.length === unit.facts.length
    ? unit
    : { ...unit, facts, text: facts.map(({ statement }) => statement).join(' ') }

/** `Wages in the textile zones rose by four percent`, `The fishing agreement was renewed`: it bears on no claim of harm. */
const isOfOtherMatters = ({ statement }: CaseFact): boolean =>
  ((economy.test(statement) && moves.test(statement)) ||
    calendar.test(statement) ||
    (ofOtherMatters.test(statement) && begins.test(statement))) &&
  !ofHarm.test(statement)

/** Trade between states, works, nature and feasts. */
const ofOtherMatters =
  /\b(?:fish(?:ing|eries)|agreements?|treat(?:y|ies)|partnership|customs union|airports?|ports?|harbou?rs?|dams?|stadiums?|trees|forests?|reservoirs?|power (?:plants?|stations?)|solar|festivals?|summits?|games|championship|tournament|tourism|museums?|anniversary|satellites?|banknotes?|stamps?|locusts?|vaccines?|mobile networks?|internet coverage)\b/iu
const begins =
  /\b(?:renew\w*|signed|ratified|conclu\w+|opened|inaugurat\w+|built|planted|launched|held|hosted|finished|completed|celebrated|joined|issued|introduced|extended)\b/iu

/** `The commission announced the dates of the election`. */
const calendar = /\b(?:announced|set|published) the (?:dates?|calendar|timetable) (?:of|for)\b/iu
const economy =
  /\b(?:wages?|salar(?:y|ies)|exports?|imports?|production|harvests?|yields?|tourism|tourists|visitors|GDP|gross domestic product|inflation|economy|economic growth|prices?|coffee|cotton|cocoa|tea|oil|gas|gold|copper|cloth|textiles?|investments?|trade|currency|rainfall|tonnes|barrels|census|literacy|vaccination|roads?|railway|bridge)\b/iu
const moves =
  /\b(?:rose|grew|fell|increased|decreased|reached|record|percent|declined|dropped|expanded|doubled|opened|completed|built|barrels|tonnes|million|billion)\b/iu
const ofHarm =
  /\b(?:arrest\w*|detain\w*|detention|kill\w*|tortur\w*|beat\w*|rap(?:e|ed|es)|threat\w*|persecut\w*|police|army|military|soldiers?|security|gangs?|violen\w*|attack\w*|discriminat\w*|forbid\w*|exclud\w*|refus\w*|denied|minorit\w*|women|prison\w*|displac\w*|extort\w*|corrupt\w*|impunity|courts?|judges?|rights?|asylum|refugees?|deport\w*|return(?:ed|ees?)|peace|ceasefire|prisoners?|amnest\w+|checkpoints?|identity|regist\w+)\b/iu
