import { isYes, textOf } from '#domain/questionnaire/question.ts'
import { isThroughSpouse, type NaturalizationCase } from '../case.ts'
import { arrestRecords, concernEvidence, equityEvidence } from './evidence.ts'
import { quotedPapers, tripsOfPeriod } from './period-trips.ts'
import { enclosedPapers } from './enclosed-papers.ts'
import type { ExhibitCode } from './exhibit-code.ts'
import { priorMarriagesText } from './prior-marriages.ts'

export type Exhibit = {
  /** `A`, `B`, `C`, without gaps. */
  readonly letter: string
  readonly code: ExhibitCode
  readonly text: string
  /** What the exhibit consists of, where it has parts. */
  readonly parts: readonly string[]
}

type Rule = {
  readonly code: ExhibitCode
  /** The exhibit's wording; undefined when the application does not need it. */
  readonly text: (application: NaturalizationCase) => string | undefined
  readonly parts?: (application: NaturalizationCase) => readonly string[]
}

/** The documents that go with Form N-400, in print order. Never listed by default: what USCIS does not ask for. */
const rules: readonly Rule[] = [
  { code: 'GREEN_CARD', text: greenCardText },
  {
    code: 'NAME_CHANGE',
    text: ({ answers }) =>
      when(
        isYes(answers, 'name_changed'),
        'Document that legally changed the Applicant’s name (marriage certificate, divorce decree or court order)',
      ),
  },
  { code: 'SPOUSE_USC', text: spouseCitizenshipText },
  { code: 'MARRIAGE_CERT', text: (application) => when(isThroughSpouse(application), 'Current marriage certificate') },
  { code: 'PRIOR_MARRIAGES', text: priorMarriagesText },
  {
    code: 'JOINT_EVIDENCE',
    text: ({ basis }) =>
      when(
        basis === '319(a)',
        'Documents naming both the Applicant and the spouse (tax returns, bank accounts, leases, mortgages, or birth certificates of children)',
      ),
  },
  {
    code: 'IRS_3Y',
    text: ({ basis }) =>
      when(
        basis === '319(a)',
        'IRS tax return transcripts, or IRS-certified copies of the income tax forms filed by both spouses, for the last three years',
      ),
  },
  {
    code: 'STATIONED_ABROAD',
    text: ({ basis }) =>
      when(
        basis === '319(b)',
        'Evidence of the U.S. citizen spouse’s qualifying employment and assignment abroad (official orders or employer’s letter)',
      ),
  },
  {
    code: 'INTENT_STATEMENT',
    text: ({ basis }) =>
      when(basis === '319(b)', 'Statement of intent required by 8 C.F.R. § 319.11(a), or DD Form 1278 in its place'),
  },
  {
    code: 'DISCHARGE',
    text: ({ service }) =>
      when(
        service === 'past',
        'DD Form 214, NGB Form 22 or other official discharge document for each period of service, showing type of separation and character of service',
      ),
  },
  {
    code: 'SUPPORT_ORDER',
    text: ({ answers }) =>
      when(isYes(answers, 'is_paying_child_support'), 'Court or government order to provide financial support'),
  },
  {
    code: 'SUPPORT_PROOF',
    text: ({ answers }) =>
      when(
        isYes(answers, 'is_paying_child_support'),
        'Evidence of compliance with the order (canceled checks or money order receipts, court or agency payment printout, evidence of wage garnishment, or a notarized letter from the parent or guardian caring for the child)',
      ),
  },
  {
    code: 'ARREST_RECORDS',
    text: ({ answers }) =>
      when(
        isYes(answers, 'has_past_arrests'),
        'Certified records for every arrest, citation, detention or charge, anywhere in the world, including as applicable:',
      ),
    parts: arrestRecords,
  },
  { code: 'LEGAL_CONCERNS', text: legalConcernsText, parts: concernEvidence },
  {
    code: 'TRAVEL',
    text: (application) =>
      when(
        tripsOfPeriod(application).trips.length > 0,
        `Record of the Applicant’s trips outside the United States (list of trips, with copies of passport stamps)${placedNowhereElse(application).length > 0 ? ', and:' : ''}`,
      ),
    parts: placedNowhereElse,
  },
  {
    code: 'POSITIVE_EQUITIES',
    text: (application) =>
      when(
        equityEvidence(application).length > 0,
        'Evidence of the Applicant’s positive contributions and standing in the community:',
      ),
    parts: equityEvidence,
  },
  {
    code: 'PHOTOS',
    text: ({ residesAbroad }) =>
      when(
        residesAbroad,
        'Two identical color passport-style photographs, with the Applicant’s name and A-Number lightly written on the back of each',
      ),
  },
]

/** A paper that the letter quotes for a long trip and that an exhibit before has already is enclosed there, once. */
function placedNowhereElse(application: NaturalizationCase): string[] {
  const before = rules.slice(
    0,
    rules.findIndex(({ code }) => code === 'TRAVEL'),
  )
  const placed = new Set(
    before.flatMap(({ code, text }) => (text(application) === undefined ? [] : enclosedPapers(application, code))),
  )
  return quotedPapers(application).filter((title) => !placed.has(title))
}

/** The exhibits of one application, lettered from A. */
export function listExhibits(application: NaturalizationCase): Exhibit[] {
  return rules
    .flatMap(({ code, text, parts }) => {
      const wording = text(application)
      return wording === undefined ? [] : [withPapers(code, wording, parts?.(application) ?? [], application)]
    })
    .map((exhibit, index) => ({ letter: String.fromCodePoint(65 + index), ...exhibit }))
}

/** The papers at hand stand under the exhibit that asks for them. */
function withPapers(code: ExhibitCode, text: string, parts: readonly string[], application: NaturalizationCase) {
  const papers = enclosedPapers(application, code).filter((title) => !parts.includes(title))
  if (papers.length === 0) return { code, text, parts }
  const isOpen = text.endsWith(':')
  return { code, text: isOpen ? text : `${text}, including:`, parts: [...parts, ...papers] }
}

function when(condition: boolean, text: string): string | undefined {
  return condition ? text : undefined
}

function greenCardText({ residentSince, answers }: NaturalizationCase): string | undefined {
  if (!residentSince) return undefined
  return textOf(answers, 'green_card') === 'lost'
    ? 'Copy of Form I-90 receipt notice (replacement of Permanent Resident Card)'
    : 'Copy of Permanent Resident Card (Form I-551), front and back'
}

function spouseCitizenshipText({ basis }: NaturalizationCase): string | undefined {
  const isCitizen = {
    '319(a)': 'has been a U.S. citizen for at least the last three years',
    '319(b)': 'is a U.S. citizen',
  }
  if (basis !== '319(a)' && basis !== '319(b)') return undefined
  return `Evidence that the Applicant’s spouse ${isCitizen[basis]} (U.S. birth certificate, Certificate of Naturalization, Certificate of Citizenship, biographical and signature pages of U.S. passport, or Form FS-240)`
}

function legalConcernsText(application: NaturalizationCase): string | undefined {
  if (!isYes(application.answers, 'has_legal_concerns')) return undefined
  const statement =
    'The Applicant’s written statement and supporting documents addressing the matter(s) disclosed in Part 9 and Part 14 of Form N-400'
  return concernEvidence(application).length > 0 ? `${statement}, including:` : statement
}
