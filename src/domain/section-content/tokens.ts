import type { Authority } from '#law/authorities/authority.ts'
import { findAuthority } from '#law/authorities/list.ts'
import { isFormOf } from './citation-form.ts'
import { escapeText, gap } from './write.ts'

const token = /\[\[(cite|src|f):([^\]|]{1,80})(?:\|(pin|as)=([^\]]{0,80}))?\]\]/g

export type UnknownToken = { readonly token: string; readonly why: 'unknown' | 'not-allowed' }
export type ResolvedSection = {
  readonly html: string
  /** Ids of the authorities printed, each once, in order. */
  readonly cited: readonly string[]
  readonly unknown: readonly UnknownToken[]
}

export type TokenSources = {
  /** Ids or I-601A tokens that may be cited here; all of the list when absent. */
  readonly allowed?: readonly string[] | undefined
  /** Titles of the attorney's own cited sources by id. */
  readonly sources?: Readonly<Record<string, string>>
  /** Citations by id where this draft prints another one than the list (8 C.F.R. part 208 before USCIS). */
  readonly citations?: Readonly<Record<string, string>>
}

/** What may stand behind the id: a page, or another form of the same citation. */
type Detail = { readonly pin?: string | undefined; readonly as?: string | undefined }

/**
 * Prints the citations that tokens stand for. A token that names nothing known becomes a gap, so that it is seen; it is
 * also reported. `[[cite:S1:II]]` prints clause (II) in both halves of the citation; `[[cite:ina208a2d|as=INA § 208(a)(2)]]`
 * prints that form, provided that it cites the same provision (see `isFormOf`).
 */
export function resolveTokens(
  html: string,
  { allowed, sources = {}, citations = {} }: TokenSources = {},
): ResolvedSection {
  const cited = new Set<string>()
  const unknown: UnknownToken[] = []

  function printSource(whole: string, id: string): string {
    const title = sources[id]
    if (title !== undefined) return `<span data-source="${escapeText(id)}">${escapeText(title)}</span>`
    unknown.push({ token: whole, why: 'unknown' })
    return gap('source to be named')
  }

  function printAuthority(whole: string, id: string, detail: Detail): string {
    const [base = id, clause] = id.split(':')
    const authority = findAuthority(base)
    const isAllowed = !allowed || allowed.includes(base) || allowed.includes(authority?.id ?? '')
    if (!authority || !isAllowed) {
      unknown.push({ token: whole, why: authority ? 'not-allowed' : 'unknown' })
      return gap('authority to be confirmed')
    }
    cited.add(authority.id)
    const text = printDetail(authority, citations[authority.id], clause, detail)
    return `<cite data-authority="${authority.id}">${text}</cite>`
  }

  const resolved = html.replaceAll(token, (whole, kind: string, id: string, name?: 'pin' | 'as', value?: string) => {
    if (kind === 'f') return ''
    return kind === 'src' ? printSource(whole, id) : printAuthority(whole, id, name ? { [name]: value } : {})
  })
  return { html: resolved, cited: [...cited], unknown }
}

function printDetail(authority: Authority, own: string | undefined, clause: string | undefined, { pin, as }: Detail) {
  if (as !== undefined && isFormOf(authority.citation, as)) return printCitation(as)
  return printCitation(own ?? authority.citation, clause, pin ?? authority.pin)
}

/** The citation as HTML: case names in italics, the pinpoint in its place, `§` kept with its number. */
export function printCitation(citation: string, clause?: string, pin?: string): string {
  const withClause =
    clause === undefined ? citation : citation.replaceAll(/(\([A-Za-z0-9]+\))(?=,|$)/g, `$1(${clause})`)
  const withPin = pin ? withClause.replace(/ (\([^()]*\d{4}\))$/, `, ${pin} $1`) : withClause
  const [, name, rest] = /^((?:Matter of|In re|[A-Z][^,]* v\. )[^,]*)(,.*)$/.exec(withPin) ?? []
  const text = name === undefined ? escapeText(withPin) : `<em>${escapeText(name)}</em>${escapeText(rest ?? '')}`
  return text.replaceAll('§ ', '§\u00a0').replaceAll('§§ ', '§§\u00a0')
}
