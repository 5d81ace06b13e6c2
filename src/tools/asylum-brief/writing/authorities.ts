import type { CitableAuthority } from '#domain/drafting/tool.ts'
import type { Authority } from '#law/authorities/authority.ts'
import { authorities, findAuthority } from '#law/authorities/list.ts'
import { argues, type CaseFrame } from '../case.ts'
import { adverseCandidates, circuitCandidates } from '../plan/circuit-candidates.ts'
import { sectionAuthorities } from './section-authorities.data.ts'
import type { SectionRule } from '../plan/section-list.ts'
import { writeTemplate } from './write-template.ts'

/** Precedents against the applicant, each with what calls for it; any other is never offered (R17). */
const adverseTriggers: Readonly<Record<string, (frame: CaseFrame) => boolean>> = {
  kesg: ({ group }) => group.triggers.includes('gender'),
  ssfm: ({ group }) => group.triggers.includes('gender'),
  ab1: (frame) => frame.group.triggers.includes('gender') || isCircular(frame) || hasPrivateActor(frame),
  rerm: ({ group }) => group.triggers.includes('family'),
  lea2: ({ group }) => group.triggers.includes('family'),
  oarg: (frame) => frame.group.triggers.includes('former-status') || hasPrivateActor(frame),
  lalt: ({ group }) => group.triggers.includes('former-status'),
  eag: ({ group }) => group.triggers.includes('former-status'),
  ca: ({ group }) => group.triggers.includes('witness'),
}

const isCircular = ({ group }: CaseFrame) => group.definedBy !== undefined
const hasPrivateActor = ({ persecutor }: CaseFrame) => persecutor.type !== 'state'

/**
 * The ids of the authorities that this case may cite (R17): offered by the list, about a relief argued here or the
 * forum, adverse ones only when something calls for them, and whatever the sections of the case print.
 */
export function allowedAuthorities(frame: CaseFrame, sections: readonly SectionRule[]): Set<string> {
  const byRule = authorities()
    .filter((authority) => isAllowed(authority, frame))
    .map(({ id }) => id)
  const ofCircuit = sections.flatMap((section) =>
    [...circuitCandidates(section, frame), ...adverseCandidates(section, frame)].map(({ id }) => id),
  )
  return new Set([...byRule, ...ofCircuit, ...sections.flatMap(({ id }) => citedBy(id, frame))])
}

/** What one section may cite: what its own text prints and, of its subject, what the case allows. */
export function sectionCitations(rule: SectionRule, frame: CaseFrame, allowed: ReadonlySet<string>): string[] {
  const subject = sectionAuthorities[rule.instruction ?? rule.id] ?? []
  const ofCircuit = circuitCandidates(rule, frame).map(({ id }) => id)
  return [...new Set([...citedBy(rule.id, frame), ...subject.filter((id) => allowed.has(id)), ...ofCircuit])]
}

export function toCitable(id: string, frame: CaseFrame): CitableAuthority[] {
  const authority = findAuthority(id)
  if (!authority) return []
  const adverse = isAdverse(authority) ? 'Adverse: distinguish it. ' : ''
  return [{ id, citation: citationFor(authority, frame), useFor: `${adverse}${authority.proposition}` }]
}

function isAdverse({ status }: Authority): boolean {
  return status === 'good-adverse' || status === 'reinstated-adverse'
}

/** Asylum officers apply part 208, judges and the Board part 1208 (R2). */
function citationFor({ citation }: Authority, { cfrPart }: CaseFrame): string {
  return citation.replace(/^8 C\.F\.R\. § 1208\./, `8 C.F.R. § ${cfrPart}.`)
}

function isAllowed(authority: Authority, frame: CaseFrame): boolean {
  if (!authority.offered || !isAbout(authority, frame)) return false
  const circuit = frame.circuit?.id
  if (authority.id === 'barajas') return circuit === '9'
  if (authority.id === 'ctl') return circuit !== '9' && circuit !== '6'
  if (isAdverse(authority)) return adverseTriggers[authority.id]?.(frame) ?? false
  return authority.status === 'good'
}

function isAbout({ usedFor }: Authority, frame: CaseFrame): boolean {
  return (
    usedFor.includes('all') ||
    (usedFor.includes('asylum') && argues(frame, 'asylum')) ||
    (usedFor.includes('wor') && argues(frame, 'withholding')) ||
    (usedFor.includes('cat') && argues(frame, 'torture')) ||
    (usedFor.includes('eoir') && frame.forum !== 'uscis') ||
    (usedFor.includes('bia') && frame.forum === 'board')
  )
}

function citedBy(id: string, frame: CaseFrame): string[] {
  const tokens = writeTemplate(id, frame).matchAll(/\[\[cite:([^\]|:]+)/g)
  return [...tokens].flatMap(([, token]) => {
    const found = findAuthority(token ?? '')
    return found ? [found.id] : []
  })
}
