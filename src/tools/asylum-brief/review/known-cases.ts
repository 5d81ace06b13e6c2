import type { Authority } from '#law/authorities/authority.ts'
import { knownAuthorities } from '#law/authorities/list.ts'
import { fromLaw } from '#law/in-force.ts'

/** A decision of the list, taken apart for comparison. */
export type KnownCase = {
  readonly authority: Authority
  /** As it stands in the citation: `Matter of J-B-N- & S-M-`. */
  readonly name: string
  /** `24 I&N Dec. 208`; undefined for a decision with a docket number only. */
  readonly key: string | undefined
  /** `24 I&N Dec.` */
  readonly volume: string | undefined
  /** `(BIA 2007)` */
  readonly court: string
}

const reported = /^(.*?), ((\d{1,4} (?:I&N Dec\.|U\.S\.|F\.\dd|F\.4th|F\. Supp\. \dd)) \d{1,5}) ((?:\([^()]*\) ?)+)$/
const docketed = /^((?:(?! v\. ).)* v\. (?:(?!, No\. ).)*), No\. [^()]* (\([^()]*\))$/

export const knownCases = fromLaw([knownAuthorities], (authorities) => authorities.flatMap(takeApart))

function takeApart(authority: Authority): KnownCase[] {
  const [, name, key, volume, court] = reported.exec(authority.citation) ?? []
  if (name !== undefined && court !== undefined) return [{ authority, name, key, volume, court }]
  const [, caption, decided] = docketed.exec(authority.citation) ?? []
  return caption === undefined || decided === undefined
    ? []
    : [{ authority, name: caption, key: undefined, volume: undefined, court: decided }]
}

export const caseByKey = fromLaw(
  [knownCases],
  (cases) => new Map(cases.flatMap((known) => (known.key === undefined ? [] : [[known.key, known]]))),
)
