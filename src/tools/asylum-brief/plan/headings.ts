import { curlyQuotes } from '#domain/prose/house-style.ts'
import { listInWords } from '#domain/prose/words.ts'
import { countryInSentence } from '#law/countries.ts'
import type { CaseFrame } from '../case.ts'
import { exceptionOf } from '../case/late-filing.ts'
import { shortWhoPhrase } from '../case/who.ts'
import { pointHeading } from './point-headings.ts'
import { groundNamed } from '../case/relief.ts'
import { rulingWords } from '../case/rulings.ts'

type Heading = string | ((frame: CaseFrame) => string)

/** Headings as the brief states them: what is argued, not what it is about. */
const headings: Readonly<Record<string, Heading>> = {
  S00: ({ forum }) => (forum === 'uscis' ? 'Cover letter' : 'Cover page'),
  S01: 'Table of contents',
  S02: 'Table of authorities',
  S10: 'Introduction',
  S11: 'Issues presented',
  S12: 'Standard of review',
  S13: 'Summary of argument',
  S14: 'Procedural history',
  S15: 'Statement of facts',
  S20: 'The legal standard for asylum',
  S21: deadlineHeading,
  // How many of the papers bear the account out, the section itself counts.
  S22: ({ role, input }) =>
    (input.caseMap?.exhibits.length ?? 0) > 1
      ? `The ${role} is credible, and the record bears the account out`
      : `The ${role} is credible and the claim is corroborated`,
  S23: ({ role }) => `What was done to the ${role}, taken together, is persecution`,
  S24: groundHeading,
  S24r: 'The harm was on account of race',
  S24l: 'The harm was on account of religion',
  S24n: 'The harm was on account of nationality',
  S24p: 'The harm was on account of political opinion, held or imputed',
  S24s: (frame) => `The harm was on account of membership in a particular social group${groupWords(frame)}`,
  S25: (frame) =>
    groupWords(frame) === ''
      ? 'The particular social group is immutable, particular and socially distinct'
      : `The group${groupWords(frame)} is immutable, particular and socially distinct`,
  S26: protectionHeading,
  S27: (frame) => `The ${frame.role} has a well-founded fear of persecution in ${countryWords(frame)}`,
  S28: (frame) =>
    frame.relocationBurden === 'government'
      ? `Relocation within ${countryWords(frame)} is presumed unreasonable, and nothing rebuts that`
      : `Relocation within ${countryWords(frame)} is neither safe nor reasonable`,
  S29: 'No bar applies',
  S30: 'In the alternative, humanitarian asylum is warranted',
  S31: ({ role }) => `Discretion should be exercised in the ${role}’s favor`,
  S32: ({ family }) =>
    family.members.length > 0
      ? `Asylum should extend to ${listInWords(family.members.map(({ name }) => name))}`
      : 'The family members qualify for derivative status',
  S50: (frame) => `Removal to ${countryWords(frame)} must be withheld`,
  S60: (frame) => `Torture in ${countryWords(frame)} is more likely than not`,
  S61: ({ persecutor }) => officials[persecutor.type],
  S62: 'The form of protection',
  S70: 'Conclusion',
  S80: 'Signature',
  S81: 'Index of exhibits',
  S82: 'Certificate of service',
}

/** `(lesbian women in Uganda)`, where the wording is short enough for a heading. */
function groupWords({ group }: CaseFrame): string {
  const words = curlyQuotes(group.verbatim?.trim().replace(/[.;,]$/, '') ?? '')
  const count = words.split(/\s+/).length
  return words === '' || count > 10 || words.includes('(')
    ? ''
    : ` (${words.charAt(0).toLowerCase() === words.charAt(0) ? words : plainFirst(words)})`
}

/** The first letter small, unless a name begins. */
const plainFirst = (words: string): string =>
  /^(?:Women|Men|Members?|Persons?|People|Former|Immediate|Young|Married|Lesbian|Gay|Bisexual|Transgender|Family|Relatives|Witnesses|Journalists|Children|Girls|Boys|Teachers|Owners|Victims|Sons|Daughters)\b/u.test(
    words,
  )
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words

/** Who the persecutor is, by name where the answer gives a short phrase. */
function protectionHeading(frame: CaseFrame): string {
  const phrase = shortWhoPhrase(frame)?.replace(/^(?:her|his|my) /u, `the ${frame.role}’s `)
  const isShort = phrase !== undefined && phrase.split(/\s+/).length <= 9 && !/[();]/.test(phrase)
  if (!isShort || phrase === undefined || frame.persecutor.type === 'mixed') return protection[frame.persecutor.type]
  return frame.persecutor.type === 'state'
    ? `The persecutor is the government: ${phrase}`
    : `The government is unable or unwilling to control ${phrase}`
}

const protection = {
  state: 'The persecutor is the government',
  'non-state': 'The government is unable or unwilling to control the persecutors',
  mixed: 'Some of the persecutors hold public office, and the government does not control the others',
} as const

const officials = {
  state: 'Public officials would inflict the torture',
  'non-state': 'Public officials would consent to the torture or acquiesce in it',
  mixed: 'Public officials would take part in the torture, consent to it or acquiesce in it',
} as const

function deadlineHeading(frame: CaseFrame): string {
  if (frame.timing.answeredTimely !== false) return 'The application was filed within one year'
  const exception = exceptionOf(frame)
  return exception === undefined ? 'The late filing is excused' : `The late filing is excused by ${exception}`
}

const countryWords = ({ country }: CaseFrame): string =>
  country === undefined ? 'the country of feared return' : countryInSentence(country)

/** The heading of a section in this brief; before the Board it names an error only where a ruling was made. */
export function headingOf(id: string, frame: CaseFrame): string {
  const heading = headings[id]
  if (heading === undefined) return id
  const made = arguesError(frame) ? (frame.rulings?.made ?? []) : []
  const ruling = made.find((one) => rulingWords[one].sections.includes(id))
  if (ruling) return `The Immigration Judge erred in ruling ${rulingWords[ruling].ruled}`
  return pointHeading(id, frame) ?? (typeof heading === 'string' ? heading : heading(frame))
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

function groundSuffix(frame: CaseFrame): string {
  const { grounds } = frame
  const [ground] = grounds
  if (grounds.length !== 1 || !ground) return ''
  return ground === 'social-group'
    ? ` on account of membership in a particular social group${groupWords(frame)}`
    : ` on account of ${groundNamed(ground).phrase}`
}
