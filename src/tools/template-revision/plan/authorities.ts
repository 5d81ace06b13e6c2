import type { CitableAuthority, DraftInput } from '#domain/drafting/tool.ts'
import { authorities } from '#law/authorities/list.ts'

/**
 * The authorities that the template itself cites and the list knows: a rewritten section may go on citing them, by id.
 * Everything else comes from the sources that the attorney picked.
 */
export function citableAuthorities({ template }: DraftInput): CitableAuthority[] {
  const text = plain((template?.sections ?? []).flatMap(({ content }) => content.map((one) => one.text)).join('\n'))
  return authorities()
    .filter(({ offered, citation }) => offered && keysOf(citation).some((key) => text.includes(key)))
    .map(({ id, citation, proposition }) => ({ id, citation, useFor: proposition }))
}

/** The parts of a citation that name it alone: volume, reporter and page, or title and section. */
function keysOf(citation: string): string[] {
  const cases =
    citation.match(/(?<!\d)\d+ (?:I&N Dec\.|U\.S\.|S\. Ct\.|F\.(?:2d|3d|4th)|F\. Supp\.(?: [23]d)?) \d+/g) ?? []
  const provisions = citation.match(/(?:(?<!\d)\d+ (?:U\.S\.C\.|C\.F\.R\.)|INA) §§? ?[\d.]+[a-z]?(?:\([\w]+\))*/g) ?? []
  return [...cases, ...provisions].map(plain)
}

/** Spaces, dots and the sign § apart, so that `I. & N.` and `I&N` or `8 CFR` and `8 C.F.R. §` read alike. */
function plain(text: string): string {
  return text
    .replaceAll(/[\s.§]/g, '')
    .replaceAll('&amp;', '&')
    .toLowerCase()
}
