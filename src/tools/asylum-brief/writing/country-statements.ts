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

/**
 * A paragraph of a report speaks of many things in one breath: the police, other towns, the prisons. Each statement is told
 * where it bears on something, with what leans on it; a short paragraph, and one under a heading of its own, stays whole.
 */
export function byStatement(unit: Unit): Unit[] {
  if (!unit.isDocument || unit.facts.length <= fewStatements || !unit.facts.every(isCountry)) return [unit]
  const parts: CaseFact[][] = []
  for (const fact of unit.facts.filter((one) => !isOfEconomy(one))) {
    const open = parts.at(-1)
    if (open !== undefined && (goesOn.test(fact.statement) || hasOne.test(fact.statement))) open.push(fact)
    else parts.push([fact])
  }
  return parts.map((facts) => ({ ...unit, facts, text: facts.map(({ statement }) => statement).join(' ') }))
}

/** `Wages in the textile zones rose by four percent`: it bears on no claim of harm. */
const isOfEconomy = ({ statement }: CaseFact): boolean =>
  ((economy.test(statement) && moves.test(statement)) || calendar.test(statement)) && !ofHarm.test(statement)

/** `The commission announced the dates of the election`. */
const calendar = /\b(?:announced|set|published) the (?:dates?|calendar|timetable) (?:of|for)\b/iu
const economy =
  /\b(?:wages?|salar(?:y|ies)|exports?|imports?|production|harvests?|yields?|tourism|tourists|visitors|GDP|gross domestic product|inflation|economy|economic growth|prices?|coffee|cotton|cocoa|tea|oil|gas|gold|copper|cloth|textiles?|investments?|trade|currency|rainfall|tonnes|barrels|census|literacy|vaccination|roads?|railway|bridge)\b/iu
const moves =
  /\b(?:rose|grew|fell|increased|decreased|reached|record|percent|declined|dropped|expanded|doubled|opened|completed|built|barrels|tonnes|million|billion)\b/iu
const ofHarm =
  /\b(?:arrest\w*|detain\w*|detention|kill\w*|tortur\w*|beat\w*|rap(?:e|ed|es)|threat\w*|persecut\w*|police|army|military|soldiers?|security|gangs?|violen\w*|attack\w*|discriminat\w*|forbid\w*|exclud\w*|refus\w*|denied|minorit\w*|women|prison\w*|displac\w*|extort\w*|corrupt\w*|impunity|courts?|judges?)\b/iu
