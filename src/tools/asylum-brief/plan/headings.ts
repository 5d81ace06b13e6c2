import type { CaseFrame } from '../case.ts'
import { groundNamed } from '../case/relief.ts'

type Heading = string | ((frame: CaseFrame) => string)

/** Headings as the brief states them; before the Board the argument's say that a contrary ruling was error. */
const headings: Readonly<Record<string, { readonly own: Heading; readonly appeal?: Heading }>> = {
  S00: { own: ({ forum }) => (forum === 'uscis' ? 'Cover letter' : 'Cover page') },
  S01: { own: 'Table of contents' },
  S02: { own: 'Table of authorities' },
  S10: { own: 'Introduction' },
  S11: { own: 'Issues presented' },
  S12: { own: 'Standard of review' },
  S13: { own: 'Summary of argument' },
  S14: { own: 'Procedural history' },
  S15: { own: 'Statement of facts' },
  S20: { own: 'The legal standard for asylum' },
  S21: {
    own: ({ timing }) =>
      timing.answeredTimely === false ? 'The late filing is excused' : 'The application was filed within one year',
    appeal: ({ timing }) =>
      timing.answeredTimely === false
        ? 'Any ruling that the late filing is not excused was error'
        : 'Any ruling that the application was untimely was error',
  },
  S22: {
    own: ({ role }) => `The ${role} is credible and the claim is corroborated`,
    appeal: ({ role }) => `Any ruling that the ${role} is not credible or lacks corroboration was error`,
  },
  S23: {
    own: ({ role }) => `The ${role} suffered past persecution`,
    appeal: ({ role }) => `Any ruling that the ${role} did not suffer past persecution was error`,
  },
  S24: { own: groundHeading, appeal: (frame) => `Any ruling that no nexus was shown was error${groundSuffix(frame)}` },
  S24r: { own: 'Race' },
  S24l: { own: 'Religion' },
  S24n: { own: 'Nationality' },
  S24p: { own: 'Political opinion' },
  S24s: { own: 'Particular social group' },
  S25: {
    own: ({ role }) => `The ${role}'s particular social group is cognizable`,
    appeal: ({ role }) => `Any ruling that the ${role}'s particular social group is not cognizable was error`,
  },
  S26: {
    own: ({ persecutor }) => protection[persecutor.type],
    appeal: ({ persecutor }) => protectionOnAppeal[persecutor.type],
  },
  S27: {
    own: ({ role }) => `The ${role} has a well-founded fear of persecution`,
    appeal: ({ role }) => `Any ruling that the ${role}'s fear is not well founded was error`,
  },
  S28: {
    own: 'Internal relocation is neither safe nor reasonable',
    appeal: 'Any ruling that internal relocation is safe and reasonable was error',
  },
  S29: { own: 'No bar applies', appeal: 'Any ruling that a bar applies was error' },
  S30: {
    own: 'In the alternative, humanitarian asylum is warranted',
    appeal: 'In the alternative, the denial of humanitarian asylum was error',
  },
  S31: {
    own: 'Asylum is merited as a matter of discretion',
    appeal: 'Any denial of asylum as a matter of discretion was error',
  },
  S32: {
    own: 'The family members qualify for derivative status',
    appeal: 'The denial of derivative status to the family members was error',
  },
  S50: {
    own: 'Removal must be withheld',
    appeal: 'The Immigration Judge erred in denying withholding of removal',
  },
  S60: {
    own: ({ role }) => `It is more likely than not that the ${role} would be tortured`,
    appeal: 'Any ruling that torture is not more likely than not was error',
  },
  S61: {
    own: 'Public officials would inflict the torture, consent to it or acquiesce in it',
    appeal: 'Any ruling that no public official would be involved was error',
  },
  S62: { own: 'The form of protection' },
  S70: { own: 'Conclusion' },
  S80: { own: 'Signature' },
  S81: { own: 'Index of exhibits' },
  S82: { own: 'Certificate of service' },
}

const protection = {
  state: 'The government is the persecutor',
  'non-state': 'The government is unable or unwilling to control the persecutors',
  mixed: 'The persecutors are agents of the government and private actors whom it does not control',
} as const

const protectionOnAppeal = {
  state: 'Any ruling that the government is not the persecutor was error',
  'non-state': 'Any ruling that the government is able and willing to control the persecutors was error',
  mixed: 'Any ruling that the government is neither the persecutor nor unable or unwilling to protect was error',
} as const

/** The heading of a section in this brief. */
export function headingOf(id: string, frame: CaseFrame): string {
  const heading = headings[id]
  if (!heading) return id
  const chosen = arguesError(frame) ? (heading.appeal ?? heading.own) : heading.own
  return typeof chosen === 'string' ? chosen : chosen(frame)
}

/** The heading over the sections of one relief; withholding is its own section and needs none. */
export function argumentHeading(part: 'asylum' | 'torture', frame: CaseFrame): string {
  if (part === 'asylum')
    return arguesError(frame)
      ? 'The Immigration Judge erred in denying asylum'
      : `The ${frame.role} is eligible for asylum`
  return arguesError(frame)
    ? 'The Immigration Judge erred in denying protection under the Convention Against Torture'
    : `The ${frame.role} is entitled to protection under the Convention Against Torture`
}

/** The respondent appeals, so every heading names an error; when the Department appealed the decision is defended. */
function arguesError({ forum, opposesAppeal }: CaseFrame): boolean {
  return forum === 'board' && !opposesAppeal
}

function groundHeading(frame: CaseFrame): string {
  return frame.grounds.length > 1 ? 'The harm is tied to protected grounds' : `The harm is${groundSuffix(frame)}`
}

function groundSuffix({ grounds }: CaseFrame): string {
  const [ground] = grounds
  if (grounds.length !== 1 || !ground) return ''
  return ground === 'social-group'
    ? ' on account of membership in a particular social group'
    : ` on account of ${groundNamed(ground).phrase}`
}
