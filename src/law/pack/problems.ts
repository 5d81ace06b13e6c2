import { countries } from '../countries.data.ts'
import { isVersion, type LawPack, type LawParts } from './law-pack.ts'

/**
 * What keeps a pack of the right shape from being used, as sentences; empty for a sound one. `builtIn` is the pack of the
 * product: its texts and rules name its entries, so that a pack changes their status and never takes them away.
 */
export function problemsOf({ version, parts }: LawPack, builtIn: LawParts): string[] {
  return [
    ...(isVersion(version) ? [] : [`“${version}” is no version: a day is needed, as in 2026-12-01.`]),
    ...missing(parts, builtIn),
    ...repeated(parts),
    ...wronglyOffered(parts),
    ...unknownPlaces(parts),
  ]
}

const named: Readonly<Record<string, (parts: LawParts) => readonly string[]>> = {
  authority: ({ authorities, circuitAuthorities }) => [...authorities, ...circuitAuthorities].map(({ id }) => id),
  policy: ({ policies }) => policies.map(({ id }) => id),
  'form edition': ({ formEditions }) => formEditions.map(({ form }) => form),
  'preflight rule': ({ preflightRules }) => preflightRules.map(({ code }) => code),
  deadline: ({ deadlineRules }) => deadlineRules.map(({ id }) => id),
  forum: ({ forums }) => forums.map(({ id }) => id),
  circuit: ({ circuits }) => circuits.map(({ id }) => id),
  'filing address': ({ n400Filing }) => n400Filing.addresses.map(({ id }) => id),
  source: ({ kitSources }) => Object.keys(kitSources),
}

function missing(parts: LawParts, builtIn: LawParts): string[] {
  return Object.entries(named).flatMap(([kind, idsOf]) => {
    const here = new Set(idsOf(parts))
    const lost = idsOf(builtIn).filter((id) => !here.has(id))
    return lost.length === 0
      ? []
      : [`The ${kind} ${lost.slice(0, 3).join(', ')} is missing. An entry changes its status; it is never taken away.`]
  })
}

function repeated(parts: LawParts): string[] {
  return Object.entries(named).flatMap(([kind, idsOf]) => {
    const ids = idsOf(parts)
    const twice = ids.find((id, at) => ids.indexOf(id) !== at)
    return twice === undefined ? [] : [`The ${kind} ${twice} stands there twice.`]
  })
}

/** Offered: confirmed, with nothing open, and good law by its own status. */
function wronglyOffered({ authorities, circuitAuthorities }: LawParts): string[] {
  return [...authorities, ...circuitAuthorities].flatMap(({ id, offered, confirmed, open, status }) => {
    if (!offered) return []
    const why =
      confirmed === false || open !== undefined
        ? 'is not confirmed'
        : status === 'vacated' || status === 'overruled' || status === 'superseded'
          ? `is ${status}`
          : undefined
    return why === undefined ? [] : [`The authority ${id} ${why} and may not be offered.`]
  })
}

function unknownPlaces({ policies, circuits, circuitAuthorities, n400Filing }: LawParts): string[] {
  const codes = new Set(countries.map(({ code }) => code))
  const country = policies.flatMap((policy) => policy.countries).find((code) => !codes.has(code))
  const ids = new Set(['', ...circuits.map(({ id }) => id)])
  const astray = circuitAuthorities.find(({ circuit }) => !ids.has(circuit))
  const boxes = new Set(n400Filing.addresses.map(({ lockbox }) => lockbox))
  const box = Object.values(n400Filing.lockboxByState).find((lockbox) => !boxes.has(lockbox))
  return [
    ...(country === undefined ? [] : [`${country} is no country that the product knows.`]),
    ...(astray === undefined
      ? []
      : [`The authority ${astray.id} names the circuit ${astray.circuit}, which is not there.`]),
    ...(box === undefined ? [] : [`A state is sent to the lockbox ${box}, which has no address.`]),
  ]
}
