import { curlyQuotes } from '#domain/prose/house-style.ts'
import { cite, escapeText } from '#domain/section-content/write.ts'
import type { CircuitAuthority } from '#law/authorities/circuit-authority.ts'
import { type CaseFrame } from '../case.ts'
import { circuitCandidates } from '../plan/circuit-candidates.ts'
import type { Pen } from './pen.ts'

/**
 * A decision of the controlling circuit for a section, in the words of the list and with its cite; each once in a brief.
 * Only one that the list offers with a source better than a bare list, and only where everything that the decision is about
 * (a family, a faith, a child) is in this case too. Empty where there is none.
 */
export function circuitLaw(pen: Pen, section: string, ...issues: readonly string[]): string {
  const found = circuitCandidates(
    { id: section, instruction: issues.length > 0 ? section : undefined },
    pen.frame,
  ).find(
    (one) =>
      one.grade !== 'C' &&
      (issues.length === 0 || one.issues.some((issue) => issues.includes(issue))) &&
      fits(one, pen.frame) &&
      !pen.quoted.has(`law ${one.id}`),
  )
  if (found === undefined) return ''
  pen.quoted.add(`law ${found.id}`)
  return `${escapeText(curlyQuotes(found.proposition.replace(/\.$/u, '')))}. ${cite(found.id)}.`
}

/** What the case must have for a decision on it to be named. */
const kinds: Readonly<Record<string, (frame: CaseFrame) => boolean>> = {
  'psg-family': ({ group }) => group.triggers.includes('family'),
  'psg-gender': ({ group }) => group.triggers.includes('gender') && group.recognised !== 'sexual-orientation',
  'psg-domestic': ({ group }) => group.triggers.includes('gender') && group.recognised !== 'sexual-orientation',
  'psg-former': ({ group }) => group.triggers.includes('former-status'),
  'psg-gang': ({ group }) => group.triggers.includes('former-status'),
  'psg-witness': ({ group }) => group.triggers.includes('witness'),
  'psg-lgbt': ({ group }) => group.recognised === 'sexual-orientation',
  'psg-landowner': () => false,
  religion: ({ grounds }) => grounds.includes('religion'),
  'political-opinion': ({ grounds }) => grounds.includes('political-opinion'),
  imputed: ({ grounds }) => grounds.includes('political-opinion'),
  'anti-gang': ({ grounds, persecutor }) => grounds.includes('political-opinion') && persecutor.type !== 'state',
  'whistle-blower': () => false,
  children: () => false,
  withholding: ({ argued }) => argued.includes('withholding'),
  'unable-unwilling': ({ persecutor }) => persecutor.type !== 'state',
}

const fits = ({ issues }: CircuitAuthority, frame: CaseFrame): boolean =>
  issues.every((issue) => kinds[issue]?.(frame) ?? true)
