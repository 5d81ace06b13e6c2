import { inaOfUsc } from '#law/ina-sections.ts'
import type { Occurrence } from './resolve.ts'
import type { Verdict } from './verdict.ts'

/**
 * Pairs the two halves of a statute (`INA § 208(b), 8 U.S.C. § 1158(b)`) and finds those that name different provisions.
 * Lists are paired in order when both halves have the same length, otherwise left alone. Keyed by place in the list.
 */
export function findUnequalTwins(occurrences: readonly Occurrence[]): ReadonlyMap<number, Verdict> {
  const found = new Map<number, Verdict>()
  for (let at = 1; at < occurrences.length; at += 1) {
    if (!startsSecondHalf(occurrences, at)) continue
    const first = runBack(occurrences, at - 1)
    const second = runForward(occurrences, at)
    if (first.length !== second.length) continue
    for (const [position, index] of second.entries()) {
      const verdict = compareHalves(occurrences[first[position] ?? 0], occurrences[index])
      if (verdict) found.set(index, verdict)
    }
  }
  return found
}

const isIna = (occurrence: Occurrence | undefined) => occurrence?.citation.written === 'ina'
const isUsc = (occurrence: Occurrence | undefined) =>
  occurrence?.citation.written === 'usc' && (occurrence.citation.key?.startsWith('8 USC') ?? false)

function gap(earlier: Occurrence | undefined, later: Occurrence | undefined): string | undefined {
  if (!earlier || !later || earlier.stream !== later.stream) return undefined
  return later.streamText.slice(earlier.citation.end, later.citation.start)
}

function startsSecondHalf(occurrences: readonly Occurrence[], at: number): boolean {
  const [before, here] = [occurrences[at - 1], occurrences[at]]
  return isIna(before) && isUsc(here) && /^(?:, ?| ?\(| ?\[|,? codified at )$/.test(gap(before, here) ?? 'none')
}

const inList = /^(?:,? and |,? or |, |; ?| ?[-–] ?)$/

function runBack(occurrences: readonly Occurrence[], last: number): number[] {
  const run = [last]
  while (
    isIna(occurrences[(run[0] ?? 0) - 1]) &&
    inList.test(gap(occurrences[(run[0] ?? 0) - 1], occurrences[run[0] ?? 0]) ?? '')
  )
    run.unshift((run[0] ?? 0) - 1)
  return run
}

function runForward(occurrences: readonly Occurrence[], first: number): number[] {
  const run = [first]
  for (
    let next = first + 1;
    isUsc(occurrences[next]) && inList.test(gap(occurrences[next - 1], occurrences[next]) ?? '');
    next += 1
  )
    run.push(next)
  return run
}

function compareHalves(first: Occurrence | undefined, second: Occurrence | undefined): Verdict | undefined {
  const [ina, usc] = [first?.citation, second?.citation]
  if (!ina || !usc || ina.malformed || usc.malformed) return undefined
  if (ina.key === usc.key && ina.sub === usc.sub) return undefined
  const section = ina.key?.replace('8 USC ', '') ?? ''
  const sub = ina.sub ?? ''
  const right = `8 U.S.C. § ${section}${sub}`
  return {
    class: 'C',
    flag: 'Verify or remove',
    severity: 'red',
    message: `The two halves name different provisions: INA § ${inaOfUsc(section)}${sub} is ${right}.`,
    suggest: right,
  }
}
