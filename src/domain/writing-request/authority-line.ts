import type { CitableAuthority } from '#domain/drafting/tool.ts'
import { shortCitation } from '#domain/section-content/short-citation.ts'
import type { Authority } from '#law/authorities/authority.ts'
import { circuitAuthorities } from '#law/authorities/circuit-authorities.ts'
import { findAuthority } from '#law/authorities/list.ts'
import { fromLaw } from '#law/in-force.ts'
import { lineOf } from '#domain/request-material.ts'

const circuitById = fromLaw([circuitAuthorities], (all) => new Map(all.map((authority) => [authority.id, authority])))

/**
 * One authority as a writer gets it: what it may be cited for, what happened there, words that may be quoted, the page
 * that was seen and the short form. Nothing that the list does not hold; `cited` is the page that the product's own text cites.
 */
export function authorityLine({ id, citation, useFor }: CitableAuthority, cited?: string): string {
  const authority = findAuthority(id)
  const circuit = authority && circuitById().get(authority.id)
  const pin = authority?.pin ?? cited
  const parts = [
    `${id} | ${citation} | ${useFor}`,
    ...(circuit?.holding === undefined ? [] : [`happened: ${circuit.holding}`]),
    ...(circuit?.quote === undefined || !circuit.confirmed ? [] : [`quotation: "${circuit.quote}"`]),
    pin === undefined ? 'no pin' : `pin ${pin}`,
    ...shortPart(citation),
    ...adversePart(authority, useFor),
  ]
  return lineOf(parts.join(' | '))
}

function shortPart(citation: string): string[] {
  const short = shortCitation(citation)
  return short ? [`short: ${short.name}`] : []
}

function adversePart(authority: Authority | undefined, useFor: string): string[] {
  const isAdverse = authority?.status === 'good-adverse' || authority?.status === 'reinstated-adverse'
  return isAdverse && !/adverse/i.test(useFor) ? ['adverse'] : []
}
