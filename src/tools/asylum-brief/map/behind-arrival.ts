import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { findDays } from '#domain/language/find-days.ts'
import type { CaseFrame } from '../case.ts'

type ReadCase = { readonly frame: Pick<CaseFrame, 'timing'>; readonly map: CaseMap }

const arrives =
  /\b(?:arrived|landed|entered|crossed|flew|admitted|came to (?:the United States|America)|gave (?:my|him|her)self up)\b/iu

/** `left on November 2 and came to Houston on November 3`: the second of its days is that of the arrival. */
const comesTo = /\b(?:arrived|landed|entered|crossed|flew|admitted|came|reached|presented)\b/iu
const namesDay = (text: string, day: string | undefined): boolean =>
  day !== undefined && findDays(text).some(({ from, to }) => from === day && to === day)

function tellsArrival({ date, asTold, statement }: CaseFact, arrival: string): boolean {
  const [from, told] = [date?.from ?? '', asTold ?? statement]
  const isThen = from.length >= 7 && from === arrival.slice(0, from.length)
  return (isThen && arrives.test(told)) || (comesTo.test(told) && namesDay(told, arrival))
}

/** By map: in which document, from where on, the client's account tells of the time behind the last arrival. */
const known = new WeakMap<CaseMap, ReadonlyMap<string, number>>()

function arrivalsIn({ frame, map }: ReadCase): ReadonlyMap<string, number> {
  const found = known.get(map)
  if (found !== undefined) return found
  const { lastArrival } = frame.timing
  const places = new Map<string, number>()
  for (const fact of lastArrival === undefined ? [] : map.facts) {
    const [passage] = passagesOf(map, fact)
    if (passage?.speaker !== 'applicant' || !tellsArrival(fact, lastArrival ?? '')) continue
    places.set(passage.document, Math.min(passage.start, places.get(passage.document) ?? Number.POSITIVE_INFINITY))
  }
  known.set(map, places)
  return places
}

/** The client's account tells it behind the last arrival, by its place: an account goes on as the time went. */
export function isBehindArrival(fact: CaseFact, context: ReadCase): boolean {
  const passages = passagesOf(context.map, fact)
  return (
    passages.length > 0 &&
    passages.every(({ document, start, speaker }) => {
      const from = speaker === 'applicant' ? arrivalsIn(context).get(document) : undefined
      return from !== undefined && start > from
    })
  )
}

/** The client's account tells it before the journey here. */
export function isTowardArrival(fact: CaseFact, context: ReadCase): boolean {
  const passages = passagesOf(context.map, fact)
  return (
    passages.length > 0 &&
    passages.every(({ document, start, speaker }) => {
      const from = speaker === 'applicant' ? arrivalsIn(context).get(document) : undefined
      return from !== undefined && start < from
    })
  )
}
