import type { Authority } from '#law/authorities/authority.ts'
import { findAuthority } from '#law/authorities/list.ts'
import { isFormOf } from './citation-form.ts'
import { type CitedExhibit, printExhibitCite } from './exhibit-cites.ts'
import { type ShortCitation, shortCitation } from './short-citation.ts'
import { escapeText, gap } from './write.ts'

const token = /\[\[(cite|src|f|fact|ex):([^\]|]{1,80})((?:\|[^\]|]{1,80}){0,3})\]\]/g

export type UnknownToken = { readonly token: string; readonly why: 'unknown' | 'not-allowed' | 'page' }
export type ResolvedSection = {
  readonly html: string
  /** Ids of the authorities printed, each once, in order. */
  readonly cited: readonly string[]
  /** Ids of the facts that its sentences rest on, each once, in order; they print nothing. */
  readonly facts: readonly string[]
  readonly unknown: readonly UnknownToken[]
}

export type TokenSources = {
  /** Ids or I-601A tokens that may be cited here; all of the list when absent. */
  readonly allowed?: readonly string[] | undefined
  /** Titles of the attorney's own cited sources by id. */
  readonly sources?: Readonly<Record<string, string>>
  /** Citations by id where this draft prints another one than the list (8 C.F.R. part 208 before USCIS). */
  readonly citations?: Readonly<Record<string, string>>
  readonly exhibits?: readonly CitedExhibit[] | undefined
}

/** What may stand behind the id: a page, another form of the same citation, or the wish for the short form. */
type Detail = { readonly pin?: string; readonly as?: string; readonly short?: true }

/**
 * Prints the citations that tokens stand for. A token that names nothing known becomes a gap, so that it is seen; it is
 * also reported. `[[cite:C1|short]]` prints the name alone, with a page the short form; `[[ex:ID|p=2]]` an exhibit (see
 * `printExhibitCite`). `[[cite:S1:II]]` prints clause (II) in both halves of the citation; `[[cite:ina208a2d|as=INA § 208(a)(2)]]`
 * prints that form, provided that it cites the same provision (see `isFormOf`).
 */
export function resolveTokens(
  html: string,
  { allowed, sources = {}, citations = {}, exhibits = [] }: TokenSources = {},
): ResolvedSection {
  const cited = new Set<string>()
  const facts = new Set<string>()
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

  function printExhibit(whole: string, spec: string): string {
    const { html: printed, problem } = printExhibitCite(spec, exhibits)
    if (problem) unknown.push({ token: whole, why: problem })
    return printed
  }

  const resolved = html.replaceAll(token, (whole, kind: TokenKind, id: string, details: string) => {
    switch (kind) {
      case 'f':
        return ''
      case 'fact':
        facts.add(id)
        return ''
      case 'ex':
        return printExhibit(whole, `${id}${details}`)
      case 'src':
        return printSource(whole, id)
      case 'cite':
        return printAuthority(whole, id, readDetail(details))
    }
  })
  return { html: resolved, cited: [...cited], facts: [...facts], unknown }
}

type TokenKind = 'cite' | 'src' | 'f' | 'fact' | 'ex'

function readDetail(details: string): Detail {
  const parts = details.split('|')
  const valueOf = (name: string) => parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1)
  const [pin, as] = [valueOf('pin'), valueOf('as')]
  return {
    ...(pin !== undefined && { pin }),
    ...(as !== undefined && { as }),
    ...(parts.includes('short') && { short: true as const }),
  }
}

function printDetail(authority: Authority, own: string | undefined, clause: string | undefined, detail: Detail) {
  const { pin, as } = detail
  const short = detail.short && shortCitation(authority.citation)
  if (short) return printShort(short, pin)
  if (as !== undefined && isFormOf(authority.citation, as)) return printCitation(as)
  return printCitation(own ?? authority.citation, clause, pin ?? authority.pin)
}

function printShort({ name, reporter }: ShortCitation, pin: string | undefined): string {
  const at = pin && reporter ? `, ${escapeText(reporter)} at ${escapeText(pin)}` : ''
  return `<em>${escapeText(name)}</em>${at}`
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
