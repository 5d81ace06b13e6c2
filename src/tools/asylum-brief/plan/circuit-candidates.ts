import { circuitAuthoritiesFor } from '#law/authorities/circuit-authorities.ts'
import type { CircuitAuthority } from '#law/authorities/circuit-authority.ts'
import type { GroupTrigger } from '../case/social-group.ts'
import type { CaseFrame } from '../case.ts'

/** The issues of each section by which authorities of the controlling circuit are found (R23). */
const issuesOf: Readonly<Record<string, readonly string[]>> = {
  S12: ['bia-review', 'standard-of-review'],
  S21: ['one-year', 'changed', 'extraordinary'],
  S22: ['credibility', 'corroboration', 'omissions', 'translation', 'demeanor'],
  S23: ['past-persecution', 'threats', 'cumulative', 'children'],
  S24: ['nexus', 'nexus-mixed'],
  S24p: ['nexus', 'nexus-mixed', 'political-opinion', 'imputed', 'anti-gang', 'whistle-blower'],
  S24l: ['nexus', 'nexus-mixed', 'religion'],
  S26: ['unable-unwilling'],
  S27: ['well-founded-fear', 'pattern-practice'],
  S28: ['relocation'],
  S60: ['cat', 'cat-aggregate'],
  S61: ['cat-acquiescence'],
}

const issuesOfTrigger: Readonly<Record<GroupTrigger, readonly string[]>> = {
  gender: ['psg-gender', 'psg-domestic'],
  family: ['psg-family'],
  'former-status': ['psg-former', 'psg-gang'],
  witness: ['psg-witness'],
}

const reliefsOf = ({ argued, forum }: CaseFrame): string[] => [
  ...argued.map((relief) => ({ asylum: 'asylum', withholding: 'wor', torture: 'cat' })[relief]),
  ...(forum === 'board' ? ['bia'] : []),
]

type Section = { readonly id: string; readonly instruction?: string | undefined }

/** At most three decisions of the controlling circuit for a section: offered beside it, never put in by software (R23). */
export function circuitCandidates(section: Section, frame: CaseFrame): CircuitAuthority[] {
  return circuitAuthoritiesFor({
    circuit: frame.circuit?.id,
    issues: issuesFor(section, frame),
    reliefs: reliefsOf(frame),
    adverse: false,
  }).slice(0, 3)
}

/** Decisions of the controlling circuit against the claim on nexus to a group, on the group, on withholding (R24). */
export function adverseCandidates({ id, instruction }: Section, frame: CaseFrame): CircuitAuthority[] {
  const name = instruction ?? id
  const issues =
    name === 'S24s'
      ? ['nexus', 'nexus-mixed']
      : name === 'S25'
        ? frame.group.triggers.flatMap((trigger) => issuesOfTrigger[trigger])
        : name === 'S50'
          ? ['nexus', 'nexus-one-central']
          : []
  return circuitAuthoritiesFor({ circuit: frame.circuit?.id, issues, reliefs: reliefsOf(frame), adverse: true })
}

function issuesFor({ id, instruction }: Section, { group }: CaseFrame): string[] {
  const name = instruction ?? id
  if (name === 'S25')
    return [
      'psg',
      ...group.triggers.flatMap((trigger) => issuesOfTrigger[trigger]),
      ...(group.recognised === 'sexual-orientation' ? ['psg-lgbt'] : []),
    ]
  return [...(issuesOf[name] ?? (name.startsWith('S24') ? (issuesOf['S24'] ?? []) : []))]
}
