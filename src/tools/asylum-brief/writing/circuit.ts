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
export function circuitLaw(pen: Pen, section: string): string {
  const found = circuitCandidates({ id: section }, pen.frame).find(
    (one) =>
      one.grade !== 'C' &&
      isOn(one, section) &&
      one.issues.every((issue) => kinds[issue]?.(pen.frame) ?? true) &&
      !pen.quoted.has(`law ${one.id}`),
  )
  if (found === undefined) return ''
  pen.quoted.add(`law ${found.id}`)
  return `${escapeText(curlyQuotes(found.proposition.replace(/\.$/u, '')))}. ${cite(found.id)}.`
}

/** Its first issue, which is what it stands for, is this section's. */
function isOn({ issues: [first = ''] }: CircuitAuthority, section: string): boolean {
  const own: Readonly<Record<string, RegExp>> = {
    S21: /^(?:one-year|changed|extraordinary)$/,
    S22: /^(?:credibility|corroboration|omissions|translation|demeanor)$/,
    S23: /^(?:past-persecution|threats|cumulative)$/,
    S24: /^(?:nexus\S*|political-opinion|imputed|religion)$/,
    S25: /^psg\S*$/,
    S26: /^unable-unwilling$/,
    S27: /^(?:well-founded-fear|pattern-practice)$/,
    S28: /^relocation$/,
    S60: /^cat\S*$/,
    S61: /^cat-acquiescence$/,
  }
  return own[section.slice(0, 3)]?.test(first) ?? false
}

/** What the case must have for a decision on it to be named. */
const kinds: Readonly<Record<string, (frame: CaseFrame) => boolean>> = {
  'psg-family': ({ group }) => group.triggers.includes('family'),
  'psg-gender': ({ group }) => group.triggers.includes('gender') && group.recognised !== 'sexual-orientation',
  // A decision on women who cannot leave a relationship is named beside such a group alone.
  'psg-domestic': ({ group }) =>
    group.triggers.includes('gender') &&
    group.recognised !== 'sexual-orientation' &&
    /\b(?:relationships?|partners?|domestic|leave (?:their|his|the)|property)\b/iu.test(group.verbatim ?? ''),
  'psg-former': ({ group }) => group.triggers.includes('former-status'),
  'psg-gang': ({ group }) => group.triggers.includes('former-status'),
  'psg-witness': ({ group }) => group.triggers.includes('witness'),
  'psg-lgbt': ({ group }) => group.recognised === 'sexual-orientation',
  'psg-landowner': () => false,
  // R22 prints the rule of the circuit itself.
  'nexus-one-central': () => false,
  religion: ({ grounds }) => grounds.includes('religion'),
  'political-opinion': ({ grounds }) => grounds.includes('political-opinion'),
  imputed: ({ grounds }) => grounds.includes('political-opinion'),
  'anti-gang': ({ grounds, persecutor }) => grounds.includes('political-opinion') && persecutor.type !== 'state',
  'whistle-blower': () => false,
  children: () => false,
  withholding: ({ argued }) => argued.includes('withholding'),
  'unable-unwilling': ({ persecutor }) => persecutor.type !== 'state',
}
