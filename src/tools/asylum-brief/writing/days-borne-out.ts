import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import type { Pen } from './pen.ts'
import { pinsOf } from './pins.ts'
import { dayOf, isCountry, tellsOfAct } from '../map/signs.ts'
import { isOfSameParagraph } from './adverse.ts'

/** A day of the client's account that a paper of somebody else gives as well. */
export type BorneOut = { readonly day: string; readonly exhibits: readonly string[] }

/** So many of them are shown. */
const most = 5

/** The days of the events that the client's own account tells and another paper dates in the same way, before the filing. */
export function daysBorneOut(pen: Pen): BorneOut[] {
  const { map, frame } = pen
  const told = map.facts.filter(
    (fact) => !isCountry(fact) && dayOf(fact) !== undefined && !/\b(?:born|birth|DOB)\b/u.test(fact.statement),
  )
  const isOwn = (fact: CaseFact) => passagesOf(map, fact).some(({ speaker }) => speaker === 'applicant')
  const byDay = Map.groupBy(told, (fact) => dayOf(fact) ?? '')
  return [...byDay]
    .filter(([day]) => frame.timing.filed === undefined || day < frame.timing.filed)
    .flatMap(([day, facts]): BorneOut[] => {
      const own = facts.filter(isOwn)
      const others = facts.filter(
        (fact) => passagesOf(map, fact).length > 0 && !isOwn(fact) && own.some((one) => areOfOneEvent(one, fact, pen)),
      )
      return own.length === 0 || others.length === 0
        ? []
        : [{ day: formatLongDate(day), exhibits: pinsOf(pen, [...own.slice(0, 1), ...others.slice(0, 2)]) }]
    })
    .slice(0, most)
}

/** What is shared tells of one event; a surgery on the day of a complaint bears the complaint out by nothing. */
function areOfOneEvent(own: CaseFact, other: CaseFact, pen: Pen): boolean {
  const isOfBody = other.kind === 'health' || other.kind === 'care'
  if (isOfBody) {
    const beside = pen.map.facts.filter((fact) => fact === own || isOfSameParagraph(own, fact, pen))
    return beside.some((fact) => tellsOfAct(fact) || fact.kind === 'health' || fact.kind === 'care')
  }
  return true
}
