import type { Authority } from '#law/authorities/authority.ts'
import { isSameName } from './case-names.ts'
import type { Citation } from './citation.ts'
import { recogniseCitations } from './recognise.ts'

/** An entry of the list with its citation read by the same rules as a draft. */
export type KnownAuthority = { readonly authority: Authority; readonly citation: Citation }

export type AuthorityIndex = {
  /** Entries under a key; those of 8 CFR part 1208 stand under part 208 too. */
  readonly byKey: ReadonlyMap<string, readonly KnownAuthority[]>
  readonly cases: readonly KnownAuthority[]
}

/** Reads the list of authorities once; keep the result. */
export function indexAuthorities(list: readonly Authority[]): AuthorityIndex {
  const byKey = new Map<string, KnownAuthority[]>()
  const cases: KnownAuthority[] = []
  for (const authority of list) {
    for (const citation of citationsOf(authority)) {
      const known = { authority, citation }
      const keys = [citation.key, ...(citation.parallel ?? [])].flatMap((key) => (key ? sameRule(key) : []))
      for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), known])
      if (citation.kind === 'case' || citation.kind === 'docket') cases.push(known)
    }
  }
  return { byKey, cases }
}

function citationsOf({ citation, parts = [] }: Authority): Citation[] {
  const whole = recogniseCitations(citation)
  return [...whole, ...whole.flatMap((one) => parts.map((part) => ({ ...one, sub: `${one.sub ?? ''}${part}` })))]
}

/** The same rule has two numbers: part 208 for USCIS, part 1208 for the immigration courts. */
export function sameRule(key: string): string[] {
  const section = /^8 CFR 1?208(\..+)?$/.exec(key)
  return section ? [`8 CFR 1208${section[1] ?? ''}`, `8 CFR 208${section[1] ?? ''}`] : [key]
}

const ordinal = /^(.*?) ?\(?(I{1,3}|IV)\)?$/

const foundByName = new WeakMap<AuthorityIndex, Map<string, readonly KnownAuthority[]>>()
const mostNames = 2000

/** Cases of the list with this name; `L-E-A- II` finds the second of them alone. Kept with the list: a brief repeats its names. */
export function casesNamed(index: AuthorityIndex, name: string): readonly KnownAuthority[] {
  const kept = foundByName.get(index) ?? new Map<string, readonly KnownAuthority[]>()
  foundByName.set(index, kept)
  const known = kept.get(name)
  if (known) return known
  const found = findCases(index, name)
  if (kept.size >= mostNames) kept.clear()
  kept.set(name, found)
  return found
}

function findCases(index: AuthorityIndex, name: string): readonly KnownAuthority[] {
  const [, plain = name, number] = ordinal.exec(name) ?? []
  return index.cases.filter(({ authority, citation }) => {
    const names = [authority.name, citation.name ?? authority.name]
    if (!names.some((known) => isSameName(known, plain))) return false
    return number === undefined || authority.name.endsWith(`(${number})`)
  })
}
